/// The order of sets and groups in a resolver that is closest to the ranks of the sets.
///
/// A resolver merges all sets of a context at once; Tokens Studio sorts the sets of all themes. The
/// result differs only if sets of different groups declare the same token.
struct PlanOrder {
  /// The items in order.
  private(set) var order: [ThemePlan.Source] = []
  /// The first two that would have to be before each other; nil if the order is right.
  private(set) var conflict: (early: ThemePlan.Source, late: ThemePlan.Source)?
  /// The sets of all themes, and the groups.
  private var items: [(source: ThemePlan.Source, rank: Int)] = []
  /// The items that must come before each item.
  private var before: [Set<Int>] = []

  init(_ imported: ImportedTokens, plan: ThemePlan) {
    var homes: [[Int]] = Array(repeating: [], count: imported.sets.count)
    for set in imported.sets.indices where plan.always.contains(set) {
      homes[set] = [items.count]
      items.append((.set(set), plan.ranks[set]))
    }
    for (number, group) in plan.groups.enumerated() {
      for set in Set(group.sets) where !plan.always.contains(set) { homes[set].append(items.count) }
      items.append((.group(number), group.sets.map { plan.ranks[$0] }.min() ?? 0))
    }
    before = Array(repeating: [], count: items.count)
    for holders in Dictionary(grouping: imported.tokens, by: \.names).values.map({ $0.map(\.file) })
    where holders.count > 1 {
      for first in holders {
        for second in holders where plan.ranks[first] < plan.ranks[second] {
          for late in homes[second] { before[late].formUnion(homes[first].filter { $0 != late }) }
        }
      }
    }
    sort()
  }

  /// Each item after those that must precede it, and sets before groups if possible.
  private mutating func sort() {
    func key(_ item: Int) -> (Int, Int, Int) {
      (items[item].source.group == nil ? 0 : 1, items[item].rank, item)
    }
    var left = items.indices.sorted { key($0) < key($1) }
    var waiting = Set(left)
    while !left.isEmpty {
      let free = left.firstIndex { waiting.isDisjoint(with: before[$0]) }
      let item = left.remove(at: free ?? 0)
      waiting.remove(item)
      if conflict == nil, let early = before[item].intersection(waiting).min() {
        conflict = (items[early].source, items[item].source)
      }
      order.append(items[item].source)
    }
  }
}
