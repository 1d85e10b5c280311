/// ΔEOK, the Euclidean distance between two OKLab colors. About 0.02 is just noticeable.
///
/// CSS Color 4, section 19.1.
package func deltaEOK(_ one: Triple, to other: Triple) -> Double {
  let squares = (one - other) * (one - other)
  return (squares.x + squares.y + squares.z).squareRoot()
}

/// ΔEOK of two 8-bit colors.
package func deltaEOK(_ one: RGB8, to other: RGB8) -> Double {
  deltaEOK(
    convert(one.srgb, from: .srgb, to: .oklab), to: convert(other.srgb, from: .srgb, to: .oklab))
}

/// CIE ΔE2000 between two CIE Lab colors (lightness 0 to 100, a, b); all weights 1.
///
/// Sharma, Wu, Dalal: The CIEDE2000 Color-Difference Formula, 2005.
package func deltaE2000(_ one: Triple, to other: Triple) -> Double {
  let meanChroma = (polar(one).y + polar(other).y) / 2
  let stretch = 1 + (1 - chromaWeight(meanChroma)) / 2
  let first = polar(Triple(one.x, one.y * stretch, one.z))
  let second = polar(Triple(other.x, other.y * stretch, other.z))

  let lightness = (first.x + second.x) / 2 - 50
  let chroma = (first.y + second.y) / 2
  let hue = meanHue(first, and: second)
  let lightnessScale = 1 + 0.015 * lightness * lightness / (20 + lightness * lightness).squareRoot()
  let chromaScale = 1 + 0.045 * chroma
  let hueScale = 1 + 0.015 * chroma * hueTerm(hue)

  let dLightness = (second.x - first.x) / lightnessScale
  let dChroma = (second.y - first.y) / chromaScale
  let halfTurn = sine(degrees: signedTurn(from: first, to: second) / 2)
  let dHue = 2 * (first.y * second.y).squareRoot() * halfTurn / hueScale
  let rotation = rotationTerm(hue: hue, chroma: chroma)
  return
    (dLightness * dLightness + dChroma * dChroma + dHue * dHue + rotation * dChroma * dHue)
    .squareRoot()
}

/// √(C⁷ / (C⁷ + 25⁷)): near 1 for vivid colors, near 0 for dull ones.
private func chromaWeight(_ chroma: Double) -> Double {
  let seventh = power(chroma, exponent: 7)
  return (seventh / (seventh + 6_103_515_625)).squareRoot()
}

/// The turn from one hue to the other in degrees, -180 to 180; 0 if either color is gray.
private func signedTurn(from first: Triple, to second: Triple) -> Double {
  if first.y * second.y == 0 { return 0 }
  let turn = second.z - first.z
  if turn > 180 { return turn - 360 }
  if turn < -180 { return turn + 360 }
  return turn
}

/// The hue halfway between two, along the shorter arc. If one color is gray, the other color's hue.
private func meanHue(_ first: Triple, and second: Triple) -> Double {
  let sum = first.z + second.z
  if first.y * second.y == 0 { return sum }
  if (first.z - second.z).magnitude <= 180 { return sum / 2 }
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

/// T: how the eye's tolerance of hue differences varies with the hue.
private func hueTerm(_ hue: Double) -> Double {
  1 - 0.17 * cosine(degrees: hue - 30) + 0.24 * cosine(degrees: 2 * hue)
    + 0.32 * cosine(degrees: 3 * hue + 6) - 0.20 * cosine(degrees: 4 * hue - 63)
}

/// R_T: the tilt of the tolerance ellipses in the blue region.
private func rotationTerm(hue: Double, chroma: Double) -> Double {
  let offset = (hue - 275) / 25
  let angle = 30 * exponential(-offset * offset)
  return -2 * chromaWeight(chroma) * sine(degrees: 2 * angle)
}
