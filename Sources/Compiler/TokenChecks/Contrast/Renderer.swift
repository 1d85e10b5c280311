/// How a program draws a pair. Of all renderers, the one with the lowest ratio counts.
package struct Renderer: Hashable, Sendable {
  var screen = Screen.srgb
  var gamut = GamutFit.mapped
  var fade = FadeInterpolation.premultiplied
  /// Whether the alpha of a color is rounded to 8 bits, as in Compose and WebKit. The opacities by
  /// which a pair multiplies it are exact.
  var packsAlpha = false

  /// What CSS specifies, on an sRGB screen.
  static let standard = Renderer()

  /// How a color outside the screen's gamut is brought into it.
  enum GamutFit: Hashable, Sendable {
    /// By reducing chroma (CSS Color 4, section 13.2).
    case mapped
    /// Channel by channel, as browsers and Core Graphics do.
    case clipped
    /// Reduced in chroma to Display P3, as in generated Swift, then clipped to sRGB.
    case clippedFromDisplayP3
  }

  /// A stop of a color as drawn.
  func stop(_ color: ColorValue, at position: Double) -> FadingStop {
    FadingStop(
      position: position, color: coordinates(of: color),
      alpha: packsAlpha ? color.packedAlpha : color.alpha)
  }

  /// The renderers that differ only in how gradients fade.
  var withEachFade: [Renderer] {
    FadeInterpolation.allCases.map { fade in
      var renderer = self
      renderer.fade = fade
      return renderer
    }
  }

  /// The coordinates of a color, 0…1, in the gamma-encoded space of the screen.
  private func coordinates(of color: ColorValue) -> Triple {
    let space: ColorSpace = screen == .srgb ? .srgb : .displayP3
    if gamut == .mapped { return screen == .srgb ? color.srgb : color.displayP3 }
    let isNarrowed = gamut == .clippedFromDisplayP3 && !color.isInDisplayP3
    return
      (isNarrowed
      ? color.displayP3.converted(from: .displayP3, to: space)
      : color.components.converted(from: color.space, to: space)).clipped(to: space)
  }
}

/// A kind of screen that shows generated Swift.
package enum Screen: String, Sendable {
  /// An sRGB screen.
  case srgb
  /// A Display P3 screen.
  case displayP3 = "display-p3"
}

/// The properties of the renderer with the lowest ratio that distinguish it from the others.
///
/// A property is nil when it makes no difference to the ratio.
package struct WorstRenderer: Hashable, Sendable {
  package var screen: Screen?
  /// Whether colors outside the screen's gamut are clipped instead of mapped (CSS Color 4).
  package var isClipped: Bool?
  /// How color and opacity are interpolated along a gradient.
  package var fade: FadeInterpolation?
  /// Whether the alpha of colors is rounded to 8 bits, and exact alpha gives more.
  package var packsAlpha = false

  /// The words used in reports: `srgb clipped`, `display-p3`, `straight`, `8-bit-alpha`; nil when all
  /// renderers give the same ratio.
  package var name: String? {
    let words = [
      screen?.rawValue, isClipped.map { $0 ? "clipped" : "mapped" }, fade?.rawValue,
      packsAlpha ? "8-bit-alpha" : nil,
    ].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The same as the end of a sentence, with a leading space; empty when all renderers agree.
  package var phrase: String {
    let gamut = isClipped.map { $0 ? " that clips colors" : " that maps colors" } ?? ""
    let place = screen.map { $0 == .srgb ? " on an sRGB screen" : " on a Display P3 screen" } ?? ""
    let alphas = [fade?.rawValue, packsAlpha ? "8-bit" : nil].compactMap(\.self)
    return place + gamut + (alphas.isEmpty ? "" : " with \(alphas.joined(separator: ", ")) alpha")
  }

  /// Compares the worst renderer with all measured ones.
  init(_ worst: Renderer, among measured: [Renderer: Double]) {
    guard let ratio = measured[worst] else { return }
    // Ratios that differ by less than a billionth differ only by rounding.
    let better = measured.keys.filter { measured[$0] ?? 0 > ratio + 1e-9 }
    func isBetter(_ change: (inout Renderer) -> Void) -> Bool {
      var other = worst
      change(&other)
      return better.contains(other)
    }
    if better.contains(where: { $0.fade == worst.fade && $0.packsAlpha == worst.packsAlpha }) {
      screen = worst.screen
      let fits = measured.keys.filter {
        $0.screen == worst.screen && $0.fade == worst.fade && $0.packsAlpha == worst.packsAlpha
      }
      if fits.count > 1 { isClipped = worst.gamut != .mapped }
    }
    let other: FadeInterpolation = worst.fade == .straight ? .premultiplied : .straight
    if isBetter({ $0.fade = other }) { fade = worst.fade }
    packsAlpha = worst.packsAlpha && isBetter { $0.packsAlpha = false }
  }
}

extension ColorValue {
  /// Whether the color is in the gamut of Display P3.
  var isInDisplayP3: Bool {
    components.converted(from: space, to: .displayP3).isInGamut(of: .displayP3)
  }

  /// Whether the color is black, white or gray in sRGB.
  var isGray: Bool { srgb.max() - srgb.min() < 1e-9 }

  /// The opacity rounded to 8 bits. An opacity written with few digits, such as that of a color
  /// with eight hexadecimal digits, is the same.
  var packedAlpha: Double {
    let steps = alpha * 255
    let packed = steps.rounded()
    return abs(steps - packed) < 1e-6 ? alpha : packed / 255
  }
}
