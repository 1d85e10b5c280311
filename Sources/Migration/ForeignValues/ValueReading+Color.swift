import ColorMath

extension ValueReading {
  mutating func color(_ value: JSONTree) -> JSONTree? {
    if let text = value.text {
      return JSONTree.color(css: text) ?? refuse(value, wanted: "a color (hexadecimal or CSS)")
    }
    guard value.members != nil else { return refuse(value, wanted: "a color") }
    if value["colorSpace"] != nil { return structured(value) }
    if let hex = value["hex"]?.text, let color = JSONTree.color(css: hex) {
      return color.withAlpha(value.first("alpha", "a", "opacity")?.number ?? 1)
    }
    if let color = channels(of: value, one: "r", and: "g", three: "b") {
      let isBytes = color.max() > 1
      let rgb = RGB8(rounding: isBytes ? color / 255 : color)
      return .color(
        .srgb, components: isBytes ? rgb.srgb : color.snapped, alpha: alpha(value), hex: rgb)
    }
    if var color = channels(of: value, one: "h", and: "s", three: "l") {
      if color.y <= 1, color.z <= 1 { color *= Triple(1, 100, 100) }
      return .color(.hsl, components: color, alpha: alpha(value))
    }
    return refuse(value, wanted: "a color")
  }

  /// A color; nil, without a fault, for any other value.
  package func color(at value: JSONTree) -> JSONTree? {
    var reading = self
    return reading.color(value)
  }

  /// A color object of the third draft or 2025.10. A hex string with three digits gets six.
  private mutating func structured(_ value: JSONTree) -> JSONTree? {
    guard var members = value.members else { return nil }
    for index in members.indices where members[index].name == "hex" {
      guard let text = members[index].value.text, let color = JSONTree.color(hex: text),
        let hex = color["hex"]
      else { continue }
      members[index].value = hex
    }
    return .object(members)
  }

  private func channels(
    of value: JSONTree, one: String, and two: String, three: String
  ) -> Triple? {
    guard let x = value[one]?.number, let y = value[two]?.number, let z = value[three]?.number
    else { return nil }
    return Triple(x, y, z)
  }

  private func alpha(_ value: JSONTree) -> Double { value.first("a", "alpha")?.number ?? 1 }
}
