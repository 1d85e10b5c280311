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

    func length(_ token: TokenLength) -> CGFloat { scaled(token.inPoints()) }

    func margins(horizontal: TokenLength, vertical: TokenLength) -> NSDirectionalEdgeInsets {
      let (sides, ends) = (length(horizontal), length(vertical))
      return NSDirectionalEdgeInsets(top: ends, leading: sides, bottom: ends, trailing: sides)
    }
  }

  extension UILabel {
    /// Shows a text in the style of a token.
    func show(_ text: String?, _ style: TokenTextStyle, _ look: Look) {
      font = look.scaled(UIFont(style))
      self.text = text
      let spacing = look.length(style.letterSpacing)
      if let text, spacing != 0 {
        attributedText = NSAttributedString(string: text, attributes: [.kern: spacing])
      }
    }
  }
#endif
