import ColorMath
import Writers

/// Values as DTCG 2025.10 writes them (Format 8 and 9, Color 4), without aliases.
extension JSONWriter {
  /// A token's value: read as its type it gives the same value again.
  package mutating func value(_ key: String?, _ value: TokenValue) {
    switch value {
    case .color(let color): self.color(key, color)
    case .dimension(let length): dimension(key, length)
    case .fontFamily(let names): fontFamily(key, names)
    case .fontWeight(let weight): number(key, weight)
    case .duration(let time): duration(key, time)
    case .cubicBezier(let curve): cubicBezier(key, curve)
    case .number(let number): self.number(key, number)
    case .strokeStyle(let style): strokeStyle(key, style)
    case .border(let border): self.border(key, border)
    case .transition(let transition): self.transition(key, transition)
    case .shadow(let layers): shadow(key, layers)
    case .gradient(let stops): array(key, stops) { $0.gradientStop($1) }
    case .typography(let style): typography(key, style)
    }
  }

  /// Color 4.1: a missing component stays `none`, the fallback stays where the file gave one.
  private mutating func color(_ key: String?, _ color: ColorValue) {
    object(key) { json in
      json.string("colorSpace", color.space.rawValue)
      json.array("components", 0..<3) { json, index in
        if color.missing & (1 << UInt8(index)) != 0 {
          json.string(nil, "none")
        } else {
          json.number(nil, color.components[index])
        }
      }
      if color.alpha < 1 { json.number("alpha", color.alpha) }
      if let hex = color.hex { json.string("hex", hex.hex) }
    }
  }

  private mutating func dimension(_ key: String?, _ length: DimensionValue) {
    object(key) { json in
      json.number("value", length.value)
      json.string("unit", length.unit.rawValue)
    }
  }

  private mutating func duration(_ key: String?, _ time: DurationValue) {
    object(key) { json in
      json.number("value", time.value)
      json.string("unit", time.unit.rawValue)
    }
  }

  private mutating func fontFamily(_ key: String?, _ names: [String]) {
    if names.count == 1 {
      string(key, names[0])
    } else {
      array(key, names) { $0.string(nil, $1) }
    }
  }

  private mutating func cubicBezier(_ key: String?, _ curve: CubicBezierValue) {
    array(key, [curve.x1, curve.y1, curve.x2, curve.y2]) { $0.number(nil, $1) }
  }

  private mutating func strokeStyle(_ key: String?, _ style: StrokeStyleValue) {
    switch style {
    case .keyword(let keyword): string(key, keyword.rawValue)
    case .dashes(let lengths, let cap):
      object(key) { json in
        json.array("dashArray", lengths) { $0.dimension(nil, $1) }
        json.string("lineCap", cap.rawValue)
      }
    }
  }

  private mutating func border(_ key: String?, _ border: BorderValue) {
    object(key) { json in
      json.color("color", border.color)
      json.dimension("width", border.width)
      json.strokeStyle("style", border.style)
    }
  }

  private mutating func transition(_ key: String?, _ transition: TransitionValue) {
    object(key) { json in
      json.duration("duration", transition.duration)
      json.duration("delay", transition.delay)
      json.cubicBezier("timingFunction", transition.timingFunction)
    }
  }

  private mutating func shadow(_ key: String?, _ layers: [ShadowLayerValue]) {
    if layers.count == 1 {
      shadowLayer(key, layers[0])
    } else {
      array(key, layers) { $0.shadowLayer(nil, $1) }
    }
  }

  private mutating func shadowLayer(_ key: String?, _ layer: ShadowLayerValue) {
    object(key) { json in
      json.color("color", layer.color)
      json.dimension("offsetX", layer.offsetX)
      json.dimension("offsetY", layer.offsetY)
      json.dimension("blur", layer.blur)
      json.dimension("spread", layer.spread)
      if layer.isInset { json.truth("inset", true) }
    }
  }

  private mutating func gradientStop(_ stop: GradientStopValue) {
    object { json in
      json.color("color", stop.color)
      json.number("position", stop.position)
    }
  }

  private mutating func typography(_ key: String?, _ style: TypographyValue) {
    object(key) { json in
      json.fontFamily("fontFamily", style.fontFamily)
      json.dimension("fontSize", style.fontSize)
      json.number("fontWeight", style.fontWeight)
      json.dimension("letterSpacing", style.letterSpacing)
      json.number("lineHeight", style.lineHeight)
    }
  }
}
