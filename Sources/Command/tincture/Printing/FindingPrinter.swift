import Platform
import TokenChecks

/// Prints findings on standard error: lines as compilers do, or on a terminal blocks, errors last.
struct FindingPrinter {
  private let root: FilePath
  private let style: FindingStyle
  private let audit: Audit
  /// What the tokens that remedies change were, by path.
  private let notes: [String: String]
  /// The texts of files, by path in the project.
  private let texts: [String: [UInt8]]

  init(
    root: FilePath, files: [SourceFile], style: FindingStyle = FindingStyle(),
    audit: Audit = Audit(), notes: [String: String] = [:]
  ) {
    (self.root, self.style, self.audit, self.notes) = (root, style, audit, notes)
    texts = Dictionary(files.map { ($0.path, $0.text) }) { $1 }
  }

  func print(_ findings: [Diagnostic]) {
    print(style.isFolded ? FoldedFindings(forTerminal: findings) : FoldedFindings(all: findings))
  }

  func print(_ findings: FoldedFindings) { say(text(of: findings)) }

  func text(of findings: FoldedFindings) -> String {
    let all = findings.shown
    let errors = style.columns == nil ? [] : all.filter { $0.finding.severity == .error }
    let others = errors.isEmpty ? all : all.filter { $0.finding.severity == .warning }
    let checks = style.columns == nil ? [:] : failures
    var tables: [String: LineTable] = [:]
    func line(_ place: Place) -> String? {
      guard let text = texts[place.file] else { return nil }
      if tables[place.file] == nil { tables[place.file] = LineTable(text) }
      return tables[place.file]?.text(ofLine: place.line)
    }
    return (others + errors).map { finding, more in
      let note = "note: \(more) more like this; --output FILE writes all findings to a file\n"
      let end = more == 0 ? "" : note.wrapped(for: .standardError)
      guard let columns = style.columns else { return finding.text(folder: root.prefix) + end }
      var block = TerminalFinding(
        finding: finding, columns: min(columns, 100), style: style, line: line, folder: root.prefix)
      if finding.rule == .lowContrast {
        let failing = finding.subject.results.compactMap { checks[$0] }
        block.checks = failing.map(\.result).sorted { $0.share < $1.share }
        block.cause = failing.first?.cause
        block.note = block.cause?.remedy.flatMap { notes[$0.token] }
      }
      return block.lines.map { $0 + "\n" }.joined() + "\n" + end
    }.joined()
  }

  /// The failing checks with their causes, by their keys.
  private var failures: [String: (result: ContrastResult, cause: ContrastCause?)] {
    let causes = Dictionary(
      firsts: audit.causes.flatMap { cause in cause.results.map { ($0, cause) } })
    let failing = audit.results.enumerated().filter { $1.outcome == .fail }
    return Dictionary(firsts: failing.map { ($1.key, ($1, causes[$0])) })
  }
}

extension ContrastResult {
  /// The share of the required ratio that it reaches.
  fileprivate var share: Double { (ratio ?? 1) / (required ?? 1) }
}
