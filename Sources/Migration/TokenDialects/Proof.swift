import ForeignValues
import TokenModel
import Writers

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
    for theme in tokens.themes where !rivals.isEmpty { check(theme, in: tokens) }
  }

  private mutating func check(_ theme: ConvertedTokens.DeclaredTheme, in tokens: ConvertedTokens) {
    let merged = tokens.order.flatMap { source -> [String] in
      switch source {
      case .set(let name): return [name]
      case .modifier(let name):
        let modifier = tokens.modifiers.first { $0.name == name }
        let context = theme.contexts[name] ?? modifier?.defaultContext
        return modifier?.contexts.first { $0.name == context }?.sets ?? []
      }
    }
    var wrong: [(path: String, found: String, wanted: String, place: Place)] = []
    for (path, holders) in rivals {
      let known = Set(holders.values.map(\.declaring))
      guard let last = merged.last(where: { holders[$0] != nil }), let shown = holders[last],
        let wanted = theme.sets.last(where: known.contains), shown.declaring != wanted
      else { continue }
      wrong.append((path.names.tokenPath, shown.declaring, wanted, shown.place))
    }
    guard let first = wrong.min(by: { $0.path < $1.path }) else { return }
    let name = theme.contexts.sorted { $0.key < $1.key }.map(\.value).joined(separator: "/")
    let second = wrong.sorted { $0.path < $1.path }.dropFirst().first
    findings.add(
      .unprovenPlan,
      message: "the theme '\(printable(name))' has '\(printable(first.path))' of the set "
        + "'\(printable(first.found))' instead of '\(printable(first.wanted))'"
        + (second.map { ", and '\(printable($0.path))'" } ?? "")
        + (wrong.count > 2 ? " and \(wrong.count - 2) more" : "")
        + "; say the modes with --mode, or accept it with --partial", at: first.place)
  }
}
