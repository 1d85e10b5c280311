import Writers

extension JSONWriter {
  /// Writes a color as a pair or a waiver names it.
  mutating func layer(_ key: String?, value layer: PairDraft.Layer) {
    guard let state = layer.state else { return string(key, value: layer.name) }
    object(key) { json in
      json.string("role", value: layer.name)
      json.object("in") { $0.string("state", value: state) }
    }
  }

  /// Writes a background as a pair or a waiver names it.
  mutating func background(_ key: String?, layers: [PairDraft.Layer]) {
    if layers.count == 1 { return layer(key, value: layers[0]) }
    object(key) { json in
      json.array("layers", items: layers) { $0.layer(nil, value: $1) }
    }
  }
}
