import ModeFinding
import TokenJSON
import TokenModel
import Writers

/// The sets and themes of a Tokens Studio project.
struct StudioProject {
  /// The sets in merge order; later ones win.
  var sets: [TokenSet] = []
  var themes: [Theme] = []
  /// Whether the files define the order of the sets.
  private(set) var hasOrder = false
  var findings = Findings()

  /// A set of tokens: a file, or a member of a file with all sets.
  struct TokenSet {
    var name: String
    var document: Document
    var steps: [JSONStep]
    var value: JSONValue
  }

  struct Theme {
    var name: String
    /// Its group. The themes of a group are alternatives.
    var group: String?
    /// The names of its sets.
    var enabled: [String] = []
    /// The names of sets that only its references can use.
    var sources: [String] = []
    var place: Place
  }

  init(_ files: [ForeignFile]) {
    let folder =
      files.first { ["$themes.json", "$metadata.json"].contains($0.fileName) }?.folder ?? ""
    let inner = StudioSets(files).files
    var order: [String] = []
    for (index, file) in files.enumerated() {
      let root = file.document.json.root
      if root.kind == .array || file.fileName == "$themes.json" {
        readThemes(root, document: file.document, steps: [])
      } else if file.fileName == "$metadata.json" {
        order += names(root["tokenSetOrder"])
      } else if root["$themes"] != nil || root["$metadata"] != nil {
        order += names(root["$metadata"]?["tokenSetOrder"])
        if let list = root["$themes"] {
          readThemes(list, document: file.document, steps: [.key("$themes")])
        }
        readSets(root, document: file.document)
      } else if inner.contains(index) {
        findings.noteChange(
          "this file has no '$themes' or '$metadata', but its references work only if its members are sets; "
            + "they are read as sets", at: file.document.place())
        readSets(root, document: file.document, prefix: inner.count > 1 ? file.name + "/" : "")
      } else {
        let name =
          file.name.hasPrefix(folder) ? String(file.name.dropFirst(folder.count)) : file.name
        add(TokenSet(name: name, document: file.document, steps: [], value: root))
      }
    }
    hasOrder = !order.isEmpty
    sort(by: order)
  }

  /// Adds every member of a file as a set, except `$themes` and `$metadata`.
  private mutating func readSets(_ root: JSONValue, document: Document, prefix: String = "") {
    for (key, value) in root.members where key.first != UInt8(ascii: "$") && value.kind == .object {
      let name = key.string
      add(TokenSet(name: prefix + name, document: document, steps: [.key(name)], value: value))
    }
  }

  private mutating func add(_ set: TokenSet) {
    if set.value.kind == .object { sets.append(set) }
  }

  /// Sorts the sets. Sets that the order does not list come last.
  private mutating func sort(by order: [String]) {
    let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    sets = sets.enumerated()
      .sorted {
        (ranks[$0.element.name] ?? .max, $0.offset) < (ranks[$1.element.name] ?? .max, $1.offset)
      }.map(\.element)
  }

  private mutating func readThemes(_ list: JSONValue, document: Document, steps: [JSONStep]) {
    reportLinks(list, at: document.place(steps))
    for index in list.array?.indices ?? 0..<0 {
      guard let value = list.array?[index] else { continue }
      let steps = steps + [.index(index)]
      guard let name = value["name"]?.string, let chosen = value["selectedTokenSets"]?.object else {
        findings.noteLoss(
          "this theme lacks 'name' or 'selectedTokenSets' and is skipped", at: document.place(steps)
        )
        continue
      }
      var theme = Theme(name: name, group: nil, place: document.place(steps))
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
    var others: Set<String> = []
    for theme in list.array.map({ Array($0) }) ?? [] {
      for (key, value) in theme.members where !known.contains(key.string) {
        let isEmpty = [.object, .array, .null].contains(value.kind) && value.count == 0
        let isUsual = value.boolean == false || value.bytes?.isEmpty == true
        if !isEmpty, !isUsual { others.insert(key.string) }
      }
    }
    guard !others.isEmpty else { return }
    findings.noteLoss(
      "themes have \(others.sorted().quotedList()), which a resolver cannot express; they are left out, and no "
        + "token changes", at: place)
  }

  /// Makes the themes that `--mode` names, in place of those of the files. All other sets are in
  /// every theme.
  mutating func setThemes(_ options: ConversionOptions) {
    let names = sets.map(\.name)
    let (groups, faults) = options.groups(of: names.map(options.placement)) { place(of: $0) }
    findings.add(faults)
    let placed = Set(groups.flatMap(\.sets))
    let always = sets.indices.filter { !placed.contains($0) }
    themes = groups.flatMap { group in
      // The first theme of a group is its default.
      let others = group.contexts.indices.filter { $0 != group.defaultContext }
      return ([group.defaultContext] + others).map { index in
        let (name, own) = group.contexts[index]
        var theme = Theme(name: name, group: group.name, place: place(of: own.first ?? 0))
        theme.enabled = (always + own).map { names[$0] }
        return theme
      }
    }
  }

  /// Puts the sets that `--base` names into every theme.
  mutating func enableBases(_ options: ConversionOptions) {
    let bases = sets.map(\.name).filter(options.isBase)
    for index in themes.indices {
      themes[index].sources.removeAll(where: options.isBase)
      themes[index].enabled = bases + themes[index].enabled.filter { !options.isBase($0) }
    }
  }

  /// Divides the themes without a group into alternatives and others. Tokens Studio shows one of them
  /// at a time, but the sets of a theme that shares no token with any other are in every theme.
  mutating func divideUngroupedThemes() {
    let open = themes.indices.filter { themes[$0].group == nil }
    guard open.count > 1 else { return }
    // What it finds is reported when the tokens are read again.
    let tokens = StudioTokenReader(sets, options: ConversionOptions()).tokens
    var keys: [String: Set<String>] = [:]
    for token in tokens { keys[sets[token.set].name, default: []].insert(token.key) }
    // What all of them have does not tell them apart.
    let common = open.dropFirst().reduce(Set(themes[open[0]].enabled)) {
      $0.intersection(themes[$1].enabled)
    }
    let own = open.map { theme in
      themes[theme].enabled.filter { !common.contains($0) }
        .reduce(into: Set<String>()) { $0.formUnion(keys[$1] ?? []) }
    }
    let groups = own.variantGroups()
    guard groups.count > 1 else { return }
    var names = themes.compactMap(\.group)
    for group in groups {
      guard group.count > 1 else { continue }
      let titles = group.map { themes[open[$0]].name }
      let name = (titles.axisName ?? titles.contextNames.name).numbered(among: names)
      names.append(name)
      for index in group { themes[open[index]].group = name }
    }
    let singles = groups.filter { $0.count == 1 }.map { open[$0[0]] }
    guard !singles.isEmpty, singles.count < open.count else { return }
    for theme in singles {
      // A group of one theme is in every theme.
      themes[theme].group = themes[theme].name.numbered(among: names)
      names.append(themes[theme].group ?? "")
      findings.noteChange(
        "the theme '\(printable(themes[theme].name))' has no group and shares no tokens with the "
          + "others; its sets are in every theme, unless it gets a group", at: themes[theme].place)
    }
  }

  /// Makes themes from sets that declare mostly the same tokens, in a project without themes. Such
  /// sets are alternatives, even if `tokenSetOrder` lists them. All other sets are in every theme.
  mutating func chooseThemes(_ options: ConversionOptions) {
    // What it finds is reported when the tokens are read again.
    let tokens = StudioTokenReader(sets, options: ConversionOptions()).tokens
    var paths: [Set<String>] = Array(repeating: [], count: sets.count)
    for token in tokens { paths[token.set].insert(token.key) }
    // With an order, a small set may override parts of a large one. Modes declare mostly the same.
    let open = sets.indices.filter { !options.isBase(sets[$0].name) }
    let groups = open.map { paths[$0] }.variantGroups(isOrdered: hasOrder)
      .map { $0.map { open[$0] } }
    let single =
      sets.map(\.name).filter(options.isBase)
      + groups.filter { $0.count == 1 }.map { sets[$0[0]].name }
    var names: [String] = []
    var order = Array(sets.indices)
    for group in groups where group.count > 1 {
      let (name, contexts) = group.map { sets[$0].name }.contextNames
      let twin = names.first { name in
        Set(themes.filter { $0.group == name }.map(\.name)) == Set(contexts)
      }
      let modifier = twin ?? (contexts.axisName ?? name).numbered(among: names)
      if twin == nil { names.append(modifier) }
      let defaultIndex = contexts.defaultContextIndex ?? 0
      let first = group[defaultIndex]
      let others = contexts.indices.filter { $0 != defaultIndex }
      order.removeAll { $0 == first }
      order.insert(first, at: group.compactMap(order.firstIndex).min() ?? order.count)
      for (index, context) in ([defaultIndex] + others).map({ (group[$0], contexts[$0]) }) {
        let missing = index == first ? [] : paths[first].subtracting(paths[index])
        var theme = Theme(name: context, group: modifier, place: place(of: index))
        theme.enabled = single + (missing.isEmpty ? [] : [sets[first].name]) + [sets[index].name]
        if let known = themes.firstIndex(where: { $0.group == modifier && $0.name == context }) {
          themes[known].enabled += theme.enabled.filter { !themes[known].enabled.contains($0) }
        } else {
          themes.append(theme)
        }
        if index != first { report(index, first: first, modifier: modifier, missing: missing) }
      }
    }
    sets = order.map { sets[$0] }
  }

  private mutating func report(_ set: Int, first: Int, modifier: String, missing: Set<String>) {
    var message =
      "the set '\(printable(sets[set].name))' declares mostly the same tokens as '\(printable(sets[first].name))', so "
      + "both become contexts of the modifier '\(printable(modifier))'; if that is wrong, add '$themes'"
    if let example = missing.min() {
      let name = "'\(printable(StudioToken.name(of: example)))'"
      message +=
        missing.count == 1
        ? ". It lacks \(name), which keeps the value of the other set"
        : ". It lacks \(missing.count) tokens, such as \(name), which keep the values of the other set"
    }
    findings.noteChange(message, at: place(of: set))
  }

  func place(of set: Int) -> Place {
    let set = sets[set]
    return set.steps.isEmpty ? set.document.place() : set.document.keyPlace(set.steps)
  }
}

private func names(_ list: JSONValue?) -> [String] { list?.array?.compactMap(\.string) ?? [] }

extension ForeignFile {
  fileprivate var fileName: String { Self.jsonPath(String(lastName)) }

  private var lastName: Substring {
    relativePath.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  }

  /// Its folder in the folder that all files share: empty, or with a trailing `/`.
  fileprivate var folder: String { String(relativePath.dropLast(lastName.count)) }

  /// Whether it lists sets or themes.
  fileprivate var listsStudioSets: Bool {
    let root = document.json.root
    return root.kind == .array || root["$themes"] != nil || root["$metadata"] != nil
      || root["tokenSetOrder"] != nil
  }
}

/// Finds files that contain several sets, although no member says it: their references resolve only
/// if the first name of a path is the name of a set.
struct StudioSets {
  private(set) var files: Set<Int> = []

  init(_ files: [ForeignFile]) {
    guard !files.contains(where: \.listsStudioSets) else { return }
    let tokens = files.map(tokens)
    let whole = Set(tokens.joined().map(\.key))
    let inner = Set(tokens.joined().compactMap(\.innerKey))
    for (index, tokens) in tokens.enumerated() where tokens.allSatisfy({ $0.innerKey != nil }) {
      let named = tokens.flatMap(\.references)
      if named.count(where: inner.contains) > named.count(where: whole.contains) {
        self.files.insert(index)
      }
    }
  }
}

/// The tokens of a file, read as one set. What that finds is reported when the sets are read.
private func tokens(of file: ForeignFile) -> [StudioToken] {
  let set = StudioProject.TokenSet(
    name: "", document: file.document, steps: [], value: file.document.json.root)
  return StudioTokenReader([set], options: ConversionOptions()).tokens
}

extension StudioToken {
  /// The path without its first name; nil if it has only one.
  fileprivate var innerKey: String? {
    key.firstIndex(of: ".").map { String(key[key.index(after: $0)...]) }
  }
}
