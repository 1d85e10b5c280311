extension ConvertedTokens {
  /// The tokens that several sets declare, by path: the declared set of each, by the set that it is in.
  private typealias Rivals = [TokenPath: [Int: (declaring: Int, place: Place)]]

  /// Proves the plan: in each theme that the source declares, the last of its sets that declares a path must
  /// be the one whose token the resolver document shows there.
  mutating func prove() {
    if themes.isEmpty { return }
    var rivals: Rivals = [:]
    for (set, file) in sets.enumerated() {
      for (path, token) in file.root.tokens {
        guard let declaring = token.origin.flatMap({ origins[$0].set }) else { continue }
        rivals[path, default: [:]][set] = (declaring, token.place)
      }
    }
    rivals = rivals.filter { Set($0.value.values.map(\.declaring)).count > 1 }
    let wrong = themes.map { (theme: $0, wrong: differences($0, among: rivals)) }
      .filter { !$0.wrong.isEmpty }
    guard let (theme, paths) = wrong.first else { return }
    let name = theme.contexts.sorted { $0.key < $1.key }
      .map { modifiers[$0].contexts[$1].name }.joined(separator: "/")
    let (first, others) = (paths[0], paths.count - 1)
    let sets = [first.found, first.wanted].map { "'\(printable(declaredSets[$0]))'" }
    findings.add(
      .unprovenPlan,
      message: "the theme '\(printable(name))'"
        + (wrong.count == 1 ? " has" : " and \(wrong.count - 1) more have")
        + " '\(printable(first.path))' of the set \(sets[0]) instead of \(sets[1])"
        + (others == 0 ? "" : " (and \(counted(others, noun: "other")))")
        + "; say the modes with --mode", at: first.place)
  }

  /// A path whose token is from another set than in the source.
  private typealias Difference = (path: String, found: Int, wanted: Int, place: Place)

  private func differences(_ theme: DeclaredTheme, among rivals: Rivals) -> [Difference] {
    let merged = order.flatMap { source -> [Int] in
      switch source {
      case .set(let set): return [set]
      case .group(let number):
        let modifier = modifiers[number]
        return modifier.contexts[theme.contexts[number] ?? modifier.defaultContext].sets
      }
    }
    func positions(_ sets: [Int]) -> [Int: Int] { Dictionary(zip(sets, sets.indices)) { $1 } }
    let (shownAt, wantedAt) = (positions(merged), positions(theme.sets))
    func last(_ sets: some Collection<Int>, in order: [Int: Int]) -> Int? {
      sets.filter { order[$0] != nil }.max { order[$0] ?? 0 < order[$1] ?? 0 }
    }
    return rivals.compactMap { path, holders -> Difference? in
      guard let shown = last(holders.keys, in: shownAt).flatMap({ holders[$0] }),
        let wanted = last(holders.values.map(\.declaring), in: wantedAt), shown.declaring != wanted
      else { return nil }
      return (path.names.tokenPath, shown.declaring, wanted, shown.place)
    }.sorted { $0.path < $1.path }
  }
}
