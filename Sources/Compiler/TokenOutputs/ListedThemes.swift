/// The themes that `inputs` lists, where they are not every combination of values.
package struct ListedThemes: Sendable {
  /// The themes, as the value of each axis.
  package let rows: [[Int]]
  /// How each axis follows the system.
  private let appearances: [AxisAppearances]

  /// The themes by the axes that vary, as indices in `ThemeSpace.axes`; nil if every combination of
  /// values is a theme.
  package init?(_ space: ThemeSpace, axes: [Int]) {
    guard space.isListed else { return nil }
    let counts = axes.map { space.values(of: $0).count }
    guard counts.product != space.count else { return nil }
    rows = space.indices.map { theme in axes.map { space.value(of: $0, in: theme) } }
    appearances = axes.map { space.appearances[$0] }
  }

  /// The combinations of values of axes that the app chooses.
  private var choices: [[Int]] { rows.map(choice).uniqued }

  private func choice(of row: [Int]) -> [Int] {
    zip(row, appearances).filter { !$1.followsSystem }.map(\.0)
  }

  /// Whether every combination of values that the app chooses has a theme. `counts` has the number
  /// of values of each axis.
  package func hasEveryChoice(of counts: [Int]) -> Bool { counts.product == choices.count }

  /// The theme for each choice and each appearance of the system, over the axes that the app chooses
  /// and the expressions for dark and for high contrast; and the themes that its keys mean. If some
  /// choice has no theme, its key is the number of the themes.
  package func appearanceTable(
    over axes: [ValueTable.Axis], flags: [String]
  ) -> (table: ValueTable, themes: [[Int]]) {
    var rows: [ValueTable.Row] = []
    var themes: [[Int]] = []
    var keys: [[Int]: Int] = [:]
    for choice in choices {
      for appearance in Appearance.all {
        guard let theme = theme(for: choice, in: appearance) else { continue }
        let key = keys.number(of: theme)
        if key == themes.count { themes.append(theme) }
        let flags = [appearance.isDark ? 1 : 0, appearance.hasHighContrast ? 1 : 0]
        rows.append(ValueTable.Row(values: choice + flags, key: key))
      }
    }
    let flags = flags.map {
      ValueTable.Axis(subject: $0, cases: ["false", "true"], values: [0, 1], theme: nil)
    }
    let isTotal = hasEveryChoice(of: axes.map(\.values.count))
    let table = ValueTable(axes: axes + flags, rows: rows, otherwise: isTotal ? nil : themes.count)
    return (table, themes)
  }

  /// The theme that the system shows, or the one nearest to it; nil if no theme has the values that
  /// the app chooses.
  func theme(for choice: [Int], in appearance: Appearance) -> [Int]? {
    let rows = rows.filter { self.choice(of: $0) == choice }
    for appearance in appearance.substitutes {
      let found = rows.first { row in
        zip(appearances, row).allSatisfy { axis, value in
          !axis.followsSystem || axis.value(in: appearance) == value
        }
      }
      if let found { return found }
    }
    return rows.first
  }
}
