import ColorMath
import TokenChecks
import TokenModel
import Writers

/// The audit prepared for the page: rows with their positions in the lists that filters use.
struct AuditPage {
  let compilation: Compilation
  private(set) var rows: [Row] = []
  /// The components.
  private(set) var components = Numbering<String>()
  /// The themes that results hold in.
  private(set) var themes = Numbering<Holds>()
  /// The text styles of samples.
  private(set) var styles = Numbering<TypographyValue>()
  /// The rows of each component.
  private(set) var sections: [Section] = []
  /// The themes and outcomes of each section.
  private(set) var shapes = Numbering<[Table.Shape]>()

  var audit: Audit { compilation.audit }

  /// One result, with values that are computed once.
  struct Row {
    var result: ContrastResult
    var id: HTMLID
    /// The indices of the component, the theme and the text style.
    var component, theme: Int
    var style: Int?
    var stack: Stack?
  }

  /// The rows of a component.
  struct Section {
    var component: Int
    var tables: [Table]
    /// The index of its shape.
    var shape: Int
  }

  /// The rows of a component that hold in the same themes.
  struct Table {
    /// The rows, as indices.
    var rows: [Int]
    var shape: Shape

    /// The facts that decide whether a table has anything to show.
    struct Shape: Hashable {
      var theme: Int
      var outcomes: OutcomeSet
    }
  }

  init(_ compilation: Compilation) {
    self.compilation = compilation
    rows.reserveCapacity(compilation.audit.results.count)
    for result in compilation.audit.results { rows.append(row(of: result)) }
    for difference in compilation.audit.states {
      _ = components.number(of: difference.component)
      _ = themes.number(of: difference.holds)
    }
    divideIntoTables()
  }

  private mutating func row(of result: ContrastResult) -> Row {
    return Row(
      result: result, id: HTMLID(key: result.key),
      component: components.number(of: result.component),
      theme: themes.number(of: result.holds),
      style: result.text.map { styles.number(of: $0) }, stack: result.drawn)
  }

  private mutating func divideIntoTables() {
    for (component, rows) in grouped(Array(rows.indices), by: \.component) {
      let tables = grouped(rows, by: \.theme).map { theme, rows in
        let outcomes = rows.map { OutcomeSet(self.rows[$0].result.outcome) }
        return Table(
          rows: rows,
          shape: Table.Shape(theme: theme, outcomes: OutcomeSet(outcomes)))
      }
      let shape = shapes.number(of: tables.map(\.shape))
      sections.append(Section(component: component, tables: tables, shape: shape))
    }
  }

  private func grouped(_ indices: [Int], by number: (Row) -> Int) -> [(Int, [Int])] {
    Dictionary(grouping: indices) { number(rows[$0]) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}

extension AuditPage {
  /// What some themes are called.
  func name(of themes: Holds) -> String {
    guard themes.label.isEmpty else { return themes.label }
    return audit.themeCount == 1 ? "The only theme" : "Every theme"
  }
}

/// Items in the order in which they first occur, each with a number.
struct Numbering<Item: Hashable> {
  private(set) var items: [Item] = []
  private var numbers: [Item: Int] = [:]
  private var last = 0

  /// The number of an item: its position. A new item becomes the last.
  mutating func number(of item: Item) -> Int {
    if last < items.count, items[last] == item { return last }
    last = numbers[item] ?? items.count
    if last == items.count {
      items.append(item)
      numbers[item] = last
    }
    return last
  }

  /// The number of an item that was numbered before.
  subscript(item: Item) -> Int { numbers[item] ?? 0 }
}

extension Outcome {
  /// The outcome as the page names it.
  var word: String {
    switch self {
    case .pass: "Pass"
    case .fail: "Fail"
    case .waived: "Waived"
    case .exempt: "Exempt"
    case .indeterminate: "Indeterminate"
    }
  }
}

/// A number and what is counted: "1 pair", "3 pairs".
func counted(_ count: Int, noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Stack {
  /// The ratio with each color vision deficiency.
  var sights: [String] {
    VisionDeficiency.allCases.map { deficiency in
      deficiency.rawValue + " " + shown(seen(with: deficiency).worst.ratio)
    }
  }
}
