import TokenModel
import TokenThemes

/// Where the pairs of a contract show the colors of its roles.
struct RoleCoverage {
  /// A role's color in one variant.
  struct Cell {
    var variant: Int
    /// Its token; nil if no file has it.
    var path: PathID?
    /// The variants in which a pair shows it: this one, or variants that use its color.
    var showing: [Int] = []

    /// Whether a pair shows it.
    var isShown: Bool { !showing.isEmpty }
  }

  /// A color of a role: its token, or a color inside it.
  struct Color {
    var role: Role
    var index: Int?
    /// The pairs that show it somewhere.
    var pairs: [Pair] = []
    /// The variants in which it exists.
    var cells: [Cell] = []

    /// Why it is not shown elsewhere. A pair with one stop says nothing about the whole gradient.
    var excuse: String? {
      pairs.lazy.filter { pair in pair.layers.contains { $0.shows(role, at: index) } }
        .compactMap(\.unless).first
    }

    var missing: [Cell] { cells.filter { !$0.isShown } }

    /// Whether some variant shows it and another does not.
    var isPartial: Bool { !missing.isEmpty && missing.count < cells.count }

    /// Whether it is partial, and no pair says why.
    var isUnexcused: Bool { isPartial && excuse == nil }
  }

  private(set) var colors: [Color] = []

  init(_ contract: Contract, variants: [VariantTokens], tokens: ResolvedTokens) {
    let stacks = contract.pairs.flatMap { pair in
      pair.backgrounds.map { (pair: pair, background: $0) }
    }
    let applied = variants.map { variant in
      stacks.map {
        contract.applies($0.pair, to: variant) && contract.applies($0.background, to: variant)
      }
    }
    for role in contract.roles {
      let cells = variants.indices.compactMap { index in
        contract.cell(of: role, in: variants[index], at: index, among: tokens.set.paths)
      }
      for index in role.colorIndices(of: cells, in: tokens) {
        let showing = stacks.indices.filter { number in
          (stacks[number].pair.foregrounds + stacks[number].background.layers).contains {
            $0.shows(role, at: index) || (index == nil && $0.role == role.name)
          }
        }
        var color = Color(role: role, index: index, pairs: showing.map { stacks[$0].pair })
        color.cells = cells
        color.markShown(
          by: showing.map { stacks[$0] }, applied: { applied[$0][showing[$1]] }, variants: variants,
          tokens: tokens)
        colors.append(color)
      }
    }
  }
}

extension RoleCoverage.Color {
  /// Marks the cells that pairs show.
  ///
  /// - Parameters:
  ///   - stacks: The pairs and backgrounds that have the color.
  ///   - applied: Whether a stack applies in a variant.
  fileprivate mutating func markShown(
    by stacks: [(pair: Pair, background: Background)],
    applied: (_ variant: Int, _ stack: Int) -> Bool, variants: [VariantTokens],
    tokens: ResolvedTokens
  ) {
    let layers = stacks.map { stack in
      (stack.pair.foregrounds + stack.background.layers).filter { $0.shows(role, at: index) }
    }
    for cell in cells.indices {
      let own = cells[cell].variant
      let isOwn = variants[own].has(role.name)
      for stack in stacks.indices {
        if isOwn, layers[stack].contains(where: \.overrides.entries.isEmpty), applied(own, stack) {
          cells[cell].showing.append(own)
          break
        }
      }
    }
    markGradients(by: stacks, applied: applied, variants: variants, tokens: tokens)
    let hasOverrides = layers.contains { $0.contains { !$0.overrides.entries.isEmpty } }
    guard hasOverrides else { return }
    for stack in stacks.indices {
      for layer in layers[stack] where !layer.overrides.entries.isEmpty {
        for variant in variants.indices where applied(variant, stack) {
          let other = layer.variant(variants[variant].variant)
          for cell in cells.indices
          where variants[cells[cell].variant].variant == other
            && variants[cells[cell].variant].theme == variants[variant].theme
          {
            cells[cell].showing.append(variant)
          }
        }
      }
    }
  }

  /// Marks the gradients of which pairs show every stop.
  private mutating func markGradients(
    by stacks: [(pair: Pair, background: Background)],
    applied: (_ variant: Int, _ stack: Int) -> Bool, variants: [VariantTokens],
    tokens: ResolvedTokens
  ) {
    guard index == nil else { return }
    let stops = stacks.map { stack in
      (stack.pair.foregrounds + stack.background.layers).compactMap { layer -> Int? in
        guard layer.role == role.name, layer.overrides.entries.isEmpty,
          case .one(let index)? = layer.part
        else { return nil }
        return index
      }
    }
    guard stops.contains(where: { !$0.isEmpty }) else { return }
    let counts = cells.map { cell in
      cell.path.flatMap { path in
        tokens.values(of: path).compactMap { $0.map { max(1, $0.innerColors.count) } }.max()
      }
    }
    // A token without a value would have as many as the others.
    let most = counts.compactMap(\.self).max() ?? 1
    for cell in cells.indices where !cells[cell].isShown {
      let own = cells[cell].variant
      guard variants[own].has(role.name) else { continue }
      let shown = Set(stacks.indices.filter { applied(own, $0) }.flatMap { stops[$0] })
      if (0..<(counts[cell] ?? most)).allSatisfy(shown.contains) {
        cells[cell].showing.append(own)
      }
    }
  }
}

extension PairLayer {
  /// Whether the layer is this color of the role.
  fileprivate func shows(_ role: Role, at index: Int?) -> Bool {
    guard self.role == role.name else { return false }
    return switch part {
    case nil: index == nil
    case .every: true
    case .one(let own): own == index
    }
  }
}

extension Role {
  /// The colors of a role: nil for its tokens as wholes, or the indices of colors inside them.
  fileprivate func colorIndices(
    of cells: [RoleCoverage.Cell], in tokens: ResolvedTokens
  ) -> [Int?] {
    if type.isPaint { return [nil] }
    guard [.token(.border), .token(.shadow)].contains(type) else { return [] }
    let counts = cells.compactMap(\.path).flatMap { path in
      tokens.values(of: path).map { $0?.innerColors.count ?? 0 }
    }
    return (0..<(counts.max() ?? 0)).map { $0 }
  }
}

extension Contract {
  /// A role's token in a variant, also in themes in which the contract does not require it: a token
  /// whose path does not name the theme exists in all of them, if a file has it.
  fileprivate func cell(
    of role: Role, in variant: VariantTokens, at index: Int, among paths: PathTable
  ) -> RoleCoverage.Cell? {
    if let token = variant.token(of: role.name) {
      return RoleCoverage.Cell(variant: index, path: token.path)
    }
    guard let themeAxis, let pattern = pattern(of: role), !pattern.axes.contains(themeAxis) else {
      return nil
    }
    var condition = role.when
    condition.clauses.removeAll { $0.axis == themeAxis }
    guard condition.holds(in: variant.variant),
      let names = pattern.segments(for: variant.variant, role: role.name),
      let path = paths.find(names)
    else { return nil }
    return RoleCoverage.Cell(variant: index, path: path)
  }
}
