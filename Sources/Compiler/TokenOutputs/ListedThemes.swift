import TokenModel
import TokenThemes
import Writers

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
  package func hasEveryChoice(of counts: [Int]) -> Bool {
    counts.product == choices.count
  }

  /// The theme for each choice and each appearance of the system: rows with the values of the
  /// choices, then 1 for dark and 1 for high contrast, and the themes that their keys mean.
  package func appearanceRows() -> (rows: [ValueTable.Row], themes: [[Int]]) {
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
    return (rows, themes)
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
