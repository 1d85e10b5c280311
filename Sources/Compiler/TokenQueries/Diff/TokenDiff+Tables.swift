extension ReportTable {
  /// A list of checks.
  init(_ title: String = "", checks groups: [ContrastGroup]) {
    self.init(
      title, columns: ["verdict", "ratio:", "component", "variant", "pair", "needs"],
      rows: groups.map { group in
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
  package func sections(naming limit: Int = 4) -> [ReportTable] {
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
      ReportTable("More to fix", checks: more), ReportTable("Contrast", checks: otherContrast),
      ReportTable(
        "Tokens changed",
        columns: ["token", "theme", "value", "distance:", "reference", "other tokens"], rows: values
      ),
    ]
    return lists.filter { !$0.rows.isEmpty } + otherSections
  }

  private var otherSections: [ReportTable] {
    func entries(_ entries: [TokenEntry]) -> [[MarkedText]] {
      entries.map { ["\(code: $0.path)", "\($0.type ?? "")", $0.cell] }
    }
    let columns = ["token", "type", "value"]
    let lists = [
      ReportTable("Tokens removed", columns: columns, rows: entries(removed)),
      ReportTable(
        "Tokens renamed", columns: ["token", "because"],
        rows: renamed.map { ["\(code: $0.from) → \(code: $0.to)", "\($0.because.rawValue)"] }),
      ReportTable("Tokens added", columns: columns, rows: entries(added)),
      ReportTable(
        "Documentation changed", columns: ["token", "what", "theme", "text"],
        rows: changed.filter(\.kind.isDocumentation).map { change in
          [
            "\(code: change.path)", "\(change.kind.rawValue)", "\(change.holds.title)",
            "\(change.before ?? "none") → \(change.after ?? "none")",
          ]
        }), ReportTable("Themes", columns: ["what", "theme"], rows: themeRows),
      ReportTable(
        "Theme axes", columns: ["axis", "what", "before and after"],
        rows: themes.choices.map { choice in
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

  private var apiSections: [ReportTable] {
    func list(_ title: String, _ symbols: [SwiftSymbol]) -> ReportTable {
      ReportTable(
        title, columns: ["symbol", "type"],
        rows: symbols.map { ["\(code: $0.path)", "\(code: $0.type)"] })
    }
    return [
      list("Swift removed", api.removed),
      ReportTable(
        "Swift renamed", columns: ["symbol", "type"],
        rows: api.renamed.map { renaming in
          let (from, to) = (renaming.from, renaming.to)
          let type: MarkedText = "\(code: to.type)"
          return [
            "\(code: from.path) → \(code: to.path)",
            from.type == to.type ? type : "\(code: from.type) → \(type)",
          ]
        }),
      ReportTable(
        "Swift changed", columns: ["symbol", "type"],
        rows: api.changed.map { ["\(code: $0.path)", "\(code: $0.before) → \(code: $0.after)"] }),
      list("Swift added", api.added), list("Swift deprecated", api.deprecated),
      ReportTable(
        "Swift not compared", columns: ["component", "why"],
        rows: api.unmet.map { unmet in
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
