extension Dialect {
  /// Adobe Spectrum's objects of tokens, with `sets` of values for color schemes and scales.
  ///
  /// Each file becomes a set. Each kind of modes becomes a modifier with a set for each context. A modifier
  /// needs two contexts (Resolver 4.1.5); the set of a single context is always merged.
  package static let spectrum: Dialect = .init(
    id: "spectrum", title: "Adobe Spectrum",
    signs: [
      DialectSign(.older, at: "$schema", because: "a token has a $schema of Spectrum's token types")
      { $0["$schema"]?.string?.holds(text: "/token-types/") ?? false }
    ], refusal: .always,
    reader: DialectReader(position: 4, declaresThemes: true) { files, options, tokens in
      let reader = SpectrumReader(files)
      tokens.add(
        reader.imported,
        plan: ThemePlan(
          reader.axes, above: Array(files.indices), setCount: reader.imported.sets.count),
        options: options)
    })
}

/// Collects the tokens of files, and the axes along which their values vary.
private struct SpectrumReader {
  private(set) var imported: ImportedTokens
  /// The dimensions in which values vary, such as the color scheme. Each context has one set.
  private(set) var axes: [ModeGroup] = []
  /// The last declaration of each name.
  private var declared: [TokenPath: Place] = [:]

  init(_ files: [ForeignFile]) {
    imported = ImportedTokens(sets: files.map(TokenFile.init(of:)))
    for (index, file) in files.enumerated() { read(file.document, file: index) }
    for (name, modes) in Self.modes {
      guard let axis = axes.firstIndex(where: { $0.name == name }) else { continue }
      let contexts = axes[axis].contexts
      axes[axis].contexts =
        modes.compactMap { mode in contexts.first { $0.name == mode } }
        + contexts.filter { !modes.contains($0.name) }
    }
  }

  /// The modes of each axis of Spectrum, the default first.
  private static let modes: KeyValuePairs = [
    "colorScheme": ["light", "dark", "wireframe"], "scale": ["desktop", "mobile"],
    "system": ["spectrum", "express"],
  ]

  private mutating func read(_ document: Document, file: Int) {
    guard let members = PlacedValue(document.json.root).members else {
      imported.findings.noteLoss(
        "expected an object of tokens at the top level, found \(document.json.root.kind.phrase)",
        at: document.place())
      return
    }
    for token in members where token.name.utf8.first != UInt8(ascii: "$") {
      let place = document.keyPlace(token.steps)
      guard token.value.kind == .object else {
        imported.findings.noteLoss(
          "'\(printable(token.name))' is not a token but \(token.value.kind.phrase)", at: place)
        continue
      }
      if let first = declared.updateValue(place, forKey: TokenPath(names: [token.name])) {
        imported.findings.add(
          .changedValue, about: [token.name],
          " is declared twice; the last one wins; remove one of them", at: place,
          related: [Diagnostic.Related("the other declaration", at: first)])
      }
      guard let variants = token["sets"]?.members else {
        add([token], of: document, to: file)
        continue
      }
      let axis = axis(of: Set(variants.map(\.name)))
      for mode in variants { add([token, mode], of: document, to: set(mode.name, of: axis)) }
    }
  }

  /// Adds a token, or its value in a mode.
  private mutating func add(_ parts: [PlacedValue], of document: Document, to set: Int) {
    let (token, last) = (parts[0], parts[parts.count - 1])
    let place = document.place(last.steps + [.key("value")])
    guard let value = last.value["value"] else {
      imported.lose(in: set, at: place)
      imported.findings.add(
        .notCarried, about: [token.name],
        parts.count > 1 ? " has no 'value' in '\(printable(last.name))'" : " has no 'value'",
        at: place)
      return
    }
    var found = ForeignToken(
      names: [token.name], value: JSONTree(value), type: type(of: last.value), file: set,
      place: place)
    for part in parts.reversed() {
      let description = part.value["description"] ?? part.value["comment"]
      found.description = found.description ?? description?.string
      if found.deprecated == nil, part.value["deprecated"]?.boolean == true {
        let comment = part.value["deprecated_comment"]?.string
        found.deprecated = comment.map { .string($0) } ?? .boolean(true)
      }
    }
    let vendor = parts.flatMap { $0.members ?? [] }.filter { !Self.known.contains($0.name) }
      .map(document.verbatim)
    if !vendor.isEmpty {
      found.extensions = [.init("com.adobe.spectrum", value: .object(merging: vendor))]
    }
    imported.tokens.append(found)
  }

  /// The members that DTCG has.
  private static let known: Set = [
    "$schema", "value", "sets", "description", "comment", "deprecated", "deprecated_comment",
  ]

  /// The type of a token: the name of its schema, `color` for `…/token-types/color.json`; nil for an alias.
  private func type(of value: JSONValue) -> String? {
    let file = value["$schema"]?.string?.split(separator: "/").last
    let name = file.map { String($0.hasSuffix(".json") ? $0.dropLast(".json".count) : $0) }
    return name == "alias" ? nil : name
  }

  // MARK: Axes

  /// The axis that has one of the contexts, or a new one.
  private mutating func axis(of contexts: Set<String>) -> Int {
    let known = axes.firstIndex { !contexts.isDisjoint(with: $0.contexts.map(\.name)) }
    if let known { return known }
    let name = Self.modes.first { !contexts.isDisjoint(with: $0.value) }?.key
    axes.append(
      ModeGroup(
        name: name ?? (axes.isEmpty ? "mode" : "mode\(axes.count + 1)"), contexts: [],
        defaultContext: 0))
    return axes.count - 1
  }

  private mutating func set(_ context: String, of axis: Int) -> Int {
    if let known = axes[axis].contexts.first(where: { $0.name == context }) { return known.sets[0] }
    let set = imported.sets.count
    imported.sets.append(TokenFile(name: "\(axes[axis].name).\(context)"))
    axes[axis].contexts.append(.init(context, sets: [set]))
    return set
  }
}
