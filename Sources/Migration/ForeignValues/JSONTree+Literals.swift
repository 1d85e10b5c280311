import ColorMath
import TokenModel

/// DTCG 2025.10 values from text.
extension JSONTree {
  /// A color in a space. `hex` is the optional sRGB fallback.
  package static func color(
    _ space: ColorSpace, components: Triple, alpha: Double = 1, hex: RGB8? = nil
  ) -> JSONTree {
    var color: [Member] = [
      Member("colorSpace", value: .string(space.rawValue)),
      Member(
        "components",
        value: .array([components.x, components.y, components.z].map { .number($0.tenDigits) })),
    ]
    if alpha != 1 { color.append(Member("alpha", value: .number(alpha.tenDigits))) }
    if let hex { color.append(Member("hex", value: .string(hex.hex))) }
    return .object(color)
  }

  /// The color of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (CSS Color 4, section 5.2), with or
  /// without the `#`; nil for any other text.
  package static func color(hex text: String) -> JSONTree? {
    ColorValue(hexDigits: text).map(JSONTree.color(_:))
  }

  /// The color as DTCG writes it.
  package static func color(_ color: ColorValue) -> JSONTree {
    .color(color.space, components: color.components, alpha: color.alpha, hex: color.hex)
  }

  /// A dimension.
  package static func dimension(_ value: Double, unit: DimensionValue.Unit = .px) -> JSONTree {
    .object([Member("value", value: .number(value)), Member("unit", value: .string(unit.rawValue))])
  }

  /// The duration of `100ms` or `0.1s`; nil for any other text.
  package static func duration(_ text: String) -> JSONTree? {
    DurationValue(text).map { time in
      .object([
        Member("value", value: .number(time.value)),
        Member("unit", value: .string(time.unit.rawValue)),
      ])
    }
  }

  /// An alias of a path.
  package static func alias(_ path: [String]) -> JSONTree {
    .string("{\(path.joined(separator: "."))}")
  }

  /// A CSS color (Color 4): hexadecimal, a name, `transparent`, or a function such as
  /// `rgba(0, 0, 0, 0.5)`; nil for any other text.
  package static func color(css text: String) -> JSONTree? {
    ColorValue(css: text).map(JSONTree.color(_:))
  }

  /// A color with another opacity.
  package func withAlpha(_ alpha: Double) -> JSONTree {
    guard case .object(let members) = self else { return self }
    var color = JSONTree.object(members.filter { $0.name != "alpha" && $0.name != "hex" })
    if alpha != 1 { color.set("alpha", value: .number(alpha.tenDigits)) }
    if let hex = self["hex"] { color.set("hex", value: hex) }
    return color
  }

  /// A Figma color `{r, g, b, a}` in sRGB, without the noise of 32-bit floats; nil for other
  /// values.
  package static func figma(color: JSONTree) -> JSONTree? {
    guard let red = color["r"]?.number, let green = color["g"]?.number,
      let blue = color["b"]?.number
    else { return nil }
    return figma(components: [red, green, blue], alpha: color["a"]?.number ?? 1, hex: nil)
  }

  /// A color from sRGB components. Components within half an 8-bit step of `hex`, or very close to
  /// their byte if there is no `hex`, are rounded to the byte.
  package static func figma(components: [Double], alpha: Double, hex: RGB8?) -> JSONTree? {
    guard components.count == 3, (components + [alpha]).allSatisfy(\.isFinite) else { return nil }
    let color = Triple(components[0], components[1], components[2])
      .clamped(lowerBound: .zero, upperBound: .one)
    let rgb = hex ?? RGB8(rounding: color)
    let noise = (color - rgb.srgb) * 255
    let isNoise = [noise.x, noise.y, noise.z].allSatisfy { abs($0) <= (hex == nil ? 1e-3 : 0.5) }
    return .color(
      .srgb, components: isNoise ? rgb.srgb : color.snapped, alpha: min(max(alpha, 0), 1).snapped,
      hex: rgb)
  }
}
