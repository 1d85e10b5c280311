import ColorMath

/// Measures how far apart the states of a component are by color, in every theme, and reports those
/// that only hue tells apart (WCAG 1.4.1; a luminance ratio of 3 counts as more than hue).
func checkStates(
  of contract: Contract, _ variants: [VariantTokens], _ results: [ContrastResult],
  _ tokens: ResolvedTokens, _ findings: inout Findings
) -> [StateDifference] {
  var differences: [StateDifference] = []
  let drawn = DrawnRoles(contract, results, tokens)
  for axis in contract.axesOfStates {
    let groups = Dictionary(grouping: variants) { variant in
      StateGroup(theme: variant.theme, variant: variant.variant.without(axis.name))
    }
    for group in groups.keys.sorted(by: <) {
      let states = groups[group] ?? []
      for first in states.indices {
        for second in states.indices.dropFirst(first + 1) {
          differences.append(
            difference(states[first], states[second], of: axis.name, group, contract, drawn))
        }
      }
    }
  }
  report(differences, of: contract, &findings)
  return differences
}

/// The variants that differ in nothing but their state.
private struct StateGroup: Hashable {
  var theme: Int
  var variant: Variant

  static func < (one: Self, other: Self) -> Bool {
    (one.theme, one.variant.label) < (other.theme, other.variant.label)
  }
}

private func difference(
  _ one: VariantTokens, _ other: VariantTokens, of axis: String, _ group: StateGroup,
  _ contract: Contract, _ drawn: DrawnRoles
) -> StateDifference {
  let states = [one, other].map { $0.variant[axis] ?? "" }
  var roles: [StateDifference.RoleDifference] = []
  var lone: String?
  for role in contract.roles where role.type.isPaint {
    let sides = [one, other].map { drawn.layer(of: role.name, in: $0) }
    if let first = sides[0], let second = sides[1] {
      roles.append(
        StateDifference.RoleDifference(role: role.name, first: first, second: second))
    } else if one.token(of: role.name) != nil, other.token(of: role.name) == nil {
      lone = lone ?? "only '\(states[0])' has '\(role.name)'"
    } else if one.token(of: role.name) == nil, other.token(of: role.name) != nil {
      lone = lone ?? "only '\(states[1])' has '\(role.name)'"
    }
  }
  let declared = states.lazy.compactMap { state in
    contract.cues.first { $0.axis == axis && $0.value == state }?.because
  }.first
  let cue = declared ?? lone
  let differs = roles.contains { $0.distances[0] > 0 }
  return StateDifference(
    component: contract.component, theme: drawn.contexts(group.theme), variant: group.variant,
    axis: axis, states: states, roles: roles, cue: cue,
    isColorOnly: cue == nil && differs && !roles.contains { $0.ratio >= 3 })
}

/// One finding for each theme and two states, about the variant where they are nearest.
private func report(
  _ differences: [StateDifference], of contract: Contract, _ findings: inout Findings
) {
  struct Kind: Hashable {
    var theme: Variant
    var axis: String
    var states: [String]
  }
  var nearest: [Kind: (difference: StateDifference, labels: [String])] = [:]
  for difference in differences where difference.isColorOnly {
    let kind = Kind(theme: difference.theme, axis: difference.axis, states: difference.states)
    var entry = nearest[kind] ?? (difference, [])
    let own = difference.variant.entries.filter { difference.theme[$0.axis] == nil }
    entry.labels.append(Variant(entries: own).label)
    if difference.greatestRatio < entry.difference.greatestRatio { entry.difference = difference }
    nearest[kind] = entry
  }
  for (kind, (difference, labels)) in nearest {
    let others = labels.filter { !$0.isEmpty }
    findings.add(
      .colorOnlyState,
      "'\(kind.states[0])' and '\(kind.states[1])' of \(contract.component)"
        + (kind.theme.entries.isEmpty ? "" : " in \(kind.theme.label)")
        + (others.isEmpty ? "" : " (\(others.joined(separator: "; ")))")
        + " are told apart by hue alone: \(difference.measures); give one role 3:1 between the "
        + "two, or say in 'cues' what else tells them apart",
      at: contract.place([.key("axes"), .key(kind.axis)]))
  }
}

extension StateDifference {
  /// The ratio of the role that differs most.
  var greatestRatio: Double { roles.map(\.ratio).max() ?? 1 }

  /// The role that differs most, and the vision that tells the states apart least.
  fileprivate var measures: String {
    guard let role = roles.max(by: { $0.ratio < $1.ratio }) else { return "no role differs" }
    let visions =
      ["full color vision"] + VisionDeficiency.allCases.map { "a \($0.rawValue) deficiency" }
    let best = visions.indices.map { vision in roles.map { $0.distances[vision] }.max() ?? 0 }
    let least = best.indices.min { best[$0] < best[$1] } ?? 0
    return "their luminances differ most in '\(role.role)', by \(shown(role.ratio)):1, and with "
      + "\(visions[least]) no role by more than ΔEOK \(shown(best[least], decimals: 3))"
      + (best[least] < 0.04 ? ", which is hardly seen" : "")
  }
}

extension StateDifference.RoleDifference {
  fileprivate init(
    role: String, first: (text: String, layer: Layer), second: (text: String, layer: Layer)
  ) {
    let worst = worstContrast(foreground: first.layer.ramp, background: second.layer.ramp)
    self.init(
      role: role, values: [first.text, second.text], ratio: worst.ratio,
      distances: [distance(first.layer, second.layer) { $0 }]
        + VisionDeficiency.allCases.map { deficiency in
          distance(first.layer, second.layer) { simulate(deficiency, on: $0) }
        })
  }
}

/// The least ΔEOK between two layers, at the stops of either.
private func distance(
  _ one: Layer, _ other: Layer, seen: (Triple) -> Triple
) -> Double {
  let positions = Set((one.stops + other.stops).map(\.position))
  let distances = positions.map { position in
    let colors = [one, other].map { layer in
      convert(seen(layer.stop(at: position, isBefore: true).color), from: .srgb, to: .oklab)
    }
    return deltaEOK(colors[0], colors[1])
  }
  return distances.min() ?? 0
}

extension Contract {
  /// The axes whose values are states: the one of that name, and those with cues.
  fileprivate var axesOfStates: [Axis] {
    axes.filter { axis in
      axis.name != themeAxis
        && (axis.name == "state" || cues.contains { $0.axis == axis.name })
    }
  }
}

extension RoleType {
  /// Whether its tokens are colors or gradients.
  var isPaint: Bool {
    switch self {
    case .paint, .token(.color), .token(.gradient): true
    default: false
    }
  }
}

extension Variant {
  /// The variant without one axis.
  func without(_ axis: String) -> Variant {
    Variant(entries: entries.filter { $0.axis != axis })
  }
}
