import RandomNumbers
import Testing

@testable import ColorMath

/// The color of a ramp with rising positions, computed directly.
private func naiveColor(
  _ ramp: [RampStop], _ position: Double, _ interpolation: RampInterpolation
) -> Triple {
  guard let next = ramp.firstIndex(where: { $0.position >= position }) else {
    return ramp[ramp.count - 1].color
  }
  if next == 0 || ramp[next].position == position { return ramp[next].color }
  let (one, other) = (ramp[next - 1], ramp[next])
  let share = (position - one.position) / (other.position - one.position)
  let first = one.color.converted(from: .srgb, to: interpolation.space)
  let last = other.color.converted(from: .srgb, to: interpolation.space)
  return (first + (last - first) * share).converted(from: interpolation.space, to: .srgb)
}

extension RampInterpolation {
  /// The luminance of a color on this ramp; Display P3's from XYZ.
  fileprivate func luminance(of color: Triple) -> Double {
    self == .displayP3
      ? color.converted(from: .displayP3, to: .xyzD65).y : relativeLuminance(srgb: color)
  }
}

/// The lowest ratios at many positions.
private func bruteForce(
  _ foreground: [RampStop], _ background: [RampStop], _ interpolation: RampInterpolation
) -> (real: Double, rounded: Double) {
  let count = 4000
  return (0...count).reduce((real: Double.infinity, rounded: Double.infinity)) { least, index in
    let position = Double(index) / Double(count)
    let one = naiveColor(foreground, position, interpolation)
    let other = naiveColor(background, position, interpolation)
    let real = contrastRatio(
      interpolation.luminance(of: one), to: interpolation.luminance(of: other))
    let rounded = contrastRatio(RGB8(rounding: one), to: RGB8(rounding: other))
    return (
      min(least.real, real),
      min(least.rounded, interpolation == .displayP3 ? real : rounded)
    )
  }
}

private func randomRamp(_ stops: Int, _ random: inout SplitMix) -> [RampStop] {
  let positions = (0..<stops).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
  return positions.map { RampStop(position: $0, color: random.color().srgb) }
}

@Suite struct RampSearchTests {
  @Test(arguments: RampInterpolation.allCases)
  func `no position has less contrast than the worst one, which exists`(
    interpolation: RampInterpolation
  ) {
    var random = SplitMix(seed: 33)
    for round in 0..<24 {
      let foreground = randomRamp(1 + round % 3, &random)
      let background = randomRamp(1 + round / 3 % 4, &random)
      let worst = worstContrast(
        foreground: foreground, background: background, interpolation: interpolation)
      let brute = bruteForce(foreground, background, interpolation)
      #expect(worst.real <= brute.real + 1e-9, "round \(round)")
      #expect(worst.real > brute.real - 0.02, "round \(round)")
      // In OKLab pixels are sampled, and both searches sample different positions.
      let slack = interpolation == .oklab ? 0.01 : 1e-12
      #expect(worst.rounded <= brute.rounded + slack, "round \(round)")

      let one = naiveColor(foreground, worst.at, interpolation)
      let other = naiveColor(background, worst.at, interpolation)
      let there =
        worst.rounded < worst.real
        ? contrastRatio(RGB8(rounding: one), to: RGB8(rounding: other))
        : contrastRatio(interpolation.luminance(of: one), to: interpolation.luminance(of: other))
      #expect((there - worst.ratio).magnitude < 1e-9, "round \(round)")
    }
  }

  @Test(arguments: RampInterpolation.allCases)
  func `the range of luminance is that of many positions`(interpolation: RampInterpolation) {
    var random = SplitMix(seed: 34)
    var turns = 0
    for round in 0..<60 {
      let ramp = [RampStop(position: 0, color: random.color().srgb)] + randomRamp(2, &random)
      let range = LuminanceRange(of: ramp, interpolation: interpolation)
      let many = (0...1000).map {
        interpolation.luminance(of: naiveColor(ramp, Double($0) / 1000, interpolation))
      }
      #expect(range.minimum <= (many.min() ?? 0) + 1e-12, "round \(round)")
      #expect(range.minimum >= (many.min() ?? 0) - 5e-3, "round \(round)")
      #expect(range.maximum >= (many.max() ?? 1) - 1e-12, "round \(round)")
      #expect(range.maximum <= (many.max() ?? 1) + 5e-3, "round \(round)")
      let extremes = [range.minimumAt, range.maximumAt]
      turns += extremes.filter { at in !ramp.contains { $0.position == at || at == 1 } }.count
    }
    if interpolation == .srgb { #expect(turns > 0) }
    if interpolation == .srgbLinear { #expect(turns == 0) }
  }

  @Test func `where luminances cross the ratio is 1, at the lowest such position`() throws {
    let gray = try ramp("#808080")
    let worst = worstContrast(
      foreground: gray, background: try ramp("#000000", "#FFFFFF", "#000000"))
    #expect(worst.real == 1)
    #expect(worst.rounded == 1)
    #expect((worst.at - 128.0 / 255 / 2).magnitude < 1e-9)
  }

  @Test func `a stop's color continues to the ends`() throws {
    let (red, blue) = (Triple(1, 0, 0), Triple(0, 0, 1))
    let inner = [RampStop(position: 0.4, color: red), RampStop(position: 0.6, color: blue)]
    let whole =
      [RampStop(position: 0, color: red)] + inner + [RampStop(position: 1, color: blue)]
    let white = try ramp("#FFFFFF")
    #expect(
      worstContrast(foreground: white, background: inner)
        == worstContrast(foreground: white, background: whole))
    #expect(worstContrast(foreground: white, background: inner).at == 0)
  }

  @Test func `a hard edge is checked on both sides but not between`() throws {
    let (white, gray, black) = (
      Triple(repeating: 1), Triple(repeating: 0.5), Triple(repeating: 0)
    )
    let edge = [
      RampStop(position: 0, color: white), RampStop(position: 0.5, color: white),
      RampStop(position: 0.5, color: gray), RampStop(position: 0.5, color: black),
      RampStop(position: 1, color: black),
    ]
    let onWhite = worstContrast(foreground: try ramp("#767676"), background: edge)
    #expect(onWhite.at == 0)
    #expect((onWhite.real - 4.5422).magnitude < 1e-4)
    let onBlack = worstContrast(foreground: try ramp("#757575"), background: edge)
    #expect(onBlack.at == 0.5)
    #expect((onBlack.real - 4.5577).magnitude < 1e-4)
  }

  @Test func `positions outside count as the ends, and no stop precedes the one before`() throws {
    let (white, black) = (Triple(repeating: 1), Triple(repeating: 0))
    let outside = [RampStop(position: -99, color: white), RampStop(position: 42, color: black)]
    #expect(
      LuminanceRange(of: outside)
        == LuminanceRange(minimum: 0, maximum: 1, minimumAt: 1, maximumAt: 0))
    let backward = [RampStop(position: 0.8, color: white), RampStop(position: 0.2, color: black)]
    let range = LuminanceRange(of: backward)
    #expect(range.minimumAt == 0.8)
    #expect(range.maximumAt == 0)
  }

  @Test func `the pieces of a ramp are contiguous from 0 to 1`() {
    var random = SplitMix(seed: 5)
    for stops in 1...6 {
      var ramp = randomRamp(stops, &random)
      if stops > 2 { ramp[1].position = ramp[0].position }
      let pieces = RampPiece.pieces(of: ramp, interpolation: .srgb)
      #expect(pieces.first?.start == 0)
      #expect(pieces.last?.end == 1)
      #expect(pieces.allSatisfy { $0.start < $0.end })
      #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.end == $1.start })
    }
  }
}

/// Stops of these colors, evenly spread.
private func ramp(_ hexes: String...) throws -> [RampStop] {
  try hexes.enumerated().map { index, hex in
    RampStop(
      position: hexes.count == 1 ? 0 : Double(index) / Double(hexes.count - 1),
      color: try #require(RGB8(hex: hex)).srgb)
  }
}
