/// The colors of a component as they are seen: on what a pair says they lie on.
struct DrawnRoles {
  private struct Cell: Hashable {
    var theme: Int
    var variant: Variant
    var role: String
  }

  private let tokens: ResolvedTokens
  private var layers: [Cell: Layer] = [:]

  init(_ contract: Contract, _ results: [ContrastResult], _ tokens: ResolvedTokens) {
    self.tokens = tokens
    for result in results {
      guard let drawn = result.drawn else { continue }
      for (role, layer) in [
        (result.foreground.role, drawn.foreground), (result.background.role, drawn.background),
      ] {
        let cell = Cell(theme: result.themeIndex, variant: result.variant, role: role)
        if layers[cell] == nil { layers[cell] = layer }
      }
    }
  }

  func contexts(_ theme: Int) -> Variant { tokens.themes[theme].contexts }

  /// The role's color as written and as seen; nil where the variant lacks it, or it lets through
  /// what nobody knows.
  func layer(of role: String, in variant: VariantTokens) -> (text: String, layer: Layer)? {
    guard let token = variant.token(of: role), let path = tokens.set.paths.find(token.segments),
      let value = tokens.value(path, in: variant.theme), let own = Layer(value)
    else { return nil }
    let cell = Cell(theme: variant.theme, variant: variant.variant, role: role)
    guard let layer = layers[cell] ?? (own.isOpaque ? own : nil) else { return nil }
    return (valueText(value), layer)
  }
}
