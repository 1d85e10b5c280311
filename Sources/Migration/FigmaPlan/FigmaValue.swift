extension ColorValue {
  /// Whether two colors in sRGB are the same in Figma.
  fileprivate func isSame(as current: ColorValue) -> Bool {
    // `convert` rounds away a thousandth of an 8-bit step.
    func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 4e-6 }
    func isClose(_ color: Triple) -> Bool {
      (0..<3).allSatisfy { isClose(color[$0], current.components[$0]) }
    }
    guard isClose(alpha, current.alpha) else { return false }
    // The file rounds the components of an 8-bit color, which Figma has exactly.
    return isClose(components)
      || hex.map { $0 == RGB8(rounding: components) && isClose($0.srgb) } ?? false
  }
}

extension FigmaValue {
  /// Whether Figma already has this value of a token, apart from the noise of its 32-bit floats.
  func isSame(as current: FigmaValue, type: TokenType?) -> Bool {
    switch (self, current) {
    case (.color(let color), .color(let current)): color.isSame(as: current)
    case (.number(let number), .number(let current)): Float(number) == Float(current)
    case (.string(let text), .string(let current)):
      if type == .fontWeight {
        Self.weight(named: text) == Self.weight(named: current)
      } else {
        // A name in quotes can have a comma.
        text.hasSameBytes(as: Self.firstFont(of: Self.firstFont(of: current)))
      }
    case (.color, _), (.number, _), (.string, _), (.boolean, _), (.alias, _), (.faded, _),
      (.inherited, _), (.unknown, _):
      self == current
    }
  }

  /// A color with another opacity.
  func withAlpha(_ alpha: Double) -> FigmaValue {
    guard case .color(var color) = self else { return self }
    color.alpha = alpha
    return .color(color)
  }

  /// A token's value as that of a variable with these scopes, as `convert` reads it; nil if a
  /// variable of this type cannot have it. Opacities are in percent.
  init?(_ value: TokenValue, type: FigmaVariableType?, scopes: [String]) {
    switch value {
    case .color(let color):
      self = .color(
        ColorValue(space: .srgb, components: color.srgb, alpha: color.alpha, hex: color.hex))
    case .dimension(let length): self = .number(length.pixels)
    case .number(let number):
      self = .number(FigmaNumber(scopes: scopes) == .opacity ? (number * 100).tenDigits : number)
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
  private static func firstFont(of text: String) -> String {
    text.cssItems.first { !$0.isEmpty }?.unquoted ?? ""
  }

  /// A style without a weight, such as `Italic`, is regular.
  private static func weight(named text: String) -> Double? {
    FontWeightName(text).map { $0.weight ?? 400 }
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
          ("r", color.components.x.tenDigits), ("g", color.components.y.tenDigits),
          ("b", color.components.z.tenDigits), ("a", color.alpha.tenDigits))
      }
    case .number(let number): self.number(key, value: number)
    case .string(let text): string(key, value: text)
    case .boolean(let flag): boolean(key, value: flag)
    case .alias(let id): object(key) { $0.members(("type", "VARIABLE_ALIAS"), ("id", id)) }
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
