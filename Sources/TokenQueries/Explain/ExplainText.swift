import TokenModel
import Writers

/// An explanation as aligned text.
package func explainText(_ explanation: Explanation) -> String {
  switch explanation.subject {
  case .color(let colors): text(of: colors).joined(separator: "\n") + "\n"
  case .colors(let themes):
    blocks(themes.map { ($0.theme, text(of: $0.explanation)) })
  case .token(let token):
    "\(lineOpening(token.path))\n\n"
      + blocks(token.themes.map { ($0.theme, text(of: $0, path: token.path)) })
  case .group(let group): text(of: group)
  case .themes(let themes): text(of: themes)
  case .nothing(let why): lineOpening(why) + "\n"
  }
}

/// The lines of each theme. Themes with the same lines share a block.
private func blocks(_ themes: [(theme: Variant, lines: [String])]) -> String {
  var blocks: [(themes: [Variant], lines: [String])] = []
  for (theme, lines) in themes {
    if let index = blocks.firstIndex(where: { $0.lines == lines }) {
      blocks[index].themes.append(theme)
    } else {
      blocks.append(([theme], lines))
    }
  }
  return blocks.map { block in
    let labels = block.themes.map(\.label).filter { !$0.isEmpty }.map { printable($0) }
    let title = labels.isEmpty ? [] : ["in " + labels.joined(separator: ", ")]
    return (title + block.lines).joined(separator: "\n") + "\n"
  }
  .joined(separator: "\n")
}

private func text(of group: GroupExplanation) -> String {
  let rows = group.tokens.map { token in
    let types = Set(token.themes.compactMap { $0.value?.type.rawValue }).sorted()
    return [lineOpening(token.path)]
      + [types.isEmpty ? "–" : types.joined(separator: ", "), values(of: token)].map(printable)
  }
  let count = group.tokens.count
  return "\(lineOpening(group.path)) is a group of \(count) token\(count == 1 ? "" : "s")\n\n"
    + columns(rows).map { "  \($0)\n" }.joined()
}

/// The value, or each value with its themes.
private func values(of token: GroupExplanation.Member) -> String {
  var values: [(text: String, themes: [String])] = []
  for (theme, value) in token.themes {
    let text = value.map(valueText) ?? "cannot be read"
    if let index = values.firstIndex(where: { $0.text == text }) {
      values[index].themes.append(theme.label)
    } else {
      values.append((text, [theme.label]))
    }
  }
  if values.count == 1 { return values[0].text }
  return values.map { "\($0.text) (\($0.themes.joined(separator: ", ")))" }
    .joined(separator: ", ")
}
