/// Follows which waivers of a contract are met, needed, or neither.
struct WaiverLedger {
  private let contract: Contract
  private let today: String?
  private var met: [Bool]
  private var needed: [Bool]
  /// Waivers that meet a pair which could not be judged, for a reason reported elsewhere.
  private var excused: [Bool]

  /// What the waivers say about a pair.
  enum Verdict {
    case none
    case waived(because: String)
    case undercut(Waiver)
  }

  init(_ contract: Contract, today: String?) {
    self.contract = contract
    self.today = today
    met = contract.waivers.map { _ in false }
    needed = met
    excused = met
  }

  /// Notes a pair that was judged.
  mutating func judge(
    _ foreground: String, on ground: String, in variant: Variant, ratio: Double, isEnough: Bool
  ) -> Verdict {
    var verdict = Verdict.none
    for (index, waiver) in contract.waivers.enumerated()
    where waiver.meets(foreground, on: ground, in: variant) {
      met[index] = true
      guard !isEnough else { continue }
      needed[index] = true
      guard !isExpired(waiver) else { continue }
      if ratio >= waiver.floor {
        if case .waived = verdict { continue }
        verdict = .waived(because: waiver.because)
      } else if case .none = verdict {
        verdict = .undercut(waiver)
      }
    }
    return verdict
  }

  /// Notes a pair that could not be judged.
  mutating func excuse(_ foreground: String, on ground: String, in variant: Variant) {
    for (index, waiver) in contract.waivers.enumerated()
    where waiver.meets(foreground, on: ground, in: variant) {
      excused[index] = true
    }
  }

  /// Reports waivers that nothing needs, and those past their day.
  func finish(themes: [Variant], _ findings: inout Findings) {
    for (index, waiver) in contract.waivers.enumerated() {
      let place = contract.place(waiver.steps)
      let pair = "'\(waiver.foreground)' on '\(waiver.ground)'"
      if isExpired(waiver), let until = waiver.until {
        findings.add(
          .expiredWaiver,
          "the waiver for \(pair) held until \(until); mend the color, or decide on a new date",
          at: contract.place(waiver.steps + [.key("until")]))
      }
      if excused[index] || needed[index] { continue }
      if met[index] {
        findings.add(
          .unneededWaiver,
          "\(pair) satisfies its duty everywhere this waiver applies; remove the waiver", at: place)
      } else if canBeMet(waiver, in: themes) {
        findings.add(
          .unmatchedWaiver,
          "no pair is \(pair) where this waiver applies; correct its roles or its 'where'",
          at: place)
      }
    }
  }

  /// Whether a waiver speaks of a theme that this run builds.
  private func canBeMet(_ waiver: Waiver, in themes: [Variant]) -> Bool {
    guard let axis = contract.themeAxis, let values = waiver.condition.values(of: axis) else {
      return true
    }
    let known = contract.axes.first { $0.name == axis }?.values ?? []
    let isKnown = values.allSatisfy(known.contains)
    return !isKnown || themes.contains { theme in theme[axis].map(values.contains) ?? false }
  }

  private func isExpired(_ waiver: Waiver) -> Bool {
    guard let until = waiver.until, let today else { return false }
    return until < today  // both YYYY-MM-DD
  }
}

extension Waiver {
  /// Whether the waiver speaks of this pair in this variant.
  func meets(_ foreground: String, on ground: String, in variant: Variant) -> Bool {
    self.foreground == foreground && self.ground == ground && condition.holds(in: variant)
  }
}
