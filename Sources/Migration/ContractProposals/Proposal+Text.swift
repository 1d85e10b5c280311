import TokenChecks
import Writers

extension Proposal {
  /// The proposal as text. `folder` is that of the contracts, as the user knows it.
  package func text(folder: String, isWritten: Bool) -> String {
    func path(of file: String) -> String {
      folder.isEmpty || folder == "." ? file : "\(folder)/\(file)"
    }
    var lines: [String] = []
    for contract in contracts {
      lines.append(
        "\(isWritten ? "wrote" : "would write") \(printable(path(of: contract.file))): "
          + contract.summary)
    }
    for file in taken {
      lines.append(
        "skipped \(printable(path(of: file))): the file exists; tincture propose replaces no file"
      )
    }
    for (component, error) in refused {
      lines.append("left out \(printable(component)): \(printable(error))")
    }
    if contracts.isEmpty {
      lines.append(
        colors == 0
          ? "No contract to propose: no token of this project is a color."
          : "No contract to propose.")
    }
    if contracts.count > 1 {
      lines.append("Together: \(contracts.flatMap(\.results).counts)")
    }
    if let share = percent(before), let newShare = percent(after) {
      lines.append(
        "Coverage: \(before) of \(counted(colors, noun: "color")) (\(plain(share))%) without these "
          + "contracts, \(after) (\(plain(newShare))%) with them")
    }
    if !gaps.isEmpty { lines.append("Left out:") }
    for gap in gaps {
      lines.append(
        "  \(counted(gap.paths.count, noun: "color")): \(gap.reason), such as "
          + gap.paths.prefix(3).map(printable).quotedList())
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Proposal.Contract {
  /// The counts and the lowest ratio.
  fileprivate var summary: String {
    guard let lowest else { return results.counts }
    let place = lowest.label.isEmpty ? "" : " (\(printable(lowest.label)))"
    return "\(results.counts); lowest \(lowest.ratio):1, \(printable(lowest.pair))\(place)"
  }
}
