import TokenThemes

/// The modifiers of all themes, and which of their contexts the system chooses.
struct ThemeAxes {
  let modifiers: [Modifier]

  struct Modifier {
    let name: String
    /// The contexts, in the order of the themes.
    let contexts: [String]
    /// The contexts that the system chooses, including the base; empty if it chooses none.
    let appearances: [String: Appearance]

    /// Whether one of the contexts is dark. The modifier then switches between light and dark.
    var hasDark: Bool { appearances.values.contains { $0.isDark } }
  }

  init(_ themes: ThemeSpace) {
    modifiers = zip(themes.axes, themes.appearances).map { axis, found in
      let contexts = found.values.map { axis.values[$0] }
      var appearances: [String: Appearance] = [:]
      for value in found.followsSystem ? [found.base] + found.values : [] {
        guard let appearance = found.appearances[value], !appearances.values.contains(appearance)
        else { continue }
        appearances[axis.values[value]] = appearance
      }
      return Modifier(name: axis.name, contexts: contexts, appearances: appearances)
    }
  }

  /// The appearance that the theme is made for.
  func appearance(of theme: Variant) -> Appearance {
    Appearance(joining: zip(modifiers, theme.entries).compactMap { $0.appearances[$1.value] })
  }

  /// The values of a theme, on some axes, that the system does not choose.
  func combination(of theme: Variant, over axes: AxisSet) -> [String] {
    axes.axes.compactMap { axis in
      let value = theme.entries[axis].value
      return modifiers[axis].appearances[value] == nil ? value : nil
    }
  }
}
