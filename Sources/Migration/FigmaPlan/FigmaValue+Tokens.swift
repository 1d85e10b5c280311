import TokenModel
import Writers

extension TokenType {
  /// The type of variable for tokens of this type; nil if Figma has none.
  var figmaType: FigmaVariableType? {
    switch self {
    case .color: .color
    case .dimension, .number, .fontWeight: .float
    case .fontFamily: .string
    case .duration, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
      .typography:
      nil
    }
  }
}

/// The scopes of lengths. Without one of them, a number in Figma is not a length for `convert`.
let lengthScopes = [
  "WIDTH_HEIGHT", "GAP", "CORNER_RADIUS", "FONT_SIZE", "LINE_HEIGHT", "LETTER_SPACING",
  "PARAGRAPH_SPACING", "PARAGRAPH_INDENT", "STROKE_FLOAT", "EFFECT_FLOAT",
]

/// A token's value as that of a variable, as `convert` reads it; nil if a variable of this type cannot
/// have it.
///
/// - Parameters:
///   - type: The type of the variable.
///   - scopes: The scopes of the variable. Opacities are in percent.
func figmaValue(
  _ value: TokenValue, type: FigmaVariableType?, scopes: [String]
) -> FigmaValue? {
  switch value {
  case .color(let color):
    return .color(
      FigmaColor(color: color.srgb, alpha: color.alpha, hex: color.hex))
  case .dimension(let length): return .number(length.pixels)
  case .number(let number):
    let isOpacity =
      !scopes.isEmpty && scopes.allSatisfy { ["OPACITY", "COLOR_OPACITY"].contains($0) }
    return .number(isOpacity ? tenDigits(number * 100) : number)
  case .fontWeight(let weight):
    return type == .string ? weightNames[weight].map { .string($0) } : .number(weight)
  case .fontFamily(let names): return names.first.map { .string(firstFont(of: $0)) }
  case .duration, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
    .typography:
    return nil
  }
}

/// The first font in a text such as `'Inter', Arial`, which `convert` reads as a list.
func firstFont(of text: String) -> String {
  let first = text.parts(at: ",", keepingEmpty: true).first.map(String.init) ?? ""
  let name = first.trimmingBlanks
  let scalars = name.unicodeScalars
  guard scalars.count > 1, let quote = scalars.first, quote == "'" || quote == "\"",
    scalars.last == quote
  else { return name }
  return String(String.UnicodeScalarView(scalars.dropFirst().dropLast()))
}

/// What fonts call their weights.
private let weightNames: [Double: String] = [
  100: "Thin", 200: "Extra Light", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semi Bold",
  700: "Bold", 800: "Extra Bold", 900: "Black", 950: "Extra Black",
]
