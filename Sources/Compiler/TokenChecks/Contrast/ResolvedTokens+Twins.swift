/// The number of places with the same value in other themes that a finding shows.
private let shownTwins = 8

extension ResolvedTokens {
  /// The places where other themes of a finding declare the same values: one correction is not enough.
  func twins(of result: ContrastResult, over axes: AxisSet) -> [Diagnostic.Related] {
    guard [.fail, .indeterminate].contains(result.outcome) else { return [] }
    let sides =
      [(result.foreground, "foreground"), (result.background, "background")]
      + result.layers.dropFirst().map { ($0, "layer") }
    var known = Set(sides.map(\.0.place))
    var twins: [Diagnostic.Related] = []
    for (side, name) in sides {
      let own = self.axes(of: side.token)
      let every = axes.union(own)
      guard !own.isEmpty, themes.count(over: every) <= supportLimit else { continue }
      var others = axes
      for axis in own.axes { others.remove(axis) }
      var uses: [(place: Place, theme: Int)] = []
      let rest = result.box.restrictions.filter { !others.contains($0.axis) }
      let fixed = themes.box(like: result.themeIndex, on: others.intersection(themes.varying).axes)
      for theme in themes.themes(in: .init(fixed.restrictions + rest), over: every) {
        guard let declaration = declaration(side.token, in: theme) else { continue }
        let place = set.place(of: declaration)
        if !known.contains(place) { uses.append((place, themes.first(like: theme, on: own))) }
      }
      let places = uses.grouped(by: \.place)
      known.formUnion(places.map { $0[0].place })
      for uses in places.prefix(shownTwins) {
        let label = ThemeRegion(Set(uses.map(\.theme)), over: own, in: themes).label(in: themes)
        twins.append(Diagnostic.Related("the same \(name) in \(label)", at: uses[0].place))
      }
      if places.count > shownTwins {
        twins[twins.count - 1].message += ", and in \(places.count - shownTwins) more places"
      }
    }
    return twins
  }
}
