import TokenModel

/// The theme axes on which values really depend.
extension ResolvedTokens {
  /// The axes on which a path's value depends: those in which some themes differ, less those that
  /// turned out not to matter.
  package func support(of path: PathID) -> AxisSet {
    let axes = axes(of: path)
    if axes.isEmpty { return axes }
    // Most tokens depend on no axis or on one.
    let list = themes(of: path)
    func isSame(_ one: Int, _ other: Int) -> Bool {
      let (one, other) = (valueIndex(path, in: one), valueIndex(path, in: other))
      guard one != other, let one, let other else { return one == other }
      return values[one] == values[other]
    }
    if list.dropFirst().allSatisfy({ isSame(list[0], $0) }) { return AxisSet() }
    return axes.count == 1 ? axes : themes.support(over: axes, isSame: isSame)
  }
}

extension ThemeSpace {
  /// The axes, of those that can matter, on which a fact depends that is the same or not in two
  /// themes that differ on one axis.
  package func support(over axes: AxisSet, isSame: (_ one: Int, _ other: Int) -> Bool) -> AxisSet {
    let varying = axes.intersection(varying)
    guard !varying.isEmpty else { return varying }
    let all = themes(over: varying)
    var support = varying
    // Where the project lists its themes, several axes can tell the same ones apart: the first
    // axes stay.
    for axis in varying.axes.reversed() {
      var rest = support
      rest.remove(axis)
      let isConstant = zip(all, firsts(like: all, on: rest)).allSatisfy { theme, first in
        first == theme || isSame(first, theme)
      }
      if isConstant { support = rest }
    }
    return support
  }
}
