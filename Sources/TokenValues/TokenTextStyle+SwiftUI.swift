#if canImport(SwiftUI)
  import SwiftUI

  extension Font {
    /// The font a text style names, in its first typeface that is a name and no generic one.
    ///
    /// Where that typeface is not installed, SwiftUI draws the system's.
    ///
    /// - Parameters:
    ///   - token: The text style; its letter spacing and line height are no part of a font.
    ///   - scale: What its size is multiplied by, to follow the user's text size. A `@ScaledMetric` is
    ///     rounded to whole pixels: divide one of 1000 by 1000 rather than taking one of 1.
    public init(_ token: TokenTextStyle, scale: CGFloat = 1) {
      let size = token.size.inPoints() * scale
      let weight = Weight(token.weight)
      if let name = token.family.names.first(where: { !TokenFontFamily.isGeneric($0) }) {
        self = .custom(name, fixedSize: size).weight(weight)
      } else {
        self = .system(size: size, weight: weight)
      }
    }
  }

  extension Font.Weight {
    /// The weight nearest to a token's.
    public init(_ token: TokenFontWeight) {
      self = token.nearest(of: [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ])
    }
  }
#endif
