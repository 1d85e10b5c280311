/// The themes that something holds in: some values of each theme axis that matters.
@usableFromInline package struct Holds: Hashable, Sendable {
  /// An axis, and the values in which it holds.
  package struct Restriction: Hashable, Sendable {
    package var axis: String
    /// In the order of the axis; not all of its values.
    package var values: [String]
    /// What labels call the values: `m0=off` where another axis has an `off` too.
    fileprivate var names: [String]
  }

  /// The axes that matter, in the order of the axes.
  package let restrictions: [Restriction]
  /// The number of themes, at most `Int.max`.
  package let themeCount: Int

  /// All themes of a project with one theme.
  package static let everywhere = Holds(restrictions: [], themeCount: 1)

  private init(restrictions: [Restriction], themeCount: Int) {
    (self.restrictions, self.themeCount) = (restrictions, themeCount)
  }

  /// The themes of a box.
  @usableFromInline package init(_ box: ThemeRegion.Box, in space: ThemeSpace) {
    restrictions = box.restrictions.map { restriction in
      let (axis, values) = (restriction.axis, restriction.values.sorted())
      return Restriction(
        axis: space.axes[axis].name, values: values.map { space.axes[axis].values[$0] },
        names: values.map { space.label(of: $0, on: axis) })
    }
    themeCount = space.count(of: box)
  }

  /// The themes among these with one value of an axis, if it holds in some of its values only.
  package func narrowed(to value: Int, on axis: Int, in space: ThemeSpace) -> Holds {
    let own = restrictions.map { restriction in
      restriction.axis == space.axes[axis].name
        ? Restriction(
          axis: restriction.axis, values: [space.axes[axis].values[value]],
          names: [space.label(of: value, on: axis)]) : restriction
    }
    return Holds(restrictions: own, themeCount: themeCount)
  }

  /// The axes that matter.
  package func axes(in space: ThemeSpace) -> AxisSet {
    AxisSet(restrictions.compactMap { space.axis(named: $0.axis) })
  }

  /// The values of an axis in which it holds; nil for all.
  package func values(of axis: String) -> [String]? {
    restrictions.first { $0.axis == axis }?.values
  }

  package func contains(_ theme: Variant) -> Bool {
    restrictions.allSatisfy { restriction in
      theme[restriction.axis].map(restriction.values.contains) ?? false
    }
  }

  /// Whether both hold in some theme.
  package func overlaps(_ other: Holds) -> Bool {
    restrictions.allSatisfy { restriction in
      guard let own = other.restrictions.first(where: { $0.axis == restriction.axis })
      else { return true }
      return own.values.contains(where: restriction.values.contains)
    }
  }

  /// The label, as tables show it: "every theme" instead of nothing, unless there is only one.
  package var title: String { label.isEmpty && themeCount > 1 ? "every theme" : label }

  /// The values, such as `dark` or `zen dark`; empty for all themes.
  package var label: String { label(excluding: Variant()) }

  /// A component, a variant and these themes, such as `primary dark` or `primary (acme, zen)`.
  package func label(of variant: Variant, component: String = "") -> String {
    let name = [component, variant.label].filter { !$0.isEmpty }.joined(separator: " ")
    let themes = label(excluding: variant)
    if themes.isEmpty || name.isEmpty { return name + themes }
    let isList = restrictions.contains { variant[$0.axis] == nil && $0.values.count > 1 }
    return name + (isList ? " (\(themes))" : " \(themes)")
  }

  /// The label, as tables show it: `primary (every theme)` in all themes, unless there is only one.
  package func title(of variant: Variant, component: String = "") -> String {
    let name = label(of: variant, component: component)
    guard restrictions.isEmpty, themeCount > 1 else { return name }
    return name.isEmpty ? title : "\(name) (\(title))"
  }

  /// The values on axes that a variant does not have.
  package func label(excluding variant: Variant) -> String {
    let own = restrictions.filter { variant[$0.axis] == nil }
    if own.allSatisfy({ $0.values.count == 1 }) {
      return own.map { printable($0.names[0]) }.joined(separator: " ")
    }
    if own.count == 1, own[0].names == own[0].values {
      return own[0].values.map { printable($0) }.shortList()
    }
    let single = own.filter { $0.values.count == 1 }.map { printable($0.names[0]) }
    let several = own.filter { $0.values.count > 1 }.map { restriction in
      let values = restriction.values.map { printable($0) }
      let short = values.shortList()
      return printable(restriction.axis) + " "
        + (short == values.joined(separator: ", ") ? values.list(conjunction: "or") : short)
    }
    return single.joined(separator: " ") + (single.isEmpty ? "" : " with ") + several.list()
  }
}
