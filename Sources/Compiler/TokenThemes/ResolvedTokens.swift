/// The tokens of every theme, with every reference resolved.
///
/// A theme is its index in resolution order. A path has one value for each combination of values on
/// the theme axes that it can depend on, and not for each theme.
package struct ResolvedTokens {
  package var set: TokenSet
  /// The token that each declaration's whole value references, one step only; nil for other values.
  package let targets: [PathID?]
  /// The values of all themes. Themes share equal values.
  package var values: [TokenValue] = []
  package let themes: ThemeSpace
  /// The declaration and the value of each path in each theme.
  var cells: ThemeCells
  var declarations: [Int32] = []
  var valueIndices: [Int32] = []
  /// The `$type` that applies in each cell, including the token's own.
  var types: [DeclaredType] = []
  /// The deprecations that tokens take from groups, by cell.
  var deprecations: [Int: Deprecation] = [:]

  /// The token that a token's whole value references, one step only; nil when it is not an alias.
  package func alias(of path: PathID, in theme: Int) -> PathID? {
    declarationIndex(path, in: theme).flatMap { targets[$0] }
  }

  package func description(of path: PathID, in theme: Int) -> String? {
    guard let declaration = declaration(path, in: theme), declaration.hasDescription
    else { return nil }
    return declaration.token["$description"]?.string
  }

  package func isDeprecated(_ path: PathID, in theme: Int) -> Bool {
    if case .yes = deprecation(of: path, in: theme) { true } else { false }
  }

  /// The token's own deprecation, or else that of the nearest group that has one (Format 6.3.1,
  /// requirement F-045); nil when none has one.
  package func deprecation(of path: PathID, in theme: Int) -> Deprecation? {
    guard let declaration = declaration(path, in: theme) else { return nil }
    if declaration.hasDeprecation {
      return declaration.token["$deprecated"].flatMap(Deprecation.init)
    }
    return deprecations[cells.cell(of: path, in: theme)]
  }

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

  /// Tokens without values, with the theme axes that each path can depend on.
  init(set: TokenSet, in themes: ThemeSpace, axes: [AxisSet] = []) {
    (self.set, self.themes) = (set, themes)
    targets = chunkedConcurrentMap(set.declarations) { set.aliasTarget(of: $0) }
    let axes = themes.isEmpty ? Array(repeating: AxisSet(), count: set.paths.count) : axes
    cells = ThemeCells(themes, axes: axes)
  }

  /// The theme axes that a path can depend on.
  package func axes(of path: PathID) -> AxisSet { cells.axes(of: path) }

  /// The first theme of each combination of values on the axes that a path can depend on.
  package func themes(of path: PathID) -> [Int] { cells.themes(of: path) }

  /// The number of the place where a path's value in a theme is kept. Themes that do not differ for
  /// the path share it.
  package func cell(of path: PathID, in theme: Int) -> Int { cells.cell(of: path, in: theme) }

  /// Whether a token takes its deprecation from a group.
  package var hasDeprecatedGroups: Bool { !deprecations.isEmpty }

  /// Whether the theme declares a token at that path, readable or not.
  package func isDeclared(_ path: PathID, in theme: Int) -> Bool {
    declarations[cells.cell(of: path, in: theme)] >= 0
  }

  /// The token's value in the theme, as an index into `values`; nil if it is missing or unreadable.
  package func valueIndex(_ path: PathID, in theme: Int) -> Int? {
    let index = valueIndices[cells.cell(of: path, in: theme)]
    return index < 0 ? nil : Int(index)
  }

  /// The token's value in the theme; nil when it is missing or could not be read.
  package func value(_ path: PathID, in theme: Int) -> TokenValue? {
    valueIndex(path, in: theme).map { values[$0] }
  }

  /// The type that a token declares or inherits.
  package func declaredType(of declaration: Declaration, in theme: Int) -> DeclaredType {
    declaration.type == .none
      ? types[cells.cell(of: declaration.path, in: theme)] : declaration.type
  }

  /// The theme's declaration of the token, as an index into `TokenSet.declarations`.
  package func declarationIndex(_ path: PathID, in theme: Int) -> Int? {
    let index = declarations[cells.cell(of: path, in: theme)]
    return index < 0 ? nil : Int(index)
  }

  package func declaration(_ path: PathID, in theme: Int) -> Declaration? {
    declarationIndex(path, in: theme).map { set.declarations[$0] }
  }

  /// Calls a closure with every path in the first theme of each combination that it can depend on.
  package func forEach(_ body: (_ path: PathID, _ theme: Int) -> Void) {
    for block in cells.blocks {
      for theme in block.themes { for path in cells.paths(of: block) { body(path, theme) } }
    }
  }

  package func firstTheme(declaring path: PathID) -> Int? {
    themes(of: path).first { isDeclared(path, in: $0) }
  }

  /// Whether some theme has a value for the path.
  package func hasValue(_ path: PathID) -> Bool {
    themes(of: path).contains { valueIndex(path, in: $0) != nil }
  }

  /// The tokens without some of them. Values that refer to those stay the same.
  package func without(_ isLeftOut: (PathID) -> Bool) -> ResolvedTokens {
    var tokens = self
    for path in set.paths.belowRoot where firstTheme(declaring: path) != nil && isLeftOut(path) {
      for theme in themes(of: path) {
        let cell = cells.cell(of: path, in: theme)
        (tokens.declarations[cell], tokens.valueIndices[cell]) = (-1, -1)
      }
    }
    return tokens
  }

  /// The path's value in each combination of values that it can depend on; nil where there is none.
  package func values(of path: PathID) -> [TokenValue?] {
    themes(of: path).map { value(path, in: $0) }
  }
}

extension ThemeSpace {
  /// The axes, of those that can matter, on which a fact depends that is the same or not in two
  /// themes that differ on one axis.
  package func support(over axes: AxisSet, isSame: (_ one: Int, _ other: Int) -> Bool) -> AxisSet {
    let varying = axes.intersection(varying)
    var (all, support) = (themes(over: varying), varying)
    guard isListed else {
      for axis in varying.axes.reversed()
      where all.allSatisfy({ isSame($0 - value(of: axis, in: $0) * strides[axis], $0) }) {
        support.remove(axis)
        all.removeAll { value(of: axis, in: $0) > 0 }
      }
      return support
    }
    // Of several axes that tell the same themes apart, the first stay. Themes are alike that have the
    // same values on all axes before one, and on those after it that stay.
    let values = varying.axes.map { axis in all.map { value(of: axis, in: $0) } }
    let before = values.reduce(into: [all.map { _ in 0 }]) {
      $0.append($0[$0.count - 1].firsts($1))
    }
    var after = before[0]
    for (index, axis) in varying.axes.enumerated().reversed() {
      if zip(all, before[index].firsts(after)).allSatisfy({ isSame(all[$1], $0) }) {
        support.remove(axis)
      } else {
        after = after.firsts(values[index])
      }
    }
    return support
  }
}
