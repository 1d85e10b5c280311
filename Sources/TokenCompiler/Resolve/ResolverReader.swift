import TokenJSON

/// Reads a resolver document and the token trees it names (Resolver 4).
struct ResolverReader {
  private let document: Document
  private let index: Int
  /// Token files by path, as indices into `TokenSet.documents`.
  private let files: [String: Int]
  /// Trees already read, by document and pointer.
  private var trees: [Tree: Int] = [:]
  private var openSets: [String] = []

  private struct Tree: Hashable {
    var document: Int
    var steps: [JSONStep]
  }

  static func read(
    _ index: Int, files: [String: Int], into set: inout TokenSet, _ findings: inout Findings
  ) -> Resolver? {
    var reader = ResolverReader(
      document: set.documents[index], index: index, files: files)
    return reader.resolver(into: &set, &findings)
  }

  private init(document: Document, index: Int, files: [String: Int]) {
    self.document = document
    self.index = index
    self.files = files
  }

  private mutating func resolver(
    into set: inout TokenSet, _ findings: inout Findings
  ) -> Resolver? {
    guard
      var members = Members(
        document.json.root, in: document, at: [], "a resolver document", .invalidResolver,
        &findings)
    else { return nil }
    if let version = members.required("version", &findings), version.string != "2025.10" {
      report(
        "this compiler reads version \"2025.10\", found \(excerpt(version))",
        at: [.key("version")], &findings)
    }
    for name in ["name", "description"] { _ = members.string(name, &findings) }
    _ = members.entries("$defs", &findings)
    for set in members.entries("sets", &findings) {
      _ = setSources(set.value, at: set.steps, &findings)
    }
    for modifier in members.entries("modifiers", &findings) {
      _ = modifierShape(modifier.name, modifier.value, at: modifier.steps, &findings)
    }
    let order = members.required("resolutionOrder", &findings)
    members.finish(&findings)
    guard let items = order?.array, !items.isEmpty else {
      if let order {
        report(
          "expected a list of sets and modifiers, found \(excerpt(order))",
          at: [.key("resolutionOrder")], &findings)
      }
      return nil
    }
    var resolver = Resolver(place: document.place([]))
    var names: Set<String> = []
    for (number, item) in items.enumerated() {
      let steps = [JSONStep.key("resolutionOrder"), .index(number)]
      guard let step = step(item, at: steps, &names, into: &set, &findings) else { continue }
      resolver.steps.append(step)
    }
    return resolver
  }

  private mutating func step(
    _ item: JSONValue, at steps: [JSONStep], _ names: inout Set<String>,
    into set: inout TokenSet, _ findings: inout Findings
  ) -> Resolver.Step? {
    if let reference = item["$ref"] {
      guard let (name, isModifier) = named(reference, at: steps, &findings) else { return nil }
      let place: [JSONStep] = [.key(isModifier ? "modifiers" : "sets"), .key(name)]
      guard let value = document.json.root[isModifier ? "modifiers" : "sets"]?[name] else {
        return nil
      }
      return isModifier
        ? modifier(name, value, at: place, into: &set, &findings).map(Resolver.Step.modifier)
        : .set(self.set(value, at: place, into: &set, &findings))
    }
    guard let name = item["name"]?.string, let type = item["type"]?.string,
      type == "set" || type == "modifier"
    else {
      report(
        "expected {\"$ref\": \"#/sets/…\" or \"#/modifiers/…\"}, or an inline item with a 'name' "
          + "and a 'type' of \"set\" or \"modifier\"", at: steps, &findings)
      return nil
    }
    if !names.insert(name).inserted {
      report(
        "two inline items are named '\(name)'; rename one", at: steps + [.key("name")], &findings)
    }
    return type == "modifier"
      ? modifier(name, item, at: steps, isInline: true, into: &set, &findings)
        .map(Resolver.Step.modifier)
      : .set(self.set(item, at: steps, isInline: true, into: &set, &findings))
  }

  /// The set or modifier that an entry of `resolutionOrder` points at.
  private func named(
    _ reference: JSONValue, at steps: [JSONStep], _ findings: inout Findings
  ) -> (name: String, isModifier: Bool)? {
    let names = reference.string.flatMap(pointerNames)
    if let names, names.count == 2, names[0] == "sets" || names[0] == "modifiers" {
      if document.json.root[names[0]]?[names[1]] != nil {
        return (names[1], names[0] == "modifiers")
      }
      let known = document.json.root[names[0]]?.object?.map(\.key.string) ?? []
      findings.add(
        .unresolvedReference,
        "there is no '\(printable(names[1]))' in '\(names[0])'"
          + suggestion(for: names[1], among: known),
        at: document.place(steps + [.key("$ref")]))
    } else {
      report(
        "an entry points at a set or a modifier (#/sets/… or #/modifiers/…), "
          + "found \(excerpt(reference))", at: steps + [.key("$ref")], &findings)
    }
    return nil
  }

  private mutating func set(
    _ value: JSONValue, at steps: [JSONStep], isInline: Bool = false,
    into set: inout TokenSet, _ findings: inout Findings
  ) -> [Int] {
    setSources(value, at: steps, isInline: isInline, &findings)
      .flatMap { sources($0.value, at: $0.steps, into: &set, &findings) }
  }

  /// The sources that a set lists.
  private func setSources(
    _ value: JSONValue, at steps: [JSONStep], isInline: Bool = false, _ findings: inout Findings
  ) -> [(value: JSONValue, steps: [JSONStep])] {
    guard
      var members = Members(value, in: document, at: steps, "a set", .invalidResolver, &findings)
    else { return [] }
    readCommon(&members, isInline: isInline, &findings)
    _ = members.required("sources", &findings)
    let items = members.items("sources", &findings)
    members.finish(&findings)
    return items
  }

  /// What sets and modifiers may both have.
  private func readCommon(_ members: inout Members, isInline: Bool, _ findings: inout Findings) {
    if isInline { for key in ["name", "type"] { _ = members.string(key, &findings) } }
    _ = members.string("description", &findings)
    _ = members.entries("$extensions", &findings)
  }

  private mutating func modifier(
    _ name: String, _ value: JSONValue, at steps: [JSONStep], isInline: Bool = false,
    into set: inout TokenSet, _ findings: inout Findings
  ) -> Resolver.Modifier? {
    guard let shape = modifierShape(name, value, at: steps, isInline: isInline, &findings) else {
      return nil
    }
    var modifier = Resolver.Modifier(
      name: name, contexts: [], defaultContext: shape.defaultContext)
    for context in shape.contexts {
      let sources = context.items.flatMap { item in
        self.sources(item.value, at: item.steps, into: &set, &findings)
      }
      modifier.contexts.append((context.name, sources))
    }
    return modifier
  }

  /// A modifier before its sources are read.
  private struct ModifierShape {
    var contexts: [(name: String, items: [(value: JSONValue, steps: [JSONStep])])] = []
    var defaultContext: String?
  }

  private func modifierShape(
    _ name: String, _ value: JSONValue, at steps: [JSONStep], isInline: Bool = false,
    _ findings: inout Findings
  ) -> ModifierShape? {
    guard
      var members = Members(
        value, in: document, at: steps, "a modifier", .invalidResolver, &findings)
    else { return nil }
    readCommon(&members, isInline: isInline, &findings)
    var shape = ModifierShape(defaultContext: members.string("default", &findings))
    _ = members.required("contexts", &findings)
    let contexts = members.entries("contexts", &findings)
    members.finish(&findings)
    if contexts.count < 2 {
      report(
        "modifier '\(name)' has \(contexts.isEmpty ? "no contexts" : "one context"); give it at "
          + "least two, or make it a set", at: steps, &findings)
    }
    if let named = shape.defaultContext, !contexts.contains(where: { $0.name == named }) {
      report(
        "the default '\(printable(named))' is none of the contexts "
          + listed(contexts.map(\.name)), at: steps + [.key("default")], &findings)
    }
    for context in contexts {
      guard let items = context.value.array else {
        report(
          "expected a list of sources, found \(excerpt(context.value))", at: context.steps,
          &findings)
        continue
      }
      shape.contexts.append(
        (context.name, items.enumerated().map { ($1, context.steps + [.index($0)]) }))
    }
    return contexts.isEmpty ? nil : shape
  }

  /// The trees behind one source: an inline tree, a file, a part of either, or another set's.
  private mutating func sources(
    _ item: JSONValue, at steps: [JSONStep], into set: inout TokenSet, _ findings: inout Findings
  ) -> [Int] {
    guard let object = item.object else {
      report("expected tokens or {\"$ref\": …}, found \(excerpt(item))", at: steps, &findings)
      return []
    }
    guard let reference = item["$ref"] else {
      return [tree(item, Tree(document: index, steps: steps), into: &set, &findings)]
    }
    let place = steps + [.key("$ref")]
    guard let text = reference.string else {
      report("expected a string, found \(excerpt(reference))", at: place, &findings)
      return []
    }
    if object.count > 1 {
      findings.add(
        .unsupportedReference,
        "keys beside '$ref' are not read yet; put them into a source of their own",
        at: document.place(steps))
    }
    return text.hasPrefix("#")
      ? local(text, at: place, into: &set, &findings)
      : file(text, at: place, into: &set, &findings).map { [$0] } ?? []
  }

  /// A reference within the resolver document: to a set, or to tokens kept in it.
  private mutating func local(
    _ reference: String, at steps: [JSONStep], into set: inout TokenSet,
    _ findings: inout Findings
  ) -> [Int] {
    guard let names = pointerNames(reference), let first = names.first else {
      report(
        "'\(printable(reference))' is no JSON Pointer (#/a/b, with ~1 for / and ~0 for ~)",
        at: steps, &findings)
      return []
    }
    if first == "modifiers" || first == "resolutionOrder" {
      report(
        "a source may not point into '\(first)'; point at a set or a file", at: steps, &findings)
      return []
    }
    guard let (value, target) = follow(names, from: document.json.root) else {
      findings.add(
        .unresolvedReference, "nothing stands at '\(printable(reference))' in this document",
        at: document.place(steps))
      return []
    }
    guard first == "sets", names.count == 2 else {
      return [tree(value, Tree(document: index, steps: target), into: &set, &findings)]
    }
    guard !openSets.contains(names[1]) else {
      report(
        "set '\(names[1])' contains itself: \((openSets + [names[1]]).joined(separator: " → "))",
        at: steps, &findings)
      return []
    }
    openSets.append(names[1])
    defer { openSets.removeLast() }
    return self.set(value, at: target, into: &set, &findings)
  }

  private mutating func file(
    _ reference: String, at steps: [JSONStep], into set: inout TokenSet,
    _ findings: inout Findings
  ) -> Int? {
    guard let path = referencedFile(reference, from: document.path) else {
      findings.add(
        .unresolvedReference,
        "'\(printable(reference))' does not lie inside the project folder; move the file into it",
        at: document.place(steps))
      return nil
    }
    guard let number = files[path] else {
      findings.add(
        .unresolvedReference,
        "there is no readable file '\(printable(path))'"
          + suggestion(for: path, among: files.keys.sorted()),
        at: document.place(steps))
      return nil
    }
    guard let hash = reference.firstIndex(of: "#") else {
      let root = set.documents[number].json.root
      return tree(root, Tree(document: number, steps: []), into: &set, &findings)
    }
    let fragment = String(reference[hash...])
    guard let names = pointerNames(fragment),
      let (value, target) = follow(names, from: set.documents[number].json.root)
    else {
      findings.add(
        .unresolvedReference, "nothing stands at '\(printable(fragment))' in '\(path)'",
        at: document.place(steps))
      return nil
    }
    return tree(value, Tree(document: number, steps: target), into: &set, &findings)
  }

  private mutating func tree(
    _ value: JSONValue, _ tree: Tree, into set: inout TokenSet, _ findings: inout Findings
  ) -> Int {
    if let known = trees[tree] { return known }
    let number = set.sources.count
    TokenReader.read(value, of: tree.document, at: tree.steps, into: &set, &findings)
    trees[tree] = number
    return number
  }

  private func report(_ message: String, at steps: [JSONStep], _ findings: inout Findings) {
    findings.add(.invalidResolver, message, at: document.place(steps))
  }
}
