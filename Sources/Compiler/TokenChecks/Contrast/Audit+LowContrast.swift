extension Audit {
  /// Completes the audit after all contracts are measured: unique keys, suggested colors, the
  /// comparison with the baseline. Returns the findings.
  ///
  /// - Parameter findsRemedies: Whether to say what would fix the failures.
  mutating func finish(
    _ tokens: ResolvedTokens, baseline: Baseline?, findsRemedies: Bool, promises: [PromiseCheck]
  ) -> [Diagnostic] {
    let isWhole = tokens.themes.hasAllCombinations && unjudgedPairs == 0
    makeKeysUnique()
    if findsRemedies { addRemedies(tokens, keeping: promises.flatMap(\.compared)) }
    let compared = baseline?.compare(&results, isWhole: isWhole)
    self.baseline = compared?.comparison
    return (compared?.findings ?? []) + lowContrast(baseline)
  }

  /// Adds the duty to keys that several pairs share, such as two text sizes of the same colors, and
  /// a number when the duties are equal too.
  private mutating func makeKeysUnique() {
    let all = Dictionary(grouping: results.indices) { results[$0].key }
    for indices in all.values where indices.count > 1 {
      for index in indices {
        let required = results[index].duty == .custom ? results[index].required.map(plain) : nil
        results[index].key +=
          "/" + [results[index].duty.rawValue, required].compactMap(\.self).joined(separator: "-")
      }
    }
    var counts: [String: Int] = [:]
    for index in results.indices {
      let key = results[index].key
      let count = counts[key, default: 0] + 1
      counts[key] = count
      if count > 1 { results[index].key += "/\(count)" }
    }
  }

  /// Findings about every pair that fails or could not be measured. Pairs that fail by the same
  /// color are one finding, unless the baseline accepts only some of them.
  private func lowContrast(_ baseline: Baseline?) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var told: Set<Int> = []
    for cause in causes {
      let groups = Dictionary(grouping: cause.results) { results[$0].change.map { $0 == .known } }
      for indices in groups.values where indices.count > 1 {
        findings.append(.lowContrast(cause, of: indices.map { results[$0] }, baseline: baseline))
        told.formUnion(indices)
      }
    }
    for (index, result) in results.enumerated() where !told.contains(index) {
      switch result.outcome {
      case .fail:
        let message = result.failure + result.advice
        findings.append(Diagnostic(.lowContrast, message, about: result, baseline: baseline))
      case .indeterminate:
        let message = "\(result.phrase) cannot be measured: \(result.because ?? "")"
        findings.append(
          Diagnostic(.indeterminateContrast, message, about: result, baseline: baseline))
      case .pass, .waived, .exempt: break
      }
    }
    return findings
  }
}

extension ContrastResult {
  /// What is wrong with a failing pair, as a sentence.
  package var failure: String {
    "\(phrase) is \(shown(ratio ?? 1)):1\(measured?.spot ?? "") and needs "
      + "\(plain(required ?? 1)):1 (\(dutyName))"
  }

  /// Where the remedy of a failure is written; the foreground of others.
  package var placeToEdit: Place {
    outcome == .fail ? remedy?.place ?? foreground.place : foreground.place
  }

  /// What would make a failing pair pass, as the end of a sentence.
  package var advice: String {
    let parts = [remedy?.instruction, transparency].compactMap(\.self).map { "; \($0)" }
    if !parts.isEmpty { return parts.joined() }
    return obstacle.map { "; no remedy: \($0)" } ?? ""
  }
}

/// The pairs of a cause that are named.
private let namedPairLimit = 5

extension Diagnostic {
  fileprivate static func lowContrast(
    _ cause: ContrastCause, of results: [ContrastResult], baseline: Baseline?
  ) -> Diagnostic {
    let advice = [cause.remedy?.instruction, results[0].transparency].compactMap(\.self)
    let message =
      "'\(cause.name)' (\(cause.value)) fails \(results.count) checks\(themes(of: results)); "
      + (advice.isEmpty
        ? "no edit of one token that was tried fixes them all" : advice.joined(separator: "; "))
    var finding = Diagnostic(
      .lowContrast, message: message + (baseline?.remark(on: results[0]) ?? ""), at: cause.place,
      path: cause.path,
      related: results.prefix(namedPairLimit).flatMap { result in
        let note = Diagnostic.Related(
          result.failure + (advice.isEmpty ? result.advice : ""), at: result.foreground.place)
        return [note] + result.twins
      })
    if results.count > namedPairLimit {
      finding.related.append(
        Diagnostic.Related(
          "and \(counted(results.count - namedPairLimit, noun: "more check")); 'tincture audit' lists them",
          at: cause.place))
    }
    finding.subject.results = results.map(\.key)
    finding.standing = Diagnostic.Standing(results)
    return finding
  }

  fileprivate init(
    _ rule: Rule, _ message: String, about result: ContrastResult, baseline: Baseline?
  ) {
    let place = result.placeToEdit
    self.init(
      rule, message: message + (baseline?.remark(on: result) ?? ""), at: place,
      path: result.remedy?.token ?? result.foreground.path,
      related: ([Diagnostic.Related("the foreground", at: result.foreground.place)]
        + result.related).filter { $0.place != place })
    subject.results = [result.key]
    standing = Standing([result])
  }
}

/// The themes of some results, as the end of a phrase; nothing if they are many or all.
private func themes(of results: [ContrastResult]) -> String {
  let labels = Set(results.map(\.holds.label)).sorted()
  guard labels.count < 4, !labels.contains("") else { return "" }
  return " in \(labels.joined(separator: " and "))"
}

extension Diagnostic.Standing {
  /// How a baseline judges a finding about some results.
  fileprivate init(_ results: [ContrastResult]) {
    let isNew = results.contains { $0.change == .new || $0.change == .worse }
    self = results.allSatisfy { $0.change == .known } ? .accepted : isNew ? .new : .own
  }
}
