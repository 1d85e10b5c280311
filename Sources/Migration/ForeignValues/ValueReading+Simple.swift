/// Types whose values have no parts.
extension ValueReading {
  mutating func duration(_ value: JSONTree) -> JSONTree? {
    let wanted = "a duration in ms or s"
    guard let quantity = quantity(value, wanted: wanted) else { return nil }
    if quantity.unit.isEmpty, quantity.value != 0 {
      noteChange("\(value.excerpt) has no unit; it becomes \(plain(quantity.value))ms")
    }
    let unit = quantity.unit.isEmpty ? "ms" : quantity.unit
    return JSONTree.duration("\(quantity.value)\(unit)") ?? refuse(value, wanted: wanted)
  }

  mutating func fontFamily(_ value: JSONTree) -> JSONTree? {
    let wanted = "font names"
    let items = value.text?.cssItems ?? value.items?.compactMap(\.text) ?? []
    guard items.count == value.items?.count ?? items.count else {
      return refuse(value, wanted: wanted)
    }
    var families: [JSONTree] = []
    for item in items {
      guard let alias = item.alias else {
        if item.contains("{") { return refuse(value, wanted: wanted) }
        if !item.isEmpty { families.append(.string(item.unquoted)) }
        continue
      }
      guard let target = context.target(alias) else {
        noteLoss(context.absence(alias))
        return nil
      }
      var reading = self
      let found =
        if let fonts = target.resolved {
          reading.fontFamily(fonts)
        } else {
          target.literal.flatMap { reading.inPlace($0) { $0.fontFamily($1) } }
        }
      guard let found else { return refuse(value, wanted: wanted) }
      noteChange("DTCG 2025.10 has no aliases within a list of fonts; the fonts replace \(item)")
      families += found.items ?? [found]
    }
    // Lists of lists could double with each alias.
    guard let first = families.first, families.count <= 100 else {
      return refuse(value, wanted: wanted)
    }
    return value.items == nil && families.count == 1 ? first : .array(families)
  }

  mutating func fontWeight(_ value: JSONTree) -> JSONTree? {
    let wanted = "a font weight"
    if let text = value.text, let name = FontWeightName(text) {
      if let style = name.style {
        noteChange(
          "\(value.excerpt) includes the style '\(style)', which DTCG 2025.10 cannot express")
        keep("fontStyle", value: .string(style))
      }
      return name.word.map(JSONTree.string) ?? .number(name.weight ?? 400)
    }
    guard value.text?.contains("{") ?? true, let quantity = quantity(value, wanted: wanted),
      quantity.unit.isEmpty, (1...1000).contains(quantity.value)
    else { return refuse(value, wanted: wanted) }
    return .number(quantity.value)
  }

  mutating func cubicBezier(_ value: JSONTree) -> JSONTree? {
    let wanted = "a cubic Bézier"
    var points = (value.items ?? ["x1", "y1", "x2", "y2"].compactMap { value[$0] })
      .compactMap(\.number)
    if let text = value.text?.trimmingBlanks.lowercased() {
      points = easings[text] ?? text.cssArguments(of: "cubic-bezier")?.compactMap(Double.init) ?? []
    }
    guard points.count == 4, points.allSatisfy(\.isFinite), value.items?.count ?? 4 == 4,
      (0...1).contains(points[0]), (0...1).contains(points[2])
    else { return refuse(value, wanted: wanted) }
    return .array(points.map { .number($0) })
  }

  mutating func strokeStyle(_ value: JSONTree) -> JSONTree? {
    let text = value.text?.trimmingBlanks.lowercased() ?? ""
    if StrokeStyleValue.Keyword(rawValue: text) != nil { return .string(text) }
    guard let dashes = value["dashArray"]?.items, let cap = value["lineCap"] else {
      return refuse(value, wanted: "a stroke style")
    }
    let lengths = dashes.compactMap { part("dashArray", value: $0, as: .dimension) }
    guard lengths.count == dashes.count else { return nil }
    return .object([.init("dashArray", value: .array(lengths)), .init("lineCap", value: cap)])
  }

  mutating func color(_ value: JSONTree) -> JSONTree? {
    if let text = value.text?.trimmingBlanks {
      guard let color = computedColor(text) else {
        return refuse(value, wanted: "a color (hexadecimal or CSS)")
      }
      if text.contains("{") {
        keep("expression", value: .string(text))
        noteChange(
          "\(value.excerpt) is computed and becomes a fixed color; it no longer follows its references"
        )
      }
      return color
    }
    guard value.members != nil else { return refuse(value, wanted: "a color") }
    if value["colorSpace"] != nil {
      var members = value.members ?? []
      let parts = ["colorSpace", "components", "alpha", "hex"]
      for note in members where note.value.text != nil && !parts.contains(note.name) {
        keep(note.name, value: note.value)
        noteChange("'\(printable(note.name))' of a color is kept in $extensions")
        members.removeAll { $0.name == note.name }
      }
      var color = JSONTree.object(members)
      // A hex text with three digits gets six.
      if let hex = value["hex"]?.text.flatMap(ColorValue.init(hexDigits:))?.hex {
        color.set("hex", value: .string(hex.hex))
      }
      return color
    }
    if let hex = value["hex"]?.text, let color = JSONTree.color(css: hex) {
      return color.withAlpha(value.first("alpha", "a", "opacity")?.number ?? 1)
    }
    if let color = value.channels("r", "g", "b") {
      let isBytes = color.max() > 1
      let rgb = RGB8(rounding: isBytes ? color / 255 : color)
      return .color(
        ColorValue(
          space: .srgb, components: isBytes ? rgb.srgb : color.snapped, alpha: alpha(value),
          hex: rgb))
    }
    if var color = value.channels("h", "s", "l") {
      if color.y <= 1, color.z <= 1 { color *= Triple(1, 100, 100) }
      return .color(ColorValue(space: .hsl, components: color, alpha: alpha(value)))
    }
    return refuse(value, wanted: "a color")
  }

  /// The color of CSS, a reference, or `rgba(…, opacity)` of either, as in Tokens Studio; nil for others.
  func computedColor(_ text: String, depth: Int = 0) -> JSONTree? {
    if let color = JSONTree.color(css: text) { return color }
    if let alias = text.alias {
      let target = context.target(alias)
      return target?.type == .color
        ? target?.resolved
        : target?.literal.flatMap { literal in
          depth < 16 ? literal.text.flatMap { computedColor($0, depth: depth + 1) } : nil
        }
    }
    for name in ["rgba", "rgb", "hsla", "hsl"] {
      guard let arguments = text.cssArguments(of: name), arguments.count == 2, depth < 16 else {
        continue
      }
      guard let color = computedColor(arguments[0], depth: depth + 1), color["colorSpace"] != nil,
        let alpha = share(arguments[1])
      else { return nil }
      return color.withAlpha(alpha)
    }
    let written = text.replacingAliases { context.target($0)?.quantity?.text }
    return written == text ? nil : written.flatMap(JSONTree.color(css:))
  }

  /// A number from 0 to 1, or a percentage.
  private func share(_ text: String) -> Double? {
    var reading = self
    return reading.factor(.string(text), wanted: "").map { min(max($0, 0), 1) }
  }

  private func alpha(_ value: JSONTree) -> Double { value.first("a", "alpha")?.number ?? 1 }
}

/// The easing keywords of CSS (Easing Functions 1, section 2.2).
let easings: [String: [Double]] = [
  "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
  "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
]

extension String {
  /// The name of a font, without quotes around it.
  package var unquoted: String {
    let name = trimmingBlanks
    guard name.count >= 2, let first = name.first, first == "\"" || first == "'", name.last == first
    else { return name }
    return String(name.dropFirst().dropLast())
  }
}
