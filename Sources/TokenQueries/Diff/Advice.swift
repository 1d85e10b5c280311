/// The part of the version number to increase: major when a symbol is removed, renamed or changes
/// its type; minor when something is added or deprecated; patch when only values or texts change.
func advice(on diff: TokenDiff) -> Advice {
  var advice = Advice()
  let api = diff.api
  func give(_ level: Advice.Level, _ reasons: String?...) {
    let reasons = reasons.compactMap { $0 }
    guard !reasons.isEmpty else { return }
    if advice.because.isEmpty { advice.level = level }
    advice.because += reasons
  }
  give(
    .major,
    counted(api.removed.count, "symbol was removed", "symbols were removed"),
    counted(api.renamed.count, "symbol was renamed", "symbols were renamed"),
    counted(api.changed.count, "symbol changed its type", "symbols changed their types"),
    counted(
      api.unmet.count(where: \.isNow),
      "component no longer has Swift, because its contract is not met",
      "components no longer have Swift, because their contracts are not met"))
  give(
    .minor,
    counted(api.added.count, "symbol was added", "symbols were added"),
    counted(api.deprecated.count, "symbol was deprecated", "symbols were deprecated"),
    counted(diff.themes.added.count, "theme was added", "themes were added"),
    counted(
      api.unmet.count { !$0.isNow }, "component has Swift again, because its contract is met",
      "components have Swift again, because their contracts are met"))
  if advice.because.isEmpty, !diff.isEmpty { give(.patch, reasonForPatch(diff)) }
  let failures = diff.contrast.count(where: \.isNewFailure)
  advice.warnings = [
    counted(failures, "pair newly fails", "pairs newly fail"),
    errorWarning("old", diff.errors.before), errorWarning("new", diff.errors.after),
  ].compactMap { $0 }
  return advice
}

private func reasonForPatch(_ diff: TokenDiff) -> String {
  let isValue = !diff.changed.allSatisfy { $0.kind.isDocumentation }
  if isValue { return "only values change, no symbol" }
  return diff.changed.isEmpty || !diff.contrast.isEmpty
    ? "no symbol changes" : "only documentation changes"
}

private func errorWarning(_ side: String, _ count: Int) -> String? {
  count == 0
    ? nil
    : "the \(side) side has \(count) \(count == 1 ? "error" : "errors"); "
      + "tokens with errors are not compared"
}

/// `3 symbols were added`; nil for zero.
private func counted(_ count: Int, _ one: String, _ several: String) -> String? {
  count == 0 ? nil : "\(count) \(count == 1 ? one : several)"
}
