import Writers

extension FigmaPlan {
  /// The body of `POST /v1/files/:file_key/variables`, and the number of values that did not fit
  /// into its limit of bytes.
  package func body(limit: Int = FigmaLimit.body) -> (bytes: [UInt8], restCount: Int) {
    var kept = values.count
    var bytes = write(values[...])
    while bytes.count > limit, kept > 0 {
      // All values have about the same size.
      let excess = Double(bytes.count - limit) / Double(bytes.count)
      kept = min(kept - 1, Int(Double(kept) * (1 - excess) * 0.98))
      bytes = write(values.prefix(max(0, kept)))
    }
    return (bytes, values.count - max(0, kept))
  }

  private func write(_ values: ArraySlice<NewValue>) -> [UInt8] {
    let modes = collections.flatMap(\.modes).filter { !$0.name.isEmpty } + modes
    var json = JSONWriter(lines: 2)
    json.object { json in
      json.array("variableCollections", items: collections) { $0.change($1) }
      json.array("variableModes", items: modes) { $0.change($1) }
      json.array("variables", items: variables) { $0.change($1) }
      json.objects("variableModeValues", items: values) { json, value in
        json.string("variableId", value: value.variable)
        json.string("modeId", value: value.mode)
        json.value(value.value, key: "value")
      }
    }
    json.end()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func change(_ collection: FigmaPlan.NewCollection) {
    object { json in
      json.string("action", value: "CREATE")
      json.string("id", value: collection.id)
      json.string("name", value: collection.name)
      json.string("initialModeId", value: collection.modes.first?.id)
    }
  }

  fileprivate mutating func change(_ mode: FigmaPlan.NewMode) {
    object { json in
      json.string("action", value: mode.isFirst ? "UPDATE" : "CREATE")
      json.string("id", value: mode.id)
      json.string("name", value: mode.name)
      json.string("variableCollectionId", value: mode.collection)
    }
  }

  fileprivate mutating func change(_ change: FigmaPlan.VariableChange) {
    object { json in
      switch change {
      case .create(let item, let collection):
        json.string("action", value: "CREATE")
        json.string("id", value: item.id)
        json.string("name", value: item.name.text)
        json.string("variableCollectionId", value: collection)
        json.string("resolvedType", value: item.variableType?.rawValue)
        if let text = item.description { json.string("description", value: text) }
        if item.settings.isHidden { json.boolean("hiddenFromPublishing", value: true) }
        json.array("scopes", items: item.scopes) { $0.string(nil, value: $1) }
        if !item.settings.codeSyntax.isEmpty { json.codeSyntax(item.settings.codeSyntax) }
      case .update(let id, let name, let description, let codeSyntax):
        json.string("action", value: "UPDATE")
        json.string("id", value: id)
        if let name { json.string("name", value: name) }
        if let description { json.string("description", value: description) }
        if let codeSyntax { json.codeSyntax(codeSyntax) }
      case .delete(let id):
        json.string("action", value: "DELETE")
        json.string("id", value: id)
      }
    }
  }

  private mutating func codeSyntax(_ entries: [FigmaCodeSyntax]) {
    object("codeSyntax") { json in
      for entry in entries { json.string(entry.platform, value: entry.text) }
    }
  }
}
