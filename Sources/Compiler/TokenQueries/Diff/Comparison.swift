/// Two sides, and their corresponding themes and tokens.
struct Comparison {
  let before: Side
  let after: Side
  /// Some themes that both sides have: one, and those that differ from it on one axis.
  let samples: [Pair]
  /// The paths of tokens of only the new side, only the old side, and both, in natural order.
  private(set) var added: [PathID] = []
  private(set) var removed: [PathID] = []
  private(set) var common: [(before: PathID, after: PathID)] = []

  init(_ before: Side, after: Side) {
    (self.before, self.after) = (before, after)
    samples = Self.samples(of: before.tokens.themes, in: after.tokens.themes)
    let twins = after.paths.counterparts(in: before.paths)
    var isKept = [Bool](repeating: false, count: before.paths.count)
    for path in after.paths.naturalOrder() where after.hasToken(path) {
      if let twin = twins[Int(path.index)], before.hasToken(twin) {
        isKept[Int(twin.index)] = true
        common.append((twin, path))
      } else {
        added.append(path)
      }
    }
    removed = before.paths.naturalOrder().filter { before.hasToken($0) && !isKept[Int($0.index)] }
  }

  /// A theme of the old side, and the same one of the new side.
  typealias Pair = (before: Int, after: Int)

  /// The themes in which a token can differ that depends on `axes` on the old side and on `newAxes`
  /// on the new one, and the axes of the new side on which it depends.
  func themes(over axes: AxisSet, after newAxes: AxisSet) -> (pairs: [Pair], axes: AxisSet) {
    let (old, new) = (before.tokens.themes, after.tokens.themes)
    let names = Set(axes.axes.map { old.axes[$0].name } + newAxes.axes.map { new.axes[$0].name })
    let all = new.axes.indices.filter { names.contains(new.axes[$0].name) }
    let varying = AxisSet(all.filter(new.varying.contains))
    let isMany = new.count(over: varying) > supportLimit
    let themes = isMany ? samples.map(\.after) : new.themes(over: varying)
    let pairs = themes.map { new.first(like: $0, on: varying) }.uniqued.compactMap { theme in
      old.theme(like: theme, of: new, over: names).map { (before: $0, after: theme) }
    }
    return (pairs, varying)
  }

  /// Whether a token has the same value in all themes that both sides have.
  func hasSameValues(_ path: PathID, as newPath: PathID) -> Bool {
    let (old, new) = (before.tokens, after.tokens)
    return themes(over: old.axes(of: path), after: new.axes(of: newPath)).pairs.allSatisfy {
      old.value(path, in: $0.before) == new.value(newPath, in: $0.after)
    }
  }

  private static func samples(of old: ThemeSpace, in new: ThemeSpace) -> [Pair] {
    let names = Set(new.axes.map(\.name))
    guard let base = new.theme(with: old.contextsKept(by: new)) else { return [] }
    let others = new.varying.axes.flatMap { axis in
      new.values(of: axis).compactMap { new.theme(base, with: $0, on: axis) }
    }
    return Set([base] + others).sorted().compactMap { theme in
      old.theme(like: theme, of: new, over: names).map { (before: $0, after: theme) }
    }
  }
}

extension ThemeSpace {
  /// The theme that corresponds to one of another space: with the same contexts on some axes, and
  /// with the defaults on axes that the other space does not have. Nil if there is none, or if that
  /// theme has other contexts than the defaults on axes that only the other space has.
  func theme(like theme: Int, of other: ThemeSpace, over names: Set<String>) -> Int? {
    let contexts = other.contexts(of: theme)
    let common = Variant(
      entries: contexts.entries.filter { names.contains($0.axis) && axis(named: $0.axis) != nil })
    guard let usual = other.theme(with: common) else { return nil }
    let isUsual = other.axes.indices.allSatisfy { index in
      let name = other.axes[index].name
      return !names.contains(name) || axis(named: name) != nil
        || other.value(of: index, in: theme) == other.value(of: index, in: usual)
    }
    return isUsual ? self.theme(with: common) : nil
  }

  /// For each axis of both spaces, the default, or else the first context that both have.
  fileprivate func contextsKept(by other: ThemeSpace) -> Variant {
    Variant(
      entries: axes.indices.compactMap { index in
        let axis = axes[index]
        guard let twin = other.axis(named: axis.name) else { return nil }
        let usual = (defaults[index].map { [$0] } ?? []) + values(of: index)
        return usual.map { axis.values[$0] }.first(where: other.axes[twin].values.contains)
          .map { Variant.Entry(axis: axis.name, value: $0) }
      })
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
