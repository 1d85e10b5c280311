#if canImport(UIKit)
  import UIKit

  extension UIFont {
    /// The font a text style names, at the size the token gives.
    ///
    /// Its letter spacing and line height are no part of a font. `UIFontMetrics` makes it follow the
    /// user's text size.
    public convenience init(_ token: TokenTextStyle) {
      self.init(token.family, size: token.size.inPoints(), weight: Weight(token.weight))
    }

    /// A font in the first typeface of a family that is installed; where none is, in the system's.
    ///
    /// - Parameters:
    ///   - family: The typefaces to try.
    ///   - size: The size in points.
    ///   - weight: How heavy it is.
    public convenience init(_ family: TokenFontFamily, size: CGFloat, weight: Weight) {
      guard let name = family.names.first(where: { !UIFont.fontNames(forFamilyName: $0).isEmpty })
      else {
        let system = UIFont.systemFont(ofSize: size, weight: weight)
        self.init(descriptor: system.fontDescriptor, size: size)
        return
      }
      let traits = [UIFontDescriptor.TraitKey.weight: weight]
      let descriptor = UIFontDescriptor(fontAttributes: [.family: name, .traits: traits])
      self.init(descriptor: descriptor, size: size)
    }
  }

  extension UIFont.Weight {
    /// The weight nearest to a token's.
    public init(_ token: TokenFontWeight) {
      self = token.nearest(of: [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ])
    }
  }
#endif
