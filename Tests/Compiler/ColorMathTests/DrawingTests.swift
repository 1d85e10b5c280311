import Foundation
import RandomNumbers
import Testing

@testable import ColorMath

/// The colors of both sides at positions of the gradients, computed directly.
private struct Sample {
  var drawing: Drawing
  /// The position of each group of aligned gradients.
  var positions: [Int: Double] = [:]
  var backdrop = Triple.zero

  /// The groups of gradients that are not solid.
  var groups: [Int] {
    let layers = drawing.grounds + [drawing.foreground]
    return Set(layers.filter { $0.stops.count > 1 }.map(\.alignment)).sorted()
  }

  private func over(_ layer: Drawing.Layer, _ below: Triple) -> Triple {
    let stops = layer.stops
    let at = positions[layer.alignment] ?? 0
    guard let after = stops.firstIndex(where: { $0.position > at }), after > 0 else {
      let stop = stops[0].position > at ? stops[0] : stops[stops.count - 1]
      return stop.color * stop.alpha + below * (1 - stop.alpha)
    }
    let (one, other) = (stops[after - 1], stops[after])
    let share = (at - one.position) / (other.position - one.position)
    let alpha = one.alpha + (other.alpha - one.alpha) * share
    let light =
      drawing.fade == .straight
      ? (one.color + (other.color - one.color) * share) * alpha
      : one.color * one.alpha * (1 - share) + other.color * other.alpha * share
    return light + below * (1 - alpha)
  }

  private var sides: (front: Triple, back: Triple) {
    let below = drawing.grounds.dropLast().reduce(backdrop) { over($1, $0) }
    let back = over(drawing.grounds[drawing.grounds.count - 1], below)
    let front = over(drawing.foreground, back)
    let group = drawing.groupOpacity
    return (front * group + below * (1 - group), back * group + below * (1 - group))
  }

  var real: Double {
    let (front, back) = sides
    return drawing.isOnDisplayP3
      ? contrastRatio(relativeLuminance(displayP3: front), to: relativeLuminance(displayP3: back))
      : contrastRatio(relativeLuminance(srgb: front), to: relativeLuminance(srgb: back))
  }

  var rounded: Double {
    let (front, back) = sides
    return drawing.isOnDisplayP3
      ? real : contrastRatio(RGB8(rounding: front), to: RGB8(rounding: back))
  }

  /// Somewhere else, or near.
  func moved(by step: Double?, _ random: inout SplitMix) -> Sample {
    var moved = self
    // The ends themselves are stops that cover no area.
    for group in groups {
      let from = step.map { (positions[group] ?? 0) + .random(in: -$0...$0, using: &random) }
      moved.positions[group] = min(
        max(from ?? .random(in: -0.1...1.1, using: &random), 1e-12), 1 - 1e-12)
    }
    guard drawing.isOnAnyBackdrop else { return moved }
    let from = step.map { backdrop + random.triple(in: -$0...$0) }
    moved.backdrop = (from ?? random.triple(in: -0.2...1.2))
      .clamped(lowerBound: .zero, upperBound: .one)
    return moved
  }
}

extension SplitMix {
  private mutating func stops(_ count: Int, isOpaque: Bool) -> [FadingStop] {
    let alpha = Double.random(in: 0...1, using: &self)
    let isEven = chance(30)
    var positions = (0..<count).map { _ in Double.random(in: 0...1, using: &self) }.sorted()
    if count > 2, chance(20) { positions[1] = positions[2] }
    if count > 1, chance(50) { (positions[0], positions[count - 1]) = (0, 1) }
    return positions.map { position in
      let gray = Triple(repeating: Double(below(256)) / 255)
      let color = pick([color().srgb, color().srgb, gray, triple(in: 0...1), triple(in: 0...0.1)])
      let other = pick([0, 1, Double.random(in: 0...1, using: &self)])
      return FadingStop(
        position: position, color: color, alpha: isOpaque ? 1 : isEven ? alpha : other)
    }
  }

  fileprivate mutating func drawing(isOnAnyBackdrop: Bool) -> Drawing {
    let count = pick([1, 1, 2, 3])
    let grounds = (0..<count).map { index in
      Drawing.Layer(
        stops(pick([1, 2, 3]), isOpaque: index == 0 && !isOnAnyBackdrop),
        alignment: pick([0, index]))
    }
    let isOpaque = chance(40)
    return Drawing(
      Drawing.Layer(stops(pick([1, 1, 2, 3]), isOpaque: isOpaque), alignment: pick([0, 9, 9])),
      on: grounds, groupOpacity: chance(20) ? .random(in: 0...1, using: &self) : 1,
      fade: pick(FadeInterpolation.allCases), isOnDisplayP3: chance(30),
      isOnAnyBackdrop: isOnAnyBackdrop)
  }
}

/// `TINCTURE_DRAWINGS=100000` tests more of them.
private let drawings =
  ProcessInfo.processInfo.environment["TINCTURE_DRAWINGS"].flatMap(Int.init) ?? 150

@Suite struct DrawingTests {
  @Test(arguments: [false, true])
  func `no position has less contrast than the worst, which exists`(isOnAnyBackdrop: Bool) {
    var random = SplitMix(seed: 49)
    for round in 0..<drawings {
      let drawing = random.drawing(isOnAnyBackdrop: isOnAnyBackdrop)
      let worst = drawing.worst
      var best = Sample(drawing: drawing)
      // The place that was found, at either side of an edge there.
      for (layer, position) in zip(
        [drawing.foreground] + drawing.grounds.reversed(), worst.positions)
      {
        if let position { best.positions[layer.alignment] = position }
      }
      var rounded = Double.infinity
      func consider(_ sample: Sample) {
        rounded = min(rounded, sample.rounded)
        if sample.real < best.real { best = sample }
      }
      best = best.moved(by: 0, &random)
      for step in [1e-13, 1e-13, 1e-13] { consider(best.moved(by: step, &random)) }
      for _ in 0..<200 { consider(Sample(drawing: drawing).moved(by: nil, &random)) }
      var step = 0.1
      while step > 1e-9 {
        let before = best.real
        for _ in 0..<30 { consider(best.moved(by: step, &random)) }
        if best.real > before - 1e-12 { step /= 2 }
      }
      #expect(worst.real <= best.real + 1e-9, "round \(round)")
      #expect(isOnAnyBackdrop || worst.ratio <= rounded + 1e-9, "round \(round)")
      // Samples need not find the worst where it is that of pixels, or of many dimensions.
      if !isOnAnyBackdrop, worst.real == worst.ratio {
        #expect(worst.real >= best.real - 1e-5, "round \(round)")
      }
    }
  }

  private func stops(_ colors: (hex: String, alpha: Double)...) throws -> [FadingStop] {
    try colors.enumerated().map { index, color in
      FadingStop(
        position: colors.count == 1 ? 0 : Double(index) / Double(colors.count - 1),
        color: try #require(RGB8(hex: color.hex)).srgb, alpha: color.alpha)
    }
  }

  private func drawing(
    _ front: [FadingStop], on grounds: [FadingStop]..., isAligned: Bool = false
  ) -> Drawing {
    Drawing(
      Drawing.Layer(front, alignment: 0),
      on: grounds.enumerated().map { index, stops in
        Drawing.Layer(stops, alignment: isAligned ? 0 : index + 1)
      })
  }

  @Test func `aligned gradients are compared position by position, others at any two`() throws {
    let front = try stops(("#FFFFFF", 1), ("#888888", 1))
    let back = try stops(("#666666", 1), ("#000000", 1))
    let independent = drawing(front, on: back).worst
    #expect((independent.ratio - 1.6197).magnitude < 1e-4)
    #expect(independent.positions == [1, 0])
    let aligned = drawing(front, on: back, isAligned: true).worst
    #expect((aligned.ratio - 5.69).magnitude < 0.01)
    #expect(aligned.positions[0] == aligned.positions[1])
  }

  @Test func `solid colors are exact`() throws {
    let worst = drawing(
      try stops(("#F6E825", 1)), on: try stops(("#C50440", 1)), try stops(("#03D9CF", 0.33))
    ).worst
    let ground = try stops(("#03D9CF", 1))[0].color.composited(
      alpha: 0.33, over: try stops(("#C50440", 1))[0].color)
    let front = try stops(("#F6E825", 1))[0].color
    #expect(
      worst.real
        == contrastRatio(relativeLuminance(srgb: front), to: relativeLuminance(srgb: ground)))
    #expect(
      worst.ratio
        == min(worst.real, contrastRatio(RGB8(rounding: front), to: RGB8(rounding: ground))))
    #expect(worst.positions == [nil, nil, nil])
  }

  @Test func `a stop's color continues to the ends, and at a hard edge both sides count`() throws {
    func edge(_ positions: [Double], _ grays: [Double]) -> [FadingStop] {
      zip(positions, grays).map { FadingStop(position: $0, color: Triple(repeating: $1)) }
    }
    let white = try stops(("#FFFFFF", 1))
    let inner = drawing(white, on: edge([0.4, 0.6], [0, 0.3])).worst
    #expect(inner == drawing(white, on: edge([0, 0.4, 0.6, 1], [0, 0, 0.3, 0.3])).worst)
    let hard = edge([0, 0.5, 0.5, 0.5, 1], [1, 1, 0.5, 0, 0])
    let onWhite = drawing(try stops(("#767676", 1)), on: hard).worst
    #expect((onWhite.real - 4.5422).magnitude < 1e-4)
    #expect(onWhite.positions == [nil, 0])
    let onBlack = drawing(try stops(("#757575", 1)), on: hard).worst
    #expect((onBlack.real - 4.5577).magnitude < 1e-4)
    #expect(onBlack.positions == [nil, 0.5])
    // Every piece begins white, and one becomes black.
    let black = try stops(("#000000", 1))
    #expect(drawing(black, on: edge([0.3, 0.3, 0.6, 0.6], [1, 1, 0, 1])).worst.ratio < 1 + 1e-9)
    // Positions outside count as the ends, and no stop is before its predecessor.
    let outside = drawing(white, on: edge([-99, 42], [1, 0])).extremes(of: .ground)
    #expect(outside == [0, 1, 0, 1])
    let backward = drawing(try stops(("#000000", 1)), on: edge([0.8, 0.2], [1, 0])).worst
    #expect(backward.real == 1)
    #expect(backward.positions[1] == 0.8)
  }

  /// `color.md` 3.2: 1.829 on white and 1.817 on black, but 1.035 on #5A5A5A.
  @Test func `a gray backdrop can be worse than white and black`() throws {
    func ratio(_ front: (hex: String, alpha: Double), _ back: (hex: String, alpha: Double)) throws
      -> Double
    {
      var drawing = drawing(try stops(front), on: try stops(back))
      drawing.isOnAnyBackdrop = true
      return drawing.worst.ratio
    }
    #expect(try ratio(("#808080", 0.5), ("#FFFFFF", 0.2)) < 1.0352)
    let onBlack = contrastRatio(0, to: relativeLuminance(srgb: Triple(repeating: 0.8)))
    #expect(try (ratio(("#000000", 1), ("#FFFFFF", 0.8)) - onBlack).magnitude < 1e-12)
    #expect(try ratio(("#777777", 1), ("#FFFFFF", 0)) < 1 + 1e-9)
  }

  @Test func `hostile gradients are bounded work`() {
    var random = SplitMix(seed: 7)
    func many(_ count: Int, _ position: (Int) -> Double, isOpaque: Bool = false) -> [FadingStop] {
      (0..<count).map { index in
        FadingStop(
          position: position(index), color: random.color().srgb,
          alpha: isOpaque ? 1 : random.pick([0, 0.5, 1]))
      }
    }
    let black = [FadingStop(position: 0, color: .zero)]
    let hostile = [
      drawing(
        many(1_000, { Double($0) / 999 }), on: many(1_000, { Double($0) / 999 }, isOpaque: true)),
      drawing(many(1_000, { _ in 0.5 }), on: black),
      drawing([FadingStop(position: 0, color: .one, alpha: 0)], on: black),
      drawing(
        many(4, { Double($0) / 3 }), on: black, many(4, { Double($0) / 3 }),
        many(4, { Double($0) / 3 }), many(4, { Double($0) / 3 }), many(4, { Double($0) / 3 })),
    ]
    let clock = ContinuousClock()
    for drawing in hostile {
      let time = clock.measure { #expect((1...21).contains(drawing.worst.ratio)) }
      #expect(time < .seconds(10))
    }
  }
}

/// The gradients of the vectors, under solid text.
@Suite struct GradientVectorTests {
  struct Row: Decodable {
    let id: String
    let fg: Hex
    let stops: [Stop]
    let expect: Expectation

    struct Stop: Decodable {
      let position: Double
      let color: Hex
    }

    struct Expectation: Decodable {
      let worstRatio, worstRatio8Bit, ratioAtStops, luminanceMin, luminanceMax: Double
      let minimumIsInterior: Bool
      let shown2: String
      let pass: Verdicts
    }
  }

  @Test func `the worst position of a gradient is that of the vectors`() throws {
    try VectorGroup<Row>("gradient").check { row, checks in
      let ramp = row.stops.map { FadingStop(position: $0.position, color: $0.color.color.srgb) }
      let solid = [FadingStop(position: 0, color: row.fg.color.srgb)]
      func drawing(_ front: [FadingStop], on back: [FadingStop]) -> Drawing {
        Drawing(Drawing.Layer(front, alignment: 0), on: [Drawing.Layer(back, alignment: 1)])
      }
      let worst = drawing(solid, on: ramp).worst
      let range = drawing(solid, on: ramp).extremes(of: .ground)
      checks.close(worst.real, row.expect.worstRatio, "\(row.id) real")
      let least = min(row.expect.worstRatio, row.expect.worstRatio8Bit)
      checks.close(worst.ratio, least, "\(row.id) with pixels")
      checks.close(drawing(ramp, on: solid).worst.ratio, worst.ratio, "\(row.id) swapped")
      checks.close(range[0], row.expect.luminanceMin, "\(row.id) darkest")
      checks.close(range[1], row.expect.luminanceMax, "\(row.id) lightest")
      checks.equal(Verdicts(ratio: worst.real), row.expect.pass, "\(row.id) verdicts")
      checks.equal(cut(worst.real, decimals: 2), row.expect.shown2, "\(row.id) two decimals")
      let atStops = row.stops.map { contrastRatio(row.fg.color, to: $0.color.color) }.min()
      checks.close(try #require(atStops), row.expect.ratioAtStops, "\(row.id) at stops")
      let darkest = row.stops.map { $0.color.color.relativeLuminance }.min()
      checks.equal(
        range[0] < (darkest ?? 0) - 1e-9, row.expect.minimumIsInterior, "\(row.id) interior")
    }
  }
}
