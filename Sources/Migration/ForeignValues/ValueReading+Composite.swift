/// Composite types, whose parts are values or aliases.
extension ValueReading {
  /// A part of a composite value: its name, its value if there is one, its type, and its value otherwise.
  typealias Part = (name: String, value: JSONTree?, type: TokenType, usual: JSONTree?)

  mutating func border(_ value: JSONTree) -> JSONTree? {
    let value = value.text.map(borderParts) ?? value
    guard value.members != nil else { return refuse(value, wanted: "a border") }
    return composite(
      [
        ("color", value["color"], .color, nil), ("width", value["width"], .dimension, nil),
        ("style", value["style"], .strokeStyle, .string("solid")),
      ], of: "a border")
  }

  /// The parts of CSS's `border`, in any order.
  private func borderParts(_ text: String) -> JSONTree {
    let parts = text.cssWords.map { word -> JSONTree.Member in
      let isStyle = StrokeStyleValue.Keyword(rawValue: word.lowercased()) != nil
      let isWidth = names(word, types: [.dimension, .number]) || word.quantity != nil
      return .init(isStyle ? "style" : isWidth ? "width" : "color", value: .string(word))
    }
    return .object(parts)
  }

  mutating func transition(_ value: JSONTree) -> JSONTree? {
    guard let value = value.text.map(transitionParts) ?? value, value.members != nil
    else { return refuse(value, wanted: "a transition") }
    let easing = value.first("timingFunction", "timing-function", "easing")
    return composite(
      [
        ("duration", value["duration"], .duration, nil),
        ("delay", value["delay"], .duration, JSONTree.duration("0ms")),
        ("timingFunction", easing, .cubicBezier, nil),
      ], of: "a transition")
  }

  /// The parts of CSS's `transition`: the first time is the duration, the second the delay.
  private func transitionParts(_ text: String) -> JSONTree? {
    var parts: [JSONTree.Member] = []
    for word in text.cssWords {
      let isTime = JSONTree.duration(word.lowercased()) != nil || names(word, types: [.duration])
      let hasDuration = parts.contains { $0.name == "duration" }
      let name = isTime ? (hasDuration ? "delay" : "duration") : "timingFunction"
      parts.append(.init(name, value: .string(word)))
    }
    return Set(parts.map(\.name)).count == parts.count ? .object(parts) : nil
  }

  /// An object of parts. A part that is missing or cannot be read has its usual value, if there is one.
  mutating func composite(
    _ parts: [Part], of wanted: String,
    read: (inout ValueReading, _ name: String, JSONTree, TokenType) -> JSONTree? = {
      $0.read($2, as: $3)
    }
  ) -> JSONTree? {
    var members: [JSONTree.Member] = []
    for (name, value, type, usual) in parts {
      let mark = faults.count
      if let value,
        let part = part(name, value: value, wanted: type, read: { read(&$0, name, $1, type) })
      {
        members.append(.init(name, value: part))
      } else if let usual {
        // Another value replaces what was lost.
        for index in mark..<faults.count where faults[index].rule == .notCarried {
          faults[index].rule = .changedValue
          faults[index].message += "; it becomes \(usual.phrase)"
        }
        members.append(.init(name, value: usual))
      } else if value == nil {
        noteLoss("'\(name)' is missing from \(wanted)")
      }
    }
    return members.count == parts.count ? .object(members) : nil
  }

  mutating func shadow(_ value: JSONTree) -> JSONTree? {
    // Some files write a list as an object with the names 0, 1, and so on.
    var layers = value["0"] == nil ? value.items ?? [value] : (value.members ?? []).map(\.value)
    if let text = value.text {
      if text.lowercased() == "none" { return refuse(value, wanted: "a shadow") }
      layers = text.cssItems.map { .string($0) }
    }
    var read: [JSONTree] = []
    for layer in layers {
      guard let found = self.layers(layer) else { return nil }
      read += found
    }
    guard !read.isEmpty else { return refuse(value, wanted: "a shadow") }
    return read.count == 1 ? read[0] : .array(read)
  }

  /// A layer, or all layers of a shadow that it references.
  private mutating func layers(_ value: JSONTree) -> [JSONTree]? {
    guard let alias = value.alias else { return layer(value).map { [$0] } }
    guard let several = context.target(alias)?.resolved?.items else {
      return part("layer", value: value, as: .shadow).map { [$0] }
    }
    guard context.copies.allows(several.count) else {
      noteLoss(
        "'\(printable(alias))' is \(several.count) layers, too many to copy; use a shorter list")
      return nil
    }
    noteChange("'\(printable(alias))' is several layers of a shadow; they replace the alias")
    return several
  }

  private mutating func layer(_ value: JSONTree) -> JSONTree? {
    guard let value = value.text.map(layerParts) ?? value, value.members != nil
    else { return refuse(value, wanted: "a shadow") }
    let isInset =
      value["type"]?.text == "innerShadow" || ["true", "inset"].contains(value["inset"]?.text)
      || value["inset"] == .boolean(true)
    let offsets = [value.first("offsetX", "x"), value.first("offsetY", "y")]
    let usual = JSONTree.dimension(0)
    var color = value["color"]
    if let text = color?.text, let opacity = value["opacity"] {
      color = .string("rgba(\(text), \(opacity.number.map { plain($0) } ?? opacity.text ?? ""))")
    }
    if offsets.contains(nil), value["color"] != nil {
      noteChange("a shadow without offsets has offsets of 0px")
    }
    guard
      var layer = composite(
        [
          ("color", color, .color, nil), ("offsetX", offsets[0], .dimension, usual),
          ("offsetY", offsets[1], .dimension, usual),
          ("blur", value.first("blur", "blurRadius", "radius"), .dimension, usual),
          ("spread", value.first("spread", "spreadRadius"), .dimension, usual),
        ], of: "a shadow")
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
      guard let parts = gradientParts(text.trimmingBlanks) else { return nil }
      stops = parts
    } else if value.items == nil, let members = value.members {
      keepOthers(members.filter { !["stops", "gradientStops"].contains($0.name) }, of: "gradients")
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
        [("color", stop["color"], .color, nil), ("position", position, .number, nil)],
        of: "a gradient stop")
    }
    return read.count == stops.count ? .array(read) : nil
  }

  /// Keeps members that a composite type does not have.
  private mutating func keepOthers(_ members: [JSONTree.Member], of types: String) {
    guard !members.isEmpty else { return }
    let names = Set(members.map(\.name))
    extras.removeAll { names.contains($0.name) }
    extras += members.grouped { $0.name }.compactMap(\.last)
    noteChange(
      "DTCG 2025.10 \(types) have no \(members.map { printable($0.name) }.quotedList(conjunction: "or")); "
        + "\(members.count == 1 ? "it is" : "they are") kept in $extensions")
  }

  /// The stops of CSS's `linear-gradient`, from top to bottom. DTCG cannot express another direction.
  private mutating func gradientParts(_ text: String) -> [JSONTree]? {
    guard var items = text.cssArguments(of: "linear-gradient"), !items.isEmpty else {
      return refuse(.string(text), wanted: "a single linear-gradient()")
    }
    let first = items[0].lowercased()
    let isAngle = ["deg", "turn", "rad"].contains(where: first.hasSuffix) && first.quantity != nil
    var isUpward = false
    if isAngle || first.hasPrefix("to ") {
      isUpward = first == "0deg" || first == "to top"
      let direction = items.removeFirst()
      if !isUpward, first != "180deg", first != "to bottom", first != "0.5turn" {
        noteChange(
          "DTCG 2025.10 gradients have no direction; '\(printable(first))' is kept in $extensions")
        keep("direction", value: .string(direction))
      }
    }
    var colors: [String] = []
    var positions: [Double?] = []
    for item in items {
      let words = item.cssWords
      let marks = words.reversed().prefix { $0.hasSuffix("%") || $0.quantity?.value == 0 }
        .reversed()
      let color = words.dropLast(marks.count).joined(separator: " ")
      guard !color.isEmpty, marks.count < 3 else {
        return refuse(.string(item), wanted: "a gradient stop")
      }
      for mark in marks.isEmpty ? [nil] : marks.map(Optional.some) {
        colors.append(color)
        positions.append(mark?.quantity.map { min(max($0.value / 100, 0), 1) })
      }
    }
    guard !colors.isEmpty else { return refuse(.string(text), wanted: "a gradient with stops") }
    var stops = zip(colors, spread(positions)).map { ($0, $1) }
    if isUpward { stops = stops.reversed().map { ($0.0, 1 - $0.1) } }
    return stops.map { color, position in
      .object([
        .init("color", value: .string(color)),
        .init("position", value: .number(position.tenDigits)),
      ])
    }
  }

  mutating func typography(_ value: JSONTree) -> JSONTree? {
    guard let members = value.members else {
      noteLoss("a typography is an object, not \(value.excerpt); set its type with --type")
      return nil
    }
    let given = typographyParts.map { part in
      part.names.lazy.compactMap { value[$0] }.first { $0 != .null }
    }
    for (part, value) in zip(typographyParts, given) where value == nil {
      guard let usual = part.usual else {
        noteLoss("a typography needs '\(part.names[0])'")
        return nil
      }
      noteChange("the typography has no '\(part.names[0])'; it becomes \(usual.phrase)")
    }
    let size = given[1].flatMap { pixels(of: $0) }
    let style = composite(
      zip(typographyParts, given).map { ($0.names[0], $1, $0.type, $0.usual) }, of: "a typography"
    ) { reading, name, value, type in
      switch name {
      case "lineHeight": reading.lineHeight(value, inTypography: true, size: size)?.value
      case "letterSpacing": reading.dimension(value, em: size)
      default: reading.read(value, as: type)
      }
    }
    let known = Set(typographyParts.flatMap(\.names))
    keepOthers(members.filter { !known.contains($0.name) }, of: "typographies")
    return style
  }
}

/// The parts of a typography: their names in tools, DTCG's first, and the value in place of a missing one.
private let typographyParts: [(names: [String], type: TokenType, usual: JSONTree?)] = [
  (["fontFamily", "fontFamilies"], .fontFamily, nil), (["fontSize", "fontSizes"], .dimension, nil),
  (["fontWeight", "fontWeights"], .fontWeight, .number(400)),
  (["letterSpacing"], .dimension, .dimension(0)),
  (["lineHeight", "lineHeights"], .number, .number(usualLineHeight)),
]

/// Fills in positions as CSS Images 3 (section 3.4.3): 0 first, 1 last, others evenly, never falling.
private func spread(_ given: [Double?]) -> [Double] {
  var positions = given
  positions[0] = positions[0] ?? 0
  positions[positions.count - 1] = positions[positions.count - 1] ?? 1
  var last = 0
  var highest = 0.0
  for index in positions.indices {
    guard let position = positions[index] else { continue }
    highest = max(highest, position)
    positions[index] = highest
    for between in (last + 1)..<max(index, last + 1) {
      let share = Double(between - last) / Double(index - last)
      positions[between] = (positions[last] ?? 0) * (1 - share) + highest * share
    }
    last = index
  }
  return positions.map { $0 ?? 0 }
}
