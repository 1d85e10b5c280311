/// Lists the tokens and groups of a file, in the order of the text. Does not recurse.
struct ForeignWalk {
  private(set) var tokens: [ForeignToken] = []
  private(set) var groups: [ForeignToken] = []
  /// Members of groups that are neither tokens nor groups: texts, numbers, booleans and `null` as they are.
  private(set) var plains: [ForeignToken] = []
  private(set) var findings = Findings()
  private let file: Int
  private let document: Document
  private let keys: ForeignKeys
  /// The steps to the root of the tokens.
  private var base: [JSONStep]
  /// Tokens with a member that changes their values in their own tool, and that is not applied.
  private var unapplied: [ForeignToken] = []
  private var open: [(names: [String], value: JSONValue, type: String?)] = []

  /// Lists the tokens of a file, or of the object in it that the steps lead to.
  init(_ document: Document, at base: [JSONStep] = [], file: Int, keys: ForeignKeys) {
    (self.file, self.document, self.keys, self.base) = (file, document, keys, base)
    let root = document.value(at: base) ?? document.json.root
    guard root.kind == .object else {
      findings.noteLoss(
        "expected an object\(base.isEmpty ? " at the top level" : " of tokens"), "
          + "found \(root.kind.phrase)", at: document.place(base))
      return
    }
    if keys.vendor == ForeignKeys.plain.vendor, let props = root["props"], root["global"] != nil {
      // Theo: `global` says what all tokens of `props` have.
      if let aliases = root["aliases"] { walk(["aliases"], value: aliases) }
      self.base.append(.key("props"))
      walk([], value: props, type: root["global"]?["type"]?.string)
    } else {
      walk([], value: root)
    }
    findings.add(.notCarried, about: unapplied) {
      "\($0) \(unapplied.count == 1 ? "has" : "have") 'modify', which changes the value in its own tool and "
        + "is not applied; it is kept in $extensions, so write the value that it gives"
    }
  }

  private mutating func walk(_ names: [String], value: JSONValue, type: String? = nil) {
    open = [(names, value, type)]
    while let (names, value, type) = open.popLast() {
      if !names.isEmpty, keys.isToken(value) {
        token(names, value: value, inherited: type)
      } else {
        group(names, value: value, inherited: type)
      }
    }
  }

  private func steps(_ names: [String]) -> [JSONStep] { base + names.map(JSONStep.key) }

  private mutating func token(_ names: [String], value: JSONValue, inherited: String?) {
    let keys = keys.spelling(in: value)
    let modes = modes(of: value, keys: keys)
    var token = ForeignToken(
      names: names, value: value[keys.value].map { JSONTree($0) } ?? .null,
      type: value[keys.type]?.string ?? inherited, modes: modes.map(\.mode),
      scopes: value.figmaScopes, file: file,
      place: document.place(steps(names) + [.key(keys.value)]), source: value)
    for (mode, home) in modes where document.value(at: steps(names + home)) != nil {
      token.modePlaces[mode.name] = document.place(steps(names + home))
    }
    let siblings = modes.filter { $0.home.count == 1 }.map { $0.home[0] }
    var unknown: [JSONTree.Member] = []
    for (key, member) in value.members {
      let name = key.string
      if name == keys.value || siblings.contains(name)
        || name == keys.type && member.kind == .string
        || member.kind == .null && keys.descriptions.contains(name)
      {
        continue
      }
      if token.description == nil, keys.descriptions.contains(name), let text = member.string {
        token.description = text
      } else if name == "alpha", let alpha = member.share {
        token.alpha = alpha
      } else if name == "unit", let unit = member.string.flatMap({ units[$0] }),
        token.value.number != nil || token.value.text?.quantity?.unit.isEmpty ?? false
      {
        token.value = .quantity(token.value, unit: unit)
      } else if name == keys.deprecated, [.boolean, .string].contains(member.kind) {
        token.deprecated = JSONTree(member)
      } else if name == keys.extensions, member.kind == .object {
        token.extensions += vendors(member, names: names)
        // The modifier of Tokens Studio is applied.
        if let data = member["studio.tokens"], let modifier = data["modify"],
          modifier.kind == .object,
          let index = token.extensions.firstIndex(where: { $0.name == "studio.tokens" })
        {
          token.modifier = JSONTree(modifier)
          let rest = (JSONTree(data).members ?? []).filter { $0.name != "modify" }
          token.extensions[index].value = .object(rest)
          if rest.isEmpty { token.extensions.remove(at: index) }
        }
      } else if name != "original", member.hasObject(where: keys.isToken) {
        // Style Dictionary's output repeats the source of a token under `original`.
        open.append((names + [name], member, token.type))
      } else {
        unknown.append(document.verbatim(PlacedValue(member, at: steps(names + [name]))))
      }
    }
    if value["modify"] != nil { unapplied.append(token) }
    if !unknown.isEmpty { token.extensions.append(.init(keys.vendor, value: .object(unknown))) }
    tokens.append(token)
  }

  /// The two aliases of a value such as `["{text.on-light}", "{text.on-dark}"]`, by what their names say.
  private func lightAndDark(_ value: JSONValue?) -> [JSONTree.Member]? {
    guard let items = value?.array, items.count == 2 else { return nil }
    let words = items.map { item in
      Set(item.string?.alias?.lowercasedWords ?? []).intersection(["light", "dark"])
    }
    guard words == [["light"], ["dark"]] else { return nil }
    return zip(["light", "dark"], items).map { .init($0, value: JSONTree($1)) }
  }

  /// The values of a token by mode, and the keys that lead to them: a value such as `{"light": …, "dark": …}`, a
  /// `darkValue` or `dark` next to the value, or what plugins write in `$extensions` under `mode` or `modes`.
  private func modes(
    of token: JSONValue, keys: ForeignKeys
  ) -> [(mode: JSONTree.Member, home: [String])] {
    guard let own = token[keys.value] else { return [] }
    let siblings = own.lightOrDark(in: token)
      .filter { !(token[$0.key]?.hasObject(where: keys.isToken) ?? false) }
    if !siblings.isEmpty {
      let (value, modes) = (JSONTree(own), siblings.map { (mode: $0.mode, home: [$0.key]) })
      let hasLight = siblings.contains { $0.mode.name == "light" }
      if hasLight, modes.contains(where: { $0.mode.value.comparable == value.comparable }) {
        return modes
      }
      return [(.init(hasLight ? "default" : "light", value: value), [keys.value])] + modes
    }
    func placed(_ modes: [JSONTree.Member], at home: [String]) -> [(JSONTree.Member, [String])] {
      modes.map { ($0, home + [$0.name]) }
    }
    let extensions = token["$extensions"] != nil ? "$extensions" : keys.extensions
    if keys.readsAllModes {
      let modes = token[extensions]?["mode"]?.members ?? []
      return modes.count > 1
        ? placed(modes.map(JSONTree.Member.init), at: [extensions, "mode"]) : []
    }
    if let pair = lightAndDark(own) { return placed(pair, at: [keys.value]) }
    if let object = own.object, object.count > 1, object.map(\.key.string).axisName != nil {
      return placed(object.map(JSONTree.Member.init), at: [keys.value])
    }
    if let found = own.modes(in: token[extensions]) {
      return placed(found.values, at: [extensions] + found.keys)
    }
    return own.modes(in: token).map { placed($0.values, at: $0.keys) } ?? []
  }

  /// The members of `$extensions`.
  private func vendors(_ extensions: JSONValue, names: [String]) -> [JSONTree.Member] {
    (PlacedValue(extensions, at: steps(names + [keys.extensions])).members ?? [])
      .map(document.verbatim)
  }

  private mutating func group(_ names: [String], value: JSONValue, inherited: String?) {
    guard let object = value.object else { return }
    var group = ForeignToken(
      names: names, value: .null, file: file, place: document.place(steps(names)))
    let usesDollar = keys.value.hasPrefix("$")
    let type = (usesDollar ? value[keys.type]?.string : nil) ?? inherited
    let mark = open.count
    for (key, member) in object {
      let name = key.string
      if keys.descriptions.contains(name), let text = member.string {
        group.description = group.description ?? text
      } else if name == keys.type && member.kind == .string
        || member.kind == .null && keys.descriptions.contains(name)
      {
        // Without a dollar sign, a type says nothing about the tokens in the group.
        continue
      } else if usesDollar, name == keys.deprecated, member.kind != .object {
        group.deprecated = JSONTree(member)
      } else if usesDollar, name == keys.extensions, member.kind == .object {
        group.extensions = vendors(member, names: names)
      } else if ["$schema", "$extensions"].contains(name) || keys.readsAllModes && name == "$meta" {
        continue
      } else if member.kind == .object {
        open.append((names + [name], member, type))
      } else if member.kind != .array, !names.isEmpty {
        plains.append(
          ForeignToken(
            names: names + [name], value: JSONTree(member), file: file,
            place: document.keyPlace(steps(names) + [.key(name)]), source: member))
      } else {
        findings.add(
          .plain(
            name, kind: member.kind.phrase, at: document.keyPlace(steps(names) + [.key(name)])))
      }
    }
    open[mark...].reverse()
    if group.description != nil || group.deprecated != nil || !group.extensions.isEmpty {
      groups.append(group)
    }
  }
}

extension Document {
  /// A member of an object, copied verbatim, because DTCG gives it no meaning.
  func verbatim(_ member: PlacedValue) -> JSONTree.Member {
    .init(
      member.name, value: spelling(member.steps).map(JSONTree.spelled) ?? JSONTree(member.value))
  }
}

extension JSONValue {
  /// A number from 0 to 1, also as a text or a percentage; nil for other values.
  fileprivate var share: Double? {
    var share = number
    if let (value, unit) = string?.trimmingBlanks.quantity, unit.isEmpty || unit == "%" {
      share = unit == "%" ? value / 100 : value
    }
    return share.flatMap { (0...1).contains($0) ? $0 : nil }
  }

  /// The scopes of a Figma variable: under `$scopes`, as plugins write them, or in `$extensions`.
  var figmaScopes: [String] {
    let list = self["$scopes"] ?? self["$extensions"]?["com.figma"]?["scopes"]
    return list?.array?.compactMap(\.string) ?? []
  }
}

/// The units that tools write next to a value.
private let units = [
  "px": "px", "pixel": "px", "pixels": "px", "rem": "rem", "em": "em", "%": "%", "percent": "%",
  "pt": "pt", "dp": "dp", "sp": "sp", "ms": "ms", "s": "s",
]
