import TokenModel

/// A type of Tokens Studio, by how its values are converted.
///
/// Source: the types of `@tokens-studio/types`, and how `sd-transforms` aligns them with DTCG
/// (`src/preprocessors/align-types.ts`).
package enum StudioType: Hashable {
  case color, dimension, letterSpacing, lineHeight, opacity, number
  case fontFamily, fontWeight, shadow, typography, border
  /// A DTCG type whose values Tokens Studio writes as DTCG does.
  case plain(TokenType)
  /// A type that DTCG does not have.
  case unsupported

  /// The type with a name, in the singular or plural.
  package init(_ name: String) {
    self =
      switch name {
      case "color", "colors": .color
      case "spacing", "sizing", "borderRadius", "borderWidth", "dimension", "fontSize", "fontSizes",
        "paragraphSpacing", "paragraphIndent":
        .dimension
      case "letterSpacing": .letterSpacing
      case "lineHeight", "lineHeights": .lineHeight
      case "opacity": .opacity
      case "number": .number
      case "fontFamily", "fontFamilies": .fontFamily
      case "fontWeight", "fontWeights": .fontWeight
      case "boxShadow", "shadow": .shadow
      case "typography": .typography
      case "border": .border
      default: TokenType(rawValue: name).map(StudioType.plain) ?? .unsupported
      }
  }

  /// The DTCG type of its values.
  var tokenType: TokenType? {
    switch self {
    case .color: .color
    case .dimension, .letterSpacing: .dimension
    case .lineHeight, .opacity, .number: .number
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .shadow: .shadow
    case .typography: .typography
    case .border: .border
    case .plain(let type): type
    case .unsupported: nil
    }
  }

  /// Whether a token of this type can be an alias of a token of another type. A color may be a
  /// gradient, and a line height may be a length.
  package func admits(_ type: TokenType) -> Bool {
    switch self {
    case .unsupported: true
    case .color: type.isPaint
    case .lineHeight, .number: type == .number || type == .dimension
    case .dimension, .letterSpacing, .opacity, .fontFamily, .fontWeight, .shadow, .typography,
      .border, .plain:
      tokenType == type
    }
  }
}
