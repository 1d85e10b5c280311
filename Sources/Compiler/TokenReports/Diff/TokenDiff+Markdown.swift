extension TokenDiff {
  /// The difference in GitHub's Markdown, for a comment on a pull request: the verdict and what to fix
  /// first, long lists folded.
  package var markdown: String {
    let failures = failures
    return "## Design tokens: \(verdict.prefix(1).lowercased() + verdict.dropFirst().dropLast())\n"
      + (isEmpty ? "" : "\n\(markdownText(advice.sentence))\n")
      + notes.map { "\n> Warning: \(markdownText($0)).\n" }.joined()
      + (failures.isEmpty ? "" : "\n### What to fix: \(failures.count)\n")
      + failures.prefix(Self.shownFailures).map(\.markdown).joined()
      + (failures.contains { $0.cause?.remedy?.edits.isEmpty == false }
        ? "\n\(Remedy.fixHint)\n" : "") + sections().map(\.markdown).joined()
  }
}

/// Lists with more rows than this are folded.
private let shortList = 10

extension ReportTable {
  fileprivate var markdown: String {
    let table = MarkdownTable(columns: columns, rows: rows.map { $0.map(\.markdown) }).text
    guard rows.count > shortList else { return "\n### \(title): \(count)\n\n\(table)" }
    return "\n<details><summary>\(title): \(count)</summary>\n\n\(table)\n</details>\n"
  }
}

extension DiffFailure {
  /// What to change, for which checks; folded, the lines to change and waivers to copy.
  fileprivate var markdown: String {
    let advice = cause?.remedy?.markdown ?? markdownText(reason)
    let checks = groups.map { group in
      let change = group.changes[0]
      return markdownText("\(group.place): \(group.name), \(change.ratios), \(change.needs)")
    }
    let edit = cause?.remedy.map { remedy in
      "  \(remedy.place.markdown)\n\n"
        + fenced("- \(remedy.lines.old)\n+ \(remedy.lines.new)", "diff")
    }
    let waivers = waivers.map { title, texts in
      "  \(title.markdown)\n\n" + fenced(texts.joined(separator: ",\n"), "json")
    }
    let blocks = ([edit].compactMap(\.self) + waivers).joined(separator: "\n")
    return "\n- **\(advice.capitalizedOnce)**\n"
      + (checks + [because?.markdown].compactMap(\.self)).map { "  - \($0)\n" }.joined()
      + (blocks.isEmpty
        ? ""
        : "\n  <details><summary>The lines to change, or a waiver to copy</summary>\n\n\(blocks)\n  </details>\n")
  }

  /// Lines as a block of code in a list.
  private func fenced(_ text: String, _ language: String) -> String {
    let lines = text.parts(at: "\n", keepingEmpty: true).map { "  \(printable(String($0)))\n" }
    return "  ```\(language)\n\(lines.joined())  ```\n"
  }
}
