/// The parts of a value that templates see: its type, two texts, and its components under the name
/// of the type. Numbers are texts in their shortest exact form.
extension JSONWriter {
  mutating func members(of value: TokenValue) {
    string("type", value: value.type.rawValue)
    string("css", value: value.cssProperties[0].value)
    string("text", value: value.text)
    for type in TokenType.allCases {
      if type == value.type {
        part(type.rawValue, value: value)
      } else {
        string(type.rawValue, value: nil)
      }
    }
  }

  /// Writes a value, or a part of one.
  private mutating func part(_ key: String, value: TokenValue) {
    switch value {
    case .fontWeight(let number), .number(let number): string(key, value: plain(number))
    case .color(let color): self.color(key, color: color)
    case .dimension(let size):
      quantity(key, size.value, unit: size.unit.rawValue, as: "pixels", size.pixels)
    case .duration(let time):
      quantity(
        key, time.value, unit: time.unit.rawValue, as: "milliseconds",
        time.unit == .ms ? time.value : time.value * 1000)
    case .fontFamily(let names):
      object(key) { json in json.list("names", items: names) { $0.string("name", value: $1) } }
    case .cubicBezier(let curve):
      object(key) { json in
        let numbers = zip(["x1", "y1", "x2", "y2"], [curve.x1, curve.y1, curve.x2, curve.y2])
        for (name, number) in numbers { json.string(name, value: plain(number)) }
      }
    case .strokeStyle(let style): stroke(key, style: style)
    case .border, .transition, .typography: object(key) { $0.parts(value.parts ?? [:]) }
    case .shadow(let layers):
      object(key) { json in
        json.list("layers", items: layers) { json, layer in
          json.parts(layer.parts)
          json.boolean("isInset", value: layer.isInset)
        }
      }
    case .gradient(let stops):
      object(key) { json in json.list("stops", items: stops.inOrder) { $0.parts($1.parts) } }
    }
  }

  /// Writes the parts of a composite value, by the names that templates have for them.
  private mutating func parts(_ parts: TokenValue.Parts) {
    let names = [
      "timingFunction": "curve", "fontFamily": "families", "fontSize": "size",
      "fontWeight": "weight",
    ]
    for (name, value) in parts { part(names[name] ?? name, value: value) }
  }

  private mutating func color(_ key: String, color: ColorValue) {
    let shown = color.shown
    let bytes = color.rgb8.hex.dropFirst()
    let alpha = UInt8((color.alpha * 255).rounded()).hexadecimal
    object(key) { json in
      json.string("css", value: color.css)
      json.string("hex", value: "#\(bytes)\(color.alpha < 1 ? alpha : "")")
      json.string("argb", value: "#\(alpha)\(bytes)")
      for (name, number) in zip(["red", "green", "blue"], shown.numbers) {
        json.string(name, value: plain(number))
      }
      json.string("alpha", value: plain(color.alpha))
      json.boolean("isWide", value: shown.isWide)
    }
  }

  /// Writes a number with its unit, and in the unit of a name.
  private mutating func quantity(
    _ key: String, _ value: Double, unit: String, as name: String, _ converted: Double
  ) {
    object(key) { json in
      json.members(("value", plain(value)), ("unit", unit), (name, plain(converted)))
    }
  }

  private mutating func stroke(_ key: String, style: StrokeStyleValue) {
    object(key) { json in
      switch style {
      case .keyword(let keyword):
        json.string("keyword", value: keyword.rawValue)
        json.list("dashes", items: [DimensionValue]()) { _, _ in }
        json.string("cap", value: nil)
      case .dashes(let lengths, let cap):
        json.string("keyword", value: nil)
        json.list("dashes", items: lengths) { $0.part("dimension", value: .dimension($1)) }
        json.string("cap", value: cap.rawValue)
      }
    }
  }
}
