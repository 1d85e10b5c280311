/// What an audit says, in parts that every format shows: the verdict, what to change, what is accepted,
/// and every pair.
package struct Report {
  let audit: Audit
  /// Errors and warnings that are not about the contrast of a pair.
  let errors, warnings: [Diagnostic]
  /// All findings, for formats that list them one by one.
  let findings: [Diagnostic]
  /// The pages of rules to link; nil for none.
  let rulePages: RulePages?
  /// What to work on, in that order.
  let cards: [Card]
  /// In the order of their checks.
  let waivers: [Waiver]

  package init(_ compilation: Compilation) {
    audit = compilation.audit
    (findings, rulePages) = (compilation.findings, compilation.rulePages)
    (cards, waivers) = (audit.cards, audit.waivers)
    let others = findings.filter(\.subject.results.isEmpty)
    errors = others.filter { $0.severity == .error }
    warnings = others.filter { $0.severity == .warning }
  }

  /// What the report is of: the label that the user gave, or else the name of the project's folder. Nil
  /// in reports that a build writes, because their bytes do not depend on where the project is.
  var name: String? { audit.label ?? audit.run?.project }

  /// The checks of each pair, as indices: components in natural order, pairs in that of the contract.
  var pairs: [(component: String, pairs: [[Int]])] {
    audit.results.pairs.grouped { audit.results[$0[0]].component }
      .map { (audit.results[$0[0][0]].component, $0) }
      .sorted { $0.component.naturallyPrecedes($1.component) }
  }

  /// The combinations of theme values on which checks depend; empty if there are too many for a column
  /// of a table each.
  var columns: [Variant] {
    let themes = Set(audit.results.indices.map { audit.results[$0].holds })
    let used = Set(themes.flatMap { $0.restrictions.map(\.axis) })
    let axes = audit.themes.axes.filter { used.contains($0.name) }
    guard axes.map(\.values.count).product <= columnLimit else { return [] }
    return axes.combinations.filter { column in themes.contains { $0.contains(column) } }
  }

  /// Which colors are measured, by component.
  var coverage: CoverageMatrix { CoverageMatrix(audit.coverage) }

  /// What qualifies the verdict, each a sentence without its period.
  var notes: [String] {
    let comparison = audit.comparison.map {
      "Against the baseline \(audit.baseline?.file ?? ""): \($0)"
    }
    let notes = [audit.leftOut?.sentence, comparison, audit.unjudgedNote]
    return notes.compactMap(\.self) + audit.fingerprint.conditions
  }

  /// What else is worth knowing, each a sentence without its period.
  var facts: [String] {
    let coverage = audit.coverage.colors.isEmpty ? nil : audit.coverage.sentence
    let facts = [
      "WCAG 2.2, \(audit.levelPhrase)", gap, audit.themeNote, coverage, audit.paletteNote,
      audit.endlessNote, audit.fingerprint.run,
    ]
    return facts.compactMap(\.self)
  }

  /// How ratios are computed, each a sentence without its period.
  var method: [String] {
    let (text, large) = (plain(audit.project.level.text), plain(audit.project.level.largeText))
    return [
      "Text needs \(text):1; large text (24 px, or 18.667 px in bold) \(large):1; graphics 3:1 and focus "
        + "indicators 3:1 (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11, 2.4.13). An iOS point counts as one CSS px",
      "The lower of the exact ratio and that of 8-bit colors counts. Ratios are truncated to two decimals, "
        + "never rounded", "A gradient counts at its worst point",
      "Translucent layers are composited in gamma-encoded sRGB and Display P3. Where renderers differ, the "
        + "lowest ratio counts: gradients premultiplied or straight, wide colors mapped (CSS Color 4) or "
        + "clipped, alpha exact or in 8 bits",
    ]
  }

  /// The four numbers at the top: how many checks fail, are accepted, pass, and are not checked. Each
  /// has the outcome with the same color, and what qualifies it. Empty if nothing was measured.
  var tiles: [(outcome: Outcome, title: String, count: String, note: String)] {
    guard !audit.results.isEmpty else { return [] }
    let fails = counted(audit.causes.count, one: "cause", several: "causes") ?? ""
    let never = audit.coverage.checkCount(.never)
    let open = [
      counted(audit.count(.indeterminate), one: "indeterminate", several: "indeterminate"),
      counted(audit.unjudgedPairs, one: "without a value", several: "without a value"),
      never > 0 ? "\(shown(audit.coverage.percent(of: .never)))% never measured" : nil,
    ]
    let count = Double(audit.count(.indeterminate) + audit.unjudgedPairs) + never.rounded(.up)
    return [
      (.fail, "fail", grouped(audit.count(.fail)), fails),
      (
        .waived, "waived", grouped(audit.count(.waived)),
        [counted(waivers.count, one: "waiver", several: "waivers"), audit.endlessNote]
          .compactMap(\.self).joined(separator: ", ")
      ),
      (.pass, "pass", grouped(audit.count(.pass)), lowestMargin ?? ""),
      (
        .indeterminate, "not checked", grouped(Int(count)),
        open.compactMap(\.self).joined(separator: ", ")
      ),
    ]
  }

  /// The check that passes with the least above its limit, in words; nil if none passes.
  private var lowestMargin: String? {
    let least = audit.results(with: .pass).min {
      $0.shareOfLimit ?? .infinity < $1.shareOfLimit ?? .infinity
    }
    guard let least, let ratio = least.ratio, let required = least.required else { return nil }
    return
      "lowest: \(shown(ratio)), needs \(plain(required)): \(least.component), \(least.pairName)"
  }

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

/// The greatest number of columns that fit on a screen.
private let columnLimit = 6

extension Compilation {
  /// What the audit says.
  package var report: Report { Report(self) }
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
