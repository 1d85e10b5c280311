import RandomNumbers
import Testing

@testable import ColorMath

@Suite struct GamutTests {
  struct Row: Decodable {
    let id: String
    let space, destination: String
    let components: [Component]
    let expect: Expectation

    struct Expectation: Decodable {
      let mapped: [Double]
      let branch: String
      let hex: Hex?
    }
  }

  @Test func `colors are mapped into the gamut as the vectors say`() throws {
    try VectorGroup<Row>("gamut").check { row, checks in
      let space = try #require(ColorSpace(rawValue: row.space))
      let destination = try #require(ColorSpace(rawValue: row.destination))
      let color = row.components.triple
      let mapped = gamutMap(color, from: space, to: destination)
      checks.close(mapped, row.expect.mapped, row.id)
      checks.equal(mapped.min() >= 0 && mapped.max() <= 1, true, "\(row.id) inside")
      if let hex = row.expect.hex {
        checks.equal(RGB8(rounding: mapped), hex.color, "\(row.id) hex")
      }
      let direct = convert(color, from: space, to: destination)
      checks.equal(
        isInGamut(direct, of: destination), row.expect.branch == "in", "\(row.id) was inside")
      if row.expect.branch == "clip" {
        let clipped = clip(direct, to: destination)
        checks.equal(distance(mapped, clipped) < 1e-9, true, "\(row.id) is the clip")
      }
    }
  }

  @Test func `mapping is exactly inside, and mapping again changes nothing`() {
    var random = SplitMix(seed: 3)
    for destination in [ColorSpace.srgb, .srgbLinear, .displayP3, .a98RGB, .rec2020, .prophotoRGB] {
      for _ in 0..<60 {
        let color = Triple(
          .random(in: 0...1, using: &random), .random(in: 0...0.4, using: &random),
          .random(in: 0..<360, using: &random))
        let mapped = gamutMap(color, from: .oklch, to: destination)
        #expect(mapped.min() >= 0 && mapped.max() <= 1)
        #expect(gamutMap(mapped, from: destination, to: destination) == mapped)
      }
    }
  }

  @Test func `HSL and HWB are mapped and clipped as sRGB`() {
    let vivid = Triple(0.7, 0.4, 150)
    let srgb = gamutMap(vivid, from: .oklch)
    for space in [ColorSpace.hsl, .hwb] {
      let mapped = gamutMap(vivid, from: .oklch, to: space)
      #expect(distance(convert(mapped, from: space, to: .srgb), srgb) < 1e-12)
      #expect(isInGamut(mapped, of: space))
      #expect(!isInGamut(convert(vivid, from: .oklch, to: space), of: space))
      let clipped = clip(convert(vivid, from: .oklch, to: space), to: space)
      #expect(isInGamut(clipped, of: space))
    }
  }

  @Test(arguments: [ColorSpace.lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50])
  func `a space without a gamut takes every finite color as it is`(space: ColorSpace) {
    let far = Triple(300, -400, 500)
    #expect(isInGamut(far, of: space))
    #expect(!isInGamut(Triple(.nan, 0, 0), of: space))
    #expect(clip(far, to: space) == far)
    #expect(gamutMap(far, from: space, to: space) == far)
  }

  @Test func `the edge of the gamut has a slack of a millionth`() {
    #expect(isInGamut(Triple(-0.9e-6, 0, 1 + 0.9e-6), of: .srgb))
    #expect(!isInGamut(Triple(-1.1e-6, 0, 0), of: .srgb))
    #expect(!isInGamut(Triple(0, 0, 1 + 1.1e-6), of: .srgb))
  }
}
