/// How the themes of two sides differ.
package struct ThemeChanges: Hashable, Sendable {
  /// The contexts that only the new side has, each with its modifier; and themes that only the new
  /// side lists, although it has no new context.
  package var added: [Contexts] = []
  /// The same for the old side.
  package var removed: [Contexts] = []
  /// With which contexts the themes are compared, on modifiers that only one side has.
  package var renamed: [Renaming] = []
  /// Axes of which another context is chosen.
  package var choices: [Choice] = []

  /// Whether the raw values of `Theme` have other parts, so that stored ones are not read.
  package var hasOtherRawValues = false

  /// Some contexts of themes.
  package struct Contexts: Hashable, Sendable {
    /// The context of each modifier.
    package var contexts: Variant
    /// The contexts, as reports show them.
    package var label: String
  }

  /// The contexts of themes that gained or lost modifiers.
  package struct Renaming: Hashable, Sendable {
    /// The contexts on modifiers that only the old side has, and that only the new one has.
    package var from, to: Contexts
  }

  /// An axis of which another context is chosen.
  package struct Choice: Hashable, Sendable {
    package var axis: String
    /// What chooses.
    package var by: Chooser
    /// The choice on the old side and on the new one; nil for no default.
    package var before, after: String?
  }

  /// What chooses a context.
  package enum Chooser: String, Hashable, Sendable {
    /// The resolver's default.
    case `default`
    /// The system or the app.
    case appearance
  }
}

extension Comparison {
  var themeChanges: ThemeChanges {
    let (old, new) = (before.tokens.themes, after.tokens.themes)
    var changes = ThemeChanges(
      added: new.contexts(missingIn: old), removed: old.contexts(missingIn: new))
    let (lost, gained) = (old.usualContexts(missingIn: new), new.usualContexts(missingIn: old))
    if !samples.isEmpty, !(lost.contexts.entries + gained.contexts.entries).isEmpty {
      changes.renamed = [ThemeChanges.Renaming(from: lost, to: gained)]
    }
    changes.hasOtherRawValues =
      !old.isEmpty && !new.isEmpty
      && old.varying.axes.map { old.axes[$0].name } != new.varying.axes.map { new.axes[$0].name }
    for index in new.axes.indices {
      let axis = new.axes[index]
      guard let twin = old.axis(named: axis.name) else { continue }
      func add(_ chooser: ThemeChanges.Chooser, _ before: String?, _ after: String?) {
        guard before != after else { return }
        changes.choices.append(
          ThemeChanges.Choice(axis: axis.name, by: chooser, before: before, after: after))
      }
      add(
        .default, old.defaults[twin].map { old.axes[twin].values[$0] },
        new.defaults[index].map { axis.values[$0] })
      if old.varying.contains(twin) || new.varying.contains(index) {
        add(.appearance, old.chooser(of: twin), new.chooser(of: index))
      }
    }
    return changes
  }

  /// The number of themes on each side, and of those that are compared.
  var themeCounts: TokenDiff.ThemeCounts {
    let (old, new) = (before.tokens.themes, after.tokens.themes)
    return TokenDiff.ThemeCounts(
      before: old.count, after: new.count, compared: old.commonCount(with: new))
  }
}

extension ThemeSpace {
  fileprivate func chooser(of axis: Int) -> String {
    let found = explanation(ofAxis: axis)
    return found.appearances.followsSystem ? found.shown : "the app chooses"
  }

  private func named(_ contexts: Variant) -> ThemeChanges.Contexts {
    ThemeChanges.Contexts(contexts: contexts, label: label(of: contexts))
  }

  /// The contexts of axes that another space does not have, in themes that correspond to its
  /// themes.
  fileprivate func usualContexts(missingIn other: ThemeSpace) -> ThemeChanges.Contexts {
    let usual = theme(with: Variant()).map(contexts)?.entries ?? []
    return named(Variant(entries: usual.filter { other.axis(named: $0.axis) == nil }))
  }

  /// The contexts that another space does not have. Of an axis that it does not have, the contexts
  /// in other themes than those that correspond to its themes.
  fileprivate func contexts(missingIn other: ThemeSpace) -> [ThemeChanges.Contexts] {
    let usual = usualContexts(missingIn: other).contexts
    var entries: [Variant.Entry] = []
    for (index, axis) in axes.enumerated() {
      let known =
        other.axis(named: axis.name).map { twin in
          other.values(of: twin).map { other.axes[twin].values[$0] }
        } ?? [usual[axis.name] ?? ""]
      entries += values(of: index).map { axis.values[$0] }.filter { !known.contains($0) }
        .map { Variant.Entry(axis: axis.name, value: $0) }
    }
    let listed = counterparts(in: other).filter { $0.other == nil }.map { contexts(of: $0.theme) }
      .filter { contexts in !entries.contains { contexts[$0.axis] == $0.value } }
    return entries.map { named(Variant(entries: [$0])) } + listed.map(named)
  }

  /// The theme of another space that corresponds to each theme, if one of the spaces lists its
  /// themes; empty if there would be too many.
  private func counterparts(in other: ThemeSpace) -> [(theme: Int, other: Int?)] {
    guard isListed || other.isListed && count <= supportLimit else { return [] }
    let names = Set(axes.map(\.name))
    return indices.map { ($0, other.theme(like: $0, of: self, over: names)) }
  }

  /// The number of themes that another space has too, at most `Int.max`.
  fileprivate func commonCount(with other: ThemeSpace) -> Int {
    if isListed { return counterparts(in: other).count { $0.other != nil } }
    if other.isListed { return other.counterparts(in: self).count { $0.other != nil } }
    if isEmpty || other.isEmpty { return 0 }
    return axes.compactMap { axis in
      other.axis(named: axis.name).map { twin in
        axis.values.count { other.axes[twin].values.contains($0) }
      }
    }.product
  }
}
