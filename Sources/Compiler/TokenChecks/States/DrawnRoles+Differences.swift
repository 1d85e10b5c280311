/// The number of following states, by what they look like, that a state is compared with. An axis
/// with no more states than that is compared completely.
let followingStateLimit = 40

/// The number of roles in all variants of a contract, times the following states of each and the themes,
/// from which on those are fewer. In up to 64 themes, up to nine states are compared completely.
let comparedRoleLimit = 200_000

extension DrawnRoles {
  /// How much the states differ, by theme.
  var differences: [StateDifference] {
    let most = comparedRoleLimit / max(1, variants.count * contract.roles.count)
    let axes = variants.indices.map(axes)
    return contract.axesOfStates.flatMap { axis in
      // Color alone must not tell them apart: those that last, and those that the contract names.
      let lasting =
        contract.states.contains(axis.name)
        ? Set(axis.values) : axis.lastingValues.union(contract.states)
      return groups(excluding: axis.name).flatMap { group in
        let themes = tokens.themes.count(over: group.reduce(AxisSet()) { $0.union(axes[$1]) })
        let limit = min(followingStateLimit, max(themes > 64 ? 2 : 8, most / max(1, themes)))
        let states =
          group.count > limit ? group.map { (looks($0), $0) }.sorted(by: <).map(\.1) : group
        return states.enumerated().flatMap { number, one in
          states.dropFirst(number + 1).prefix(limit).flatMap { other in
            comparisons(
              min(one, other), and: max(one, other), of: axis.name,
              over: axes[one].union(axes[other]))
          }
        }
      }.map { difference in
        var difference = difference
        difference.isLasting = lasting.isSuperset(of: difference.states)
        return difference
      }
    }.sorted { $0.themeIndex < $1.themeIndex }
  }

  /// What a variant looks like in its first theme, so that like ones can be sorted next to each other.
  private func looks(_ variant: Int) -> String {
    contract.roles.indices.compactMap {
      layer(of: $0, in: variant, theme: variants[variant].theme)?.text
    }.joined(separator: " ")
  }

  /// Groups of variants that differ only in their state, as indices, sorted by theme and label.
  private func groups(excluding axis: String) -> [[Int]] {
    let names = variants.map { variant in
      variant.variant.entries.filter { $0.axis != axis }.map(\.value)
    }
    let groups = Dictionary(grouping: variants.indices) { index in
      ([String(variants[index].theme)] + names[index]).tokenPath
    }
    return groups.values.sorted { one, other in
      (variants[one[0]].theme, names[one[0]].joined(separator: " "), one[0])
        < (variants[other[0]].theme, names[other[0]].joined(separator: " "), other[0])
    }
  }

  /// The differences between two states: one for each group of themes in which they are equal.
  private func comparisons(
    _ first: Int, and second: Int, of axis: String, over axes: AxisSet
  ) -> [StateDifference] {
    let (space, one) = (tokens.themes, variants[first])
    let differences = space.facts(like: one.theme, on: one.fixed, over: axes, parts: []) {
      theme, _ in difference(first, and: second, of: axis, theme: theme)
    }
    return differences.rows(by: \.roles).map { row in
      var difference = row.value
      difference.holds = row.holds
      return difference
    }
  }

  private func difference(
    _ first: Int, and second: Int, of axis: String, theme: Int
  ) -> StateDifference {
    let one = variants[first]
    let states = [first, second].map { variants[$0].variant[axis] ?? "" }
    var roles: [StateDifference.RoleDifference] = []
    var lone: [StateDifference.LoneRole] = []
    var isIdentical = true
    for (index, role) in contract.roles.enumerated() {
      let isShown = (one.has(role.name), variants[second].has(role.name))
      if isShown.0 != isShown.1 {
        let (state, variant) = isShown.0 ? (states[0], first) : (states[1], second)
        let sight = sight(of: index, in: variant, theme: theme)
        isIdentical = isIdentical && sight == .invisible
        lone.append(StateDifference.LoneRole(state: state, role: role.name, sight: sight))
      } else if role.type.isPaint, let mine = layer(of: index, in: first, theme: theme),
        let theirs = layer(of: index, in: second, theme: theme)
      {
        // A token that both states share tells them apart only if what is below it does.
        let isShared = path(of: index, in: first) == path(of: index, in: second)
        if isShared, mine.layer == theirs.layer { continue }
        let difference = StateDifference.RoleDifference(
          role: role.name, first: mine, second: theirs)
        let differs = difference.distances.contains { $0 > 0 }
        isIdentical = isIdentical && !differs
        if !isShared || differs { roles.append(difference) }
      } else if isShown.0 {
        isIdentical = isIdentical && isSame(index, in: first, as: second, theme: theme)
      }
    }
    let cue =
      states.lazy.compactMap { cues[[axis, $0]] }.first
      ?? lone.first { $0.sight == .visible }?.phrase
    let faint = lone.first { if case .faint = $0.sight { true } else { false } }
    let differs = faint != nil || roles.contains { $0.distances[0] > 0 }
    return StateDifference(
      component: contract.component, theme: tokens.themes.contexts(of: theme), themeIndex: theme,
      variant: one.variant.without(axis), axis: axis, states: states, roles: roles, cue: cue,
      faint: faint, isIdentical: cue == nil && isIdentical,
      isColorOnly: cue == nil && differs && !roles.contains { $0.ratio >= 3 })
  }
}

extension StateDifference.RoleDifference {
  fileprivate init(
    role: String, first: (text: String, layer: Layer), second: (text: String, layer: Layer)
  ) {
    // Both are drawn in the same place, so their gradients are at the same position.
    let worst = first.layer.drawing(on: second.layer, isAligned: true).worst
    self.init(
      role: role, values: [first.text, second.text], ratio: worst.ratio,
      distances: [distance(first.layer, to: second.layer) { $0 }]
        + VisionDeficiency.allCases.map { deficiency in
          distance(first.layer, to: second.layer) { $0.seen(with: deficiency) }
        })
  }
}

/// The smallest ΔEOK between two layers, at the stops of either.
private func distance(_ one: Layer, to other: Layer, seen: (Triple) -> Triple) -> Double {
  if one.stops == other.stops { return 0 }
  func color(_ layer: Layer, at position: Double) -> Triple {
    seen(layer.stop(at: position, isBefore: true).color).converted(from: .srgb, to: .oklab)
  }
  func distance(at position: Double) -> Double {
    color(one, at: position).deltaEOK(to: color(other, at: position))
  }
  if !one.isGradient, !other.isGradient { return distance(at: 0) }
  return (one.stops + other.stops).map { distance(at: $0.position) }.min() ?? 0
}

extension RoleType {
  /// Whether its tokens are colors or gradients.
  var isPaint: Bool {
    switch self {
    case .paint: true
    case .composite: false
    case .token(let type): type.isPaint
    }
  }

  /// Whether its tokens are borders or shadows, whose colors are inside.
  var isBorderOrShadow: Bool { [.token(.border), .token(.shadow)].contains(self) }
}

extension Variant {
  func without(_ axis: String) -> Variant { Variant(entries: entries.filter { $0.axis != axis }) }
}
