import TokenChecks
import TokenJSON
import TokenModel
import TokenOutputs
import TokenThemes
import Writers

/// A page for each component: every token of every variant, and the required contrast.
func componentMarkdown(
  _ tokens: ResolvedTokens, components: [ComponentTheme], in folder: String, projectFile: String?
) -> [GeneratedFile] {
  components.map { component in
    var inputs = Digest()
    inputs.combine(component.contract.document.json.text)
    var sources: Set<String> = [component.contract.document.path]
    var text = "\n# \(heading(component.contract.component))\n"
    if let pattern = component.contract.pattern ?? component.contract.partialPattern {
      text += "\nTokens: \(code(pattern.text)), where `*` is the role.\n"
    }
    text += "\n" + table(component.variants, contract: component.contract, tokens: tokens)
    for path in component.variants.flatMap(\.tokens).compactMap(\.path) {
      for declaration in tokens.themes(of: path).compactMap({ tokens.declaration(path, in: $0) }) {
        sources.insert(tokens.set.document(of: declaration).path)
      }
    }
    text += "\n" + requirements(of: component)
    inputs.combine(text)
    return CommentSeal.markdown.file(
      "\(folder)/\(component.contract.fileName).md", project: projectFile,
      sources: sources.sorted(), inputs: inputs, body: Array(text.utf8))
  }
}

private func table(
  _ variants: [VariantTokens], contract: Contract, tokens: ResolvedTokens
) -> String {
  let roles = contract.roles.map(\.name)
  var text = "| variant | \(roles.map(markdownText).joined(separator: " | ")) |\n"
  text += "|---|\(roles.map { _ in "---|" }.joined())\n"
  for variant in variants {
    let cells = roles.map { role -> String in
      guard let path = variant.path(of: role) else { return "–" }
      let axes = tokens.support(of: path).union(variant.fixed)
      let themes = tokens.themes.themes(like: variant.theme, on: variant.fixed, over: axes)
      return tokens.texts(of: path, in: themes, over: axes)
    }
    let label = variant.variant.label
    text +=
      "| \(markdownText(label.isEmpty ? "all" : label)) | \(cells.map(colorText).joined(separator: " | ")) |\n"
  }
  return text
}

/// A text with its colors as code, which GitHub shows with a sample in comments.
private func colorText(_ text: String) -> String {
  markdownText(text).split(separator: " ", omittingEmptySubsequences: false).map { word in
    let color = word.hasSuffix(",") ? word.dropLast() : word
    guard color.hasPrefix("#") else { return String(word) }
    return code(String(color)) + word.dropFirst(color.count)
  }
  .joined(separator: " ")
}

/// The outcomes of each pair, its lowest ratio, and the required one.
private func requirements(of component: ComponentTheme) -> String {
  let results = component.results
  var lowest: [Int] = []
  var counts: [[Outcome: Int]] = []
  var numbers: [[String]: Int] = [:]
  for index in results.indices {
    let pair = [results[index].pairName, results[index].requirement]
    guard let number = numbers[pair] else {
      numbers[pair] = lowest.count
      lowest.append(index)
      counts.append([results[index].outcome: 1])
      continue
    }
    counts[number][results[index].outcome, default: 0] += 1
    if results[index].ratio ?? 0 < results[lowest[number]].ratio ?? .infinity {
      lowest[number] = index
    }
  }
  guard !lowest.isEmpty else { return "This component has no audited pairs.\n" }
  var text = "| pair | duty | outcome | lowest | where |\n|---|---|---|---:|---|\n"
  for (index, counts) in zip(lowest, counts) {
    let result = results[index]
    let outcomes = Outcome.allCases.compactMap { outcome in
      counts[outcome].map { "\($0) \(outcome.rawValue)" }
    }
    text +=
      "| \(markdownText(result.pairName)) | "
      + "\(markdownText(result.requirement)) | "
      + "\(outcomes.joined(separator: ", ")) | "
      + "\(result.ratio.map { shown($0) } ?? "–") | "
      + "\(markdownText(result.title)) |\n"
  }
  return text
}
