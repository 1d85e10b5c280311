extension Explanation {
  package var text: String {
    switch subject {
    case .color(let colors): colors.lines.joined(separator: "\n") + "\n"
    case .colors(let themes): blocks(themes, lines: \.lines)
    case .token(let token):
      "\(lineOpening(token.path))\n\n" + blocks(token.themes) { $0.lines(for: token.path) }
    case .group(let group): group.text
    case .themes(let themes): themes.explanation
    case .nothing(let why): lineOpening(why) + "\n"
    }
  }
}

/// Lines with labels, aligned in two columns.
extension TextTable {
  /// Adds a line. An empty label continues the previous one.
  mutating func add(_ label: String, text: String) {
    rows.append(["  " + printable(label), label.isEmpty ? lineOpening(text) : printable(text)])
  }

  /// Adds a line for each text, the first with the label.
  mutating func add(_ label: String, texts: [String]) {
    for (index, text) in texts.enumerated() { add(index == 0 ? label : "", text: text) }
  }
}

extension Double {
  /// The number with at most three decimals; with five if it is nearly 0.
  var shortened: String {
    let scale = abs(self) < 0.001 ? 1e5 : 1e3
    return plain((self * scale).rounded() / scale)
  }
}

/// The lines of each theme. Themes with the same lines share a block.
private func blocks<Value>(_ values: ThemedValues<Value>, lines: (Value) -> [String]) -> String {
  values.groups(by: lines).map { value, region in
    let themes = region.title(in: values.themes)
    let title = themes.isEmpty ? [] : ["in " + themes]
    return (title + lines(value)).joined(separator: "\n") + "\n"
  }.joined(separator: "\n")
}

extension GroupExplanation {
  fileprivate var text: String {
    let rows = tokens.map { token in
      let types = Set(token.values.items.compactMap { $0.value?.type.rawValue }).sorted()
      return [lineOpening(token.path)]
        + [types.isEmpty ? "–" : types.joined(separator: ", "), token.valueText].map(printable)
    }
    return "\(lineOpening(path)) is a group of \(counted(tokens.count, noun: "token"))\n\n"
      + TextTable(rows).lines.map { "  \($0)\n" }.joined()
  }
}

extension GroupExplanation.Member {
  fileprivate var valueText: String {
    func text(_ value: TokenValue?) -> String { value.map(\.text) ?? "cannot be read" }
    return values.groups(by: text).map { value, region in
      let themes = region.label(in: values.themes)
      return text(value) + (themes.isEmpty ? "" : " (\(themes))")
    }.joined(separator: ", ")
  }
}
