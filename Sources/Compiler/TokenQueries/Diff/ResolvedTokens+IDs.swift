extension ResolvedTokens {
  /// The ids that design tools gave a token, each with its extension: `id` and `variableId` in an
  /// extension, and Figma's `com.figma.variableId`.
  func ids(of path: PathID) -> [String] {
    guard let theme = firstTheme(declaring: path),
      let extensions = declaration(path, in: theme)?.token["$extensions"]?.object
    else { return [] }
    var ids: [String] = []
    for (key, value) in extensions {
      let name = key.string
      if name.hasSuffix(".variableId") || name.hasSuffix(".id"), let id = value.string {
        ids.append("\(name) \(id)")
      }
      for member in ["id", "variableId"] {
        let id = value[member].flatMap { $0.string ?? $0.number.map(plain) }
        if let id { ids.append("\(name).\(member) \(id)") }
      }
    }
    return ids
  }
}

extension JSONValue {
  /// The value as JSON on one line, with members sorted by name. Recursive, because the document
  /// limits nesting.
  var canonicalJSON: String { JSONWriter.line { write(self, as: nil, to: &$0) } }
}

private func write(_ value: JSONValue, as key: String?, to json: inout JSONWriter) {
  if let object = value.object {
    let members = object.map { (key: $0.key.string, value: $0.value) }
    json.object(key) { json in
      for member in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        write(member.value, as: member.key, to: &json)
      }
    }
  } else if let array = value.array {
    json.array(key, items: array) { write($1, as: nil, to: &$0) }
  } else if let number = value.number {
    json.number(key, value: number)
  } else if let truth = value.boolean {
    json.boolean(key, value: truth)
  } else {
    json.string(key, value: value.string)
  }
}
