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
      let mapped = color.gamutMapped(from: space, to: destination)
      checks.close(mapped, row.expect.mapped, row.id)
      checks.equal(mapped.min() >= 0 && mapped.max() <= 1, true, "\(row.id) inside")
      if let hex = row.expect.hex {
        checks.equal(RGB8(rounding: mapped), hex.color, "\(row.id) hex")
      }
      let direct = color.converted(from: space, to: destination)
      checks.equal(
        direct.isInGamut(of: destination), row.expect.branch == "in", "\(row.id) was inside")
      if row.expect.branch == "clip" {
        let clipped = direct.clipped(to: destination)
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
        let mapped = color.gamutMapped(from: .oklch, to: destination)
        #expect(mapped.min() >= 0 && mapped.max() <= 1)
        #expect(mapped.gamutMapped(from: destination, to: destination) == mapped)
      }
    }
  }

  /// The differences of such colors overflow, and a search that compares them does not end.
  @Test(arguments: ColorSpace.allCases)
  func `colors with huge components are mapped inside`(space: ColorSpace) {
    let sizes = [1e5, 1e100, 1e154, 1e308, .greatestFiniteMagnitude]
    for size in sizes.flatMap({ [$0, -$0] }) {
      for color in [Triple(0.5, 0.1, size), Triple(0.5, size, 0.1), Triple(size, 0.1, 0.1)] {
        let mapped = color.gamutMapped(from: space, to: .displayP3)
        #expect(mapped.min() >= 0 && mapped.max() <= 1, "\(color)")
      }
    }
  }

  @Test func `HSL and HWB are mapped and clipped as sRGB`() {
    let vivid = Triple(0.7, 0.4, 150)
    let srgb = vivid.gamutMapped(from: .oklch, to: .srgb)
    for space in [ColorSpace.hsl, .hwb] {
      let mapped = vivid.gamutMapped(from: .oklch, to: space)
      #expect(distance(mapped.converted(from: space, to: .srgb), srgb) < 1e-12)
      #expect(mapped.isInGamut(of: space))
      #expect(!vivid.converted(from: .oklch, to: space).isInGamut(of: space))
      let clipped = vivid.converted(from: .oklch, to: space).clipped(to: space)
      #expect(clipped.isInGamut(of: space))
    }
  }

  @Test(arguments: [ColorSpace.lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50])
  func `a space without a gamut takes every finite color as it is`(space: ColorSpace) {
    let far = Triple(300, -400, 500)
    #expect(far.isInGamut(of: space))
    #expect(!Triple(.nan, 0, 0).isInGamut(of: space))
    #expect(far.clipped(to: space) == far)
    #expect(far.gamutMapped(from: space, to: space) == far)
  }

  @Test func `the edge of the gamut has a slack of a millionth`() {
    #expect(Triple(-0.9e-6, 0, 1 + 0.9e-6).isInGamut(of: .srgb))
    #expect(!Triple(-1.1e-6, 0, 0).isInGamut(of: .srgb))
    #expect(!Triple(0, 0, 1 + 1.1e-6).isInGamut(of: .srgb))
  }
}
