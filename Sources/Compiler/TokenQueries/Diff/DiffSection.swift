import TokenOutputs
import Writers

/// A list of changes, which text shows as aligned lines, and Markdown and pages as a table.
package struct DiffSection {
  package let title: String
  /// The column heads, for formats that show them. One that ends in `:` aligns its column to the right.
  package private(set) var columns: [String]
  /// A cell for each column.
  package private(set) var rows: [[MarkedText]]
  /// The number of changes: a row without its first cell continues that before it.
  package var count: Int { rows.count { !$0[0].plain.isEmpty } }

  /// A list without the columns in which no row has text.
  fileprivate init(_ title: String, _ columns: [String], _ rows: [[MarkedText]]) {
    let used = columns.indices.filter { column in rows.contains { !$0[column].plain.isEmpty } }
    self.title = title
    self.columns = used.map { columns[$0] }
    self.rows = rows.map { row in used.map { row[$0] } }
  }

  /// A list of checks.
  init(_ title: String = "", checks groups: [ContrastGroup]) {
    self.init(
      title, ["verdict", "ratio:", "component", "variant", "pair", "needs"],
      groups.map { group in
        let change = group.changes[0]
        return [
          change.verdict, change.ratios, change.row?.component ?? "", group.title, group.name,
          change.needs,
        ].map { "\($0)" }
      })
  }
}

extension TokenDiff {
  /// All changes but what to fix, as lists that are not empty.
  ///
  /// - Parameter limit: The number of tokens that an edit changes which are named.
  package func sections(naming limit: Int = 4) -> [DiffSection] {
    let more = failures.dropFirst(Self.shownFailures).flatMap(\.groups)
    let values = edits.flatMap { edit in
      edit.rows.enumerated().map { index, row -> [MarkedText] in
        [
          index == 0 ? "\(code: edit.path)" : "", "\(row.change.holds.title)", row.change.cell,
          "\(row.change.distanceText)", row.reference?.cell ?? "",
          index == 0 ? edit.followers.cell(limit) : "",
        ]
      }
    }
    let lists = [
      DiffSection("More to fix", checks: more), DiffSection("Contrast", checks: otherContrast),
      DiffSection(
        "Tokens changed", ["token", "theme", "value", "distance:", "reference", "with it"], values),
    ]
    return lists.filter { !$0.rows.isEmpty } + otherSections
  }

  private var otherSections: [DiffSection] {
    func entries(_ entries: [TokenEntry]) -> [[MarkedText]] {
      entries.map { ["\(code: $0.path)", "\($0.type ?? "")", $0.cell] }
    }
    let columns = ["token", "type", "value"]
    let lists = [
      DiffSection("Tokens removed", columns, entries(removed)),
      DiffSection(
        "Tokens renamed", ["token", "because"],
        renamed.map { ["\(code: $0.from) → \(code: $0.to)", "\($0.because.rawValue)"] }),
      DiffSection("Tokens added", columns, entries(added)),
      DiffSection(
        "Documentation changed", ["token", "what", "theme", "text"],
        changed.filter(\.kind.isDocumentation).map { change in
          [
            "\(code: change.path)", "\(change.kind.rawValue)", "\(change.holds.title)",
            "\(change.before ?? "none") → \(change.after ?? "none")",
          ]
        }),
      DiffSection("Themes", ["what", "theme"], themeRows),
      DiffSection(
        "Theme axes", ["axis", "what", "before and after"],
        themes.choices.map { choice in
          let change = "\(choice.before ?? "none") → \(choice.after ?? "none")"
          return ["\(choice.axis)", "\(choice.by.rawValue)", "\(change)"]
        }),
    ]
    return (lists + apiSections).filter { !$0.rows.isEmpty }
  }

  private var themeRows: [[MarkedText]] {
    themes.added.map { ["added", "\($0.label)"] }
      + themes.removed.map { ["removed", "\($0.label)"] }
      + themes.renamed.flatMap { renaming in
        [("lost", renaming.from), ("gained", renaming.to)].flatMap { what, usual in
          usual.contexts.entries.map { ["\(what)", "\($0.axis), compared in \($0.value)"] }
        }
      }
  }

  private var apiSections: [DiffSection] {
    func list(_ title: String, _ symbols: [SwiftSymbol]) -> DiffSection {
      DiffSection(
        title, ["symbol", "type"], symbols.map { ["\(code: $0.path)", "\(code: $0.type)"] })
    }
    return [
      list("Swift removed", api.removed),
      DiffSection(
        "Swift renamed", ["symbol", "type"],
        api.renamed.map { renaming in
          let (from, to) = (renaming.from, renaming.to)
          let type: MarkedText = "\(code: to.type)"
          return [
            "\(code: from.path) → \(code: to.path)",
            from.type == to.type ? type : "\(code: from.type) → \(type)",
          ]
        }),
      DiffSection(
        "Swift changed", ["symbol", "type"],
        api.changed.map { ["\(code: $0.path)", "\(code: $0.before) → \(code: $0.after)"] }),
      list("Swift added", api.added), list("Swift deprecated", api.deprecated),
      DiffSection(
        "Swift not compared", ["component", "why"],
        api.unmet.map { unmet in
          let side = unmet.isNow ? "new" : "old"
          return ["\(unmet.component)", "its contract is not met on the \(side) side"]
        }),
    ]
  }
}

extension TokenChange {
  /// The values before and after; of a type with its name.
  var cell: MarkedText {
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
  fileprivate func cell(_ limit: Int) -> MarkedText {
    guard let first else { return "" }
    let named = dropFirst().prefix(limit - 1).reduce("\(code: first)" as MarkedText) {
      "\($0), \(code: $1)"
    }
    return "also changes \(named)\(count > limit ? " and \(count - limit) more" : "")"
  }
}
