#if canImport(UIKit)
  import Themes
  import TokenValues
  import UIKit

  /// The tokens for a view's traits: in its theme, at its text size.
  @MainActor struct Look {
    let theme: Theme
    private let metrics: UIFontMetrics
    private let traits: UITraitCollection

    /// - Parameter textStyle: The text style that fonts and lengths scale with.
    init(_ textStyle: UIFont.TextStyle, in traits: UITraitCollection) {
      theme = Theme(TokenAppearance(traits))
      metrics = UIFontMetrics(forTextStyle: textStyle)
      self.traits = traits
    }

    /// The traits that change how a badge looks.
    static let traits: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
    ]

    func scaled(_ font: UIFont) -> UIFont {
      metrics.scaledFont(for: font, compatibleWith: traits)
    }

    func scaled(_ points: CGFloat) -> CGFloat {
      metrics.scaledValue(for: points, compatibleWith: traits)
    }

    func margins(horizontal: Double, vertical: Double) -> NSDirectionalEdgeInsets {
      let (sides, ends) = (scaled(horizontal), scaled(vertical))
      return NSDirectionalEdgeInsets(top: ends, leading: sides, bottom: ends, trailing: sides)
    }
  }

  extension UILabel {
    /// Shows a text in the style of a token.
    func show(_ text: String?, _ style: TokenTextStyle, _ look: Look) {
      font = look.scaled(UIFont(fixed: style))
      self.text = text
      let spacing = look.scaled(style.letterSpacing.points)
      if let text, spacing != 0 {
        attributedText = NSAttributedString(string: text, attributes: [.kern: spacing])
      }
    }
  }
#endif
