#if canImport(SwiftUI)
  import SwiftUI

  nonisolated extension Font {
    /// The font a text style names, in the first typeface of its family that the device has.
    ///
    /// - Parameters:
    ///   - token: The text style; its letter spacing and line height are no part of a font.
    ///   - scale: What its size is multiplied by, to follow the user's text size. A `@ScaledMetric` is
    ///     rounded to whole pixels: divide one of 1000 by 1000 rather than taking one of 1.
    public init(_ token: TokenTextStyle, scale: CGFloat = 1) {
      let size = token.size.inPoints() * scale
      let weight = Weight(token.weight)
      switch token.family.typeface {
      case .installed(let name): self = .custom(name, fixedSize: size).weight(weight)
      case .system(let design): self = .system(size: size, weight: weight, design: Design(design))
      }
    }
  }

  nonisolated extension Font.Design {
    /// The design of that kind.
    init(_ design: TokenFontFamily.Design) {
      switch design {
      case .standard: self = .default
      case .serif: self = .serif
      case .monospaced: self = .monospaced
      case .rounded: self = .rounded
      }
    }
  }

  nonisolated extension Font.Weight {
    /// The weight nearest to a token's.
    public init(_ token: TokenFontWeight) {
      self = token.nearest(of: [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ])
    }
  }
#endif
