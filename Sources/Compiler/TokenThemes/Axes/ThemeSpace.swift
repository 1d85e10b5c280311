/// The limit of combinations of axis values that one value or result can depend on.
package let supportLimit = 4096

/// The themes of a project: one value for each theme axis.
///
/// A theme is its index in resolution order, in which the last axis varies fastest. The themes are
/// never listed, except when the project's `inputs` do.
@usableFromInline package struct ThemeSpace: Sendable {
  /// The theme axes: the resolver's modifiers, or the theme axes of contracts.
  package let axes: [Axis]
  /// The index of each axis's default value; nil for an axis without a default.
  package let defaults: [Int?]
  package let count: Int
  /// The axes with at least two values.
  package let varying: AxisSet
  /// The appearances that the values of each axis are for; empty before `setAppearances`.
  package private(set) var appearances: [AxisAppearances]
  /// The names of values that several axes have.
  private let ambiguousNames: Set<String>
  /// For each axis, the distance between two themes that differ only by its next value; empty if `inputs`
  /// lists the themes.
  let strides: [Int]
  /// The values of each theme that `inputs` lists; nil for all combinations.
  private let listed: [[Int]]?

  package static let empty = ThemeSpace()

  /// All combinations of the axes' values; nil when they are too many to number.
  package init?(productOf axes: [Axis], defaults: [Int?]) {
    var strides: [Int] = []
    var count = 1
    for axis in axes.reversed() {
      strides.append(count)
      let (product, hasOverflow) = count.multipliedReportingOverflow(by: axis.values.count)
      guard !hasOverflow else { return nil }
      count = product
    }
    let varying = axes.indices.filter { axes[$0].values.count > 1 }
    guard varying.allSatisfy({ $0 < AxisSet.capacity }) else { return nil }
    (self.axes, self.defaults, self.count) = (axes, defaults, count)
    self.strides = strides.reversed()
    self.varying = AxisSet(varying)
    ambiguousNames = Self.ambiguousNames(of: axes)
    listed = nil
    appearances = []
  }

  /// The listed themes, as the index of the value on each axis; nil when too many axes vary.
  package init?(axes: [Axis], defaults: [Int?], listed: [[Int]]) {
    let varying = axes.indices.filter { axis in Set(listed.map { $0[axis] }).count > 1 }
    guard varying.allSatisfy({ $0 < AxisSet.capacity }) else { return nil }
    (self.axes, self.defaults, self.listed) = (axes, defaults, listed)
    self.varying = AxisSet(varying)
    ambiguousNames = Self.ambiguousNames(of: axes)
    count = listed.count
    strides = []
    appearances = []
  }

  private init() {
    (axes, defaults, count, varying, strides, listed) = ([], [], 0, AxisSet(), [], [])
    (appearances, ambiguousNames) = ([], [])
  }

  /// The names of values that several axes have.
  private static func ambiguousNames(of axes: [Axis]) -> Set<String> {
    var (known, ambiguous): (Set<String>, Set<String>) = ([], [])
    for axis in axes {
      for name in axis.values where !known.insert(name).inserted { ambiguous.insert(name) }
    }
    return ambiguous
  }

  /// What labels call a value: `dark`, or `m0=off` where another axis has an `off` too.
  package func label(of value: Int, on axis: Int) -> String {
    label(of: axes[axis].values[value], onAxisNamed: axes[axis].name)
  }

  /// The label of some contexts: `zen dark`, or `m0=off m1=on` where another axis has the same names.
  package func label(of contexts: Variant) -> String {
    contexts.entries.map { label(of: $0.value, onAxisNamed: $0.axis) }.joined(separator: " ")
  }

  private func label(of value: String, onAxisNamed axis: String) -> String {
    ambiguousNames.contains(value) ? "\(axis)=\(value)" : value
  }

  package var isEmpty: Bool { count == 0 }

  package var indices: Range<Int> { 0..<count }

  /// Whether `inputs` lists the themes.
  package var isListed: Bool { listed != nil }

  /// Whether every combination of values is a theme.
  package var hasAllCombinations: Bool {
    // No theme is listed twice.
    listed == nil || count == axes.map { max($0.values.count, 1) }.product
  }

  /// The values of an axis that some theme has, in resolution order.
  package func values(of axis: Int) -> [Int] {
    guard let listed else { return Array(axes[axis].values.indices) }
    return listed.map { $0[axis] }.uniqued
  }

  /// Sets which values the system chooses: by a project's settings, else by names.
  package mutating func setAppearances(_ settings: [String: [String: Appearance]]) {
    appearances = axes.indices.map { axis in
      let values = values(of: axis)
      return settings[axes[axis].name].map {
        AxisAppearances($0, axis: axes[axis], values: values, defaultValue: defaults[axis])
      } ?? AxisAppearances(namesOf: axes[axis], values: values)
    }
    appearances.settleRivals(axes)
    for axis in axes.indices where !appearances[axis].followsSystem {
      let values = appearances[axis].values
      appearances[axis].base =
        defaults[axis].flatMap { values.contains($0) ? $0 : nil } ?? values.first ?? 0
    }
  }

  package func axis(named name: String) -> Int? { axes.firstIndex { $0.name == name } }

  /// The index of the theme's value on an axis.
  package func value(of axis: Int, in theme: Int) -> Int {
    if let listed { listed[theme][axis] } else { theme / strides[axis] % axes[axis].values.count }
  }

  /// The theme's value on every axis.
  package func contexts(of theme: Int) -> Variant {
    Variant(
      entries: axes.indices.map { axis in
        Variant.Entry(axis: axes[axis].name, value: axes[axis].values[value(of: axis, in: theme)])
      })
  }

  /// The values of every theme on every axis.
  package var allContexts: [Variant] { indices.map(contexts) }

  /// The first theme of each combination of values on some axes, in ascending order.
  package func themes(over some: AxisSet) -> [Int] {
    let some = some.intersection(varying)
    if listed != nil {
      return zip(indices, firsts(like: Array(indices), on: some)).filter(==).map(\.0)
    }
    return count == 0 ? [] : themes(in: .everywhere, over: some)
  }

  /// The number of combinations of values on some axes, at most `Int.max`.
  package func count(over some: AxisSet) -> Int {
    let some = some.intersection(varying)
    if listed != nil { return some.isEmpty ? min(count, 1) : themes(over: some).count }
    // Not more than the themes, which can be numbered.
    var product = min(count, 1)
    some.forEach { product *= axes[$0].values.count }
    return product
  }

  /// The first theme with the same values on some axes.
  package func first(like theme: Int, on some: AxisSet) -> Int {
    let some = some.intersection(varying)
    if listed != nil {
      let axes = some.axes
      return indices.first { other in
        axes.allSatisfy { value(of: $0, in: other) == value(of: $0, in: theme) }
      } ?? theme
    }
    var first = 0
    some.forEach { first += value(of: $0, in: theme) * strides[$0] }
    return first
  }

  /// For each theme of a list, the first one with the same values on some axes.
  package func firsts(like list: [Int], on some: AxisSet) -> [Int] {
    guard listed != nil else { return list.map { first(like: $0, on: some) } }
    let firsts = some.intersection(varying).axes.reduce(indices.map { _ in 0 }) { firsts, axis in
      firsts.firsts(indices.map { value(of: axis, in: $0) })
    }
    return list.map { firsts[$0] }
  }

  /// The theme with one theme's values on some axes, and another's on the others. For combinations
  /// that `inputs` does not list, the first theme.
  package func theme(_ theme: Int, on some: AxisSet, otherwise other: Int) -> Int {
    varying.axes.reduce(theme) { theme, axis in
      some.contains(axis)
        ? theme : self.theme(theme, with: value(of: axis, in: other), on: axis) ?? theme
    }
  }

  /// The theme that differs only by its value on one axis; nil when `inputs` does not list it.
  package func theme(_ theme: Int, with value: Int, on axis: Int) -> Int? {
    guard let listed else {
      return theme + (value - self.value(of: axis, in: theme)) * strides[axis]
    }
    var wanted = listed[theme]
    wanted[axis] = value
    return listed.firstIndex(of: wanted)
  }
}

extension [Int] {
  /// For each position, the first with the same numbers in this list of positions and another list.
  func firsts(_ other: [Int]) -> [Int] {
    let keys = zip(self, other).map { $1 * count + $0 }
    let firsts = Dictionary(firsts: zip(keys, indices))
    return keys.map { firsts[$0] ?? 0 }
  }

  /// The product of the numbers, at most `Int.max`.
  package var product: Int {
    reduce(1) { product, number in
      let (product, hasOverflow) = product.multipliedReportingOverflow(by: number)
      return hasOverflow ? Int.max : product
    }
  }
}
