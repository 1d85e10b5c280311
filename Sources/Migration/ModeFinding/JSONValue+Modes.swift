extension String {
  /// Whether members of this name in `$extensions` can be values by mode: `mode`, `modes`, or those of a vendor.
  package var namesModes: Bool {
    modeKeys.contains(self)
      || [".mode", ".modes", ".overrides", ".themes"].contains(where: hasSuffix)
  }
}

extension JSONValue {
  /// The values by mode of a token with this value, in its `$extensions` or object under `mode`, `modes` or a vendor's
  /// key, with the keys that lead there; nil for one mode that says nothing else than the value.
  package func modes(in extensions: JSONValue?) -> (keys: [String], values: [JSONTree.Member])? {
    let all = extensions?.members.map { ([$0.key.string], $0.value) } ?? []
    let inner = all.flatMap { vendor, value in
      modeKeys.compactMap { key in value[key].map { (vendor + [key], $0) } }
    }
    for (keys, value) in all.filter({ $0.0[0].namesModes }) + inner {
      let members = value.members
      let values = members.filter { isLikeOwn($0.value) }
      // What is another thing in a vendor's object says that none of it is a mode.
      let isVendors = keys.count > 1 || keys[0].contains(".")
      guard !isVendors || values.count == members.count else { continue }
      let own = JSONTree(self)
      let modes = values.map(JSONTree.Member.init)
      guard modes.count > 1 || modes.contains(where: { $0.value.comparable != own.comparable })
      else { continue }
      let isWhole = modes.count > 1 && !keys[0].hasSuffix(".overrides")
      return (keys, isWhole ? modes : [.init("default", value: own)] + modes)
    }
    return nil
  }

  /// The members of a token that are its value in modes, such as `darkValue`. With another `light` they are shades.
  package func lightOrDark(in token: JSONValue) -> [(key: String, mode: JSONTree.Member)] {
    let own = JSONTree(self).comparable
    let found = token.members.compactMap { key, value -> (key: String, mode: JSONTree.Member)? in
      let all = key.string.lowercasedWords
      let words = all.filter { $0 != "value" }
      let isValue = all.count > words.count || isLikeColor(value) ?? isLikeOwn(value)
      guard isValue, [["light"], ["dark"], ["night"]].contains(words) else { return nil }
      return (key.string, .init(words[0], value: JSONTree(value)))
    }
    let isShade = found.contains { $0.mode.name == "light" && $0.mode.value.comparable != own }
    return isShade || found.allSatisfy { $0.mode.name == "light" } ? [] : found
  }

  /// The modes in which a token with this value has another one.
  package func otherModes(in extensions: JSONValue?) -> [(key: String, names: [String])] {
    guard let (keys, values) = modes(in: extensions) else { return [] }
    let own = JSONTree(self).comparable
    let names = values.filter { $0.value.comparable != own }.map(\.name)
    return names.isEmpty ? [] : [(keys.joined(separator: "."), names)]
  }

  /// The names and values under `mode` or `modes` in `$extensions` that cannot be values of a token with this
  /// value.
  package func otherMembers(ofModesIn extensions: JSONValue?) -> [JSONTree.Member] {
    ["mode", "modes"].flatMap { extensions?[$0]?.members ?? [] }.filter { !isLikeOwn($0.value) }
      .map(JSONTree.Member.init)
  }

  /// Whether a text can take the place of a color or of an alias, and is not a note; nil for other values.
  private func isLikeColor(_ value: JSONValue) -> Bool? {
    guard let own = string, let other = value.string else { return nil }
    let isColor = ColorValue(css: other) != nil
    guard own.first == "{" || ColorValue(css: own) != nil else {
      return other.first == "{" || !isColor && other.contains(where: \.isNumber)
    }
    return other.first == "{" || isColor
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

extension JSONTree.Member {
  package init(key: JSONBytes, value: JSONValue) { self.init(key.string, value: JSONTree(value)) }
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

/// The members that can hold values by mode.
package let modeKeys = ["mode", "modes", "themes"]
