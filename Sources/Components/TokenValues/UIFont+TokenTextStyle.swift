#if canImport(UIKit)
  public import UIKit

  nonisolated extension UIFont: ScalableFont {}

  nonisolated extension ScalableFont where Self: UIFont {
    /// The font of a text style, which grows with the user's text size.
    ///
    /// A label with `adjustsFontForContentSizeCategory` follows later changes of that size. A font has
    /// no letter spacing or line height: `NSAttributedString.attributes(_:)` has them too.
    ///
    /// - Parameters:
    ///   - token: The text style.
    ///   - systemStyle: The system's text style with which the font grows; nil for the token's.
    public init(_ token: TokenTextStyle, relativeTo systemStyle: UIFont.TextStyle? = nil) {
      let metrics = UIFontMetrics(forTextStyle: systemStyle ?? UIFont.TextStyle(token.systemStyle))
      self = metrics.scaledFont(for: UIFont(fixed: token)) as! Self
    }
  }

  nonisolated extension UIFont {
    /// The font of a text style at the token's size, whatever the user's text size.
    public convenience init(fixed token: TokenTextStyle) {
      self.init(token.family, size: token.size.points, weight: Weight(token.weight))
    }

    /// A font in the first typeface of a family that the device has, or in the system typeface.
    ///
    /// - Parameters:
    ///   - family: The typefaces to try.
    ///   - size: The size in points.
    ///   - weight: The weight.
    public convenience init(_ family: TokenFontFamily, size: CGFloat, weight: Weight) {
      switch family.typeface {
      case .installed(let name):
        let traits = [UIFontDescriptor.TraitKey.weight: weight]
        let descriptor = UIFontDescriptor(fontAttributes: [.family: name, .traits: traits])
        self.init(descriptor: descriptor, size: size)
      case .system(let design):
        let system = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
        let descriptor = system.withDesign(UIFontDescriptor.SystemDesign(design))
        self.init(descriptor: descriptor ?? system, size: size)
      }
    }
  }

  nonisolated extension UIFont.TextStyle {
    /// The system's text style with which a token's text grows.
    public init(_ style: TokenTextStyle.SystemStyle) {
      switch style {
      case .largeTitle:
        #if os(tvOS)
          self = .title1
        #else
          self = .largeTitle
        #endif
      case .title: self = .title1
      case .title2: self = .title2
      case .title3: self = .title3
      case .body: self = .body
      case .headline: self = .headline
      case .callout: self = .callout
      case .subheadline: self = .subheadline
      case .footnote: self = .footnote
      case .caption: self = .caption1
      case .caption2: self = .caption2
      }
    }

  }

  nonisolated extension UIFontDescriptor.SystemDesign {
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

  nonisolated extension UIFont.Weight {
    /// The weight nearest to a token's weight.
    public init(_ token: TokenFontWeight) {
      self = token.nearest(of: [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ])
    }
  }
#endif
