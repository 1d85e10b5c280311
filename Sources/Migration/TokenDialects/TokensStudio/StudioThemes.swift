/// The plan of a Tokens Studio project with themes.
struct StudioThemes {
  /// Two or more themes in a group become a modifier. A set that all of them have is in every theme.
  private(set) var plan = ThemePlan(open: [])
  private(set) var findings = Findings()

  /// - Parameter imported: The sets of the project, and those of the modes of single tokens.
  init(_ project: StudioProject, imported: ImportedTokens) {
    let indices = Dictionary(project.sets.enumerated().map { ($1.set.name, $0) }) { $1 }
    // Names in a file can differ in bytes only, and names of files and in themes, too.
    let exact = Dictionary(project.sets.enumerated().map { (Array($1.set.name.utf8), $0) }) { $1 }
    // Files can differ in case from the names in themes.
    let folded = Dictionary(grouping: indices, by: { $0.key.lowercased() })
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
    // A set that was split into files of a folder is that folder.
    var folders: [String: [Int]] = [:]
    for (index, set) in project.sets.enumerated() {
      for folder in set.set.name.folders { folders[folder, default: []].append(index) }
    }
    func sets(_ names: [String]) -> Set<Int> {
      Set(
        names.flatMap { name in
          (exact[Array(name.utf8)] ?? indices[name]).map { [$0] } ?? folders[name]
            ?? folded[name.lowercased()].map { [$0.value] } ?? []
        })
    }
    let enabled = sets(project.themes.flatMap(\.enabled))
    // Sources of references come first, then the order of `tokenSetOrder`. The modes of a set are above it.
    let parents = imported.modeParents
    func key(_ set: Int) -> (Int, Int, Int) {
      let home = parents[set] ?? set
      return (enabled.contains(home) ? 1 : 0, home, set)
    }
    var ranks = Array(imported.sets.indices)
    for (rank, set) in imported.sets.indices.sorted(by: { key($0) < key($1) }).enumerated() {
      ranks[set] = rank
    }
    var groups: [ModeGroup] = []
    var always: Set<Int> = []
    var paths = imported.paths
    for (set, parent) in parents { paths[parent].formUnion(paths[set]) }
    let grouped = joiningAlternatives(grouped(project.themes)) { group in
      // What all themes of a group have does not tell it from others.
      let own = group.themes.map { sets($0.enabled) }
      let common = (own.count > 1 ? own : project.themes.map { sets($0.enabled) }).common
      return own.map { paths.union(of: $0.subtracting(common)) }
    }
    for (name, themes) in grouped {
      // A set that some theme enables is switched by that theme; elsewhere it is only available.
      let chosen = themes.map { sets($0.enabled).union(sets($0.sources).subtracting(enabled)) }
      report(themes, sets: indices) { name in
        folders[name] == nil
          ? folded[name.lowercased()].map { "the set '\(printable($0.key))' is" }
          : "the sets of its folder are"
      }
      always.formUnion(chosen.common)
      guard themes.count > 1 else { continue }
      let contexts = zip(themes, chosen).map { theme, chosen in
        ModeGroup.Context(
          theme.name, sets: chosen.sorted(), sources: sets(theme.sources).subtracting(chosen))
      }
      groups.append(ModeGroup(name: name, contexts: contexts, defaultContext: 0))
    }
    for group in groups.indices { groups[group].editSets { $0.removeAll(where: always.contains) } }
    // A set has its modes in the themes that have the set.
    let merged = groups.reduce(into: always) { $0.formUnion($1.sets) }
    let modes = imported.valueModes.filter { parents[$0.key].map(merged.contains) ?? true }
    groups += groups.join(modes, of: imported, findings: &findings)
    for group in groups.indices { groups[group].editSets { $0.sort { ranks[$0] < ranks[$1] } } }
    plan = ThemePlan(groups, always: always, ranks: ranks)
    reportRoles(project, enabled: enabled)
  }

  /// Up to 256 themes as the tool merges them: the sets of one theme for each group, in the project's order.
  ///
  /// - Parameters:
  ///   - plan: The plan that is written, whose groups can be joined from several.
  ///   - others: The tokens of other dialects, to which those of the project are added.
  func declared(plan: ThemePlan, above others: ConvertedTokens) -> [ConvertedTokens.DeclaredTheme] {
    let written = plan.order.compactMap(\.group)
    var combinations: [[Int]] = [[]]
    for group in self.plan.groups {
      let all = combinations.flatMap { head in group.contexts.indices.map { head + [$0] } }
      combinations = Array(all.prefix(256))
    }
    return combinations.map { chosen in
      let contexts = written.enumerated().map { modifier, group in
        let context = plan.members[group].reduce(0) { number, member in
          number * self.plan.groups[member].contexts.count + chosen[member]
        }
        return (modifier + others.modifiers.count, context)
      }
      let sets = zip(self.plan.groups, chosen)
        .reduce(into: self.plan.always) { $0.formUnion($1.0.contexts[$1.1].sets) }
      return ConvertedTokens.DeclaredTheme(
        contexts: Dictionary(uniqueKeysWithValues: contexts),
        sets: sets.sorted { self.plan.ranks[$0] < self.plan.ranks[$1] }
          .map { $0 + others.declaredSets.count })
    }
  }

  private typealias Group = (name: String, themes: [StudioProject.Theme])
  /// A group, and the tokens that each of its themes adds.
  private typealias Rival = (group: Group, tokens: [Set<TokenPath>])

  /// The themes of each group, in order. Themes without a group form one group.
  private mutating func grouped(_ themes: [StudioProject.Theme]) -> [Group] {
    let usual = "theme".numbered { name in !themes.contains { $0.group?.lowercased() == name } }
    return themes.grouped { $0.group }.map { themes in
      var names = UniqueNames(separator: "-")
      let isShared = Set(themes.map(\.name)).count < themes.count
      let numbered = themes.map { theme in
        var theme = theme
        if isShared, !theme.scope.isEmpty {
          theme.name = "\(theme.scope.replacing("/", with: "-"))-\(theme.name)"
        }
        theme.name = names.add(theme.name)
        return theme
      }
      for (old, new) in zip(themes, numbered) where old.name != new.name {
        findings.noteChange(
          "its group has another theme '\(old.name)'; this one becomes '\(new.name)'", at: new.place
        )
      }
      return (themes[0].group ?? usual, numbered)
    }
  }

  /// The groups, with one in place of alternatives: groups whose themes have names of each other and share a set,
  /// as whole designs do (`light` and `dark` of a brand), or whose themes all declare mostly the same tokens,
  /// so that one group would hide the other.
  ///
  /// - Parameter tokens: The tokens that each theme of a group adds.
  private mutating func joiningAlternatives(
    _ groups: [Group], tokens: (Group) -> [Set<TokenPath>]
  ) -> [Group] {
    let known = groups.map { group in
      (
        group: group, names: Set(group.themes.map(\.name)),
        sets: Set(group.themes.flatMap(\.enabled))
      )
    }
    let wholes = known.components { one, other in
      (one.names.isSubset(of: other.names) || other.names.isSubset(of: one.names))
        && !one.sets.isDisjoint(with: other.sets)
    }.map { $0.map(\.group) }.filter { $0.count > 1 && $0.contains { $0.themes.count > 1 } }
    let others = groups.filter { group in !wholes.joined().contains { $0.name == group.name } }
    let rivals = others.map { (group: $0, tokens: tokens($0)) }.components(linked: areRivals)
      .filter { $0.count > 1 }.map { $0.map(\.group) }
    let alternatives = wholes + rivals
    let members = alternatives.map { Set($0.map(\.name)) }
    var taken = Set(
      groups.map(\.name).filter { name in !members.contains { $0.contains(name) } }
        .map { $0.lowercased() })
    return groups.compactMap { group in
      guard let index = members.firstIndex(where: { $0.contains(group.name) }) else { return group }
      let alike = alternatives[index]
      guard alike[0].name == group.name else { return nil }
      let name = "theme".numbered { taken.insert($0).inserted }
      let titles = alike.flatMap { $0.themes.map(\.name) }
      let isDistinct = Set(titles).count == titles.count
      var names = UniqueNames(separator: "-")
      let themes = alike.flatMap { group in
        group.themes.map { theme in
          var theme = theme
          theme.name = names.add(isDistinct ? theme.name : "\(group.name)-\(theme.name)")
          return theme
        }
      }
      findings.noteChange(
        "the groups \(alike.map { printable($0.name) }.quotedList()) "
          + (index < wholes.count
            ? "have the same themes and share sets" : "declare mostly the same tokens")
          + ", so they are alternatives: each theme becomes a context of '\(name)'",
        at: themes[0].place)
      return (name, themes)
    }
  }

  /// Whether all themes of two groups share most tokens; half, in different files or with the same names.
  private func areRivals(_ one: Rival, _ other: Rival) -> Bool {
    let scopes = [one, other].map { Set($0.group.themes.map(\.scope)) }
    let names = [one, other].map { Set($0.group.themes.map(\.name)) }
    let common = (one.tokens + other.tokens).common
    guard !common.isEmpty else { return false }
    let most =
      [one, other].map { $0.tokens.reduce(into: Set()) { $0.formUnion($1) }.count }.max() ?? 0
    return scopes[0].isDisjoint(with: scopes[1]) || names[0] == names[1]
      ? common.count * 2 > most : common.count * 5 >= most * 4
  }

  private mutating func report(
    _ themes: [StudioProject.Theme], sets: [String: Int], standIns: (String) -> String?
  ) {
    for theme in themes {
      let own = theme.enabled.filter { name in !themes.allSatisfy { $0.enabled.contains(name) } }
      let isLost = !own.isEmpty && own.allSatisfy { sets[$0] == nil && standIns($0) == nil }
      for name in theme.enabled + theme.sources where sets[name] == nil {
        if let standIn = standIns(name) {
          findings.noteChange(
            "the set '\(printable(name))' of the theme '\(printable(theme.name))' is in no file; \(standIn) used instead",
            at: theme.place)
        } else {
          findings.add(
            isLost ? .lostMode : .notCarried,
            message: "the set '\(name)' of the theme '\(theme.name)' is in no file"
              + name.suggestion(among: sets.keys.sorted())
              + "; add its file to the inputs, or remove it from the theme", at: theme.place)
        }
      }
    }
  }

  /// Reports sets that are only sources of references, or in no theme.
  private mutating func reportRoles(_ project: StudioProject, enabled: Set<Int>) {
    guard !project.themes.isEmpty else { return }
    for (index, set) in project.sets.enumerated() where !enabled.contains(index) {
      let isSource = plan.isMerged(index)
      findings.add(
        isSource ? .changedValue : .notCarried,
        message: "the set '\(set.set.name)' is "
          + (isSource
            ? "only a source of references, which DTCG 2025.10 does not support; its tokens are added to "
              + "the themes, below all others"
            : "in no theme, so its tokens are left out; enable it in one, or add "
              + "--base '\(set.set.name)'"),
        at: project.place(of: index))
    }
  }
}
