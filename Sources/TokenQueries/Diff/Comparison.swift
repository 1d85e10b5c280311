import TokenModel

/// Two sides, and their corresponding themes and tokens.
struct Comparison {
  let before: Side
  let after: Side
  /// Themes that both sides have, in the order of the new side. When they are too many to list, the
  /// first theme and those that differ from it on one axis.
  let themes: [Pair]
  /// The number of themes that both sides have.
  let comparedCount: Int
  /// The paths of tokens that only the new side has, only the old side has, and both have, in
  /// natural order.
  private(set) var added: [PathID] = []
  private(set) var removed: [PathID] = []
  private(set) var common: [(before: PathID, after: PathID)] = []

  init(_ before: Side, after: Side) {
    self.before = before
    self.after = after
    let (one, other) = (before.tokens.themes, after.tokens.themes)
    if one.isShort, other.isShort {
      themes = Self.match(one.allContexts, new: other.allContexts)
      comparedCount = themes.count
    } else {
      themes = Self.pairs(
        other.varying.axes.flatMap { other.themes(over: AxisSet([$0])) }, of: one, in: other)
      comparedCount = one.commonCount(with: other)
    }
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

  /// A theme of the old side, and the same one of the new side.
  typealias Pair = (before: Int, after: Int)

  /// The themes in which a token can differ, and the axes of the new side on which it depends.
  func themes(of path: PathID, after newPath: PathID) -> (pairs: [Pair], axes: AxisSet) {
    let (one, other) = (before.tokens.themes, after.tokens.themes)
    if one.isShort, other.isShort { return (themes, AxisSet()) }
    let names = before.tokens.axes(of: path).axes.map { one.axes[$0].name }
    let axes = after.tokens.axes(of: newPath).union(AxisSet(names.compactMap(other.axis(named:))))
    guard other.count(over: axes) <= supportLimit else { return (themes, other.varying) }
    return (Self.pairs(other.themes(over: axes), of: one, in: other), axes)
  }

  /// Some themes of the new side that the old side has too.
  private static func pairs(
    _ themes: [Int], of old: ThemeSpace, in new: ThemeSpace
  ) -> [Pair] {
    Set(themes).sorted().compactMap { theme in
      old.theme(with: new.contexts(of: theme)).map { (before: $0, after: theme) }
    }
  }

  /// The changes of the themes.
  var themeChanges: ThemeChanges {
    let (one, other) = (before.tokens.themes, after.tokens.themes)
    guard one.isShort, other.isShort else {
      return ThemeChanges(
        added: other.values(missingIn: one), removed: one.values(missingIn: other))
    }
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

extension ThemeSpace {
  /// The values of axes that another space does not have.
  fileprivate func values(missingIn other: ThemeSpace) -> [Variant] {
    axes.flatMap { axis in
      let known = other.axis(named: axis.name).map { other.axes[$0].values } ?? []
      return axis.values.filter { !known.contains($0) }.map { value in
        Variant(entries: [Variant.Entry(axis: axis.name, value: value)])
      }
    }
  }

  /// The number of combinations of values that another space has too, at most `Int.max`.
  fileprivate func commonCount(with other: ThemeSpace) -> Int {
    axes.reduce(1) { count, axis in
      guard let twin = other.axis(named: axis.name) else { return count }
      let common = axis.values.count { other.axes[twin].values.contains($0) }
      let (product, hasOverflow) = count.multipliedReportingOverflow(by: common)
      return hasOverflow ? Int.max : product
    }
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
