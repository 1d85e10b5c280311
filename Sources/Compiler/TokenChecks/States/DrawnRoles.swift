/// The visible colors of a component: each composited onto the background that its pair names.
struct DrawnRoles {
  let contract: Contract
  let variants: [VariantTokens]
  let tokens: ResolvedTokens
  /// What the contract says tells states apart, by axis and value.
  let cues: [[String]: String]
  /// The results of each variant that show each role, as indices.
  private var rows: [[String: [Int]]]
  private let results: ArraySlice<ContrastResult>

  init(
    _ contract: Contract, variants: [VariantTokens], results: ArraySlice<ContrastResult>,
    tokens: ResolvedTokens
  ) {
    (self.contract, self.variants, self.tokens) = (contract, variants, tokens)
    self.results = results
    cues = Dictionary(firsts: contract.cues.map { ([$0.axis, $0.value], $0.because) })
    rows = Array(repeating: [:], count: variants.count)
    for index in results.indices {
      let result = results[index]
      for role in Set([result.foreground.role, result.background.role]) {
        rows[result.variantIndex][role, default: []].append(index)
      }
    }
  }

  /// The path of a role's token in a variant; nil if it does not have the role, or no file the token.
  func path(of role: Int, in variant: Int) -> PathID? {
    variants[variant].path(of: contract.roles[role].name)
  }

  /// The theme axes on which the colors of a variant depend.
  func axes(of variant: Int) -> AxisSet {
    var axes = variants[variant].fixed
    for (index, role) in contract.roles.enumerated() where role.type.isPaint {
      if let path = path(of: index, in: variant) { axes.formUnion(tokens.support(of: path)) }
    }
    for row in rows[variant].values.joined() {
      axes.formUnion(results[row].holds.axes(in: tokens.themes))
    }
    return axes
  }

  /// How well a role that only one state has can be seen there. A role that is not a color, or whose
  /// value is unknown, counts as visible.
  func sight(of role: Int, in variant: Int, theme: Int) -> StateDifference.Sight {
    let name = contract.roles[role].name
    guard contract.roles[role].type.isPaint, let path = path(of: role, in: variant),
      let value = tokens.value(path, in: theme), let own = Layer(value)
    else { return .visible }
    guard own.stops.contains(where: { $0.alpha > 0 }) else { return .invisible }
    let contexts = tokens.themes.contexts(of: theme)
    let ratios = (rows[variant][name] ?? []).filter { row in
      results[row].foreground.role == name && results[row].holds.contains(contexts)
    }.compactMap { results[$0].ratio }
    guard let best = ratios.max(), best < 3 else { return .visible }
    return .faint(ratio: best)
  }

  /// Whether a role certainly has the same value in two variants: both are known.
  func isSame(_ role: Int, in first: Int, as second: Int, theme: Int) -> Bool {
    let values = [first, second].compactMap { variant in
      path(of: role, in: variant).flatMap { tokens.value($0, in: theme) }
    }
    return values.count == 2 && values[0].text == values[1].text
  }

  /// The layer of a role as the first pair that shows it draws it.
  private func drawnLayer(of role: String, in variant: Int, theme: Variant) -> Layer? {
    for row in rows[variant][role] ?? [] where results[row].holds.contains(theme) {
      guard let drawn = results[row].drawn else { continue }
      return results[row].foreground.role == role ? drawn.foreground : drawn.background
    }
    return nil
  }

  /// The role's color as written and as visible; nil when the variant lacks the role, or when the
  /// color is translucent and what is below it is unknown.
  func layer(of role: Int, in variant: Int, theme: Int) -> (text: String, layer: Layer)? {
    guard let path = path(of: role, in: variant),
      let value = tokens.value(path, in: theme), let own = Layer(value),
      let layer = drawnLayer(
        of: contract.roles[role].name, in: variant, theme: tokens.themes.contexts(of: theme))
        ?? (own.isOpaque ? own : nil)
    else { return nil }
    return (value.text, layer)
  }
}
