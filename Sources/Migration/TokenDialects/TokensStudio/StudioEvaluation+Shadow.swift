import ForeignValues
import TokenModel

extension StudioEvaluation {
  mutating func shadow(_ value: JSONTree) -> StudioOutcome {
    var layers: [JSONTree] = []
    let items = if case .array(let items) = value { items } else { [value] }
    for item in items {
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

private let shadowMembers = [
  ("offsetX", ["x", "offsetX"]), ("offsetY", ["y", "offsetY"]), ("blur", ["blur"]),
  ("spread", ["spread"]),
]
