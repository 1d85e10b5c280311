import TokenJSON

extension TokenSet {
  /// Every place in token files that writes the path of a token or a group: keys, aliases and pointers
  /// in values, and the bases of groups. Each place is there once, also if several sources read it.
  package var pathUses: [PathUse] {
    var uses: [PathUse] = []
    var seen: Set<PlaceOfUse> = []
    for source in sources {
      var named: Set<PathID> = [.root]
      for declaration in declarations[source.declarations] {
        uses += keys(to: declaration.path, in: source, except: &named)
        uses += pathUses(in: declaration)
      }
      for group in groups[source.groups] {
        uses += keys(to: group.path, in: source, except: &named)
        guard let base = group.base else { continue }
        let key = JSONStep.key(group.isReference ? "$ref" : "$extends")
        let steps = source.prefix + paths.segments(of: group.path).map(JSONStep.key) + [key]
        uses += self.uses(of: base, in: source.document, at: steps)
      }
    }
    return uses.filter {
      seen.insert(PlaceOfUse(document: $0.document, offset: $0.range.lowerBound)).inserted
    }
  }

  private struct PlaceOfUse: Hashable {
    var document: Int32
    var offset: Int
  }

  /// Every place in the value of a token that writes a path.
  package func pathUses(in declaration: Declaration) -> [PathUse] {
    uses(
      of: declaration.value, in: sources[Int(declaration.source)].document,
      at: steps(to: declaration, inner: [.key(declaration.key)]))
  }

  /// The keys of a path and of the groups above it, without those that are known.
  private func keys(
    to path: PathID, in source: TokenSource, except known: inout Set<PathID>
  ) -> [PathUse] {
    var uses: [PathUse] = []
    var here: PathID? = path
    while let path = here, known.insert(path).inserted {
      let names = paths.segments(of: path)
      let steps = source.prefix + names.map(JSONStep.key)
      if let range = documents[Int(source.document)].keySpan(of: steps) {
        uses.append(
          PathUse(names: names, form: .key, document: source.document, steps: steps, range: range))
      }
      here = paths.parent(of: path)
    }
    return uses.reversed()
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
      guard steps.last == .key("$ref") || steps.last == .key("$extends"),
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
