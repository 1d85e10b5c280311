import Testing

@testable import ColorMath

@Suite struct SimulationTests {
  struct Row: Decodable {
    let id: String
    let color, a, b: Hex?
    let deficiency: String
    let expect: Expectation

    struct Expectation: Decodable {
      let srgbLinear, srgb: [Double]?
      let hex: Hex?
      let deltaEOk, ratio: Double?
    }
  }

  @Test func `colors and pairs look as the vectors say`() throws {
    try VectorGroup<Row>("cvd").check { row, checks in
      if let color = row.color {
        let seen = try look(color, row)
        checks.close(seen, try #require(row.expect.srgb), "\(row.id) sRGB")
        checks.close(
          seen.converted(from: .srgb, to: .srgbLinear), try #require(row.expect.srgbLinear),
          "\(row.id) linear")
        if let hex = row.expect.hex {
          checks.equal(RGB8(rounding: seen), hex.color, "\(row.id) hex")
        }
      } else {
        let (a, b) = (try look(#require(row.a), row), try look(#require(row.b), row))
        let ratio = contrastRatio(relativeLuminance(srgb: a), to: relativeLuminance(srgb: b))
        let ok = a.converted(from: .srgb, to: .oklab).deltaEOK(
          to: b.converted(from: .srgb, to: .oklab))
        checks.close(ok, try #require(row.expect.deltaEOk), "\(row.id) ΔEOK")
        checks.close(ratio, try #require(row.expect.ratio), "\(row.id) ratio")
      }
    }
  }

  private func look(_ color: Hex, _ row: Row) throws -> Triple {
    if row.deficiency == "none" { return color.color.srgb }
    let deficiency = try #require(VisionDeficiency(rawValue: row.deficiency))
    return color.color.srgb.seen(with: deficiency)
  }

  @Test(arguments: VisionDeficiency.allCases) func `grays stay gray`(deficiency: VisionDeficiency) {
    let seen = Triple(repeating: 0.5).seen(with: deficiency)
    // Each published row adds up to 1 within 2e-6.
    #expect(distance(seen, Triple(repeating: 0.5)) < 2e-6)
  }
}
