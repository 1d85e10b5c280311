import ColorMath
import TokenJSON
import TokenModel
import TokenThemes
import Writers

/// Measures how much the states of a component differ in color, in every theme, and reports states
/// that differ only in hue (WCAG 1.4.1; a luminance ratio of 3 counts as more than hue).
func checkStates(
  of contract: Contract, variants: [VariantTokens], results: ArraySlice<ContrastResult>,
  tokens: ResolvedTokens, findings: inout Findings
) -> [StateDifference] {
  guard !contract.axesOfStates.isEmpty else { return [] }
  var differences: [StateDifference] = []
  let drawn = DrawnRoles(contract, variants: variants, results: results, tokens: tokens)
  for axis in contract.axesOfStates {
    for group in groups(of: variants, excluding: axis.name) {
      for (number, first) in group.enumerated() {
        for second in group.dropFirst(number + 1) {
          differences += comparisons(
            first, and: second, of: axis.name, variants: variants, contract: contract,
            drawn: drawn, tokens: tokens)
        }
      }
    }
  }
  differences = differences.enumerated()
    .sorted { ($0.element.themeIndex, $0.offset) < ($1.element.themeIndex, $1.offset) }
    .map(\.element)
  report(differences, of: contract, findings: &findings)
  return differences
}

/// Groups of variants that differ only in their state, as indices, sorted by theme and label.
private func groups(of variants: [VariantTokens], excluding axis: String) -> [[Int]] {
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
  _ first: Int, and second: Int, of axis: String, variants: [VariantTokens], contract: Contract,
  drawn: DrawnRoles, tokens: ResolvedTokens
) -> [StateDifference] {
  let (space, one) = (tokens.themes, variants[first])
  let axes = drawn.axes(of: first).union(drawn.axes(of: second))
  var found: [Int: StateDifference] = [:]
  var groups: [(first: StateDifference, themes: Set<Int>)] = []
  for theme in space.themes(like: one.theme, on: one.fixed, over: axes) {
    let difference = difference(
      first, and: second, of: axis, theme: theme, variants: variants, contract: contract,
      drawn: drawn)
    found[theme] = difference
    if let known = groups.firstIndex(where: { $0.first.roles == difference.roles }) {
      groups[known].themes.insert(theme)
    } else {
      groups.append((difference, [theme]))
    }
  }
  return groups.flatMap { group in
    let region = ThemeRegion(group.themes, over: axes, in: space)
    return zip(region.boxes, region.holds(in: space)).compactMap { box, holds in
      var difference = found[space.first(in: box)]
      difference?.holds = holds
      return difference
    }
  }
}

private func difference(
  _ first: Int, and second: Int, of axis: String, theme: Int, variants: [VariantTokens],
  contract: Contract, drawn: DrawnRoles
) -> StateDifference {
  let (one, other) = (variants[first], variants[second])
  let states = [one, other].map { $0.variant[axis] ?? "" }
  var roles: [StateDifference.RoleDifference] = []
  var lone: [StateDifference.LoneRole] = []
  var isIdentical = true
  for (index, role) in contract.roles.enumerated() {
    let has = [one, other].map { $0.has(role.name) }
    if has[0] != has[1] {
      let (state, variant) = has[0] ? (states[0], first) : (states[1], second)
      let sight = drawn.sight(of: index, in: variant, theme: theme)
      isIdentical = isIdentical && sight == .invisible
      lone.append(StateDifference.LoneRole(state: state, role: role.name, sight: sight))
    } else if role.type.isPaint, let mine = drawn.layer(of: index, in: first, theme: theme),
      let theirs = drawn.layer(of: index, in: second, theme: theme)
    {
      let difference = StateDifference.RoleDifference(
        role: role.name, first: mine, second: theirs)
      // A token that both states share tells them apart only if what is below it does.
      let isShared =
        one.token(of: role.name)?.segments == other.token(of: role.name)?.segments
      let differs = difference.distances.contains { $0 > 0 }
      isIdentical = isIdentical && !differs
      if !isShared || differs { roles.append(difference) }
    } else if has[0] {
      isIdentical = isIdentical && drawn.isSame(index, in: first, as: second, theme: theme)
    }
  }
  let declared = states.lazy.compactMap { state in
    contract.cues.first { $0.axis == axis && $0.value == state }?.because
  }.first
  let cue = declared ?? lone.first { $0.sight == .visible }?.phrase
  let faint = lone.first { if case .faint = $0.sight { true } else { false } }
  let differs = faint != nil || roles.contains { $0.distances[0] > 0 }
  return StateDifference(
    component: contract.component, theme: drawn.contexts(of: theme), themeIndex: theme,
    variant: one.variant.without(axis), axis: axis, states: states, roles: roles, cue: cue,
    faint: faint, isIdentical: cue == nil && isIdentical,
    isColorOnly: cue == nil && differs && !roles.contains { $0.ratio >= 3 })
}

/// Reports states that differ only in hue, and those that look the same: one finding per theme and
/// pair of states, for the variant where they differ least.
private func report(
  _ differences: [StateDifference], of contract: Contract, findings: inout Findings
) {
  for (difference, others) in nearest(differences.filter(\.isColorOnly)) {
    let place = contract.place([.key("axes"), .key(difference.axis)])
    findings.add(
      .colorOnlyState,
      message: opening(difference, of: contract, others: others)
        + " differ only in hue: \(difference.strongest); raise one role to 3:1, or set 'cues'",
      at: place, related: [Diagnostic.Related(difference.closest, at: place)])
  }
  for (difference, others) in nearest(differences.filter(\.isIdentical)) {
    findings.add(
      .identicalStates,
      message: opening(difference, of: contract, others: others)
        + " look the same: no color differs; change one, or set 'cues'",
      at: contract.place([.key("axes"), .key(difference.axis)]))
  }
}

/// The difference of each theme and pair of states that is least, with the labels of all variants.
private func nearest(
  _ differences: [StateDifference]
) -> [(difference: StateDifference, others: [String])] {
  var nearest: [String: (difference: StateDifference, others: [String])] = [:]
  for difference in differences {
    let kind = ([difference.holds.label, difference.axis] + difference.states).tokenPath
    var entry = nearest[kind] ?? (difference, [])
    let own = difference.variant.entries.filter { entry in
      !difference.holds.restrictions.contains { $0.axis == entry.axis }
    }
    let label = Variant(entries: own).label
    if !label.isEmpty { entry.others.append(label) }
    if difference.greatestRatio < entry.difference.greatestRatio { entry.difference = difference }
    nearest[kind] = entry
  }
  return Array(nearest.values)
}

/// The states and where they are compared, as the beginning of a sentence.
private func opening(
  _ difference: StateDifference, of contract: Contract, others: [String]
) -> String {
  "'\(difference.states[0])' and '\(difference.states[1])' of \(contract.component)"
    + (difference.holds.label.isEmpty ? "" : " in \(difference.holds.label)")
    + (others.isEmpty ? "" : " (\(others.joined(separator: "; ")))")
}

extension StateDifference {
  /// The ratio of the role that differs most.
  var greatestRatio: Double { roles.map(\.ratio).max() ?? 1 }

  /// The role that differs most, with its ratio.
  fileprivate var strongest: String {
    if let faint, case .faint(let ratio) = faint.sight, ratio >= greatestRatio {
      return "\(faint.phrase), at \(shown(ratio)):1"
    }
    guard let role = roles.max(by: { $0.ratio < $1.ratio }) else { return "no role differs" }
    return "at most \(shown(role.ratio)):1 ('\(role.role)')"
  }

  /// The color vision with the smallest difference.
  fileprivate var closest: String {
    let visions =
      ["full color vision"] + VisionDeficiency.allCases.map { "\($0.rawValue) vision" }
    let best = visions.indices.map { vision in roles.map { $0.distances[vision] }.max() ?? 0 }
    let least = best.indices.min { best[$0] < best[$1] } ?? 0
    return "with \(visions[least]) the largest ΔEOK is \(shown(best[least], decimals: 3))"
      + (best[least] < 0.04 ? " (hardly visible)" : "")
  }
}

extension StateDifference.RoleDifference {
  fileprivate init(
    role: String, first: (text: String, layer: Layer), second: (text: String, layer: Layer)
  ) {
    let worst = worstContrast(foreground: first.layer.ramp, background: second.layer.ramp)
    self.init(
      role: role, values: [first.text, second.text], ratio: worst.ratio,
      distances: [distance(first.layer, to: second.layer) { $0 }]
        + VisionDeficiency.allCases.map { deficiency in
          distance(first.layer, to: second.layer) { $0.seen(with: deficiency) }
        })
  }
}

/// The smallest ΔEOK between two layers, at the stops of either.
private func distance(
  _ one: Layer, to other: Layer, seen: (Triple) -> Triple
) -> Double {
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

extension Contract {
  /// The axes whose values are states: those that the contract names, or else the axis `state`; and
  /// those with cues.
  fileprivate var axesOfStates: [Axis] {
    let named = states ?? ["state"]
    return axes.filter { axis in
      axis.name != themeAxis
        && (named.contains(axis.name) || cues.contains { $0.axis == axis.name })
    }
  }
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
}

extension Variant {
  /// The variant without one axis.
  func without(_ axis: String) -> Variant {
    Variant(entries: entries.filter { $0.axis != axis })
  }
}
