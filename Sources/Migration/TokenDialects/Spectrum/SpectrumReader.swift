/// Collects the tokens of files, and the axes along which their values vary.
struct SpectrumReader {
  var imported: ImportedTokens
  /// The dimensions in which values vary, such as the color scheme. Each context has one set.
  private(set) var axes: [ModeGroup] = []
  /// The modes of each field of names along which values vary, the default first: those that Spectrum's
  /// specification has, and those that files declare.
  private var modeSets: [(field: String, modes: [String])] = [
    ("colorScheme", ["light", "dark", "wireframe"]), ("scale", ["desktop", "mobile"]),
    ("contrast", ["regular", "high"]),
  ]
  /// Each token in each of its modes once, in the order of the files; objects come first.
  var entries: [SpectrumEntry] = []
  /// The elements of arrays by their ids.
  var byUUID: [TokenPath: Int] = [:]
  /// The elements of arrays, and the members of objects, by their names and modes.
  private var declared: [Bool: [TokenPath: Int]] = [:]
  /// The names of tokens by what else references can name.
  private(set) var names: [TokenPath: String] = [:]

  init(_ files: [ForeignFile]) {
    imported = ImportedTokens(sets: files.map(TokenFile.init(of:)))
    for file in files where file.document.json.root.isModeSet { add(file.document.json.root) }
    for (index, file) in files.enumerated() { readObject(file.document, file: index) }
    for (index, file) in files.enumerated() { readArray(file.document, file: index) }
    names = namesByID()
    for index in entries.indices { add(index) }
    let tokens = entries.filter { $0.modes.count < 2 }
      .grouped { TokenPath(names: [$0.isElement ? "" : "\($0.file)", $0.name]) }
    completeAxes(tokens)
    for entries in tokens { reportGaps(entries) }
  }

  /// Adds a mode set that a file declares.
  private mutating func add(_ modeSet: JSONValue) {
    guard let field = modeSet["name"]?.string, let modes = modeSet["modes"]?.array else { return }
    let names = modes.compactMap(\.string)
    let usual = modeSet["default"]?.string ?? names.first
    modeSets.removeAll { $0.field == field }
    modeSets.append((field, [usual].compactMap(\.self) + names.filter { $0 != usual }))
  }

  // MARK: Entries

  private mutating func readObject(_ document: Document, file: Int) {
    let root = document.json.root
    if root.kind == .array || root.isModeSet { return }
    guard let members = PlacedValue(root).members else {
      imported.findings.noteLoss(
        "expected an object of tokens at the top level, found \(root.kind.phrase)",
        at: document.place())
      return
    }
    for token in members where token.name.utf8.first != UInt8(ascii: "$") {
      guard token.value.kind == .object else {
        imported.findings.noteLoss(
          "'\(printable(token.name))' is not a token but \(token.value.kind.phrase)",
          at: document.keyPlace(token.steps))
        continue
      }
      let variants = token["sets"]?.members
      let home = variants.map { axis(of: Set($0.map(\.name))) }
      for placed in variants ?? [token] {
        if let home, placed.value["sets"] == nil { _ = set(for: placed.name, of: home) }
        let mode = home.map { SpectrumEntry.Mode(field: axes[$0].name, name: placed.name) }
        let entry = SpectrumEntry(
          name: token.name, modes: [mode].compactMap(\.self), placed: placed, document: document,
          file: file, owner: mode == nil ? nil : token)
        if isFirst(entry, cure: "remove one of them") { entries.append(entry) }
      }
    }
  }

  /// Whether an entry is the first one of its name and its modes, which wins, as in Spectrum. Reports another
  /// one.
  mutating func isFirst(_ entry: SpectrumEntry, cure: String) -> Bool {
    let declaration = TokenPath(names: [entry.name] + entry.modes.flatMap { [$0.field, $0.name] })
    guard let first = declared[entry.isElement, default: [:]][declaration] else {
      declared[entry.isElement, default: [:]][declaration] = entries.count
      return true
    }
    imported.replacedCount += 1
    imported.findings.add(
      .changedValue, about: [entry.name],
      " is declared twice\(phrase(entry.modes)); the first one wins; \(cure)", at: entry.place,
      related: [Diagnostic.Related("the first declaration", at: entries[first].place)])
    return false
  }

  private mutating func readArray(_ document: Document, file: Int) {
    var uses: [PlacedValue] = []
    for item in PlacedValue(document.json.root).items ?? [] {
      if item.value["name"] == nil, item.value["scope"] != nil, item.value["legacyKey"] == nil,
        item.value["value"] == nil
      {
        uses.append(item)
      } else if let entry = SpectrumEntry(
        item, of: document, file: file, fields: modeSets.map(\.field),
        findings: &imported.findings)
      {
        add(entry)
      }
    }
    guard let first = uses.first else { return }
    imported.findings.noteLoss(
      "\(counted(uses.count, noun: "relationship")) only "
        + "\(uses.count == 1 ? "says which token a component uses; it is" : "say which tokens a component uses; they are") left out",
      at: document.place(first.steps))
  }

  /// Adds an entry as a token: one without a mode to the set of its file, another one to the set of its mode.
  private mutating func add(_ index: Int) {
    let entry = entries[index]
    guard let set = set(of: entry) else {
      imported.lostCount += 1
      return
    }
    guard let (value, source) = value(of: index) else {
      return imported.lose(in: set, at: entry.place)
    }
    var token = ForeignToken(
      names: [entry.name], value: value, type: type(of: entries[source].value),
      file: set, place: entry.place)
    token.description = entry.value["description"]?.string ?? entry.value["comment"]?.string
    token.deprecated = deprecation(of: entry.value) ?? (entry.owner?.value).flatMap(deprecation)
    var vendor: [JSONTree.Member] = []
    for placed in [entry.owner, entry.placed].compactMap(\.self) {
      vendor += (placed.members ?? []).filter { !isKnown($0.name, $0.value) }
        .map(entry.document.verbatim)
    }
    if !vendor.isEmpty {
      token.extensions = [.init("com.adobe.spectrum", value: .object(merging: vendor))]
    }
    imported.tokens.append(token)
  }

  /// The type of a token: the name of its schema; nil for an alias.
  private func type(of value: JSONValue) -> String? {
    let schema = value["$schema"]?.string.flatMap(schemaName)
    return schema == nil || schema == "alias"
      ? value["$valueType"]?.string.flatMap(schemaName) : schema
  }

  private func deprecation(of value: JSONValue) -> JSONTree? {
    let lifecycle = value["lifecycle"]
    let isOver = lifecycle?["deprecatedIn"].map { $0.boolean != false && $0.kind != .null } ?? false
    guard isOver || value["deprecated"]?.boolean == true else { return nil }
    let reason = isOver ? lifecycle?["deprecatedComment"] : value["deprecated_comment"]
    return reason?.string.map { .string($0) } ?? .boolean(true)
  }

  /// Whether DTCG has a member, or the token says it already.
  private func isKnown(_ name: String, _ value: JSONValue) -> Bool {
    let known: Set = [
      "$schema", "$valueType", "value", "$ref", "sets", "description", "deprecated",
      "deprecated_comment",
    ]
    return known.contains(name) || name == "name" && value.kind == .string
  }

  // MARK: Axes

  /// The axis that has one of the contexts, or a new one.
  private mutating func axis(of contexts: Set<String>) -> Int {
    let known = axes.firstIndex { !contexts.isDisjoint(with: $0.contexts.map(\.name)) }
    if let known { return known }
    let usual = [("colorScheme", "light"), ("scale", "desktop"), ("system", "spectrum")]
    return axis(
      named: usual.first { contexts.contains($0.1) }?.0
        ?? (axes.isEmpty ? "mode" : "mode\(axes.count + 1)"))
  }

  /// The axis with a name, or a new one.
  private mutating func axis(named name: String) -> Int {
    if let known = axes.firstIndex(where: { $0.name == name }) { return known }
    axes.append(ModeGroup(name: name, contexts: [], defaultContext: 0))
    return axes.count - 1
  }

  private mutating func set(for context: String, of axis: Int) -> Int {
    if let known = axes[axis].contexts.first(where: { $0.name == context }) { return known.sets[0] }
    let set = imported.sets.count
    imported.sets.append(TokenFile(name: "\(axes[axis].name).\(context)"))
    axes[axis].contexts.append(.init(context, sets: [set]))
    return set
  }

  /// The set of an entry; nil, with a finding, if it has sets itself, or applies in a combination of modes.
  private mutating func set(of entry: SpectrumEntry) -> Int? {
    guard let mode = entry.mode else { return entry.file }
    if entry.owner != nil, entry.value["sets"] != nil {
      return lose(
        entry, " has nested sets in '\(printable(mode.name))'; only one level is supported",
        at: entry.document.keyPlace(entry.placed.steps))
    }
    guard entry.modes.count == 1 else {
      let modes = entry.modes.map { "\(printable($0.field)) '\(printable($0.name))'" }
      return lose(
        entry,
        " has a value for \(modes.joined(separator: " with ")); a resolver has no sets for combinations; "
          + "keep one of them in 'name'")
    }
    return set(for: mode.name, of: axis(named: mode.field))
  }

  /// Puts the contexts of each axis in the order of its mode set, and others last. If a token has one
  /// value for all modes and another for some, the axis also has its default, in which the first one
  /// applies.
  private mutating func completeAxes(_ tokens: [[SpectrumEntry]]) {
    for (field, modes) in modeSets {
      guard let axis = axes.firstIndex(where: { $0.name == field }) else { continue }
      let needsUsual = tokens.contains { entries in
        entries.contains { $0.mode == nil } && entries.contains { $0.mode?.field == field }
      }
      if needsUsual, let usual = modes.first { _ = set(for: usual, of: axis) }
      let contexts = axes[axis].contexts
      axes[axis].contexts =
        modes.compactMap { name in contexts.first { $0.name == name } }
        + contexts.filter { !modes.contains($0.name) }
    }
  }

  /// Reports the modes in which a token has no value, and a token that varies along two axes.
  private mutating func reportGaps(_ entries: [SpectrumEntry]) {
    let first = entries[0]
    let varying = axes.filter { axis in entries.contains { $0.mode?.field == axis.name } }
    if varying.count > 1, let last = varying.last {
      imported.findings.add(
        .changedValue, about: [first.name],
        " varies with " + varying.map { "'\(printable($0.name))'" }.joined(separator: " and ")
          + "; its values for '\(printable(last.name))' override the others", at: first.place)
    }
    let modes = Set(entries.map(\.mode))
    guard !modes.contains(nil) else { return }
    let (document, steps) = (first.document, first.placed.steps)
    let place = first.owner == nil ? document.place(steps) : document.keyPlace(steps.dropLast())
    for axis in varying {
      for context in axis.contexts.map(\.name)
      where !modes.contains(.init(field: axis.name, name: context)) {
        imported.findings.add(
          .notCarried, about: [first.name], " has no value for '\(printable(context))'", at: place)
      }
    }
  }
}

extension JSONValue {
  /// Whether a file declares a mode set of Spectrum.
  var isModeSet: Bool { self["$schema"]?.string?.hasSuffix("/mode-set.schema.json") ?? false }
}

/// The name of a schema: `color` for `…/token-types/color.json`, and for `…/color.schema.json`.
private func schemaName(_ path: String) -> String? {
  path.split(separator: "/").last.map { file in
    let name = file.hasSuffix(".json") ? file.dropLast(".json".count) : file
    return String(name.hasSuffix(".schema") ? name.dropLast(".schema".count) : name)
  }
}
