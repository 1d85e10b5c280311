/// An opaque gradient stop.
package struct RampStop: Hashable, Sendable {
  /// The position from 0 (start) to 1 (end); numbers outside count as 0 or 1.
  package var position: Double
  /// Opaque, gamma-encoded sRGB, 0 to 1.
  package var color: Triple

  /// Creates a stop.
  package init(position: Double, color: Triple) {
    self.position = position
    self.color = color
  }
}

/// The color space in which a gradient interpolates linearly between two stops.
package enum RampInterpolation: String, CaseIterable, Sendable, Hashable {
  /// Gamma-encoded sRGB: the default of CSS, and `device` in SwiftUI.
  case srgb
  /// Linear sRGB.
  case srgbLinear = "srgb-linear"
  /// OKLab, without clipping between the stops.
  case oklab
  /// Gamma-encoded Display P3; the stops' colors are then in this space, too. Such screens show more
  /// than 8 bits, so only the exact colors count.
  case displayP3 = "display-p3"
}

/// The lowest contrast between two ramps that are drawn one on the other.
package struct WorstContrast: Hashable, Sendable {
  /// The ratio of the exact colors, 1 to 21.
  package var real: Double
  /// The ratio of the 8-bit pixels, 1 to 21.
  package var rounded: Double
  /// The lowest position in 0...1 where the lower of the two ratios occurs; `real`'s if they are equal.
  ///
  /// For `rounded` it is inside the run of equal pixels, not on its edge.
  package var at: Double

  /// Creates a result.
  package init(real: Double, rounded: Double, at: Double) {
    self.real = real
    self.rounded = rounded
    self.at = at
  }

  /// The ratio that decides the verdict: the lower of the two.
  package var ratio: Double { min(real, rounded) }
}

/// The lowest WCAG 2.2 contrast between two ramps drawn in the same place. At each position from 0
/// to 1, the foreground is compared with the background at that position.
///
/// A ramp has at least one stop; a solid color is a ramp of one stop. Before its first stop and after
/// its last a ramp keeps that stop's color. Stops at the same position make a hard edge. A stop
/// positioned before its predecessor counts as at the predecessor's position.
///
/// The result is exact if one side is solid. On a straight line in sRGB luminance is convex, so its
/// extremes are stops or one turning point between them, and pixels change only where a channel
/// crosses k + ½. If both sides vary, each span is sampled and the lowest samples are refined.
/// Pixels of OKLab ramps are sampled at 1,024 positions per span.
package func worstContrast(
  foreground: [RampStop], background: [RampStop], interpolation: RampInterpolation = .srgb
) -> WorstContrast {
  if let one = solidColor(of: foreground), let other = solidColor(of: background) {
    return worstContrast(solid: one, on: other, interpolation: interpolation)
  }
  var real = Lowest()
  var rounded = Lowest()
  let spans = RampSpan.spans(
    RampPiece.pieces(of: foreground, interpolation: interpolation),
    background: RampPiece.pieces(of: background, interpolation: interpolation))
  for span in spans {
    span.findLowestReal(&real)
    if interpolation != .displayP3 { span.findLowestRounded(&rounded) }
  }
  if interpolation == .displayP3 { rounded = real }
  let at = rounded.ratio < real.ratio ? rounded.position : real.position
  return WorstContrast(real: real.ratio, rounded: rounded.ratio, at: at)
}

private func worstContrast(
  solid one: Triple, on other: Triple, interpolation: RampInterpolation
) -> WorstContrast {
  if interpolation == .displayP3 {
    let ratio = contrastRatio(
      relativeLuminance(displayP3: one), to: relativeLuminance(displayP3: other))
    return WorstContrast(real: ratio, rounded: ratio, at: 0)
  }
  return WorstContrast(
    real: contrastRatio(relativeLuminance(srgb: one), to: relativeLuminance(srgb: other)),
    rounded: contrastRatio(RGB8(rounding: one), to: RGB8(rounding: other)), at: 0)
}

/// The color of a ramp whose stops all have the same color; nil for other ramps.
private func solidColor(of ramp: [RampStop]) -> Triple? {
  guard let first = ramp.first else { preconditionFailure("a ramp needs at least one stop") }
  return ramp.allSatisfy { $0.color == first.color } ? first.color : nil
}

/// The lowest ratio so far, and the lowest position where it occurs.
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
