import Testing

@testable import ColorMath

@Suite struct RampTests {
  struct Row: Decodable {
    let id: String
    let fg: Hex
    let stops: [Stop]
    let interpolation: String
    let expect: Expectation

    struct Stop: Decodable {
      let position: Double
      let color: Hex
    }

    struct Expectation: Decodable {
      let worstRatio, luminanceMin, luminanceMax: Double
      let worstRatio8Bit, ratioAtStops: Double?
      let minimumIsInterior: Bool?
      let shown2: String?
      let pass: Verdicts
    }
  }

  @Test func `the worst position of a gradient is that of the vectors`() throws {
    let group = try VectorGroup<Row>("gradient")
    let other = try #require(group.tolerance.otherInterpolation)
    try group.check { row, checks in
      let interpolation = try #require(RampInterpolation(rawValue: row.interpolation))
      if interpolation != .srgb { checks.tolerance = Tolerance(abs: other) }
      let ramp = row.stops.map { RampStop(position: $0.position, color: $0.color.color.srgb) }
      let solid = [RampStop(position: 0, color: row.fg.color.srgb)]
      let worst = worstContrast(foreground: solid, background: ramp, interpolation: interpolation)
      let range = LuminanceRange(of: ramp, interpolation: interpolation)
      checks.close(worst.real, row.expect.worstRatio, "\(row.id) real")
      checks.close(range.minimum, row.expect.luminanceMin, "\(row.id) darkest")
      checks.close(range.maximum, row.expect.luminanceMax, "\(row.id) lightest")
      checks.equal(Verdicts(ratio: worst.real), row.expect.pass, "\(row.id) verdicts")
      let swapped = worstContrast(
        foreground: ramp, background: solid, interpolation: interpolation)
      checks.equal(swapped, worst, "\(row.id) swapped")

      if interpolation == .srgb {
        checks.close(worst.rounded, try #require(row.expect.worstRatio8Bit), "\(row.id) 8-bit")
        let atStops = row.stops.map { contrastRatio(row.fg.color, to: $0.color.color) }.min()
        checks.close(
          try #require(atStops), try #require(row.expect.ratioAtStops), "\(row.id) at stops")
        let interior = !row.stops.contains { $0.position == range.minimumAt }
        checks.equal(interior, row.expect.minimumIsInterior, "\(row.id) interior")
        checks.equal(cut(worst.real, decimals: 2), row.expect.shown2, "\(row.id) two decimals")
      }
    }
  }
}
