#if canImport(SwiftUI)
  import SwiftUI

  nonisolated extension Font {
    /// The font of a text style, in the first typeface of its family that the device has.
    ///
    /// - Parameters:
    ///   - token: The text style. A font has no letter spacing or line height, so those are ignored;
    ///     `textStyle(_:relativeTo:)` draws them too.
    ///   - scale: The factor for the user's text size. `@ScaledMetric` is rounded to whole pixels, so
    ///     use one of 1000 and divide it by 1000.
    public init(_ token: TokenTextStyle, scale: CGFloat = 1) {
      let size = token.size.inPoints() * scale
      let weight = Weight(token.weight)
      switch token.family.typeface {
      case .installed(let name): self = .custom(name, fixedSize: size).weight(weight)
      case .system(let design): self = .system(size: size, weight: weight, design: Design(design))
      }
    }
  }

  nonisolated extension View {
    /// Draws text in a token's style: its font, letter spacing and line height.
    ///
    /// All three grow with the user's text size, as `systemStyle` does. Spacing is added between the
    /// lines of a text, not above the first or below the last; it never reduces the font's own line
    /// height.
    public func textStyle(
      _ style: TokenTextStyle, relativeTo systemStyle: Font.TextStyle = .body
    ) -> some View {
      textStyle(Adaptive { _ in style }, relativeTo: systemStyle)
    }

    /// Draws text in a token's style for the environment's appearance: its font, letter spacing and
    /// line height.
    ///
    /// All three grow with the user's text size, as `systemStyle` does. Spacing is added between the
    /// lines of a text, not above the first or below the last; it never reduces the font's own line
    /// height.
    public func textStyle(
      _ style: Adaptive<TokenTextStyle>, relativeTo systemStyle: Font.TextStyle = .body
    ) -> some View {
      modifier(TextStyleModifier(style: style, systemStyle: systemStyle))
    }
  }

  nonisolated private struct TextStyleModifier: ViewModifier {
    let style: Adaptive<TokenTextStyle>
    @Environment(\.tokenAppearance) private var appearance
    // A scaled metric is rounded to whole pixels, so the factor is computed from a large one.
    @ScaledMetric private var thousand: CGFloat

    init(style: Adaptive<TokenTextStyle>, systemStyle: Font.TextStyle) {
      self.style = style
      _thousand = ScaledMetric(wrappedValue: 1000, relativeTo: systemStyle)
    }

    @MainActor func body(content: Content) -> some View {
      let style = style[in: appearance]
      let scale = thousand / 1000
      let fontHeight = style.family.lineHeight(size: style.size.inPoints() * scale)
      content.font(Font(style, scale: scale))
        .tracking(CGFloat(style.letterSpacing) * scale)
        .lineSpacing(max(0, style.lineHeightInPoints() * scale - fontHeight))
    }
  }

  nonisolated extension Font.Design {
    /// Creates the design that matches a token's.
    init(_ design: TokenFontFamily.Design) {
      switch design {
      case .standard: self = .default
      case .serif: self = .serif
      case .monospaced: self = .monospaced
      case .rounded: self = .rounded
      }
    }
  }

  nonisolated extension Font.Weight {
    /// The weight nearest to a token's weight.
    public init(_ token: TokenFontWeight) {
      self = token.nearest(of: [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ])
    }
  }
#endif
