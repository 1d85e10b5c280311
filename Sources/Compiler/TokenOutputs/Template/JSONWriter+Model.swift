import TokenModel

/// The parts of a value that templates see: its type, two texts, and its components under the name
/// of the type. Numbers are texts in their shortest exact form.
extension JSONWriter {
  mutating func members(of value: TokenValue) {
    string("type", value: value.type.rawValue)
    string("css", value: value.cssProperties[0].value)
    string("text", value: value.text)
    for type in TokenType.allCases {
      guard type == value.type else {
        string(type.rawValue, value: nil)
        continue
      }
      switch value {
      case .color(let color): self.color(type.rawValue, color: color)
      case .dimension(let size): length(type.rawValue, length: size)
      case .fontFamily(let names): families(type.rawValue, names: names)
      case .fontWeight(let number), .number(let number): string(type.rawValue, value: plain(number))
      case .duration(let time): duration(type.rawValue, time: time)
      case .cubicBezier(let curve): self.curve(type.rawValue, curve: curve)
      case .strokeStyle(let style): stroke(type.rawValue, style: style)
      case .border(let border): self.border(type.rawValue, border: border)
      case .transition(let transition): self.transition(type.rawValue, transition: transition)
      case .shadow(let layers): shadow(type.rawValue, layers: layers)
      case .gradient(let stops): gradient(type.rawValue, stops: stops.inOrder)
      case .typography(let style): typography(type.rawValue, style: style)
      }
    }
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

  private mutating func length(_ key: String, length: DimensionValue) {
    object(key) { json in
      json.string("value", value: plain(length.value))
      json.string("unit", value: length.unit.rawValue)
      json.string("pixels", value: plain(length.pixels))
    }
  }

  private mutating func duration(_ key: String, time: DurationValue) {
    object(key) { json in
      json.string("value", value: plain(time.value))
      json.string("unit", value: time.unit.rawValue)
      json.string("milliseconds", value: plain(time.unit == .ms ? time.value : time.value * 1000))
    }
  }

  private mutating func families(_ key: String, names: [String]) {
    object(key) { json in json.list("names", items: names) { $0.string("name", value: $1) } }
  }

  private mutating func curve(_ key: String, curve: CubicBezierValue) {
    object(key) { json in
      let numbers = zip(["x1", "y1", "x2", "y2"], [curve.x1, curve.y1, curve.x2, curve.y2])
      for (name, number) in numbers { json.string(name, value: plain(number)) }
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
        json.list("dashes", items: lengths) { $0.length("dimension", length: $1) }
        json.string("cap", value: cap.rawValue)
      }
    }
  }

  private mutating func border(_ key: String, border: BorderValue) {
    object(key) { json in
      json.color("color", color: border.color)
      json.length("width", length: border.width)
      json.stroke("style", style: border.style)
    }
  }

  private mutating func transition(_ key: String, transition: TransitionValue) {
    object(key) { json in
      json.duration("duration", time: transition.duration)
      json.duration("delay", time: transition.delay)
      json.curve("curve", curve: transition.timingFunction)
    }
  }

  private mutating func shadow(_ key: String, layers: [ShadowLayerValue]) {
    object(key) { json in
      json.list("layers", items: layers) { json, layer in
        json.color("color", color: layer.color)
        json.length("offsetX", length: layer.offsetX)
        json.length("offsetY", length: layer.offsetY)
        json.length("blur", length: layer.blur)
        json.length("spread", length: layer.spread)
        json.boolean("isInset", value: layer.isInset)
      }
    }
  }

  private mutating func gradient(_ key: String, stops: [GradientStopValue]) {
    object(key) { json in
      json.list("stops", items: stops) { json, stop in
        json.color("color", color: stop.color)
        json.string("position", value: plain(stop.position))
      }
    }
  }

  private mutating func typography(_ key: String, style: TypographyValue) {
    object(key) { json in
      json.families("families", names: style.fontFamily)
      json.length("size", length: style.fontSize)
      json.string("weight", value: plain(style.fontWeight))
      json.length("letterSpacing", length: style.letterSpacing)
      json.string("lineHeight", value: plain(style.lineHeight))
    }
  }
}
