import ColorMath
import TokenChecks
import TokenModel
import TokenOutputs
import TokenThemes
import Writers

/// The audit prepared for the page: a row for each pair and variant, with its results side by side.
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

  /// What the results of a row have in common.
  private struct Key: Hashable {
    var component: Int
    var pair, variant, requirement: String
  }

  init(_ compilation: Compilation) {
    self.compilation = compilation
    var numbers: [Key: Int] = [:]
    for index in audit.results.indices {
      let result = audit.results[index]
      let key = Key(
        component: components.number(of: result.component), pair: result.pairName,
        variant: result.variantName, requirement: result.requirement)
      let cell = Cell(
        result: index, theme: themes.number(of: result.holds),
        style: result.text.map { styles.number(of: $0) }, stack: result.drawn)
      if let number = numbers[key] {
        rows[number].cells.append(cell)
      } else {
        numbers[key] = rows.count
        rows.append(Row(component: key.component, cells: [cell]))
      }
    }
    let sections = Dictionary(grouping: rows, by: \.component)
    rows = components.items.indices.flatMap { sections[$0] ?? [] }
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

extension Holds {
  /// The values of a variant on axes that the themes do not already name.
  func entriesApart(from variant: Variant) -> [Variant.Entry] {
    variant.entries.filter { values(of: $0.axis) == nil }
  }
}

extension Outcome {
  /// The outcome as the page names it.
  var word: String { rawValue.capitalizedOnce }
}

extension ContrastResult {
  /// The variant, without the values that the theme already has.
  var ownVariant: [Variant.Entry] { holds.entriesApart(from: variant) }

  /// The values of the variant that the theme does not have.
  var variantName: String { ownVariant.map(\.value).joined(separator: " · ") }
}

extension ContrastResult.Suggestion {
  var sentence: String { "\(subject) \(color.hex), \(shown(ratio))" }
}

extension Stack {
  var sights: [String] {
    VisionDeficiency.allCases.map { deficiency in
      deficiency.rawValue + " " + shown(seen(with: deficiency).worst.ratio)
    }
  }
}
