#if canImport(UIKit)
  import UIKit

  nonisolated extension UIFont {
    /// The font of a text style, at the token's size.
    ///
    /// A font has no letter spacing or line height, so those are ignored. Use `UIFontMetrics` to follow
    /// the user's text size.
    public convenience init(_ token: TokenTextStyle) {
      self.init(token.family, size: token.size.inPoints(), weight: Weight(token.weight))
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
