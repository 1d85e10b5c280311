#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  nonisolated extension TokenTextStyle {
    /// The attributes of text in this style at the user's text size: font, letter spacing and line
    /// height.
    ///
    /// - Parameters:
    ///   - traits: The traits with the text size; nil for the app's.
    ///   - alignment: Where lines are in a paragraph.
    public func attributes(
      for traits: UITraitCollection? = nil, alignment: NSTextAlignment = .natural
    ) -> [NSAttributedString.Key: Any] {
      let metrics = UIFontMetrics(forTextStyle: UIFont.TextStyle(systemStyle))
      let font = metrics.scaledFont(for: UIFont(fixed: self), compatibleWith: traits)
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment
      let height = metrics.scaledValue(for: lineHeightInPoints(), compatibleWith: traits)
      paragraph.lineSpacing = max(0, height - font.lineHeight)
      let spacing = metrics.scaledValue(for: letterSpacing.points, compatibleWith: traits)
      return [.font: font, .kern: spacing, .paragraphStyle: paragraph]
    }
  }

  nonisolated extension CGFloat {
    /// A length in points at the user's text size, with which it grows as a text style does.
    public init(
      scaled length: TokenLength, relativeTo style: UIFont.TextStyle = .body,
      for traits: UITraitCollection? = nil
    ) {
      let metrics = UIFontMetrics(forTextStyle: style)
      self = metrics.scaledValue(for: length.points, compatibleWith: traits)
    }
  }

  nonisolated extension CALayer {
    /// Draws a shadow of a token behind the layer. A layer has one, and `shadowPath` can add its spread.
    @MainActor public func setShadow(_ shadow: TokenShadow.Layer) {
      shadowColor = UIColor(shadow.color).cgColor
      shadowOpacity = 1
      shadowOffset = CGSize(width: shadow.offsetX.points, height: shadow.offsetY.points)
      // The blur of a token is twice the deviation of the blurred edge; a radius is the deviation.
      shadowRadius = shadow.blur.points / 2
    }
  }
#endif
