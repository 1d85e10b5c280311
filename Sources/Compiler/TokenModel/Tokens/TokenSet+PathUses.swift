extension TokenSet {
  /// Every place in the value of a token that writes a path.
  package func pathUses(in declaration: Declaration) -> [PathUse] {
    uses(
      of: declaration.value, in: sources[Int(declaration.source)].document,
      at: steps(to: declaration, inner: [.key(declaration.key)]))
  }

  /// The aliases and pointers in a value.
  private func uses(of value: JSONValue, in document: Int32, at steps: [JSONStep]) -> [PathUse] {
    func use(_ names: some Sequence<String>, form: PathUse.Form) -> [PathUse] {
      documents[Int(document)].span(of: steps).map {
        [PathUse(names: Array(names), form: form, steps: steps, range: $0)]
      } ?? []
    }
    if let text = value.string {
      if let names = text.aliasNames { return use(names, form: .alias) }
      guard steps.last == .key("$ref"), let names = text.pointerNames else { return [] }
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
