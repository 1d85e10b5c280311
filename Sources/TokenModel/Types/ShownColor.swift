import ColorMath

/// A color as outputs for screens write it, in one of the two spaces that screens have: what Swift,
/// asset catalogs and Compose agree on.
package struct ShownColor {
  /// Whether the numbers are Display P3, and not sRGB.
  package let isWide: Bool
  /// The three gamma-encoded components, 0…1. Nine decimals are a thousandth of what 16 bits can
  /// tell apart.
  package let numbers: [Double]
  /// The same color in 8 bits, where that is exactly it.
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
  /// The color in the space it is shown in.
  package var shown: ShownColor { ShownColor(self) }

  /// Whether the color is written in Display P3: the token says so, or sRGB cannot show it.
  package var isWide: Bool { space == .displayP3 || !isInSRGB }

  /// The gamma-encoded Display P3 coordinates, mapped into the gamut the CSS Color 4 way.
  package var displayP3: Triple {
    let color = convert(components, from: space, to: .displayP3)
    return isInGamut(color, of: .displayP3)
      ? color.clamped(lowerBound: .zero, upperBound: .one)
      : gamutMap(components, from: space, to: .displayP3)
  }
}
