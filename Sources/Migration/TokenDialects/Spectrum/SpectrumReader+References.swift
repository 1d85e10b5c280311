/// The elements of array files, which Spectrum calls the cascade, and what their references mean.
extension SpectrumReader {
  /// Adds an element of an array. The first one of a name and its modes wins, as in Spectrum.
  mutating func add(_ entry: SpectrumEntry) {
    guard isFirst(entry, cure: "to keep both, give one another 'legacyKey'") else { return }
    let index = entries.count
    entries.append(entry)
    guard let id = entry.uuid.map(key) else { return }
    guard let known = byUUID[id] else {
      byUUID[id] = index
      return
    }
    imported.findings.add(
      .changedValue, about: [entry.name],
      " has the 'uuid' of '\(printable(entries[known].name))'; references to it mean that token",
      at: entry.document.place(entry.placed.steps + [.key("uuid")]),
      related: [Diagnostic.Related("the other token", at: entries[known].place)])
  }

  /// The names of tokens by what else references can name: the ids of all tokens of a name, names, and the
  /// tokens in objects by their ids and names. The first one of an id wins.
  func namesByID() -> [TokenPath: String] {
    let elements = entries.filter(\.isElement)
    let objects = entries.filter { !$0.isElement }
    let names =
      elements.map { (($0.value["set_uuid"] ?? $0.value["setUuid"])?.string, $0.name) }
      + elements.map { ($0.name, $0.name) }
      + objects.flatMap { [($0.owner?.value["uuid"]?.string, $0.name), ($0.uuid, $0.name)] }
      .reversed()
      + objects.map { ($0.name, $0.name) }
    return Dictionary(firsts: names.compactMap { id, name in id.map { (key($0), name) } })
  }

  /// The value of an entry, and the index of the entry that it is from: its own value, or an alias
  /// of the token that it references. An alias follows the theme. If the entry references a token
  /// in another mode than its own, the value of that token replaces the alias. Nil, with a finding,
  /// if the reference has no target.
  mutating func value(of index: Int) -> (value: JSONTree, source: Int)? {
    let entry = entries[index]
    var here = index
    var seen: Set<Int> = [index]
    var copied: SpectrumEntry?
    var alias: String?
    while alias == nil, let reference = entries[here].value["$ref"] {
      let id = reference.string.map(key)
      guard let target = id.flatMap({ byUUID[$0] }) else {
        alias = id.flatMap { names[$0] }
        guard alias == nil else { break }
        return lose(
          entry,
          id == nil
            ? ": expected '$ref' to be an id, found \(reference.excerpt)"
            : " references \(reference.excerpt), which no input declares; add the file that declares it"
        )
      }
      if canAlias(entries[target], in: entry) {
        alias = entries[target].name
        let modes = entries[target].modes.filter { !entry.modes.contains($0) }
        guard here == index, !modes.isEmpty else { break }
        note(
          entry,
          " references '\(printable(entries[target].name))'\(phrase(modes)); as an alias, it has the "
            + "mode of each theme")
      } else {
        guard seen.insert(target).inserted else {
          return lose(
            entry, ": its reference leads back to itself; give one of the tokens a 'value'")
        }
        copied = copied ?? entries[target]
        here = target
      }
    }
    if let copied {
      note(
        entry,
        " references '\(printable(copied.name))'\(phrase(copied.modes)), which an alias cannot say; "
          + "the value replaces it")
    }
    let own = entries[here].value["value"].map { JSONTree($0) } ?? .null
    return (alias.map { .alias([$0]) } ?? own, here)
  }

  private mutating func note(_ entry: SpectrumEntry, _ message: String) {
    imported.findings.add(.changedValue, about: [entry.name], message, at: entry.place)
  }

  /// Says that a value is lost.
  mutating func lose<Value>(
    _ entry: SpectrumEntry, _ message: String, at place: Place? = nil
  ) -> Value? {
    imported.findings.add(.notCarried, about: [entry.name], message, at: place ?? entry.place)
    return nil
  }

  /// Whether an alias of a token can say that another one references it: they have different names,
  /// and no different modes of one field.
  private func canAlias(_ target: SpectrumEntry, in entry: SpectrumEntry) -> Bool {
    !target.name.hasSameBytes(as: entry.name)
      && target.modes.allSatisfy { mode in
        entry.modes.allSatisfy { $0.field != mode.field || $0 == mode }
      }
  }

  /// An id or a name as it is written: `String` compares names after Unicode normalization.
  private func key(_ id: String) -> TokenPath { TokenPath(names: [id]) }

  /// Modes for a sentence: " in the colorScheme 'dark'"; empty for none.
  func phrase(_ modes: [SpectrumEntry.Mode]) -> String {
    let words = modes.map { "the \(printable($0.field)) '\(printable($0.name))'" }
    return modes.isEmpty ? "" : " in " + words.joined(separator: " and ")
  }
}
