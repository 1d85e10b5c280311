import Testing
import TokenValues

struct TokenColorTests {
  @Test(
    arguments: [
      (0x000000, 0, 0, 0), (0xFFFFFF, 255, 255, 255), (0xFF0000, 255, 0, 0), (0x00FF00, 0, 255, 0),
      (0x0000FF, 0, 0, 255), (0x2340A9, 0x23, 0x40, 0xA9),
    ] as [(UInt32, Double, Double, Double)])
  func `a hexadecimal color has its three bytes, red first, over 255`(
    hex: UInt32, red: Double, green: Double, blue: Double
  ) {
    let color = TokenColor(hex)
    #expect(color == TokenColor(sRGB: red / 255, green / 255, blue / 255))
    #expect(color.space == .sRGB)
    #expect(color.alpha == 1)
  }

  @Test func `bits above the three bytes are not part of the color`() {
    #expect(TokenColor(0xAB12_3456) == TokenColor(0x123456))
  }

  @Test func `alpha is kept by every initializer`() {
    #expect(TokenColor(0x123456, alpha: 0.25).alpha == 0.25)
    #expect(TokenColor(sRGB: 0, 0, 0, alpha: 0.5).alpha == 0.5)
    #expect(TokenColor(displayP3: 0, 0, 0, alpha: 0.75).alpha == 0.75)
  }

  @Test func `equal numbers in different spaces are different colors`() {
    let sRGB = TokenColor(sRGB: 1, 0.5, 0.25)
    let wide = TokenColor(displayP3: 1, 0.5, 0.25)
    #expect(sRGB != wide)
    #expect(Set([sRGB, wide, sRGB]).count == 2)
    #expect([wide.red, wide.green, wide.blue] == [1, 0.5, 0.25])
  }

  @Test(
    arguments: [
      (TokenColor(0x2340A9), "#2340A9"), (TokenColor(0x0A0B0C, alpha: 0.5), "#0A0B0C80"),
      (TokenColor(0x000000, alpha: 0), "#00000000"), (TokenColor(sRGB: 0.5, 2, -1), "#80FF00"),
      (TokenColor(sRGB: .nan, .infinity, -.infinity), "#00FF00"),
    ])
  func `hexadecimal text has a byte for each component, and one for opacity`(
    color: TokenColor, hex: String
  ) {
    #expect(color.hex == hex)
    #expect("\(color)" == hex)
  }

  @Test func `every byte is written as two digits`() {
    for byte in UInt32(0)...255 {
      let hex = TokenColor(byte << 8).hex
      #expect(hex?.count == 7)
      #expect(hex.flatMap { UInt32($0.dropFirst(), radix: 16) } == byte << 8)
    }
  }

  @Test func `a wide color has no hexadecimal text, and is described as in CSS`() {
    let color = TokenColor(displayP3: 1, 0.5, 0)
    #expect(color.hex == nil)
    #expect("\(color)" == "color(display-p3 1.0 0.5 0.0)")
    let clear = TokenColor(displayP3: 1, 0.5, 0, alpha: 0.25)
    #expect("\(clear)" == "color(display-p3 1.0 0.5 0.0 / 0.25)")
  }
}
