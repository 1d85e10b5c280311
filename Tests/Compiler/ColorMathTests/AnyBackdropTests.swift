import ColorMath
import RandomNumbers
import Testing

/// The lowest ratio over many backdrops.
private func bruteForce(_ foreground: TranslucentColor, _ background: TranslucentColor) -> Double {
  let steps = (0...16).map { Double($0) / 16 }
  var least = Double.infinity
  for red in steps {
    for green in steps {
      for blue in steps {
        let ground = background.color.composited(
          alpha: background.alpha, over: Triple(red, green, blue))
        let front = foreground.color.composited(alpha: foreground.alpha, over: ground)
        least = min(
          least, contrastRatio(relativeLuminance(srgb: front), to: relativeLuminance(srgb: ground)))
      }
    }
  }
  return least
}

@Suite struct AnyBackdropTests {
  private func color(_ hex: String, _ alpha: Double) throws -> TranslucentColor {
    TranslucentColor(color: try #require(RGB8(hex: hex)).srgb, alpha: alpha)
  }

  /// `color.md` 3.2: 1.829 on white and 1.817 on black, but 1.035 on #5A5A5A.
  @Test func `a gray backdrop can be worse than white and black`() throws {
    let ratio = (try color("#808080", 0.5)).worstContrastOnAnyBackdrop(
      over: try color("#FFFFFF", 0.2))
    #expect(ratio >= 1 && ratio < 1.0352)
  }

  @Test func `under an opaque foreground the bound is met at black or white`() throws {
    let ratio = (try color("#000000", 1)).worstContrastOnAnyBackdrop(
      over: try color("#FFFFFF", 0.8))
    #expect(ratio == contrastRatio(0, to: relativeLuminance(srgb: Triple(repeating: 0.8))))
  }

  @Test func `an opaque foreground that a backdrop can equal has no contrast`() throws {
    let ratio = (try color("#777777", 1)).worstContrastOnAnyBackdrop(over: try color("#FFFFFF", 0))
    #expect(ratio == 1)
  }

  @Test func `no backdrop is below the bound, and one is close to it`() {
    var random = SplitMix(seed: 71)
    for round in 0..<40 {
      let foreground = TranslucentColor(
        color: random.color().srgb, alpha: .random(in: 0.3...1, using: &random))
      let background = TranslucentColor(
        color: random.color().srgb, alpha: .random(in: 0...1, using: &random))
      let bound = foreground.worstContrastOnAnyBackdrop(over: background)
      let met = bruteForce(foreground, background)
      #expect(bound <= met + 1e-12, "round \(round)")
      #expect(bound > met - 0.15, "round \(round)")
    }
  }
}
