import TokenJSON
import Writers

/// The types made of other values, each part a value or an alias (Format 9, requirement F-088).
extension ValueReader {
  mutating func strokeStyle(_ value: JSONValue) -> StrokeStyleValue? {
    if value.kind == .string {
      return word(value, "a stroke style").map(StrokeStyleValue.keyword)
    }
    guard let members = members(of: value, "a stroke style {dashArray, lineCap}", strokeMembers),
      let dashes = members[0], let cap = members[1]
    else { return nil }
    let lengths = inside(.key("dashArray"), dashes) { $0.dashes($1) }
    let lineCap: StrokeStyleValue.LineCap? = inside(.key("lineCap"), cap) {
      $0.word($1, "a line cap")
    }
    guard let lengths, let lineCap else { return nil }
    return .dashes(lengths, cap: lineCap)
  }

  private mutating func dashes(_ value: JSONValue) -> [DimensionValue]? {
    list(value, "dash lengths") { reader, item in reader.dimensionPart(item).map { [$0] } }
  }

  mutating func border(_ value: JSONValue) -> BorderValue? {
    guard let members = members(of: value, "a border {color, width, style}", borderMembers) else {
      return nil
    }
    let color = member("color", members[0]) { $0.colorPart($1) }
    let width = member("width", members[1]) { $0.dimensionPart($1) }
    let style: StrokeStyleValue? = member("style", members[2]) { reader, style in
      if case .strokeStyle(let style)? = reader.part(style, as: .strokeStyle) { return style }
      return nil
    }
    guard let color, let width, let style else { return nil }
    return BorderValue(color: color, width: width, style: style)
  }

  mutating func transition(_ value: JSONValue) -> TransitionValue? {
    guard
      let members = members(
        of: value, "a transition {duration, delay, timingFunction}", transitionMembers)
    else { return nil }
    let duration = member("duration", members[0]) { $0.durationPart($1) }
    let delay = member("delay", members[1]) { $0.durationPart($1) }
    let curve: CubicBezierValue? = member("timingFunction", members[2]) { reader, curve in
      if case .cubicBezier(let curve)? = reader.part(curve, as: .cubicBezier) { return curve }
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
  private mutating func shadowItem(_ item: JSONValue) -> [ShadowLayerValue]? {
    guard aliasName(item) != nil else { return shadowLayer(item).map { [$0] } }
    guard case .shadow(let layers)? = part(item, as: .shadow) else { return nil }
    if layers.count != 1 { splice(item, layers.count, "a layer", "shadow of one layer") }
    return layers
  }

  private mutating func shadowLayer(_ value: JSONValue) -> ShadowLayerValue? {
    guard
      let members = members(
        of: value, "a shadow {color, offsetX, offsetY, blur, spread}", shadowMembers, required: 5)
    else { return nil }
    let color = member("color", members[0]) { $0.colorPart($1) }
    let lengths = (1...4).compactMap { index in
      member(shadowMembers[index], members[index]) { $0.dimensionPart($1) }
    }
    let inset = members[5] == nil ? false : member("inset", members[5]) { $0.truth($1) }
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
    var reached = 0.0
    return list(value, "gradient stops {color, position}") { reader, item in
      let stops = reader.gradientItem(item)
      if let first = stops?.first, first.position < reached {
        reader.fault(
          "a stop at \(plain(first.position)) follows one at \(plain(reached)); it counts as "
            + "\(plain(reached)); sort the stops", .clampedPosition,
          inside: item["position"] == nil ? [] : [.key("position")])
      }
      reached = stops?.map(\.position).max().map { max($0, reached) } ?? reached
      return stops
    }
  }

  /// A stop, or an alias of a gradient of one stop (requirement F-141).
  private mutating func gradientItem(_ item: JSONValue) -> [GradientStopValue]? {
    guard aliasName(item) != nil else { return gradientStop(item).map { [$0] } }
    guard case .gradient(let stops)? = part(item, as: .gradient) else { return nil }
    if stops.count != 1 { splice(item, stops.count, "a stop", "gradient of one stop") }
    return stops
  }

  private mutating func splice(_ item: JSONValue, _ count: Int, _ what: String, _ of: String) {
    fault(
      "\(what) is an alias of a \(of), \(excerpt(item)) has \(count)", .multiLayerItem,
      cure: "write them out", reading: "all \(count) are taken in")
  }

  private mutating func gradientStop(_ value: JSONValue) -> GradientStopValue? {
    guard let members = members(of: value, "a stop {color, position}", stopMembers) else {
      return nil
    }
    let color = member("color", members[0]) { $0.colorPart($1) }
    let position = member("position", members[1]) { $0.positionPart($1) }
    guard let color, let position else { return nil }
    return GradientStopValue(color: color, position: position)
  }

  /// A position, brought into 0…1 (requirement F-139).
  private mutating func positionPart(_ value: JSONValue) -> Double? {
    guard let position = numberPart(value) else { return nil }
    let clamped = min(max(position, 0), 1)
    if clamped != position {
      fault(
        "a position lies in 0…1, found \(plain(position)); it counts as \(plain(clamped))",
        .clampedPosition)
    }
    return clamped
  }

  mutating func typography(_ value: JSONValue) -> TypographyValue? {
    guard
      let members = members(
        of: value, "a typography {fontFamily, fontSize, fontWeight, letterSpacing, lineHeight}",
        typographyMembers, required: 4)
    else { return nil }
    let family: [String]? = member("fontFamily", members[0]) { reader, family in
      if case .fontFamily(let names)? = reader.part(family, as: .fontFamily) { return names }
      return nil
    }
    let size = member("fontSize", members[1]) { $0.dimensionPart($1) }
    let weight: Double? = member("fontWeight", members[2]) { reader, weight in
      if case .fontWeight(let weight)? = reader.part(weight, as: .fontWeight) { return weight }
      return nil
    }
    let lineHeight = member("lineHeight", members[3]) { $0.lineHeight($1, size: size) }
    let spacing = letterSpacing(members[4], size: size)
    guard let family, let size, let weight, let spacing, let lineHeight else { return nil }
    return TypographyValue(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
      lineHeight: lineHeight)
  }

  private mutating func letterSpacing(
    _ value: JSONValue?, size: DimensionValue?
  ) -> DimensionValue? {
    guard let value else {
      fault(
        "'letterSpacing' is missing from a typography", .missingLetterSpacing,
        cure: "for none write {\"value\": 0, \"unit\": \"px\"}", reading: "read as 0px")
      return DimensionValue(value: 0, unit: .px)
    }
    return member("letterSpacing", value) { reader, value in
      aliasName(value) == nil ? reader.dimension(value, em: size) : reader.dimensionPart(value)
    }
  }

  // MARK: Parts

  private mutating func member<Value>(
    _ name: String, _ value: JSONValue?, _ read: (inout ValueReader, JSONValue) -> Value?
  ) -> Value? {
    value.flatMap { inside(.key(name), $0, read) }
  }

  private mutating func colorPart(_ value: JSONValue) -> ColorValue? {
    if case .color(let color)? = part(value, as: .color) { return color }
    return nil
  }

  private mutating func dimensionPart(_ value: JSONValue) -> DimensionValue? {
    if case .dimension(let length)? = part(value, as: .dimension) { return length }
    return nil
  }

  private mutating func durationPart(_ value: JSONValue) -> DurationValue? {
    if case .duration(let duration)? = part(value, as: .duration) { return duration }
    return nil
  }

  private mutating func numberPart(_ value: JSONValue) -> Double? {
    if case .number(let number)? = part(value, as: .number) { return number }
    return nil
  }

  /// A list of at least one item, all of them readable; an item may stand for several.
  private mutating func list<Item>(
    _ value: JSONValue, _ wanted: String, _ read: (inout ValueReader, JSONValue) -> [Item]?
  ) -> [Item]? {
    guard let items = value.array, !items.isEmpty else {
      fault("expected a list of \(wanted), found \(excerpt(value))")
      return nil
    }
    let values = items.enumerated().compactMap { index, item in
      inside(.index(index), item, read)
    }
    return values.count == items.count ? values.flatMap { $0 } : nil
  }
}

private let strokeMembers = ["dashArray", "lineCap"]
private let borderMembers = ["color", "width", "style"]
private let transitionMembers = ["duration", "delay", "timingFunction"]
private let shadowMembers = ["color", "offsetX", "offsetY", "blur", "spread", "inset"]
private let stopMembers = ["color", "position"]
private let typographyMembers = [
  "fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing",
]
