import ForeignValues

/// The tokens of array files, which Spectrum calls the cascade, and what their references mean.
struct SpectrumCascade {
  /// Each token in each of its modes once, in the order of the files.
  private(set) var entries: [SpectrumEntry] = []
  private(set) var findings = Findings()
  /// The entries by their ids.
  private var byUUID: [TokenPath: Int] = [:]
  private var declared: [Declaration: Int] = [:]
  /// The tokens of a name, in every mode, by its own ids, and by the name itself.
  private var names: [TokenPath: String] = [:]

  /// A name and the modes it applies in.
  private struct Declaration: Hashable {
    var name: TokenPath
    var modes: Set<SpectrumEntry.Mode>
  }

  /// Reads an array file.
  mutating func add(_ document: Document, file: Int, modeSets: SpectrumModeSets) {
    guard let array = document.json.root.array else { return }
    var uses: [Int] = []
    for (index, value) in array.enumerated() {
      if value["name"] == nil, value["scope"] != nil, value["legacyKey"] == nil,
        value["value"] == nil
      {
        uses.append(index)
        continue
      }
      guard
        let entry = SpectrumEntry(
          document, file: file, index: index, modeSets: modeSets, findings: &findings)
      else { continue }
      add(entry)
    }
    guard let first = uses.first else { return }
    findings.noteLoss(
      "\(counted(uses.count, noun: "relationship")) only "
        + "\(uses.count == 1 ? "says which token a component uses; it is" : "say which tokens a component uses; they are") left out",
      at: document.place([.index(first)]))
  }

  /// Adds an entry. The first one of a name and its modes wins, as in Spectrum.
  private mutating func add(_ entry: SpectrumEntry) {
    let declaration = Declaration(
      name: TokenPath(names: [entry.name]), modes: Set(entry.modes))
    if let first = declared[declaration] {
      findings.add(
        .changedValue, about: [entry.name],
        " is declared twice\(phrase(entry.modes)); the first one wins; to keep both, give one "
          + "another 'legacyKey'", at: entry.place,
        related: [Diagnostic.Related("the first declaration", at: entries[first].place)])
      return
    }
    let index = entries.count
    entries.append(entry)
    declared[declaration] = index
    guard let id = entry.uuid.map({ TokenPath(names: [$0]) }) else { return }
    guard let known = byUUID[id] else {
      byUUID[id] = index
      return
    }
    findings.add(
      .changedValue, about: [entry.name],
      " has the 'uuid' of '\(printable(entries[known].name))'; references to it mean that token",
      at: entry.document.place(entry.steps + [.key("uuid")]),
      related: [Diagnostic.Related("the other token", at: entries[known].place)])
  }

  // MARK: References

  /// Adds what references can name: the ids of all tokens of a name, names, and the tokens in objects by
  /// their ids and names. The first one of an id wins.
  mutating func addNames(ofObjects others: [(id: String, name: String)]) {
    func add(_ name: String, for id: String?) {
      guard let id = id.map({ TokenPath(names: [$0]) }) else { return }
      names[id] = names[id] ?? name
    }
    for entry in entries { add(entry.name, for: entry.setUUID) }
    for entry in entries { add(entry.name, for: entry.name) }
    for (id, name) in others { add(name, for: id) }
  }

  /// The value of an entry, and the index of the entry that it is from: its own value, or an alias
  /// of the token that it references. An alias follows the theme. If the entry references a token
  /// in another mode than its own, the value of that token replaces the alias. Nil, with a finding,
  /// if the reference has no target.
  mutating func value(of index: Int) -> (value: JSONTree, source: Int)? {
    let entry = entries[index]
    func report(_ rule: Rule, _ message: String) {
      findings.add(rule, about: [entry.name], message, at: entry.place)
    }
    var chain = [index]
    var seen: Set<Int> = [index]
    var value: JSONTree?
    while value == nil {
      let here = chain[chain.count - 1]
      guard let reference = entries[here].value["$ref"] else {
        value = entries[here].value["value"].map { JSONTree($0) } ?? .null
        continue
      }
      let id = reference.string.map { TokenPath(names: [$0]) }
      guard let target = id.flatMap({ byUUID[$0] }) else {
        guard let name = id.flatMap({ names[$0] }) else {
          report(
            .notCarried,
            id == nil
              ? ": expected '$ref' to be an id, found \(reference.excerpt)"
              : " references \(reference.excerpt), which no input declares; add the file that declares it"
          )
          return nil
        }
        value = .alias([name])
        continue
      }
      if canAlias(target, in: entry) {
        value = .alias([entries[target].name])
        let modes = entries[target].modes.filter { !entry.modes.contains($0) }
        guard chain.count == 1, !modes.isEmpty else { continue }
        report(
          .changedValue,
          " references '\(printable(entries[target].name))'\(phrase(modes)); as an alias, it has the "
            + "mode of each theme")
      } else if seen.insert(target).inserted {
        chain.append(target)
      } else {
        report(
          .notCarried, ": its reference leads back to itself; give one of the tokens a 'value'")
        return nil
      }
    }
    if chain.count > 1 {
      let target = entries[chain[1]]
      report(
        .changedValue,
        " references '\(printable(target.name))'\(phrase(target.modes)), which an alias cannot say; "
          + "the value replaces it")
    }
    return value.map { ($0, chain[chain.count - 1]) }
  }

  /// Whether an alias of a token can say that another one references it: they have different names,
  /// and no different modes of one field.
  private func canAlias(_ target: Int, in entry: SpectrumEntry) -> Bool {
    let target = entries[target]
    return !target.name.hasSameBytes(as: entry.name)
      && target.modes.allSatisfy { mode in
        entry.modes.allSatisfy { $0.field != mode.field || $0 == mode }
      }
  }

  /// Modes for a sentence: " in the colorScheme 'dark'"; empty for none.
  private func phrase(_ modes: [SpectrumEntry.Mode]) -> String {
    if modes.isEmpty { return "" }
    return " in "
      + modes.map { "the \(printable($0.field)) '\(printable($0.name))'" }.joined(
        separator: " and ")
  }
}
