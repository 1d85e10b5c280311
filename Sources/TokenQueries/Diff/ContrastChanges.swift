import TokenChecks

/// The rows of the audit that differ in ratio, verdict or requirement, matched by key: in the order
/// of the new audit, followed by removed rows.
func contrastChanges(_ before: Audit, after: Audit) -> [ContrastChange] {
  let old = rows(before)
  let new = rows(after)
  let changed = after.results.compactMap { row -> ContrastChange? in
    guard let was = old[row.key] else { return ContrastChange(before: nil, after: row) }
    guard was.ratio != row.ratio || was.outcome != row.outcome || was.required != row.required
    else { return nil }
    return ContrastChange(
      before: was, after: row, crossings: crossings(was.ratio, after: row.ratio))
  }
  return changed
    + before.results.filter { new[$0.key] == nil }.map { ContrastChange(before: $0, after: nil) }
}

private func rows(_ audit: Audit) -> [String: ContrastResult] {
  Dictionary(audit.results.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
}

/// The thresholds of WCAG 2.2 (1.4.3, 1.4.6, 1.4.11) between two ratios.
private func crossings(_ before: Double?, after: Double?) -> [ContrastChange.Crossing] {
  guard let before, let after else { return [] }
  return [3, 4.5, 7].compactMap { threshold in
    guard (before >= threshold) != (after >= threshold) else { return nil }
    return ContrastChange.Crossing(threshold: threshold, isReached: after >= threshold)
  }
}

extension ContrastChange {
  /// Whether the pair fails, and did not fail before.
  package var isNewFailure: Bool { !(before?.needsWork ?? false) && (after?.needsWork ?? false) }
}

extension ContrastResult {
  fileprivate var needsWork: Bool { outcome == .fail || outcome == .indeterminate }
}
