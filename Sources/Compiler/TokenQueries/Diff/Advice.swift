/// The part of the version number that a change requires to increase (Semantic Versioning 2.0.0).
package struct Advice: Hashable, Sendable {
  /// The part.
  package var level = Level.none
  /// The reasons, most important first.
  package var because: [String] = []
  /// Other facts to know before a release.
  package var warnings: [String] = []

  /// The part and the reasons: `Version: patch. Only values change, no symbol.`
  package var sentence: String {
    "Version: \(level.rawValue). \(because.joined(separator: "; ").capitalizedOnce)."
  }

  /// The parts of a version number.
  package enum Level: String, CaseIterable, Sendable { case major, minor, patch, none }
}

extension Advice {
  /// Major when a symbol is removed, renamed or changes its type, or calls of it no longer compile;
  /// minor when something is added or deprecated; patch when only values, texts or defaults change.
  init(on diff: TokenDiff) {
    let api = diff.api
    func symbols(_ count: Int, _ one: String, _ several: String) -> String? {
      counted(count, one: "symbol \(one)", several: "symbols \(several)")
    }
    func changed(_ what: APIChanges.Effect, _ one: String, _ several: String) -> String? {
      symbols(api.changed.count { $0.what == what }, one, several)
    }
    let reasons: [(level: Level, texts: [String?])] = [
      (
        .major,
        [
          symbols(api.removed.count, "was removed", "were removed"),
          symbols(api.renamed.count, "was renamed", "were renamed"),
          changed(.type, "changed its type", "changed their types"),
          changed(.calls, "changed its parameters", "changed their parameters"),
          counted(
            api.unmet.count(where: \.isNow),
            one: "component no longer has Swift, because its contract is not met",
            several: "components no longer have Swift, because their contracts are not met"),
        ]
      ),
      (
        .minor,
        [
          symbols(api.added.count, "was added", "were added"),
          symbols(api.deprecated.count, "was deprecated", "were deprecated"),
          changed(.moreCalls, "takes more arguments", "take more arguments"),
          counted(diff.themeCounts.added, one: "theme was added", several: "themes were added"),
          counted(
            api.unmet.count { !$0.isNow },
            one: "component has Swift again, because its contract is met",
            several: "components have Swift again, because their contracts are met"),
        ]
      ),
      (
        .patch,
        [
          changed(.defaultValue, "has another default", "have other defaults"),
          counted(
            diff.themes.choices.count, one: "theme axis is chosen differently",
            several: "theme axes are chosen differently"),
        ]
      ),
    ]
    for (level, texts) in reasons {
      if because.isEmpty, texts.contains(where: { $0 != nil }) { self.level = level }
      because += texts.compactMap(\.self)
    }
    if because.isEmpty, !diff.isEmpty { (level, because) = (.patch, [reasonForPatch(diff)]) }
    warnings = [
      diff.newFailures,
      diff.themes.hasOtherRawValues
        ? "raw values of Theme have other parts, so stored ones are not read" : nil,
      errorWarning("old", count: diff.errors.before), errorWarning("new", count: diff.errors.after),
    ].compactMap { $0 }
  }
}

extension TokenDiff {
  /// `2 checks newly fail`; nil without any.
  fileprivate var newFailures: String? {
    counted(
      contrast.count(where: \.isNewFailure), one: "check newly fails", several: "checks newly fail")
  }

  /// What a reviewer needs to know first.
  package var verdict: String {
    if isEmpty { return "Nothing changed." }
    let worse = counted(
      contrast.count(where: \.isWorse), one: "failing check got worse",
      several: "failing checks got worse")
    let waived = counted(
      contrast.count { $0.hasNewVerdict && $0.after?.outcome == .waived },
      one: "check is newly waived", several: "checks are newly waived")
    let failing = [newFailures, worse].compactMap(\.self)
    return ((failing.isEmpty ? ["No check newly fails"] : failing) + [waived].compactMap(\.self))
      .joined(separator: ", and ") + "."
  }

  /// The warnings, without what the verdict says.
  package var notes: [String] { advice.warnings.filter { $0 != newFailures } }
}

private func reasonForPatch(_ diff: TokenDiff) -> String {
  let isValue = !diff.changed.allSatisfy { $0.kind.isDocumentation }
  if isValue { return "only values change, no symbol" }
  return diff.changed.isEmpty || !diff.contrast.isEmpty
    ? "no symbol changes" : "only documentation changes"
}

private func errorWarning(_ side: String, count: Int) -> String? {
  counted(count, one: "error", several: "errors").map {
    "the \(side) side has \($0) other than failing checks; "
      + "a token that cannot be resolved is not compared"
  }
}
