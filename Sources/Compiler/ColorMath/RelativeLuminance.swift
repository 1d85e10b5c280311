/// The weights of red, green and blue in WCAG 2.2's relative luminance. The row of the XYZ matrix
/// would change verdicts near a threshold.
let luminanceWeights = Triple(0.2126, 0.7152, 0.0722)

/// The weights of Display P3's red, green and blue in XYZ's Y (CSS Color 4, sample code).
let displayP3Weights = Triple(0.2289745640697488, 0.6917385218365064, 0.079286914093745)

extension RGB8 {
  /// WCAG 2.2 relative luminance, 0 (black) to 1 (white), from a table in the source.
  package var relativeLuminance: Double {
    Triple(Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)]).luminance()
  }
}

/// WCAG 2.2 relative luminance of a gamma-encoded sRGB color in gamut, 0 to 1.
///
/// Weights 0.2126, 0.7152, 0.0722; threshold 0.04045 (w3c/wcag, "relative luminance", corrected in
/// May 2021). Channels that are exactly k/255 use the table, so both functions agree to the bit.
package func relativeLuminance(srgb: Triple) -> Double { srgb.mapped(linearChannel).luminance() }

/// Relative luminance of a gamma-encoded Display P3 color in gamut, 0 to 1. This is XYZ's Y (CSS
/// Color 4), because WCAG has weights for sRGB only.
package func relativeLuminance(displayP3: Triple) -> Double {
  displayP3.mapped(linearChannel).luminance(weights: displayP3Weights)
}

/// WCAG 2.2 contrast ratio of two relative luminances, 1 to 21, in either order.
package func contrastRatio(_ one: Double, to other: Double) -> Double {
  (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

/// WCAG 2.2 contrast ratio of two 8-bit colors, 1 to 21, in either order; unrounded.
package func contrastRatio(_ one: RGB8, to other: RGB8) -> Double {
  contrastRatio(one.relativeLuminance, to: other.relativeLuminance)
}

extension Triple {
  /// Relative luminance of linear channels, each 0 to 1.
  func luminance(weights: Triple = luminanceWeights) -> Double {
    let parts = weights * self
    return parts.x + parts.y + parts.z
  }
}

private func linearChannel(_ encoded: Double) -> Double {
  let step = (encoded * 255).rounded()
  if step >= 0, step <= 255, step / 255 == encoded { return RGB8.linear[Int(step)] }
  return TransferCurve.srgb.linear(encoded)
}
