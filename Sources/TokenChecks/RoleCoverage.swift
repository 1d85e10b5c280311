import TokenModel

/// Where the pairs of a contract show the colors of its roles.
struct RoleCoverage {
  /// A role's color in one variant.
  struct Cell {
    var variant: Int
    /// Its token; nil if no file has it.
    var path: PathID?
    /// Whether a pair shows it there.
    var isShown: Bool
  }

  /// A color of a role: its token, or a color inside it.
  struct Color {
    var role: Role
    var index: Int?
    /// The pairs that show it somewhere.
    var pairs: [Pair] = []
    /// The variants in which it exists.
    var cells: [Cell] = []

    /// Why it is not shown elsewhere.
    var excuse: String? { pairs.lazy.compactMap(\.unless).first }

    var missing: [Cell] { cells.filter { !$0.isShown } }

    /// Whether some variant shows it and another does not.
    var isPartial: Bool { !missing.isEmpty && missing.count < cells.count }
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
            $0.shows(role, at: index)
          }
        }
        var color = Color(role: role, index: index, pairs: showing.map { stacks[$0].pair })
        color.cells = cells.map { cell in
          var cell = cell
          cell.isShown = showing.contains { applied[cell.variant][$0] }
          return cell
        }
        colors.append(color)
      }
    }
  }
}

extension PairLayer {
  /// Whether the layer is this color of the role.
  fileprivate func shows(_ role: Role, at index: Int?) -> Bool {
    guard self.role == role.name, overrides.entries.isEmpty else { return false }
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
  /// whose path does not name the theme exists in all of them.
  fileprivate func cell(
    of role: Role, in variant: VariantTokens, at index: Int, among paths: PathTable
  ) -> RoleCoverage.Cell? {
    if let token = variant.token(of: role.name) {
      return RoleCoverage.Cell(variant: index, path: token.path, isShown: false)
    }
    guard let themeAxis, let pattern = pattern(of: role), !pattern.axes.contains(themeAxis) else {
      return nil
    }
    var condition = role.when
    condition.clauses.removeAll { $0.axis == themeAxis }
    guard condition.holds(in: variant.variant),
      let names = pattern.segments(for: variant.variant, role: role.name)
    else { return nil }
    return RoleCoverage.Cell(variant: index, path: paths.find(names), isShown: false)
  }
}
