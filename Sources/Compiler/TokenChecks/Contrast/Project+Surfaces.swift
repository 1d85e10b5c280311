import TokenModel
import TokenThemes

extension Project {
  /// The theme axes that decide the audit's settings.
  func overrideAxes(in themes: ThemeSpace) -> AxisSet {
    AxisSet(overrides.flatMap(\.condition.clauses).compactMap { themes.axis(named: $0.axis) })
  }

  /// The theme axes that decide the audit's settings and the value of the surface.
  package func surfaceAxes(in tokens: ResolvedTokens) -> AxisSet {
    let names = [surface] + overrides.map(\.surface)
    let paths = names.compactMap { name in
      name.flatMap { tokens.set.paths.find($0.pathSegments) }
    }
    return paths.reduce(overrideAxes(in: tokens.themes)) { $0.union(tokens.support(of: $1)) }
  }
}
