/// The 8-bit color nearest to `moving` whose contrast with every `fixed` color is at least `target`.
///
/// Returns `moving` itself if it already passes, and nil if no 8-bit color does. The search moves
/// OKLCH lightness up and down at constant hue and keeps chroma as far as the gamut allows. It then
/// improves the nearer result (ΔEOK) among its neighbors within 1° of the hue. Every candidate is
/// checked as an 8-bit color. If a passing band is too narrow for that path, all 8-bit colors are
/// searched. A gray becomes the nearest gray that passes, and a color only if no gray passes.
package func nearestPassing(moving: RGB8, against fixed: [RGB8], target: Double) -> RGB8? {
  nearestPassing(
    moving: moving,
    meeting: fixed.map { ContrastDemand(luminance: relativeLuminance($0), ratio: target) })
}

/// The 8-bit color nearest to `moving` that reaches each demand's ratio with its luminance.
///
/// Luminances also describe colors that are not 8-bit, and the darkest and lightest positions of a
/// ramp.
package func nearestPassing(moving: RGB8, meeting demands: [ContrastDemand]) -> RGB8? {
  let requirement = Requirement(demands: demands)
  if requirement.isMet(by: moving) { return moving }
  if requirement.passingBands.isEmpty { return nil }
  if moving.isGray, let gray = requirement.nearestGray(to: moving) { return gray }
  let path = LightnessPath(through: moving)
  let nearest = [-1.0 / 2048, 1.0 / 2048]
    .compactMap { path.first(meeting: requirement, step: $0) }
    .min { deltaEOK($0, to: moving) < deltaEOK($1, to: moving) }
  guard let start = nearest ?? requirement.nearestOfAll(to: moving) else { return nil }
  return polished(start, moving: moving, requirement: requirement)
}

/// A contrast ratio to reach with a fixed color.
package struct ContrastDemand: Hashable, Sendable {
  /// The relative luminance of the fixed color, 0 to 1.
  package var luminance: Double
  /// The lowest ratio allowed, 1 to 21.
  package var ratio: Double
  /// On which side of the fixed color the other one must be.
  package var side: Side

  /// Where a color is in relation to a fixed color.
  package enum Side: Hashable, Sendable { case lighter, darker, either }

  /// Creates a demand for `ratio` with a color of `luminance`.
  package init(luminance: Double, ratio: Double, side: Side = .either) {
    self.luminance = luminance
    self.ratio = ratio
    self.side = side
  }

  /// Whether a color of another luminance meets the demand.
  fileprivate func isMet(by other: Double) -> Bool {
    let isOnSide =
      switch side {
      case .lighter: other >= luminance
      case .darker: other <= luminance
      case .either: true
      }
    return isOnSide && contrastRatio(other, to: luminance) >= ratio
  }
}

/// Contrast demands that a color must all meet.
struct Requirement {
  let demands: [ContrastDemand]

  func isMet(by color: RGB8) -> Bool {
    let luminance = relativeLuminance(color)
    return demands.allSatisfy { $0.isMet(by: luminance) }
  }
}

/// The colors of one hue, as vivid as a given color or as the gamut allows, by OKLCH lightness.
struct LightnessPath {
  private let lightness: Double
  private let chroma: Double
  /// The a and b of a chroma of 1.
  private let direction: Triple

  init(through color: RGB8) {
    let lch = convert(color.srgb, from: .srgb, to: .oklch)
    lightness = lch.x
    chroma = lch.y < 1e-4 ? 0 : lch.y
    direction = rectangular(Triple(0, 1, lch.z))
  }

  /// The first color that meets the requirement when going darker (`step` below 0) or lighter.
  ///
  /// Goes in steps, then bisects the last step 12 times. Luminance follows lightness, so 32 steps are
  /// skipped together if no luminance between their ends is near a passing band.
  func first(meeting requirement: Requirement, step: Double) -> RGB8? {
    let bands = requirement.passingBands
    let span = 32
    var count = 0
    var start = relativeLuminance(color(lightness: lightness))
    while isInside(count, step: step) {
      let end = relativeLuminance(color(lightness: position(count + span, step: step)))
      // An 8-bit step is below .01.
      let passed = LuminanceBand(lowest: min(start, end) - 0.01, highest: max(start, end) + 0.01)
      if bands.contains(where: passed.overlaps) {
        for next in count + 1...count + span where isInside(next - 1, step: step) {
          let passing = position(next, step: step)
          guard requirement.isMet(by: color(lightness: passing)) else { continue }
          return closest(
            passing: passing, failing: position(next - 1, step: step), requirement: requirement)
        }
      }
      count += span
      start = end
    }
    return nil
  }

  /// The lightness after `count` steps.
  private func position(_ count: Int, step: Double) -> Double {
    min(max(lightness + Double(count) * step, 0), 1)
  }

  /// Whether the path continues after `count` steps.
  private func isInside(_ count: Int, step: Double) -> Bool {
    let here = position(count, step: step)
    return step < 0 ? here > 0 : here < 1
  }

  private func closest(
    passing: Double, failing: Double, requirement: Requirement
  ) -> RGB8 {
    var (passing, failing) = (passing, failing)
    for _ in 0..<12 {
      let middle = (passing + failing) / 2
      if requirement.isMet(by: color(lightness: middle)) {
        passing = middle
      } else {
        failing = middle
      }
    }
    return color(lightness: passing)
  }

  private func color(lightness: Double) -> RGB8 {
    let linear = light(lightness, chroma: reachableChroma(lightness))
    return RGB8(rounding: TransferCurve.srgb.encoded(linear))
  }

  /// The color of a lightness and chroma in linear sRGB.
  private func light(_ lightness: Double, chroma: Double) -> Triple {
    let lab = Triple(lightness, chroma * direction.y, chroma * direction.z)
    // The same as `convert`, without looking up the conversion path a thousand times.
    return Matrix3.xyzToLinearSRGB * xyzFromOKLab(lab)
  }

  /// The path's chroma, or the highest chroma of sRGB at this lightness, by 40 bisections.
  private func reachableChroma(_ lightness: Double) -> Double {
    if isInside(lightness, chroma: chroma) { return chroma }
    var (inside, outside) = (0.0, chroma)
    for _ in 0..<40 {
      let middle = (inside + outside) / 2
      if isInside(lightness, chroma: middle) { inside = middle } else { outside = middle }
    }
    return inside
  }

  private func isInside(_ lightness: Double, chroma: Double) -> Bool {
    let linear = light(lightness, chroma: chroma)
    return linear.min() >= -1e-7 && linear.max() <= 1 + 1e-7
  }
}
