import ColorMath
import TokenModel
import Writers

extension Audit {
  /// Completes the audit after all contracts are measured: unique keys, suggested colors, the
  /// comparison with the baseline, and the findings.
  ///
  /// - Parameter hasAllThemes: Whether the run builds every theme of the project.
  mutating func finish(
    _ tokens: ResolvedTokens, baseline: Baseline?, hasAllThemes: Bool, findings: inout Findings
  ) {
    let isWhole = hasAllThemes && unjudgedPairs == 0
    makeKeysUnique()
    addRemedies(to: &results, tokens: tokens)
    self.baseline = baseline?.compare(&results, isWhole: isWhole, findings: &findings)
    checkContrast(results, baseline: baseline, findings: &findings)
  }

  /// Adds the duty to keys that several pairs share, such as two text sizes of the same colors, and
  /// a number when the duties are equal too.
  private mutating func makeKeysUnique() {
    let all = Dictionary(grouping: results.indices) { results[$0].key }
    for indices in all.values where indices.count > 1 {
      for index in indices {
        let required = results[index].duty == .custom ? results[index].required.map(plain) : nil
        results[index].key +=
          "/"
          + ([results[index].duty.rawValue, required].compactMap { $0 })
          .joined(separator: "-")
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
}

/// Reports every pair that fails or could not be measured.
func checkContrast(
  _ results: [ContrastResult], baseline: Baseline?, findings: inout Findings
) {
  for result in results {
    switch result.outcome {
    case .fail: findings.add(lowContrast(result, baseline: baseline))
    case .indeterminate: findings.add(indeterminate(result, baseline: baseline))
    case .pass, .waived, .exempt: break
    }
  }
}

private func lowContrast(_ result: ContrastResult, baseline: Baseline?) -> Diagnostic {
  let ratio = result.ratio ?? 1
  let names = [result.duty.rawValue, result.criterion].compactMap(\.self).joined(separator: ", ")
  var message =
    "\(result.phrase) is \(shown(ratio)):1\(result.spot) "
    + "and needs \(plain(result.required ?? 1)):1 (\(names))"
  if let suggestion = result.suggestion {
    message +=
      "; nearest passing \(suggestion.move.rawValue) \(suggestion.color.hex) "
      + "(\(shown(suggestion.ratio)):1)"
  } else if let obstacle = result.obstacle {
    message += "; changing one color is not enough: \(obstacle)"
  }
  if let change = result.opacityChange {
    message += "; or set '\(change.path)' to \(plain(change.value)) (\(shown(change.ratio)):1)"
  }
  return finding(.lowContrast, message: message, result: result, baseline: baseline)
}

private func indeterminate(_ result: ContrastResult, baseline: Baseline?) -> Diagnostic {
  let message = "\(result.phrase) cannot be measured: \(result.because ?? "")"
  return finding(.indeterminateContrast, message: message, result: result, baseline: baseline)
}

private func finding(
  _ rule: Rule, message: String, result: ContrastResult, baseline: Baseline?
) -> Diagnostic {
  var finding = Diagnostic(
    rule, message: message + (baseline?.remark(on: result) ?? ""), at: result.foreground.place,
    path: result.foreground.path, related: result.related)
  finding.result = result.key
  finding.isKnown = result.change == .known
  finding.isNew = result.change == .new || result.change == .worse
  return finding
}
