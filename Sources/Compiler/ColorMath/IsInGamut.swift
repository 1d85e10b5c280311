/// How far outside 0...1 a component may be and still count as inside the gamut.
///
/// One four-thousandth of an 8-bit step. Rounding noise reaches 6e-8 near black in A98 and Rec. 2020;
/// this is above it and far below anything visible.
let gamutSlack = 1e-6

/// Whether every component is within 0...1, give or take 1e-6. HSL and HWB are checked as sRGB.
///
/// Lab, LCH, OKLab, OKLCH and the two XYZ spaces have no gamut: every finite color is inside.
package func isInGamut(_ components: Triple, of space: ColorSpace) -> Bool {
  switch space {
  case .hsl, .hwb:
    isInGamut(convert(components, from: space, to: .srgb), of: .srgb)
  case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
    components.min() >= -gamutSlack && components.max() <= 1 + gamutSlack
  case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50:
    components.x.isFinite && components.y.isFinite && components.z.isFinite
  }
}

/// Clips a color channel by channel to the gamut of its space. Spaces without a gamut return the
/// components unchanged. Fast, but hue and lightness may change: see ``gamutMap(_:from:to:)``.
package func clip(_ components: Triple, to space: ColorSpace) -> Triple {
  switch space {
  case .hsl, .hwb:
    convert(clip(convert(components, from: space, to: .srgb), to: .srgb), from: .srgb, to: space)
  case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
    components.clamped(lowerBound: .zero, upperBound: .one)
  case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50:
    components
  }
}
