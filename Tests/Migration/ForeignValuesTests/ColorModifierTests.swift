import ForeignValues
import TokenTesting

/// The expected numbers come from coloraide, another implementation of CSS Color 4, with the
/// formulas in the comments.
@Suite struct ColorModifierTests {
  private static let red = ColorValue(space: .srgb, components: RGB8(hex: "#C14242")!.srgb)
  private static let blue = ColorValue(space: .srgb, components: RGB8(hex: "#4477DD")!.srgb)

  private func isNear(
    _ color: ColorValue, _ x: Double, _ y: Double, _ z: Double, alpha: Double = 1
  ) -> Bool {
    let gap = color.components - Triple(x, y, z)
    return [gap.x, gap.y, gap.z, color.alpha - alpha].allSatisfy { abs($0) < 1e-6 }
  }

  // Lightness moves a share of the way to 100 or 0. In LCH the chroma shrinks by that share.
  @Test func `lightening and darkening change the lightness, or every channel`() {
    let results: [(ColorModifier.Kind, ColorSpace, Double, Double, Double)] = [
      (.lighten, .lch, 57.6852867, 47.4801136, 29.7038448),
      (.lighten, .hsl, 0.0000000, 50.5976096, 60.6274510),
      (.lighten, .displayP3, 0.7601592, 0.4353163, 0.4221256),
      (.lighten, .srgb, 0.8054902, 0.4070588, 0.4070588),
      (.darken, .lch, 37.6852867, 47.4801136, 29.7038448),
      (.darken, .hsl, 0.0000000, 50.5976096, 40.6274510),
      (.darken, .displayP3, 0.5601592, 0.2353163, 0.2221256),
      (.darken, .srgb, 0.6054902, 0.2070588, 0.2070588),
    ]
    for (kind, space, x, y, z) in results {
      let color = ColorModifier(kind, amount: 0.2, in: space).applied(to: Self.red)
      #expect(isNear(color, x, y, z), "\(kind) \(space)")
    }
  }

  // Each component moves a share of the way.
  @Test func `mixing is linear in its color space`() {
    let results: [(ColorSpace, Double, Double, Double)] = [
      (.lch, 48.1435317, 59.2523553, 356.3988403), (.hsl, 318.0000000, 56.1875575, 52.5490196),
      (.displayP3, 0.5842996, 0.3444055, 0.4461671), (.srgb, 0.6098039, 0.3211765, 0.4411765),
    ]
    for (space, x, y, z) in results {
      let color = ColorModifier(.mix, amount: 0.3, in: space, with: Self.blue).applied(to: Self.red)
      #expect(isNear(color, x, y, z), "\(space)")
    }
  }

  @Test func `mixing takes the shorter arc, and a gray takes the hue of the other color`() {
    let warm = ColorValue(space: .hsl, components: Triple(350, 100, 50))
    let sunny = ColorValue(space: .hsl, components: Triple(30, 100, 50))
    let mixed = ColorModifier(.mix, amount: 0.5, in: .hsl, with: sunny).applied(to: warm)
    #expect(isNear(mixed, 10, 100, 50))
    let grey = ColorValue(space: .hsl, components: Triple(0, 0, 50))
    #expect(
      isNear(ColorModifier(.mix, amount: 0.5, in: .hsl, with: sunny).applied(to: grey), 30, 50, 50))
    let back = ColorModifier(.mix, amount: 0.75, in: .hsl, with: warm).applied(to: sunny)
    #expect(isNear(back, 0, 100, 50))
  }

  @Test func `opacity is replaced, and mixing interpolates it`() {
    var veil = Self.red
    veil.alpha = 0.5
    #expect(ColorModifier(.alpha, amount: 0.2, in: .srgb).applied(to: veil).alpha == 0.2)
    #expect(ColorModifier(.alpha, amount: 7, in: .srgb).applied(to: veil).alpha == 1)
    let mixed = ColorModifier(.mix, amount: 0.5, in: .srgb, with: Self.blue).applied(to: veil)
    #expect(abs(mixed.alpha - 0.75) < 1e-12)
  }

  @Test func `results are in the gamut of their space, and hues are below 360`() {
    let green = ColorValue(space: .displayP3, components: Triple(0, 1, 0))
    for kind in [ColorModifier.Kind.lighten, .darken] {
      for amount in [0, 0.3, 1, 5, -1] {
        for space in [ColorSpace.srgb, .hsl, .displayP3] {
          let color = ColorModifier(kind, amount: amount, in: space).applied(to: green)
          #expect(color.components.isInGamut(of: space), "\(kind) \(amount) \(space)")
        }
      }
    }
    let edge = ColorValue(space: .hsl, components: Triple(359.9999999999999, 100, 50))
    #expect(ColorModifier(.alpha, amount: 1, in: .hsl).applied(to: edge).components.x < 360)
  }
}
