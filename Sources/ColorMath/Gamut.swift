/// How far outside 0...1 a component may lie and still count as inside the gamut.
///
/// One four-thousandth of an 8-bit step: above the 6e-8 that rounding noise grows to near black in
/// A98 and Rec. 2020, far below anything visible.
let gamutSlack = 1e-6

/// Whether every component lies in 0...1, give or take 1e-6; HSL and HWB are judged as sRGB.
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

/// The color clipped channel by channel to the gamut of its space; spaces without a gamut give the
/// components back. Quick, but hue and lightness may move: see ``gamutMap(_:from:to:)``.
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
