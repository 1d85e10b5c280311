import TokenJSON
import TokenModel

/// A file that `convert` can read, for its report.
package struct RecognizedFile: Sendable {
  package var path: String
  package var dialect: Dialect
  /// Why it has this dialect.
  package var reason: String
  /// What it is written in; nil for JSON.
  package var syntax: TranslatedJSON.Syntax?
  /// The rule for which a file of DTCG 2025.10 is rewritten; nil if it is copied.
  var brokenRule: Rule?

  init(_ file: ForeignFile) {
    path = file.document.path
    dialect = file.dialect
    reason = file.reason
    syntax = file.document.syntax
    brokenRule = file.brokenRule
  }

  /// The reason, and the syntax if it is not JSON.
  package var explanation: String {
    reason + (syntax.map { "; read as \($0.rawValue)" } ?? "")
      + (brokenRule.map { "; rewritten because of [\($0.rawValue)]" } ?? "")
  }

  /// Whether another file is in the same folder, with the same dialect for the same reason.
  func isAlike(_ other: RecognizedFile) -> Bool {
    dialect == other.dialect && explanation == other.explanation
      && folder == other.folder
  }

  private var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
}
