/// The lowest WCAG 2.2 contrast between two layered ramps drawn in the same place.
///
/// The real ratio is at most 1e-9 above the minimum; the 8-bit one is exact. Spans are halved until
/// bounds prove that none has a lower ratio. The control points of a span's curves bound luminance
/// and its slope. Where both sides change alike, the proof would take very many spans: then the real
/// ratio is a lower bound, at most 1e-4 of it below the minimum. Display P3 screens show more than 8
/// bits, so there only the real ratio counts.
package func worstContrast(
  foreground: LayeredRamp, background: LayeredRamp, onDisplayP3 isP3: Bool = false
) -> WorstContrast {
  var real = Lowest()
  var rounded = Lowest()
  for span in spans(foreground, background: background, isP3: isP3) {
    span.findLowestReal(&real)
    if !isP3 { span.findLowestRounded(&rounded) }
  }
  if isP3 { rounded = real }
  let at = rounded.ratio < real.ratio ? rounded.position : real.position
  return WorstContrast(real: real.ratio, rounded: rounded.ratio, at: at)
}

/// A span on which each side is a single curve.
private struct CurveSpan {
  var start: Double
  var end: Double
  var foreground: BezierCurve<Triple>
  var background: BezierCurve<Triple>
  var isP3: Bool

  var middle: Double { start + (end - start) / 2 }

  var halves: (CurveSpan, CurveSpan) {
    let (front, back) = (foreground.split(at: 0.5), background.split(at: 0.5))
    var (before, after) = (self, self)
    (before.foreground, before.background, before.end) = (front.0, back.0, middle)
    (after.foreground, after.background, after.start) = (front.1, back.1, middle)
    return (before, after)
  }

  func luminance(_ color: Triple) -> Double {
    isP3 ? relativeLuminance(displayP3: color) : relativeLuminance(srgb: color)
  }
}

private func spans(_ foreground: LayeredRamp, background: LayeredRamp, isP3: Bool) -> [CurveSpan] {
  var spans: [CurveSpan] = []
  var (f, b) = (0, 0)
  var start = 0.0
  while f < foreground.pieces.count, b < background.pieces.count {
    let (front, back) = (foreground.pieces[f], background.pieces[b])
    let end = min(front.end, back.end)
    func part(_ piece: LayeredRamp.Piece) -> BezierCurve<Triple> {
      let length = piece.end - piece.start
      return piece.color.part(
        from: (start - piece.start) / length, to: (end - piece.start) / length)
    }
    spans.append(
      CurveSpan(
        start: start, end: end, foreground: part(front), background: part(back), isP3: isP3))
    if front.end == end { f += 1 }
    if back.end == end { b += 1 }
    start = end
  }
  return spans
}

// The exact colors.

/// The share of the ratio by which the minimum may be below what was found.
private let leastTolerance = 1e-10
private let greatestTolerance = 1e-4
/// The number of spans after which the tolerance grows.
private let spansPerTolerance = 4096

extension CurveSpan {
  /// Lowers `lowest` to the lowest ratio of this span's exact colors.
  func findLowestReal(_ lowest: inout Lowest) {
    lowest.consider(ratio(foreground.first, back: background.first), at: start)
    lowest.consider(ratio(foreground.last, back: background.last), at: end)
    var open = [self]
    var tolerance = leastTolerance
    var count = 0
    while let span = open.popLast() {
      guard lowest.ratio > 1 + 1e-9, span.end - span.start > 1e-12 else { continue }
      count += 1
      if count.isMultiple(of: spansPerTolerance) {
        tolerance = min(tolerance * 10, greatestTolerance)
      }
      let (before, after) = span.halves
      lowest.consider(ratio(before.foreground.last, back: before.background.last), at: span.middle)
      if span.provesNothingBelow(lowest.ratio * (1 - tolerance)) { continue }
      open += [after, before]
    }
    if tolerance > leastTolerance {
      lowest.consider(max(1, lowest.ratio * (1 - tolerance)), at: lowest.position)
    }
  }

  private func ratio(_ front: Triple, back: Triple) -> Double {
    contrastRatio(luminance(front), to: luminance(back))
  }

  /// Whether every ratio of the span is at least `least`.
  ///
  /// That is: (lighter + 0.05) - least · (darker + 0.05) is never negative, whichever side is lighter.
  /// It is bounded from the middle of the span by the steepest slope.
  private func provesNothingBelow(_ least: Double) -> Bool {
    let (front, back) = (
      LuminanceBounds(foreground, isP3: isP3), LuminanceBounds(background, isP3: isP3)
    )
    func proves(_ lighter: LuminanceBounds, _ darker: LuminanceBounds) -> Bool {
      if lighter.lowest + 0.05 >= least * (darker.highest + 0.05) { return true }
      let steepest = max(
        lighter.steepest - least * darker.shallowest, least * darker.steepest - lighter.shallowest)
      let middle = (lighter.middle + 0.05) - least * (darker.middle + 0.05)
      return middle - steepest / 2 >= 0
    }
    return proves(front, back) || proves(back, front)
  }
}

/// A curve's luminance in the middle, and bounds of its luminance and slope.
private struct LuminanceBounds {
  let lowest, highest, middle: Double
  /// Bounds of the slope, by the fraction of the curve's length.
  let shallowest, steepest: Double

  init(_ curve: BezierCurve<Triple>, isP3: Bool) {
    func luminance(_ color: Triple) -> Double {
      isP3 ? relativeLuminance(displayP3: color) : relativeLuminance(srgb: color)
    }
    let (low, high) = curve.range
    (lowest, highest) = (luminance(low), luminance(high))
    middle = luminance(curve.split(at: 0.5).0.last)
    let weights = isP3 ? displayP3Weights : luminanceWeights
    let (falling, rising) = curve.slope.channelRange
    let (gentle, steep) = (
      low.mapped(TransferCurve.slopeOfSRGB), high.mapped(TransferCurve.slopeOfSRGB)
    )
    let least = falling * gentle.replacing(with: steep, where: falling .< .zero)
    let most = rising * steep.replacing(with: gentle, where: rising .< .zero)
    shallowest = (weights * least).sum()
    steepest = (weights * most).sum()
  }
}

extension BezierCurve<Triple> {
  /// The lowest and highest value of each channel of the points.
  fileprivate var channelRange: (low: Triple, high: Triple) {
    (
      points.dropFirst().reduce(first) { pointwiseMin($0, $1) },
      points.dropFirst().reduce(first) { pointwiseMax($0, $1) }
    )
  }

  /// The channel range clamped to 0...1, the range of colors.
  fileprivate var range: (low: Triple, high: Triple) {
    let (low, high) = channelRange
    return (
      low.clamped(lowerBound: .zero, upperBound: .one),
      high.clamped(lowerBound: .zero, upperBound: .one)
    )
  }
}

// The 8-bit pixels.

extension CurveSpan {
  /// Lowers `lowest` to the lowest ratio of this span's pixels.
  ///
  /// Spans below 1e-7 are narrower than any pixel, or rounding noise.
  func findLowestRounded(_ lowest: inout Lowest) {
    // Between the ends at odd positions, because channels meet halves at even ones, where a single
    // point may have a color that no pixel has.
    for share in [0, 1] + (0..<16).map({ (Double($0) + 0.382) / 16 }) {
      let position = start + (end - start) * share
      let (front, back) = (foreground.split(at: share).0.last, background.split(at: share).0.last)
      lowest.consider(contrastRatio(RGB8(rounding: front), to: RGB8(rounding: back)), at: position)
    }
    var open = [self]
    while let span = open.popLast() {
      let (front, back) = (span.foreground.range, span.background.range)
      let darkest = (RGB8(rounding: front.low), RGB8(rounding: back.low))
      let lightest = (RGB8(rounding: front.high), RGB8(rounding: back.high))
      let bound = leastRatio(
        darkest.0.relativeLuminance...lightest.0.relativeLuminance,
        to: darkest.1.relativeLuminance...lightest.1.relativeLuminance)
      // A ratio of 1 is the least there is, wherever else it occurs.
      let isKnown = span.start >= lowest.position || lowest.ratio <= 1
      if bound > lowest.ratio || (bound == lowest.ratio && isKnown) { continue }
      if darkest == lightest {
        lowest.consider(bound, at: span.middle)
      } else if span.end - span.start > 1e-7 {
        let (before, after) = span.halves
        open += [after, before]
      }
    }
  }
}

/// The lowest contrast ratio between a luminance of one range and one of the other.
private func leastRatio(_ one: ClosedRange<Double>, to other: ClosedRange<Double>) -> Double {
  if one.overlaps(other) { return 1 }
  return one.lowerBound > other.upperBound
    ? contrastRatio(one.lowerBound, to: other.upperBound)
    : contrastRatio(one.upperBound, to: other.lowerBound)
}
