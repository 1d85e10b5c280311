extension ColorSpace {
  /// The index of the hue component, or nil in a space without a hue.
  package var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    case .srgb, .srgbLinear, .lab, .oklab, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65,
      .xyzD50:
      nil
    }
  }
}

extension Triple {
  /// Whether the hue of this color has no effect and is written as `none`.
  ///
  /// CSS Color 4, section 4.4: chroma at most 4e-6 in OKLCH and 0.0015 in LCH, saturation 0 in HSL,
  /// whiteness plus blackness at least 100 in HWB. The last two allow 1e-9 for rounding noise.
  /// False in a space without a hue.
  package func hasPowerlessHue(in space: ColorSpace) -> Bool {
    switch space {
    case .oklch: y <= 4e-6
    case .lch: y <= 0.0015
    case .hsl: y.magnitude <= 1e-9
    case .hwb: y + z >= 100 - 1e-9
    case .srgb, .srgbLinear, .lab, .oklab, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65,
      .xyzD50:
      false
    }
  }
}
