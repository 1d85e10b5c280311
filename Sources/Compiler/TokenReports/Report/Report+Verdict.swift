extension Report {
  /// The verdict as an instruction: errors, then what to change, then warnings. Only "No check fails"
  /// without errors means that the command exits with 0.
  var verdict: String {
    let parts = [
      counted(errors.count, one: "error.", several: "errors."), checkVerdict,
      counted(
        audit.count(.indeterminate), one: "check cannot be measured.",
        several: "checks cannot be measured."),
      counted(warnings.count, one: "warning.", several: "warnings."),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// A sentence about the checks that were measured.
  private var checkVerdict: String {
    let failing = audit.count(.fail)
    let unmeasured = audit.unjudgedPairs + audit.count(.indeterminate)
    if failing > 0 {
      let checks = counted(failing, noun: "check")
      guard let changes = audit.changes else {
        let failures = audit.results.filter { $0.outcome == .fail }
        let help =
          failures.allSatisfy { $0.transparency != nil }
          ? "only more alpha" : "no single change that was tried"
        return "\(checks) \(failing == 1 ? "fails" : "fail"), and \(help) helps."
      }
      if audit.changesSuffice {
        let isAll = errors.isEmpty && unmeasured == 0
        let all = audit.doubtfulWaivers.map { "every check passes; \($0)" } ?? "everything passes"
        return "Change \(changes), and \(isAll ? all : "every measured check passes")."
      }
      let helped = audit.causes.filter { $0.remedy != nil }.reduce(0) { $0 + $1.results.count }
      let which = helped == failing ? "the \(checks)" : "\(helped) of \(checks)"
      return "Change \(changes) for \(which) that \(failing == 1 ? "fails" : "fail")."
    }
    if audit.results.isEmpty { return "Nothing was measured." }
    if unmeasured > 0 { return "No check that was measured fails." }
    let never = audit.coverage.percent(of: .never)
    return "No check fails" + (never > 0 ? "; \(shown(never))% were never measured." : ".")
  }

  /// The counts of the audit, on one line. If nothing is measured, what to do next.
  package var summary: String {
    if audit.results.isEmpty {
      return "Contrast: nothing is measured yet" + (needsProposal ? ". Next: tincture propose" : "")
    }
    let others = counted(errors.count, one: "other error", several: "other errors")
    return "Contrast: "
      + [audit.results.counts(), others].compactMap(\.self).joined(separator: "; ")
  }

  /// Whether nothing is measured, and no error explains it.
  package var needsProposal: Bool { audit.results.isEmpty && errors.isEmpty }

  /// Why the audit is incomplete; nil when it is complete.
  package var gap: String? {
    let unmeasured = "could not be measured"
    let parts = [
      counted(audit.unjudgedPairs, one: "check \(unmeasured)", several: "checks \(unmeasured)"),
      counted(
        errors.count, one: "error is not about contrast", several: "errors are not about contrast"),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension Audit {
  /// What the remedies change, by kind: `2 aliases and 1 color`; nil without remedies.
  fileprivate var changes: String? {
    let kinds = causes.compactMap(\.remedy).grouped(by: \.kind).compactMap { remedies in
      let (one, several) =
        switch remedies[0].kind {
        case .alias: ("alias", "aliases")
        case .color: ("color", "colors")
        case .opacity: ("opacity", "opacities")
        case .stop: ("gradient stop", "gradient stops")
        }
      return counted(remedies.count, one: one, several: several)
    }
    return kinds.isEmpty ? nil : kinds.joined(separator: " and ")
  }

  /// That waivers of checks which the remedies change may not fit anymore; nil without such waivers.
  fileprivate var doubtfulWaivers: String? {
    let reached = causes.filter { $0.remedy?.kind != .opacity }.flatMap(\.reached)
    let waivers = Set(reached.compactMap { results[$0].acceptance?.place })
    let text = counted(waivers.count, one: "waiver", several: "waivers")
    return text.map { "\($0) may not fit anymore" }
  }

  /// Whether no check fails with all remedies together: every cause has one, and no check shows the
  /// changes of two, because each was computed without the others.
  fileprivate var changesSuffice: Bool {
    var known: Set<Int> = []
    return causes.allSatisfy { cause in
      cause.remedy != nil && cause.reached.allSatisfy { known.insert($0).inserted }
    }
  }
}

extension ContrastResult {
  /// The rule for the result's finding.
  var rule: Rule { outcome == .indeterminate ? .indeterminateContrast : .lowContrast }

  /// The ratio, the required ratio and the waiver, for a result without a finding.
  var sentence: String {
    guard let ratio else { return "\(phrase) cannot be measured: \(because ?? "")" }
    let measured = "\(phrase) is \(shown(ratio)):1\(self.measured?.spot ?? "") and \(requirement)"
    return justification.map { "\(measured); waived: \($0)" } ?? measured
  }

  /// The ratio and the required one: `5.71:1, needs 4.5 (text, 1.4.3)`.
  var measure: String { (ratio.map { "\(shown($0)):1, " } ?? "") + requirement }

  /// The ratios of all colors to choose the best from; nil when the contract names one.
  var choiceNote: String? {
    guard !choices.isEmpty else { return nil }
    let ratios = choices.map { choice in "\(choice.role) \(choice.ratio.map { shown($0) } ?? "–")" }
    return "the best of \(ratios.joined(separator: ", "))"
  }

  /// Why a waiver accepts it, with its floor, end date and owner; nil without a waiver.
  var justification: String? {
    guard let acceptance else { return nil }
    let terms = [
      "floor \(plain(acceptance.floor)):1", acceptance.owner.map { "owner \($0)" },
      acceptance.until.map { "until \($0)" },
    ]
    return "\(because ?? "") (\(terms.compactMap(\.self).joined(separator: ", ")))"
  }
}
