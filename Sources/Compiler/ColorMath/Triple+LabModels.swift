// CIE Lab and OKLab, and the polar form of both (CSS Color 4, section 9).

/// CIE's limits between the cube root and the linear part.
private let epsilon = 216.0 / 24389
private let kappa = 24389.0 / 27

/// XYZ of white D50, from its chromaticity 0.3457 0.3585.
private let whiteD50 = Triple(0.9642956764295676, 1, 0.8251046025104602)

/// CIE's f: the cube root, linear near 0.
private func lightnessCurve(_ ratio: Double) -> Double {
  ratio > epsilon ? ratio.cubeRoot : (kappa * ratio + 16) / 116
}

/// CIE lightness L*, 0 to 100, of a luminance relative to white (XYZ's Y, 0 to 1).
package func lightness(ofLuminance luminance: Double) -> Double {
  116 * lightnessCurve(luminance) - 16
}

private func inverseLightnessCurve(_ value: Double) -> Double {
  let cube = value * value * value
  return cube > epsilon ? cube : (116 * value - 16) / kappa
}

extension Triple {
  static func lab(fromXYZD50 xyzD50: Triple) -> Triple {
    let f = (xyzD50 / whiteD50).mapped(lightnessCurve)
    return Triple(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  static func xyzD50(fromLab lab: Triple) -> Triple {
    let y = (lab.x + 16) / 116
    return Triple(y + lab.y / 500, y, y - lab.z / 200).mapped(inverseLightnessCurve) * whiteD50
  }

  static func okLab(fromXYZ xyz: Triple) -> Triple {
    Matrix3.coneRootsToOKLab * (Matrix3.xyzToCones * xyz).mapped { $0.cubeRoot }
  }

  static func xyz(fromOKLab oklab: Triple) -> Triple {
    let roots = Matrix3.okLabToConeRoots * oklab
    return Matrix3.conesToXYZ * (roots * roots * roots)
  }

  /// Lightness, a, b as lightness, chroma, hue in degrees.
  var polar: Triple { Triple(x, (y * y + z * z).squareRoot(), .direction(x: y, y: z)) }

  /// Lightness, chroma, hue in degrees as lightness, a, b.
  var rectangular: Triple { Triple(x, y * .cosine(degrees: z), y * .sine(degrees: z)) }
}
