#if canImport(UIKit)
  import TokenValues
  import UIKit

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
