import ForeignValues
import TokenModel

/// Composite values, and their members.
extension StudioEvaluation {
  /// A member of a composite value: an alias or a literal; nil with a note.
  mutating func part(_ value: JSONTree, as type: StudioType, of wanted: TokenType) -> JSONTree? {
    let result = converted(value, as: type)
    guard let value = result.value else { return nil }
    guard result.type == wanted else {
      return refuse("has a \(result.type?.rawValue ?? "value") in place of a \(wanted.rawValue)")
    }
    return value
  }

  mutating func typography(_ value: JSONTree) -> StudioOutcome {
    guard case .object(let members) = value else {
      return refuse("has the value \(value.excerpt), which is not a typography")
    }
    let missing = typographyMembers.filter { value[$0] == nil && defaultMembers[$0] == nil }
    guard missing.isEmpty else {
      return refuse("is a typography without \(missing.quotedList()), which DTCG 2025.10 needs")
    }
    keepOtherMembers(of: members)
    let size = value["fontSize"].flatMap { quantity($0) }
    var converted: [JSONTree.Member] = []
    for name in typographyMembers {
      if let part = value[name].map({ typographyPart(name, value: $0, size: size) })
        ?? defaultPart(name)
      {
        converted.append(.init(name, value: part))
      }
    }
    guard converted.count == typographyMembers.count else { return StudioOutcome() }
    return StudioOutcome(type: .typography, value: .object(converted))
  }

  /// The default of a missing part.
  private mutating func defaultPart(_ name: String) -> JSONTree? {
    guard let part = defaultMembers[name] else { return nil }
    noteChange("is a typography without '\(name)'; it becomes \(part.phrase)")
    return part
  }

  private mutating func typographyPart(
    _ name: String, value: JSONTree, size: Quantity?
  ) -> JSONTree? {
    switch name {
    case "fontFamily": part(value, as: .fontFamily, of: .fontFamily)
    case "fontWeight": part(value, as: .fontWeight, of: .fontWeight)
    case "fontSize": part(value, as: .dimension, of: .dimension)
    case "lineHeight": lineHeightPart(value, size: size)
    default: letterSpacingPart(value, size: size)
    }
  }

  private mutating func keepOtherMembers(of members: [JSONTree.Member]) {
    let rest = members.filter { !typographyMembers.contains($0.name) }
    guard !rest.isEmpty else { return }
    keep("typography", value: .object(rest))
    noteLoss(
      "has \(rest.map(\.name).quotedList()), which DTCG 2025.10 typographies do not support; kept in its "
        + "$extensions")
  }

  /// A line height as a multiple of the font size.
  private mutating func lineHeightPart(_ value: JSONTree, size: Quantity?) -> JSONTree? {
    if let alias = namedPart(value, type: .number) { return alias }
    guard let height = number(value) else { return nil }
    if let multiple = factor(height) {
      noteLargeLineHeight(height)
      noteArithmetic(value, result: multiple.shortest)
      return .number(multiple)
    }
    if height.unit == "em" { return .number(height.value.withoutNoise) }
    guard let length = self.length(height), let size = size.flatMap({ self.length($0) }),
      size.value > 0
    else {
      return refuse(
        "has the line height \(height.text), which DTCG 2025.10 needs as a multiple, but its font size is "
          + "unknown")
    }
    let isSame = length.unit == size.unit  // else compare in px: a rem is 16px (Format 8.2.1)
    let multiple = (isSame ? length.value / size.value : length.pixels / size.pixels).withoutNoise
    noteChange(
      "has the line height \(length.text), which becomes \(multiple.shortest) times its font size of "
        + size.text)
    return .number(multiple)
  }

  /// A letter spacing as a length. Percentages and em are relative to the font size.
  private mutating func letterSpacingPart(_ value: JSONTree, size: Quantity?) -> JSONTree? {
    if let alias = namedPart(value, type: .dimension) { return alias }
    guard let spacing = number(value) else { return nil }
    if spacing.value == 0 { return .dimension(0) }
    guard spacing.unit == "%" || spacing.unit == "em" else {
      return part(value, as: .dimension, of: .dimension)
    }
    guard let size = size.flatMap({ self.length($0) }) else {
      return refuse("has the letter spacing \(spacing.text), but its font size is unknown")
    }
    let share = spacing.unit == "%" ? spacing.value / 100 : spacing.value
    let length = StudioLength(value: (share * size.value).withoutNoise, unit: size.unit)
    noteChange(
      "has the letter spacing \(spacing.text), which becomes \(length.text) at its font size of "
        + size.text)
    return length.tree
  }

  /// An alias, if a value is a reference to a token of a type.
  private mutating func namedPart(_ value: JSONTree, type: TokenType) -> JSONTree? {
    guard let key = value.reference,
      let target = graph.target(key, in: frame.choice), target.member == nil
    else { return nil }
    let found = outcome(of: target.token, in: frame.choice)
    return found.value != nil && found.type == type ? .alias(graph.path(key)) : nil
  }

  mutating func shadow(_ value: JSONTree) -> StudioOutcome {
    var layers: [JSONTree] = []
    for item in value.items ?? [value] {
      guard let layer = shadowItem(item) else { return StudioOutcome() }
      layers += layer
    }
    guard let first = layers.first else {
      return refuse("is a shadow without layers, but DTCG 2025.10 needs at least one")
    }
    return StudioOutcome(type: .shadow, value: layers.count == 1 ? first : .array(layers))
  }

  /// A layer, or all layers of a shadow that it references.
  private mutating func shadowItem(_ item: JSONTree) -> [JSONTree]? {
    guard case .string(let text) = item else { return shadowLayer(item).map { [$0] } }
    guard let key = StudioReference.whole(text) else {
      return refuse(
        "has the layer \(item.excerpt), which is not an object with x, y, blur, spread and color")
    }
    guard let target = target(key), target.member == nil else { return nil }
    let found = outcome(of: target.token, in: frame.choice)
    guard found.type == .shadow, let layers = resolved(found) else {
      return refuse("references '{\(key)}' as a layer, which is not a shadow")
    }
    guard case .array(let several) = layers else { return [.alias(graph.path(key))] }
    noteChange("references '{\(key)}' as a layer, which has several; they replace the reference")
    return several
  }

  private mutating func shadowLayer(_ value: JSONTree) -> JSONTree? {
    guard let color = value["color"] else { return refuse("has a shadow layer without a color") }
    guard let color = part(color, as: .color, of: .color) else { return nil }
    var layer = [JSONTree.Member("color", value: color)]
    for (name, names) in shadowMembers {
      guard let member = names.lazy.compactMap({ value[$0] }).first else {
        noteChange("has a shadow layer without '\(names[0])'; it becomes 0px, as in CSS")
        layer.append(.init(name, value: .dimension(0)))
        continue
      }
      guard let length = part(member, as: .dimension, of: .dimension) else { return nil }
      layer.append(.init(name, value: length))
    }
    if value["type"] == .string("innerShadow") || value["inset"] == .boolean(true) {
      layer.append(.init("inset", value: .boolean(true)))
    }
    return .object(layer)
  }

  mutating func border(_ value: JSONTree) -> StudioOutcome {
    guard let color = value["color"], let width = value["width"], let style = value["style"] else {
      return refuse("is a border without a color, width or style, which DTCG 2025.10 needs")
    }
    guard let color = part(color, as: .color, of: .color),
      let width = part(width, as: .dimension, of: .dimension),
      let style = part(style, as: .plain(.strokeStyle), of: .strokeStyle)
    else { return StudioOutcome() }
    return StudioOutcome(
      type: .border,
      value: .object([
        .init("color", value: color), .init("width", value: width), .init("style", value: style),
      ]))
  }
}

/// The defaults of parts that DTCG needs and other tools may omit, as in `ValueReading.typography`.
private let defaultMembers: [String: JSONTree] = [
  "fontWeight": .number(400), "letterSpacing": .dimension(0),
]

private let typographyMembers = [
  "fontFamily", "fontWeight", "fontSize", "lineHeight", "letterSpacing",
]

private let shadowMembers = [
  ("offsetX", ["x", "offsetX"]), ("offsetY", ["y", "offsetY"]), ("blur", ["blur"]),
  ("spread", ["spread"]),
]
