import TokenModel
import Writers

/// Composite types, whose parts are values or aliases.
extension ValueReading {
  mutating func border(_ value: JSONTree) -> JSONTree? {
    let value = value.text.map(borderParts) ?? value
    guard value.members != nil else { return refuse(value, wanted: "a border") }
    return composite(
      [
        ("color", value["color"], .color), ("width", value["width"], .dimension),
        ("style", value["style"] ?? .string("solid"), .strokeStyle),
      ], of: value, wanted: "a border")
  }

  /// The parts of CSS's `border`, in any order.
  private func borderParts(_ text: String) -> JSONTree {
    var parts: [JSONTree.Member] = []
    for word in text.cssWords {
      let isStyle = StrokeStyleValue.Keyword(rawValue: word.lowercased()) != nil
      let isWidth = names(word, types: [.dimension, .number]) || word.quantity != nil
      parts.append(.init(isStyle ? "style" : isWidth ? "width" : "color", value: .string(word)))
    }
    return .object(parts)
  }

  mutating func transition(_ value: JSONTree) -> JSONTree? {
    guard let value = value.text.map(transitionParts) ?? value, value.members != nil
    else { return refuse(value, wanted: "a transition") }
    return composite(
      [
        ("duration", value["duration"], .duration),
        ("delay", value["delay"] ?? .string("0ms"), .duration),
        (
          "timingFunction", value.first("timingFunction", "timing-function", "easing"), .cubicBezier
        ),
      ], of: value, wanted: "a transition")
  }

  /// The parts of CSS's `transition`: the first time is the duration, the second the delay.
  private func transitionParts(_ text: String) -> JSONTree? {
    var parts: [JSONTree.Member] = []
    for word in text.cssWords {
      let isTime = JSONTree.duration(word.lowercased()) != nil || names(word, types: [.duration])
      let hasDuration = parts.contains { $0.name == "duration" }
      parts.append(
        .init(
          isTime ? (hasDuration ? "delay" : "duration") : "timingFunction", value: .string(word)))
    }
    return Set(parts.map(\.name)).count == parts.count ? .object(parts) : nil
  }

  /// An object whose parts are all required.
  mutating func composite(
    _ parts: [(name: String, value: JSONTree?, type: TokenType)], of value: JSONTree, wanted: String
  ) -> JSONTree? {
    var members: [JSONTree.Member] = []
    for (name, value, type) in parts {
      guard let value else {
        noteLoss("'\(name)' is missing from \(wanted)")
        continue
      }
      if let part = part(name, value: value, as: type) { members.append(.init(name, value: part)) }
    }
    return members.count == parts.count ? .object(members) : nil
  }

  mutating func shadow(_ value: JSONTree) -> JSONTree? {
    var layers = value.items ?? [value]
    if let text = value.text {
      if text.lowercased() == "none" { return refuse(value, wanted: "a shadow") }
      layers = text.cssItems.map { .string($0) }
    }
    let read = layers.compactMap { layer in
      if case .string(let text) = layer, text.alias != nil {
        return part("layer", value: layer, as: .shadow)
      }
      return self.layer(layer)
    }
    guard read.count == layers.count, !read.isEmpty else {
      return layers.isEmpty ? refuse(value, wanted: "a shadow") : nil
    }
    return read.count == 1 ? read[0] : .array(read)
  }

  private mutating func layer(_ value: JSONTree) -> JSONTree? {
    guard let value = value.text.map(layerParts) ?? value, value.members != nil
    else { return refuse(value, wanted: "a shadow") }
    let zero = JSONTree.string("0px")
    let isInset = value["type"]?.text == "innerShadow" || value["inset"] == .boolean(true)
    guard
      var layer = composite(
        [
          ("color", value["color"], .color), ("offsetX", value.first("offsetX", "x"), .dimension),
          ("offsetY", value.first("offsetY", "y"), .dimension),
          ("blur", value.first("blur", "blurRadius", "radius") ?? zero, .dimension),
          ("spread", value.first("spread", "spreadRadius") ?? zero, .dimension),
        ], of: value, wanted: "a shadow")
    else { return nil }
    if isInset { layer.set("inset", value: .boolean(true)) }
    return layer
  }

  /// The parts of one layer of CSS's `box-shadow`.
  private func layerParts(_ text: String) -> JSONTree? {
    var parts: [JSONTree.Member] = []
    var lengths: [String] = []
    var words = text.cssWords
    if let inset = words.firstIndex(where: { $0.lowercased() == "inset" }) {
      words.remove(at: inset)
      parts.append(.init("inset", value: .boolean(true)))
    }
    for word in words {
      if word.quantity != nil || names(word, types: [.dimension, .number]) {
        lengths.append(word)
      } else {
        parts.append(.init("color", value: .string(word)))
      }
    }
    guard (2...4).contains(lengths.count) else { return nil }
    let names = ["offsetX", "offsetY", "blur", "spread"]
    return .object(parts + zip(names, lengths).map { .init($0, value: .string($1)) })
  }

  mutating func gradient(_ value: JSONTree) -> JSONTree? {
    var stops = value.items ?? value.first("stops", "gradientStops")?.items
    if let text = value.text {
      guard let parts = gradientParts(text) else { return refuse(value, wanted: "a gradient") }
      stops = parts
    } else if value.items == nil, value.members != nil {
      for member in value.members ?? [] where member.name != "stops" {
        noteChange(
          "DTCG 2025.10 gradients have no '\(printable(member.name))'; it is kept in $extensions")
        keep(member.name, value: member.value)
      }
    }
    guard let stops, !stops.isEmpty else {
      return refuse(value, wanted: "an array of gradient stops")
    }
    let last = Double(max(stops.count - 1, 1))
    let read = stops.enumerated().compactMap { index, stop -> JSONTree? in
      if case .string(let text) = stop, text.alias != nil {
        return part("stop", value: stop, as: .gradient)
      }
      let position = stop.first("position", "offset") ?? .number((Double(index) / last).tenDigits)
      return composite(
        [("color", stop["color"], .color), ("position", position, .number)], of: stop,
        wanted: "a gradient stop")
    }
    return read.count == stops.count ? .array(read) : nil
  }

  /// The stops of CSS's `linear-gradient`. DTCG cannot express the direction.
  private mutating func gradientParts(_ text: String) -> [JSONTree]? {
    guard var items = text.cssArguments(of: "linear-gradient"), !items.isEmpty else { return nil }
    let first = items[0].lowercased()
    if first.hasPrefix("to ") || ["deg", "turn", "rad"].contains(where: first.hasSuffix) {
      noteChange("DTCG 2025.10 gradients have no direction; '\(first)' is kept in $extensions")
      keep("direction", value: .string(items.removeFirst()))
    }
    let last = Double(max(items.count - 1, 1))
    return items.enumerated().map { index, item in
      let words = item.cssWords
      let hasPosition = words.count > 1 && words.last.map { $0.hasSuffix("%") } ?? false
      let color = (hasPosition ? words.dropLast() : words[...]).joined(separator: " ")
      let position: JSONTree =
        hasPosition ? .string(words[words.count - 1]) : .number((Double(index) / last).tenDigits)
      return .object([.init("color", value: .string(color)), .init("position", value: position)])
    }
  }

  mutating func typography(_ value: JSONTree) -> JSONTree? {
    guard let members = value.members else { return refuse(value, wanted: "a typography object") }
    let size = value["fontSize"].flatMap { pixels(of: $0) }
    var style: [JSONTree.Member] = []
    func add(_ name: String, _ value: JSONTree?) {
      if let value { style.append(.init(name, value: value)) }
    }
    for name in ["fontFamily", "fontSize", "lineHeight"] where value[name] == nil {
      noteLoss("a typography needs '\(name)'")
    }
    add(
      "fontFamily", value["fontFamily"].flatMap { part("fontFamily", value: $0, as: .fontFamily) })
    add("fontSize", value["fontSize"].flatMap { part("fontSize", value: $0, as: .dimension) })
    add("fontWeight", weight(value["fontWeight"]))
    add("letterSpacing", letterSpacing(value["letterSpacing"], size: size))
    add(
      "lineHeight",
      value["lineHeight"].flatMap { height in
        part("lineHeight", value: height, wanted: .number) { $0.lineHeight($1, size: size) }
      })
    for member in members where !typographyMembers.contains(member.name) {
      noteChange(
        "DTCG 2025.10 typographies have no '\(printable(member.name))'; it is kept in $extensions")
      keep(member.name, value: member.value)
    }
    return style.count == typographyMembers.count ? .object(style) : nil
  }

  private mutating func weight(_ value: JSONTree?) -> JSONTree? {
    if let value { return part("fontWeight", value: value, as: .fontWeight) }
    noteChange("the typography has no 'fontWeight'; it becomes 400")
    return .number(400)
  }

  private mutating func letterSpacing(_ value: JSONTree?, size: Double?) -> JSONTree? {
    if let value {
      return part("letterSpacing", value: value, wanted: .dimension) { $0.dimension($1, em: size) }
    }
    noteChange("the typography has no 'letterSpacing'; it becomes 0px")
    return .dimension(0)
  }

  /// A line height as a multiple of the font size (Format 9.8).
  private mutating func lineHeight(_ value: JSONTree, size: Double?) -> JSONTree? {
    if let number = value.number { return .number(number.snapped) }
    if let text = value.text?.trimmingBlanks, let (number, unit) = text.quantity {
      if unit.isEmpty || unit == "em" { return .number(number) }
      if unit == "%" { return .number((number / 100).tenDigits) }
    }
    guard let height = pixels(of: value) else { return refuse(value, wanted: "a line height") }
    guard let size, size > 0 else {
      noteLoss(
        "the line height \(value.excerpt) is a length, and the font size to divide it by is "
          + "unknown")
      return nil
    }
    let factor = (height / size).tenDigits
    noteChange(
      "the line height \(value.excerpt) is a length; it becomes \(plain(factor)) times the font size"
    )
    return .number(factor)
  }

  /// A length in px, after resolving aliases; nil if it is unknown.
  private func pixels(of value: JSONTree) -> Double? {
    var reading = self
    guard case .string(let text) = value, text.alias != nil else {
      guard let length = reading.dimension(value), let amount = length["value"]?.number else {
        return nil
      }
      return amount * (length["unit"]?.text == "rem" ? 16 : 1)
    }
    return literal(text).flatMap(pixels)
  }
}

private let typographyMembers = [
  "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
]
