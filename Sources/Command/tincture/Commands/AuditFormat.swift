import Platform
import TokenOutputs
import TokenReports

/// The output formats of an audit.
enum AuditFormat: String, CaseIterable, OptionWord {
  case text, json, markdown, html, sarif, junit, gitlab, github

  /// What some formats show in addition to the results.
  struct Extras {
    /// Whether the text has the coverage of every color.
    var coverage = false
    /// Whether the text has the pairs that pass or are exempt.
    var passes = false
    /// Whether SARIF has the waived pairs, as suppressed results.
    var suppressions = false
  }

  /// Renders the audit in this format.
  ///
  /// - Parameter folder: A prefix for every path: empty, or with a trailing `/`.
  func render(
    _ compilation: Compilation, folder: String, toTerminal: Bool, extras: Extras
  ) -> [UInt8] {
    switch self {
    case .text:
      Array(
        compilation.auditText(
          showsSwatches: toTerminal && FileDescriptor.standardOutput.showsTrueColor,
          showsCoverage: extras.coverage,
          showsAll: extras.passes
        ).utf8)
    case .json: compilation.auditJSON
    case .markdown: Array(compilation.auditMarkdown(for: .comment()).utf8)
    case .html: compilation.auditHTML
    case .sarif:
      compilation.auditSARIF(folder: folder, keepsSuppressed: extras.suppressions)
    case .junit: compilation.auditJUnit(folder: folder)
    case .gitlab: compilation.auditGitLab(folder: folder)
    case .github: compilation.auditGitHub(folder: folder)
    }
  }
}
