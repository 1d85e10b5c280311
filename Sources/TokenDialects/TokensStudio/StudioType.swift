import TokenModel

/// What the types of Tokens Studio mean for their values.
///
/// Source: the types of `@tokens-studio/types`, and how `sd-transforms` aligns them with DTCG
/// (`src/preprocessors/align-types.ts`).
enum StudioType: Hashable {
  case color, dimension, letterSpacing, lineHeight, opacity, number
  case fontFamily, fontWeight, shadow, typography, border
  /// A type of DTCG whose values Tokens Studio does not shape itself.
  case plain(TokenType)
  /// A type that DTCG does not have.
  case homeless

  /// The type of that name; plural and singular names count alike.
  init(_ name: String) {
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
      case "duration", "cubicBezier", "strokeStyle", "transition", "gradient":
        TokenType(rawValue: name).map(StudioType.plain) ?? .homeless
      default: .homeless
      }
  }

  /// The type of DTCG that its values have; nil where it has none.
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
    case .homeless: nil
    }
  }

  /// Whether a token of this type may name a token of that one as it stands: a color may turn out
  /// to be a gradient, a line height to be a length.
  func admits(_ type: TokenType) -> Bool {
    switch self {
    case .homeless: true
    case .color: type.isPaint
    case .lineHeight, .number: type == .number || type == .dimension
    case .dimension, .letterSpacing, .opacity, .fontFamily, .fontWeight, .shadow, .typography,
      .border, .plain:
      tokenType == type
    }
  }
}
