import RandomNumbers
import Testing

@testable import ColorMath

/// Stacked translucent gradients and their worst position.
@Suite struct LayeredRampTests {
  private func stops(_ ramp: [RampStop], alpha: Double = 1) -> [FadingStop] {
    ramp.map { FadingStop(position: $0.position, color: $0.color, alpha: alpha) }
  }

  private func random(_ count: Int, _ random: inout SplitMix) -> [RampStop] {
    (0..<count).map { index in
      RampStop(
        position: index == 0 ? 0 : Double.random(in: 0...1, using: &random),
        color: random.color().srgb)
    }
  }

  /// Some stops are out of order.
  @Test(arguments: FadeInterpolation.allCases, [false, true])
  func `opaque layers have the contrast of linear ramps`(fade: FadeInterpolation, isP3: Bool) {
    var generator = SplitMix(seed: 61)
    for round in 0..<24 {
      let front = random(1, &generator)
      let back = random(1 + round % 4, &generator)
      let layered = worstContrast(
        foreground: LayeredRamp([stops(back), stops(front)], joined: fade),
        background: LayeredRamp([stops(back)], joined: fade), onDisplayP3: isP3)
      let plain = worstContrast(
        foreground: front, background: back, interpolation: isP3 ? .displayP3 : .srgb)
      #expect((layered.real - plain.real).magnitude < 1e-8, "round \(round)")
      #expect(isP3 || layered.rounded == plain.rounded, "round \(round)")
    }
  }

  @Test func `ramps that meet at white contrast 1 there`() {
    let ramp = [
      RampStop(position: 0, color: .zero), RampStop(position: 1, color: Triple(repeating: 1)),
    ]
    let back = LayeredRamp([stops(ramp)], joined: .straight)
    let front = LayeredRamp([stops(ramp), stops([ramp[1]], alpha: 0.02)], joined: .straight)
    let worst = worstContrast(foreground: front, background: back)
    #expect(worst.rounded == 1)
    #expect(worst.real < 1 + 1e-9)
  }

  /// The foreground is an invisible veil on the background, so the ratio is nearly the same
  /// everywhere, and no span can be excluded early.
  @Test func `the ratio of ramps that change alike is a lower bound and hardly below the minimum`()
  {
    let white = Triple(repeating: 1)
    let back = [
      FadingStop(position: 0, color: Triple(repeating: 0.5), alpha: 1),
      FadingStop(position: 1, color: Triple(0.2, 0.6, 0.5), alpha: 1),
    ]
    let middle = [
      FadingStop(position: 0, color: white, alpha: 0.3),
      FadingStop(position: 1, color: .zero, alpha: 0.3),
    ]
    let veil = [FadingStop(position: 0, color: white, alpha: 1e-7)]
    let background = LayeredRamp([back, middle], joined: .premultiplied)
    let foreground = LayeredRamp([back, middle, veil], joined: .premultiplied)
    let worst = worstContrast(foreground: foreground, background: background)
    let least =
      (0...40_000).map { index -> Double in
        let position = Double(index) / 40_000
        return contrastRatio(
          relativeLuminance(srgb: foreground.color(at: position)),
          to: relativeLuminance(srgb: background.color(at: position)))
      }.min() ?? 0
    #expect(worst.real < least - 1e-9, "the proof was not cut short")
    #expect(worst.real >= least * (1 - 1e-4))
  }
}

extension LayeredRamp {
  /// The color at a position.
  fileprivate func color(at position: Double) -> Triple {
    guard let piece = pieces.first(where: { position <= $0.end }) ?? pieces.last else {
      return .zero
    }
    let share = (position - piece.start) / (piece.end - piece.start)
    return piece.color.split(at: min(1, max(0, share))).0.last
  }
}
