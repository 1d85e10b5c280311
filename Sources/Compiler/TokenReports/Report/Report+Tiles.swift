import TokenChecks

extension Report {
  /// One of the four numbers at the top: how many checks fail, are accepted, pass, and are not checked.
  struct Tile {
    /// The outcome with the same color.
    let outcome: Outcome
    let title: String
    let count: String
    /// What qualifies the number; empty for nothing.
    let note: String
  }

  /// The four numbers; empty if nothing was measured.
  var tiles: [Tile] {
    guard !audit.results.isEmpty else { return [] }
    let fails = counted(audit.causes.count, one: "cause", several: "causes") ?? ""
    let never = audit.coverage.checkCount(.never)
    let open = [
      counted(audit.count(.indeterminate), one: "indeterminate", several: "indeterminate"),
      counted(audit.unjudgedPairs, one: "without a value", several: "without a value"),
      never > 0 ? "\(shown(audit.coverage.percent(of: .never)))% never measured" : nil,
    ]
    let count = Double(audit.count(.indeterminate) + audit.unjudgedPairs) + never.rounded(.up)
    return [
      Tile(outcome: .fail, title: "fail", count: grouped(audit.count(.fail)), note: fails),
      Tile(
        outcome: .waived, title: "waived", count: grouped(audit.count(.waived)),
        note: [counted(waivers.count, one: "waiver", several: "waivers"), audit.endlessNote]
          .compactMap(\.self).joined(separator: ", ")),
      Tile(
        outcome: .pass, title: "pass", count: grouped(audit.count(.pass)), note: lowestMargin ?? ""),
      Tile(
        outcome: .indeterminate, title: "not checked", count: grouped(Int(count)),
        note: open.compactMap(\.self).joined(separator: ", ")),
    ]
  }

  /// The check that passes with the least above its limit, in words; nil if none passes.
  private var lowestMargin: String? {
    let least = audit.results(with: .pass).min {
      $0.shareOfLimit ?? .infinity < $1.shareOfLimit ?? .infinity
    }
    guard let least, let ratio = least.ratio, let required = least.required else { return nil }
    return
      "lowest: \(shown(ratio)), needs \(plain(required)): \(least.component), \(least.pairName)"
  }
}
