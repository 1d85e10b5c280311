/// One of the fourteen color spaces of the DTCG Color Module 2025.10; the raw value is its key there.
///
/// Units: RGB and XYZ components nominally 0 to 1; hue in degrees from 0 up to 360; the percentages
/// of HSL, HWB, Lab and LCH as 0 to 100; the lightness of OKLab and OKLCH 0 to 1; a, b and chroma
/// have no bound. Definitions: CSS Color 4. Lab and LCH are relative to D50, OKLab and OKLCH to D65.
package enum ColorSpace: String, CaseIterable, Sendable, Hashable {
  /// Red, green, blue; sRGB, encoded.
  case srgb
  /// Linear red, green, blue; sRGB primaries.
  case srgbLinear = "srgb-linear"
  /// Hue, saturation, lightness of sRGB.
  case hsl
  /// Hue, whiteness, blackness of sRGB.
  case hwb
  /// CIE lightness, a, b; D50.
  case lab
  /// CIE lightness, chroma, hue; D50.
  case lch
  /// OKLab lightness, a, b.
  case oklab
  /// OKLab lightness, chroma, hue.
  case oklch
  /// Red, green, blue; P3 primaries with the sRGB curve.
  case displayP3 = "display-p3"
  /// Red, green, blue; Adobe RGB (1998).
  case a98RGB = "a98-rgb"
  /// Red, green, blue; ROMM RGB, D50.
  case prophotoRGB = "prophoto-rgb"
  /// Red, green, blue; BT.2020 primaries, encoded for display with the power 2.4.
  case rec2020
  /// CIE XYZ, white D65.
  case xyzD65 = "xyz-d65"
  /// CIE XYZ, white D50 (Bradford).
  case xyzD50 = "xyz-d50"
}

// The spaces form a tree with XYZ (D65) at the root. A conversion goes through the common ancestor.

extension ColorSpace {
  /// The space one step closer to XYZ (D65); XYZ (D65) is its own parent.
  var parent: ColorSpace {
    switch self {
    case .xyzD65, .xyzD50, .srgbLinear, .oklab, .displayP3, .a98RGB, .rec2020: .xyzD65
    case .lab, .prophotoRGB: .xyzD50
    case .srgb: .srgbLinear
    case .hsl, .hwb: .srgb
    case .lch: .lab
    case .oklch: .oklab
    }
  }

  /// The number of steps to XYZ (D65).
  var depth: Int { self == .xyzD65 ? 0 : parent.depth + 1 }

  /// The space whose channels, 0 to 1, are the gamut; nil if every color is inside.
  var gamut: ColorSpace? {
    switch self {
    case .hsl, .hwb: .srgb
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: self
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: nil
    }
  }

  func toParent(_ color: Triple) -> Triple {
    switch self {
    case .xyzD65: color
    case .xyzD50: Matrix3.d50ToD65 * color
    case .srgbLinear: Matrix3.linearSRGBToXYZ * color
    case .srgb: TransferCurve.srgb.linear(color)
    case .hsl: .srgb(fromHSL: color)
    case .hwb: .srgb(fromHWB: color)
    case .displayP3: Matrix3.linearP3ToXYZ * TransferCurve.srgb.linear(color)
    case .a98RGB: Matrix3.linearA98ToXYZ * TransferCurve.a98.linear(color)
    case .rec2020: Matrix3.linearRec2020ToXYZ * TransferCurve.rec2020.linear(color)
    case .prophotoRGB: Matrix3.linearProPhotoToXYZD50 * TransferCurve.proPhoto.linear(color)
    case .lab: .xyzD50(fromLab: color)
    case .oklab: .xyz(fromOKLab: color)
    case .lch, .oklch: color.rectangular
    }
  }

  func fromParent(_ color: Triple) -> Triple {
    switch self {
    case .xyzD65: color
    case .xyzD50: Matrix3.d65ToD50 * color
    case .srgbLinear: Matrix3.xyzToLinearSRGB * color
    case .srgb: TransferCurve.srgb.encoded(color)
    case .hsl: .hsl(fromSRGB: color)
    case .hwb: .hwb(fromSRGB: color)
    case .displayP3: TransferCurve.srgb.encoded(Matrix3.xyzToLinearP3 * color)
    case .a98RGB: TransferCurve.a98.encoded(Matrix3.xyzToLinearA98 * color)
    case .rec2020: TransferCurve.rec2020.encoded(Matrix3.xyzToLinearRec2020 * color)
    case .prophotoRGB: TransferCurve.proPhoto.encoded(Matrix3.xyzD50ToLinearProPhoto * color)
    case .lab: .lab(fromXYZD50: color)
    case .oklab: .okLab(fromXYZ: color)
    case .lch, .oklch: color.polar
    }
  }
}
