/// The sets and themes of a Tokens Studio project.
struct StudioProject {
  /// The sets in merge order; later ones win.
  var sets: [ImportedTokens.Root] = []
  var themes: [Theme] = []
  /// The sets of files with their own order that no theme of another file has. They are in every theme.
  private(set) var libraries: Set<String> = []
  var findings = Findings()

  struct Theme {
    var name: String
    /// Its group. The themes of a group are alternatives.
    var group: String?
    /// The names of its sets.
    var enabled: [String] = []
    /// The names of sets that only its references can use.
    var sources: [String] = []
    /// The file or folder that it is in, if others have sets of the same names; else empty.
    var scope = ""
    var place: Place
  }

  init(_ files: [ForeignFile]) {
    let folders = files.filter { file in
      let root = file.document.json.root
      return file.fileName == "$themes.json" && root.kind == .array
        || file.fileName == "$metadata.json" && root["tokenSetOrder"]?.array != nil
    }.map(\.folder).sorted { $0.utf8.count > $1.utf8.count }
    let inner = filesOfSets(files)
    let hasList = files.contains {
      $0.document.json.root.kind == .array || $0.fileName == "$themes.json"
    }
    var order: [(scope: String, name: String)] = []
    var withoutThemes: Set<String> = []
    for (index, file) in files.enumerated() {
      let root = file.document.json.root
      let folder = folders.first(where: file.name.hasPrefix) ?? ""
      let isWhole =
        root["$themes"].map { $0.count > 0 } ?? false
        || !hasList && (root["$themes"] != nil || root["$metadata"] != nil)
      let scope = isWhole ? file.name : String(folder.dropLast())
      let (ownSets, ownThemes) = (sets.count, themes.count)
      func names(_ list: JSONValue?) -> [(scope: String, name: String)] {
        list?.array?.compactMap(\.string).map { (scope, $0) } ?? []
      }
      if root.kind == .array || file.fileName == "$themes.json" {
        readThemes(PlacedValue(root), document: file.document)
      } else if file.fileName == "$metadata.json" {
        order += names(root["tokenSetOrder"])
      } else if root["$themes"] != nil || root["$metadata"] != nil {
        order += names(root["$metadata"]?["tokenSetOrder"])
        if let list = PlacedValue(root)["$themes"] { readThemes(list, document: file.document) }
        if root["$themes"]?.count ?? 0 == 0 { withoutThemes.insert(file.path) }
        readSets(root, document: file.document)
      } else if inner.contains(index) {
        findings.noteChange(
          "this file has no '$themes' or '$metadata', but its references work only if its members are sets; "
            + "they are read as sets", at: file.document.place())
        readSets(root, document: file.document, prefix: inner.count > 1 ? file.name + "/" : "")
      } else {
        var set = TokenFile(of: file)
        set.name = String(set.name.dropFirst(folder.count))
        sets.append((set, document: file.document, steps: []))
      }
      for index in ownSets..<sets.count { sets[index].set.scope = scope }
      for index in ownThemes..<themes.count { themes[index].scope = scope }
    }
    sets.removeAll { $0.document.value(at: $0.steps)?.kind != .object }
    // Sets that the order does not list come last.
    let ranks = Dictionary(firsts: divideScopes(order).enumerated().map { ($1, $0) })
    let ranked = sets.enumerated().map { ((ranks[$1.set.name] ?? .max, $0), $1) }
    sets = ranked.sorted { $0.0 < $1.0 }.map(\.1)
    let named = Set(themes.flatMap { $0.enabled + $0.sources })
    for (file, sets) in Dictionary(grouping: sets, by: \.document.path)
    where withoutThemes.contains(file) && !sets.contains(where: { named.contains($0.set.name) }) {
      libraries.formUnion(sets.map(\.set.name))
    }
  }

  /// Puts the name of a file or folder before the names of its sets, if others have sets of the same names:
  /// themes have the sets of their own file or folder, not those of its neighbors.
  ///
  /// - Parameter order: The names of sets in merge order.
  /// - Returns: The order with the new names.
  private mutating func divideScopes(_ order: [(scope: String, name: String)]) -> [String] {
    let scopes = Dictionary(grouping: sets, by: \.set.name).mapValues { Set($0.map(\.set.scope)) }
    let rivals = Set(scopes.values.filter { $0.count > 1 }.joined()).subtracting([""])
    var known: Set<String> = []
    for index in sets.indices {
      let (name, scope) = (sets[index].set.name, sets[index].set.scope)
      guard rivals.contains(scope) else {
        sets[index].set.scope = ""
        continue
      }
      sets[index].set.name = "\(scope)/\(name)"
      if !known.contains(scope + "/"), scopes[name].map({ $0.count > 1 }) ?? false {
        findings.noteChange(
          "another file has a set '\(printable(name))', too; the sets of '\(printable(scope))' get its name, "
            + "as in '\(printable(sets[index].set.name))', and only its own themes have them",
          at: place(of: index))
        known.insert(scope + "/")
      }
      // A set that was split into files of a folder is that folder.
      let path = sets[index].set.name
      known.formUnion(([path] + path.folders).filter { $0.utf8.count > scope.utf8.count })
    }
    func name(_ name: String, in scope: String) -> String {
      known.contains("\(scope)/\(name)") ? "\(scope)/\(name)" : name
    }
    for index in themes.indices {
      let scope = themes[index].scope
      themes[index].enabled = themes[index].enabled.map { name($0, in: scope) }
      themes[index].sources = themes[index].sources.map { name($0, in: scope) }
      if !rivals.contains(scope) { themes[index].scope = "" }
    }
    return order.map { name($0.name, in: $0.scope) }
  }

  /// Adds every member of a file as a set, except `$themes` and `$metadata`.
  private mutating func readSets(_ root: JSONValue, document: Document, prefix: String = "") {
    for (key, _) in root.members where key.first != UInt8(ascii: "$") {
      let name = key.string
      sets.append((TokenFile(name: prefix + name), document: document, steps: [.key(name)]))
    }
  }

  private mutating func readThemes(_ list: PlacedValue, document: Document) {
    reportLinks(list.value, at: document.place(list.steps))
    for item in list.items ?? [] {
      let (value, place) = (item.value, document.place(item.steps))
      guard let name = value["name"]?.string, let chosen = value["selectedTokenSets"]?.object else {
        findings.noteLoss(
          "this theme lacks 'name' or 'selectedTokenSets' and is skipped", at: place)
        continue
      }
      var theme = Theme(name: name, group: nil, place: place)
      if let group = value["group"]?.string, !group.isEmpty { theme.group = group }
      for (set, status) in chosen {
        if status.string == "enabled" { theme.enabled.append(set.string) }
        if status.string == "source" { theme.sources.append(set.string) }
      }
      themes.append(theme)
    }
  }

  /// Reports, once, the other members of themes, which link them to a Figma file.
  private mutating func reportLinks(_ list: JSONValue, at place: Place) {
    let known: Set = ["id", "name", "group", "selectedTokenSets"]
    let others = (list.array?.flatMap(\.members) ?? []).filter { key, value in
      let isEmpty = [.object, .array, .null].contains(value.kind) && value.count == 0
      let isUsual = value.boolean == false || value.bytes?.isEmpty == true
      return !isEmpty && !isUsual && !known.contains(key.string)
    }
    guard !others.isEmpty else { return }
    findings.noteLoss(
      "themes have \(Set(others.map(\.key.string)).sorted().quotedList()), which a resolver cannot express; they are left out, and no "
        + "token changes", at: place)
  }

  /// Puts the sets that `--base` names, and those of libraries, below all others into every theme.
  mutating func enableBases(_ options: ConversionOptions) {
    let libraries = themes.isEmpty ? [] : libraries
    func isBase(_ name: String) -> Bool { options.isBase(name) || libraries.contains(name) }
    let bases = sets.filter { isBase($0.set.name) }
    sets = bases + sets.filter { !isBase($0.set.name) }
    for index in themes.indices {
      themes[index].sources.removeAll(where: isBase)
      themes[index].enabled = bases.map(\.set.name) + themes[index].enabled.filter { !isBase($0) }
    }
  }

  /// Divides the themes without a group into alternatives and others. Tokens Studio shows one of them
  /// at a time, but the sets of a theme that shares no token with any other are in every theme.
  mutating func divideUngroupedThemes(_ paths: [Set<TokenPath>]) {
    let open = themes.indices.filter { themes[$0].group == nil }
    guard open.count > 1 else { return }
    let keys = Dictionary(zip(sets.map(\.set.name), paths)) { $1 }
    // What all of them have does not tell them apart.
    let common = open.map { Set(themes[$0].enabled) }.common
    let own = open.map { theme in
      themes[theme].enabled.filter { !common.contains($0) }
        .reduce(into: Set<TokenPath>()) { $0.formUnion(keys[$1] ?? []) }
    }
    let empty = open.indices.filter { own[$0].isEmpty }
    // Those that share tokens are alternatives, and so are those that share tokens with them.
    var groups = open.indices.filter { !own[$0].isEmpty }
      .components { !own[$0].isDisjoint(with: own[$1]) }
    guard let largest = groups.indices.max(by: { groups[$0].count < groups[$1].count }) else {
      return
    }
    // One that shares tokens with a set outside of the themes, such as a source, is an alternative too.
    let overlays = groups.indices.filter { group in
      let index = groups[group][0]
      return groups[group].count == 1
        && zip(sets, paths).contains { set, paths in
          (common.contains(set.set.name) || !themes[open[index]].enabled.contains(set.set.name))
            && !paths.isDisjoint(with: own[index])
        }
    }
    // Where there are alternatives, a theme without tokens of its own is one that adds nothing.
    let named = groups.firstIndex { group in
      !empty.isEmpty && (group + empty).map { themes[open[$0]].name }.axisName != nil
    }
    let joined = overlays.filter { $0 != largest && $0 != named }
    groups[largest] += joined.map { groups[$0][0] }
    let hasChoice =
      groups[largest].count > 1 || overlays.contains(largest)
      || empty.contains { !themes[open[$0]].enabled.isEmpty }
    if let home = named ?? (hasChoice ? largest : nil) {
      groups[home] += empty
    } else {
      groups += empty.map { [$0] }
    }
    for index in joined.reversed() { groups.remove(at: index) }
    for index in groups.indices { groups[index].sort() }
    guard groups.count > 1 else { return }
    var names = UniqueNames(themes.compactMap(\.group))
    for group in groups where group.count > 1 {
      let titles = group.map { themes[open[$0]].name }
      let name = names.add(titles.axisName ?? titles.contextNames.name)
      for index in group { themes[open[index]].group = name }
    }
    for theme in groups.filter({ $0.count == 1 }).map({ open[$0[0]] }) {
      // A group of one theme is in every theme.
      themes[theme].group = names.add(themes[theme].name)
      findings.noteChange(
        "the theme '\(printable(themes[theme].name))' has no group and shares no tokens with the "
          + "others; its sets are in every theme, unless it gets a group", at: themes[theme].place)
    }
  }

  func place(of set: Int) -> Place {
    let set = sets[set]
    return set.steps.isEmpty ? set.document.place() : set.document.keyPlace(set.steps)
  }
}

extension ForeignFile {
  fileprivate var fileName: String { Self.jsonPath(String(relativePath.dropFirst(folder.count))) }

  /// Its folder in the folder that all files share: empty, or with a trailing `/`.
  var folder: String {
    let path = relativePath.folderPath
    return path.isEmpty ? "" : path + "/"
  }

  var listsStudioSets: Bool {
    let root = document.json.root
    return root.kind == .array || root["$themes"] != nil || root["$metadata"] != nil
      || root["tokenSetOrder"] != nil
  }
}

/// Files with several sets, though no member says so: references resolve only if paths begin with set names.
private func filesOfSets(_ files: [ForeignFile]) -> Set<Int> {
  if files.contains(where: \.listsStudioSets) { return [] }
  let tokens = files.map { ForeignWalk($0.document, file: 0, keys: .studio).tokens }
  let whole = Set(tokens.joined().map { $0.names.joined(separator: ".") })
  let inner = Set(tokens.joined().map { $0.names.dropFirst().joined(separator: ".") })
  return Set(
    files.indices.filter { file in
      let named = tokens[file].flatMap { token in
        token.value.texts.flatMap { $0.bracingReferences.aliases }
      }
      return tokens[file].allSatisfy { $0.names.count > 1 }
        && named.count(where: inner.contains) > named.count(where: whole.contains)
    })
}
