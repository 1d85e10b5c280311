import TokenChecks
import TokenModel
import TokenOutputs

/// A list of changes, which text shows as aligned lines and Markdown as a table.
package struct DiffSection {
  package var title: String
  /// The column heads, for formats that show them.
  package var columns: [String]
  /// A cell for each column.
  package var rows: [[String]]
}

extension TokenDiff {
  /// All changes, as lists that are not empty.
  var sections: [DiffSection] {
    ([themeSection, choiceSection, contrastSection] + pathSections + [
      valueSection, documentationSection,
    ] + apiSections).filter { !$0.rows.isEmpty }
  }

  /// The lists without the changes that pages draw: contrast and values.
  package var undrawnSections: [DiffSection] {
    ([themeSection, choiceSection] + pathSections + [documentationSection] + apiSections)
      .filter { !$0.rows.isEmpty }
  }

  private var themeSection: DiffSection {
    DiffSection(
      title: "Themes", columns: ["", "theme"],
      rows: themes.added.map { ["added", $0.label] } + themes.removed.map { ["removed", $0.label] }
        + themes.renamed.flatMap { renaming in
          [("lost", renaming.from), ("gained", renaming.to)].flatMap { what, usual in
            usual.contexts.entries.map { [what, "\($0.axis), compared in \($0.value)"] }
          }
        })
  }

  private var choiceSection: DiffSection {
    DiffSection(
      title: "Theme axes", columns: ["axis", "what", "before and after"],
      rows: themes.choices.map { choice in
        let change = "\(choice.before ?? "none") → \(choice.after ?? "none")"
        return [choice.axis, choice.by.rawValue, change]
      })
  }

  private var contrastSection: DiffSection {
    DiffSection(
      title: "Contrast", columns: ["verdict", "ratio", "component", "variant", "pair", ""],
      rows: contrastGroups.compactMap { group in
        let change = group.changes[0]
        return change.row.map { row in
          [change.verdict, change.ratios, row.component, group.title, row.pairName, group.notes]
        }
      })
  }

  private var pathSections: [DiffSection] {
    [
      DiffSection(
        title: "Tokens removed", columns: ["token", "type", "value"],
        rows: removed.map { [$0.path, $0.type ?? "", $0.valueText] }),
      DiffSection(
        title: "Tokens renamed", columns: ["token", "now", "because"],
        rows: renamed.map { [$0.from, "→ \($0.to)", $0.because.rawValue] }),
      DiffSection(
        title: "Tokens added", columns: ["token", "type", "value"],
        rows: added.map { [$0.path, $0.type ?? "", $0.valueText] }),
    ]
  }

  private var valueSection: DiffSection {
    DiffSection(
      title: "Tokens changed", columns: ["token", "what", "theme", "before and after", "distance"],
      rows: changed.filter { !$0.kind.isDocumentation }.map(cells))
  }

  private var documentationSection: DiffSection {
    DiffSection(
      title: "Documentation changed", columns: ["token", "what", "theme", "before and after"],
      rows: changed.filter(\.kind.isDocumentation).map { cells($0).dropLast() })
  }

  private func cells(_ change: TokenChange) -> [String] {
    [
      change.path, change.kind.rawValue, change.holds.title,
      "\(change.before ?? "none") → \(change.after ?? "none")", change.distanceText,
    ]
  }

  private var apiSections: [DiffSection] {
    func rows(_ symbols: [SwiftSymbol]) -> [[String]] { symbols.map { [$0.path, $0.type] } }
    let columns = ["symbol", "type"]
    return [
      DiffSection(title: "Swift removed", columns: columns, rows: rows(api.removed)),
      DiffSection(
        title: "Swift renamed", columns: columns,
        rows: api.renamed.map { renaming in
          let (from, to) = (renaming.from, renaming.to)
          return [
            "\(from.path) → \(to.path)",
            from.type == to.type ? to.type : "\(from.type) → \(to.type)",
          ]
        }),
      DiffSection(
        title: "Swift changed", columns: columns,
        rows: api.changed.map { [$0.path, "\($0.before) → \($0.after)"] }),
      DiffSection(title: "Swift added", columns: columns, rows: rows(api.added)),
      DiffSection(title: "Swift deprecated", columns: columns, rows: rows(api.deprecated)),
      DiffSection(
        title: "Swift not compared", columns: ["component", "why"],
        rows: api.unmet.map { unmet in
          [unmet.component, "its contract is not met on the \(unmet.isNow ? "new" : "old") side"]
        }),
    ]
  }
}
