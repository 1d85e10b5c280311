import ColorMath
import TokenModel
import Writers

/// Types whose values have no parts.
extension ValueReading {
  mutating func dimension(_ value: JSONTree) -> JSONTree? { dimension(value, em: nil) }

  /// - Parameter em: The font size in px for `em` and `%`, if it is known.
  mutating func dimension(_ value: JSONTree, em: Double?) -> JSONTree? {
    let wanted = "a length in px or rem"
    if value.members != nil {
      guard let amount = value["value"] else { return refuse(value, wanted: wanted) }
      let unit = value["unit"]?.text ?? ""
      if let number = amount.number { return length(number, unit: unit, value: value, em: em) }
      guard let text = amount.text else { return refuse(value, wanted: wanted) }
      return dimension(.string(text + (text.quantity?.unit.isEmpty ?? false ? unit : "")), em: em)
    }
    if let number = value.number { return length(number, unit: "", value: value, em: em) }
    guard let text = value.text, let (number, unit) = text.trimmingBlanks.quantity else {
      return refuse(value, wanted: wanted)
    }
    return length(number, unit: unit.lowercased(), value: value, em: em)
  }

  private mutating func length(
    _ number: Double, unit: String, value: JSONTree, em: Double?
  ) -> JSONTree? {
    switch unit {
    case "px": return .dimension(number, unit: .px)
    case "rem": return .dimension(number, unit: .rem)
    case "" where number == 0: return .dimension(0, unit: .px)
    case "", "pt", "dp", "sp":
      let what = unit.isEmpty ? "no unit" : "the unit '\(unit)'"
      noteChange("\(value.excerpt) has \(what); it becomes \(plain(number))px")
      return .dimension(number, unit: .px)
    case "em", "%":
      guard let em else { break }
      let length = (number * em / (unit == "%" ? 100 : 1)).tenDigits
      noteChange("\(value.excerpt) is relative to the font size; it becomes \(plain(length))px")
      return .dimension(length, unit: .px)
    default: break
    }
    noteLoss(
      "\(value.excerpt) has the unit '\(printable(unit))', but DTCG 2025.10 supports only px and rem"
    )
    return nil
  }

  mutating func duration(_ value: JSONTree) -> JSONTree? {
    if let number = value.number {
      if number != 0 { noteChange("\(value.excerpt) has no unit; it becomes \(plain(number))ms") }
      return JSONTree.duration("\(number)ms")
    }
    var text = value.text?.trimmingBlanks.lowercased()
    if text == "0" { text = "0ms" }
    if let amount = value["value"]?.number, let unit = value["unit"]?.text {
      text = "\(amount)\(unit)"
    }
    return text.flatMap { JSONTree.duration($0) } ?? refuse(value, wanted: "a duration in ms or s")
  }

  mutating func number(_ value: JSONTree) -> JSONTree? {
    if let number = value.number { return .number(number.snapped) }
    guard let text = value.text, let (number, unit) = text.trimmingBlanks.quantity else {
      return refuse(value, wanted: "a number")
    }
    if unit.isEmpty { return .number(number) }
    return unit == "%" ? .number((number / 100).tenDigits) : refuse(value, wanted: "a number")
  }

  mutating func fontFamily(_ value: JSONTree) -> JSONTree? {
    if let text = value.text {
      if text.contains("{") { return refuse(value, wanted: "font names") }
      let names = text.cssItems.map(unquoted).filter { !$0.isEmpty }
      guard !names.isEmpty else { return refuse(value, wanted: "font names") }
      return names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) })
    }
    guard let items = value.items, !items.isEmpty,
      items.allSatisfy({ $0.text.map { !$0.contains("{") } ?? false })
    else { return refuse(value, wanted: "font names") }
    return .array(items.map { .string(unquoted($0.text ?? "")) })
  }

  mutating func fontWeight(_ value: JSONTree) -> JSONTree? {
    if let number = value.number, (1...1000).contains(number) { return .number(number) }
    guard let name = value.text.flatMap(FontWeightName.init) else {
      return refuse(value, wanted: "a font weight")
    }
    if let style = name.style {
      noteChange(
        "\(value.excerpt) includes the style '\(style)', which DTCG 2025.10 cannot express")
      keep("fontStyle", value: .string(style))
    }
    guard let word = name.word else { return name.weight.map(JSONTree.number) ?? .string("normal") }
    return .string(word)
  }

  mutating func cubicBezier(_ value: JSONTree) -> JSONTree? {
    let wanted = "a cubic Bézier"
    var points = value.items?.compactMap(\.number) ?? []
    if let text = value.text?.trimmingBlanks.lowercased() {
      points = easings[text] ?? text.cssArguments(of: "cubic-bezier")?.compactMap(Double.init) ?? []
    } else if let x1 = value["x1"]?.number, let y1 = value["y1"]?.number,
      let x2 = value["x2"]?.number, let y2 = value["y2"]?.number
    {
      points = [x1, y1, x2, y2]
    }
    guard points.count == 4, points.allSatisfy(\.isFinite), value.items?.count ?? 4 == 4,
      (0...1).contains(points[0]), (0...1).contains(points[2])
    else { return refuse(value, wanted: wanted) }
    return .array(points.map { .number($0) })
  }

  mutating func strokeStyle(_ value: JSONTree) -> JSONTree? {
    if let text = value.text?.trimmingBlanks.lowercased() {
      return StrokeStyleValue.Keyword(rawValue: text) == nil
        ? refuse(value, wanted: "a stroke style") : .string(text)
    }
    guard let dashes = value["dashArray"]?.items, let cap = value["lineCap"] else {
      return refuse(value, wanted: "a stroke style")
    }
    let lengths = dashes.compactMap { part("dashArray", value: $0, as: .dimension) }
    guard lengths.count == dashes.count else { return nil }
    return .object([.init("dashArray", value: .array(lengths)), .init("lineCap", value: cap)])
  }

  mutating func color(_ value: JSONTree) -> JSONTree? {
    if let text = value.text {
      return JSONTree.color(css: text) ?? refuse(value, wanted: "a color (hexadecimal or CSS)")
    }
    guard value.members != nil else { return refuse(value, wanted: "a color") }
    if value["colorSpace"] != nil { return structured(value) }
    if let hex = value["hex"]?.text, let color = JSONTree.color(css: hex) {
      return color.withAlpha(value.first("alpha", "a", "opacity")?.number ?? 1)
    }
    if let color = channels(of: value, one: "r", and: "g", three: "b") {
      let isBytes = color.max() > 1
      let rgb = RGB8(rounding: isBytes ? color / 255 : color)
      return .color(
        .srgb, components: isBytes ? rgb.srgb : color.snapped, alpha: alpha(value), hex: rgb)
    }
    if var color = channels(of: value, one: "h", and: "s", three: "l") {
      if color.y <= 1, color.z <= 1 { color *= Triple(1, 100, 100) }
      return .color(.hsl, components: color, alpha: alpha(value))
    }
    return refuse(value, wanted: "a color")
  }

  /// A color; nil, without a fault, for any other value.
  package func color(at value: JSONTree) -> JSONTree? {
    var reading = self
    return reading.color(value)
  }

  /// A color object of the third draft or 2025.10. A hex string with three digits gets six.
  private mutating func structured(_ value: JSONTree) -> JSONTree? {
    guard var members = value.members else { return nil }
    for index in members.indices where members[index].name == "hex" {
      guard let text = members[index].value.text, let color = JSONTree.color(hex: text),
        let hex = color["hex"]
      else { continue }
      members[index].value = hex
    }
    return .object(members)
  }

  private func channels(
    of value: JSONTree, one: String, and two: String, three: String
  ) -> Triple? {
    guard let x = value[one]?.number, let y = value[two]?.number, let z = value[three]?.number
    else { return nil }
    return Triple(x, y, z)
  }

  private func alpha(_ value: JSONTree) -> Double { value.first("a", "alpha")?.number ?? 1 }
}

/// The easing keywords of CSS (Easing Functions 1, section 2.2).
let easings: [String: [Double]] = [
  "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
  "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
]

private func unquoted(_ name: String) -> String {
  let name = name.trimmingBlanks
  guard name.count >= 2, let first = name.first, first == "\"" || first == "'", name.last == first
  else { return name }
  return String(name.dropFirst().dropLast())
}
