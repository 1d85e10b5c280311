import TokenJSON
import TokenModel
import Writers

/// Follows which waivers of a contract are met, needed, or neither.
struct WaiverLedger {
  private let contract: Contract
  private let themes: BuiltThemes
  private let today: String?
  private var met: [Bool]
  private var needed: [Bool]
  /// Waivers that meet a pair which could not be judged, for a reason reported elsewhere.
  private var excused: [Bool]

  /// Waivers that meet a pair that falls short, while a stricter one accepts it.
  private var spared: [Bool]
  /// The waivers of each pair, by their numbers.
  private let numbers: [PairNames: [Int]]
  /// The pairs that the contract has.
  private let pairs: Set<PairNames>

  /// A pair as waivers name it.
  private struct PairNames: Hashable {
    var foreground: String
    var ground: String
  }

  /// What the waivers say about a pair.
  struct Verdict {
    /// The strictest waiver that accepts it.
    var accepting: Waiver?
    /// Waivers whose floor is above the ratio.
    var undercut: [Waiver] = []
  }

  init(_ contract: Contract, _ themes: BuiltThemes, today: String?) {
    self.contract = contract
    self.themes = themes
    self.today = today
    met = contract.waivers.map { _ in false }
    needed = met
    excused = met
    spared = met
    numbers = Dictionary(grouping: contract.waivers.indices) { index in
      let waiver = contract.waivers[index]
      return PairNames(foreground: waiver.foreground, ground: waiver.ground)
    }
    pairs = Set(
      contract.pairs.flatMap { pair in
        pair.grounds.map { PairNames(foreground: pair.foreground, ground: $0.name) }
      })
  }

  /// The waivers that speak of this pair in this variant, by their numbers.
  private func waivers(
    of foreground: String, on ground: String, in variant: Variant
  ) -> [Int] {
    (numbers[PairNames(foreground: foreground, ground: ground)] ?? [])
      .filter { contract.waivers[$0].condition.holds(in: variant) }
  }

  /// Notes a pair that was judged.
  mutating func judge(
    _ foreground: String, on ground: String, in variant: Variant, ratio: Double, isEnough: Bool
  ) -> Verdict {
    var verdict = Verdict()
    var accepting: Int?
    for index in waivers(of: foreground, on: ground, in: variant) {
      let waiver = contract.waivers[index]
      met[index] = true
      guard !isEnough else { continue }
      if isExpired(waiver) {
        needed[index] = true
      } else if ratio < waiver.floor {
        needed[index] = true
        verdict.undercut.append(waiver)
      } else if waiver.floor > accepting.map({ contract.waivers[$0].floor }) ?? 0 {
        if let accepting { spared[accepting] = true }
        accepting = index
      } else {
        spared[index] = true
      }
    }
    if let accepting {
      needed[accepting] = true
      verdict.accepting = contract.waivers[accepting]
    }
    return verdict
  }

  /// Notes a pair that could not be judged.
  mutating func excuse(_ foreground: String, on ground: String, in variant: Variant) {
    for index in waivers(of: foreground, on: ground, in: variant) { excused[index] = true }
  }

  /// Reports waivers that nothing needs, and those past their day. A waiver that also speaks of
  /// themes this run does not build may be needed there.
  func finish(_ findings: inout Findings) {
    for (index, waiver) in contract.waivers.enumerated() {
      let place = contract.place(waiver.steps)
      let pair = "'\(waiver.foreground)' on '\(waiver.ground)'"
      if waiver.owner?.isEmpty ?? true {
        findings.add(
          .unownedWaiver,
          "nobody answers for the waiver of \(pair); name a person or a team as its 'owner'",
          at: place)
      }
      if isExpired(waiver), let until = waiver.until {
        findings.add(
          .expiredWaiver,
          "the waiver for \(pair) held until \(until); mend the color, or decide on a new date",
          at: contract.place(waiver.steps + [.key("until")]))
      }
      let isElsewhere = isPair(waiver) && !themes.cover(waiver.condition)
      if excused[index] || needed[index] || isElsewhere { continue }
      if spared[index] {
        findings.add(
          .unneededWaiver,
          "every shortfall of \(pair) that this waiver accepts is accepted by a stricter one; remove "
            + "one of the two", at: place)
      } else if met[index] {
        findings.add(
          .unneededWaiver,
          "\(pair) falls short nowhere that this waiver applies; remove the waiver", at: place)
      } else {
        findings.add(
          .unmatchedWaiver,
          "no pair is \(pair) where this waiver applies; correct its roles or its 'where'"
            + whatIsWrong(with: waiver), at: place)
      }
    }
  }

  /// Whether the contract has the pair that a waiver speaks of, in whatever variant.
  private func isPair(_ waiver: Waiver) -> Bool {
    pairs.contains(PairNames(foreground: waiver.foreground, ground: waiver.ground))
  }

  /// What of a waiver names nothing, and what may be meant: its axes and values, then its roles.
  private func whatIsWrong(with waiver: Waiver) -> String {
    let axes = themes.values.merging(contract.axes.map { ($0.name, $0.values) }) { $1 }
    for clause in waiver.condition.clauses {
      guard let values = axes[clause.axis] else {
        return ": nothing differs by '\(printable(clause.axis))'"
          + suggestion(for: clause.axis, among: axes.keys.sorted())
      }
      if let value = clause.values.first(where: { !values.contains($0) }) {
        return ": '\(printable(clause.axis))' is never '\(printable(value))'"
          + suggestion(for: value, among: values)
      }
    }
    let grounds = contract.pairs.filter { $0.foreground == waiver.foreground }.flatMap(\.grounds)
    return grounds.isEmpty
      ? suggestion(for: waiver.foreground, among: contract.pairs.map(\.foreground))
      : suggestion(for: waiver.ground, among: grounds.map(\.name))
  }

  /// How many waivers have an end date, and no day was given to judge it.
  var unjudged: Int { today == nil ? contract.waivers.count { $0.until != nil } : 0 }

  private func isExpired(_ waiver: Waiver) -> Bool {
    guard let until = waiver.until, let today else { return false }
    return until < today  // both YYYY-MM-DD
  }
}

/// The themes that a run builds, and whether they are all there are.
struct BuiltThemes {
  private let contexts: [Variant]
  /// Whether no theme is left out.
  let areAll: Bool

  init(_ contexts: [Variant], of resolver: Resolver?) {
    self.contexts = contexts
    var count = 1
    for modifier in resolver?.modifiers ?? [] where count <= themeLimit {
      count *= modifier.contexts.count
    }
    areAll = resolver == nil || count == contexts.count
  }

  /// What the themes' contexts are, by modifier.
  var values: [String: [String]] {
    contexts.flatMap(\.entries).reduce(into: [:]) { $0[$1.axis, default: []].append($1.value) }
  }

  /// Whether every theme that the condition speaks of is built: it has to name contexts of every
  /// modifier, and only built ones.
  func cover(_ condition: Condition) -> Bool {
    if areAll { return true }
    guard let first = contexts.first else { return false }
    let named = first.entries.map { Set(condition.values(of: $0.axis) ?? []) }
    var wanted = 1
    for values in named {
      wanted *= values.count
      if wanted == 0 || wanted > contexts.count { return false }
    }
    // No theme is built twice: as many as are wanted are all that are wanted.
    return wanted
      == contexts.count { theme in
        zip(named, theme.entries).allSatisfy { $0.contains($1.value) }
      }
  }
}
