import Testing

@testable import ColorMath

@Suite struct RGB8Tests {
  @Test func `hex is read in either case with or without the number sign`() {
    let color = RGB8(red: 0x0A, green: 0xBC, blue: 0xDE)
    for text in ["#0ABCDE", "0ABCDE", "#0abcde", "0abcde", "#0AbCdE"] {
      #expect(RGB8(hex: text) == color, "\(text)")
    }
    #expect(color.hex == "#0ABCDE")
  }

  @Test(arguments: ["", "#", "#12345", "#1234567", "#12345G", "##123456", "#12 456", "#12345é"])
  func `only six hexadecimal digits are a color`(text: String) { #expect(RGB8(hex: text) == nil) }

  @Test func `every channel value survives hex and sRGB and back`() {
    for value in UInt8.min...UInt8.max {
      let color = RGB8(red: value, green: 255 - value, blue: value / 2)
      #expect(RGB8(hex: color.hex) == color)
      #expect(RGB8(rounding: color.srgb) == color)
    }
  }

  @Test func `halves round up and numbers outside the range are clamped`() {
    #expect(RGB8(rounding: Triple(0.5, -0.1, 1.7)) == RGB8(red: 128, green: 0, blue: 255))
    #expect(RGB8(rounding: Triple(0.5.nextDown, 0.4999, 254.5 / 255)).hex == "#807FFF")
    #expect(RGB8(rounding: Triple(.nan, .infinity, -.infinity)).hex == "#00FF00")
  }

  /// Half of #F9D7EF over #1972F9 is 164.5 in green. Hex codes are read with ten digits.
  @Test func `a half of channels with ten digits rounds up`() {
    let (one, other) = (0.8431372549, 0.4470588235)
    #expect(RGB8(rounding: Triple(repeating: (one + other) / 2)).green == 165)
  }
}
