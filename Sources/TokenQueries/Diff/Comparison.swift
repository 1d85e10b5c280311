import TokenModel

/// Two sides, and their corresponding themes and tokens.
struct Comparison {
  let before: Side
  let after: Side
  /// Themes that both sides have, in the order of the new side.
  let themes: [(before: Int, after: Int)]
  /// The paths of tokens that only the new side has, only the old side has, and both have, in
  /// natural order.
  private(set) var added: [PathID] = []
  private(set) var removed: [PathID] = []
  private(set) var common: [(before: PathID, after: PathID)] = []

  init(_ before: Side, after: Side) {
    self.before = before
    self.after = after
    themes = Self.match(
      before.tokens.themes.allContexts, new: after.tokens.themes.allContexts)
    let old = before.paths.counterparts(in: after.paths)
    var isOld = [Bool](repeating: false, count: after.paths.count)
    for path in before.paths.naturalOrder() where before.hasToken(path) {
      if let twin = old[Int(path.index)], after.hasToken(twin) {
        isOld[Int(twin.index)] = true
      } else {
        removed.append(path)
      }
    }
    let new = after.paths.counterparts(in: before.paths)
    for path in after.paths.naturalOrder() where after.hasToken(path) {
      if isOld[Int(path.index)], let twin = new[Int(path.index)] {
        common.append((twin, path))
      } else {
        added.append(path)
      }
    }
  }

  /// The changes of the themes.
  var themeChanges: ThemeChanges {
    let old = before.tokens.themes.allContexts
    let new = after.tokens.themes.allContexts
    return ThemeChanges(
      added: new.indices.filter { index in !themes.contains { $0.after == index } }
        .map { new[$0] },
      removed: old.indices.filter { index in !themes.contains { $0.before == index } }
        .map { old[$0] },
      renamed: themes.map { (old[$0.before], new[$0.after]) }
        .filter { Set($0.0.entries) != Set($0.1.entries) }
        .map { ThemeChanges.Renaming(from: $0.0, to: $0.1) })
  }

  /// Matches themes with the same contexts. Then matches themes of which one has all contexts of
  /// the other, so that a new modifier does not hide other changes.
  private static func match(_ old: [Variant], new: [Variant]) -> [(before: Int, after: Int)] {
    let old = old.map { Set($0.entries) }
    let new = new.map { Set($0.entries) }
    var partners: [Int: Int] = [:]
    for (index, contexts) in new.enumerated() { partners[index] = old.firstIndex(of: contexts) }
    for index in new.indices where partners[index] == nil {
      let taken = Set(partners.values)
      partners[index] = old.indices.first { other in
        !taken.contains(other) && !new.contains(old[other])
          && (old[other].isSubset(of: new[index]) || new[index].isSubset(of: old[other]))
      }
    }
    return partners.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
  }
}

extension PathTable {
  /// For each path of this table, the same path in another table.
  fileprivate func counterparts(in other: PathTable) -> [PathID?] {
    var counterparts: [PathID?] = Array(repeating: nil, count: count)
    counterparts[0] = .root
    for index in parents.indices.dropFirst() {
      guard let parent = counterparts[Int(parents[index])] else { continue }
      counterparts[index] = other.find(name(of: PathID(index: Int32(index))), in: parent)
    }
    return counterparts
  }
}
