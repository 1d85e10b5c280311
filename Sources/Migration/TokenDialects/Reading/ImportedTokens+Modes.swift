extension ImportedTokens {
  /// The name of the folder with all files; empty where the paths do not say it.
  var folderName: String {
    let known = tokens.lazy.compactMap { [sets] token in
      sets[token.file].source.map { (path: token.place.file, source: "/" + $0) }
    }
    guard let (path, source) = known.first, path.hasSuffix(source) else { return "" }
    return path.dropLast(source.count).split(separator: "/").last.map(String.init) ?? ""
  }

  /// Moves the tokens of groups that `--mode` names into sets of their contexts, and lets aliases follow
  /// them: an alias from the same context names the token without the group. A token that is referenced
  /// from elsewhere also stays as it is.
  mutating func divideGroups(_ options: ConversionOptions) {
    let modes = options.groupModes(sets: sets.map(\.name))
    guard !modes.isEmpty else { return }
    let division = GroupDivision(tokens, modes: modes)
    guard !division.isEmpty else { return }
    // How many axes have a context of a name.
    let axisCounts = options.modes.flatMap { Set($0.contexts.map(\.name)) }
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    var setNames = UniqueNames(sets.map(\.name), separator: "-")
    var result: [ForeignToken] = []
    for index in tokens.indices {
      if division.kept.contains(index) { result.append(division.token(index, isKept: true)) }
      var token = division.token(index, isKept: false)
      if let (mode, names) = division.places[index] {
        let axis = options.modes[mode.axis]
        var context = axis.contexts[mode.context].name
        if axisCounts[context, default: 0] > 1 { context = "\(axis.name).\(context)" }
        token.names = names
        token.file = set(of: token, in: context, mode: mode, numbers: &numbers, names: &setNames)
      }
      result.append(token)
    }
    let kept = division.kept.sorted().map { tokens[$0] }.grouped { $0.names }.map { $0[0] }
    tokens = result
    findings.add(.changedValue, about: kept) {
      "\($0) also "
        + (kept.count == 1
          ? "stays a token of its own, because an alias references it"
          : "stay tokens of their own, because aliases reference them") + " from another context"
    }
  }

  /// Leaves out values by mode, for which there is no context.
  mutating func loseModes(_ options: ConversionOptions) {
    for own in tokens.filter({ !$0.modes.isEmpty }).grouped(by: { $0.file }) {
      let modes = own[0].modes.map { printable($0.name) }.quotedList()
      let cure = options.hasResolver ? ", and name it in the resolver document" : ""
      findings.add(.lostMode, about: own) {
        "\($0) \(own.count == 1 ? "has" : "have") values for \(modes) in $extensions, but this file is only "
          + "copied; put each mode into a file of its own\(cure)"
      }
      lostCount += own.reduce(0) { $0 + $1.modes.count - 1 }
    }
    for index in tokens.indices { tokens[index].modes = [] }
  }

  /// Divides tokens that have a value for each mode: each mode becomes a set of its own next to the set
  /// of the file, so that modes are found like those of files.
  mutating func divideModes() {
    reportUnreadModes()
    var numbers: [String: Int] = [:]
    var setNames = UniqueNames(sets.map(\.name), separator: "-")
    var (result, unlike): ([ForeignToken], [ForeignToken]) = ([], [])
    let lists = ModeLists(tokens.map { $0.modes.map(\.name) })
    let byName = Dictionary(grouping: tokens.indices) { tokens[$0].names.joined(separator: ".") }
    // Where a token has only its other modes, its value is that of the default, as others name it.
    var (usual, first, open): ([Int: String], [Int: String], Set<Int>) = ([:], [:], [])
    for token in tokens where !token.modes.isEmpty {
      let names = token.modes.map(\.name)
      let axis = lists.number(of: names)
      if names.likelyDefaultIndex == nil, !isRepeated(token, targets: byName) { open.insert(axis) }
      guard !names.hasOneMode else { continue }
      if let index = names.likelyDefaultIndex { usual[axis] = usual[axis] ?? names[index] }
      first[axis] = first[axis] ?? names[0]
    }
    open.subtract(usual.keys)
    for (axis, name) in first {
      usual[axis] = usual[axis] ?? (open.contains(axis) ? "default" : name)
    }
    for var token in tokens {
      // The type of an alias is that of its target, in all modes.
      var next = token.modes.isEmpty || token.type != nil ? nil : token.value.alias
      for _ in 0..<64 where token.type == nil {
        guard let target = next.flatMap({ byName[$0]?.first }) else { break }
        (token.type, next) = (tokens[target].type, tokens[target].value.alias)
      }
      guard !token.modes.isEmpty else {
        result.append(token)
        continue
      }
      let axis = lists.number(of: token.modes.map(\.name))
      if token.extendsModes, let name = usual[axis],
        !token.modes.contains(where: { $0.name.lowercased() == name.lowercased() })
      {
        let own = token.value.comparable
        if token.modes.map(\.name).hasOneMode {
          token.modes[0].name = name
        } else if open.contains(axis)
          || !token.modes.contains(where: { $0.value.comparable == own })
        {
          token.modes.append(.init(name, value: token.value))
        }
      }
      if !isRepeated(token, targets: byName) { unlike.append(token) }
      for mode in token.modes {
        var own = token
        (own.value, own.modes, own.place) =
          (mode.value, [], token.modePlaces[mode.name] ?? token.place)
        own.extensions.removeAll { member in
          member.name.namesModes
            && (!member.name.contains(".")
              || member.value.members?.allSatisfy { token.modes.map(\.name).contains($0.name) }
                == true)
        }
        own.file = set(
          of: token, in: mode.name, valueMode: ValueMode(context: mode.name, axis: axis),
          numbers: &numbers, names: &setNames)
        result.append(own)
      }
    }
    tokens = result
    lostCount += unlike.count
    findings.add(.notCarried, about: unlike) {
      "\($0) \(unlike.count == 1 ? "has a value" : "have values") that no mode repeats, and that no theme "
        + "would have; give a mode that value"
    }
  }

  /// Whether a mode of a token has its value, or can have it where its aliases lead. Elsewhere than in
  /// `$extensions`, the modes are the value.
  private func isRepeated(_ token: ForeignToken, targets: [String: [Int]]) -> Bool {
    guard token.extendsModes, token.value.alias == nil, !token.modes.isEmpty else { return true }
    let own = token.value.comparable
    var (open, seen) = (token.modes.map(\.value), Set<String>())
    while let value = open.popLast() {
      guard let alias = value.alias else {
        if value.comparable == own { return true }
        continue
      }
      guard let target = targets[alias]?.first, seen.count < 64 else { return true }
      guard seen.insert(alias).inserted else { continue }
      open += [tokens[target].value] + tokens[target].modes.map(\.value)
    }
    return false
  }

  /// Reports values of tokens in modes that others have, such as `null`, that are not like their own.
  private mutating func reportUnreadModes() {
    let names = Set(tokens.flatMap { $0.modes.map(\.name) })
    for (index, token) in tokens.enumerated() where !names.isEmpty {
      guard let source = token.source, let own = source["$value"] ?? source["value"] else {
        continue
      }
      for mode in own.otherMembers(ofModesIn: source["$extensions"])
      where (names.contains(mode.name) || mode.value == .null)
        && !token.modes.contains(where: { $0.name == mode.name })
      {
        lostCount += 1
        tokens[index].extensions.removeAll { ["mode", "modes"].contains($0.name) }
        let isBase = token.modes.allSatisfy { $0.value.comparable == token.value.comparable }
        findings.add(
          .notCarried, about: token.names,
          " has \(mode.value.excerpt) in the mode '\(printable(mode.name))', which cannot replace its own "
            + "value; it \(isBase ? "keeps that" : "has none") there", at: token.place)
      }
    }
  }

  /// The set for tokens of a set in a context, which is added if it is new.
  private mutating func set(
    of token: ForeignToken, in context: String, mode: GroupMode? = nil,
    valueMode: ValueMode? = nil, numbers: inout [String: Int], names: inout UniqueNames
  ) -> Int {
    let parent = sets[token.file].name
    let name = "\(parent).\(context)"
    let key = valueMode.map { "\(name)#\($0.axis)" } ?? name
    if let known = numbers[key] { return known }
    numbers[key] = sets.count
    sets.append(TokenFile(name: names.add(name), parent: parent, mode: mode, valueMode: valueMode))
    return sets.count - 1
  }
}

/// The lists of modes of tokens. Lists that share a mode are one: `light` and `dark` go with `light`,
/// `dark` and `dim`.
private struct ModeLists {
  private var numbers: [String: Int] = [:]

  init(_ lists: [[String]]) {
    for list in lists {
      let names = Self.named(list)
      let known = Set(names.compactMap { numbers[$0] })
      let number = known.min() ?? numbers.count
      for (name, other) in numbers where known.contains(other) { numbers[name] = number }
      for name in names { numbers[name] = number }
    }
  }

  func number(of list: [String]) -> Int { Self.named(list).first.flatMap { numbers[$0] } ?? 0 }

  /// The modes but the one that is the value of the token.
  private static func named(_ list: [String]) -> [String] {
    (list.hasOneMode ? [list[1]] : list).map { $0.lowercased() }
  }
}

extension ForeignToken {
  /// Whether its modes are in `$extensions`, or next to its value.
  fileprivate var extendsModes: Bool {
    extensions.contains { member in
      member.name.namesModes || (modeKeys + ["$extensions"]).contains { member.value[$0] != nil }
    }
  }
}

extension [String] {
  /// Whether one mode is written, and the other one is the value of the token.
  fileprivate var hasOneMode: Bool { count == 2 && self[0] == "default" }
}

/// Which tokens are in groups of contexts.
private struct GroupDivision {
  /// The context of each token, and its path without the group; nil for tokens of every theme.
  let places: [(mode: GroupMode, names: [String])?]
  /// The tokens that also stay as they are: those that are referenced from another context, and those
  /// that they reference in turn.
  private(set) var kept: Set<Int> = []
  private let originals: [ForeignToken]
  /// The tokens in groups of contexts, by the text of an alias to them.
  private let byAlias: [String: [Int]]

  init(_ tokens: [ForeignToken], modes: [GroupMode]) {
    originals = tokens
    let byName = Dictionary(grouping: modes.indices) { modes[$0].name }
    places = tokens.map { token in
      for mode in Set(token.names).flatMap({ byName[$0] ?? [] }).sorted().map({ modes[$0] }) {
        guard let position = mode.position(in: token.names), token.names.count > 1 else { continue }
        var names = token.names
        names.remove(at: position)
        return (mode, names)
      }
      return nil
    }
    let placed = tokens.indices.filter { [places] in places[$0] != nil }
    byAlias = Dictionary(grouping: placed) { tokens[$0].names.joined(separator: ".") }
    guard !byAlias.isEmpty else { return }
    let referenced = tokens.indices.flatMap { index in
      aliases(of: index).filter { !isOwn($0, from: index) }.flatMap(targets)
    }
    kept = Set(referenced.spreading { aliases(of: $0).flatMap(targets) })
  }

  var isEmpty: Bool { byAlias.isEmpty }

  /// The tokens in groups that an alias names.
  private func targets(of alias: String) -> [Int] {
    alias.aliasSpellings.lazy.compactMap { byAlias[$0] }.first ?? []
  }

  /// Whether an alias names a token of the same context, or one of every theme.
  private func isOwn(_ alias: String, from index: Int) -> Bool {
    guard let target = targets(of: alias).first, let mode = places[target]?.mode else {
      return true
    }
    return places[index]?.mode.axis == mode.axis && places[index]?.mode.context == mode.context
  }

  /// A token whose aliases follow the tokens of its own context, or one that stays with aliases of others that
  /// stay.
  func token(_ index: Int, isKept: Bool) -> ForeignToken {
    func renamed(_ text: String) -> JSONTree {
      let new = text.replacingAliases { alias in
        let names = targets(of: alias).first.map { target in
          isKept || !isOwn(alias, from: index) ? keptNames(target) : places[target]?.names ?? []
        }
        return "{\(names?.joined(separator: ".") ?? alias)}"
      }
      return .string(new ?? text)
    }
    var token = originals[index]
    if isKept { (token.names, token.isCopy) = (keptNames(index), true) }
    token.value = token.value.mappingTexts(renamed)
    for mode in token.modes.indices {
      token.modes[mode].value = token.modes[mode].value.mappingTexts(renamed)
    }
    return token
  }

  /// The path of a token that stays: as it is, but `text-dark` for `text.dark`, because `text` is a token.
  private func keptNames(_ index: Int) -> [String] {
    var names = originals[index].names
    guard names.count > 1, Array(names.dropLast()) == places[index]?.names else { return names }
    let last = names.removeLast()
    names[names.count - 1] += "-\(last)"
    return names
  }

  /// The texts of all aliases in a token.
  private func aliases(of index: Int) -> [String] {
    ([originals[index].value] + originals[index].modes.map(\.value))
      .flatMap(\.texts).flatMap(\.aliases)
  }
}
