/// Maps a color into the gamut of `destination`, in that space's components.
///
/// CSS Color 4, section 13.2, binary search with local MINDE: lightness and hue in OKLCH are kept,
/// and chroma is lowered until clipping differs by one JND (ΔEOK 0.02). A color inside the gamut is
/// only converted. OKLCH lightness of 1 or more gives white, 0 or less black. A destination without
/// a gamut (Lab, LCH, OKLab, OKLCH, XYZ) is a plain conversion.
package func gamutMap(
  _ components: Triple, from source: ColorSpace, to destination: ColorSpace = .srgb
) -> Triple {
  switch destination {
  case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50:
    convert(components, from: source, to: destination)
  case .hsl, .hwb:
    convert(mapToRGB(components, from: source, to: .srgb), from: .srgb, to: destination)
  case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
    mapToRGB(components, from: source, to: destination)
  }
}

private func mapToRGB(
  _ components: Triple, from source: ColorSpace, to destination: ColorSpace
) -> Triple {
  let direct = convert(components, from: source, to: destination)
  if isInGamut(direct, of: destination) { return clip(direct, to: destination) }
  let origin = convert(components, from: source, to: .oklch)
  if origin.x >= 1 { return Triple(repeating: 1) }
  if origin.x <= 0 { return Triple(repeating: 0) }
  return reduceChroma(of: origin, into: destination)
}

/// Searches between 0 and the chroma of `origin` (OKLCH), to within 1e-4.
private func reduceChroma(of origin: Triple, into destination: ColorSpace) -> Triple {
  let justNoticeable = 0.02
  let epsilon = 1e-4

  var attempt = ClippedAttempt(origin, in: destination)
  if attempt.difference < justNoticeable { return attempt.clipped }

  var inside = 0.0
  var outside = origin.y
  var isLowEndInGamut = true
  while outside - inside > epsilon {
    let chroma = (inside + outside) / 2
    attempt = ClippedAttempt(Triple(origin.x, chroma, origin.z), in: destination)
    if isLowEndInGamut, attempt.isInGamut {
      inside = chroma
    } else if attempt.difference >= justNoticeable {
      outside = chroma
    } else {
      if justNoticeable - attempt.difference < epsilon { return attempt.clipped }
      isLowEndInGamut = false
      inside = chroma
    }
  }
  return attempt.clipped
}

/// An OKLCH color clipped to an RGB space, and how far clipping moved it.
private struct ClippedAttempt {
  let clipped: Triple
  let isInGamut: Bool
  let difference: Double

  init(_ color: Triple, in destination: ColorSpace) {
    let lab = convert(color, from: .oklch, to: .oklab)
    let direct = convert(lab, from: .oklab, to: destination)
    isInGamut = ColorMath.isInGamut(direct, of: destination)
    clipped = clip(direct, to: destination)
    difference = deltaEOK(lab, to: convert(clipped, from: destination, to: .oklab))
  }
}
