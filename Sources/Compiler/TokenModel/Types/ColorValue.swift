/// A color as written in the token file (DTCG Color 4.1). A `none` component is 0.
package struct ColorValue: Hashable, Sendable {
  package var space: ColorSpace
  /// The three components in the units of the space.
  package var components: Triple
  /// The components written as `none`, one bit each: bit 0 for the first.
  package var missing: UInt8 = 0
  /// Opacity, 0…1.
  package var alpha: Double = 1
  /// The `hex` fallback from the file.
  package var hex: RGB8?

  package init(
    space: ColorSpace, components: Triple, missing: UInt8 = 0, alpha: Double = 1, hex: RGB8? = nil
  ) {
    (self.space, self.components, self.missing) = (space, components, missing)
    (self.alpha, self.hex) = (alpha, hex)
  }

  /// The color as a token file has it: in sRGB with ten digits and the hex fallback (Color 4.1).
  package var withFallback: ColorValue {
    guard hex == nil, space == .srgb, isInSRGB else { return self }
    var color = self
    color.hex = rgb8
    color.components = components.tenDigits
    return color
  }

  /// The color as text for reports.
  package var text: String {
    guard isInSRGB else {
      let numbers = (0..<3).map { missing & (1 << UInt8($0)) == 0 ? plain(components[$0]) : "none" }
      let opacity = alpha < 1 ? " / \(plain(alpha))" : ""
      return "color(\(space.rawValue) \(numbers.joined(separator: " "))\(opacity))"
    }
    guard alpha < 1 else { return rgb8.hex }
    return rgb8.hex + UInt8((alpha * 255).rounded()).hexadecimal
  }
}

extension ValueReader {
  mutating func colorPart(_ value: JSONValue) -> ColorValue? {
    if case .color(let color)? = part(value, as: .color) { color } else { nil }
  }
}

extension JSONWriter {
  /// Writes a color (Color 4.1). Keeps `none` and the file's fallback.
  package mutating func color(_ color: ColorValue, key: String?) {
    object(key) { json in
      json.string("colorSpace", value: color.space.rawValue)
      json.array("components", items: 0..<3) { json, index in
        if color.missing & (1 << UInt8(index)) != 0 {
          json.string(nil, value: "none")
        } else {
          json.number(nil, value: color.components[index])
        }
      }
      if color.alpha < 1 { json.number("alpha", value: color.alpha) }
      if let hex = color.hex { json.string("hex", value: hex.hex) }
    }
  }
}
