import TokenModel
import Writers

struct StudioThemes {
  /// The groups of two or more themes. Each becomes a modifier.
  private(set) var groups: [Group] = []
  /// The sets of every theme.
  private(set) var always: Set<Int> = []
  /// The themes of the other sets, by group.
  private(set) var places: [Int: [Int: Set<Int>]] = [:]
  /// The order of the sets: sources of references first, then the order of `tokenSetOrder`.
  private(set) var ranks: [Int] = []
  private(set) var findings = Findings()

  /// Themes that are alternatives.
  struct Group {
    var name: String
    var themes: [String]
  }

  /// One theme of each group, by its index.
  typealias Choice = [Int]

  init(_ project: StudioProject) {
    let indices = Dictionary(project.sets.enumerated().map { ($1.name, $0) }) { $1 }
    var enabled: Set<Int> = []
    for (name, themes) in grouped(project.themes) {
      let chosen = themes.map { theme in
        Set((theme.enabled + theme.sources).compactMap { indices[$0] })
      }
      enabled.formUnion(themes.flatMap { $0.enabled.compactMap { indices[$0] } })
      report(themes, sets: indices)
      let common = chosen.dropFirst().reduce(chosen[0]) { $0.intersection($1) }
      always.formUnion(common)
      if themes.count > 1 {
        for (index, sets) in chosen.enumerated() {
          for set in sets { places[set, default: [:]][groups.count, default: []].insert(index) }
        }
        groups.append(Group(name: name, themes: themes.map(\.name)))
      }
    }
    if project.themes.isEmpty { always = Set(project.sets.indices) }
    for set in always { places[set] = nil }
    ranks = project.sets.indices.map { index in
      project.themes.isEmpty || enabled.contains(index) ? project.sets.count + index : index
    }
    reportRoles(project, enabled: enabled)
  }

  /// Whether a set is merged in the themes of a choice.
  func includes(_ set: Int, in choice: Choice) -> Bool {
    if always.contains(set) { return true }
    guard let places = places[set] else { return false }
    return places.contains { group, themes in themes.contains(choice[group]) }
  }

  /// Whether a set is merged in every theme in which another set is merged.
  func includes(_ set: Int, whereverMerged other: Int) -> Bool {
    if always.contains(set) { return true }
    guard !always.contains(other), let own = places[set], let others = places[other] else {
      return false
    }
    return others.allSatisfy { group, themes in own[group]?.isSuperset(of: themes) ?? false }
  }

  func isMerged(_ set: Int) -> Bool { always.contains(set) || places[set] != nil }

  /// The groups whose themes decide whether a set is merged.
  func groups(of set: Int) -> GroupMask { GroupMask((places[set] ?? [:]).keys) }

  /// A choice in which a set is merged.
  func choice(with set: Int) -> Choice {
    var choice = Choice(repeating: 0, count: groups.count)
    if let (group, themes) = places[set]?.min(by: { $0.key < $1.key }), let theme = themes.min() {
      choice[group] = theme
    }
    return choice
  }

  /// The themes of a choice, for messages.
  func names(of choice: Choice, in mask: GroupMask) -> String {
    let names = groups.indices.filter(mask.contains).map { groups[$0].themes[choice[$0]] }
    return names.isEmpty ? "every theme" : names.joined(separator: "/")
  }

  /// The themes of each group, in order. Themes without a group form one group.
  private mutating func grouped(
    _ themes: [StudioProject.Theme]
  ) -> [(name: String, themes: [StudioProject.Theme])] {
    var groups: [(name: String, themes: [StudioProject.Theme])] = []
    var indices: [String?: Int] = [:]
    for var theme in themes {
      let index = indices.number(of: theme.group)
      if index == groups.count { groups.append((theme.group ?? "theme", [])) }
      let name = theme.name
      theme.name = name.numbered { candidate in
        !groups[index].themes.contains { $0.name == candidate }
      }
      if theme.name != name {
        findings.noteChange(
          "its group has another theme '\(name)'; this one becomes '\(theme.name)'", at: theme.place
        )
      }
      groups[index].themes.append(theme)
    }
    return groups
  }

  private mutating func report(_ themes: [StudioProject.Theme], sets: [String: Int]) {
    for theme in themes {
      for name in theme.enabled + theme.sources where sets[name] == nil {
        findings.noteLoss(
          "the set '\(name)' of the theme '\(theme.name)' is in no file"
            + name.suggestion(among: sets.keys.sorted())
            + "; add its file to the inputs, or remove it from the theme", at: theme.place)
      }
    }
  }

  /// Reports sets that are only sources of references, or in no theme.
  private mutating func reportRoles(_ project: StudioProject, enabled: Set<Int>) {
    guard !project.themes.isEmpty else { return }
    let named = Set(project.themes.flatMap { $0.enabled + $0.sources })
    for (index, set) in project.sets.enumerated() where !enabled.contains(index) {
      let isSource = named.contains(set.name)
      findings.add(
        isSource ? .changedValue : .notCarried,
        message: "the set '\(set.name)' is "
          + (isSource
            ? "only a source of references, which DTCG 2025.10 does not support; its tokens are added to "
              + "the themes, below all others"
            : "in no theme, so its tokens are left out; enable it in a theme"),
        at: project.place(of: index))
    }
  }
}

/// A set of groups of themes. All groups after the 63rd share one bit.
struct GroupMask: Hashable, Sendable {
  private var bits: UInt64 = 0

  init(_ groups: some Sequence<Int>) {
    for group in groups { bits |= 1 << UInt64(min(group, 63)) }
  }

  var isEmpty: Bool { bits == 0 }

  func contains(_ group: Int) -> Bool { bits & 1 << UInt64(min(group, 63)) != 0 }

  /// Adds the groups of another mask, and returns whether it changed.
  @discardableResult
  mutating func formUnion(_ other: GroupMask) -> Bool {
    let before = bits
    bits |= other.bits
    return bits != before
  }
}
