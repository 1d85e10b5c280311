import TokenValues
import Writers

/// Declarations of a style.
extension CSS {
  static let none: CSS = ""

  static func + (first: CSS, second: CSS) -> CSS {
    CSS([first, second].filter { $0 != .none }, separator: ";")
  }

  static func += (first: inout CSS, second: CSS) { first = first + second }

  /// Lengths in CSS pixels, one per point.
  static func length(_ lengths: Double..., for property: CSS) -> CSS {
    "\(property):\(CSS(lengths.map { "\(rounded: $0)px" }, separator: " "))"
  }

  static func value(_ value: Double, for property: CSS) -> CSS { "\(property):\(rounded: value)" }

  static func color(_ color: TokenColor, for property: CSS) -> CSS { "\(property):\(color)" }

  /// A background: one color, or colors from top to bottom.
  static func background(_ stops: [TokenGradient.Stop]) -> CSS {
    if stops.count == 1 { return .color(stops[0].color, for: "background") }
    let stops: [CSS] = stops.map { "\($0.color) \(rounded: $0.position * 100)%" }
    return "background:linear-gradient(\(CSS(stops, separator: ",")))"
  }

  /// The class name of these declarations. The same declarations always have the same name, so a
  /// change to one part of the page does not change the others.
  var className: String {
    var hash: UInt32 = 2_166_136_261  // FNV-1a, 32 bits
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return "s" + String(hash, radix: 36)
  }
}

extension CSS.Interpolation {
  mutating func appendInterpolation(_ color: TokenColor) {
    appendInterpolation(word: color.description)
  }

  /// A number with at most three decimals, as precise as a screen can show.
  mutating func appendInterpolation(rounded value: Double) {
    appendInterpolation((value * 1000).rounded() / 1000)
  }
}
