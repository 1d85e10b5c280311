import TokenChecks

extension Report {
  /// Checks to work on that one edit fixes, or that fail for the same reason.
  struct Card {
    /// What makes the checks fail; nil for checks that could not be measured.
    let cause: ContrastCause?
    /// The checks as indices, that with the least part of its limit first.
    let checks: [Int]

    /// The edit that fixes them.
    var remedy: Remedy? { cause?.remedy }
  }

  /// Why checks without a cause fail, or could not be measured.
  func reason(of card: Card) -> String {
    let first = audit.results[card.checks[0]]
    let name =
      card.checks.count == 1
      ? first.name : "\(counted(card.checks.count, noun: "check")) of \(first.component)"
    let verb = first.outcome == .indeterminate ? "cannot be measured" : "without a remedy"
    return "\(name) \(verb): \(first.because ?? first.obstacle ?? "")"
  }

  /// Checks that one waiver accepts, or one pair that asks for less than the standard.
  struct Waiver {
    /// The checks as indices.
    let checks: [Int]
    let acceptance: ContrastResult.Acceptance
    let because: String
  }
}

extension Audit {
  /// The cause of the most failures first, those that the baseline accepts last; then failures without a
  /// cause, then checks that could not be measured, by component and reason.
  var cards: [Report.Card] {
    let known = Set(causes.flatMap(\.results))
    let rest = results.indices.filter { results[$0].isFailure && !known.contains($0) }
      .grouped { [results[$0].component, results[$0].because] }
    func isKnown(_ cause: ContrastCause) -> Bool {
      cause.results.allSatisfy { results[$0].change == .known }
    }
    return (causes.filter { !isKnown($0) } + causes.filter(isKnown))
      .map { Report.Card(cause: $0, checks: sorted($0.results)) }
      + rest.map { Report.Card(cause: nil, checks: sorted($0)) }
  }

  private func sorted(_ checks: [Int]) -> [Int] {
    let shares = checks.map { (index: $0, share: results[$0].shareOfLimit ?? 0) }
    return shares.sorted { ($0.share, $0.index) < ($1.share, $1.index) }.map(\.index)
  }

  var waivers: [Report.Waiver] {
    results.indices.filter { results[$0].outcome == .waived }
      .grouped { [results[$0].acceptance?.place.text, results[$0].because] }
      .compactMap { checks in
        let first = results[checks[0]]
        return first.acceptance.map {
          Report.Waiver(checks: checks, acceptance: $0, because: first.because ?? "")
        }
      }
  }
}

extension ContrastResult {
  /// The ratio as a part of the required one: 1 and more passes; nil without a limit or a ratio.
  var shareOfLimit: Double? {
    guard let ratio, let required else { return nil }
    return ratio / required
  }
}
