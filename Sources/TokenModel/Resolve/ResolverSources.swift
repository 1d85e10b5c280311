import TokenJSON
import Writers

/// Follows the references of a resolver document to the trees of tokens they name (Resolver 4.2).
extension ResolverReader {
  /// The object, and behind it what its `$ref` leads to within the document, and so on; keys in
  /// front override those behind (Resolver 4.2.2). References without other keys are left out. Nil,
  /// with a finding, when the references lead in a circle.
  func layers(
    of value: JSONValue, at steps: [JSONStep], _ findings: inout Findings
  ) -> [Members.Layer]? {
    var layers = [Members.Layer(value: value, steps: steps)]
    while let text = layers[layers.count - 1].value["$ref"]?.string, text.hasPrefix("#"),
      let names = pointerNames(text), let (next, target) = follow(names, from: document.json.root)
    {
      guard !layers.contains(where: { $0.steps == target }) else {
        reportCircle(text, at: layers[layers.count - 1].steps + [.key("$ref")], &findings)
        return nil
      }
      layers.append(Members.Layer(value: next, steps: target))
    }
    return layers.dropLast().filter { !isPlain($0) } + layers.suffix(1)
  }

  /// Whether a reference has no keys beside `$ref`.
  private func isPlain(_ layer: Members.Layer) -> Bool { layer.value.object?.count == 1 }

  private func reportCircle(_ text: String, at steps: [JSONStep], _ findings: inout Findings) {
    report("'\(printable(text))' leads back to itself; name another place", at: steps, &findings)
  }

  /// The trees behind one source: an inline tree, a file, a part of either, or another set's.
  mutating func sources(
    _ item: JSONValue, at steps: [JSONStep], into set: inout TokenSet, _ findings: inout Findings
  ) -> [Int] {
    guard item.kind == .object else {
      report("expected tokens or {\"$ref\": …}, found \(excerpt(item))", at: steps, &findings)
      return []
    }
    var layers = [Members.Layer(value: item, steps: steps)]
    while let reference = layers[layers.count - 1].value["$ref"] {
      let place = layers[layers.count - 1].steps + [.key("$ref")]
      guard let text = reference.string else {
        report("expected a string, found \(excerpt(reference))", at: place, &findings)
        return []
      }
      guard text.hasPrefix("#") else {
        guard let base = file(text, at: place, &findings, set) else { return [] }
        return trees(of: layers, over: base.value, base.tree, into: &set, &findings)
      }
      guard let (value, target, names) = local(text, at: place, &findings) else { return [] }
      guard !layers.contains(where: { $0.steps == target }) else {
        reportCircle(text, at: place, &findings)
        return []
      }
      if names.count == 2, names[0] == "sets" {
        guard let behind = self.layers(of: value, at: target, &findings) else { return [] }
        return self.set(
          named: names[1], layers.filter { !isPlain($0) } + behind, at: place, into: &set,
          &findings)
      }
      guard value.kind == .object else {
        report(
          "'\(printable(text))' leads to \(value.kind.phrase), and a source is a set, a file or an "
            + "object of tokens", at: place, &findings)
        return []
      }
      layers.append(Members.Layer(value: value, steps: target))
    }
    guard let base = layers.popLast() else { return [] }
    return trees(
      of: layers, over: base.value, Tree(document: index, steps: base.steps), into: &set,
      &findings)
  }

  /// A tree, less the keys that references override, and over it what they override them with.
  private mutating func trees(
    of layers: [Members.Layer], over value: JSONValue, _ base: Tree, into set: inout TokenSet,
    _ findings: inout Findings
  ) -> [Int] {
    var hidden: Set<[UInt8]> = []
    var found: [Int] = []
    for layer in layers where (layer.value.object?.count ?? 0) > 1 {
      let tree = Tree(
        document: index, steps: layer.steps, skipped: hidden.union([Array("$ref".utf8)]))
      found.append(self.tree(layer.value, tree, into: &set, &findings))
      guard let object = layer.value.object else { continue }
      for (key, _) in object { hidden.insert(Array(key)) }
    }
    hidden.remove(Array("$ref".utf8))
    var base = base
    base.skipped = hidden
    found.append(tree(value, base, into: &set, &findings))
    return found.reversed()
  }

  /// Where a reference within the resolver document leads.
  private func local(
    _ reference: String, at steps: [JSONStep], _ findings: inout Findings
  ) -> (value: JSONValue, steps: [JSONStep], names: [String])? {
    guard let names = pointerNames(reference), let first = names.first else {
      report(
        "'\(printable(reference))' is no JSON Pointer (#/a/b, with ~1 for / and ~0 for ~)",
        at: steps, &findings)
      return nil
    }
    if first == "modifiers" || first == "resolutionOrder" || names == ["sets"] {
      report(
        "a source may not point \(names == ["sets"] ? "at all" : "into") '\(first)'; point at a set or a file",
        at: steps, &findings)
      return nil
    }
    guard let (value, target) = follow(names, from: document.json.root) else {
      findings.add(
        .unresolvedReference, "nothing stands at '\(printable(reference))' in this document",
        at: document.place(steps))
      return nil
    }
    return (value, target, names)
  }

  private func file(
    _ reference: String, at steps: [JSONStep], _ findings: inout Findings, _ set: TokenSet
  ) -> (value: JSONValue, tree: Tree)? {
    func refuse(_ message: String) -> (value: JSONValue, tree: Tree)? {
      findings.add(.unresolvedReference, message, at: document.place(steps))
      return nil
    }
    guard let path = referencedFile(reference, from: document.path) else {
      return refuse(
        reference.isEmpty
          ? "an empty reference names no file; write its path, relative to this document"
          : reference.hasPrefix("/")
            ? "'\(printable(reference))' is absolute; write the path relative to this document"
            : "'\(printable(reference))' does not lie inside the project folder; move the file into it"
      )
    }
    guard let number = files[path] else {
      return refuse(
        "there is no readable file '\(printable(path))'"
          + didYouMean(meant[path] ?? nearestFile(to: path, among: files.keys.sorted())))
    }
    guard !foreign.contains(number) else { return nil }
    let root = set.documents[number].json.root
    if isResolver(root) {
      return refuse(
        "'\(printable(path))' is a resolver document, and sources are tokens; name its token files")
    }
    guard let hash = reference.firstIndex(of: "#"), reference[hash...] != "#" else {
      return (root, Tree(document: number, steps: []))
    }
    let fragment = String(reference[hash...])
    guard let names = pointerNames(fragment) else {
      return refuse(
        "'\(printable(fragment))' is no JSON Pointer (#/a/b, with ~1 for / and ~0 for ~)")
    }
    guard let (value, target) = follow(names, from: root) else {
      return refuse("nothing stands at '\(printable(fragment))' in '\(printable(path))'")
    }
    guard value.kind == .object else {
      return refuse(
        "'\(printable(reference))' leads to \(value.kind.phrase), and a source is an object of tokens"
      )
    }
    return (value, Tree(document: number, steps: target))
  }

  private mutating func tree(
    _ value: JSONValue, _ tree: Tree, into set: inout TokenSet, _ findings: inout Findings
  ) -> Int {
    if let known = trees[tree] { return known }
    let number = set.sources.count
    TokenReader.read(
      value, of: tree.document, at: tree.steps, skipping: tree.skipped, into: &set, &findings)
    trees[tree] = number
    return number
  }
}
