#if canImport(UIKit)
  public import UIKit

  nonisolated extension UIColor {
    /// The color of a token, in the token's color space.
    public convenience init(_ token: TokenColor) {
      switch token.space {
      case .sRGB:
        self.init(red: token.red, green: token.green, blue: token.blue, alpha: token.alpha)
      case .displayP3:
        self.init(
          displayP3Red: token.red, green: token.green, blue: token.blue, alpha: token.alpha)
      }
    }
  }

  nonisolated extension TokenFontFamily {
    /// The typeface this device uses for the family.
    var typeface: Typeface { typeface { !UIFont.fontNames(forFamilyName: $0).isEmpty } }

    /// The height of a line in the family's font, without additional spacing.
    func lineHeight(size: CGFloat) -> CGFloat {
      UIFont(self, size: size, weight: .regular).lineHeight
    }
  }

  #if !os(watchOS)
    nonisolated extension TokenAppearance {
      /// The appearance that `traits` describe.
      public init(_ traits: UITraitCollection) {
        self.init(
          isDark: traits.userInterfaceStyle == .dark,
          increasedContrast: traits.accessibilityContrast == .high)
      }
    }

    nonisolated extension UIColor {
      /// A color that follows the traits of the view it is drawn in.
      public convenience init(_ adaptive: Adaptive<TokenColor>) {
        self.init { traits in
          UIColor(adaptive[in: TokenAppearance(traits)])
        }
      }
    }
  #endif
#endif
