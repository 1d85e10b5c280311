import RandomNumbers
import Testing

@testable import ColorMath

@Suite struct NearestPassingTests {
  struct Row: Decodable {
    let id: String
    let moving: Hex
    let fixed: [Hex]
    let target: Double
    let expect: Expectation

    struct Expectation: Decodable {
      let possible: Bool
      let hex: Hex?
      let direction: String?
      let ratio, deltaEOk, hueGapDegrees: Double?
    }
  }

  @Test func `repairs are as good as the vectors' and fail where theirs do`() throws {
    try VectorGroup<Row>("repair").check { row, checks in
      let moving = row.moving.color
      let fixed = row.fixed.map(\.color)
      let found = moving.nearest(against: fixed, target: row.target)
      checks.equal(found != nil, row.expect.possible, "\(row.id) possible")
      guard let found else { return }

      let reference = try #require(row.expect.hex?.color)
      let ratio = try #require(fixed.map { contrastRatio(found, to: $0) }.min())
      checks.equal(ratio >= row.target, true, "\(row.id) \(found.hex) ratio \(ratio)")
      // In the vectors a gray may become tinted, which allows finer steps than grays.
      let most = try #require(row.expect.deltaEOk) + (moving.isGray ? 0.01 : 0.003)
      checks.equal(found.deltaEOK(to: moving) <= most, true, "\(row.id) \(found.hex) ΔEOK")
      checks.equal(visibleHueGap(found, moving) <= 3, true, "\(row.id) \(found.hex) hue")
      checks.equal(direction(from: moving, to: found), row.expect.direction, "\(row.id) direction")

      checks.tolerance = Tolerance(abs: 1e-6)
      let own = try #require(fixed.map { contrastRatio(reference, to: $0) }.min())
      checks.close(own, try #require(row.expect.ratio), "\(row.id) the vector's own ratio")
      checks.tolerance = Tolerance(abs: 0.001)
      checks.close(
        visibleHueGap(reference, moving), try #require(row.expect.hueGapDegrees),
        "\(row.id) the vector's own hue gap")
    }
  }

  /// The table of color.md, section 3.8.
  @Test(arguments: [
    ("#C2CFE5", ["#EEF2F9"], 4.5, "#646F83"), ("#C2CFE5", ["#EEF2F9"], 3, "#808CA1"),
    ("#6075C1", ["#EEF2F9"], 4.5, "#576AB7"), ("#9BC5FD", ["#EEF2F9"], 3, "#678EC3"),
    ("#EBB30A", ["#FCF0CA"], 3, "#B08400"), ("#9BC5FD", ["#1972F9"], 3, "#BCD9FF"),
    ("#9BC5FD", ["#1972F9", "#005CE5"], 3, "#BCD9FF"), ("#1972F9", ["#FFFFFF"], 4.5, "#176FF8"),
    ("#1972F9", ["#FFFFFF"], 7, "#0352C3"), ("#E5EBF4", ["#EEF2F9"], 3, "#888C95"),
    ("#E5EBF4", ["#FFFFFF"], 3, "#91959E"), ("#EBB30A", ["#FFFFFF"], 3, "#BB8E00"),
    ("#005CE5", ["#EEF2F9"], 7, "#0149BB"), ("#6C5009", ["#FCF0CA"], 7, "#684C05"),
  ]) func `the design's own repairs are those of the table`(
    moving: String, fixed: [String], target: Double, expected: String
  ) throws {
    let found = try #require(RGB8(hex: moving)).nearest(
      against: try fixed.map { try #require(RGB8(hex: $0)) }, target: target)
    #expect(found?.hex == expected)
  }

  @Test func `a gray becomes the nearest gray that passes`() throws {
    let gray = try #require(RGB8(hex: "#D7D7D7"))
    let ground = try #require(RGB8(hex: "#8CD544"))
    let found = try #require(gray.nearest(against: [ground], target: 4.5))
    #expect(found.isGray && contrastRatio(found, to: ground) >= 4.5, "\(found.hex)")
    var random = SplitMix(seed: 4)
    for round in 0..<60 {
      let level = UInt8(truncatingIfNeeded: random.next())
      let moving = RGB8(red: level, green: level, blue: level)
      let fixed = (0...round % 2).map { _ in random.color() }
      let target = [3, 4.5, 7][round % 3]
      let passing = (UInt8.min...UInt8.max).map { RGB8(red: $0, green: $0, blue: $0) }
        .filter { gray in fixed.allSatisfy { contrastRatio(gray, to: $0) >= target } }
      let nearest = passing.map { $0.deltaEOK(to: moving) }.min()
      let found = moving.nearest(against: fixed, target: target)
      guard nearest != nil else { continue }
      #expect(found?.isGray ?? false, "\(moving.hex) \(fixed.map(\.hex))")
      #expect(found.map { $0.deltaEOK(to: moving) } == nearest)
    }
  }

  @Test func `results pass against every fixed color, and only impossible targets give nil`() {
    var random = SplitMix(seed: 38)
    for round in 0..<40 {
      let moving = random.color()
      let fixed = (0...round % 3).map { _ in random.color() }
      let target = [3, 4.5, 7][round / 3 % 3]
      let found = moving.nearest(against: fixed, target: target)
      let passes = { (color: RGB8) in fixed.allSatisfy { contrastRatio(color, to: $0) >= target } }
      if let found {
        #expect(passes(found))
        #expect(passes(moving) == (found == moving))
      } else {
        let grays = (UInt8.min...UInt8.max).map { RGB8(red: $0, green: $0, blue: $0) }
        #expect(!grays.contains(where: passes), "\(moving.hex) \(fixed.map(\.hex)) \(target)")
      }
    }
  }

  @Test func `a color is found in a luminance band too narrow for the path`() throws {
    let black = RGB8(red: 0, green: 0, blue: 0)
    let white = RGB8(red: 255, green: 255, blue: 255)
    let target = 4.5825  // √21 = 4.58258 is the most any color has against both.
    let demands = ContrastDemands(fixed: [0, 1], target: target)
    let moving = RGB8(red: 200, green: 30, blue: 30)
    let found = try #require(moving.nearest(against: [black, white], target: target))
    #expect(demands.isMet(by: found))
    #expect(moving.nearest(against: [black, white], target: 4.583) == nil)
  }

  @Test func `the search of all colors finds a color as near as brute force`() throws {
    let moving = RGB8(red: 200, green: 30, blue: 30)
    let demands = ContrastDemands(fixed: [0, 1], target: 4.5825)
    let found = try #require(demands.nearestOfAll(to: moving))
    var nearest = Double.infinity
    for red in UInt8(180)...215 {
      for green in UInt8(0)...255 {
        for blue in UInt8(0)...80 {
          let color = RGB8(red: red, green: green, blue: blue)
          guard demands.isMet(by: color) else { continue }
          nearest = min(nearest, color.deltaEOK(to: moving))
        }
      }
    }
    #expect(nearest.isFinite)
    #expect(found.deltaEOK(to: moving) <= nearest + 1e-12)
  }
}

extension RGB8 {
  /// The nearest color whose contrast with every `fixed` color is at least `target`.
  fileprivate func nearest(against fixed: [RGB8], target: Double) -> RGB8? {
    nearest(meeting: fixed.map { ContrastDemand(luminance: $0.relativeLuminance, ratio: target) })
  }
}

/// The hue gap in degrees, or 0 if either color has too little chroma for it to matter.
private func visibleHueGap(_ one: RGB8, _ other: RGB8) -> Double {
  let first = one.srgb.converted(from: .srgb, to: .oklch)
  let second = other.srgb.converted(from: .srgb, to: .oklch)
  return min(first.y, second.y) < 0.02 ? 0 : first.z.hueGap(to: second.z)
}

private func direction(from one: RGB8, to other: RGB8) -> String {
  if one == other { return "none" }
  return other.relativeLuminance < one.relativeLuminance ? "darker" : "lighter"
}

extension ContrastDemands {
  fileprivate init(fixed: [Double], target: Double) {
    self.init(demands: fixed.map { ContrastDemand(luminance: $0, ratio: target) })
  }
}
