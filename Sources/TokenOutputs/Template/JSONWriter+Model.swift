import ColorMath
import TokenModel
import Writers

/// The parts of a value that templates see: its type, two texts, and its components under the name
/// of the type. Numbers are texts in their shortest exact form.
extension JSONWriter {
  /// Writes the members of a token's value.
  mutating func members(of value: TokenValue) {
    string("type", text: value.type.rawValue)
    string("css", text: cssProperties(value)[0].value)
    string("text", text: valueText(value))
    for type in TokenType.allCases {
      guard type == value.type else {
        string(type.rawValue, text: nil)
        continue
      }
      switch value {
      case .color(let color): self.color(type.rawValue, color: color)
      case .dimension(let size): length(type.rawValue, length: size)
      case .fontFamily(let names): families(type.rawValue, names: names)
      case .fontWeight(let number), .number(let number): string(type.rawValue, text: plain(number))
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
    let digits = String(Int((color.alpha * 255).rounded()), radix: 16, uppercase: true)
    let alpha = (digits.count == 1 ? "0" : "") + digits
    object(key) { json in
      json.string("css", text: cssColor(color))
      json.string("hex", text: "#\(bytes)\(color.alpha < 1 ? alpha : "")")
      json.string("argb", text: "#\(alpha)\(bytes)")
      for (name, number) in zip(["red", "green", "blue"], shown.numbers) {
        json.string(name, text: plain(number))
      }
      json.string("alpha", text: plain(color.alpha))
      json.truth("isWide", truth: shown.isWide)
    }
  }

  private mutating func length(_ key: String, length: DimensionValue) {
    object(key) { json in
      json.string("value", text: plain(length.value))
      json.string("unit", text: length.unit.rawValue)
      json.string("pixels", text: plain(length.pixels))
    }
  }

  private mutating func duration(_ key: String, time: DurationValue) {
    object(key) { json in
      json.string("value", text: plain(time.value))
      json.string("unit", text: time.unit.rawValue)
      json.string("milliseconds", text: plain(time.unit == .ms ? time.value : time.value * 1000))
    }
  }

  private mutating func families(_ key: String, names: [String]) {
    object(key) { json in json.list("names", items: names) { $0.string("name", text: $1) } }
  }

  private mutating func curve(_ key: String, curve: CubicBezierValue) {
    object(key) { json in
      json.string("x1", text: plain(curve.x1))
      json.string("y1", text: plain(curve.y1))
      json.string("x2", text: plain(curve.x2))
      json.string("y2", text: plain(curve.y2))
    }
  }

  private mutating func stroke(_ key: String, style: StrokeStyleValue) {
    object(key) { json in
      switch style {
      case .keyword(let keyword):
        json.string("keyword", text: keyword.rawValue)
        json.list("dashes", items: [DimensionValue]()) { _, _ in }
        json.string("cap", text: nil)
      case .dashes(let lengths, let cap):
        json.string("keyword", text: nil)
        json.list("dashes", items: lengths) { $0.length("dimension", length: $1) }
        json.string("cap", text: cap.rawValue)
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
        json.truth("isInset", truth: layer.isInset)
      }
    }
  }

  private mutating func gradient(_ key: String, stops: [GradientStopValue]) {
    object(key) { json in
      json.list("stops", items: stops) { json, stop in
        json.color("color", color: stop.color)
        json.string("position", text: plain(stop.position))
      }
    }
  }

  private mutating func typography(_ key: String, style: TypographyValue) {
    object(key) { json in
      json.families("families", names: style.fontFamily)
      json.length("size", length: style.fontSize)
      json.string("weight", text: plain(style.fontWeight))
      json.length("letterSpacing", length: style.letterSpacing)
      json.string("lineHeight", text: plain(style.lineHeight))
    }
  }
}
