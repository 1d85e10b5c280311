#if canImport(UIKit)
  import Themes
  import TokenValues
  public import UIKit

  extension DesignSystem {
    /// The fonts of the theme, at the user's text size.
    public struct Fonts: Sendable {
      init() {}

      /// The theme's font for a text style and a weight.
      ///
      /// Captions have the sizes of the tokens `text/caption1` and `text/caption2`. Other text styles
      /// have the brand's typeface in the system's size.
      ///
      /// - Parameters:
      ///   - textStyle: The text style, with which the font scales to the user's text size.
      ///   - weight: The font weight.
      @MainActor public func preferredFont(
        _ textStyle: UIFont.TextStyle, _ weight: UIFont.Weight
      ) -> UIFont {
        let look = Look(textStyle, in: .current)
        let text = look.theme.text
        let (family, size) =
          switch textStyle {
          case .caption1: (text.caption1.family, text.caption1.size.points)
          case .caption2: (text.caption2.family, text.caption2.size.points)
          default: (look.theme.font.family.brand, systemSize(of: textStyle))
          }
        return look.scaled(UIFont(family, size: size, weight: weight))
      }

      /// The size of a text style at the default text size.
      @MainActor private func systemSize(of textStyle: UIFont.TextStyle) -> CGFloat {
        let traits = UITraitCollection { $0.preferredContentSizeCategory = .large }
        let font = UIFontDescriptor.preferredFontDescriptor(
          withTextStyle: textStyle, compatibleWith: traits)
        return font.pointSize
      }
    }
  }
#endif
