/// A color at a place on a gradient.
package struct RampStop: Hashable, Sendable {
  /// Where, from 0 (start) to 1 (end); numbers outside count as 0 or 1.
  package var position: Double
  /// Opaque, gamma-encoded sRGB, 0 to 1.
  package var color: Triple

  /// A stop of this color at this position.
  package init(position: Double, color: Triple) {
    self.position = position
    self.color = color
  }
}

/// The space in which a gradient joins two stops with a straight line.
package enum RampInterpolation: String, CaseIterable, Sendable, Hashable {
  /// Gamma-encoded sRGB, as CSS by default and SwiftUI's `device` draw.
  case srgb
  /// Linear sRGB.
  case srgbLinear = "srgb-linear"
  /// OKLab, not clipped to the gamut on the way.
  case oklab
  /// Gamma-encoded Display P3, in which the stops' colors are then given too. Its screens show more
  /// than 8 bits, so that only the exact colors count.
  case displayP3 = "display-p3"
}

/// The least contrast found where two ramps are drawn one on the other.
package struct WorstContrast: Hashable, Sendable {
  /// The ratio of the exact colors, 1 to 21.
  package var real: Double
  /// The ratio of the 8-bit pixels, 1 to 21.
  package var rounded: Double
  /// Where in 0...1 the lower of the two occurs, its lowest such position; `real`'s when they tie.
  ///
  /// For `rounded` it lies within the run of equal pixels, not on the run's edge.
  package var at: Double

  /// A result of these three numbers.
  package init(real: Double, rounded: Double, at: Double) {
    self.real = real
    self.rounded = rounded
    self.at = at
  }

  /// The ratio a verdict is taken from: the lower of the two.
  package var ratio: Double { min(real, rounded) }
}

/// The worst WCAG 2.2 contrast between two ramps drawn in the same place: at each position from 0
/// to 1, the foreground there against the background there.
///
/// A solid color is a ramp of one stop; a ramp has at least one. Before its first stop and after
/// its last a ramp keeps that stop's color; stops at one position make a hard edge, and a stop
/// placed before its predecessor counts as placed there too.
///
/// Exact when one side is solid: on a straight line in sRGB luminance is convex, so its extremes are
/// stops or one turning point between them, and pixels change only where a channel passes k + ½.
/// When both vary, each stretch is sampled and the lowest samples refined. Pixels of OKLab ramps are
/// sampled, 1,024 to a stretch.
package func worstContrast(
  foreground: [RampStop], background: [RampStop], interpolation: RampInterpolation = .srgb
) -> WorstContrast {
  if let one = solidColor(of: foreground), let other = solidColor(of: background) {
    return worstContrast(solid: one, on: other, interpolation)
  }
  var real = Lowest()
  var rounded = Lowest()
  let spans = spans(
    pieces(of: foreground, interpolation), pieces(of: background, interpolation))
  for span in spans {
    span.findLowestReal(&real)
    if interpolation != .displayP3 { span.findLowestRounded(&rounded) }
  }
  if interpolation == .displayP3 { rounded = real }
  let at = rounded.ratio < real.ratio ? rounded.position : real.position
  return WorstContrast(real: real.ratio, rounded: rounded.ratio, at: at)
}

private func worstContrast(
  solid one: Triple, on other: Triple, _ interpolation: RampInterpolation
) -> WorstContrast {
  if interpolation == .displayP3 {
    let ratio = contrastRatio(
      relativeLuminance(displayP3: one), relativeLuminance(displayP3: other))
    return WorstContrast(real: ratio, rounded: ratio, at: 0)
  }
  return WorstContrast(
    real: contrastRatio(relativeLuminance(srgb: one), relativeLuminance(srgb: other)),
    rounded: contrastRatio(RGB8(rounding: one), RGB8(rounding: other)), at: 0)
}

/// The one color of a ramp whose stops are all alike.
private func solidColor(of ramp: [RampStop]) -> Triple? {
  guard let first = ramp.first else { preconditionFailure("a ramp needs at least one stop") }
  return ramp.allSatisfy { $0.color == first.color } ? first.color : nil
}

/// The lowest ratio seen so far, and the lowest position it was seen at.
struct Lowest {
  var ratio = Double.infinity
  var position = 0.0

  mutating func consider(_ ratio: Double, at position: Double) {
    if ratio < self.ratio || (ratio == self.ratio && position < self.position) {
      self.ratio = ratio
      self.position = position
    }
  }
}
