import ForeignValues
import TokenModel
import Writers

extension StudioEvaluation {
  mutating func color(_ value: JSONTree) -> StudioOutcome {
    guard case .string(let text) = value else {
      if StudioColor(value) != nil { return StudioOutcome(type: .color, value: value) }
      return refuse("has the value \(value.excerpt), which is not a color")
    }
    if text.lowercased().holds(text: "gradient(") { return gradient(text.trimmingBlanks) }
    guard let color = colorValue(text.trimmingBlanks) else { return StudioOutcome() }
    noteColor(text)
    return StudioOutcome(type: .color, value: color)
  }

  mutating func noteColor(_ text: String) {
    guard StudioReference.whole(text) == nil, !StudioReference.all(in: text).isEmpty else { return }
    keep("expression", value: .string(text))
    noteChange(
      "is computed: '\(text)' becomes a fixed color, because DTCG 2025.10 cannot change the opacity of "
        + "a reference; it no longer follows its references")
  }

  /// The color of a text: CSS, a reference, or `rgba(…, opacity)` of either; nil with a note.
  mutating func colorValue(_ text: String) -> JSONTree? {
    if let key = StudioReference.whole(text) { return namedColor(key) }
    for name in ["rgba", "rgb", "hsla", "hsl"] {
      guard let arguments = text.cssArguments(of: name), arguments.count == 2 else { continue }
      frame.stepCount += 1
      guard frame.stepCount < 50, let color = colorValue(arguments[0]) else { return nil }
      guard let alpha = share(.string(arguments[1])) else {
        return refuse("has the opacity '\(arguments[1])', which is not a number or percentage")
      }
      return color.withAlpha(alpha)
    }
    let written = StudioReference.all(in: text).isEmpty ? text : withNumbers(text)
    if let color = JSONTree.color(css: written) { return color }
    return refuse("has the value \(JSONTree.string(text).excerpt), which is not a CSS color")
  }

  private mutating func namedColor(_ key: String) -> JSONTree? {
    guard let target = target(key) else { return nil }
    if let member = target.member { return memberColor(member, of: target.token, key: key) }
    let found = outcome(of: target.token, in: frame.choice)
    if found.type == .color, let color = resolved(found) { return color }
    return refuse(
      "references '{\(key)}', which is \(found.value == nil ? "left out" : "not a color")")
  }

  private mutating func memberColor(_ member: String, of token: Int, key: String) -> JSONTree? {
    frame.stepCount += 1
    guard frame.stepCount < 50, case .string(let text)? = graph.tokens[token].value[member] else {
      return refuse("references '{\(key)}', which is not a color")
    }
    return colorValue(text)
  }

  /// Replaces references by numbers, as in `rgba({r}, {g}, {b}, 1)`.
  private mutating func withNumbers(_ text: String) -> String {
    var numbers: [String: String] = [:]
    for key in StudioReference.all(in: text) {
      if case .success(let values) = quantities("{\(key)}") { numbers[key] = values.first?.text }
    }
    return StudioReference.replaced(in: text) { numbers[$0] ?? "{\($0)}" }
  }

  /// A number from 0 to 1, or a percentage.
  private mutating func share(_ value: JSONTree) -> Double? {
    quantity(value).flatMap(factor).map { min(max($0, 0), 1) }
  }

  // MARK: Modifiers

  /// A color with its modifier applied. If that fails, the unmodified color.
  mutating func modified(_ token: StudioToken, by modifier: JSONTree) -> StudioOutcome {
    let plain = converted(token.value, as: .color)
    guard plain.value != nil else { return plain }
    keep("modify", value: modifier)
    guard plain.type == .color, let base = resolved(plain).flatMap({ StudioColor($0) }) else {
      noteLoss(
        "has a color modifier, but its value is not a single color; the modifier is kept in its "
          + "$extensions")
      return plain
    }
    switch colorModifier(modifier) {
    case .failure(let fault):
      noteLoss(
        "has a color modifier that cannot be applied: \(fault.reason); it is kept in its $extensions"
      )
      return plain
    case .success(let change):
      if let text = token.value.text { keep("expression", value: .string(text)) }
      noteChange(
        "is computed: its color modifier '\(change.kind.rawValue)' \(change.amount.shortest) is applied, because "
          + "DTCG 2025.10 has no modifiers; it no longer follows its references")
      return StudioOutcome(type: .color, value: change.applied(to: base).tree)
    }
  }

  private mutating func colorModifier(_ tree: JSONTree) -> Result<ColorModifier, ExpressionFault> {
    guard case .string(let word)? = tree["type"], let kind = ColorModifier.Kind(rawValue: word)
    else { return .failure(ExpressionFault("its 'type' must be lighten, darken, mix or alpha")) }
    guard case .string(let name)? = tree["space"], let space = ColorModifier.space(name) else {
      return .failure(ExpressionFault("its 'space' must be lch, srgb, p3 or hsl"))
    }
    guard let value = tree["value"], let amount = quantity(value).flatMap(factor) else {
      return .failure(ExpressionFault("its 'value' is not a number"))
    }
    var modifier = ColorModifier(kind, amount: amount, in: space)
    if kind == .mix {
      guard case .string(let text)? = tree["color"],
        let color = colorValue(text.trimmingBlanks).flatMap({ StudioColor($0) })
      else { return .failure(ExpressionFault("its 'color' is not a color")) }
      modifier.other = color
    }
    return .success(modifier)
  }

  /// The stops of a CSS gradient. DTCG has no direction.
  mutating func gradient(_ text: String) -> StudioOutcome {
    guard var items = text.cssArguments(of: "linear-gradient"), !items.isEmpty else {
      return refuse(
        "has the value \(JSONTree.string(text).excerpt), but only a single linear-gradient() can be "
          + "converted")
    }
    var isUpward = false
    if let direction = direction(items[0]) {
      isUpward = direction == "0deg" || direction == "to top"
      if !isUpward, direction != "180deg", direction != "to bottom" {
        keep("gradient", value: .string(text))
        noteChange(
          "is a gradient with the direction '\(direction)', but DTCG 2025.10 has only stops; the "
            + "direction is kept in its $extensions")
      }
      items.removeFirst()
    }
    guard var stops = stops(items) else { return StudioOutcome() }
    if isUpward { stops = stops.reversed().map { ($0.color, 1 - $0.position) } }
    return StudioOutcome(
      type: .gradient,
      value: .array(
        stops.map { color, position in
          .object([
            .init("color", value: color), .init("position", value: .number(position.tenDigits)),
          ])
        }))
  }

  /// The direction, if the first part of a gradient is one.
  private func direction(_ text: String) -> String? {
    let text = text.lowercased()
    let isAngle = ["deg", "turn", "grad", "rad"].contains { text.hasSuffix($0) }
    return isAngle && text.quantity != nil || text.hasPrefix("to ") ? text : nil
  }

  private mutating func stops(_ items: [String]) -> [(color: JSONTree, position: Double)]? {
    var colors: [JSONTree] = []
    var positions: [Double?] = []
    for item in items {
      let words = item.cssWords
      guard let first = words.first, words.count <= 3, let color = stopColor(first) else {
        if words.count != 1 { refuse("has the gradient stop '\(item)', which cannot be read") }
        return nil
      }
      for word in words.dropFirst() {
        guard let quantity = word.quantity, quantity.unit == "%" || quantity.value == 0 else {
          return refuse("has a gradient stop at '\(word)', but DTCG 2025.10 needs a percentage")
        }
        colors.append(color)
        positions.append(min(max(quantity.value / 100, 0), 1))
      }
      if words.count == 1 {
        colors.append(color)
        positions.append(nil)
      }
    }
    guard !colors.isEmpty else { return refuse("is a gradient without stops") }
    return Array(zip(colors, spread(positions)))
  }

  private mutating func stopColor(_ text: String) -> JSONTree? {
    if StudioReference.whole(text) != nil { return part(.string(text), as: .color, of: .color) }
    guard let color = colorValue(text) else { return nil }
    noteColor(text)
    return color
  }
}

/// Fills in missing positions as CSS Images 3 (section 3.4.3) does: the first is 0, the last is 1,
/// and others are spread evenly. No position is less than the one before it.
private func spread(_ given: [Double?]) -> [Double] {
  var positions = given
  positions[0] = positions[0] ?? 0
  positions[positions.count - 1] = positions[positions.count - 1] ?? 1
  var last = 0
  var highest = 0.0
  for index in positions.indices {
    guard let position = positions[index] else { continue }
    highest = max(highest, position)
    positions[index] = highest
    for between in (last + 1)..<max(index, last + 1) {
      let share = Double(between - last) / Double(index - last)
      positions[between] = (positions[last] ?? 0) * (1 - share) + highest * share
    }
    last = index
  }
  return positions.map { $0 ?? 0 }
}
