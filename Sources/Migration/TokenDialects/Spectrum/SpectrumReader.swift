import ModeFinding

/// Collects the tokens of files, and the axes along which their values vary.
struct SpectrumReader {
  var imported: ImportedTokens
  /// The dimensions in which values vary, such as the color scheme. Each context has one set.
  private(set) var axes: [ModeGroup] = []
  /// The ids of tokens in objects, with their names.
  private var ids: [(id: String, name: String)] = []

  init(_ files: [ForeignFile]) { imported = ImportedTokens(sets: files.map(TokenFile.init(of:))) }

  mutating func read(_ document: Document, file: Int) {
    guard let object = document.json.root.object else {
      imported.findings.noteLoss(
        "expected an object of tokens at the top level, found \(document.json.root.kind.phrase)",
        at: document.place())
      return
    }
    for (key, value) in object where key.first != UInt8(ascii: "$") {
      let name = key.string
      let steps = [JSONStep.key(name)]
      guard value.kind == .object else {
        imported.findings.noteLoss(
          "'\(printable(name))' is not a token but \(value.kind.phrase)",
          at: document.keyPlace(steps))
        continue
      }
      let variants = value["sets"]?.object
      for one in [value] + (variants?.map(\.value) ?? []) {
        if let id = one["uuid"]?.string { ids.append((id, name)) }
      }
      guard let variants else {
        imported.tokens.append(
          token(name, value: value, document: document, steps: steps, set: file))
        continue
      }
      read(variants, named: name, token: value, document: document)
    }
  }

  private mutating func read(
    _ variants: JSONObject, named name: String, token: JSONValue, document: Document
  ) {
    let names = variants.map(\.key.string)
    let axis = axis(of: names)
    for (key, value) in variants {
      let context = key.string
      let steps = [JSONStep.key(name), .key("sets"), .key(context)]
      if value["sets"] != nil {
        imported.lostCount += 1
        imported.findings.noteLoss(
          "'\(printable(name))' has nested sets in '\(printable(context))'; only one level is supported",
          at: document.keyPlace(steps), path: [name].tokenPath)
        continue
      }
      let set = set(for: context, of: axis)
      var variant = self.token(name, value: value, document: document, steps: steps, set: set)
      variant.deprecated = variant.deprecated ?? deprecation(of: token)
      variant.extensions = merged(
        vendorMembers(of: token, document: document, steps: [.key(name)]),
        variant: variant.extensions)
      imported.tokens.append(variant)
    }
    for missing in axes[axis].contexts.map(\.name) where !names.contains(missing) {
      imported.findings.noteLoss(
        "'\(printable(name))' has no value for '\(printable(missing))'",
        at: document.keyPlace([.key(name), .key("sets")]), path: [name].tokenPath)
    }
  }

  private func token(
    _ name: String, value: JSONValue, document: Document, steps: [JSONStep], set: Int
  ) -> ForeignToken {
    var token = ForeignToken(
      names: [name], value: value["value"].map { JSONTree($0) } ?? .null, type: type(of: value),
      file: set, place: document.place(steps + [.key("value")]))
    token.description = value["description"]?.string ?? value["comment"]?.string
    token.deprecated = deprecation(of: value)
    token.extensions = vendorMembers(of: value, document: document, steps: steps)
    return token
  }

  /// The type of a token: the name of its schema; nil for an alias.
  private func type(of value: JSONValue) -> String? {
    let schema = value["$schema"]?.string.flatMap(schemaName)
    return schema == nil || schema == "alias"
      ? value["$valueType"]?.string.flatMap(schemaName) : schema
  }

  private func deprecation(of value: JSONValue) -> JSONTree? {
    if let lifecycle = value["lifecycle"], let version = lifecycle["deprecatedIn"],
      version.boolean != false, version.kind != .null
    {
      return lifecycle["deprecatedComment"]?.string.map { .string($0) } ?? .boolean(true)
    }
    guard value["deprecated"]?.boolean == true else { return nil }
    return value["deprecated_comment"]?.string.map { .string($0) } ?? .boolean(true)
  }

  /// The members that DTCG does not have.
  private func vendorMembers(
    of value: JSONValue, document: Document, steps: [JSONStep]
  ) -> [JSONTree.Member] {
    let known: Set = [
      "$schema", "$valueType", "value", "$ref", "sets", "description", "deprecated",
      "deprecated_comment",
    ]
    let members = value.members.filter { key, member in
      !known.contains(key.string) && !(key == "name" && member.kind == .string)
    }.map { document.verbatim($0.key, value: $0.value, at: steps) }
    return members.isEmpty ? [] : [.init("com.adobe.spectrum", value: .object(members))]
  }

  /// The members of a token, overridden by those of its variant.
  private func merged(_ token: [JSONTree.Member], variant: [JSONTree.Member]) -> [JSONTree.Member] {
    guard var tree = token.first?.value else { return variant }
    for member in variant.first?.value.members ?? [] { tree.set(member.name, value: member.value) }
    return [.init("com.adobe.spectrum", value: tree)]
  }

  // MARK: Axes

  /// The axis that has one of the contexts, or a new one.
  private mutating func axis(of contexts: [String]) -> Int {
    if let known = axes.firstIndex(where: { axis in
      axis.contexts.contains { contexts.contains($0.name) }
    }) {
      return known
    }
    let known = [("colorScheme", "light"), ("scale", "desktop"), ("system", "spectrum")]
    return addAxis(
      known.first { contexts.contains($0.1) }?.0
        ?? (axes.isEmpty ? "mode" : "mode\(axes.count + 1)"))
  }

  /// The axis with a name, or a new one.
  private mutating func axis(named name: String) -> Int {
    axes.firstIndex { $0.name == name } ?? addAxis(name)
  }

  private mutating func addAxis(_ name: String) -> Int {
    axes.append(ModeGroup(name: name, contexts: [], defaultContext: 0))
    return axes.count - 1
  }

  private mutating func set(for context: String, of axis: Int) -> Int {
    if let known = axes[axis].contexts.first(where: { $0.name == context }) { return known.sets[0] }
    let set = imported.sets.count
    imported.sets.append(TokenFile(name: "\(axes[axis].name).\(context)"))
    axes[axis].contexts.append((context, [set]))
    return set
  }

  /// Adds the tokens of array files: those without a mode to the set of their file, the others to the
  /// set of their mode.
  mutating func add(_ cascade: SpectrumCascade, modeSets: SpectrumModeSets) {
    var cascade = cascade
    cascade.addNames(
      ofObjects: ids.reversed() + imported.tokens.map { ($0.names[0], $0.names[0]) })
    for (index, entry) in cascade.entries.enumerated() {
      guard let set = set(of: entry) else {
        imported.lostCount += 1
        continue
      }
      guard let found = cascade.value(of: index) else {
        imported.lostCount += 1
        continue
      }
      var token = token(
        entry.name, value: entry.value, document: entry.document, steps: entry.steps, set: set)
      token.value = found.value
      token.place = entry.place
      if found.source != index { token.type = type(of: cascade.entries[found.source].value) }
      imported.tokens.append(token)
    }
    imported.findings.add(cascade.findings)
    let tokens = cascade.entries.filter { $0.modes.count < 2 }
      .grouped { TokenPath(names: [$0.name]) }
    completeAxes(tokens, modeSets: modeSets)
    for entries in tokens { reportGaps(entries) }
  }

  /// The set of an entry; nil, with a finding, if it applies in a combination of modes.
  private mutating func set(of entry: SpectrumEntry) -> Int? {
    guard let mode = entry.mode else { return entry.file }
    guard entry.modes.count == 1 else {
      let modes = entry.modes.map { "\(printable($0.field)) '\(printable($0.name))'" }
      imported.findings.noteLoss(
        "'\(printable(entry.name))' has a value for \(modes.joined(separator: " with ")); a resolver "
          + "has no sets for combinations; keep one of them in 'name'", at: entry.place,
        path: [entry.name].tokenPath)
      return nil
    }
    return set(for: mode.name, of: axis(named: mode.field))
  }

  /// Puts the contexts of each axis in the order of its mode set, and others last. If a token has one
  /// value for all modes and another for some, the axis also has its default, in which the first one
  /// applies.
  private mutating func completeAxes(_ tokens: [[SpectrumEntry]], modeSets: SpectrumModeSets) {
    for (field, modes) in modeSets.sets {
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
    guard !entries.contains(where: { $0.mode == nil }) else { return }
    for axis in varying {
      for context in axis.contexts.map(\.name)
      where !entries.contains(where: { $0.mode == .init(field: axis.name, name: context) }) {
        imported.findings.add(
          .notCarried, about: [first.name], " has no value for '\(printable(context))'",
          at: first.document.place(first.steps))
      }
    }
  }
}

/// The name of a schema: `color` for `…/token-types/color.json`, and for `…/color.schema.json`.
private func schemaName(_ path: String) -> String? {
  path.split(separator: "/").last.map { file in
    let name = file.hasSuffix(".json") ? file.dropLast(".json".count) : file
    return String(name.hasSuffix(".schema") ? name.dropLast(".schema".count) : name)
  }
}
