import ForeignValues
import TokenModel

/// CSS gradients, as far as DTCG supports them.
extension StudioEvaluation {
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
