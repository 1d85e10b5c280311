import TokenJSON
import Writers

/// Reads a resolver document and the token trees it names (Resolver 4).
struct ResolverReader {
  let document: Document
  let index: Int
  /// Token files by path, as indices into `TokenSet.documents`.
  let files: [String: Int]
  /// For the path of a missing file, an existing file with a similar name.
  let similarFiles: [String: String]
  /// Token files in other formats, which are skipped because they are already reported.
  let foreign: Set<Int>
  /// The paths of token files that could not be read, which are already reported.
  let unread: Set<String>
  /// Trees already read, by document, pointer and hidden keys.
  var trees: [Tree: Int] = [:]
  /// Sets already read, by name.
  private var sets: [String: [Int]] = [:]
  private var openSets: [String] = []
  /// The names that `resolutionOrder` uses.
  private var usedSets: Set<String> = []
  private var usedModifiers: Set<String> = []

  struct Tree: Hashable {
    var document: Int
    var steps: [JSONStep]
    var skipped: Set<[UInt8]> = []
  }

  static func read(
    _ index: Int, files: [String: Int], similarFiles: [String: String],
    passing foreign: Set<Int>, unread: Set<String>, into set: inout TokenSet,
    findings: inout Findings
  ) -> Resolver? {
    var reader = ResolverReader(
      document: set.documents[index], index: index, files: files, similarFiles: similarFiles,
      foreign: foreign, unread: unread)
    return reader.resolver(into: &set, findings: &findings)
  }

  private init(
    document: Document, index: Int, files: [String: Int],
    similarFiles: [String: String], foreign: Set<Int>, unread: Set<String>
  ) {
    self.document = document
    self.index = index
    self.files = files
    self.similarFiles = similarFiles
    self.foreign = foreign
    self.unread = unread
  }

  private mutating func resolver(
    into set: inout TokenSet, findings: inout Findings
  ) -> Resolver? {
    let faults = faults(findings)
    guard
      var members = Members(
        document.json.root, in: document, at: [], phrase: "a resolver document",
        rule: .invalidResolver,
        findings: &findings)
    else { return nil }
    if let version = members.required("version", findings: &findings), version.string != "2025.10" {
      report(
        "expected version \"2025.10\", found \(version.excerpt)",
        at: [.key("version")], findings: &findings)
    }
    for name in ["name", "description"] { _ = members.string(name, findings: &findings) }
    _ = members.entries("$defs", findings: &findings)
    let sets = members.entries("sets", findings: &findings)
    let modifiers = members.entries("modifiers", findings: &findings)
    let order = members.required("resolutionOrder", findings: &findings)
    members.finish(&findings)
    for set in sets {
      guard let layers = layers(of: set.value, at: set.steps, findings: &findings) else { continue }
      _ = setSources(layers, findings: &findings)
    }
    for modifier in modifiers {
      guard let layers = layers(of: modifier.value, at: modifier.steps, findings: &findings) else {
        continue
      }
      _ = modifierShape(modifier.name, layers: layers, findings: &findings)
    }
    guard let items = order?.array, !items.isEmpty else {
      if let order {
        report(
          "expected a list of sets and modifiers, found \(order.excerpt)",
          at: [.key("resolutionOrder")], findings: &findings)
      }
      return nil
    }
    var resolver = Resolver(
      place: document.place([.key("resolutionOrder")]), document: document)
    var names: Set<String> = []
    for (number, item) in items.enumerated() {
      let steps = [JSONStep.key("resolutionOrder"), .index(number)]
      guard let step = step(item, at: steps, names: &names, into: &set, findings: &findings) else {
        continue
      }
      resolver.steps.append(step)
    }
    // After a misspelled reference, its intended target would be reported as unused.
    if self.faults(findings) == faults {
      checkUsage(of: sets.map(\.name), modifiers: modifiers.map(\.name), findings: &findings)
    }
    return resolver
  }

  private func faults(_ findings: Findings) -> Int {
    [Rule.invalidResolver, .unresolvedReference, .limitExceeded].map(findings.count).reduce(0, +)
  }

  /// Reports sets and modifiers that nothing uses (requirement R-036).
  private func checkUsage(
    of sets: [String], modifiers: [String], findings: inout Findings
  ) {
    for name in sets where !usedSets.contains(name) {
      findings.add(
        .unusedSet,
        message:
          "'resolutionOrder' does not use set '\(printable(name))'; list it there, or remove it",
        at: document.keyPlace([.key("sets"), .key(name)]))
    }
    for name in modifiers where !usedModifiers.contains(name) {
      findings.add(
        .unusedModifier,
        message:
          "'resolutionOrder' does not list modifier '\(printable(name))'; list it there, or remove it",
        at: document.keyPlace([.key("modifiers"), .key(name)]))
    }
  }

  private mutating func step(
    _ item: JSONValue, at steps: [JSONStep], names: inout Set<String>,
    into set: inout TokenSet, findings: inout Findings
  ) -> Resolver.Step? {
    if let reference = item["$ref"] {
      guard let (name, isModifier) = named(reference, at: steps, findings: &findings) else {
        return nil
      }
      if isModifier { usedModifiers.insert(name) } else { usedSets.insert(name) }
      guard let layers = layers(of: item, at: steps, findings: &findings) else { return nil }
      if isModifier {
        if names.contains(name) { reportDuplicate(name, at: steps, findings: &findings) }
        return modifier(name, layers: layers, into: &set, findings: &findings).map(
          Resolver.Step.modifier)
      }
      return .set(self.set(layers, named: name, into: &set, findings: &findings))
    }
    guard let name = item["name"]?.string, let type = item["type"]?.string,
      type == "set" || type == "modifier"
    else {
      let wrong = ["type", "name"].first { key in
        item[key].map { $0.string == nil || (key == "type" && !isItemType($0)) } ?? false
      }
      report(
        "expected {\"$ref\": \"#/sets/…\" or \"#/modifiers/…\"}, or an inline item with a 'name' "
          + "and a 'type' of \"set\" or \"modifier\"", at: steps + (wrong.map { [.key($0)] } ?? []),
        findings: &findings)
      return nil
    }
    let isUsed = type == "modifier" && usedModifiers.contains(name)
    if !names.insert(name).inserted || isUsed {
      reportDuplicate(name, at: steps, findings: &findings)
    }
    let layers = [Members.Layer(value: item, steps: steps)]
    return type == "modifier"
      ? modifier(name, layers: layers, isInline: true, into: &set, findings: &findings).map(
        Resolver.Step.modifier)
      : .set(self.set(layers, isInline: true, into: &set, findings: &findings))
  }

  private func isItemType(_ value: JSONValue) -> Bool {
    value.string == "set" || value.string == "modifier"
  }

  private func reportDuplicate(_ name: String, at steps: [JSONStep], findings: inout Findings) {
    report(
      "two items are named '\(printable(name))'; rename one", at: steps + [.key("name")],
      findings: &findings)
  }

  /// The set or modifier that an entry of `resolutionOrder` references.
  private func named(
    _ reference: JSONValue, at steps: [JSONStep], findings: inout Findings
  ) -> (name: String, isModifier: Bool)? {
    let names = reference.string.flatMap(\.pointerNames)
    if let names, names.count == 2, names[0] == "sets" || names[0] == "modifiers" {
      if document.json.root[names[0]]?[names[1]] != nil {
        return (names[1], names[0] == "modifiers")
      }
      let known = document.json.root[names[0]]?.object?.map(\.key.string) ?? []
      findings.add(
        .unresolvedReference,
        message: "there is no '\(printable(names[1]))' in '\(names[0])'"
          + names[1].suggestion(among: known),
        at: document.place(steps + [.key("$ref")]))
    } else {
      report(
        "expected a reference to a set or a modifier (#/sets/… or #/modifiers/…), "
          + "found \(reference.excerpt)", at: steps + [.key("$ref")], findings: &findings)
    }
    return nil
  }

  // MARK: Sets

  private mutating func set(
    _ layers: [Members.Layer], named name: String? = nil, isInline: Bool = false,
    into set: inout TokenSet, findings: inout Findings
  ) -> [Int] {
    if let name, layers.count == 1, let known = sets[name] { return known }
    let items = setSources(layers, isInline: isInline, findings: &findings)
    let found = keepingLast(
      items.flatMap { sources($0.value, at: $0.steps, into: &set, findings: &findings) })
    if let name, layers.count == 1 { sets[name] = found }
    return found
  }

  /// The sources listed by a set.
  private func setSources(
    _ layers: [Members.Layer], isInline: Bool = false, findings: inout Findings
  ) -> [(value: JSONValue, steps: [JSONStep])] {
    guard
      var members = Members(
        layers, in: document, phrase: "a set", rule: .invalidResolver, findings: &findings)
    else {
      return []
    }
    readCommon(&members, isInline: isInline, findings: &findings)
    let sources = members.required("sources", findings: &findings)
    let items = members.items("sources", findings: &findings)
    members.finish(&findings)
    if sources?.array?.isEmpty == true {
      findings.add(
        .emptySet, message: "the set has no sources; add one, or remove the set",
        at: document.place(members.steps(to: "sources")))
    }
    return items
  }

  /// Reads the members that sets and modifiers share.
  private func readCommon(_ members: inout Members, isInline: Bool, findings: inout Findings) {
    if isInline { for key in ["name", "type"] { _ = members.string(key, findings: &findings) } }
    _ = members.string("description", findings: &findings)
    _ = members.entries("$extensions", findings: &findings)
  }

  /// The sources of a set that another source references.
  mutating func set(
    named name: String, layers: [Members.Layer], at steps: [JSONStep],
    into set: inout TokenSet, findings: inout Findings
  ) -> [Int] {
    guard !openSets.contains(name) else {
      report(
        "set '\(name)' contains itself: \((openSets + [name]).joined(separator: " → "))",
        at: steps, findings: &findings)
      return []
    }
    guard openSets.count < setDepthLimit else {
      findings.add(
        .limitExceeded,
        message:
          "sets are nested more than \(setDepthLimit) levels deep; list their sources directly",
        at: document.place(steps))
      return []
    }
    usedSets.insert(name)
    openSets.append(name)
    defer { openSets.removeLast() }
    return self.set(layers, named: name, into: &set, findings: &findings)
  }

  // MARK: Modifiers

  private mutating func modifier(
    _ name: String, layers: [Members.Layer], isInline: Bool = false,
    into set: inout TokenSet, findings: inout Findings
  ) -> Resolver.Modifier? {
    guard let shape = modifierShape(name, layers: layers, isInline: isInline, findings: &findings)
    else {
      return nil
    }
    var modifier = Resolver.Modifier(
      name: name, contexts: [], defaultContext: shape.defaultContext, steps: shape.steps)
    for context in shape.contexts {
      let sources = context.items.flatMap { item in
        self.sources(item.value, at: item.steps, into: &set, findings: &findings)
      }
      modifier.contexts.append((context.name, keepingLast(sources)))
    }
    return modifier
  }

  /// A modifier before its sources are read.
  private struct ModifierShape {
    var contexts: [(name: String, items: [(value: JSONValue, steps: [JSONStep])])] = []
    var defaultContext: String?
    /// The steps to the contexts.
    var steps: [JSONStep]
  }

  private func modifierShape(
    _ name: String, layers: [Members.Layer], isInline: Bool = false,
    findings: inout Findings
  ) -> ModifierShape? {
    guard
      var members = Members(
        layers, in: document, phrase: "a modifier", rule: .invalidResolver, findings: &findings)
    else { return nil }
    readCommon(&members, isInline: isInline, findings: &findings)
    var shape = ModifierShape(
      defaultContext: members.string("default", findings: &findings),
      steps: members.steps(to: "contexts"))
    let isGiven = members.required("contexts", findings: &findings)?.object != nil
    let contexts = members.entries("contexts", findings: &findings)
    members.finish(&findings)
    if isGiven { checkCount(of: contexts.count, name: name, members: members, findings: &findings) }
    checkCase(of: contexts, findings: &findings)
    if let named = shape.defaultContext, !contexts.isEmpty,
      !contexts.contains(where: { $0.name == named })
    {
      report(
        "the default '\(printable(named))' is not a context; expected "
          + contexts.map(\.name).quotedList(conjunction: "or")
          + named.suggestion(among: contexts.map(\.name)),
        at: members.steps(to: "default"), findings: &findings)
    }
    for context in contexts {
      guard let items = context.value.array else {
        report(
          "expected a list of sources, found \(context.value.excerpt)", at: context.steps,
          findings: &findings)
        continue
      }
      shape.contexts.append(
        (context.name, items.enumerated().map { ($1, context.steps + [.index($0)]) }))
    }
    return shape.contexts.isEmpty ? nil : shape
  }

  /// Reports a modifier with one context (requirement R-022) or none.
  private func checkCount(
    of count: Int, name: String, members: Members, findings: inout Findings
  ) {
    let place = document.place(members.steps(to: "contexts"))
    if count == 0 {
      findings.add(
        .invalidResolver,
        message:
          "modifier '\(printable(name))' has no contexts; give it at least two, or remove it",
        at: place)
    } else if count == 1 {
      findings.add(
        .singleContext,
        message:
          "modifier '\(printable(name))' has one context; give it at least two, or make it a set",
        at: place)
    }
  }

  /// Reports contexts that differ only in case, because inputs ignore case (requirement R-056).
  private func checkCase(
    of contexts: [(name: String, value: JSONValue, steps: [JSONStep])],
    findings: inout Findings
  ) {
    var known: [String: String] = [:]
    for context in contexts {
      guard let other = known.updateValue(context.name, forKey: context.name.lowercased()) else {
        continue
      }
      findings.add(
        .invalidResolver,
        message:
          "the contexts '\(printable(other))' and '\(printable(context.name))' differ only in case; "
          + "rename one", at: document.keyPlace(context.steps))
    }
  }

  func report(_ message: String, at steps: [JSONStep], findings: inout Findings) {
    findings.add(.invalidResolver, message: message, at: document.place(steps))
  }
}

/// The limit of nested sets.
let setDepthLimit = 256

/// The last occurrence of each source. Later sources win, so earlier ones have no effect.
private func keepingLast(_ sources: [Int]) -> [Int] {
  var seen: Set<Int> = []
  return sources.reversed().filter { seen.insert($0).inserted }.reversed()
}
