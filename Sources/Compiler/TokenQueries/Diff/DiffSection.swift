import TokenOutputs
import Writers

/// A list of changes, which text shows as aligned lines and Markdown as a table.
package struct DiffSection {
  package var title: String
  /// The column heads, for formats that show them. One that ends in `:` aligns its column to the right.
  package var columns: [String]
  /// A cell for each column.
  package var rows: [[MarkedText]]

  /// The columns that are aligned to the right.
  var endAligned: Set<Int> { Set(columns.indices.filter { columns[$0].hasSuffix(":") }) }
}

extension TokenDiff {
  /// All changes but what to fix, as lists that are not empty.
  package var sections: [DiffSection] {
    ([contrastSection, valueSection] + undrawnSections).filter { !$0.rows.isEmpty }
  }

  /// The lists without the changes that pages draw: contrast and values.
  package var undrawnSections: [DiffSection] {
    (pathSections + [documentationSection, themeSection, choiceSection] + apiSections)
      .filter { !$0.rows.isEmpty }
  }

  private var contrastSection: DiffSection {
    DiffSection(
      title: "Contrast", columns: ["verdict", "ratio:", "component", "variant", "pair", "needs"],
      rows: otherContrast.map(\.cells))
  }

  private var valueSection: DiffSection {
    DiffSection(
      title: "Tokens changed", columns: ["token", "theme", "value", "distance:", "reference", ""],
      rows: edits.flatMap { edit in
        edit.rows.enumerated().map { index, row in
          let isFirst = index == 0
          return [
            isFirst ? "\(code: edit.path)" : "", "\(row.change.holds.title)", row.change.cell,
            "\(row.change.distanceText)", row.reference?.cell ?? "",
            isFirst && !edit.followers.isEmpty ? "also changes \(edit.followers.cell)" : "",
          ]
        }
      })
  }

  private var pathSections: [DiffSection] {
    func rows(_ entries: [TokenEntry]) -> [[MarkedText]] {
      entries.map { ["\(code: $0.path)", "\($0.type ?? "")", $0.cell] }
    }
    let columns = ["token", "type", "value"]
    return [
      DiffSection(title: "Tokens removed", columns: columns, rows: rows(removed)),
      DiffSection(
        title: "Tokens renamed", columns: ["token", "because"],
        rows: renamed.map { ["\(code: $0.from) → \(code: $0.to)", "\($0.because.rawValue)"] }),
      DiffSection(title: "Tokens added", columns: columns, rows: rows(added)),
    ]
  }

  private var documentationSection: DiffSection {
    DiffSection(
      title: "Documentation changed", columns: ["token", "what", "theme", "text"],
      rows: changed.filter(\.kind.isDocumentation).map { change in
        [
          "\(code: change.path)", "\(change.kind.rawValue)", "\(change.holds.title)",
          "\(change.before ?? "none") → \(change.after ?? "none")",
        ]
      })
  }

  private var themeSection: DiffSection {
    DiffSection(
      title: "Themes", columns: ["", "theme"],
      rows: themes.added.map { ["added", "\($0.label)"] }
        + themes.removed.map { ["removed", "\($0.label)"] }
        + themes.renamed.flatMap { renaming in
          [("lost", renaming.from), ("gained", renaming.to)].flatMap { what, usual in
            usual.contexts.entries.map { ["\(what)", "\($0.axis), compared in \($0.value)"] }
          }
        })
  }

  private var choiceSection: DiffSection {
    DiffSection(
      title: "Theme axes", columns: ["axis", "what", "before and after"],
      rows: themes.choices.map { choice in
        let change = "\(choice.before ?? "none") → \(choice.after ?? "none")"
        return ["\(choice.axis)", "\(choice.by.rawValue)", "\(change)"]
      })
  }

  private var apiSections: [DiffSection] {
    func rows(_ symbols: [SwiftSymbol]) -> [[MarkedText]] {
      symbols.map { ["\(code: $0.path)", "\(code: $0.type)"] }
    }
    let columns = ["symbol", "type"]
    return [
      DiffSection(title: "Swift removed", columns: columns, rows: rows(api.removed)),
      DiffSection(
        title: "Swift renamed", columns: columns,
        rows: api.renamed.map { renaming in
          let (from, to) = (renaming.from, renaming.to)
          return [
            "\(code: from.path) → \(code: to.path)",
            from.type == to.type
              ? "\(code: to.type)" : "\(code: from.type) → \(code: to.type)",
          ]
        }),
      DiffSection(
        title: "Swift changed", columns: columns,
        rows: api.changed.map { ["\(code: $0.path)", "\(code: $0.before) → \(code: $0.after)"] }),
      DiffSection(title: "Swift added", columns: columns, rows: rows(api.added)),
      DiffSection(title: "Swift deprecated", columns: columns, rows: rows(api.deprecated)),
      DiffSection(
        title: "Swift not compared", columns: ["component", "why"],
        rows: api.unmet.map { unmet in
          let side = unmet.isNow ? "new" : "old"
          return ["\(unmet.component)", "its contract is not met on the \(side) side"]
        }),
    ]
  }
}

extension TokenChange {
  /// The values before and after; of a type with its name.
  package var cell: MarkedText {
    func value(_ text: String?) -> MarkedText { text.map { "\(code: $0)" } ?? "none" }
    return "\(kind == .type ? "type " : "")\(value(before)) → \(value(after))"
  }
}

extension TokenEntry {
  /// The different values, each with the themes that have it.
  fileprivate var cell: MarkedText {
    values.enumerated().reduce("") { text, item in
      let themes = item.element.holds.label
      let value: MarkedText = item.element.text.map { "\(code: $0)" } ?? "unreadable"
      return "\(text)\(item.offset > 0 ? ", " : "")\(value)\(themes.isEmpty ? "" : " (\(themes))")"
    }
  }
}

extension [String] {
  /// The first texts as code, and the number of the others.
  fileprivate var cell: MarkedText {
    let first = prefix(count == 5 ? 5 : 4).enumerated().reduce("" as MarkedText) { text, item in
      "\(text)\(item.offset > 0 ? ", " : "")\(code: item.element)"
    }
    return count > 5 ? "\(first) and \(String(count - 4)) more" : first
  }
}
