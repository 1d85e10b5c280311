/// Records which waivers of a contract match a pair, and which are needed; and which pairs need to
/// ask for less than the standard.
struct WaiverLedger {
  private let contract: Contract
  /// The themes that the run builds.
  private let themes: ThemeSpace
  private let today: String?
  private var met: Set<Int> = []
  private var needed: Set<Int> = []
  /// Waivers that match a pair without a result, which is reported elsewhere.
  private var excused: Set<Int> = []
  /// Waivers that match a failing pair that a stricter waiver accepts.
  private var spared: Set<Int> = []
  /// The waivers of each pair, as indices.
  private var numbers: [String: [String: [Int]]] = [:]
  /// The pairs that ask for less than the standard, by their steps, and whether a check needs that.
  private var lowered: [[JSONStep]: Bool] = [:]
  /// The backgrounds of each foreground that the contract has.
  private var pairs: [String: Set<String>] = [:]

  /// How the waivers apply to a pair: the strictest one that accepts it, and those whose floor is above the
  /// ratio.
  typealias Verdict = (accepting: Waiver?, undercut: [Waiver])

  init(_ contract: Contract, themes: ThemeSpace, today: String?) {
    (self.contract, self.themes, self.today) = (contract, themes, today)
    for (index, waiver) in contract.waivers.enumerated() {
      numbers[waiver.foreground, default: [:]][waiver.background, default: []].append(index)
    }
    for pair in contract.pairs {
      pairs[pair.foreground, default: []].formUnion(pair.backgrounds.map(\.name))
    }
  }

  /// The waivers that apply to this pair in this variant, as indices.
  private func waivers(of foreground: String, on background: String, in variant: Variant) -> [Int] {
    (numbers[foreground]?[background] ?? [])
      .filter { contract.waivers[$0].condition.holds(in: variant) }
  }

  /// The axes that the waivers of a pair name.
  func axes(of foreground: String, on background: String) -> [String] {
    (numbers[foreground]?[background] ?? []).flatMap {
      contract.waivers[$0].condition.clauses.map(\.axis)
    }
  }

  /// Whether a pair may ask for less than the standard: it says why, and its day has not passed.
  func acceptsLess(_ pair: Pair) -> Bool { pair.terms.because != nil && !isExpired(pair.terms) }

  /// Records a check of a pair that asks for less than the standard.
  mutating func record(lowered pair: Pair, isNeeded: Bool) {
    lowered[pair.steps, default: false] = lowered[pair.steps] ?? false || isNeeded
  }

  /// Records a pair that was measured.
  mutating func judge(
    _ foreground: String, on background: String, in variant: Variant, ratio: Double, isEnough: Bool
  ) -> Verdict {
    var verdict = Verdict(nil, [])
    var accepting: Int?
    for index in waivers(of: foreground, on: background, in: variant) {
      let waiver = contract.waivers[index]
      met.insert(index)
      guard !isEnough else { continue }
      if isExpired(waiver.terms) {
        needed.insert(index)
      } else if ratio < waiver.floor {
        needed.insert(index)
        verdict.undercut.append(waiver)
      } else if waiver.floor > accepting.map({ contract.waivers[$0].floor }) ?? 0 {
        if let accepting { spared.insert(accepting) }
        accepting = index
      } else {
        spared.insert(index)
      }
    }
    if let accepting {
      needed.insert(accepting)
      verdict.accepting = contract.waivers[accepting]
    }
    return verdict
  }

  /// Records a pair that could not be measured.
  mutating func excuse(_ foreground: String, on background: String, in variant: Variant) {
    excused.formUnion(waivers(of: foreground, on: background, in: variant))
  }

  /// Reports waivers that are not needed, and those that have expired. A waiver that also applies
  /// to themes outside this run may be needed there.
  func finish() -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for (index, waiver) in contract.waivers.enumerated() {
      let pair = "'\(waiver.foreground)' on '\(waiver.background)'"
      findings += self.findings(
        about: waiver.terms, of: "the waiver for \(pair)", flaw: "has no", steps: waiver.steps)
      let isPair = pairs[waiver.foreground]?.contains(waiver.background) ?? false
      let isElsewhere = isPair && !themes.cover(waiver.condition)
      let isReported = contract.hasUnknownContext(in: waiver.condition, of: themes.axes)
      if excused.contains(index) || needed.contains(index) || isElsewhere || isReported { continue }
      let (rule, message): (Rule, String) =
        if spared.contains(index) {
          (
            .unneededWaiver,
            "a stricter waiver accepts every failure of \(pair) that this one does; remove one of the two"
          )
        } else if met.contains(index) {
          (.unneededWaiver, "\(pair) passes wherever this waiver applies; remove the waiver")
        } else {
          (
            .unmatchedWaiver,
            "no pair matches \(pair) where this waiver applies; correct its roles or its 'where'"
              + problem(with: waiver)
          )
        }
      findings.add(rule, message: message, at: contract.place(waiver.steps))
    }
    return findings + contract.pairs.flatMap(findings(about:))
  }

  /// Findings about a pair that asks for less than the standard.
  private func findings(about pair: Pair) -> [Diagnostic] {
    guard let isNeeded = lowered[pair.steps], pair.terms.because != nil else { return [] }
    let phrase = "the '\(pair.lowering)' of '\(pair.foreground)'"
    let findings = findings(
      about: pair.terms, of: phrase, flaw: "is below the standard, and has no", steps: pair.steps,
      key: pair.lowering)
    if isNeeded || !themes.hasAllCombinations || isExpired(pair.terms) { return findings }
    var finding = Diagnostic(
      .unneededWaiver,
      message: "\(phrase) is not needed: every check of the pair meets the standard; remove it",
      at: contract.place(pair.steps + [.key(pair.lowering)]))
    finding.standing = .stricter
    return findings + [finding]
  }

  /// Findings about terms without an owner, and about those whose day has passed.
  private func findings(
    about terms: Terms, of phrase: String, flaw: String, steps: [JSONStep], key: String? = nil
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    if !(terms.owner ?? "").hasWord {
      findings.add(
        .unownedWaiver,
        message:
          "\(phrase) \(flaw) 'owner'; name a person or a team, such as \"owner\": \"design-systems\"",
        at: contract.place(steps + [key.map { .key($0) }].compactMap(\.self)))
    }
    if isExpired(terms), let until = terms.until {
      findings.add(
        .expiredWaiver, message: "\(phrase) ended on \(until); fix the color, or set a new date",
        at: contract.place(steps + [.key("until")]))
    }
    return findings
  }

  /// The unknown name in a waiver, with a suggestion: an axis, else a role.
  private func problem(with waiver: Waiver) -> String {
    let axes = Set(themes.axes.map(\.name) + contract.axes.map(\.name))
    if let unknown = waiver.condition.clauses.first(where: { !axes.contains($0.axis) }) {
      return ": there is no axis or modifier '\(printable(unknown.axis))'"
        + unknown.axis.suggestion(among: axes.sorted())
    }
    let backgrounds = contract.pairs.filter { $0.foreground == waiver.foreground }.flatMap(
      \.backgrounds)
    return backgrounds.isEmpty
      ? waiver.foreground.suggestion(among: contract.pairs.map(\.foreground))
      : waiver.background.suggestion(among: backgrounds.map(\.name))
  }

  /// The terms of all waivers, and of pairs that ask for less than the standard.
  private var terms: [Terms] {
    contract.waivers.map(\.terms)
      + contract.pairs.filter { lowered[$0.steps] != nil && $0.terms.because != nil }.map(\.terms)
  }

  /// The number of waivers whose end date was not checked, because no date was given.
  var unjudged: Int { today == nil ? terms.count { $0.until != nil } : 0 }

  /// The number of waivers without an end date.
  var endless: Int { terms.count { $0.until == nil } }

  private func isExpired(_ terms: Terms) -> Bool {
    guard let until = terms.until, let today else { return false }
    return until < today  // both YYYY-MM-DD
  }
}

extension ThemeSpace {
  /// Whether every theme that the condition matches is built. The condition must name contexts of
  /// every modifier, and only built ones.
  fileprivate func cover(_ condition: Condition) -> Bool {
    if hasAllCombinations { return true }
    let named = axes.map { Set(condition.values(of: $0.name) ?? []) }
    let wanted = named.map(\.count).product
    // No theme is built twice, so an equal count means that all are built.
    return wanted > 0
      && wanted
        == indices.count { theme in
          axes.indices.allSatisfy { named[$0].contains(axes[$0].values[value(of: $0, in: theme)]) }
        }
  }
}
