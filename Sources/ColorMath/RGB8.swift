/// An opaque sRGB color of 8 bits a channel: what a pixel shows, and what a hex string says.
public struct RGB8: Hashable, Sendable {
  /// 0 to 255, gamma-encoded.
  public var red: UInt8
  /// 0 to 255, gamma-encoded.
  public var green: UInt8
  /// 0 to 255, gamma-encoded.
  public var blue: UInt8

  /// A color of these three channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The nearest 8-bit color: each channel clamped to 0...1, then rounded, halves upward.
  ///
  /// A channel less than 1e-9 of a step below a half counts as the half, so that rounding noise
  /// from a conversion cannot turn 0.5 (127.5, hence 128) into 127 on one platform only.
  public init(rounding srgb: Triple) {
    self.init(red: step(srgb.x), green: step(srgb.y), blue: step(srgb.z))
  }

  /// The color of "#RRGGBB" or "RRGGBB", in either case; nil for any other text.
  public init?(hex: String) {
    let digits = Array((hex.hasPrefix("#") ? hex.dropFirst() : hex[...]).utf8).map(hexValue)
    guard digits.count == 6 else { return nil }
    let values = digits.compactMap { $0 }
    guard values.count == 6 else { return nil }
    self.init(
      red: values[0] << 4 | values[1], green: values[2] << 4 | values[3],
      blue: values[4] << 4 | values[5])
  }

  /// "#RRGGBB" in upper case.
  public var hex: String {
    [red, green, blue].reduce(into: "#") { text, channel in
      if channel < 16 { text += "0" }
      text += String(channel, radix: 16, uppercase: true)
    }
  }

  /// The channels as numbers from 0 to 1, gamma-encoded.
  public var srgb: Triple { Triple(Double(red), Double(green), Double(blue)) / 255 }
}

/// One channel rounded to 8 bits; not-a-number counts as 0.
private func step(_ channel: Double) -> UInt8 {
  guard channel > 0 else { return 0 }
  guard channel < 1 else { return 255 }
  return UInt8(channel * 255 + 0.5 + 1e-9)
}

private func hexValue(_ character: UInt8) -> UInt8? {
  switch character {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
  default: nil
  }
}
