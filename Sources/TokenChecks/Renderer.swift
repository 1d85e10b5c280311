import ColorMath
import TokenModel
import Writers

/// A way in which programs draw a pair. Of the ways that differ, the one with the lowest ratio
/// counts.
package struct Renderer: Hashable, Sendable {
  var screen = Screen.srgb
  var gamut = GamutFit.mapped
  var fade = FadeInterpolation.premultiplied

  /// What CSS asks for, on an sRGB screen.
  static let standard = Renderer()

  /// How a color that the screen lacks is brought into its gamut.
  enum GamutFit: Hashable, Sendable {
    /// By less chroma (CSS Color 4, section 13.2).
    case mapped
    /// Channel by channel, as browsers and Core Graphics do.
    case clipped
    /// Into Display P3 by less chroma, as generated Swift writes it, then clipped to sRGB.
    case clippedFromDisplayP3
  }

  /// The coordinates, 0…1, in the gamma-encoded space of the screen.
  func coordinates(of color: ColorValue) -> Triple {
    let space: ColorSpace = screen == .srgb ? .srgb : .displayP3
    if gamut == .mapped { return screen == .srgb ? color.srgb : color.displayP3 }
    let isNarrowed = gamut == .clippedFromDisplayP3 && !color.isInDisplayP3
    return clip(
      isNarrowed
        ? convert(color.displayP3, from: .displayP3, to: space)
        : convert(color.components, from: color.space, to: space), to: space)
  }
}

/// A kind of screen that generated Swift is shown on.
package enum Screen: String, Sendable {
  /// Shows the colors of sRGB.
  case srgb
  /// Shows the colors of Display P3.
  case displayP3 = "display-p3"
}

/// What makes a ratio the lowest: of the ways to draw a pair, what is special about the worst.
///
/// A part is nil where it makes no difference to the ratio.
package struct WorstRenderer: Hashable, Sendable {
  /// The screen.
  package var screen: Screen?
  /// Whether colors outside the screen's gamut are clipped, and not mapped (CSS Color 4).
  package var isClipped: Bool?
  /// How color and opacity are joined along a gradient.
  package var fade: FadeInterpolation?

  /// The words that reports write: `srgb clipped`, `display-p3`, `straight`; nil where every renderer
  /// agrees.
  package var name: String? {
    let words = [
      screen?.rawValue, isClipped.map { $0 ? "clipped" : "mapped" }, fade?.rawValue,
    ].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The same as the end of a sentence, with a blank in front; empty where every renderer agrees.
  package var phrase: String {
    let gamut = isClipped.map { $0 ? " that clips colors" : " that maps colors" } ?? ""
    let place = screen.map { $0 == .srgb ? " on an sRGB screen" : " on a Display P3 screen" } ?? ""
    return place + gamut + (fade.map { " with \($0.rawValue) alpha" } ?? "")
  }

  /// The lowest of several measurements, each of another renderer.
  init(_ worst: Renderer, among measured: [Renderer: Double]) {
    guard let ratio = measured[worst] else { return }
    // Below a billionth two ratios are the same but for rounding.
    let better = measured.keys.filter { measured[$0] ?? 0 > ratio + 1e-9 }
    if better.contains(where: { $0.fade == worst.fade }) {
      screen = worst.screen
      let fits = measured.keys.filter { $0.screen == worst.screen && $0.fade == worst.fade }
      if fits.count > 1 { isClipped = worst.gamut != .mapped }
    }
    let joined = better.contains {
      $0.screen == worst.screen && $0.gamut == worst.gamut && $0.fade != worst.fade
    }
    if joined { fade = worst.fade }
  }
}

extension ColorValue {
  /// Whether Display P3 can show it as it is.
  var isInDisplayP3: Bool {
    isInGamut(convert(components, from: space, to: .displayP3), of: .displayP3)
  }
}
