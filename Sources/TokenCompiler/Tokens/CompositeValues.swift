import TokenJSON

/// The types made of other values, each part a value or an alias (Format 9, requirement F-088).
extension ValueReader {
  mutating func strokeStyle(_ value: JSONValue) -> StrokeStyleValue? {
    if value.kind == .string {
      return word(value, "a stroke style").map(StrokeStyleValue.keyword)
    }
    guard
      let members = members(
        of: value, "a stroke style {dashArray, lineCap}", required: ["dashArray", "lineCap"]),
      let dashes = members[0], let cap = members[1]
    else { return nil }
    let lengths = inside(.key("dashArray")) { $0.dashes(dashes) }
    let lineCap: StrokeStyleValue.LineCap? = inside(.key("lineCap")) { $0.word(cap, "a line cap") }
    guard let lengths, let lineCap else { return nil }
    return .dashes(lengths, cap: lineCap)
  }

  private mutating func dashes(_ value: JSONValue) -> [DimensionValue]? {
    list(value, "dash lengths") { reader, item in reader.dimensionPart(item) }
  }

  mutating func border(_ value: JSONValue) -> BorderValue? {
    let names = ["color", "width", "style"]
    guard let members = members(of: value, "a border {color, width, style}", required: names) else {
      return nil
    }
    let color = inside(.key("color")) { $0.colorPart(members[0]) }
    let width = inside(.key("width")) { $0.dimensionPart(members[1]) }
    let style: StrokeStyleValue? = inside(.key("style")) { reader in
      if case .strokeStyle(let style)? = reader.part(members[2], as: .strokeStyle) { return style }
      return nil
    }
    guard let color, let width, let style else { return nil }
    return BorderValue(color: color, width: width, style: style)
  }

  mutating func transition(_ value: JSONValue) -> TransitionValue? {
    let names = ["duration", "delay", "timingFunction"]
    guard
      let members = members(
        of: value, "a transition {duration, delay, timingFunction}", required: names)
    else { return nil }
    let duration = inside(.key("duration")) { $0.durationPart(members[0]) }
    let delay = inside(.key("delay")) { $0.durationPart(members[1]) }
    let curve: CubicBezierValue? = inside(.key("timingFunction")) { reader in
      if case .cubicBezier(let curve)? = reader.part(members[2], as: .cubicBezier) { return curve }
      return nil
    }
    guard let duration, let delay, let curve else { return nil }
    return TransitionValue(duration: duration, delay: delay, timingFunction: curve)
  }

  mutating func shadow(_ value: JSONValue) -> [ShadowLayerValue]? {
    guard value.kind == .array else { return shadowLayer(value).map { [$0] } }
    return list(value, "shadow layers") { reader, item in reader.shadowItem(item) }
  }

  /// A layer, or an alias of a shadow of one layer (requirement F-137).
  private mutating func shadowItem(_ item: JSONValue) -> ShadowLayerValue? {
    guard aliasName(item) != nil else { return shadowLayer(item) }
    guard case .shadow(let layers)? = part(item, as: .shadow) else { return nil }
    guard layers.count == 1 else {
      fault("a layer is an alias of a shadow of one layer, \(excerpt(item)) has \(layers.count)")
      return nil
    }
    return layers[0]
  }

  private mutating func shadowLayer(_ value: JSONValue) -> ShadowLayerValue? {
    let names = ["color", "offsetX", "offsetY", "blur", "spread"]
    guard
      let members = members(
        of: value, "a shadow {color, offsetX, offsetY, blur, spread}", required: names,
        optional: ["inset"])
    else { return nil }
    let color = inside(.key("color")) { $0.colorPart(members[0]) }
    let lengths = (1...4).compactMap { index in
      inside(.key(names[index])) { $0.dimensionPart(members[index]) }
    }
    let inset = members[5].map { inset in inside(.key("inset")) { $0.truth(inset) } } ?? false
    guard let color, lengths.count == 4, let inset else { return nil }
    return ShadowLayerValue(
      color: color, offsetX: lengths[0], offsetY: lengths[1], blur: lengths[2],
      spread: lengths[3], isInset: inset)
  }

  private mutating func truth(_ value: JSONValue) -> Bool? {
    if let truth = value.boolean { return truth }
    fault("expected true or false, found \(excerpt(value))")
    return nil
  }

  mutating func gradient(_ value: JSONValue) -> [GradientStopValue]? {
    list(value, "gradient stops {color, position}") { reader, item in reader.gradientItem(item) }
  }

  /// A stop, or an alias of a gradient of one stop (requirement F-141).
  private mutating func gradientItem(_ item: JSONValue) -> GradientStopValue? {
    guard aliasName(item) != nil else { return gradientStop(item) }
    guard case .gradient(let stops)? = part(item, as: .gradient) else { return nil }
    guard stops.count == 1 else {
      fault("a stop is an alias of a gradient of one stop, \(excerpt(item)) has \(stops.count)")
      return nil
    }
    return stops[0]
  }

  private mutating func gradientStop(_ value: JSONValue) -> GradientStopValue? {
    let names = ["color", "position"]
    guard let members = members(of: value, "a stop {color, position}", required: names) else {
      return nil
    }
    let color = inside(.key("color")) { $0.colorPart(members[0]) }
    let position = inside(.key("position")) { $0.numberPart(members[1]) }
    guard let color, let position else { return nil }
    return GradientStopValue(color: color, position: min(max(position, 0), 1))  // F-139
  }

  mutating func typography(_ value: JSONValue) -> TypographyValue? {
    let names = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard
      let members = members(
        of: value, "a typography {fontFamily, fontSize, fontWeight, letterSpacing, lineHeight}",
        required: names)
    else { return nil }
    let family: [String]? = inside(.key("fontFamily")) { reader in
      if case .fontFamily(let names)? = reader.part(members[0], as: .fontFamily) { return names }
      return nil
    }
    let size = inside(.key("fontSize")) { $0.dimensionPart(members[1]) }
    let weight: Double? = inside(.key("fontWeight")) { reader in
      if case .fontWeight(let weight)? = reader.part(members[2], as: .fontWeight) { return weight }
      return nil
    }
    let spacing = inside(.key("letterSpacing")) { $0.dimensionPart(members[3]) }
    let lineHeight = inside(.key("lineHeight")) { $0.numberPart(members[4]) }
    guard let family, let size, let weight, let spacing, let lineHeight else { return nil }
    return TypographyValue(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
      lineHeight: lineHeight)
  }

  // MARK: Parts

  private mutating func colorPart(_ value: JSONValue?) -> ColorValue? {
    if case .color(let color)? = part(value, as: .color) { return color }
    return nil
  }

  private mutating func dimensionPart(_ value: JSONValue?) -> DimensionValue? {
    if case .dimension(let length)? = part(value, as: .dimension) { return length }
    return nil
  }

  private mutating func durationPart(_ value: JSONValue?) -> DurationValue? {
    if case .duration(let duration)? = part(value, as: .duration) { return duration }
    return nil
  }

  private mutating func numberPart(_ value: JSONValue?) -> Double? {
    if case .number(let number)? = part(value, as: .number) { return number }
    return nil
  }

  private mutating func part(_ value: JSONValue?, as type: TokenType) -> TokenValue? {
    guard let value else { return nil }
    return part(value, as: type)
  }

  /// A list of at least one item, all of them readable.
  private mutating func list<Item>(
    _ value: JSONValue, _ wanted: String, _ read: (inout ValueReader, JSONValue) -> Item?
  ) -> [Item]? {
    guard let items = value.array, !items.isEmpty else {
      fault("expected a list of \(wanted), found \(excerpt(value))")
      return nil
    }
    let values = items.enumerated().compactMap { index, item in
      inside(.index(index)) { read(&$0, item) }
    }
    return values.count == items.count ? values : nil
  }
}
