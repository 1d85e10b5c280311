import TokenChecks
import TokenModel
import Writers

extension Compilation {
  /// The verdict in words: errors first, then pairs, then warnings. "No pair fails." alone means that
  /// the command ends with 0.
  var verdict: String {
    let (errors, warnings) = (otherErrors.count, otherWarnings.count)
    let parts = [
      errors == 0 ? "" : "\(counted(errors, noun: "error")).", pairVerdict,
      warnings == 0 ? "" : "\(counted(warnings, noun: "warning")).",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What became of the pairs.
  private var pairVerdict: String {
    let open = audit.results.count { $0.isFailure }
    return switch (audit.results.count, open) {
    case (0, _): "No pair was audited."
    case (_, 0): audit.unjudgedPairs == 0 ? "No pair fails." : "No pair that was judged fails."
    case (_, 1): "1 pair needs work."
    default: "\(open) pairs need work."
    }
  }

  /// What keeps the audit from being whole; nil when nothing does.
  package var gap: String? {
    let errors = otherErrors.count
    guard errors > 0 || audit.unjudgedPairs > 0 else { return nil }
    let pairs = audit.unjudgedPairs
    return (pairs == 0 ? "" : "\(counted(pairs, noun: "pair")) could not be judged; ")
      + "\(counted(errors, noun: "error")) beside the contrast of pairs"
  }

  /// How many warnings of which rule there are; nil without any.
  var warningNote: String? {
    let counts = Dictionary(otherWarnings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    let parts = Rule.allCases.compactMap { rule in
      counts[rule].map { "\($0) \(rule.rawValue)" }
    }
    return parts.isEmpty ? nil : "Warnings: \(parts.joined(separator: ", "))"
  }

  /// Warnings about anything but the contrast of a pair.
  private var otherWarnings: [Diagnostic] {
    findings.filter { $0.severity == .warning && $0.result == nil }
  }

  /// Errors about anything but the contrast of a pair.
  var otherErrors: [Diagnostic] {
    findings.filter { $0.severity == .error && $0.result == nil }
  }
}

extension ContrastResult {
  /// The rule that speaks of such a result.
  var rule: Rule { outcome == .indeterminate ? .indeterminateContrast : .lowContrast }

  /// What falls short and why it is accepted, for a result that no finding speaks of.
  var sentence: String {
    guard let ratio else { return "\(phrase) cannot be measured: \(because ?? "")" }
    let measured = "\(phrase) is \(shown(ratio)):1\(spot) and \(requirement(of: self))"
    return justification.map { "\(measured); waived: \($0)" } ?? measured
  }

  /// Why a waiver accepts it, down to which ratio, until when, and who answers for it; nil when
  /// none does.
  var justification: String? {
    guard let acceptance else { return nil }
    let terms = ["floor \(plain(acceptance.floor)):1"] + acceptance.terms
    return "\(because ?? "") (\(terms.joined(separator: ", ")))"
  }
}

extension ContrastResult.Acceptance {
  /// Who answers for it and until when, as far as the waiver says.
  var terms: [String] {
    [owner.map { "owner \($0)" }, until.map { "until \($0)" }].compactMap { $0 }
  }
}
