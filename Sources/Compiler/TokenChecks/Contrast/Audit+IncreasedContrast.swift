import TokenModel
import TokenThemes
import Writers

/// Ratios closer to each other than this are equal.
private let tolerance = 1e-9

/// The number of other pairs that a finding names.
private let shownOthers = 8

extension Audit {
  /// Findings about pairs that have less contrast where an axis promises more, and themes in which
  /// no pair has more.
  ///
  /// A theme with a value for increased contrast is compared with the theme that has standard
  /// contrast and is the same on all other axes. Pairs without a requirement make no promise.
  ///
  /// - Parameter place: The place of a value of a theme axis.
  func increasedContrast(
    in themes: ThemeSpace, place: (_ axis: String, _ value: String) -> Place
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for promise in themes.contrastPromises {
      var check = PromiseCheck(promise, results: results, themes: themes)
      check.compareAll()
      findings += check.reduction
      let axis = themes.axes[promise.axis]
      findings += check.stagnation(at: place(axis.name, axis.values[promise.value]))
    }
    return findings
  }
}

/// The comparison of the themes with one value for increased contrast.
private struct PromiseCheck {
  let promise: ContrastPromise
  let results: [ContrastResult]
  let themes: ThemeSpace
  /// The pairs that have less contrast, by the foreground's path.
  private var reduced: [String: Set<Reduction>] = [:]
  /// The themes in which a pair could improve, and those in which one does, for each set of axes;
  /// each theme is the first with its values on them.
  private var improvable: [AxisSet: Set<Int>] = [:]
  private var improved: [AxisSet: Set<Int>] = [:]

  init(_ promise: ContrastPromise, results: [ContrastResult], themes: ThemeSpace) {
    (self.promise, self.results, self.themes) = (promise, results, themes)
  }

  /// A result with less contrast than another one, both as indices.
  private struct Reduction: Hashable {
    var result, other: Int
    /// The value for standard contrast.
    var ordinary: Int
  }

  /// What results have in common that differ only by their theme.
  private struct PairKey: Hashable {
    var pair: Place
    var variant: Variant
    var foreground, background: String
  }

  mutating func compareAll() {
    let axis = themes.axes[promise.axis].name
    let measured = results.indices.filter {
      results[$0].required != nil && results[$0].ratio != nil
    }
    let pairs = Dictionary(grouping: measured) { index in
      PairKey(
        pair: results[index].pair, variant: results[index].variant.without(axis),
        foreground: results[index].foregroundName, background: results[index].backgroundName)
    }
    for indices in pairs.values {
      compare(PairResults(indices, among: results, in: themes))
    }
  }

  /// Compares a pair in all themes with the value for increased contrast.
  private mutating func compare(_ pair: PairResults) {
    var axes = pair.axes
    axes.insert(promise.axis)
    guard themes.count(over: axes) <= supportLimit else { return }
    let candidates = themes.isListed ? Array(themes.indices) : themes.themes(over: axes)
    let own = candidates.filter { themes.value(of: promise.axis, in: $0) == promise.value }
    for (theme, first) in zip(own, themes.firsts(like: own, on: axes)) {
      guard let result = pair.result(in: theme, of: themes) else { continue }
      for ordinary in promise.ordinary {
        guard let twin = themes.theme(theme, with: ordinary, on: promise.axis),
          let other = pair.result(in: twin, of: themes)
        else { continue }
        compare(result, with: other, ordinary: ordinary, theme: first, axes: axes)
      }
    }
  }

  private mutating func compare(
    _ result: Int, with other: Int, ordinary: Int, theme: Int, axes: AxisSet
  ) {
    let (now, before) = (results[result].ratio ?? 1, results[other].ratio ?? 1)
    if before < 21 - tolerance { improvable[axes, default: []].insert(theme) }
    if now > before + tolerance { improved[axes, default: []].insert(theme) }
    guard now < before - tolerance else { return }
    let reduction = Reduction(result: result, other: other, ordinary: ordinary)
    reduced[results[result].foreground.path, default: []].insert(reduction)
  }

  // MARK: Findings

  /// One finding for each foreground, about the greatest loss.
  var reduction: [Diagnostic] {
    reduced.map { path, all in
      let sorted = all.sorted {
        loss(of: $0) > loss(of: $1) || loss(of: $0) == loss(of: $1) && isFirst($0, $1)
      }
      let (worst, others) = (sorted[0], sorted.dropFirst())
      let result = results[worst.result]
      let ratios = ratios(of: worst)
      var related = [
        Diagnostic.Related("the background", at: result.background.place),
        Diagnostic.Related("the pair", at: result.pair),
      ]
      related += others.prefix(shownOthers).map { other in
        let ratios = self.ratios(of: other)
        return Diagnostic.Related(
          "\(results[other.result].phrase) is \(ratios.now):1 instead of \(ratios.before):1",
          at: results[other.result].background.place)
      }
      if others.count > shownOthers {
        related[related.count - 1].message += ", and \(others.count - shownOthers) more are lower"
      }
      return Diagnostic(
        .reducedContrast,
        message: "\(result.phrase) is \(ratios.now):1, less than the \(ratios.before):1 in "
          + "\(printable(themes.label(of: worst.ordinary, on: promise.axis))); increased contrast must not "
          + "lower it",
        at: result.foreground.place, path: path, related: related)
    }
  }

  private func loss(of reduction: Reduction) -> Double {
    (results[reduction.other].ratio ?? 1) - (results[reduction.result].ratio ?? 1)
  }

  private func isFirst(_ one: Reduction, _ other: Reduction) -> Bool {
    (one.result, one.other) < (other.result, other.other)
  }

  /// Both ratios, with as many decimals as show that they differ.
  private func ratios(of reduction: Reduction) -> (now: String, before: String) {
    let (now, before) = (results[reduction.result].ratio ?? 1, results[reduction.other].ratio ?? 1)
    let decimals = (2...9).first { shown(now, decimals: $0) != shown(before, decimals: $0) } ?? 9
    return (shown(now, decimals: decimals), shown(before, decimals: decimals))
  }

  /// One finding about all themes in which a pair could improve and none does.
  func stagnation(at place: Place) -> [Diagnostic] {
    guard let region = unimproved, !region.boxes.isEmpty else { return [] }
    let label = region.label(in: themes)
    let ordinary = promise.ordinary.map { printable(themes.label(of: $0, on: promise.axis)) }
    let message =
      "no pair has more contrast in \(label) than in \(ordinary.joined(separator: " or ")); "
      + "raise it there, or remove the theme"
    return [Diagnostic(.unimprovedContrast, message: message, at: place)]
  }

  /// The themes in which a pair could improve and none does; nil if there are too many to list.
  private var unimproved: ThemeRegion? {
    let axes = improvable.keys.reduce(AxisSet([promise.axis])) { $0.union($1) }
    guard themes.count(over: axes) <= supportLimit else {
      return improved.isEmpty
        ? ThemeRegion(first(of: AxisSet([promise.axis])), over: AxisSet([promise.axis]), in: themes)
        : nil
    }
    let all = Array(first(of: axes)).sorted()
    let better = members(improved, among: all)
    let possible = members(improvable, among: all)
    return ThemeRegion(possible.subtracting(better), over: axes, in: themes)
  }

  /// The first theme of each combination of values on some axes, with the value for increased
  /// contrast.
  private func first(of axes: AxisSet) -> Set<Int> {
    Set(
      themes.themes(over: axes).filter { themes.value(of: promise.axis, in: $0) == promise.value })
  }

  /// The themes that are in one of the sets.
  private func members(_ sets: [AxisSet: Set<Int>], among all: [Int]) -> Set<Int> {
    sets.reduce(into: []) { members, entry in
      for (theme, first) in zip(all, themes.firsts(like: all, on: entry.key))
      where entry.value.contains(first) {
        members.insert(theme)
      }
    }
  }
}
