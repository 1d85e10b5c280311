import TokenModel

/// The merge order of sets and modifiers that is closest to `tokenSetOrder`.
///
/// A resolver merges all sets of a theme at once; Tokens Studio sorts the sets of all themes. The
/// result differs only if sets of different groups declare the same token.
struct StudioOrder {
  private let sets: [StudioPlacement.PlacedSet]
  private let themes: StudioThemes
  private(set) var findings = Findings()
  /// The sets of all themes, and the groups of themes.
  private var items: [Item] = []
  /// The items that must come before each item, each with a token that requires it.
  private var before: [[Int: Clash]] = []

  private struct Item {
    var source: ConvertedTokens.Source
    var isModifier: Bool
    var rank: Int
  }

  /// A token in two sets, in their order.
  private struct Clash {
    var key: String
    var first: Int
    var second: Int
  }

  init(_ sets: [StudioPlacement.PlacedSet], themes: StudioThemes) {
    self.sets = sets
    self.themes = themes
  }

  /// Adds the modifiers and the merge order.
  mutating func arrange(into tokens: inout ConvertedTokens) {
    var homes: [[Int]] = Array(repeating: [], count: sets.count)
    for (index, set) in sets.enumerated()
    where set.key.group == nil && themes.always.contains(set.key.set) {
      homes[index] = [items.count]
      items.append(Item(source: .set(set.file.name), isModifier: false, rank: rank(set)))
    }
    for (group, value) in themes.groups.enumerated() {
      let contexts = value.themes.indices.map { theme in members(group, theme: theme) }
      for index in Set(contexts.joined()) { homes[index].append(items.count) }
      let rank = contexts.joined().map { self.rank(sets[$0]) }.min() ?? 0
      items.append(Item(source: .modifier(value.name), isModifier: true, rank: rank))
      tokens.modifiers.append(
        .init(
          name: value.name,
          contexts: zip(value.themes, contexts).map { name, members in
            .init(name: name, sets: members.map { sets[$0].file.name })
          }, defaultContext: value.themes[0]))
    }
    findClashes(homes)
    tokens.order = sorted().map { items[$0].source }
  }

  /// The sets that a theme merges, in order.
  private func members(_ group: Int, theme: Int) -> [Int] {
    sets.indices.filter { index in
      let key = sets[index].key
      if let own = key.group { return own == group && key.theme == theme }
      return themes.places[key.set]?[group]?.contains(theme) ?? false
    }.sorted { (rank(sets[$0]), $0) < (rank(sets[$1]), $1) }
  }

  private func rank(_ set: StudioPlacement.PlacedSet) -> Int { themes.ranks[set.key.set] }

  // MARK: Order

  private mutating func findClashes(_ homes: [[Int]]) {
    before = Array(repeating: [:], count: items.count)
    var holders: [String: [Int]] = [:]
    for (index, set) in sets.enumerated() {
      for key in Set(set.paths) { holders[key, default: []].append(index) }
    }
    for (key, holders) in holders where holders.count > 1 {
      for first in holders {
        for second in holders where rank(sets[first]) < rank(sets[second]) {
          for early in homes[first] {
            for late in homes[second] where early != late {
              let known = before[late][early]
              if known.map({ key < $0.key }) ?? true {
                before[late][early] = Clash(key: key, first: first, second: second)
              }
            }
          }
        }
      }
    }
  }

  /// Sorts the items so that each comes after those that must precede it, and sets come before
  /// modifiers if possible. Reports conflicts.
  private mutating func sorted() -> [Int] {
    var left = items.indices.sorted {
      (items[$0].isModifier ? 1 : 0, items[$0].rank, $0)
        < (items[$1].isModifier ? 1 : 0, items[$1].rank, $1)
    }
    var waiting = Set(left)
    var order: [Int] = []
    while !left.isEmpty {
      let free = left.firstIndex { item in !before[item].keys.contains(where: waiting.contains) }
      let item = left.remove(at: free ?? 0)
      waiting.remove(item)
      for (early, clash) in before[item].sorted(by: { $0.key < $1.key })
      where waiting.contains(early) {
        report(clash)
      }
      order.append(item)
    }
    return order
  }

  private mutating func report(_ clash: Clash) {
    let first = sets[clash.first]
    let second = sets[clash.second]
    let names = clash.key.split(separator: ".").map(String.init)
    let place = second.file.root.token(at: names)?.place ?? first.file.root.token(at: names)?.place
    findings.noteChange(
      "'\(StudioToken.name(of: clash.key))' is in the set '\(first.file.name)' and later in '\(second.file.name)', but in a "
        + "resolver '\(first.file.name)' comes last and wins; remove it from one set",
      at: place ?? Place(file: ""), path: StudioToken.name(of: clash.key))
  }
}
