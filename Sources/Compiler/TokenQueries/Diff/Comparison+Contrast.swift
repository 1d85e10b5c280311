extension Comparison {
  /// The rows of the audit that differ in ratio, verdict or requirement, in the themes in which both
  /// sides have a row for the pair: in the order of the new audit, followed by removed rows.
  var contrastChanges: [ContrastChange] {
    let (before, after) = (self.before.audit.results, self.after.audit.results)
    let old = Dictionary(grouping: before.indices) { before[$0].pair }
      .mapValues { RowsByTheme($0.map { ($0, before[$0].holds) }) }
    let causes = Dictionary(
      firsts: self.after.audit.causes.flatMap { cause in
        cause.results.map { (after[$0].key, cause) }
      })
    var known: Set<Int> = []
    let changed = after.flatMap { row -> [ContrastChange] in
      let twins = (old[row.pair]?.candidates(in: row.holds) ?? []).compactMap { index in
        common(before[index].holds, after: row.holds).map { (index: index, box: $0) }
      }.closest {
        before[$0.index].likeness(to: row)
      } where: {
        before[$0.index].holds.overlaps(before[$1.index].holds)
      }
      known.formUnion(twins.map(\.index))
      if twins.isEmpty {
        return [
          ContrastChange(
            theme: row.theme, holds: row.holds, before: nil, after: row, cause: causes[row.key])
        ]
      }
      let themes = self.after.tokens.themes
      return twins.compactMap { index, box in
        let was = before[index]
        guard was.ratio != row.ratio || was.outcome != row.outcome || was.required != row.required
        else { return nil }
        return ContrastChange(
          theme: themes.contexts(of: themes.first(in: box)), holds: Holds(box, in: themes),
          before: was, after: row, cause: causes[row.key])
      }
    }
    return changed
      + before.indices.filter { !known.contains($0) }.map { index in
        let row = before[index]
        return ContrastChange(theme: row.theme, holds: row.holds, before: row, after: nil)
      }
  }

  /// The themes of the new side in which a row holds, and in which a row of the old side holds too;
  /// nil if there are none.
  fileprivate func common(_ row: Holds, after newRow: Holds) -> ThemeRegion.Box? {
    let (old, new) = (before.tokens.themes, after.tokens.themes)
    guard row.overlaps(newRow), row.hasUsualValues(on: old, missingIn: new),
      newRow.hasUsualValues(on: new, missingIn: old)
    else { return nil }
    var restrictions: [ThemeRegion.Box.Restriction] = []
    for axis in new.axes.indices {
      let name = new.axes[axis].name
      let all = new.values(of: axis)
      let twin = old.axis(named: name)
      let known = twin.map { twin in
        row.values(of: name) ?? old.values(of: twin).map { old.axes[twin].values[$0] }
      }
      let wanted = newRow.values(of: name)
      let own = all.filter { value in
        let context = new.axes[axis].values[value]
        return known?.contains(context) != false && wanted?.contains(context) != false
      }
      if own.isEmpty { return nil }
      if own.count < all.count { restrictions.append(.init(axis: axis, values: own)) }
    }
    let box = ThemeRegion.Box(restrictions)
    return Holds(box, in: new).themeCount > 0 ? box : nil
  }
}

extension Array {
  /// The elements than which no other element of the same themes is more alike.
  fileprivate func closest(
    _ likeness: (Element) -> Int, where sharesThemes: (Element, Element) -> Bool
  ) -> [Element] {
    let all = map(likeness)
    guard Set(all).count > 1 else { return self }
    return indices.filter { one in
      !indices.contains { all[$0] > all[one] && sharesThemes(self[$0], self[one]) }
    }.map { self[$0] }
  }
}

/// What identifies a pair in all themes.
private struct PairID: Hashable {
  var component: String
  var variant: Set<Variant.Entry>
  var name: String
  /// Whether it is about the colors that a focus indicator replaces, which may be its neighbors too.
  var isFocus: Bool
}

extension ContrastResult {
  fileprivate var pair: PairID {
    PairID(
      component: component, variant: Set(variant.entries), name: pairName, isFocus: duty == .focus)
  }

  /// How much two rows of a pair have in common: a contract may ask of it as text, and exempt it too.
  fileprivate func likeness(to other: ContrastResult) -> Int {
    duty != other.duty ? 0 : required != other.required ? 1 : 2
  }
}

extension Holds {
  /// Whether it holds in the themes that correspond to those of another space.
  fileprivate func hasUsualValues(on space: ThemeSpace, missingIn other: ThemeSpace) -> Bool {
    let usual = space.theme(with: Variant()).map(space.contexts) ?? Variant()
    return restrictions.allSatisfy { restriction in
      other.axis(named: restriction.axis) != nil
        || usual[restriction.axis].map(restriction.values.contains) == true
    }
  }
}
