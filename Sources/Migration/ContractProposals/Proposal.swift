@_exported import TokenCompiler

/// What `tincture propose` suggests: contracts, and what they measure.
package struct Proposal {
  /// A contract and what the audit says about it.
  package struct Contract {
    let draft: ContractDraft
    /// The checks of its pairs.
    let results: [ContrastResult]

    package var component: String { draft.component }
    /// The name of the file, without folder.
    package var file: String { draft.file }
    /// The text of the file.
    package var bytes: [UInt8] { draft.json }

    /// The lowest ratio of a result with a requirement, cut to two decimals, and the result; nil without one.
    var lowest: (ratio: String, result: ContrastResult)? {
      let judged = results.filter { $0.required != nil && $0.ratio != nil }
      return judged.min { ($0.ratio ?? 0) < ($1.ratio ?? 0) }.map { (shown($0.ratio ?? 0), $0) }
    }
  }

  /// The contracts, in the order of their files.
  package var contracts: [Contract] = []
  /// Files that exist already; their contracts are not proposed.
  package var taken: [String] = []
  /// Contracts that the checks refuse, with the first error of each.
  package var refused: [(component: String, error: String)] = []
  /// The number of colors in the project.
  package var colors = 0
  /// The number of colors that are measured or exempt without and with the contracts.
  package var before = 0
  package var after = 0
  /// The color that seems to be behind everything; nil if no name says so.
  package var base: String?
  /// The paths of colors that no contract measures, by the reason.
  package var gaps: [(reason: String, paths: [String])] = []
  /// The errors in the project without the contracts, except that it measures nothing.
  package var errors: [Diagnostic] = []
  /// The number of more errors with the contracts.
  package var newErrors = 0

  /// The share of colors that are measured or exempt, 0…100, cut to one decimal; nil without colors.
  package func percent(_ count: Int) -> Double? {
    colors > 0 ? (Double(count) / Double(colors) * 1000).rounded(.down) / 10 : nil
  }
}

extension Proposal {
  /// Proposes contracts from the names of colors that no contract measures. The audit measures every pair.
  /// `taken` names the files in the folder of the new contracts, which is relative to the project folder.
  package init(_ analysis: Analysis, of sources: Sources, folder: String, taken: Set<String>) {
    var writer = DraftWriter(
      analysis, surface: sources.project.surface, folder: folder, existing: taken)
    writer.add(ColorNames(analysis.tokens))
    var trial = Trial(sources, without: analysis, folder: folder, drafts: writer)
    trial.run()
    self = trial.result
    base = writer.bases.first.map(analysis.tokens.set.paths.string)
  }

  /// The proposal as text. `folder` is that of the contracts, as the user knows it.
  package func text(folder: String, isWritten: Bool) -> String {
    func path(of file: String) -> String {
      folder.isEmpty || folder == "." ? file : "\(folder)/\(file)"
    }
    var lines = contracts.map {
      "\(isWritten ? "wrote" : "would write") \(printable(path(of: $0.file))): \($0.summary)"
    }
    lines += taken.map {
      "skipped \(printable(path(of: $0))): the file exists; tincture propose replaces no file"
    }
    lines += refused.map { "left out \(printable($0.component)): \(printable($0.error))" }
    let cause = colors == 0 ? ": no token of this project is a color" : ""
    if contracts.isEmpty { lines.append("No contract to propose\(cause).") }
    if contracts.count > 1 { lines.append("Together: \(contracts.flatMap(\.results).counts())") }
    if let share = percent(before), let newShare = percent(after) {
      lines.append(
        "Coverage: \(before) of \(counted(colors, noun: "color")) (\(plain(share))%) without these "
          + "contracts, \(after) (\(plain(newShare))%) with them")
    }
    if !gaps.isEmpty { lines.append("Left out:") }
    lines += gaps.map { reason, paths in
      "  \(counted(paths.count, noun: "color")): \(reason), such as "
        + paths.prefix(3).map(printable).quotedList()
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The proposal as JSON, with the folder as users know it, and the patterns that the project file needs.
  package func json(folder: String, added: [String], isWritten: Bool) -> [UInt8] {
    JSONWriter.file(lines: 2) { json in
      json.members(("version", 1), ("folder", folder), ("written", isWritten))
      json.array("added", items: added) { $0.string(nil, value: $1) }
      json.objects("contracts", items: contracts) { $1.write(to: &$0) }
      json.array("taken", items: taken) { $0.string(nil, value: $1) }
      json.objects("refused", items: refused) {
        $0.members(("component", $1.component), ("because", $1.error))
      }
      json.object("coverage") { json in
        json.members(
          ("colors", colors), ("before", before), ("after", after), ("percent", percent(after)))
      }
      json.objects("leftOut", items: gaps) { json, gap in
        json.string("because", value: gap.reason)
        json.array("paths", items: gap.paths) { $0.string(nil, value: $1) }
      }
    }
  }
}

extension Proposal.Contract {
  /// The counts and the lowest ratio.
  fileprivate var summary: String {
    guard let lowest else { return results.counts() }
    let (ratio, result) = lowest
    let place = result.label.isEmpty ? "" : " (\(printable(result.label)))"
    return "\(results.counts()); lowest \(ratio):1, \(printable(result.pairName))\(place)"
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.members(
      ("component", component), ("file", file), ("pairs", results.pairs.count),
      ("checks", results.count))
    for outcome in [Outcome.pass, .fail, .waived, .exempt] {
      json.number(outcome.rawValue, value: results.count { $0.outcome == outcome })
    }
    if let lowest {
      json.object("lowest") { json in
        json.members(
          ("ratio", lowest.ratio), ("pair", lowest.result.pairName), ("where", lowest.result.label))
      }
    } else {
      json.string("lowest", value: nil)
    }
    json.array("comments", items: draft.comments) { $0.string(nil, value: $1) }
    var text = bytes
    while text.last == 0x0A { text.removeLast() }
    json.json("contract", text: text)
  }
}
