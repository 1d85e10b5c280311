/// A token, or one of the colors inside it, that a pair shows in a variant.
struct PairToken {
  var layer: PairLayer
  /// The token; nil if no file has it.
  var path: PathID?
  /// The index of a color inside the token; nil for the whole value.
  var index: Int?
  /// The token of the opacity; nil without one, and if no file has it.
  var opacity: PathID?
}

/// What a pair shows in a variant: one foreground, or the best of several, on one stack of layers.
struct PairTokens {
  var foregrounds: [PairToken]
  /// From top to bottom.
  var layers: [PairToken]
  var groupOpacity: PathID?
  /// Whether the pair names a group's opacity, though perhaps no file has it.
  var isGroup = false
  /// Whether the foreground is a focus indicator.
  var isRing = false
  /// The typography token with the text's size.
  var text: PathID?

  /// All tokens on which the result can depend.
  var paths: [PathID] {
    sides + ((foregrounds + layers).map(\.opacity) + [groupOpacity, text]).compactMap(\.self)
  }

  /// The tokens whose colors it shows.
  var sides: [PathID] { (foregrounds + layers).compactMap(\.path) }
}

extension Contract {
  /// The names in the path of a layer's token; nil if the variant does not have the layer.
  package func segments(of layer: PairLayer, in variant: VariantTokens) -> [String]? {
    switch layer.source {
    case .unknown: return nil
    case .path(let pattern): return pattern.segments(for: layer.variant(variant.variant), role: "")
    case .role(let name):
      guard !layer.overrides.entries.isEmpty else { return variant.token(of: name)?.segments }
      let other = layer.variant(variant.variant)
      // A widened variant has the role without the condition on the theme.
      guard let role = variant.token(of: name)?.role ?? role(name), role.when.holds(in: other)
      else { return nil }
      return pattern(of: role)?.segments(for: other, role: name)
    }
  }

  /// The token of a layer; nil if the variant does not have the layer, or no file the token.
  func path(of layer: PairLayer, in variant: VariantTokens, among tokens: ResolvedTokens) -> PathID?
  {
    if layer.overrides.entries.isEmpty, let role = layer.role { return variant.path(of: role) }
    return segments(of: layer, in: variant).flatMap { tokens.set.paths.find($0) }
  }

  /// Whether the pair's foreground exists in the variant.
  package func applies(_ pair: Pair, to variant: VariantTokens) -> Bool {
    pair.when.holds(in: variant.variant) && pair.foregrounds.contains { has($0, in: variant) }
  }

  /// Whether all layers of the background exist in the variant, and its pair holds there.
  package func applies(_ background: Background, to variant: VariantTokens) -> Bool {
    background.when.holds(in: variant.variant)
      && background.layers.allSatisfy { has($0, in: variant) }
      && (!background.isOnlyInactive
        || variant.variant.entries.contains {
          inactiveStates.contains($0.value) || $0.value.saysInactive
        } || (background.isNamedInactive && !axes.contains(where: \.meansStates)))
  }

  private func has(_ layer: PairLayer, in variant: VariantTokens) -> Bool {
    if layer.overrides.entries.isEmpty, let role = layer.role { return variant.has(role) }
    return segments(of: layer, in: variant) != nil
  }

  /// The tokens of a pair in a variant: one element for each color of a shadow that a layer shows
  /// with `.color`. Nil if they are more than the limit. Both the pair and the background must apply.
  func tokens(
    of pair: Pair, on background: Background, in variant: VariantTokens,
    among tokens: ResolvedTokens
  ) -> [PairTokens]? {
    func path(_ pattern: PathPattern?) -> PathID? {
      pattern?.segments(for: variant.variant, role: "").flatMap { tokens.set.paths.find($0) }
    }
    func alternatives(_ layer: PairLayer) -> [PairToken] {
      guard has(layer, in: variant) else { return [] }
      let own = self.path(of: layer, in: variant, among: tokens)
      let opacity = path(layer.opacity)
      return tokens.colorIndices(of: layer, path: own).map { index in
        PairToken(layer: layer, path: own, index: index, opacity: opacity)
      }
    }
    let fronts = pair.foregrounds.flatMap(alternatives)
    let layers = background.layers.map(alternatives)
    guard layers.reduce(fronts.count, { min($0 * $1.count, Int(Int16.max)) }) <= stackLimit
    else { return nil }
    let stacks = layers.combinations
    let choices = pair.foregrounds.count > 1 ? [fronts] : fronts.map { [$0] }
    return choices.flatMap { choice in
      stacks.map { stack in
        PairTokens(
          foregrounds: choice, layers: stack, groupOpacity: path(pair.groupOpacity),
          isGroup: pair.groupOpacity != nil, isRing: pair.isFocus, text: path(pair.text))
      }
    }
  }
}

extension PairLayer {
  /// A variant with the layer's own values on some axes.
  func variant(_ variant: Variant) -> Variant {
    guard !overrides.entries.isEmpty else { return variant }
    return Variant(
      entries: variant.entries.map { entry in
        Variant.Entry(axis: entry.axis, value: overrides[entry.axis] ?? entry.value)
      })
  }
}

extension TokenValue {
  /// The color or gradient that a pair shows; nil for values of other types, and if there is no
  /// color at the index. A solid color is its own first one.
  func paint(at index: Int?) -> TokenValue? {
    guard let index else { return isPaint ? self : nil }
    if case .color = self { return index == 0 ? self : nil }
    let colors = innerColors
    return colors.indices.contains(index) ? .color(colors[index]) : nil
  }
}

/// The limit of stacks that one pair makes in a variant.
let stackLimit = 1024

/// The limit of stacks that all pairs of a contract make, of those that make several.
let allStackLimit = 8192
