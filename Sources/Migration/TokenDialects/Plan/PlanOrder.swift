import TokenModel

/// The order of sets and groups in a resolver that is closest to the ranks of the sets.
///
/// A resolver merges all sets of a context at once; Tokens Studio sorts the sets of all themes. The
/// result differs only if sets of different groups declare the same token.
struct PlanOrder {
  private let imported: ImportedTokens
  private let plan: ThemePlan
  private(set) var findings = Findings()
  /// The sets of all themes, and the groups.
  private var items: [(source: ThemePlan.Source, rank: Int)] = []
  /// The items that must come before each item, each with tokens that require it.
  private var before: [[Int: Clash]] = []

  /// A token in two sets, in their order.
  private struct Clash {
    var first: Int
    var second: Int
  }

  init(_ imported: ImportedTokens, plan: ThemePlan) {
    (self.imported, self.plan) = (imported, plan)
    var homes: [[Int]] = Array(repeating: [], count: imported.sets.count)
    for set in imported.sets.indices where plan.always.contains(set) {
      homes[set] = [items.count]
      items.append((.set(set), plan.ranks[set]))
    }
    for (number, group) in plan.groups.enumerated() {
      for set in Set(group.sets) where !plan.always.contains(set) { homes[set].append(items.count) }
      items.append((.group(number), group.sets.map { plan.ranks[$0] }.min() ?? 0))
    }
    findClashes(homes)
  }

  private mutating func findClashes(_ homes: [[Int]]) {
    before = Array(repeating: [:], count: items.count)
    let tokens = imported.tokens
    for holders in Dictionary(grouping: tokens.indices, by: { tokens[$0].names }).values
    where holders.count > 1 {
      for first in holders {
        for second in holders
        where plan.ranks[tokens[first].file] < plan.ranks[tokens[second].file] {
          for early in homes[tokens[first].file] {
            for late in homes[tokens[second].file] where early != late {
              if before[late][early].map({ first < $0.first }) ?? true {
                before[late][early] = Clash(first: first, second: second)
              }
            }
          }
        }
      }
    }
  }

  /// Each item after those that must precede it, and sets before groups if possible. Reports what
  /// cannot be in order.
  mutating func sorted() -> [ThemePlan.Source] {
    func key(_ item: Int) -> (Int, Int, Int) {
      if case .group = items[item].source {
        (1, items[item].rank, item)
      } else {
        (0, items[item].rank, item)
      }
    }
    var left = items.indices.sorted { key($0) < key($1) }
    var waiting = Set(left)
    var order: [ThemePlan.Source] = []
    while !left.isEmpty {
      let free = left.firstIndex { item in !before[item].keys.contains(where: waiting.contains) }
      let item = left.remove(at: free ?? 0)
      waiting.remove(item)
      for (early, clash) in before[item].sorted(by: { $0.key < $1.key })
      where waiting.contains(early) {
        report(clash)
        conflict = conflict ?? (items[early].source, items[item].source)
      }
      order.append(items[item].source)
    }
    return order
  }

  /// The first two sources that would have to be before each other; nil if the order is right.
  private(set) var conflict: (early: ThemePlan.Source, late: ThemePlan.Source)?

  private mutating func report(_ clash: Clash) {
    let (first, second) = (imported.tokens[clash.first], imported.tokens[clash.second])
    let names = [first, second].map { "'\(printable(imported.sets[$0.file].name))'" }
    findings.add(
      .changedValue, about: first.names,
      " is in the set \(names[0]) and later in \(names[1]), but in a resolver \(names[0]) comes last and "
        + "wins; remove it from one set", at: second.place)
  }
}
