/// The 8-bit color nearest to `moving` whose contrast with every `fixed` color is at least `target`.
///
/// `moving` itself when it already passes; nil when no 8-bit color does. Lightness in OKLCH is moved
/// up and down at constant hue, chroma kept as far as the gamut allows; the nearer result (ΔEOK) is
/// polished among its neighbors within 1° of the hue. Every candidate is judged as the 8-bit color
/// it is. Should a middle band be too narrow for that path, all 8-bit colors are searched.
public func nearestPassing(moving: RGB8, against fixed: [RGB8], target: Double) -> RGB8? {
  nearestPassing(
    moving: moving, againstLuminances: fixed.map { relativeLuminance($0) }, target: target)
}

/// The same against colors of which only the relative luminances are given: colors that are not
/// 8-bit ones, or the darkest and lightest places of a ramp.
public func nearestPassing(
  moving: RGB8, againstLuminances fixed: [Double], target: Double
) -> RGB8? {
  let requirement = Requirement(fixed: fixed, target: target)
  if requirement.isMet(by: moving) { return moving }
  let path = LightnessPath(through: moving)
  let nearest = [-1.0 / 2048, 1.0 / 2048]
    .compactMap { path.first(meeting: requirement, step: $0) }
    .min { deltaEOK($0, moving) < deltaEOK($1, moving) }
  guard let start = nearest ?? requirement.nearestOfAll(to: moving) else { return nil }
  return polished(start, moving: moving, requirement: requirement)
}

/// A contrast to be reached with every one of some luminances.
struct Requirement {
  let fixed: [Double]
  let target: Double

  func isMet(by color: RGB8) -> Bool {
    let luminance = relativeLuminance(color)
    return fixed.allSatisfy { contrastRatio(luminance, $0) >= target }
  }
}

/// The colors of one hue, as vivid as a given color or as the gamut allows, by OKLCH lightness.
struct LightnessPath {
  private let lightness: Double
  private let chroma: Double
  private let hue: Double

  init(through color: RGB8) {
    let lch = convert(color.srgb, from: .srgb, to: .oklch)
    lightness = lch.x
    chroma = lch.y < 1e-4 ? 0 : lch.y
    hue = lch.z
  }

  /// The first color to meet the requirement going darker (`step` below 0) or lighter, in steps and
  /// then by 12 bisections of the last step.
  func first(meeting requirement: Requirement, step: Double) -> RGB8? {
    var failing = lightness
    while failing > 0 && step < 0 || failing < 1 && step > 0 {
      let next = min(max(failing + step, 0), 1)
      if requirement.isMet(by: color(lightness: next)) {
        return closest(passing: next, failing: failing, requirement)
      }
      failing = next
    }
    return nil
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
    let lab = rectangular(Triple(lightness, reachableChroma(lightness), hue))
    return RGB8(rounding: convert(lab, from: .oklab, to: .srgb))
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
    let lab = rectangular(Triple(lightness, chroma, hue))
    let linear = convert(lab, from: .oklab, to: .srgbLinear)
    return linear.min() >= -1e-7 && linear.max() <= 1 + 1e-7
  }
}
