/// A color for screens, in sRGB or Display P3. Swift, asset catalogs and Compose all write this form.
package struct ShownColor {
  /// Whether the numbers are in Display P3 instead of sRGB.
  package let isWide: Bool
  /// The three gamma-encoded components, 0…1. Rounded to nine decimals, far below a 16-bit step.
  package let numbers: [Double]
  /// The same color in 8 bits; nil when that is not exact.
  package let bytes: RGB8?

  fileprivate init(_ color: ColorValue) {
    isWide = color.isWide
    let shown = isWide ? color.displayP3 : color.srgb
    numbers = (0..<3).map { (shown[$0] * 1e9).rounded() / 1e9 }
    let scaled = shown * 255
    let isWhole = (0..<3).allSatisfy { abs(scaled[$0] - scaled[$0].rounded()) < 1e-6 }
    bytes = isWhole && !isWide ? color.rgb8 : nil
  }
}

extension ColorValue {
  /// The color for screens.
  package var shown: ShownColor { ShownColor(self) }

  /// Whether screens need Display P3: the token uses it, or the color is outside sRGB.
  package var isWide: Bool { space == .displayP3 || !isInSRGB }

  /// The gamma-encoded Display P3 components, mapped into the gamut as in CSS Color 4.
  package var displayP3: Triple { components.gamutMapped(from: space, to: .displayP3) }
}
