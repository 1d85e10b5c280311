/// Resolves the references of a resolver document to token trees (Resolver 4.2).
extension ResolverReader {
  /// An object, followed by the targets of its chain of `$ref`s within the document.
  ///
  /// Keys of earlier layers override those of later ones (Resolver 4.2.2). Objects with only a
  /// `$ref` are omitted. Nil, with a finding, when the references form a cycle.
  func layers(of value: PlacedValue) -> [PlacedValue]? {
    var layers = [value]
    while let reference = layers[layers.count - 1]["$ref"], let text = reference.value.string,
      text.hasPrefix("#"), let names = text.pointerNames, let next = log.root.target(of: names)
    {
      guard !layers.contains(where: { $0.steps == next.steps }) else {
        reportCycle(text, at: reference.steps)
        return nil
      }
      layers.append(next)
    }
    return layers.dropLast().filter { !isPlain($0) } + layers.suffix(1)
  }

  /// Whether a layer has only the key `$ref`.
  private func isPlain(_ layer: PlacedValue) -> Bool { layer.value.object?.count == 1 }

  private func reportCycle(_ text: String, at steps: [JSONStep]) {
    report("'\(printable(text))' leads back to itself; point to something else", at: steps)
  }

  /// The trees of one source: an inline tree, a file, a part of either, or the sources of a set.
  mutating func sources(_ item: PlacedValue) -> [Int] {
    guard item.value.kind == .object else {
      return log.refuse(item, wanted: "tokens or {\"$ref\": …}") ?? []
    }
    var layers = [item]
    while let reference = layers[layers.count - 1]["$ref"] {
      let place = reference.steps
      guard let text = reference.value.string else {
        return log.refuse(reference, wanted: "a string") ?? []
      }
      guard text.hasPrefix("#") else {
        guard let base = file(text, at: place) else { return [] }
        return trees(of: layers, over: base.value, base: base.tree)
      }
      guard let (target, names) = local(text, at: place) else { return [] }
      guard !layers.contains(where: { $0.steps == target.steps }) else {
        reportCycle(text, at: place)
        return []
      }
      if names.count == 2, names[0] == "sets" {
        guard let behind = self.layers(of: target) else { return [] }
        return self.set(named: names[1], layers: layers.filter { !isPlain($0) } + behind, at: place)
      }
      guard target.value.kind == .object else {
        report(
          "'\(printable(text))' is \(target.value.kind.phrase); point to a set, a file or an object of tokens",
          at: place)
        return []
      }
      layers.append(target)
    }
    guard let base = layers.popLast() else { return [] }
    return trees(of: layers, over: base.value, base: Tree(document: index, steps: base.steps))
  }

  /// A tree without the keys that references override, followed by the overriding trees.
  private mutating func trees(of layers: [PlacedValue], over value: JSONValue, base: Tree) -> [Int]
  {
    var hidden: Set<[UInt8]> = []
    var found: [Int] = []
    for layer in layers where (layer.value.object?.count ?? 0) > 1 {
      let tree = Tree(
        document: index, steps: layer.steps, skipped: hidden.union([Array("$ref".utf8)]))
      found.append(self.tree(layer.value, tree: tree))
      guard let object = layer.value.object else { continue }
      for (key, _) in object { hidden.insert(Array(key)) }
    }
    hidden.remove(Array("$ref".utf8))
    var base = base
    base.skipped = hidden
    found.append(tree(value, tree: base))
    return found.reversed()
  }

  /// The target of a reference within the resolver document.
  private func local(
    _ reference: String, at steps: [JSONStep]
  ) -> (target: PlacedValue, names: [String])? {
    guard let names = reference.pointerNames, let first = names.first else {
      return log.refuse(
        "'\(printable(reference))' is not a JSON Pointer; write #/a/b, with ~1 for / and ~0 for ~",
        at: steps)
    }
    if first == "modifiers" || first == "resolutionOrder" || names == ["sets"] {
      return log.refuse(
        "a source cannot point \(names == ["sets"] ? "to all of" : "into") '\(first)'; "
          + "point to a set or a file", at: steps)
    }
    guard let target = log.root.target(of: names) else {
      return log.refuse(
        "'\(printable(reference))' does not exist in this document", rule: .unresolvedReference,
        at: steps)
    }
    return (target, names)
  }

  private func file(_ reference: String, at steps: [JSONStep]) -> (value: JSONValue, tree: Tree)? {
    func refuse(_ message: String) -> (value: JSONValue, tree: Tree)? {
      log.refuse(message, rule: .unresolvedReference, at: steps)
    }
    guard let path = Resolver.file(of: reference, in: document.path, parents: parents) else {
      return refuse(
        reference.isEmpty
          ? "the reference is empty; write the path of a file, relative to this document"
          : reference.hasPrefix("/")
            ? "'\(printable(reference))' is an absolute path; write it relative to this document"
            : "'\(printable(reference))' is outside the project folder; move the file into it, or "
              + "allow it with 'inputsRoot'")
    }
    guard let number = files[path] else {
      if unread.contains(path) { return nil }
      return refuse(path.missingFile(similar: similarFiles[path]))
    }
    guard !foreign.contains(number) else { return nil }
    let root = tokens.documents[number].json.root
    if isResolver(root) {
      return refuse("'\(printable(path))' is a resolver document; list its token files instead")
    }
    guard let hash = reference.firstIndex(of: "#"), reference[hash...] != "#" else {
      return (root, Tree(document: number, steps: []))
    }
    let fragment = String(reference[hash...])
    guard let names = fragment.pointerNames else {
      return refuse(
        "'\(printable(fragment))' is not a JSON Pointer; write #/a/b, with ~1 for / and ~0 for ~")
    }
    guard let (value, target) = root.target(of: names) else {
      return refuse("'\(printable(fragment))' does not exist in '\(printable(path))'")
    }
    guard value.kind == .object else {
      return refuse(
        "'\(printable(reference))' is \(value.kind.phrase); point to an object of tokens")
    }
    return (value, Tree(document: number, steps: target))
  }

  private mutating func tree(_ value: JSONValue, tree: Tree) -> Int {
    if let known = trees[tree] { return known }
    let number = tokens.sources.count
    TokenReader.read(
      value, of: tree.document, at: tree.steps, skipping: tree.skipped,
      into: &tokens, findings: &log.findings)
    trees[tree] = number
    return number
  }
}
