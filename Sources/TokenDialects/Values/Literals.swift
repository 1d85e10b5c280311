import ColorMath
import TokenCompiler

/// Values of DTCG 2025.10, made from what other dialects write as text.
extension JSONTree {
  /// A color in a space, with its opacity; `hex` is the sRGB fallback that DTCG lets stand beside it.
  package static func color(
    _ space: ColorSpace, _ components: Triple, alpha: Double = 1, hex: RGB8? = nil
  ) -> JSONTree {
    var color: [Member] = [
      Member("colorSpace", .string(space.rawValue)),
      Member(
        "components",
        .array([components.x, components.y, components.z].map { .number(tenDigits($0)) })),
    ]
    if alpha != 1 { color.append(Member("alpha", .number(tenDigits(alpha)))) }
    if let hex { color.append(Member("hex", .string(hex.hex))) }
    return .object(color)
  }

  /// The color of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (CSS Color 4, section 5.2), with or
  /// without the `#`; nil for any other text.
  package static func color(hex text: String) -> JSONTree? {
    var digits = Array((text.hasPrefix("#") ? text.dropFirst() : text[...]).utf8)
    guard digits.allSatisfy({ ($0 as UInt8).isHexDigit }) else { return nil }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8,
      let rgb = RGB8(hex: String(decoding: digits.prefix(6), as: UTF8.self))
    else { return nil }
    let opacity = UInt8(String(decoding: digits.dropFirst(6), as: UTF8.self), radix: 16) ?? 255
    return color(.srgb, rgb.srgb, alpha: Double(opacity) / 255, hex: rgb)
  }

  /// A dimension.
  package static func dimension(_ value: Double, _ unit: DimensionValue.Unit = .px) -> JSONTree {
    .object([Member("value", .number(value)), Member("unit", .string(unit.rawValue))])
  }

  /// The dimension of `16px` or `1.5rem`; nil for any other text.
  package static func dimension(_ text: String) -> JSONTree? {
    quantity(text).flatMap { value, unit in
      DimensionValue.Unit(rawValue: unit).map { dimension(value, $0) }
    }
  }

  /// The duration of `100ms` or `0.1s`; nil for any other text.
  package static func duration(_ text: String) -> JSONTree? {
    quantity(text).flatMap { value, unit in
      DurationValue.Unit(rawValue: unit).map { unit in
        .object([Member("value", .number(value)), Member("unit", .string(unit.rawValue))])
      }
    }
  }

  /// An alias of that path, as DTCG writes it.
  package static func alias(_ path: [String]) -> JSONTree {
    .string("{\(path.joined(separator: "."))}")
  }
}

/// A number and the letters (or `%`) behind it: `16px`, `-.5rem`, `1e3ms`, `140%`, `1.4`.
package func quantity(_ text: String) -> (value: Double, unit: String)? {
  let bytes = Array(text.utf8)
  let unit = bytes.reversed().prefix { $0.isLetter || $0 == UInt8(ascii: "%") }
  let number = String(decoding: bytes.dropLast(unit.count), as: UTF8.self)
  guard !number.isEmpty,
    let value = Double(number.hasPrefix("+") ? String(number.dropFirst()) : number),
    value.isFinite,
    number.utf8.allSatisfy({ !$0.isLetter || $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") })
  else { return nil }
  return (value, String(decoding: unit.reversed(), as: UTF8.self))
}

/// A number cut to ten significant digits: enough that a channel gives its byte back.
package func tenDigits(_ number: Double) -> Double {
  guard number != 0, number.isFinite else { return number }
  var scale = 1.0
  var magnitude = abs(number)
  while magnitude < 1e9, scale < 1e20 {
    magnitude *= 10
    scale *= 10
  }
  return (number * scale).rounded() / scale
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isHexDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
