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
        value: .array([components.x, components.y, components.z].map { .number(tenDigits($0)) })),
    ]
    if alpha != 1 { color.append(Member("alpha", value: .number(tenDigits(alpha)))) }
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

  /// The dimension of `16px` or `1.5rem`; nil for any other text.
  package static func dimension(_ text: String) -> JSONTree? {
    quantity(text).flatMap { value, unit in
      DimensionValue.Unit(rawValue: unit).map { dimension(value, unit: $0) }
    }
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
}
