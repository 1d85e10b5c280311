import ArgumentParser
import Platform
import TokenModel

/// How findings are printed: for tools a line for each, for people on a terminal a block.
struct FindingStyle {
  /// The columns of the terminal; nil for lines.
  var columns: Int?
  var hasColor: Bool
  /// Whether blocks have samples in 24-bit colors.
  var hasSamples: Bool
  /// Whether blocks show chains of references, all checks and source lines.
  var isVerbose = false
  /// Whether many warnings are counted by their rule, and not shown.
  var isFolded = false
  /// The project as the user wrote it, for commands that blocks name.
  var project = "."
  /// The project as a word of a shell; nil if it is in the working directory.
  var projectWord: String? { project == "." ? nil : printable(project).shellWord() }
  /// The pages that rules link on terminals with 24-bit colors; others may print links as text.
  var rulePages: RulePages?

  /// The style of standard error.
  init() {
    let output = FileDescriptor.standardError
    (columns, hasColor, hasSamples) = (output.readColumns, output.showsColor, output.showsTrueColor)
  }

  /// The last line of a run: the numbers of errors and warnings, on a terminal with the rules of the
  /// warnings. Nil without findings.
  func counts(of findings: [Diagnostic]) -> String? {
    let warnings = findings.filter { $0.severity == .warning }
    let all = [(findings.count - warnings.count, "error"), (warnings.count, "warning")]
    let counts = all.filter { $0.0 > 0 }.map { counted($0.0, noun: $0.1) }
    guard columns != nil, !warnings.isEmpty else {
      return counts.isEmpty ? nil : counts.joined(separator: columns == nil ? ", " : " · ")
    }
    let groups = warnings.map(\.rule.rawValue).grouped(by: \.self).sorted { $0.count > $1.count }
    let rules = groups.map { "\($0.count) \($0[0])" }.shortList()
    let isFolded = isFolded && FoldedFindings(forTerminal: findings).shown.count < findings.count
    return counts.joined(separator: " · ") + " (\(rules)\(isFolded ? "; --all shows them" : ""))"
  }
}

extension [Diagnostic] {
  var errors: [Diagnostic] { filter { $0.severity == .error } }

  /// Prints the numbers of errors and warnings on standard error, if there are any. Every run that reads
  /// a project ends with this line.
  func sayCounts(in style: FindingStyle = FindingStyle()) {
    guard let counts = style.counts(of: self) else { return }
    say((counts + "\n").wrapped(for: .standardError))
  }

  /// Ends a run that read a project.
  ///
  /// - Throws: Exit code 1 if there are errors.
  func endRun(in style: FindingStyle = FindingStyle()) throws {
    sayCounts(in: style)
    if contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}
