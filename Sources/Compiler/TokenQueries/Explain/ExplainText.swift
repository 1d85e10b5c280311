import TokenModel
import TokenThemes
import Writers

/// An explanation as aligned text.
package func explainText(_ explanation: Explanation) -> String {
  switch explanation.subject {
  case .color(let colors): text(of: colors).joined(separator: "\n") + "\n"
  case .colors(let themes):
    blocks(themes, lines: text)
  case .token(let token):
    "\(lineOpening(token.path))\n\n"
      + blocks(token.themes) { text(of: $0, path: token.path) }
  case .group(let group): text(of: group)
  case .themes(let themes): text(of: themes)
  case .nothing(let why): lineOpening(why) + "\n"
  }
}

/// The lines of each theme. Themes with the same lines share a block.
private func blocks<Value>(_ values: ThemedValues<Value>, lines: (Value) -> [String]) -> String {
  values.groups(by: lines).map { value, region in
    let themes = region.title(in: values.themes)
    let title = themes.isEmpty ? [] : ["in " + themes]
    return (title + lines(value)).joined(separator: "\n") + "\n"
  }
  .joined(separator: "\n")
}

private func text(of group: GroupExplanation) -> String {
  let rows = group.tokens.map { token in
    let types = Set(token.values.items.compactMap { $0.value?.type.rawValue }).sorted()
    return [lineOpening(token.path)]
      + [types.isEmpty ? "–" : types.joined(separator: ", "), values(of: token)].map(printable)
  }
  let count = group.tokens.count
  return "\(lineOpening(group.path)) is a group of \(count) token\(count == 1 ? "" : "s")\n\n"
    + columns(rows).map { "  \($0)\n" }.joined()
}

/// The value, or each value with its themes.
private func values(of token: GroupExplanation.Member) -> String {
  func text(_ value: TokenValue?) -> String { value.map(valueText) ?? "cannot be read" }
  let groups = token.values.groups(by: text)
  return groups.map { value, region in
    let themes = region.label(in: token.values.themes)
    return text(value) + (themes.isEmpty ? "" : " (\(themes))")
  }
  .joined(separator: ", ")
}
