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
    (path, syntax) = (file.document.path, file.document.syntax)
    (dialect, reason, brokenRule) = (file.dialect, file.reason, file.brokenRule)
  }

  /// The reason, and the syntax if it is not JSON.
  package var explanation: String {
    reason + (syntax.map { "; read as \($0.rawValue)" } ?? "")
      + (brokenRule.map { "; rewritten because of [\($0.rawValue)]" } ?? "")
  }
}
