import Platform
import TokenCompiler
import TokenOutputs

/// The renderings of the one result model.
enum AuditFormat: String, CaseIterable, OptionWord {
  case text, json, markdown, html, sarif, junit, gitlab, github

  /// The audit in this format.
  ///
  /// - Parameter folder: Written in front of every path; empty, or ending in `/`.
  func render(_ compilation: Compilation, folder: String, toTerminal: Bool) -> [UInt8] {
    switch self {
    case .text: Array(auditText(compilation, showsSwatches: toTerminal && showsTrueColor).utf8)
    case .json: auditJSON(compilation)
    case .markdown: Array(auditMarkdown(compilation, for: .comment()).utf8)
    case .html: auditHTML(compilation)
    case .sarif: auditSARIF(compilation, folder: folder)
    case .junit: auditJUnit(compilation, folder: folder)
    case .gitlab: auditGitLab(compilation, folder: folder)
    case .github: auditGitHub(compilation, folder: folder)
    }
  }

  /// Whether the terminal says that it shows all colors, and nobody asked for none.
  private var showsTrueColor: Bool {
    let depth = environment("COLORTERM") ?? ""
    return isTerminal(standardOutput) && (depth == "truecolor" || depth == "24bit")
      && environment("NO_COLOR")?.isEmpty ?? true
  }
}
