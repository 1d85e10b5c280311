extension ContrastAudit {
  /// What a pair shows in a variant.
  struct Showing {
    let shown: PairTokens
    let pair: Pair
    let background: Background
    /// The index of the variant.
    let variant: Int
    /// The axes on which the result depends.
    let axes: AxisSet
    /// The number of combinations of their values, each of which is a check.
    let count: Int
    /// The same, where one of a gradient counts as 4, and one of several as 16.
    let work: Int
  }

  /// What the pairs show in the variants. Reports pairs that make too many stacks.
  mutating func plan() -> [Showing] {
    var showings: [Showing] = []
    let settings = project.surfaceAxes(in: tokens)
    // How many stacks the pairs make that make several.
    var stackCount = 0
    for (index, variant) in variants.enumerated() {
      for pair in contract.pairs where contract.applies(pair, to: variant) {
        for background in pair.backgrounds where contract.applies(background, to: variant) {
          let shown = contract.tokens(of: pair, on: background, in: variant, among: tokens)
          let count = shown?.count ?? 0
          if count > 1 { stackCount += count }
          guard let shown, count < 2 || stackCount <= allStackLimit else {
            let limit =
              shown == nil ? "\(stackLimit)" : "\(allStackLimit) for all pairs of a contract"
            skip(
              pair, on: background, in: variant,
              because: "makes more stacks than the limit of \(limit); name single colors")
            continue
          }
          let waived = waivers.axes(of: pair.foreground, on: background.name)
          let fixed = settings.union(variant.fixed)
            .union(AxisSet(waived.compactMap(tokens.themes.axis(named:))))
          showings += shown.map { shown in
            let axes = shown.paths.reduce(fixed) { $0.union(tokens.support(of: $1)) }
            let count = tokens.themes.count(over: axes)
            let gradients = (shown.foregrounds + shown.layers).count { token in
              guard let path = token.path, token.index == nil else { return false }
              return tokens.value(path, in: variant.theme)?.type == .gradient
            }
            return Showing(
              shown: shown, pair: pair, background: background, variant: index, axes: axes,
              count: count, work: min(count, supportLimit) * [1, 4, 16][min(gradients, 2)])
          }
        }
      }
    }
    return showings
  }

  /// Reports a pair that is too large to be judged.
  mutating func skip(
    _ pair: Pair, on background: Background, in variant: VariantTokens, because reason: String
  ) {
    unjudgedPairs += tokens.themes.count(like: variant.theme, on: variant.fixed)
    findings.add(
      .limitExceeded, message: "'\(pair.foreground)' on '\(background.name)' \(reason)",
      at: contract.place(pair.steps))
  }
}

extension [ContrastAudit] {
  /// A finding if the pairs make more checks than the limit, at the contract that makes most.
  func excess(in tokens: ResolvedTokens) -> Diagnostic? {
    let limit = checkLimit + tokens.set.limit.fileSize / checkedBytes
    // A pair with too many combinations has no checks.
    let showings = map { $0.showings.filter { $0.count <= supportLimit } }
    let work = showings.map { $0.map(\.work).reduce(0, +) }
    let count = showings.joined().map(\.count).reduce(0, +)
    let all = work.reduce(0, +)
    guard all > limit, let most = indices.max(by: { work[$0] < work[$1] }) else { return nil }
    let weighed = all > count ? ", with gradients as much work as \(all)" : ""
    return Diagnostic(
      .limitExceeded,
      message:
        "the pairs make \(count) checks\(weighed), but files of this size allow \(limit); let "
        + "fewer modifiers change their tokens, or list the themes in 'inputs'",
      at: self[most].contract.place([.key("contrast")]))
  }
}

/// The limit of checks of all pairs in all themes, to which each `checkedBytes` bytes of files add one.
let checkLimit = 8192
private let checkedBytes = 4
