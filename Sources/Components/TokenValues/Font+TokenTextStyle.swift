#if canImport(SwiftUI)
  public import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  nonisolated extension Font {
    /// The font of a text style, in the first typeface of its family that the device has. It grows with
    /// the user's text size.
    ///
    /// A font has no letter spacing or line height: `textStyle(_:relativeTo:)` draws them too. In a
    /// size that no system style has, the system's typeface keeps the text size of the moment when the
    /// font is made; the modifiers `font(_:)` and `textStyle(_:relativeTo:)` follow later changes.
    ///
    /// - Parameters:
    ///   - token: The text style.
    ///   - systemStyle: The system's text style with which the font grows; nil for the token's.
    public init(_ token: TokenTextStyle, relativeTo systemStyle: TextStyle? = nil) {
      let style = systemStyle ?? TextStyle(token.systemStyle)
      switch token.family.typeface {
      case .installed(let name):
        self = .custom(name, size: token.size.points, relativeTo: style)
          .weight(Weight(token.weight))
      case .system(let design)
      where style == TextStyle(token.systemStyle)
        && token.size.points == token.systemStyle.size:
        self = .system(style, design: Design(design), weight: Weight(token.weight))
      case .system:
        #if canImport(UIKit)
          self.init(UIFont(token, relativeTo: UIFont.TextStyle(token.systemStyle(style))) as CTFont)
        #else
          self.init(fixed: token)
        #endif
      }
    }

    /// The font of a text style at the token's size, whatever the user's text size.
    ///
    /// - Parameters:
    ///   - token: The text style.
    ///   - scale: A factor for the size.
    public init(fixed token: TokenTextStyle, scale: CGFloat = 1) {
      let size = token.size.points * scale
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
    /// All three grow with the user's text size, as the system's text style does. Spacing is added
    /// between the lines of a text, not above the first or below the last; it never reduces the font's
    /// own line height.
    ///
    /// - Parameters:
    ///   - style: The token's style.
    ///   - systemStyle: The system's text style with which the text grows; nil for the token's.
    public func textStyle(
      _ style: TokenTextStyle, relativeTo systemStyle: Font.TextStyle? = nil
    ) -> some View {
      modifier(TextStyleModifier(style: style, systemStyle: systemStyle))
    }

    /// Draws text in the font of a token's style, which grows with the user's text size. Unlike
    /// `textStyle(_:relativeTo:)`, it leaves letter spacing and line height alone.
    public func font(_ style: TokenTextStyle) -> some View {
      modifier(TextStyleModifier(style: style, systemStyle: nil, isFontAlone: true))
    }

    /// Draws text in the style that a token has in the environment's appearance or theme.
    ///
    /// - Parameters:
    ///   - style: The token's style in every appearance, or in every theme.
    ///   - systemStyle: The system's text style with which the text grows; nil for the token's.
    public func textStyle<Token: EnvironmentToken>(
      _ style: Token, relativeTo systemStyle: Font.TextStyle? = nil
    ) -> some View where Token.Value == TokenTextStyle {
      modifier(TextStyleReader(token: style, systemStyle: systemStyle))
    }
  }

  /// Draws text in the style that a token has in the environment.
  nonisolated private struct TextStyleReader<Token: EnvironmentToken>: ViewModifier
  where Token.Value == TokenTextStyle {
    @Environment(\.self) private var environment
    let token: Token
    let systemStyle: Font.TextStyle?

    init(token: Token, systemStyle: Font.TextStyle?) {
      (self.token, self.systemStyle) = (token, systemStyle)
    }

    @MainActor func body(content: Content) -> some View {
      content.textStyle(token[in: environment], relativeTo: systemStyle)
    }
  }

  nonisolated private struct TextStyleModifier: ViewModifier {
    let style: TokenTextStyle
    let isFontAlone: Bool
    // A scaled metric is rounded to whole pixels, so the factor is computed from a large one.
    @ScaledMetric private var thousand: CGFloat

    init(style: TokenTextStyle, systemStyle: Font.TextStyle?, isFontAlone: Bool = false) {
      (self.style, self.isFontAlone) = (style, isFontAlone)
      _thousand = ScaledMetric(
        wrappedValue: 1000, relativeTo: systemStyle ?? Font.TextStyle(style.systemStyle))
    }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
      let scale = thousand / 1000
      let fontHeight = style.family.lineHeight(size: style.size.points * scale)
      let text = content.font(Font(fixed: style, scale: scale))
      if isFontAlone {
        text
      } else {
        text.tracking(style.letterSpacing.points * scale)
          .lineSpacing(max(0, style.lineHeightInPoints() * scale - fontHeight))
      }
    }
  }

  nonisolated extension TokenTextStyle {
    /// The system's text style that SwiftUI calls so; the token's own for one that is not known here.
    fileprivate func systemStyle(_ style: Font.TextStyle) -> SystemStyle {
      SystemStyle.allCases.first { Font.TextStyle($0) == style } ?? systemStyle
    }
  }

  nonisolated extension Font.TextStyle {
    /// The system's text style with which a token's text grows.
    public init(_ style: TokenTextStyle.SystemStyle) {
      switch style {
      case .largeTitle: self = .largeTitle
      case .title: self = .title
      case .title2: self = .title2
      case .title3: self = .title3
      case .body: self = .body
      case .headline: self = .headline
      case .callout: self = .callout
      case .subheadline: self = .subheadline
      case .footnote: self = .footnote
      case .caption: self = .caption
      case .caption2: self = .caption2
      }
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
