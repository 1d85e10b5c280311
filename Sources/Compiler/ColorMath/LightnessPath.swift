/// The colors of one hue, as vivid as a given color or as the gamut allows, by OKLCH lightness.
struct LightnessPath {
  private let lightness: Double
  private let chroma: Double
  /// The a and b of a chroma of 1.
  private let direction: Triple

  init(through color: RGB8) {
    let lch = color.srgb.converted(from: .srgb, to: .oklch)
    lightness = lch.x
    chroma = lch.y < 1e-4 ? 0 : lch.y
    direction = Triple(0, 1, lch.z).rectangular
  }

  /// The first color that meets the demands when going darker (`step` below 0) or lighter.
  ///
  /// Goes in steps, then bisects the last step 12 times. Luminance follows lightness, so 32 steps are
  /// skipped together if no luminance between their ends is near a passing band.
  func first(meeting demands: ContrastDemands, step: Double) -> RGB8? {
    let bands = demands.passingBands
    let span = 32
    var count = 0
    var start = color(lightness: lightness).relativeLuminance
    while isInside(count, step: step) {
      let end = color(lightness: position(count + span, step: step)).relativeLuminance
      // An 8-bit step is below .01.
      let passed = min(start, end) - 0.01...max(start, end) + 0.01
      if bands.contains(where: passed.overlaps) {
        for next in count + 1...count + span where isInside(next - 1, step: step) {
          let passing = position(next, step: step)
          guard demands.isMet(by: color(lightness: passing)) else { continue }
          return color(
            lightness: bisected(from: passing, to: position(next - 1, step: step), times: 12) {
              demands.isMet(by: color(lightness: $0))
            })
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

  /// The last number found that passes, between one that does and one that does not.
  private func bisected(
    from passing: Double, to failing: Double, times: Int, passes: (Double) -> Bool
  ) -> Double {
    var (passing, failing) = (passing, failing)
    for _ in 0..<times {
      let middle = (passing + failing) / 2
      if passes(middle) { passing = middle } else { failing = middle }
    }
    return passing
  }

  private func color(lightness: Double) -> RGB8 {
    let linear = light(lightness, chroma: reachableChroma(lightness))
    return RGB8(rounding: TransferCurve.srgb.encoded(linear))
  }

  /// The color of a lightness and chroma in linear sRGB.
  private func light(_ lightness: Double, chroma: Double) -> Triple {
    let lab = Triple(lightness, chroma * direction.y, chroma * direction.z)
    // The same as `converted`, without looking up the conversion path a thousand times.
    return Matrix3.xyzToLinearSRGB * Triple.xyz(fromOKLab: lab)
  }

  /// The path's chroma, or the highest chroma of sRGB at this lightness, by 24 bisections.
  private func reachableChroma(_ lightness: Double) -> Double {
    if isInside(lightness, chroma: chroma) { return chroma }
    return bisected(from: 0, to: chroma, times: 24) { isInside(lightness, chroma: $0) }
  }

  private func isInside(_ lightness: Double, chroma: Double) -> Bool {
    let linear = light(lightness, chroma: chroma)
    return linear.min() >= -1e-7 && linear.max() <= 1 + 1e-7
  }
}
