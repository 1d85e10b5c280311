/// The nearest opacities with which failing pairs pass.
struct OpacityRemedies {
  private let results: [ContrastResult]
  private let tokens: ResolvedTokens
  /// The results with a requirement that use an opacity, by its path or that of a token that it references.
  private var users: [String: [Int]] = [:]
  /// Whether all results with an opacity of a declaration pass with another one.
  private var verdicts: [Int: [Double: Bool]] = [:]

  init(_ results: [ContrastResult], tokens: ResolvedTokens) {
    (self.results, self.tokens) = (results, tokens)
    for index in results.indices where results[index].required != nil {
      for path in Set(results[index].opacities.flatMap { names(of: $0, in: results[index]) }) {
        users[path, default: []].append(index)
      }
    }
  }

  /// The path of an opacity, and those of the tokens that it takes its value from.
  private func names(of opacity: ContrastResult.Opacity, in result: ContrastResult) -> [String] {
    guard let path = tokens.set.paths.find(opacity.path.pathSegments) else { return [opacity.path] }
    return tokens.chain(from: ColorUnit(path: path), in: result.themeIndex).map {
      tokens.set.paths.string($0.path)
    }
  }

  /// The values of a result with another one for an opacity; nil when the pair cannot be measured.
  func placement(_ result: ContrastResult, with value: Double, for path: String) -> Placement? {
    result.placement(with: value) { names(of: $0, in: result).contains(path) }
  }

  /// Whether a result passes with another value for an opacity, or fails without regard to it.
  private func passes(_ result: ContrastResult, with value: Double, for path: String) -> Bool {
    guard let required = result.required,
      let ratio = placement(result, with: value, for: path)?.ratio(below: required, isTrial: true)
    else { return false }
    return ratio >= required || result.outcome == .waived
  }

  /// The change of an opacity that is nearest to the present one, in steps of a hundredth, and with
  /// which the result and all others with the same declaration of the opacity pass; nil if there is none.
  mutating func remedy(for index: Int) -> Remedy? {
    let result = results[index]
    // A gradient would have to be measured for each step.
    guard !result.opacities.isEmpty, result.drawn?.hasGradient == false else { return nil }
    for opacity in result.opacities {
      guard let declaration = declaration(of: opacity.path, in: result),
        tokens.set.declarations[declaration].inheritance == nil
      else { continue }
      let steps = (0...100).map { Double($0) / 100 }.sorted {
        abs($0 - opacity.value) < abs($1 - opacity.value)
      }
      for value in steps {
        guard let ratio = placement(result, with: value, for: opacity.path)?.ratio(),
          ratio >= result.required ?? 1,
          passes(with: value, for: opacity.path, declaredAt: declaration)
        else { continue }
        return remedy(opacity, declaredAt: declaration, value: value, ratio: ratio, of: result)
      }
    }
    return nil
  }

  private mutating func passes(
    with value: Double, for path: String, declaredAt declaration: Int
  ) -> Bool {
    if let known = verdicts[declaration]?[value] { return known }
    let passes = users(of: path, declaredAt: declaration).allSatisfy {
      self.passes(results[$0], with: value, for: path)
    }
    verdicts[declaration, default: [:]][value] = passes
    return passes
  }

  /// The results that a change of an opacity reaches.
  func users(of path: String, declaredAt declaration: Int) -> [Int] {
    (users[path] ?? []).filter { self.declaration(of: path, in: results[$0]) == declaration }
  }

  private func declaration(of path: String, in result: ContrastResult) -> Int? {
    tokens.set.paths.find(path.pathSegments).flatMap {
      tokens.declarationIndex($0, in: result.themeIndex)
    }
  }

  private func remedy(
    _ opacity: ContrastResult.Opacity, declaredAt declaration: Int, value: Double, ratio: Double,
    of result: ContrastResult
  ) -> Remedy {
    let isOfBackground = result.layers.contains { $0.opacity?.path == opacity.path }
    return Remedy(
      token: opacity.path, side: isOfBackground ? .background : .foreground, kind: .opacity,
      from: plain(opacity.value), to: plain(value), value: .number(value), ratio: ratio,
      alsoChanges: [], place: tokens.set.place(of: tokens.set.declarations[declaration]),
      declarations: [declaration], drawn: placement(result, with: value, for: opacity.path)?.stack()
    )
  }
}

extension ContrastResult {
  /// The opacities of the group, the foreground and the layers.
  fileprivate var opacities: [Opacity] {
    ([groupOpacity, foreground.opacity] + layers.map(\.opacity)).compactMap(\.self)
  }

  /// The values with another one for some opacities; nil when the pair cannot be measured.
  fileprivate func placement(with value: Double, where isChanged: (Opacity) -> Bool) -> Placement? {
    guard var placement else { return nil }
    if groupOpacity.map(isChanged) ?? false { placement.groupOpacity = value }
    if foreground.opacity.map(isChanged) ?? false { placement.foreground.opacity = value }
    for index in layers.indices where layers[index].opacity.map(isChanged) ?? false {
      placement.background[index].opacity = value
    }
    return placement
  }
}
