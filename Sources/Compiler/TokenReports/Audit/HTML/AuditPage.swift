import ColorMath
import TokenChecks
import TokenModel
import TokenOutputs
import TokenThemes
import Writers

/// The audit prepared for the page: a row for each pair and variant, with its checks side by side.
struct AuditPage {
  let compilation: Compilation
  private(set) var components = Numbering<String>()
  /// The themes that results hold in.
  private(set) var themes = Numbering<Holds>()
  private(set) var styles = Numbering<TypographyValue>()
  /// The rows, by component.
  private(set) var rows: [Row] = []

  var audit: Audit { compilation.audit }

  struct Row {
    var component: Int
    var cells: [Cell]
  }

  /// One result, with values that are computed once.
  struct Cell {
    var result: Int
    /// The indices of the themes and of the text style.
    var theme: Int
    var style: Int?
    var stack: Stack?
  }

  init(_ compilation: Compilation) {
    self.compilation = compilation
    let cells = audit.results.indices.map { index in
      let result = audit.results[index]
      return Cell(
        result: index, theme: themes.number(of: result.holds),
        style: result.text.map { styles.number(of: $0) }, stack: result.drawn)
    }
    for pair in audit.results.pairs {
      let component = components.number(of: audit.results[pair[0]].component)
      rows.append(Row(component: component, cells: pair.map { cells[$0] }))
    }
    // Stable, because Swift's sort is.
    rows.sort { $0.component < $1.component }
  }

  /// The first result of a row, for what all of them have in common.
  func result(of row: Row) -> ContrastResult { audit.results[row.cells[0].result] }

  /// What some themes are called; empty if all results hold in the same.
  func name(of themes: Holds) -> String {
    self.themes.items.count > 1 ? themes.title : themes.label
  }

  func id(of cell: Cell) -> HTMLID { HTMLID(key: audit.results[cell.result].key) }
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
}

extension Outcome {
  /// The outcome as the page names it.
  var word: String { rawValue.capitalizedOnce }
}

extension ContrastResult {
  /// The values of the variant that the theme does not have.
  var variantName: String { ownVariant.map(\.value).joined(separator: " · ") }
}

extension Stack {
  var sights: [String] {
    VisionDeficiency.allCases.map { deficiency in
      "\(deficiency.word.lowercased()) \(shown(seen(with: deficiency).worst.ratio)):1"
    }
  }
}
