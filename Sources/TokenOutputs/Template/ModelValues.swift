import ColorMath
import TokenModel
import Writers

/// What templates see of a value: its type, two texts, and its parts under the name of the type.
/// Numbers are texts, in the shortest form that is exact.
extension JSONWriter {
  /// The members of a token that tell its value.
  mutating func members(of value: TokenValue) {
    string("type", value.type.rawValue)
    string("css", cssProperties(value)[0].value)
    string("text", valueText(value))
    for type in TokenType.allCases {
      guard type == value.type else {
        string(type.rawValue, nil)
        continue
      }
      switch value {
      case .color(let color): self.color(type.rawValue, color)
      case .dimension(let size): length(type.rawValue, size)
      case .fontFamily(let names): families(type.rawValue, names)
      case .fontWeight(let number), .number(let number): string(type.rawValue, plain(number))
      case .duration(let time): duration(type.rawValue, time)
      case .cubicBezier(let curve): self.curve(type.rawValue, curve)
      case .strokeStyle(let style): stroke(type.rawValue, style)
      case .border(let border): self.border(type.rawValue, border)
      case .transition(let transition): self.transition(type.rawValue, transition)
      case .shadow(let layers): shadow(type.rawValue, layers)
      case .gradient(let stops): gradient(type.rawValue, stops.inOrder)
      case .typography(let style): typography(type.rawValue, style)
      }
    }
  }

  private mutating func color(_ key: String, _ color: ColorValue) {
    let shown = color.shown
    let bytes = color.rgb8.hex.dropFirst()
    let digits = String(Int((color.alpha * 255).rounded()), radix: 16, uppercase: true)
    let alpha = (digits.count == 1 ? "0" : "") + digits
    object(key) { json in
      json.string("css", cssColor(color))
      json.string("hex", "#\(bytes)\(color.alpha < 1 ? alpha : "")")
      json.string("argb", "#\(alpha)\(bytes)")
      for (name, number) in zip(["red", "green", "blue"], shown.numbers) {
        json.string(name, plain(number))
      }
      json.string("alpha", plain(color.alpha))
      json.truth("isWide", shown.isWide)
    }
  }

  private mutating func length(_ key: String, _ length: DimensionValue) {
    object(key) { json in
      json.string("value", plain(length.value))
      json.string("unit", length.unit.rawValue)
      json.string("pixels", plain(length.pixels))
    }
  }

  private mutating func duration(_ key: String, _ time: DurationValue) {
    object(key) { json in
      json.string("value", plain(time.value))
      json.string("unit", time.unit.rawValue)
      json.string("milliseconds", plain(time.unit == .ms ? time.value : time.value * 1000))
    }
  }

  private mutating func families(_ key: String, _ names: [String]) {
    object(key) { json in json.list("names", names) { $0.string("name", $1) } }
  }

  private mutating func curve(_ key: String, _ curve: CubicBezierValue) {
    object(key) { json in
      json.string("x1", plain(curve.x1))
      json.string("y1", plain(curve.y1))
      json.string("x2", plain(curve.x2))
      json.string("y2", plain(curve.y2))
    }
  }

  private mutating func stroke(_ key: String, _ style: StrokeStyleValue) {
    object(key) { json in
      switch style {
      case .keyword(let keyword):
        json.string("keyword", keyword.rawValue)
        json.list("dashes", [DimensionValue]()) { _, _ in }
        json.string("cap", nil)
      case .dashes(let lengths, let cap):
        json.string("keyword", nil)
        json.list("dashes", lengths) { $0.length("dimension", $1) }
        json.string("cap", cap.rawValue)
      }
    }
  }

  private mutating func border(_ key: String, _ border: BorderValue) {
    object(key) { json in
      json.color("color", border.color)
      json.length("width", border.width)
      json.stroke("style", border.style)
    }
  }

  private mutating func transition(_ key: String, _ transition: TransitionValue) {
    object(key) { json in
      json.duration("duration", transition.duration)
      json.duration("delay", transition.delay)
      json.curve("curve", transition.timingFunction)
    }
  }

  private mutating func shadow(_ key: String, _ layers: [ShadowLayerValue]) {
    object(key) { json in
      json.list("layers", layers) { json, layer in
        json.color("color", layer.color)
        json.length("offsetX", layer.offsetX)
        json.length("offsetY", layer.offsetY)
        json.length("blur", layer.blur)
        json.length("spread", layer.spread)
        json.truth("isInset", layer.isInset)
      }
    }
  }

  private mutating func gradient(_ key: String, _ stops: [GradientStopValue]) {
    object(key) { json in
      json.list("stops", stops) { json, stop in
        json.color("color", stop.color)
        json.string("position", plain(stop.position))
      }
    }
  }

  private mutating func typography(_ key: String, _ style: TypographyValue) {
    object(key) { json in
      json.families("families", style.fontFamily)
      json.length("size", style.fontSize)
      json.string("weight", plain(style.fontWeight))
      json.length("letterSpacing", style.letterSpacing)
      json.string("lineHeight", plain(style.lineHeight))
    }
  }
}
