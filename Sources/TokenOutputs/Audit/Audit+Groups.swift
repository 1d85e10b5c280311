import TokenChecks
import TokenModel
import Writers

extension Audit {
  /// The results of one component in one theme.
  struct Group {
    var component: String
    var theme: Variant
    var results: [ContrastResult]

    /// The component and the theme, for headings.
    var title: String {
      theme.label.isEmpty ? component : "\(component) \(theme.label)"
    }
  }

  /// The results by component and theme, in the order in which they first occur.
  var groups: [Group] {
    var groups: [Group] = []
    var indices: [String: Int] = [:]
    for result in results {
      let key = tokenPath([result.component] + result.theme.entries.map(\.value))
      if let index = indices[key] {
        groups[index].results.append(result)
      } else {
        indices[key] = groups.count
        groups.append(
          Group(component: result.component, theme: result.theme, results: [result]))
      }
    }
    return groups
  }

  /// The number of results with this change from the baseline.
  func count(_ change: BaselineComparison.Change) -> Int { results.count { $0.change == change } }

  /// "2 new, 0 worse, 5 known, 1 fixed"; nil without a baseline.
  var comparison: String? {
    guard let baseline else { return nil }
    let changes = BaselineComparison.Change.allCases.map { "\(count($0)) \($0.rawValue)" }
    return (changes + ["\(baseline.fixed.count) fixed"]).joined(separator: ", ")
  }

  /// A note about waivers whose end date was not checked; nil when there are none.
  var unjudgedNote: String? {
    guard unjudgedWaivers > 0 else { return nil }
    let waivers = unjudgedWaivers == 1 ? "waiver has an end date" : "waivers have end dates"
    return "\(unjudgedWaivers) \(waivers) that were not checked; pass --today"
  }

  /// The states that differ only in color.
  var colorOnlyStates: [StateDifference] { states.filter(\.isColorOnly) }
}

extension StateDifference {
  /// The difference as one sentence.
  var sentence: String {
    let cell = variant.merged(with: theme).label
    let distances = roles.map { "\($0.role) \($0.values.joined(separator: " and "))" }
    return "\(component)\(cell.isEmpty ? "" : " \(cell)"): only color distinguishes "
      + "\(axis) \(listed(states, conjunction: "from")): \(distances.joined(separator: ", "))"
  }
}
