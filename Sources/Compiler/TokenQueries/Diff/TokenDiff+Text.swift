import TokenChecks
import Writers

extension TokenDiff {
  /// The difference as aligned text: summary and advice first, then every list.
  package var text: String {
    var text = summary.map { $0 + "\n" }.joined()
    if !isEmpty {
      let because = advice.because.map(printable).joined(separator: "; ")
      text += "Version: \(advice.level.rawValue), because \(because)\n"
    }
    for warning in advice.warnings { text += "Warning: \(printable(warning))\n" }
    for section in sections {
      var table = TextTable(section.rows.map { $0.map(lineOpening) })
      table.removeEmptyColumns()
      text += "\n\(section.title)\n" + table.lines.map { "  \($0)\n" }.joined()
    }
    return text
  }

  /// What a reviewer needs to know first: how many checks newly fail.
  package var verdict: String { (newFailures ?? "No check newly fails") + "." }

  /// The differences in one sentence per kind of thing, or "Nothing changed."
  package var summary: [String] {
    if isEmpty { return ["Nothing changed."] }
    let documented = Set(changed.filter(\.kind.isDocumentation).map(\.path))
    let valued = Set(changed.filter { !$0.kind.isDocumentation }.map(\.path))
    return [
      sentence(
        "Themes",
        counts: [
          (themeCounts.added, "added"), (themeCounts.removed, "removed"),
          (themes.renamed.isEmpty ? 0 : themeCounts.compared, "with other modifiers"),
        ]), sentence("Theme axes", counts: [(themes.choices.count, "chosen differently")]),
      sentence(
        "Tokens",
        counts: [
          (added.count, "added"), (removed.count, "removed"), (renamed.count, "renamed"),
          (valued.count, "changed"),
          (documented.subtracting(valued).count, "changed in documentation only"),
        ]), sentence("Checks", counts: verdicts),
      sentence(
        "Swift",
        counts: [
          (api.added.count, "added"), (api.removed.count, "removed"),
          (api.renamed.count, "renamed"),
          (api.changed.count { $0.what == .type }, "with a new type"),
          (api.changed.count { $0.what != .type }, "with new parameters"),
          (api.deprecated.count, "deprecated"), (api.unmet.count, "not compared"),
        ]),
    ].compactMap { $0 }
  }

  /// The numbers of checks; each is in one of them.
  private var verdicts: [(Int, String)] {
    let others = contrast.filter { !$0.isNewFailure }
    let both = others.filter { $0.before != nil && $0.after != nil }
    let turned = both.count(where: \.hasNewVerdict)
    return [
      (contrast.count - others.count, "newly failing"), (turned, "with a new verdict"),
      (both.count - turned, "with a new ratio"), (others.count { $0.before == nil }, "added"),
      (others.count { $0.after == nil }, "removed"),
    ]
  }

  private func sentence(_ subject: String, counts: [(count: Int, what: String)]) -> String? {
    let parts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.what)" }
    return parts.isEmpty ? nil : "\(subject): \(parts.joined(separator: ", "))"
  }
}

extension TokenEntry {
  /// The different values, each with the themes that have it.
  var valueText: String {
    values.map { value in
      let themes = value.holds.label
      return (value.text ?? "unreadable") + (themes.isEmpty ? "" : " (\(themes))")
    }
    .joined(separator: ", ")
  }
}

extension TokenChange {
  /// The distance of two colors, and whether it is visible; empty without a distance.
  package var distanceText: String {
    guard let deltaEOK, let isVisible else { return "" }
    let number = deltaEOK < 0.001 ? "below 0.001" : shown(deltaEOK, decimals: 3)
    return "ΔEOK \(number)" + (isVisible ? "" : ", hardly visible")
  }
}

extension ContrastChange {
  /// The new row, or the old one if it was removed.
  package var row: ContrastResult? { after ?? before }

  /// The ratio before and after, with up to four decimals to show the difference.
  var ratios: String {
    guard before != nil, after != nil else { return text(row?.ratio, decimals: 2) }
    let (old, new) = bothRatios
    return old == new ? new : "\(old) → \(new)"
  }

  /// The ratios before and after, with up to four decimals to show the difference.
  package var bothRatios: (before: String, after: String) {
    let (old, new) = (before?.ratio, after?.ratio)
    let decimals =
      old == new ? 2 : [2, 3].first { text(old, decimals: $0) != text(new, decimals: $0) } ?? 4
    return (text(old, decimals: decimals), text(new, decimals: decimals))
  }

  private func text(_ ratio: Double?, decimals: Int) -> String {
    ratio.map { shown($0, decimals: decimals) } ?? "–"
  }

  /// Whether the outcome differs.
  package var hasNewVerdict: Bool { before?.outcome != after?.outcome }

  /// The verdict before and after.
  package var verdict: String {
    guard let before, let after else {
      return (after == nil ? "removed, was " : "added, ") + (row?.outcome.rawValue ?? "")
    }
    return before.outcome == after.outcome
      ? after.outcome.rawValue : "\(before.outcome.rawValue) → \(after.outcome.rawValue)"
  }

  /// What a new failure needs; else the change of the requirement.
  var notes: String {
    guard let after else { return "" }
    if isNewFailure { return after.requirement }
    guard let before, before.required != after.required else { return "" }
    return "\(before.requirement) → \(after.requirement)"
  }
}
