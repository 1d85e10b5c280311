/// Rows of a token or pair, found by themes in which they hold without a look at each.
struct RowsByTheme {
  /// The rows by their values on some axes, for each list of axes that restricts some of them.
  private var tables: [[String]: [[String]: [Int]]] = [:]

  init(_ rows: [(number: Int, holds: Holds)]) {
    for (number, holds) in rows {
      for corner in holds.restrictions.map(\.values).combinations {
        tables[holds.restrictions.map(\.axis), default: [:]][corner, default: []].append(number)
      }
    }
  }

  func first(in theme: Variant) -> Int? {
    tables.compactMap { axes, rows in rows[axes.compactMap { theme[$0] }]?.first }.min()
  }

  /// The rows that may hold in some of these themes, in order: all others do not.
  func candidates(in holds: Holds) -> [Int] {
    let found = tables.flatMap { axes, rows in
      let values = axes.compactMap(holds.values)
      return values.count < axes.count
        ? Array(rows.values.joined()) : values.combinations.flatMap { rows[$0] ?? [] }
    }
    return Set(found).sorted()
  }
}
