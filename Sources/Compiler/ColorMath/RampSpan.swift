/// A span on which each ramp has a single piece.
struct RampSpan {
  let foreground: RampPiece
  let background: RampPiece
  let start: Double
  let end: Double

  /// The spans between all stops of both ramps, in order.
  static func spans(_ foreground: [RampPiece], background: [RampPiece]) -> [RampSpan] {
    var spans: [RampSpan] = []
    var (f, b) = (0, 0)
    var start = 0.0
    while f < foreground.count, b < background.count {
      let end = min(foreground[f].end, background[b].end)
      spans.append(
        RampSpan(foreground: foreground[f], background: background[b], start: start, end: end))
      if foreground[f].end == end { f += 1 }
      if background[b].end == end { b += 1 }
      start = end
    }
    return spans
  }
}

// The exact colors.

extension RampSpan {
  /// Lowers `lowest` to the lowest ratio of this span's exact colors.
  func findLowestReal(_ lowest: inout Lowest) {
    let samples = knots.map { Sample(position: $0, luminances: luminances(at: $0)) }
    for (sample, next) in zip(samples, samples.dropFirst()) {
      lowest.consider(sample.ratio, at: sample.position)
      if sample.difference * next.difference < 0 {
        lowest.consider(1, at: crossing(between: sample, and: next))
      }
      lowest.consider(next.ratio, at: next.position)
    }
    if varies { refine(samples, lowest: &lowest) }
  }

  /// The two luminances at one position.
  private struct Sample {
    let position: Double
    let luminances: (foreground: Double, background: Double)

    var ratio: Double { contrastRatio(luminances.foreground, to: luminances.background) }
    var difference: Double { luminances.foreground - luminances.background }
  }

  /// Whether both sides change along the span.
  private var varies: Bool { !foreground.isSolid && !background.isSolid }

  private func luminances(at position: Double) -> (foreground: Double, background: Double) {
    (foreground.luminance(at: position), background.luminance(at: position))
  }

  /// The positions to sample. If one side is solid, the ratio has no turn between them. If both vary,
  /// they are close enough together to separate the turns.
  private var knots: [Double] {
    if lightOnRamp { return [start, end] }
    let turns = (foreground.turningPoints + background.turningPoints)
      .filter { $0 > start && $0 < end }.sorted()
    let knots = [start] + turns + [end]
    return varies ? knots.subdivided(into: 64) : knots
  }

  /// Whether one side is solid and no darker than the ends of the other, whose lightest position is
  /// an end. Then the lowest ratio is at that end.
  private var lightOnRamp: Bool {
    let (piece, other) = foreground.isSolid ? (background, foreground) : (foreground, background)
    guard other.isSolid, piece.isConvex else { return false }
    let light = other.luminance(at: start)
    return light >= piece.luminance(at: start) && light >= piece.luminance(at: end)
  }

  /// The position where the luminances are equal, by bisection.
  private func crossing(between one: Sample, and other: Sample) -> Double {
    var before = one.position
    var after = other.position
    for _ in 0..<60 {
      let middle = (before + after) / 2
      let now = luminances(at: middle)
      if (now.foreground - now.background) * one.difference > 0 {
        before = middle
      } else {
        after = middle
      }
    }
    return after
  }

  /// Refines each low sample by golden-section search between its neighbors.
  private func refine(_ samples: [Sample], lowest: inout Lowest) {
    for index in samples.indices.dropFirst().dropLast() {
      let (before, after) = (samples[index - 1], samples[index + 1])
      guard samples[index].ratio <= min(before.ratio, after.ratio) else { continue }
      let position = leastPosition(in: before.position...after.position) { position in
        Sample(position: position, luminances: luminances(at: position)).ratio
      }
      lowest.consider(
        Sample(position: position, luminances: luminances(at: position)).ratio, at: position)
    }
  }
}

extension [Double] {
  /// The positions with `parts - 1` more between each two.
  func subdivided(into parts: Int) -> [Double] {
    let finer = zip(self, dropFirst()).flatMap { start, end in
      (0..<parts).map { start + (end - start) * Double($0) / Double(parts) }
    }
    return finer + suffix(1)
  }
}

/// The minimum position of a function with a single dip in `range`, by golden-section search.
private func leastPosition(in range: ClosedRange<Double>, of value: (Double) -> Double) -> Double {
  let golden = (5.0.squareRoot() - 1) / 2
  var (low, high) = (range.lowerBound, range.upperBound)
  var (left, right) = (high - golden * (high - low), low + golden * (high - low))
  var (leftValue, rightValue) = (value(left), value(right))
  for _ in 0..<50 {
    if leftValue <= rightValue {
      (high, right, rightValue) = (right, left, leftValue)
      left = high - golden * (high - low)
      leftValue = value(left)
    } else {
      (low, left, leftValue) = (left, right, rightValue)
      right = low + golden * (high - low)
      rightValue = value(right)
    }
  }
  return (low + high) / 2
}
