/// Reads a resolver document and the token trees it names (Resolver 4).
struct ResolverReader {
  let log: DocumentLog
  var document: Document { log.document }
  let index: Int
  /// Token files by path, as indices into `TokenSet.documents`.
  let files: [String: Int]
  /// For the path of a missing file, existing files that it may mean.
  let similarFiles: [String: [String]]
  /// Token files in other formats, which are skipped because they are already reported.
  let foreign: Set<Int>
  /// The paths of token files that could not be read, which are already reported.
  let unread: Set<String>
  /// How many folders further up than the project's token files may be.
  let parents: Int
  /// The trees of tokens so far.
  var tokens: TokenSet
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
    _ index: Int, files: [String: Int], similarFiles: [String: [String]], passing foreign: Set<Int>,
    unread: Set<String>, parents: Int, into set: inout TokenSet, findings: inout Findings
  ) -> Resolver? {
    let document = set.documents[index]
    return DocumentLog.reading(document, rule: .invalidResolver, findings: &findings) { log in
      var reader = ResolverReader(
        log: log, index: index, files: files, similarFiles: similarFiles, foreign: foreign,
        unread: unread, parents: parents, tokens: set)
      set = TokenSet()  // so that the reader has the only copy and can grow it in place
      defer { set = reader.tokens }
      return reader.resolver()
    }
  }

  private mutating func resolver() -> Resolver? {
    let faults = faultCount
    guard var members = Members(log.root, of: log, phrase: "a resolver document") else {
      return nil
    }
    if let version = members.required("version"), version.value.string != "2025.10" {
      let _: String? = log.refuse(version, wanted: "version \"2025.10\"")
    }
    for name in ["name", "description"] { _ = members.string(name) }
    _ = members.entries("$defs")
    let sets = members.entries("sets")
    let modifiers = members.entries("modifiers")
    let order = members.required("resolutionOrder")
    members.finish()
    for set in sets {
      guard let layers = layers(of: set) else { continue }
      _ = setSources(layers)
    }
    for modifier in modifiers {
      guard let layers = layers(of: modifier) else { continue }
      _ = modifierShape(modifier.name, layers: layers)
    }
    guard let items = order?.items, !items.isEmpty else {
      return order.flatMap { log.refuse($0, wanted: "an array of sets and modifiers") }
    }
    var resolver = Resolver(place: document.place([.key("resolutionOrder")]), document: document)
    var names: Set<String> = []
    for item in items {
      guard let step = step(item, names: &names) else { continue }
      resolver.steps.append(step)
    }
    // After a misspelled reference, its intended target would be reported as unused.
    if faultCount == faults { checkUsage(of: sets.map(\.name), modifiers: modifiers.map(\.name)) }
    return resolver
  }

  private var faultCount: Int {
    [Rule.invalidResolver, .unresolvedReference, .limitExceeded].map(log.findings.count)
      .reduce(0, +)
  }

  /// Reports sets and modifiers that nothing uses (requirement R-036).
  private func checkUsage(of sets: [String], modifiers: [String]) {
    for name in sets where !usedSets.contains(name) {
      log.report(
        "'resolutionOrder' does not use set '\(printable(name))'; list it there, or remove it",
        rule: .unusedSet, atKey: [.key("sets"), .key(name)])
    }
    for name in modifiers where !usedModifiers.contains(name) {
      log.report(
        "'resolutionOrder' does not list modifier '\(printable(name))'; list it there, or remove it",
        rule: .unusedModifier, atKey: [.key("modifiers"), .key(name)])
    }
  }

  private mutating func step(_ item: PlacedValue, names: inout Set<String>) -> Resolver.Step? {
    if let reference = item["$ref"] {
      guard let (name, isModifier) = named(reference) else { return nil }
      if isModifier { usedModifiers.insert(name) } else { usedSets.insert(name) }
      guard let layers = layers(of: item) else { return nil }
      if isModifier {
        if names.contains(name) { reportDuplicate(name, at: item.steps) }
        return modifier(name, layers: layers).map(Resolver.Step.modifier)
      }
      return .set(self.set(layers, named: name))
    }
    guard let name = item["name"]?.value.string, let type = item["type"]?.value.string,
      type == "set" || type == "modifier"
    else {
      let wrong = ["type", "name"].lazy.compactMap { item[$0] }.first { member in
        member.value.string.map { member.name == "type" && !["set", "modifier"].contains($0) }
          ?? true
      }
      return log.refuse(
        "expected {\"$ref\": \"#/sets/…\" or \"#/modifiers/…\"}, or an inline item with a 'name' "
          + "and a 'type' of \"set\" or \"modifier\"", at: (wrong ?? item).steps)
    }
    let isUsed = type == "modifier" && usedModifiers.contains(name)
    if !names.insert(name).inserted || isUsed { reportDuplicate(name, at: item.steps) }
    return type == "modifier"
      ? modifier(name, layers: [item], isInline: true).map(Resolver.Step.modifier)
      : .set(self.set([item], isInline: true))
  }

  private func reportDuplicate(_ name: String, at steps: [JSONStep]) {
    report("two items are named '\(printable(name))'; rename one", at: steps + [.key("name")])
  }

  /// The set or modifier that an entry of `resolutionOrder` references.
  private func named(_ reference: PlacedValue) -> (name: String, isModifier: Bool)? {
    let names = reference.value.string.flatMap(\.pointerNames)
    if let names, names.count == 2, names[0] == "sets" || names[0] == "modifiers" {
      if document.json.root[names[0]]?[names[1]] != nil {
        return (names[1], names[0] == "modifiers")
      }
      let known = document.json.root[names[0]]?.object?.map(\.key.string) ?? []
      return log.refuse(
        "there is no '\(printable(names[1]))' in '\(names[0])'"
          + names[1].suggestion(among: known), rule: .unresolvedReference, at: reference.steps)
    }
    return log.refuse(
      reference, wanted: "a reference to a set or a modifier (#/sets/… or #/modifiers/…)")
  }

  // MARK: Sets

  private mutating func set(
    _ layers: [PlacedValue], named name: String? = nil, isInline: Bool = false
  ) -> [Int] {
    if let name, layers.count == 1, let known = sets[name] { return known }
    let items = setSources(layers, isInline: isInline)
    let found = keepingLast(items.flatMap { sources($0) })
    if let name, layers.count == 1 { sets[name] = found }
    return found
  }

  /// The sources listed by a set.
  private func setSources(_ layers: [PlacedValue], isInline: Bool = false) -> [PlacedValue] {
    guard var members = Members(layers, of: log, phrase: "a set") else { return [] }
    readCommon(&members, isInline: isInline)
    let sources = members.required("sources")
    let items = members.items("sources")
    members.finish()
    if let sources, sources.items?.isEmpty == true {
      log.report(
        "the set has no sources; add one, or remove the set", rule: .emptySet, at: sources.steps)
    }
    return items
  }

  /// Reads the members that sets and modifiers share.
  private func readCommon(_ members: inout Members, isInline: Bool) {
    if isInline { for key in ["name", "type"] { _ = members.string(key) } }
    _ = members.string("description")
    _ = members.entries("$extensions")
  }

  /// The sources of a set that another source references.
  mutating func set(named name: String, layers: [PlacedValue], at steps: [JSONStep]) -> [Int] {
    guard !openSets.contains(name) else {
      report(
        "set '\(name)' contains itself: \((openSets + [name]).joined(separator: " → "))", at: steps)
      return []
    }
    guard openSets.count < setDepthLimit else {
      log.report(
        "sets are nested more than \(setDepthLimit) levels deep; list their sources directly",
        rule: .limitExceeded, at: steps)
      return []
    }
    usedSets.insert(name)
    openSets.append(name)
    defer { openSets.removeLast() }
    return self.set(layers, named: name)
  }

  // MARK: Modifiers

  private mutating func modifier(
    _ name: String, layers: [PlacedValue], isInline: Bool = false
  ) -> Resolver.Modifier? {
    guard let shape = modifierShape(name, layers: layers, isInline: isInline) else { return nil }
    var modifier = Resolver.Modifier(
      name: name, contexts: [], defaultContext: shape.defaultContext, steps: shape.steps)
    for context in shape.contexts {
      let found = context.items.flatMap { sources($0) }
      modifier.contexts.append((context.name, keepingLast(found)))
    }
    return modifier
  }

  /// A modifier before its sources are read.
  private struct ModifierShape {
    var contexts: [(name: String, items: [PlacedValue])] = []
    var defaultContext: String?
    /// The steps to the contexts.
    var steps: [JSONStep]
  }

  private func modifierShape(
    _ name: String, layers: [PlacedValue], isInline: Bool = false
  ) -> ModifierShape? {
    guard var members = Members(layers, of: log, phrase: "a modifier") else { return nil }
    readCommon(&members, isInline: isInline)
    let (usual, given) = (members.value("default"), members.required("contexts"))
    var shape = ModifierShape(defaultContext: members.string("default"), steps: given?.steps ?? [])
    let contexts = members.entries("contexts")
    members.finish()
    // One context (requirement R-022) or none
    if let given, given.members != nil, contexts.count < 2 {
      let (found, cure) =
        contexts.isEmpty ? ("no contexts", "remove it") : ("one context", "make it a set")
      log.report(
        "modifier '\(printable(name))' has \(found); give it at least two, or \(cure)",
        rule: contexts.isEmpty ? .invalidResolver : .singleContext, at: given.steps)
    }
    checkCase(of: contexts)
    if let usual, let named = shape.defaultContext, !contexts.isEmpty,
      !contexts.contains(where: { $0.name == named })
    {
      report(
        "the default '\(printable(named))' is not a context; expected "
          + contexts.map(\.name).quotedList(conjunction: "or")
          + named.suggestion(among: contexts.map(\.name)), at: usual.steps)
    }
    for context in contexts {
      let items = context.items ?? log.refuse(context, wanted: "an array of sources")
      if let items { shape.contexts.append((context.name, items)) }
    }
    return shape.contexts.isEmpty ? nil : shape
  }

  /// Reports contexts that differ only in case, because inputs ignore case (requirement R-056).
  private func checkCase(of contexts: [PlacedValue]) {
    var known: [String: String] = [:]
    for context in contexts {
      guard let other = known.updateValue(context.name, forKey: context.name.lowercased())
      else { continue }
      log.report(
        "the contexts '\(printable(other))' and '\(printable(context.name))' differ only in case; "
          + "rename one", atKey: context.steps)
    }
  }

  func report(_ message: String, at steps: [JSONStep]) { log.report(message, at: steps) }
}

/// The limit of nested sets.
let setDepthLimit = 256

/// The last occurrence of each source. Later sources win, so earlier ones have no effect.
private func keepingLast(_ sources: [Int]) -> [Int] { sources.reversed().uniqued.reversed() }
