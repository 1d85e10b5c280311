/// What came of the checks of each color as a table for each component: a row for each color of a
/// variant, a column for each group of themes.
struct CoverageMatrix {
  /// The groups of themes, in the order of their first themes.
  private(set) var columns: [Holds] = []
  /// What the groups of themes are called.
  var titles: [String] { columns.map { $0.title.isEmpty ? "status" : $0.title } }
  /// The components in natural order, then the colors without a role.
  private(set) var sections: [Section] = []

  struct Section {
    /// The component; nil for colors without a role.
    var component: String?
    var rows: [Row] = []

    /// The component, the number of its colors, and of those that are not measured everywhere.
    var title: String {
      let count = counted(rows.count, noun: "color")
      let open = rows.count { $0.statuses.contains { $0?.isOpen ?? false } }
      return (component.map { "\($0): \(count)" } ?? "\(count) without a role")
        + (open > 0 ? ", \(open) not measured everywhere" : "")
    }

    /// The columns in which it has colors.
    var columns: [Int] {
      (rows.first?.statuses ?? []).indices.filter { column in
        rows.contains { $0.statuses[column] != nil }
      }
    }
  }

  /// A color of a variant.
  struct Row {
    /// The role with the variant's values, or the token's path.
    let name: String
    /// The status in each column; nil where it does not exist.
    let statuses: [Coverage.Status?]
    /// Why it is exempt or waived.
    let reason: String
  }

  init(_ coverage: Coverage) {
    columns = Self.columns(of: coverage)
    let numbers = Dictionary(uniqueKeysWithValues: zip(columns, columns.indices))
    let cells = coverage.colors.flatMap { color in
      color.cells.map { (name: Self.name(of: $0, color: color), cell: $0) }
    }
    sections = cells.grouped { $0.cell.component }.map { cells in
      let rows = cells.grouped(by: \.name).map { cells in
        var statuses = [Coverage.Status?](repeating: nil, count: columns.count)
        for (_, cell) in cells { statuses[numbers[cell.holds] ?? 0] = cell.status }
        let reasons = cells.compactMap(\.cell.because).uniqued.joined(separator: "; ")
        return Row(name: cells[0].name, statuses: statuses, reason: reasons)
      }
      let component = cells[0].cell.component
      return Section(
        component: component,
        rows: component == nil ? rows.sorted { $0.name.naturallyPrecedes($1.name) } : rows)
    }
    sections.sort { ($0.component ?? "\u{10FFFF}").naturallyPrecedes($1.component ?? "\u{10FFFF}") }
  }

  private static func columns(of coverage: Coverage) -> [Holds] {
    var firsts: [Holds: Int] = [:]
    for cell in coverage.colors.lazy.flatMap(\.cells) { firsts[cell.holds] = cell.themeIndex }
    return firsts.keys.sorted { one, other in
      (firsts[one] ?? 0, one.restrictions.count, one.label)
        < (firsts[other] ?? 0, other.restrictions.count, other.label)
    }
  }

  private static func name(of cell: Coverage.Cell, color: Coverage.Color) -> String {
    let part = color.part.map { ".\($0)" } ?? ""
    guard let role = cell.role else { return color.path + part }
    let values = cell.holds.entriesApart(from: cell.variant).map(\.value)
    return (values + [role]).joined(separator: " ") + part
  }
}

extension Coverage {
  /// The matrix as aligned text: tokens, then what holds in each group of themes.
  var text: String {
    let matrix = CoverageMatrix(self)
    var text = ""
    for section in matrix.sections {
      text += "\n  \(printable(section.component ?? "Colors without a role"))\n"
      let columns = section.columns
      let rows =
        [[""] + columns.map { matrix.titles[$0] } + [""]]
        + section.rows.map { row in
          [row.name] + columns.map { row.statuses[$0]?.rawValue ?? "" } + [row.reason]
        }
      for line in TextTable(rows.map { $0.map { printable($0) } }).lines { text += "    \(line)\n" }
    }
    return text
  }

  /// "Coverage 98.33%: 60.83% measured, …", as a sentence without its period.
  var sentence: String {
    let shares = Self.listed.map { (percent(of: $0), $0) }.filter { $0.0 > 0 }
    return "Coverage \(shown(percent))%" + (shares.isEmpty ? "" : ": ")
      + shares.map { "\(shown($0))% \($1.rawValue)\($1.isOpen ? " measured" : "")" }
      .joined(separator: ", ")
  }

  static let listed: [Status] = [.measured, .waived, .exempt, .partly, .never]
}
