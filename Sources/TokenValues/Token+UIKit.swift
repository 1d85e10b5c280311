#if canImport(UIKit)
  import UIKit

  nonisolated extension UIColor {
    /// The color a token names, in its own space.
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
    /// What this device draws the family with.
    var typeface: Typeface { typeface { !UIFont.fontNames(forFamilyName: $0).isEmpty } }
  }

  #if !os(watchOS)
    nonisolated extension TokenAppearance {
      /// The appearance `traits` ask for.
      public init(_ traits: UITraitCollection) {
        self.init(
          isDark: traits.userInterfaceStyle == .dark,
          increasedContrast: traits.accessibilityContrast == .high)
      }
    }

    nonisolated extension UIColor {
      /// A color that follows the traits of where it is drawn.
      public convenience init(_ dynamic: some AppearanceColor) {
        self.init { traits in
          UIColor(dynamic.color(for: TokenAppearance(traits)))
        }
      }
    }
  #endif
#endif
