/// What the values of a token mean: a type of DTCG, or something finer that decides how a number is read.
package enum ValueKind: Hashable, Sendable {
  case type(TokenType)
  /// A share from 0 to 1, or a percentage.
  case opacity
  /// A multiple of the font size, or a length.
  case lineHeight
  /// A length, or a share of the font size.
  case letterSpacing

  /// The kind that a file names: a type of DTCG or of one of its drafts, or of another tool.
  ///
  /// Sources: `@tokens-studio/types` and `src/preprocessors/align-types.ts` of `sd-transforms`, the
  /// predefined transforms of Style Dictionary, and Spectrum's schemas.
  package init?(word: String) {
    switch word {
    case "opacity": self = .opacity
    case "lineHeight", "lineHeights": self = .lineHeight
    case "letterSpacing": self = .letterSpacing
    default:
      guard let type = TokenType(rawValue: word) ?? words[word] else { return nil }
      self = .type(type)
    }
  }

  /// Its type in DTCG. A line height or a number can also be a length, and a color a gradient.
  package var tokenType: TokenType {
    switch self {
    case .type(let type): type
    case .opacity, .lineHeight: .number
    case .letterSpacing: .dimension
    }
  }

  /// Whether a token of this kind can be an alias of a token of a type.
  package func admits(_ type: TokenType) -> Bool {
    switch self {
    case .type(.color): type.isPaint
    case .type(.number), .lineHeight: type == .number || type == .dimension
    case .type, .opacity, .letterSpacing: type == tokenType
    }
  }
}

/// Names that other tools use for types of DTCG.
private let words: [String: TokenType] = [
  "colors": .color, "cubic-bezier": .cubicBezier, "easing": .cubicBezier,
  "timingFunction": .cubicBezier, "time": .duration, "size": .dimension, "sizing": .dimension,
  "spacing": .dimension, "space": .dimension, "borderRadius": .dimension, "radius": .dimension,
  "borderWidth": .dimension, "fontSize": .dimension, "fontSizes": .dimension,
  "font-size": .dimension, "paragraphSpacing": .dimension, "paragraphIndent": .dimension,
  "zIndex": .number, "float": .number, "multiplier": .number, "gradient-stop": .number,
  "fontFamilies": .fontFamily, "font": .fontFamily, "font-family": .fontFamily,
  "fontWeights": .fontWeight,
  "font-weight": .fontWeight, "boxShadow": .shadow, "drop-shadow": .shadow,
]
