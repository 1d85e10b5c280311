import Writers

/// Some themes of a project, described by the axis values that distinguish them.
package struct ThemeRegion: Hashable, Sendable {
  /// All themes with one of the listed values on each listed axis.
  package struct Box: Hashable, Sendable {
    /// The allowed values of the axes that restrict it, as indices.
    package var values: [Int: [Int]]
  }

  /// The boxes, in resolution order; one without restrictions for all themes.
  package private(set) var boxes: [Box]

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
  package init(_ themes: Set<Int>, over axes: AxisSet, in space: ThemeSpace) {
    let axes = axes.axes.filter { axis in
      themes.contains { theme in
        space.axes[axis].values.indices.contains { value in
          space.theme(theme, with: value, on: axis).map { other in
            !themes.contains(space.first(like: other, on: axes))
          } ?? false
        }
      }
    }
    guard !axes.isEmpty else {
      boxes = themes.isEmpty ? [] : [Box(values: [:])]
      return
    }
    var known: Set<[[Int]]> = []
    var corners = themes.sorted().map { theme in
      axes.map { [space.value(of: $0, in: theme)] }
    }
    .filter { known.insert($0).inserted }
    for index in axes.indices { corners = merged(corners, along: index) }
    boxes = corners.map { corner in
      Box(
        values: Dictionary(
          uniqueKeysWithValues: zip(axes, corner).filter {
            $1.count < space.axes[$0].values.count
          }))
    }
  }

  /// Whether it has every theme.
  package var isEverywhere: Bool { boxes.contains { $0.values.isEmpty } }

  /// The values that distinguish the themes, such as `dark` or `zen dark`; empty for all themes.
  package func label(in space: ThemeSpace) -> String {
    if boxes.count == 1, let box = boxes.first, box.values.count == 1,
      let (axis, values) = box.values.first
    {
      return shortList(values.map { printable(space.axes[axis].values[$0]) }, separator: ", ")
    }
    let labels = boxes.map { $0.label(in: space) }
    return shortList(labels, separator: labels.contains { $0.contains(",") } ? "; " : ", ")
  }
}

extension ThemeRegion.Box {
  /// The allowed values, in the order of the axes.
  package func label(in space: ThemeSpace) -> String {
    let axes = values.keys.sorted()
    func names(_ axis: Int) -> [String] {
      (values[axis] ?? []).map { printable(space.axes[axis].values[$0]) }
    }
    if axes.allSatisfy({ values[$0]?.count == 1 }) {
      return axes.flatMap(names).joined(separator: " ")
    }
    return axes.map { axis in
      printable(space.axes[axis].name) + " " + shortList(names(axis), separator: " or ")
    }
    .joined(separator: ", ")
  }
}

/// At most four names, and the number of the others.
private func shortList(_ names: [String], separator: String) -> String {
  let limit = 4
  let rest = names.count - limit
  return names.prefix(rest > 1 ? limit : names.count).joined(separator: separator)
    + (rest > 1 ? " and \(rest) more" : "")
}

/// The boxes, with those merged that differ only on one axis.
private func merged(_ corners: [[[Int]]], along axis: Int) -> [[[Int]]] {
  var merged: [[[Int]]] = []
  var numbers: [[[Int]]: Int] = [:]
  for corner in corners {
    var others = corner
    others[axis] = []
    if let number = numbers[others] {
      merged[number][axis] += corner[axis].filter { !merged[number][axis].contains($0) }
    } else {
      numbers[others] = merged.count
      merged.append(corner)
    }
  }
  return merged
}

extension ThemeSpace {
  /// The themes that have another theme's values on some axes: the first for each combination of
  /// values on more axes.
  fileprivate func themes(like theme: Int, on some: AxisSet, over more: AxisSet) -> [Int] {
    if isListed {
      let axes = some.axes
      return themes(over: more).filter { other in
        axes.allSatisfy { value(of: $0, in: other) == value(of: $0, in: theme) }
      }
    }
    let first = first(like: theme, on: some)
    var rest = more
    for axis in some.axes { rest.remove(axis) }
    return themes(over: rest).map { first + $0 }
  }
}
