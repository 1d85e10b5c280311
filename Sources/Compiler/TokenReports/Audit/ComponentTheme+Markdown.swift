extension ComponentTheme {
  /// The component's page: every token of every variant, and the required contrast.
  func page(_ tokens: ResolvedTokens, in folder: String, projectFile: String?) -> GeneratedFile {
    var inputs = Digest()
    inputs.combine(contract.document.json.text)
    var sources: Set<String> = [contract.document.path]
    var text = "\n# \(heading(contract.component))\n"
    if let pattern = contract.pattern ?? contract.partialPattern {
      text += "\nTokens: \(code(pattern.text)), where `*` is the role.\n"
    }
    text += "\n" + table(variants, contract: contract, tokens: tokens)
    for path in variants.flatMap(\.tokens).compactMap(\.path) {
      for declaration in tokens.themes(of: path).compactMap({ tokens.declaration(path, in: $0) }) {
        sources.insert(tokens.set.document(of: declaration).path)
      }
    }
    text += "\n" + requirements(of: results)
    inputs.combine(text)
    return CommentSeal.markdown.file(
      "\(folder)/\(contract.fileName).md", project: projectFile, sources: sources.sorted(),
      inputs: inputs, pieces: [Array(text.utf8)])
  }
}

private func table(
  _ variants: [VariantTokens], contract: Contract, tokens: ResolvedTokens
) -> String {
  let roles = contract.roles.map(\.name)
  let rows = variants.map { variant in
    let cells = roles.map { role -> String in
      guard let path = variant.path(of: role) else { return "–" }
      let axes = tokens.support(of: path).union(variant.fixed)
      let themes = tokens.themes.themes(like: variant.theme, on: variant.fixed, over: axes)
      return tokens.texts(of: path, in: themes, over: axes)
    }
    let label = variant.variant.label
    return [markdownText(label.isEmpty ? "all" : label)] + cells.map(colorText)
  }
  // The head is written here, because the name of a role may end in a colon.
  let columns = ["variant"] + roles.map(markdownText)
  return "| \(columns.joined(separator: " | ")) |\n|\(columns.map { _ in "---|" }.joined())\n"
    + MarkdownTable(columns: columns, rows: rows).lines.joined()
}

/// A text with its colors as code, which GitHub shows with a sample in comments.
private func colorText(_ text: String) -> String {
  markdownText(text).split(separator: " ", omittingEmptySubsequences: false).map { word in
    let color = word.hasSuffix(",") ? word.dropLast() : word
    guard color.hasPrefix("#") else { return String(word) }
    return code(String(color)) + word.dropFirst(color.count)
  }.joined(separator: " ")
}

/// The outcomes of each pair, its lowest ratio, and the required one.
private func requirements(of results: ArraySlice<ContrastResult>) -> String {
  guard !results.isEmpty else { return "This component has no audited pairs.\n" }
  let rows = results.grouped { [$0.pairName, $0.requirement] }.map { checks in
    let lowest = checks.min { $0.ratio ?? .infinity < $1.ratio ?? .infinity } ?? checks[0]
    return [
      markdownText(lowest.pairName), markdownText(lowest.requirement), checks.outcomes,
      lowest.ratio.map { shown($0) } ?? "–", markdownText(lowest.title),
    ]
  }
  return MarkdownTable(columns: ["pair", "duty", "outcome", "lowest:", "where"], rows: rows).text
}
