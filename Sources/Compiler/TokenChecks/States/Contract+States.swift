import ColorMath
import TokenJSON
import TokenModel
import TokenThemes
import Writers

extension Contract {
  /// Measures how much the states of the component differ in color, in every theme, and reports
  /// states that differ only in hue (WCAG 1.4.1; a luminance ratio of 3 counts as more than hue).
  func comparedStates(
    in variants: [VariantTokens], results: ArraySlice<ContrastResult>, tokens: ResolvedTokens
  ) -> (differences: [StateDifference], findings: [Diagnostic]) {
    guard !axesOfStates.isEmpty else { return ([], []) }
    let drawn = DrawnRoles(self, variants: variants, results: results, tokens: tokens)
    let differences = drawn.differences
    return (differences, findings(about: differences))
  }

  /// The axes whose values are states: those that the contract names, or else those whose name or
  /// values say so; and those with cues.
  var axesOfStates: [Axis] {
    axes.filter { axis in
      axis.name != themeAxis
        && (states?.contains(axis.name) ?? axis.meansStates
          || cues.contains { $0.axis == axis.name })
    }
  }

  /// Findings about states that differ only in hue, and those that look the same: one finding per
  /// theme and pair of states, for the variant where they differ least.
  private func findings(about differences: [StateDifference]) -> [Diagnostic] {
    func finding(
      _ rule: Rule, about difference: StateDifference, message: String, note: String? = nil
    ) -> Diagnostic {
      let axis = difference.axis
      let place = place([.key("axes"), .key(axis)])
      var finding = Diagnostic(
        rule, message: message, at: place,
        related: note.map { [Diagnostic.Related($0, at: place)] } ?? [])
      let isNew = states == nil && axis != "state" && !cues.contains { $0.axis == axis }
      if isNew { finding.standing = .stricter }
      return finding
    }
    return nearest(differences.filter(\.isColorOnly)).map { difference, others in
      finding(
        .colorOnlyState, about: difference,
        message: opening(difference, others: others)
          + " differ only in hue: \(difference.strongest); raise one role to 3:1, or set 'cues'",
        note: difference.closest)
    }
      + nearest(differences.filter(\.isIdentical)).map { difference, others in
        finding(
          .identicalStates, about: difference,
          message: opening(difference, others: others)
            + " look the same: no color differs; change one, or set 'cues'")
      }
  }

  /// The difference of each theme and pair of states that is least, with the labels of all
  /// variants.
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
  private func opening(_ difference: StateDifference, others: [String]) -> String {
    "'\(difference.states[0])' and '\(difference.states[1])' of \(component)"
      + (difference.holds.label.isEmpty ? "" : " in \(difference.holds.label)")
      + (others.isEmpty ? "" : " (\(others.joined(separator: "; ")))")
  }
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
    let visions = ["full color vision"] + VisionDeficiency.allCases.map { "\($0.rawValue) vision" }
    let best = visions.indices.map { vision in roles.map { $0.distances[vision] }.max() ?? 0 }
    let least = best.indices.min { best[$0] < best[$1] } ?? 0
    return "with \(visions[least]) the largest ΔEOK is \(shown(best[least], decimals: 3))"
      + (best[least] < 0.04 ? " (hardly visible)" : "")
  }
}
