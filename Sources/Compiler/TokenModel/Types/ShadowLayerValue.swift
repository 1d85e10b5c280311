/// One layer of a shadow (Format 9.6).
package struct ShadowLayerValue: Hashable, Sendable {
  package var color: ColorValue
  /// The offset from the shape.
  package var offsetX, offsetY: DimensionValue
  /// The blur radius.
  package var blur: DimensionValue
  /// The growth before blurring.
  package var spread: DimensionValue
  /// Whether it is inside the shape.
  package var isInset: Bool

  /// The parts by their names in DTCG, other than `inset`.
  package var parts: TokenValue.Parts {
    [
      "color": .color(color), "offsetX": .dimension(offsetX), "offsetY": .dimension(offsetY),
      "blur": .dimension(blur), "spread": .dimension(spread),
    ]
  }

  /// The layer as text for reports.
  var text: String {
    let lengths = [offsetX, offsetY, blur, spread].map(\.text)
    return "\(isInset ? "inset " : "")\(lengths.joined(separator: " ")) \(color.text)"
  }
}

extension ValueReader {
  mutating func shadow(_ value: JSONValue) -> [ShadowLayerValue]? {
    guard value.kind == .array else { return shadowLayer(value).map { [$0] } }
    return list(value, of: "shadow layers") { reader, item in reader.shadowItem(item) }
  }

  /// A layer, or an alias of a shadow with one layer (requirement F-137).
  private mutating func shadowItem(_ item: JSONValue) -> [ShadowLayerValue]? {
    guard item.aliasName != nil else { return shadowLayer(item).map { [$0] } }
    guard case .shadow(let layers)? = part(item, as: .shadow) else { return nil }
    return splice(layers, from: item, what: "a layer", whole: "shadow with one layer")
  }

  private mutating func shadowLayer(_ value: JSONValue) -> ShadowLayerValue? {
    guard
      let members = members(
        of: value, wanted: "a shadow {color, offsetX, offsetY, blur, spread}", names: shadowMembers,
        required: 5)
    else { return nil }
    let color = member("color", of: members[0]) { $0.colorPart($1) }
    let lengths = (1...4).compactMap { index in
      member(shadowMembers[index], of: members[index]) { $0.dimensionPart($1) }
    }
    let inset = members[5] == nil ? false : member("inset", of: members[5]) { $0.truth($1) }
    guard let color, lengths.count == 4, let inset else { return nil }
    return ShadowLayerValue(
      color: color, offsetX: lengths[0], offsetY: lengths[1], blur: lengths[2],
      spread: lengths[3], isInset: inset)
  }

  private mutating func truth(_ value: JSONValue) -> Bool? {
    if let truth = value.boolean { return truth }
    return refuse("expected true or false, found \(value.excerpt)")
  }
}

private let shadowMembers = ["color", "offsetX", "offsetY", "blur", "spread", "inset"]

extension JSONWriter {
  mutating func shadow(_ layers: [ShadowLayerValue], key: String?) {
    if layers.count == 1 {
      shadowLayer(layers[0], key: key)
    } else {
      array(key, items: layers) { $0.shadowLayer($1, key: nil) }
    }
  }

  private mutating func shadowLayer(_ layer: ShadowLayerValue, key: String?) {
    object(key) { json in
      json.parts(layer.parts)
      if layer.isInset { json.boolean("inset", value: true) }
    }
  }
}
