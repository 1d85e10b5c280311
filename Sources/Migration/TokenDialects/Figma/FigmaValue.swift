package enum FigmaVariableType: String {
  case color = "COLOR"
  case float = "FLOAT"
  case string = "STRING"
  case boolean = "BOOLEAN"
}

/// The value of a variable in a mode.
package enum FigmaValue: Hashable {
  /// In sRGB, with the 8-bit color that a token file names next to the components.
  case color(ColorValue)
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

  init(_ json: JSONValue) {
    if let number = json.number {
      self = .number(number)
    } else if let text = json.string {
      self = .string(text)
    } else if let flag = json.boolean {
      self = .boolean(flag)
    } else if let id = Self.aliasID(json) {
      self = .alias(id: id)
    } else if let id = json["color"].flatMap(Self.aliasID),
      let opacity = json["opacity"]?.number, (0...100).contains(opacity)
    {
      self = .faded(id: id, opacity: opacity / 100)
    } else if let red = json["r"]?.number, let green = json["g"]?.number,
      let blue = json["b"]?.number
    {
      self = .color(
        ColorValue(
          space: .srgb, components: Triple(red, green, blue), alpha: json["a"]?.number ?? 1))
    } else {
      self = .unknown
    }
  }

  /// Whether it is the value or the color of another variable.
  var isAlias: Bool {
    switch self {
    case .alias, .faded: true
    case .color, .number, .string, .boolean, .inherited, .unknown: false
    }
  }

  private static func aliasID(_ json: JSONValue) -> String? {
    json["type"]?.string == "VARIABLE_ALIAS" ? json["id"]?.string : nil
  }
}
