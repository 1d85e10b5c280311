/// Ratios closer to each other than this are equal.
private let tolerance = 1e-9

/// The number of other pairs that a finding names.
private let shownOthers = 8

extension Audit {
  /// The checks where an axis promises more contrast, compared with the same ones in standard contrast.
  ///
  /// A theme with a value for increased contrast is compared with the theme that has standard
  /// contrast and is the same on all other axes. Checks are the same if they have the component, the
  /// variant and both sides in common, however the contract writes their pairs. Checks without a
  /// requirement in standard contrast make no promise.
  func promiseChecks(
    in themes: ThemeSpace, variants: (_ result: Int) -> [VariantTokens]
  ) -> [PromiseCheck] {
    themes.contrastPromises.map { promise in
      var check = PromiseCheck(promise: promise, results: results, themes: themes)
      check.compareAll(variants)
      return check
    }
  }
}

/// The comparison of the themes with one value for increased contrast.
struct PromiseCheck {
  fileprivate let promise: ContrastPromise
  fileprivate let results: [ContrastResult]
  fileprivate let themes: ThemeSpace
  /// The checks that are in both.
  private(set) var compared: Set<Twins> = []
  /// The checks that must reach less or nothing, by the foreground's path.
  private var released: [String: Set<Twins>] = [:]
  /// The themes in which a pair could improve, and those in which one does, for each set of axes;
  /// each theme is the first with its values on them.
  private var improvable: [AxisSet: Set<Int>] = [:]
  private var improved: [AxisSet: Set<Int>] = [:]

  fileprivate init(promise: ContrastPromise, results: [ContrastResult], themes: ThemeSpace) {
    (self.promise, self.results, self.themes) = (promise, results, themes)
  }

  /// A result in increased contrast and another one in standard contrast, both as indices.
  struct Twins: Hashable {
    var result, other: Int
    /// The value for standard contrast.
    var ordinary: Int
  }

  /// What the results of a check have in common that differ only by their theme, and by how the
  /// contract writes the pair.
  private struct CheckKey: Hashable {
    var component: String
    var variant: Variant
    var foregrounds, layers: [Side]
    var groupOpacity: String?
  }

  private struct Side: Hashable {
    var name: String
    var index: Int?
    var opacity: String?
  }

  /// What a result has in common with the same check in other themes: each side by the role that
  /// its token has in a variant, or else by the token's path. Without a variant, only paths are
  /// compared, whatever their roles and opacities.
  private func key(of index: Int, in variant: VariantTokens?) -> CheckKey {
    let result = results[index]
    func side(_ side: ContrastResult.Side) -> Side {
      let role = variant?.tokens.first { $0.path == side.token }?.role.name
      return Side(
        name: role ?? neutral(side.path), index: side.index,
        opacity: variant == nil ? nil : side.opacity.map { neutral($0.path) })
    }
    return CheckKey(
      component: result.component, variant: result.variant.without(themes.axes[promise.axis].name),
      foregrounds: result.choices.isEmpty
        ? [side(result.foreground)]
        : result.choices.map { Side(name: variant == nil ? neutral($0.path) : $0.role) },
      layers: result.layers.map(side),
      groupOpacity: variant == nil ? nil : result.groupOpacity.map { neutral($0.path) })
  }

  /// A path without the values of the axis.
  private func neutral(_ path: String) -> String {
    let values = themes.axes[promise.axis].values
    return path.pathSegments.map { values.contains($0) ? "<>" : $0 }.joined(separator: "/")
  }

  fileprivate mutating func compareAll(_ variants: (_ result: Int) -> [VariantTokens]) {
    let checks = Dictionary(grouping: results.indices) { index in
      key(of: index, in: variants(index)[results[index].variantIndex])
    }
    // A check that only one of the two has can be that of the other with another role or opacity.
    let alone = checks.values.filter { !isInBoth($0) }.joined()
    let pairs = Dictionary(grouping: alone) { key(of: $0, in: nil) }
    for indices in checks.values.filter(isInBoth) + pairs.values
    where indices.contains(where: { hasDuty($0) }) {
      compare(CheckResults(indices, among: results, in: themes))
    }
  }

  /// Whether some of the results hold with the value for increased contrast, and some with one for
  /// standard contrast.
  private func isInBoth(_ some: [Int]) -> Bool {
    let axis = themes.axes[promise.axis]
    func hold(in value: Int) -> Bool {
      some.contains {
        results[$0].holds.values(of: axis.name)?.contains(axis.values[value]) ?? true
      }
    }
    return hold(in: promise.value) && promise.ordinary.contains(where: hold)
  }

  private func hasDuty(_ result: Int) -> Bool { results[result].required != nil }

  /// Compares a check in all themes with the value for increased contrast.
  private mutating func compare(_ pair: CheckResults) {
    var axes = pair.axes
    axes.insert(promise.axis)
    guard themes.count(over: axes) <= supportLimit else { return }
    let candidates = themes.isListed ? Array(themes.indices) : themes.themes(over: axes)
    let own = candidates.filter { themes.value(of: promise.axis, in: $0) == promise.value }
    for (theme, first) in zip(own, themes.firsts(like: own, on: axes)) {
      let own = pair.results(in: theme, of: themes)
      guard !own.isEmpty else { continue }
      for ordinary in promise.ordinary {
        guard let twin = themes.theme(theme, with: ordinary, on: promise.axis) else { continue }
        let others = pair.results(in: twin, of: themes).filter(hasDuty)
        guard let strictest = strictest(of: others) else { continue }
        let kept = self.strictest(of: own.filter(hasDuty))
        if let low = lowest(of: own.filter(hasDuty)), let other = lowest(of: others) {
          compare(low, with: other, ordinary: ordinary, theme: first, axes: axes)
        }
        if kept.map({ isRelaxed($0, from: strictest) }) ?? true {
          released[results[strictest].foreground.path, default: []].insert(
            Twins(result: kept ?? own[0], other: strictest, ordinary: ordinary))
        }
      }
    }
  }

  private func strictest(of some: [Int]) -> Int? {
    some.max { (results[$0].required ?? 0) < (results[$1].required ?? 0) }
  }

  private func lowest(of some: [Int]) -> Int? {
    some.filter { results[$0].ratio != nil }
      .min { (results[$0].ratio ?? 1) < (results[$1].ratio ?? 1) }
  }

  /// Whether a result must reach less than another one. Larger text may.
  private func isRelaxed(_ result: Int, from other: Int) -> Bool {
    let (own, before) = (results[result], results[other])
    let isLarger = (own.duty, before.duty) == (.largeText, .text)
    return (own.required ?? 0) < (before.required ?? 0) - tolerance
      && !(isLarger && own.criterion == before.criterion)
  }

  private mutating func compare(
    _ result: Int, with other: Int, ordinary: Int, theme: Int, axes: AxisSet
  ) {
    let (now, before) = (results[result].ratio ?? 1, results[other].ratio ?? 1)
    if before < 21 - tolerance { improvable[axes, default: []].insert(theme) }
    if now > before + tolerance { improved[axes, default: []].insert(theme) }
    compared.insert(Twins(result: result, other: other, ordinary: ordinary))
  }

  // MARK: Findings

  /// Findings about checks that have, or must reach, less contrast, and themes in which no pair has more.
  func findings(place: (_ axis: String, _ value: String) -> Place) -> [Diagnostic] {
    let axis = themes.axes[promise.axis]
    let reduced = Dictionary(grouping: compared.filter { loss(of: $0) > tolerance }) {
      results[$0.result].foreground.path
    }
    return reduction(reduced) + release(except: Set(reduced.keys))
      + stagnation(at: place(axis.name, axis.values[promise.value]))
  }

  /// One finding for each foreground, about the greatest loss.
  private func reduction(_ reduced: [String: [Twins]]) -> [Diagnostic] {
    reduced.map { path, all in
      let sorted = ranked(all, by: loss)
      let (worst, others) = (sorted[0], sorted.dropFirst())
      let result = inPromise(worst.result)
      let ratios = ratios(of: worst)
      var related = [
        Diagnostic.Related("the background", at: result.background.place),
        Diagnostic.Related("the pair", at: result.pair),
      ]
      related += others.prefix(shownOthers).map { other in
        let ratios = self.ratios(of: other)
        return Diagnostic.Related(
          "\(inPromise(other.result).phrase) is \(ratios.now):1 instead of \(ratios.before):1",
          at: results[other.result].background.place)
      }
      if others.count > shownOthers {
        related[related.count - 1].message += ", and \(others.count - shownOthers) more are lower"
      }
      var finding = Diagnostic(
        .reducedContrast,
        message: "\(result.phrase) is \(ratios.now):1, less than the \(ratios.before):1 in "
          + "\(printable(themes.label(of: worst.ordinary, on: promise.axis))); increased contrast must not "
          + "lower it", at: result.foreground.place, path: path, related: related)
      // 0.2 compared a pair only with itself.
      if all.allSatisfy({ results[$0.result].pair != results[$0.other].pair }) {
        finding.standing = .stricter
      }
      return finding
    }
  }

  /// One finding for each foreground that must reach less, about the highest requirement.
  private func release(except reduced: Set<String>) -> [Diagnostic] {
    released.filter { !reduced.contains($0.key) }.map { path, all in
      let worst = ranked(Array(all)) { results[$0.other].required ?? 0 }[0]
      let (result, other) = (inPromise(worst.result), results[worst.other])
      let needs = result.required.map { "needs only \(plain($0)):1" } ?? "needs no contrast"
      var finding = Diagnostic(
        .reducedContrast,
        message: "\(result.phrase) \(needs) (\(result.duty.rawValue)), but "
          + "\(plain(other.required ?? 1)):1 (\(other.duty.rawValue)) in "
          + "\(printable(themes.label(of: worst.ordinary, on: promise.axis))); "
          + "ask for as much in increased contrast", at: result.pair, path: path,
        related: [Diagnostic.Related("the pair in standard contrast", at: other.pair)])
      finding.standing = .stricter
      return finding
    }
  }

  /// A result that names only the value for increased contrast, and not others in which it holds.
  private func inPromise(_ index: Int) -> ContrastResult {
    var result = results[index]
    result.holds = result.holds.narrowed(to: promise.value, on: promise.axis, in: themes)
    return result
  }

  private func loss(of twins: Twins) -> Double {
    (results[twins.other].ratio ?? 1) - (results[twins.result].ratio ?? 1)
  }

  /// The greatest first.
  private func ranked(_ all: [Twins], by size: (Twins) -> Double) -> [Twins] {
    all.sorted { (size($1), $0.result, $0.other) < (size($0), $1.result, $1.other) }
  }

  /// Both ratios, with as many decimals as show that they differ.
  private func ratios(of twins: Twins) -> (now: String, before: String) {
    let (now, before) = (results[twins.result].ratio ?? 1, results[twins.other].ratio ?? 1)
    let decimals = (2...9).first { shown(now, decimals: $0) != shown(before, decimals: $0) } ?? 9
    return (shown(now, decimals: decimals), shown(before, decimals: decimals))
  }

  /// One finding about all themes in which a pair could improve and none does.
  private func stagnation(at place: Place) -> [Diagnostic] {
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
      let own = AxisSet([promise.axis])
      return improved.isEmpty ? ThemeRegion(Set(first(of: own)), over: own, in: themes) : nil
    }
    let all = first(of: axes)
    let open = members(improvable, among: all).subtracting(members(improved, among: all))
    return ThemeRegion(open, over: axes, in: themes)
  }

  /// The first theme of each combination of values on some axes, with that for increased contrast.
  private func first(of axes: AxisSet) -> [Int] {
    themes.themes(over: axes).filter { themes.value(of: promise.axis, in: $0) == promise.value }
  }

  /// The themes that are in one of the sets.
  private func members(_ sets: [AxisSet: Set<Int>], among all: [Int]) -> Set<Int> {
    sets.reduce(into: []) { members, entry in
      for (theme, first) in zip(all, themes.firsts(like: all, on: entry.key))
      where entry.value.contains(first) { members.insert(theme) }
    }
  }
}
