import TokenModel

enum FigmaVariableType: String {
  case color = "COLOR"
  case float = "FLOAT"
  case string = "STRING"
  case boolean = "BOOLEAN"
}

/// The value of a variable in a mode.
enum FigmaValue: Hashable {
  case color(FigmaColor)
  case number(Double)
  case string(String)
  case boolean(Bool)
  /// The value of the variable with an id.
  case alias(id: String)
  /// The color of the variable with an id, with an opacity of its own, 0…1.
  case faded(id: String, opacity: Double)
  /// The inherited value, in a collection that extends another one.
  case inherited
  /// Anything else.
  case unknown
}

/// A color of Figma: sRGB, gamma-encoded, 0…1.
struct FigmaColor: Hashable {
  var color: Triple
  var alpha: Double
  /// The 8-bit color that a token file names next to the components.
  var hex: RGB8?

  fileprivate func isSame(as current: FigmaColor) -> Bool {
    func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 1e-6 }
    func isClose(_ color: Triple) -> Bool {
      (0..<3).allSatisfy { isClose(color[$0], current.color[$0]) }
    }
    guard isClose(alpha, current.alpha) else { return false }
    // The file rounds the components of an 8-bit color, which Figma has exactly.
    return isClose(color) || hex.map { $0 == RGB8(rounding: color) && isClose($0.srgb) } ?? false
  }
}

extension FigmaValue {
  /// A value in an answer of the API.
  init(_ json: JSONValue) {
    if let number = json.number {
      self = .number(number)
    } else if let text = json.string {
      self = .string(text)
    } else if let flag = json.boolean {
      self = .boolean(flag)
    } else if let id = Self.aliasID(json) {
      self = .alias(id: id)
    } else if let color = json["color"], let id = Self.aliasID(color),
      let opacity = json["opacity"]?.number
    {
      self = .faded(id: id, opacity: opacity / 100)
    } else if let red = json["r"]?.number, let green = json["g"]?.number,
      let blue = json["b"]?.number
    {
      self = .color(FigmaColor(color: Triple(red, green, blue), alpha: json["a"]?.number ?? 1))
    } else {
      self = .unknown
    }
  }

  private static func aliasID(_ json: JSONValue) -> String? {
    json["type"]?.string == "VARIABLE_ALIAS" ? json["id"]?.string : nil
  }

  /// Whether Figma already has this value of a token, apart from the noise of its 32-bit floats.
  func isSame(as current: FigmaValue, type: TokenType?) -> Bool {
    switch (self, current) {
    case (.color(let color), .color(let current)): color.isSame(as: current)
    case (.number(let number), .number(let current)): Float(number) == Float(current)
    case (.string(let text), .string(let current)):
      if type == .fontWeight {
        FontWeightName(text)?.weight == FontWeightName(current)?.weight
      } else {
        text.hasSameBytes(as: type == .fontFamily ? Self.firstFont(of: current) : current)
      }
    case (.color, _), (.number, _), (.string, _), (.boolean, _), (.alias, _), (.faded, _),
      (.inherited, _), (.unknown, _):
      self == current
    }
  }

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

extension JSONWriter {
  /// Writes a value for the API.
  mutating func value(_ value: FigmaValue, key: String) {
    switch value {
    case .color(let color):
      object(key) { json in
        json.members(
          ("r", color.color.x.tenDigits), ("g", color.color.y.tenDigits),
          ("b", color.color.z.tenDigits), ("a", color.alpha.tenDigits))
      }
    case .number(let number): self.number(key, value: number)
    case .string(let text): string(key, value: text)
    case .boolean(let flag): boolean(key, value: flag)
    case .alias(let id):
      object(key) { json in
        json.members(("type", "VARIABLE_ALIAS"), ("id", id))
      }
    // Null removes an override. A plan has no faded or unknown value.
    case .inherited, .faded, .unknown: string(key, value: nil)
    }
  }
}

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
