import Platform
import TokenCompiler
import TokenOutputs

/// The output formats of an audit.
enum AuditFormat: String, CaseIterable, OptionWord {
  case text, json, markdown, html, sarif, junit, gitlab, github

  /// Renders the audit in this format.
  ///
  /// - Parameters:
  ///   - folder: A prefix for every path: empty, or with a trailing `/`.
  ///   - showsCoverage: Whether the text has the coverage of every color.
  func render(
    _ compilation: Compilation, folder: String, toTerminal: Bool, showsCoverage: Bool
  ) -> [UInt8] {
    switch self {
    case .text:
      Array(
        auditText(
          compilation, showsSwatches: toTerminal && showsTrueColor, showsCoverage: showsCoverage
        ).utf8)
    case .json: auditJSON(compilation)
    case .markdown: Array(auditMarkdown(compilation, for: .comment()).utf8)
    case .html: auditHTML(compilation)
    case .sarif: auditSARIF(compilation, folder: folder)
    case .junit: auditJUnit(compilation, folder: folder)
    case .gitlab: auditGitLab(compilation, folder: folder)
    case .github: auditGitHub(compilation, folder: folder)
    }
  }

  /// Whether the terminal supports true color and NO_COLOR is not set.
  private var showsTrueColor: Bool {
    let depth = environment("COLORTERM") ?? ""
    return isTerminal(standardOutput) && (depth == "truecolor" || depth == "24bit")
      && environment("NO_COLOR")?.isEmpty ?? true
  }
}
