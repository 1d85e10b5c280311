extension [ContrastResult] {
  /// What the checks are, in the words of every report:
  /// `144 checks of 83 pairs: 97 pass, 0 fail, 5 waived, 42 exempt`.
  package func counts(ofPairs known: Int? = nil) -> String {
    let checks = counted(count, noun: "check")
    if isEmpty { return checks }
    return "\(checks) of \(counted(known ?? pairs.count, noun: "pair")): \(outcomes)"
  }

  /// The number of checks with each outcome: `97 pass, 0 fail`. Only that of failures can be 0.
  package var outcomes: String {
    let counts = Outcome.allCases.map { outcome in
      (outcome, number: indices.count { self[$0].outcome == outcome })
    }
    return counts.filter { $0.number > 0 || $0.0 == .fail }.map { "\($0.number) \($0.0.rawValue)" }
      .joined(separator: ", ")
  }

  /// The indices of the checks of each pair, in the order in which pairs first occur. What a contract
  /// asks of a foreground on a background is a pair in each variant, and one in all themes.
  package var pairs: [[Int]] { indices.grouped { Pair(self[$0]) } }
}

/// What the checks of a pair have in common.
private struct Pair: Hashable {
  let component, foreground, background: String
  let groupOpacity, criterion: String?
  let required, standard: Double?
  let duty: Duty
  let variant: [Variant.Entry]

  init(_ result: ContrastResult) {
    component = result.component
    (foreground, background) = (result.foregroundName, result.backgroundName)
    (groupOpacity, criterion) = (result.groupOpacity?.path, result.criterion)
    (required, standard, duty) = (result.required, result.standard, result.duty)
    variant = result.ownVariant
  }
}

extension ContrastResult {
  /// The variant, without the values that the theme already has.
  package var ownVariant: [Variant.Entry] { holds.entriesApart(from: variant) }
}

extension Holds {
  /// The values of a variant on axes that the themes do not already name.
  package func entriesApart(from variant: Variant) -> [Variant.Entry] {
    variant.entries.filter { values(of: $0.axis) == nil }
  }
}
