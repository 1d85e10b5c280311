import TokenModel

extension ValueReading {
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
    var value = value
    if let text = value.text {
      guard let parts = layerParts(text) else { return refuse(value, wanted: "a shadow") }
      value = parts
    }
    guard value.members != nil else { return refuse(value, wanted: "a shadow") }
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
}
