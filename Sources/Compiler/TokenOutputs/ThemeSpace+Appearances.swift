extension AxisAppearances {
  /// The appearance of each value that the system chooses, one for each appearance, including the
  /// base; empty if it chooses none.
  var chosen: [Int: Appearance] {
    (followsSystem ? [base] + values : []).reduce(into: [:]) { chosen, value in
      guard let appearance = appearances[value], !chosen.values.contains(appearance) else { return }
      chosen[value] = appearance
    }
  }
}

extension ThemeSpace {
  /// The appearance that a theme is made for.
  func appearance(of theme: Int) -> Appearance {
    Appearance(
      joining: appearances.indices.compactMap { appearances[$0].chosen[value(of: $0, in: theme)] })
  }

  /// The values of a theme, on some axes, that the system does not choose.
  func combination(of theme: Int, over some: AxisSet) -> [String] {
    some.axes.compactMap { axis in
      let value = value(of: axis, in: theme)
      return appearances[axis].chosen[value] == nil ? axes[axis].values[value] : nil
    }
  }
}
