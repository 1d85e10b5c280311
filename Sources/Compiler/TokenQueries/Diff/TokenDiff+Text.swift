import TokenChecks
import Writers

extension TokenDiff {
  /// The difference as aligned text: the verdict and what to fix first, then every list.
  package var text: String {
    let head =
      [verdict] + (isEmpty ? [] : [advice.sentence]) + summary + notes.map { "Warning: \($0)" }
    var text = head.map { lineOpening($0) + "\n" }.joined()
    if !failures.isEmpty {
      text += "\nWhat to fix\n" + failures.map(\.text).joined(separator: "\n")
    }
    for section in sections {
      var table = TextTable(
        section.rows.map { $0.map { lineOpening($0.plain) } }, endAligned: section.endAligned)
      table.removeEmptyColumns()
      text += "\n\(section.title)\n" + table.lines.map { "  \($0)\n" }.joined()
    }
    return text
  }

  /// The differences in one sentence per kind of thing, without the failures.
  package var summary: [String] {
    let documented = Set(changed.filter(\.kind.isDocumentation).map(\.path))
    let valued = Set(changed.filter { !$0.kind.isDocumentation }.map(\.path))
    let edited = Set(edits.map(\.path))
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
          (edited.count, "changed"),
          (
            valued.subtracting(edited).count,
            edited.count == 1 ? "that refer to it" : "that refer to them"
          ),
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
    let others = otherContrast.flatMap(\.changes)
    let both = others.filter { $0.before != nil && $0.after != nil }
    let turned = both.filter(\.hasNewVerdict)
    let fixed = turned.count { $0.before?.isFailure == true }
    return [
      (fixed, "no longer failing"), (turned.count - fixed, "with a new verdict"),
      (both.count - turned.count, "with a new ratio"), (others.count { $0.before == nil }, "added"),
      (others.count { $0.after == nil }, "removed"),
    ]
  }

  private func sentence(_ subject: String, counts: [(count: Int, what: String)]) -> String? {
    let parts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.what)" }
    return parts.isEmpty ? nil : "\(subject): \(parts.joined(separator: ", "))"
  }
}

extension DiffFailure {
  /// The checks, what to set, where, and a waiver to copy.
  fileprivate var text: String {
    let checks = TextTable(groups.map { $0.cells.map(\.plain) }, endAligned: [1]).lines
    let change = cause?.remedy.map { remedy in
      let lines = remedy.lines
      return [
        remedy.instruction, "\(remedy.place.file):\(remedy.place.line)", "-  \(lines.old)",
        "+  \(lines.new)",
      ]
    }
    let waivers = waivers.map { waiver in
      waiver.parts(at: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: " ")
    }
    let accept = waivers.isEmpty ? [] : [waiverTitle + ":"] + waivers
    return
      (checks.map { "  " + lineOpening($0) }
      + ((change ?? [reason]) + accept).map { "    " + lineOpening($0) })
      .map { $0 + "\n" }.joined()
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
  package var ratios: String {
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

  /// The verdict before and after.
  package var verdict: String {
    guard let before, let after else {
      return (after == nil ? "removed, was " : "added, ") + (row?.outcome.rawValue ?? "")
    }
    return before.outcome == after.outcome
      ? after.outcome.rawValue : "\(before.outcome.rawValue) → \(after.outcome.rawValue)"
  }

  /// What a failure needs; else the change of the requirement.
  package var needs: String {
    guard let after else { return "" }
    if isNewFailure || isWorse { return after.requirement }
    guard let before, before.required != after.required else { return "" }
    return "\(before.requirement) → \(after.requirement)"
  }
}
