import ModeFinding
import TokenModel
import Writers

extension StudioProject {
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
        if index != first {
          report(index, first: first, modifier: modifier, missing: missing)
        }
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
