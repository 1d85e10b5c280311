import Writers

/// A proposal as text.
///
/// - Parameters:
///   - folder: The folder of the contracts, as the user knows it.
///   - isWritten: Whether the contracts are in files now.
package func proposalText(_ proposal: Proposal, folder: String, isWritten: Bool) -> String {
  var lines: [String] = []
  for contract in proposal.contracts {
    lines.append(
      "\(isWritten ? "wrote" : "would write") \(printable(path(contract.file, in: folder))): "
        + contract.summary)
  }
  for file in proposal.taken {
    lines.append(
      "skipped \(printable(path(file, in: folder))): the file exists; tincture propose replaces no file"
    )
  }
  for (component, error) in proposal.refused {
    lines.append("left out \(printable(component)): \(printable(error))")
  }
  if proposal.contracts.isEmpty {
    lines.append(
      proposal.colors == 0
        ? "No contract to propose: no token of this project is a color." : "No contract to propose."
    )
  }
  if proposal.contracts.count > 1 {
    lines.append("Together: \(proposal.contracts.reduce(Proposal.Counts()) { $0 + $1.counts })")
  }
  if let before = proposal.percent(proposal.before), let after = proposal.percent(proposal.after) {
    lines.append(
      "Coverage: \(proposal.before) of \(counted(proposal.colors, noun: "color")) "
        + "(\(plain(before))%) without these contracts, "
        + "\(proposal.after) (\(plain(after))%) with them")
  }
  if !proposal.gaps.isEmpty { lines.append("Left out:") }
  for gap in proposal.gaps {
    lines.append(
      "  \(counted(gap.paths.count, noun: "color")): \(gap.reason), such as "
        + gap.paths.prefix(shownNames).map(printable).quotedList())
  }
  return lines.map { $0 + "\n" }.joined()
}

/// The number of names that a line gives as examples.
private let shownNames = 3

private func path(_ file: String, in folder: String) -> String {
  folder.isEmpty || folder == "." ? file : "\(folder)/\(file)"
}

extension Proposal.Contract {
  /// The counts and the lowest ratio.
  fileprivate var summary: String {
    guard let lowest else { return "\(counts)" }
    let place = lowest.label.isEmpty ? "" : " (\(printable(lowest.label)))"
    return "\(counts); lowest \(lowest.ratio):1, \(printable(lowest.pair))\(place)"
  }
}

extension Proposal.Counts: CustomStringConvertible {
  /// The counts in the words of the audit, without those that are 0.
  package var description: String {
    let parts = [
      (passes, "pass"), (failures, "fail"), (waived, "waived"), (exemptions, "exempt"),
    ]
    return counted(pairs, noun: "pair") + ": "
      + parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  fileprivate static func + (one: Self, other: Self) -> Self {
    Self(
      pairs: one.pairs + other.pairs, passes: one.passes + other.passes,
      failures: one.failures + other.failures, waived: one.waived + other.waived,
      exemptions: one.exemptions + other.exemptions)
  }
}
