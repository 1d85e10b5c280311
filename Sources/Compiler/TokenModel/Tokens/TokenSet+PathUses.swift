import TokenJSON

extension TokenSet {
  /// Every place in token files that writes the path of a token or a group: keys, aliases and
  /// pointers in values, and the bases of groups. Each is there once, also if several sources read it.
  package var pathUses: [PathUse] {
    var seen: Set<[Int]> = []
    return sources.flatMap { source in
      let tree = documents[Int(source.document)].value(at: source.prefix)
      return uses(inTree: tree, named: [], in: source)
    }.filter { seen.insert([Int($0.document), $0.range.lowerBound]).inserted }
  }

  /// Every place in the value of a token that writes a path.
  package func pathUses(in declaration: Declaration) -> [PathUse] {
    uses(
      of: declaration.value, in: sources[Int(declaration.source)].document,
      at: steps(to: declaration, inner: [.key(declaration.key)]))
  }

  /// The places in a token or a group.
  private func uses(
    inTree tree: JSONValue?, named names: [String], in source: TokenSource
  ) -> [PathUse] {
    let steps = source.prefix + names.map(JSONStep.key)
    return tree?.object?.flatMap { key, value -> [PathUse] in
      let (key, names) = (key.string, names + [key.string])
      if ["$value", "$ref", "$extends"].contains(key) {
        return uses(of: value, in: source.document, at: steps + [.key(key)])
      }
      guard !key.hasPrefix("$") || key == "$root",
        let range = documents[Int(source.document)].keySpan(of: steps + [.key(key)])
      else { return [] }
      return [
        PathUse(
          names: names, form: .key, document: source.document, steps: steps + [.key(key)],
          range: range)
      ] + uses(inTree: value, named: names, in: source)
    } ?? []
  }

  /// The aliases and pointers in a value.
  private func uses(of value: JSONValue, in document: Int32, at steps: [JSONStep]) -> [PathUse] {
    func use(_ names: some Sequence<String>, form: PathUse.Form) -> [PathUse] {
      documents[Int(document)].span(of: steps).map {
        [PathUse(names: Array(names), form: form, document: document, steps: steps, range: $0)]
      } ?? []
    }
    if let text = value.string {
      if let names = text.aliasNames { return use(names, form: .alias) }
      guard let last = steps.last, [.key("$ref"), .key("$extends")].contains(last),
        let names = text.pointerNames
      else { return [] }
      let end = names.firstIndex(of: "$value") ?? names.endIndex
      return use(names[..<end], form: .pointer(inner: Array(names[end...])))
    }
    if let items = value.array {
      return items.enumerated().flatMap { uses(of: $1, in: document, at: steps + [.index($0)]) }
    }
    return value.object?.flatMap { key, member in
      uses(of: member, in: document, at: steps + [.key(key.string)])
    } ?? []
  }
}
