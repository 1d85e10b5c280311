/// The 8-bit color nearest to `moving` whose contrast with every `fixed` color is at least `target`.
///
/// `moving` itself when it already passes; nil when no 8-bit color does. Lightness in OKLCH is moved
/// up and down at constant hue, chroma kept as far as the gamut allows; the nearer result (ΔEOK) is
/// polished among its neighbors within 1° of the hue. Every candidate is judged as the 8-bit color
/// it is. Should a middle band be too narrow for that path, all 8-bit colors are searched. A gray
/// becomes the nearest gray that passes, and a color only where no gray does.
package func nearestPassing(moving: RGB8, against fixed: [RGB8], target: Double) -> RGB8? {
  nearestPassing(
    moving: moving,
    meeting: fixed.map { ContrastDemand(luminance: relativeLuminance($0), ratio: target) })
}

/// The same against colors of which only the relative luminances are given, each with a ratio of its
/// own to be reached: colors that are not 8-bit ones, or the darkest and lightest places of a ramp.
package func nearestPassing(moving: RGB8, meeting demands: [ContrastDemand]) -> RGB8? {
  let requirement = Requirement(demands: demands)
  if requirement.isMet(by: moving) { return moving }
  if requirement.passingBands.isEmpty { return nil }
  if moving.isGray, let gray = requirement.nearestGray(to: moving) { return gray }
  let path = LightnessPath(through: moving)
  let nearest = [-1.0 / 2048, 1.0 / 2048]
    .compactMap { path.first(meeting: requirement, step: $0) }
    .min { deltaEOK($0, moving) < deltaEOK($1, moving) }
  guard let start = nearest ?? requirement.nearestOfAll(to: moving) else { return nil }
  return polished(start, moving: moving, requirement: requirement)
}

/// A contrast to be reached with a color that stays.
package struct ContrastDemand: Hashable, Sendable {
  /// The relative luminance of the color that stays, 0 to 1.
  package var luminance: Double
  /// The least ratio, 1 to 21.
  package var ratio: Double

  /// This ratio with a color of this luminance.
  package init(luminance: Double, ratio: Double) {
    self.luminance = luminance
    self.ratio = ratio
  }
}

/// Contrasts that are all to be reached.
struct Requirement {
  let demands: [ContrastDemand]

  func isMet(by color: RGB8) -> Bool {
    let luminance = relativeLuminance(color)
    return demands.allSatisfy { contrastRatio(luminance, $0.luminance) >= $0.ratio }
  }
}

/// The colors of one hue, as vivid as a given color or as the gamut allows, by OKLCH lightness.
struct LightnessPath {
  private let lightness: Double
  private let chroma: Double
  /// What a chroma of 1 is in a and b.
  private let direction: Triple

  init(through color: RGB8) {
    let lch = convert(color.srgb, from: .srgb, to: .oklch)
    lightness = lch.x
    chroma = lch.y < 1e-4 ? 0 : lch.y
    direction = rectangular(Triple(0, 1, lch.z))
  }

  /// The first color to meet the requirement going darker (`step` below 0) or lighter, in steps and
  /// then by 12 bisections of the last step.
  ///
  /// Luminance follows lightness, so 32 steps at once are skipped when no luminance between their
  /// ends is near a band that passes.
  func first(meeting requirement: Requirement, step: Double) -> RGB8? {
    let bands = requirement.passingBands
    let span = 32
    var count = 0
    var start = relativeLuminance(color(lightness: lightness))
    while isInside(count, step) {
      let end = relativeLuminance(color(lightness: position(count + span, step)))
      // An 8-bit step is below .01.
      let passed = LuminanceBand(lowest: min(start, end) - 0.01, highest: max(start, end) + 0.01)
      if bands.contains(where: passed.overlaps) {
        for next in count + 1...count + span where isInside(next - 1, step) {
          let passing = position(next, step)
          guard requirement.isMet(by: color(lightness: passing)) else { continue }
          return closest(passing: passing, failing: position(next - 1, step), requirement)
        }
      }
      count += span
      start = end
    }
    return nil
  }

  /// The lightness after so many steps.
  private func position(_ count: Int, _ step: Double) -> Double {
    min(max(lightness + Double(count) * step, 0), 1)
  }

  /// Whether there is more of the path after so many steps.
  private func isInside(_ count: Int, _ step: Double) -> Bool {
    let here = position(count, step)
    return step < 0 ? here > 0 : here < 1
  }

  private func closest(
    passing: Double, failing: Double, _ requirement: Requirement
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
    let linear = light(lightness, reachableChroma(lightness))
    return RGB8(rounding: TransferCurve.srgb.encoded(linear))
  }

  /// The color of that lightness and chroma in linear sRGB.
  private func light(_ lightness: Double, _ chroma: Double) -> Triple {
    let lab = Triple(lightness, chroma * direction.y, chroma * direction.z)
    // What `convert` does, without finding the way a thousand times.
    return Matrix3.xyzToLinearSRGB * xyzFromOKLab(lab)
  }

  /// The path's chroma, or the most that sRGB has at this lightness, by 40 bisections.
  private func reachableChroma(_ lightness: Double) -> Double {
    if isInside(lightness, chroma) { return chroma }
    var (inside, outside) = (0.0, chroma)
    for _ in 0..<40 {
      let middle = (inside + outside) / 2
      if isInside(lightness, middle) { inside = middle } else { outside = middle }
    }
    return inside
  }

  private func isInside(_ lightness: Double, _ chroma: Double) -> Bool {
    let linear = light(lightness, chroma)
    return linear.min() >= -1e-7 && linear.max() <= 1 + 1e-7
  }
}
