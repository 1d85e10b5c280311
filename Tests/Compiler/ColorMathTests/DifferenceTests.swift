import Testing

@testable import ColorMath

@Suite struct DifferenceTests {
  struct Row: Decodable {
    let id: String
    let a, b: Hex?
    let lab1, lab2: [Double]?
    let expect: Expectation

    struct Expectation: Decodable {
      let deltaE2000: Double
      let deltaEOk: Double?
    }
  }

  @Test func `differences are those of Sharma's table and of the sRGB pairs`() throws {
    try VectorGroup<Row>("difference").check { row, checks in
      if let one = row.lab1, let other = row.lab2 {
        let (first, second) = (Triple(one[0], one[1], one[2]), Triple(other[0], other[1], other[2]))
        checks.close(deltaE2000(first, to: second), row.expect.deltaE2000, row.id)
        checks.close(deltaE2000(second, to: first), row.expect.deltaE2000, "\(row.id) swapped")
      } else {
        let (a, b) = (try #require(row.a?.color), try #require(row.b?.color))
        checks.close(lab2000(a.srgb, b.srgb), row.expect.deltaE2000, "\(row.id) ΔE2000")
        checks.close(deltaEOK(a, to: b), try #require(row.expect.deltaEOk), "\(row.id) ΔEOK")
      }
    }
  }

  @Test func `a color does not differ from itself`() {
    let color = Triple(40, 20, -30)
    #expect(deltaE2000(color, to: color) == 0)
    #expect(deltaEOK(color, to: color) == 0)
    #expect(deltaE2000(Triple(40, 0, 0), to: Triple(40, 0, 0)) == 0)
  }

  @Test func `the gap between hues is the shorter arc`() {
    #expect(hueGap(350, to: 10) == 20)
    #expect(hueGap(10, to: 350) == 20)
    #expect(hueGap(0, to: 180) == 180)
    #expect(hueGap(720, to: 0) == 0)
  }
}

/// ΔE2000 of two sRGB colors.
func lab2000(_ one: Triple, _ other: Triple) -> Double {
  deltaE2000(
    convert(one, from: .srgb, to: .lab), to: convert(other, from: .srgb, to: .lab))
}
