// CIE Lab and OKLab, and the polar form of both (CSS Color 4, section 9).

/// CIE's limits between the cube root and the linear part: ε = 216/24389 and κ = 24389/27.
private enum CIE {
  static let epsilon = 216.0 / 24389
  static let kappa = 24389.0 / 27
}

/// XYZ of white D50, from its chromaticity 0.3457 0.3585.
private let whiteD50 = Triple(0.9642956764295676, 1, 0.8251046025104602)

/// CIE's f: the cube root, linear near 0.
func lightnessCurve(_ ratio: Double) -> Double {
  ratio > CIE.epsilon ? cubeRoot(ratio) : (CIE.kappa * ratio + 16) / 116
}

private func inverseLightnessCurve(_ value: Double) -> Double {
  let cube = value * value * value
  return cube > CIE.epsilon ? cube : (116 * value - 16) / CIE.kappa
}

func labFromXYZD50(_ xyzD50: Triple) -> Triple {
  let f = (xyzD50 / whiteD50).mapped(lightnessCurve)
  return Triple(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
}

func xyzD50FromLab(_ lab: Triple) -> Triple {
  let y = (lab.x + 16) / 116
  return Triple(y + lab.y / 500, y, y - lab.z / 200).mapped(inverseLightnessCurve) * whiteD50
}

func okLabFromXYZ(_ xyz: Triple) -> Triple {
  Matrix3.coneRootsToOKLab * (Matrix3.xyzToCones * xyz).mapped(cubeRoot)
}

func xyzFromOKLab(_ oklab: Triple) -> Triple {
  let roots = Matrix3.okLabToConeRoots * oklab
  return Matrix3.conesToXYZ * (roots * roots * roots)
}

/// Converts lightness, a, b to lightness, chroma, hue in degrees.
func polar(_ lab: Triple) -> Triple {
  let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
  return Triple(lab.x, chroma, direction(x: lab.y, y: lab.z))
}

/// Converts lightness, chroma, hue in degrees to lightness, a, b.
func rectangular(_ lch: Triple) -> Triple {
  Triple(lch.x, lch.y * cosine(degrees: lch.z), lch.y * sine(degrees: lch.z))
}
