extension JSONValue {
  /// The values by mode of a token with this value, which plugins write in its `$extensions` under `mode`
  /// or `modes`; nil for one mode that says nothing else than the value.
  package func modes(in extensions: JSONValue?) -> (key: String, values: [JSONTree.Member])? {
    for key in ["mode", "modes"] {
      guard let members = extensions?[key]?.members else { continue }
      let values = members.filter { isLikeOwn($0.value) }
      let own = JSONTree(self)
      let modes = values.map { JSONTree.Member($0.key.string, value: JSONTree($0.value)) }
      guard modes.count > 1 || modes.contains(where: { $0.value.comparable != own.comparable })
      else { continue }
      return (key, modes.count > 1 ? modes : [.init("default", value: own)] + modes)
    }
    return nil
  }

  /// The modes in which a token with this value has another one.
  package func otherModes(in extensions: JSONValue?) -> [(key: String, names: [String])] {
    guard let (key, values) = modes(in: extensions) else { return [] }
    let own = JSONTree(self).comparable
    let names = values.filter { $0.value.comparable != own }.map(\.name)
    return names.isEmpty ? [] : [(key, names)]
  }

  /// The names and values under `mode` or `modes` in `$extensions` that cannot be values of a token with this
  /// value.
  package func otherMembers(ofModesIn extensions: JSONValue?) -> [JSONTree.Member] {
    ["mode", "modes"].flatMap { extensions?[$0]?.members ?? [] }
      .filter { !isLikeOwn($0.value) }
      .map { JSONTree.Member($0.key.string, value: JSONTree($0.value)) }
  }

  private var isListOfObjects: Bool { array?.first?.kind == .object }

  /// Whether a value can be one of a token with this value. Other members say something else about it.
  private func isLikeOwn(_ value: JSONValue) -> Bool {
    let isAlias = string?.first == "{"
    switch value.kind {
    case .string:
      let text = value.string ?? ""
      // A color's other value is a color or an alias, and not a word such as an author's name.
      return string?.first != "#" || text.first == "#" || text.first == "{" || text.contains("(")
    case .number:
      let isWeight = string.flatMap(FontWeightName.init) != nil
      return kind == .number || isAlias || isWeight || self["unit"] != nil
    case .array:  // fonts, or shadows
      return [.array, .string].contains(kind) || kind == .object && value.isListOfObjects
    case .object: return kind == .object || isAlias || isListOfObjects
    case .boolean, .null: return false
    }
  }
}

extension JSONTree {
  /// Equal for values that differ only in the order of members or the case of letters.
  package var comparable: JSONTree {
    switch self {
    case .object(let members):
      .object(
        members.map { Member($0.name, value: $0.value.comparable) }.sorted { $0.name < $1.name })
    case .array(let items): .array(items.map(\.comparable))
    case .string(let text): .string(text.lowercased())
    case .number, .boolean, .null, .spelled: self
    }
  }
}
