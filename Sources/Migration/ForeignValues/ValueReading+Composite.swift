import TokenModel

/// Composite types, whose parts are values or aliases.
extension ValueReading {
  mutating func border(_ value: JSONTree) -> JSONTree? {
    let value = value.text.map(borderParts) ?? value
    guard value.members != nil else { return refuse(value, wanted: "a border") }
    return composite(
      [
        ("color", value["color"], .color), ("width", value["width"], .dimension),
        ("style", value["style"] ?? .string("solid"), .strokeStyle),
      ], of: value, wanted: "a border")
  }

  /// The parts of CSS's `border`, in any order.
  private func borderParts(_ text: String) -> JSONTree {
    var parts: [JSONTree.Member] = []
    for word in text.cssWords {
      let isStyle = StrokeStyleValue.Keyword(rawValue: word.lowercased()) != nil
      let isWidth = names(word, types: [.dimension, .number]) || word.quantity != nil
      parts.append(.init(isStyle ? "style" : isWidth ? "width" : "color", value: .string(word)))
    }
    return .object(parts)
  }

  mutating func transition(_ value: JSONTree) -> JSONTree? {
    var value = value
    if let text = value.text {
      guard let parts = transitionParts(text) else { return refuse(value, wanted: "a transition") }
      value = parts
    }
    guard value.members != nil else { return refuse(value, wanted: "a transition") }
    return composite(
      [
        ("duration", value["duration"], .duration),
        ("delay", value["delay"] ?? .string("0ms"), .duration),
        (
          "timingFunction", value.first("timingFunction", "timing-function", "easing"),
          .cubicBezier
        ),
      ], of: value, wanted: "a transition")
  }

  /// The parts of CSS's `transition`: the first time is the duration, the second the delay.
  private func transitionParts(_ text: String) -> JSONTree? {
    var parts: [JSONTree.Member] = []
    for word in text.cssWords {
      let isTime = JSONTree.duration(word.lowercased()) != nil || names(word, types: [.duration])
      let hasDuration = parts.contains { $0.name == "duration" }
      parts.append(
        .init(
          isTime ? (hasDuration ? "delay" : "duration") : "timingFunction", value: .string(word)))
    }
    return Set(parts.map(\.name)).count == parts.count ? .object(parts) : nil
  }

  /// An object whose parts are all required.
  mutating func composite(
    _ parts: [(name: String, value: JSONTree?, type: TokenType)], of value: JSONTree, wanted: String
  ) -> JSONTree? {
    var members: [JSONTree.Member] = []
    for (name, value, type) in parts {
      guard let value else {
        noteLoss("'\(name)' is missing from \(wanted)")
        continue
      }
      if let part = part(name, value: value, as: type) { members.append(.init(name, value: part)) }
    }
    return members.count == parts.count ? .object(members) : nil
  }
}
