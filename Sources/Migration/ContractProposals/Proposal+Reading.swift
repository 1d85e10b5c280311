import TokenChecks
import TokenModel
import TokenThemes
import Writers

extension Proposal.Contract {
  /// A contract and what the audit says about it.
  init(_ draft: ContractDraft, results: [ContrastResult]) {
    (component, file, bytes) = (draft.component, draft.file, draft.json)
    comments = draft.comments
    counts = Proposal.Counts(
      pairs: results.count,
      passes: results.count { $0.outcome == .pass },
      failures: results.count { $0.outcome == .fail },
      waived: results.count { $0.outcome == .waived },
      exemptions: results.count { $0.outcome == .exempt })
    let judged = results.filter { $0.required != nil && $0.ratio != nil }
    if let result = judged.min(by: { ($0.ratio ?? 0) < ($1.ratio ?? 0) }), let ratio = result.ratio
    {
      lowest = Proposal.Lowest(ratio: shown(ratio), pair: result.pairName, label: result.label)
    }
  }
}

extension Proposal.Gap {
  /// The colors that no contract measures, by the reason.
  static func list(
    _ coverage: Coverage, tokens: ResolvedTokens, reasons: [PathID: ColorNames.Gap]
  ) -> [Proposal.Gap] {
    var paths: [ColorNames.Gap: [String]] = [:]
    for color in coverage.colors where color.status == .never {
      let path = tokens.set.paths.find(color.path.pathSegments)
      let reason = path.flatMap { reasons[$0] } ?? (color.part == nil ? .unnamed : .inner)
      if paths[reason]?.last != color.path { paths[reason, default: []].append(color.path) }
    }
    return ColorNames.Gap.allCases.compactMap { gap in
      paths[gap].map { Proposal.Gap(reason: gap.phrase, paths: $0) }
    }
  }
}

extension ColorNames.Gap {
  /// The reason in words.
  var phrase: String {
    switch self {
    case .unnamed: "the name does not say what the color is for"
    case .inner: "it is inside a border, a shadow or a gradient"
    case .alone: "no name says what is on this background"
    case .groundless: "no name says what this color is on"
    case .inverse: "no name says which inverse background this color is on"
    case .faint:
      "it cannot be seen on what its name says; see the comments in the contracts"
    case .unsure: "the names do not tell what it is seen with; see the comments in the contracts"
    case .partial: "not every theme has the color"
    case .unwritable: "a contract cannot write the name"
    case .crowded: "the group has more than \(proposedColorLimit) colors"
    case .taken: "a file with the name of its contract exists"
    case .refused: "the proposed contract has errors"
    }
  }
}
