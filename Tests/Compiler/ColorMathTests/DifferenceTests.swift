import Testing

@testable import ColorMath

@Suite struct DifferenceTests {
  struct Row: Decodable {
    let id: String
    let a, b: Hex?
    let expect: Expectation

    struct Expectation: Decodable { let deltaEOk: Double? }
  }

  @Test func `differences are those of the sRGB pairs`() throws {
    let group = try VectorGroup<Row>("difference")
    // The other rows are Sharma's, of ΔE2000, which no command computes.
    let pairs = group.rows.filter { $0.expect.deltaEOk != nil }
    #expect(pairs.count == 13)
    for row in pairs {
      let (a, b) = (try #require(row.a).color, try #require(row.b).color)
      var checks = RowChecks(tolerance: group.tolerance)
      checks.close(a.deltaEOK(to: b), try #require(row.expect.deltaEOk), "\(row.id) ΔEOK")
    }
  }

  @Test func `the gap between hues is the shorter arc`() {
    #expect(350.0.hueGap(to: 10) == 20)
    #expect(10.0.hueGap(to: 350) == 20)
    #expect(0.0.hueGap(to: 180) == 180)
    #expect(720.0.hueGap(to: 0) == 0)
  }
}
