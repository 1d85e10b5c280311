import ForeignValues

/// Proves a plan: in each theme that the source declares, the last of its sets that declares a path must
/// be the one whose token the resolver document shows there.
struct Proof {
  private(set) var findings = Findings()
  /// The tokens that several sets declare, by path: the set that declares each, by the set that it is in.
  private var rivals: [TokenPath: [String: (declaring: String, place: Place)]] = [:]

  init(_ tokens: ConvertedTokens) {
    guard !tokens.themes.isEmpty else { return }
    for set in tokens.sets {
      for (path, token) in set.root.tokens {
        guard let origin = token.origin else { continue }
        rivals[path, default: [:]][set.name] = (tokens.origins[origin].set, token.place)
      }
    }
    rivals = rivals.filter { Set($0.value.values.map(\.declaring)).count > 1 }
    let wrong = tokens.themes.filter { _ in !rivals.isEmpty }
      .map { (theme: $0, wrong: differences($0, in: tokens)) }.filter { !$0.wrong.isEmpty }
    guard let (theme, paths) = wrong.first else { return }
    let name = theme.contexts.sorted { $0.key < $1.key }.map(\.value).joined(separator: "/")
    let (first, others) = (paths[0], paths.count - 1)
    findings.add(
      .unprovenPlan,
      message: "the theme '\(printable(name))'"
        + (wrong.count == 1 ? " has" : " and \(wrong.count - 1) more have")
        + " '\(printable(first.path))' of the set '\(printable(first.found))' instead of "
        + "'\(printable(first.wanted))'"
        + (others == 0 ? "" : " (and \(counted(others, noun: "other")))")
        + "; say the modes with --mode", at: first.place)
  }

  /// A path whose token is from another set than in the source.
  private typealias Difference = (path: String, found: String, wanted: String, place: Place)

  private func differences(
    _ theme: ConvertedTokens.DeclaredTheme, in tokens: ConvertedTokens
  ) -> [Difference] {
    let merged = tokens.order.flatMap { source -> [String] in
      switch source {
      case .set(let name): return [name]
      case .modifier(let name):
        let modifier = tokens.modifiers.first { $0.name == name }
        let context = theme.contexts[name] ?? modifier?.defaultContext
        return modifier?.contexts.first { $0.name == context }?.sets ?? []
      }
    }
    func positions(_ names: [String]) -> [String: Int] {
      Dictionary(zip(names, names.indices)) { $1 }
    }
    let (shownAt, wantedAt) = (positions(merged), positions(theme.sets))
    return rivals.compactMap { path, holders -> Difference? in
      let shown = holders.filter { shownAt[$0.key] != nil }
        .max { shownAt[$0.key] ?? 0 < shownAt[$1.key] ?? 0 }?.value
      let known = holders.values.map(\.declaring).filter { wantedAt[$0] != nil }
      guard let shown, let wanted = known.max(by: { wantedAt[$0] ?? 0 < wantedAt[$1] ?? 0 }),
        shown.declaring != wanted
      else { return nil }
      return (path.names.tokenPath, shown.declaring, wanted, shown.place)
    }.sorted { $0.path < $1.path }
  }
}
