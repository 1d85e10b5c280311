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

extension FigmaValue {
  /// A token's value as that of a variable with these scopes, as `convert` reads it; nil if a
  /// variable of this type cannot have it. Opacities are in percent.
  init?(_ value: TokenValue, type: FigmaVariableType?, scopes: [String]) {
    switch value {
    case .color(let color):
      self = .color(FigmaColor(color: color.srgb, alpha: color.alpha, hex: color.hex))
    case .dimension(let length): self = .number(length.pixels)
    case .number(let number):
      let isOpacity =
        !scopes.isEmpty && scopes.allSatisfy { ["OPACITY", "COLOR_OPACITY"].contains($0) }
      self = .number(isOpacity ? (number * 100).tenDigits : number)
    case .fontWeight(let weight) where type == .string:
      guard let name = Self.weightNames[weight] else { return nil }
      self = .string(name)
    case .fontWeight(let weight): self = .number(weight)
    case .fontFamily(let names):
      guard let name = names.first else { return nil }
      self = .string(Self.firstFont(of: name))
    case .duration, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
      .typography:
      return nil
    }
  }

  /// The first font in a text such as `'Inter', Arial`, which `convert` reads as a list.
  static func firstFont(of text: String) -> String {
    let name = (text.parts(at: ",", keepingEmpty: true).first.map(String.init) ?? "").trimmingBlanks
    let scalars = name.unicodeScalars
    guard scalars.count > 1, let quote = scalars.first, quote == "'" || quote == "\"",
      scalars.last == quote
    else { return name }
    return String(String.UnicodeScalarView(scalars.dropFirst().dropLast()))
  }

  /// What fonts call their weights.
  private static let weightNames: [Double: String] = [
    100: "Thin", 200: "Extra Light", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semi Bold",
    700: "Bold", 800: "Extra Bold", 900: "Black", 950: "Extra Black",
  ]
}
