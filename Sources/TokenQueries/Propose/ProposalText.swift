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
  if proposal.contracts.isEmpty { lines.append("No contract to propose.") }
  lines.append(
    "Coverage: \(proposal.before) of \(proposal.colors) colors "
      + "(\(plain(proposal.percent(proposal.before)))%) without these contracts, "
      + "\(proposal.after) (\(plain(proposal.percent(proposal.after)))%) with them")
  if !proposal.gaps.isEmpty { lines.append("Left out:") }
  for gap in proposal.gaps {
    lines.append(
      "  \(counted(gap.paths.count, noun: "color")): \(gap.reason), such as "
        + listed(gap.paths.prefix(shownNames).map(printable)))
  }
  return lines.map { $0 + "\n" }.joined()
}

/// The number of names that a line gives as examples.
private let shownNames = 3

private func path(_ file: String, in folder: String) -> String {
  folder.isEmpty || folder == "." ? file : "\(folder)/\(file)"
}

private func listed(_ words: [String]) -> String { joined(words.map { "'\($0)'" }) }

extension Proposal.Contract {
  /// The counts and the lowest ratio.
  fileprivate var summary: String {
    var text = "\(counted(pairs, noun: "pair")), \(passes) pass, \(failures) fail"
    if exemptions > 0 { text += ", \(exemptions) exempt" }
    guard let lowest else { return text }
    let place = lowest.label.isEmpty ? "" : " (\(printable(lowest.label)))"
    return text + "; lowest \(lowest.ratio):1, \(printable(lowest.pair))\(place)"
  }
}
