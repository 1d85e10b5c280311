/// How far outside 0...1 a component may be and still count as inside the gamut.
///
/// One four-thousandth of an 8-bit step. Rounding noise reaches 6e-8 near black in A98 and Rec.
/// 2020; this is above it and far below anything visible.
let gamutSlack = 1e-6

extension Triple {
  /// Whether every component is within 0...1, give or take 1e-6. HSL and HWB are checked as sRGB.
  ///
  /// Lab, LCH, OKLab, OKLCH and the two XYZ spaces have no gamut: every finite color is inside.
  package func isInGamut(of space: ColorSpace) -> Bool {
    guard let gamut = space.gamut else { return x.isFinite && y.isFinite && z.isFinite }
    let color = converted(from: space, to: gamut)
    return color.min() >= -gamutSlack && color.max() <= 1 + gamutSlack
  }

  /// Clips a color channel by channel to the gamut of its space. Spaces without a gamut return the
  /// components unchanged. Fast, but hue and lightness may change: see ``gamutMapped(from:to:)``.
  package func clipped(to space: ColorSpace) -> Triple {
    guard let gamut = space.gamut else { return self }
    return converted(from: space, to: gamut).clamped(lowerBound: .zero, upperBound: .one)
      .converted(from: gamut, to: space)
  }

  /// Maps a color into the gamut of `destination`, in that space's components.
  ///
  /// CSS Color 4, section 13.2, binary search with local MINDE: lightness and hue in OKLCH are
  /// kept, and chroma is lowered until clipping differs by one JND (ΔEOK 0.02). A color inside the
  /// gamut is only converted. OKLCH lightness of 1 or more gives white, 0 or less black. A
  /// destination without a gamut (Lab, LCH, OKLab, OKLCH, XYZ) is a plain conversion.
  package func gamutMapped(from source: ColorSpace, to destination: ColorSpace) -> Triple {
    guard let gamut = destination.gamut else { return converted(from: source, to: destination) }
    if source == destination, gamut == source, min() >= 0, max() <= 1 { return self }
    return mappedToRGB(from: source, to: gamut).converted(from: gamut, to: destination)
  }

  private func mappedToRGB(from source: ColorSpace, to destination: ColorSpace) -> Triple {
    let direct = converted(from: source, to: destination)
    if direct.isInGamut(of: destination) { return direct.clipped(to: destination) }
    let origin = converted(from: source, to: .oklch)
    if origin.x >= 1 { return .one }
    if origin.x <= 0 { return .zero }
    return origin.withReducedChroma(into: destination)
  }

  /// Searches between 0 and the chroma of this OKLCH color, to within 1e-4.
  private func withReducedChroma(into destination: ColorSpace) -> Triple {
    let justNoticeable = 0.02
    let epsilon = 1e-4

    var attempt = ClippedAttempt(self, in: destination)
    if attempt.difference < justNoticeable { return attempt.clipped }

    var inside = 0.0
    // No color of a screen has a tenth of this chroma; far above it, differences overflow.
    var outside = Swift.min(y, 10)
    var isLowEndInGamut = true
    while outside - inside > epsilon {
      let chroma = (inside + outside) / 2
      attempt = ClippedAttempt(Triple(x, chroma, z), in: destination)
      if isLowEndInGamut, attempt.isInGamut {
        inside = chroma
      } else if attempt.difference < justNoticeable {
        if justNoticeable - attempt.difference < epsilon { return attempt.clipped }
        isLowEndInGamut = false
        inside = chroma
      } else {
        outside = chroma
      }
    }
    return attempt.clipped
  }
}

/// An OKLCH color clipped to an RGB space, and how far clipping moved it.
private struct ClippedAttempt {
  let clipped: Triple
  let isInGamut: Bool
  let difference: Double

  init(_ color: Triple, in destination: ColorSpace) {
    let lab = color.converted(from: .oklch, to: .oklab)
    let direct = lab.converted(from: .oklab, to: destination)
    isInGamut = direct.isInGamut(of: destination)
    clipped = direct.clipped(to: destination)
    difference = lab.deltaEOK(to: clipped.converted(from: destination, to: .oklab))
  }
}
