import TokenThemes

/// The nearest opacities with which failing pairs pass.
struct OpacityRemedies {
  private let results: [ContrastResult]
  private let tokens: ResolvedTokens
  /// The results with a requirement that use an opacity, by its path.
  private var users: [String: [Int]] = [:]
  /// Whether all results with an opacity in the same themes pass with another one.
  private var verdicts: [Holds: [[String]: Bool]] = [:]

  init(_ results: [ContrastResult], tokens: ResolvedTokens) {
    (self.results, self.tokens) = (results, tokens)
    for index in results.indices where results[index].required != nil {
      for path in Set(results[index].opacities.map(\.path)) {
        users[path, default: []].append(index)
      }
    }
  }

  /// The change of an opacity that is nearest to the present one, in steps of a hundredth, and with
  /// which the result and all others with the opacity in the same themes pass; nil if there is none.
  mutating func remedy(for index: Int) -> Remedy? {
    let result = results[index]
    // A gradient would have to be measured for each step.
    guard !result.opacities.isEmpty, result.drawn?.hasGradient == false else { return nil }
    for opacity in result.opacities {
      let steps = (0...100).map { Double($0) / 100 }.sorted {
        abs($0 - opacity.value) < abs($1 - opacity.value)
      }
      for value in steps {
        guard let ratio = result.ratio(with: value, for: opacity.path),
          ratio >= result.required ?? 1,
          passes(with: value, for: opacity.path, in: result.holds)
        else { continue }
        if let remedy = remedy(opacity, value: value, ratio: ratio, of: result) { return remedy }
        break
      }
    }
    return nil
  }

  private mutating func passes(with value: Double, for path: String, in holds: Holds) -> Bool {
    let change = [path, plain(value)]
    if let known = verdicts[holds]?[change] { return known }
    let passes = (users[path] ?? []).allSatisfy { index in
      !results[index].holds.overlaps(holds) || results[index].passes(with: value, for: path)
    }
    verdicts[holds, default: [:]][change] = passes
    return passes
  }

  private func remedy(
    _ opacity: ContrastResult.Opacity, value: Double, ratio: Double, of result: ContrastResult
  ) -> Remedy? {
    guard let path = tokens.set.paths.find(opacity.path.pathSegments),
      let declaration = tokens.declarationIndex(path, in: result.themeIndex),
      tokens.set.declarations[declaration].inheritance == nil
    else { return nil }
    let isOfBackground = result.layers.contains { $0.opacity?.path == opacity.path }
    return Remedy(
      token: opacity.path, side: isOfBackground ? .background : .foreground, kind: .opacity,
      from: plain(opacity.value), to: plain(value), value: .number(value), ratio: ratio,
      alsoChanges: [], place: tokens.set.place(of: tokens.set.declarations[declaration]),
      declarations: [declaration], drawn: result.placement(with: value, for: opacity.path)?.stack())
  }
}

extension ContrastResult {
  /// The opacities of the group, the foreground and the layers.
  fileprivate var opacities: [Opacity] {
    ([groupOpacity, foreground.opacity] + layers.map(\.opacity)).compactMap(\.self)
  }

  /// The ratio with another value for an opacity; nil when it cannot be measured.
  fileprivate func ratio(with value: Double, for path: String) -> Double? {
    placement(with: value, for: path)?.ratio()
  }

  /// The values with another one for an opacity; nil when the pair cannot be measured.
  fileprivate func placement(with value: Double, for path: String) -> Placement? {
    guard var placement else { return nil }
    if groupOpacity?.path == path { placement.groupOpacity = value }
    if foreground.opacity?.path == path { placement.foreground.opacity = value }
    for index in layers.indices where layers[index].opacity?.path == path {
      placement.background[index].opacity = value
    }
    return placement
  }

  /// Whether the result passes with another value for an opacity, or fails without regard to it.
  fileprivate func passes(with value: Double, for path: String) -> Bool {
    guard let required,
      let ratio = placement(with: value, for: path)?.ratio(below: required, isTrial: true)
    else { return false }
    return ratio >= required || outcome == .waived
  }
}
