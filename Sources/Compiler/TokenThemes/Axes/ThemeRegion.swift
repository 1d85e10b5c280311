/// Some themes of a project, described by the axis values that distinguish them.
@usableFromInline package struct ThemeRegion: Hashable, Sendable {
  /// All themes with one of the listed values on each listed axis.
  @usableFromInline package struct Box: Hashable, Sendable {
    /// An axis, and the values that it may have, as indices.
    package struct Restriction: Hashable, Sendable {
      package var axis: Int
      package var values: [Int]

      package init(axis: Int, values: [Int]) { (self.axis, self.values) = (axis, values) }
    }

    /// The axes that restrict it, in ascending order.
    package let restrictions: [Restriction]

    package static let everywhere = Box([])

    /// The themes with some values on some axes, which are in ascending order.
    package init(_ restrictions: [Restriction]) { self.restrictions = restrictions }
  }

  /// The boxes, in resolution order; one without restrictions for all themes.
  @usableFromInline package private(set) var boxes: [Box]

  /// The themes that have the values of one of these themes on one of these sets of axes.
  package init(_ parts: [(theme: Int, axes: AxisSet)], in space: ThemeSpace) {
    let axes = parts.reduce(AxisSet()) { $0.union($1.axes) }.intersection(space.varying)
    var themes: Set<Int> = []
    for part in parts {
      themes.formUnion(space.themes(like: part.theme, on: part.axes, over: axes))
    }
    self.init(themes, over: axes, in: space)
  }

  /// The region of some themes, each the first with its values on the axes.
  @usableFromInline package init(_ themes: Set<Int>, over axes: AxisSet, in space: ThemeSpace) {
    let axes = Self.axes(among: axes, separating: themes, in: space)
    guard !axes.isEmpty else {
      boxes = themes.isEmpty ? [] : [.everywhere]
      return
    }
    if themes.count == 1, let theme = themes.first {
      boxes = [space.box(like: theme, on: axes)]
      return
    }
    var corners = themes.sorted().map { theme in axes.map { [space.value(of: $0, in: theme)] } }
      .uniqued
    for index in axes.indices where corners.count > 1 { corners = merged(corners, along: index) }
    boxes = corners.map { corner in
      Box(
        zip(axes, corner).compactMap { axis, values in
          values.count < space.axes[axis].values.count
            ? Box.Restriction(axis: axis, values: values) : nil
        })
    }
  }

  /// The axes that tell some themes from all others.
  private static func axes(
    among axes: AxisSet, separating themes: Set<Int>, in space: ThemeSpace
  ) -> [Int] {
    if space.isListed {
      return space.support(over: axes) { themes.contains($0) == themes.contains($1) }.axes
    }
    if themes.count == 1 { return axes.intersection(space.varying).axes }
    if themes.count == space.count(over: axes) { return [] }
    // An axis does not matter if themes that are equal on all others have every value of it.
    return axes.axes.filter { axis in
      let count = space.axes[axis].values.count
      if themes.count % count != 0 { return true }
      return Set(themes.map { space.theme($0, with: 0, on: axis) }).count * count != themes.count
    }
  }

  /// The boxes, for reports.
  @usableFromInline package func holds(in space: ThemeSpace) -> [Holds] {
    boxes.map { Holds($0, in: space) }
  }

  package var isEverywhere: Bool { boxes.contains(.everywhere) }

  /// The values that distinguish the themes, such as `dark` or `zen dark`; empty for all themes.
  package func label(in space: ThemeSpace) -> String {
    let labels = holds(in: space).map(\.label)
    if labels.count == 1 { return labels[0] }
    return labels.shortList(separator: labels.contains { $0.contains(",") } ? "; " : ", ")
  }

  /// The label, as tables show it: "every theme" instead of nothing, unless there is only one.
  package func title(in space: ThemeSpace) -> String {
    isEverywhere ? Holds(.everywhere, in: space).title : label(in: space)
  }
}

/// The boxes, with those merged that differ only on one axis.
private func merged(_ corners: [[[Int]]], along axis: Int) -> [[[Int]]] {
  let groups = corners.grouped { corner in
    var others = corner
    others[axis] = []
    return others
  }
  return groups.map { group in
    var merged = group[0]
    for corner in group.dropFirst() {
      merged[axis] += corner[axis].filter { !merged[axis].contains($0) }
    }
    return merged
  }
}

extension ThemeSpace {
  /// The number of themes in a box, at most `Int.max`.
  func count(of box: ThemeRegion.Box) -> Int {
    if isListed { return indices.count { contains($0, in: box) } }
    var product = count == 0 ? 0 : 1
    var restrictions = box.restrictions[...]
    for (index, axis) in axes.enumerated() {
      let isRestricted = restrictions.first?.axis == index
      product *= isRestricted ? restrictions.removeFirst().values.count : axis.values.count
    }
    return product
  }

  private func contains(_ theme: Int, in box: ThemeRegion.Box) -> Bool {
    box.restrictions.allSatisfy { $0.values.contains(value(of: $0.axis, in: theme)) }
  }

  /// The first theme of each combination of values on some axes, in a box that restricts no others.
  package func themes(in box: ThemeRegion.Box, over some: AxisSet) -> [Int] {
    guard !isListed, count > 0 else { return themes(over: some).filter { contains($0, in: box) } }
    return some.intersection(varying).axes.reduce([0]) { themes, axis in
      let own = box.restrictions.first { $0.axis == axis }?.values
      return themes.flatMap { theme in
        (own ?? Array(axes[axis].values.indices)).map { theme + $0 * strides[axis] }
      }
    }
  }

  /// The themes with a theme's values on some axes.
  package func box(like theme: Int, on axes: [Int]) -> ThemeRegion.Box {
    ThemeRegion.Box(
      axes.map { ThemeRegion.Box.Restriction(axis: $0, values: [value(of: $0, in: theme)]) })
  }

  /// The number of themes with a theme's values on some axes, at most `Int.max`.
  package func count(like theme: Int, on some: AxisSet) -> Int {
    let some = some.intersection(varying)
    return isListed ? count(of: box(like: theme, on: some.axes)) : count / max(count(over: some), 1)
  }

  /// The first theme in a box.
  @usableFromInline package func first(in box: ThemeRegion.Box) -> Int {
    if isListed { return indices.first { contains($0, in: box) } ?? 0 }
    return box.restrictions.reduce(0) { $0 + ($1.values.min() ?? 0) * strides[$1.axis] }
  }

  /// The themes that have another theme's values on some axes: the first for each combination of
  /// values on more axes.
  package func themes(like theme: Int, on some: AxisSet, over more: AxisSet) -> [Int] {
    let (some, more) = (some.intersection(varying), more.intersection(varying))
    guard !isListed, count > 0 else {
      return themes(in: box(like: theme, on: some.axes), over: more.union(some))
    }
    var themes = [first(like: theme, on: some)]
    more.subtracting(some).forEach { axis in
      themes = themes.flatMap { theme in
        axes[axis].values.indices.map { theme + $0 * strides[axis] }
      }
    }
    return themes
  }
}
