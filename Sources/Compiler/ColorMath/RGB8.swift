/// An opaque sRGB color with 8 bits per channel, as in a pixel or a hex string.
package struct RGB8: Hashable, Sendable {
  /// 0 to 255, gamma-encoded.
  package var red, green, blue: UInt8

  /// Creates a color from its channels.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The nearest 8-bit color: each channel clamped to 0...1, then rounded, halves upward.
  ///
  /// A channel less than 2e-8 of a step below a half counts as the half. Hex codes are read with ten
  /// digits, and rounding noise from a conversion could turn 0.5 (127.5, rounded to 128) into 127 on
  /// one platform only.
  package init(rounding srgb: Triple) {
    self.init(red: step(srgb.x), green: step(srgb.y), blue: step(srgb.z))
  }

  /// Parses "#RRGGBB" or "RRGGBB", in either case; nil for any other text.
  package init?(hex: String) {
    let digits = hex.utf8.first == UInt8(ascii: "#") ? hex.utf8.dropFirst() : hex.utf8[...]
    guard digits.count == 6, digits.allSatisfy({ $0 >= UInt8(ascii: "0") }),  // without a sign
      let channels = UInt32(Substring(digits), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(channels >> 16), green: UInt8(channels >> 8 & 255), blue: UInt8(channels & 255))
  }

  /// "#RRGGBB" in upper case.
  package var hex: String {
    let digits = [
      UInt8(ascii: "#"), hexDigit(red >> 4), hexDigit(red & 15), hexDigit(green >> 4),
      hexDigit(green & 15), hexDigit(blue >> 4), hexDigit(blue & 15),
    ]
    return String(decoding: digits, as: UTF8.self)
  }

  /// The channels as numbers from 0 to 1, gamma-encoded.
  package var srgb: Triple { Triple(Double(red), Double(green), Double(blue)) / 255 }

  /// ΔEOK of two 8-bit colors.
  package func deltaEOK(to other: RGB8) -> Double {
    srgb.converted(from: .srgb, to: .oklab)
      .deltaEOK(to: other.srgb.converted(from: .srgb, to: .oklab))
  }
}

/// Rounds a channel to 8 bits; NaN counts as 0.
private func step(_ channel: Double) -> UInt8 {
  guard channel > 0 else { return 0 }
  guard channel < 1 else { return 255 }
  return UInt8(channel * 255 + 0.5 + 2e-8)
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
