import RandomNumbers
import Testing

@testable import ColorMath

@Suite struct ConversionTests {
  struct Row: Decodable {
    let id: String
    let space: String
    let components: [Component]
    let expect: Expectation

    struct Expectation: Decodable {
      let srgb: [Double]
      let xyzD65: [Double]
      let inSrgbGamut: Bool
      let hex: Hex?
    }
  }

  @Test func `every space converts to sRGB and XYZ as the vectors say`() throws {
    let group = try VectorGroup<Row>("conversion")
    #expect(Set(group.rows.map(\.space)) == Set(ColorSpace.allCases.map(\.rawValue)))
    try group.check { row, checks in
      let space = try #require(ColorSpace(rawValue: row.space))
      let color = row.components.triple
      let srgb = color.converted(from: space, to: .srgb)
      checks.close(srgb, row.expect.srgb, "\(row.id) sRGB")
      checks.close(color.converted(from: space, to: .xyzD65), row.expect.xyzD65, "\(row.id) XYZ")
      checks.equal(srgb.isInGamut(of: .srgb), row.expect.inSrgbGamut, "\(row.id) gamut")
      if let hex = row.expect.hex { checks.equal(RGB8(rounding: srgb), hex.color, "\(row.id) hex") }
    }
  }

  struct FromSRGBRow: Decodable {
    let id: String
    let hex: Hex
    let expect: [String: [Component]]
  }

  @Test func `sRGB converts to every other space as the vectors say`() throws {
    try VectorGroup<FromSRGBRow>("from_srgb").check { row, checks in
      for (key, expected) in row.expect {
        let space = try #require(ColorSpace(rawValue: key))
        let color = row.hex.color.srgb.converted(from: .srgb, to: space)
        for (index, component) in expected.enumerated() {
          switch component {
          case .number(let number): checks.close(color[index], number, "\(row.id) \(key)[\(index)]")
          case .none: checks.equal(index, space.hueIndex, "\(row.id) \(key): none is a hue")
          }
        }
        checks.equal(
          color.hasPowerlessHue(in: space), expected.contains(.none), "\(row.id) \(key) powerless")
      }
    }
  }

  struct FigureRow: Decodable {
    let id: String
    let space: String
    let components: [Double]
    let to: String
    let expect: Expectation

    struct Expectation: Decodable {
      let components: [Double]
      let tolerance: Double
    }
  }

  @Test func `conversions agree with the figures W3C and DTCG print`() throws {
    try VectorGroup<FigureRow>("w3c_figures").check { row, checks in
      let source = try #require(ColorSpace(rawValue: row.space))
      let destination = try #require(ColorSpace(rawValue: row.to))
      let color = Triple(row.components[0], row.components[1], row.components[2])
      checks.tolerance = Tolerance(abs: row.expect.tolerance)
      checks.close(color.converted(from: source, to: destination), row.expect.components, row.id)
    }
  }

  @Test(arguments: ColorSpace.allCases, ColorSpace.allCases)
  func `a color survives conversion to any space and back`(one: ColorSpace, other: ColorSpace) {
    var random = SplitMix(seed: 7)
    for _ in 0..<100 {
      let rec2020 = random.triple(in: 0...1)
      let wide = rec2020.converted(from: .rec2020, to: one)
      let back = wide.converted(from: one, to: other).converted(from: other, to: one)
      let xyz = wide.converted(from: one, to: .xyzD65)
      let xyzBack = back.converted(from: one, to: .xyzD65)
      // The two parts of the sRGB curve differ by 2.9e-8 where they meet.
      #expect(distance(xyz, xyzBack) < 1e-7, "\(rec2020)")
    }
  }

  @Test func `the same space gives back the components untouched`() {
    for space in ColorSpace.allCases {
      let color = Triple(400, -3, 0.1)
      #expect(color.converted(from: space, to: space) == color)
    }
  }

  @Test func `half an 8-bit step stays exact between sRGB and HSL and HWB`() {
    #expect(Triple(330, 100, 50).converted(from: .hsl, to: .srgb) == Triple(1, 0, 0.5))
    #expect(Triple(330, 0, 0).converted(from: .hwb, to: .srgb) == Triple(1, 0, 0.5))
    #expect(Triple(330, 100, 50).converted(from: .hsl, to: .hwb) == Triple(330, 0, 0))
  }

  @Test func `an HWB color with too much white and black is a gray`() {
    #expect(Triple(45, 75, 75).converted(from: .hwb, to: .srgb) == Triple(repeating: 0.5))
  }

  @Test func `hues are always from 0 up to 360`() {
    var random = SplitMix(seed: 8)
    for _ in 0..<2000 {
      let srgb = random.triple(in: -0.2...1.2)
      for space in ColorSpace.allCases {
        guard let index = space.hueIndex else { continue }
        #expect((0..<360).contains(srgb.converted(from: .srgb, to: space)[index]))
      }
    }
    #expect(Triple(50, -0.0, -0.0).converted(from: .lab, to: .lch).z == 0)
  }
}
