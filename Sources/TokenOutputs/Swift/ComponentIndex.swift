import TokenChecks
import TokenModel

/// Finds a component's variants and the rows of its audit without searching all of them, because a
/// contract can have thousands.
struct ComponentIndex {
  private let component: ComponentTheme
  private let themes: ThemeSpace
  /// The indices of variants, by the values of all axes except the theme's, and by that of the
  /// theme axis; 0 without one.
  private var variants: [String: [Int: Int]] = [:]
  /// The indices of audit rows, by variant.
  private var rows: [[Int]]
  /// The theme axes that distinguish each row from others.
  private var rowAxes: [AxisSet] = []

  init(_ component: ComponentTheme, themes: ThemeSpace) {
    self.component = component
    self.themes = themes
    variants.reserveCapacity(component.variants.count)
    rows = component.variants.map { _ in [] }
    let themeAxis = component.contract.themeAxis.flatMap(themes.axis(named:))
    for (index, variant) in component.variants.enumerated() {
      let value = themeAxis.map { themes.value(of: $0, in: variant.theme) } ?? 0
      variants[key(of: variant.variant), default: [:]][value] = index
    }
    for index in component.results.indices {
      rows[component.results[index].variantIndex].append(index)
      rowAxes.append(
        AxisSet(
          component.results[index].holds.restrictions.compactMap { themes.axis(named: $0.axis) }))
    }
  }

  /// The indices of the variants with some values of all axes except the theme's, by the value of the
  /// theme axis; 0 without one.
  func variants(with values: Variant) -> [Int: Int] { variants[key(of: values)] ?? [:] }

  /// The indices of the rows of a variant, in the audit's order.
  func rows(of variant: Int) -> [Int] { rows[variant] }

  /// The indices of the rows of a variant in a theme, in the audit's order.
  func rows(of variant: Int, in theme: Int) -> [Int] {
    let contexts = themes.contexts(of: theme)
    return rows[variant].filter { component.results[$0].holds.contains(contexts) }
  }

  /// The theme axes that distinguish a row from others.
  func axes(ofRow row: Int) -> AxisSet { rowAxes[row] }

  /// The values of all axes except the theme's, in the contract's order. No value contains NUL.
  private func key(of variant: Variant) -> String {
    var key = ""
    for entry in variant.entries where entry.axis != component.contract.themeAxis {
      key += entry.value + "\0"
    }
    return key
  }
}
