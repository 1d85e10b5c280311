import TokenModel

/// The visible colors of a component: each composited onto the background that its pair names.
struct DrawnRoles {
  private let contract: Contract
  private let variants: [VariantTokens]
  private let tokens: ResolvedTokens
  /// One layer per role and variant, all roles of the first variant first.
  private var layers: [Layer?]

  init(
    _ contract: Contract, variants: [VariantTokens], results: ArraySlice<ContrastResult>,
    tokens: ResolvedTokens
  ) {
    self.contract = contract
    self.variants = variants
    self.tokens = tokens
    layers = Array(repeating: nil, count: variants.count * contract.roles.count)
    for index in results.indices {
      guard let drawn = results[index].drawn else { continue }
      let variant = results[index].variantIndex
      add(drawn.foreground, as: results[index].foreground.role, in: variant)
      add(drawn.background, as: results[index].background.role, in: variant)
    }
  }

  private mutating func add(_ layer: Layer, as role: String, in variant: Int) {
    guard let role = contract.roles.firstIndex(where: { $0.name == role }) else { return }
    let cell = variant * contract.roles.count + role
    if layers[cell] == nil { layers[cell] = layer }
  }

  func contexts(_ theme: Int) -> Variant { tokens.themes.contexts(of: theme) }

  /// The role's color as written and as visible; nil when the variant lacks the role, or when the
  /// color is translucent and what is below it is unknown.
  ///
  /// - Parameters:
  ///   - role: Its index in the contract.
  ///   - variant: The index of the variant.
  func layer(of role: Int, in variant: Int) -> (text: String, layer: Layer)? {
    let theme = variants[variant].theme
    guard let token = variants[variant].token(of: contract.roles[role].name),
      let path = tokens.set.paths.find(token.segments),
      let value = tokens.value(path, in: theme), let own = Layer(value),
      let layer = layers[variant * contract.roles.count + role] ?? (own.isOpaque ? own : nil)
    else { return nil }
    return (valueText(value), layer)
  }
}
