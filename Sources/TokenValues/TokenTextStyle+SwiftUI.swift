#if canImport(SwiftUI)
  import SwiftUI

  nonisolated extension Font {
    /// The font of a text style, in the first typeface of its family that the device has.
    ///
    /// - Parameters:
    ///   - token: The text style. A font has no letter spacing or line height, so those are ignored.
    ///   - scale: The factor for the user's text size. `@ScaledMetric` is rounded to whole pixels, so
    ///     use one of 1000 and divide it by 1000.
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

  nonisolated extension Font.Weight {
    /// The weight nearest to a token's weight.
    public init(_ token: TokenFontWeight) {
      self = token.nearest(of: [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ])
    }
  }
#endif
