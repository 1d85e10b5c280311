import TokenChecks
import TokenModel

/// Finds a component's variants and the rows of its audit without searching all of them, because a
/// contract can have thousands.
struct ComponentIndex {
  private let axes: [String]
  private let component: ComponentTheme
  private let themes: ThemeSpace
  /// The theme axes whose values decide the variants.
  private let fixed: AxisSet
  /// The indices of variants, by first theme and values.
  private var variants: [String: Int] = [:]
  /// The indices of audit rows, by variant.
  private var rows: [[Int]]
  /// The theme axes that distinguish the rows of each variant.
  private var rowAxes: [AxisSet]

  init(_ component: ComponentTheme, themes: ThemeSpace) {
    self.component = component
    self.themes = themes
    fixed = component.variants.first?.fixed ?? AxisSet()
    let contract = component.contract
    axes = contract.axes.map(\.name).filter { $0 != contract.themeAxis }
    variants.reserveCapacity(component.variants.count)
    rows = component.variants.map { _ in [] }
    rowAxes = component.variants.map { _ in AxisSet() }
    for (index, variant) in component.variants.enumerated() {
      guard let key = key(variant.theme, variant: variant.variant), variants[key] == nil else {
        continue
      }
      variants[key] = index
    }
    for index in component.results.indices {
      let variant = component.results[index].variantIndex
      rows[variant].append(index)
      for restriction in component.results[index].holds.restrictions {
        if let axis = themes.axis(named: restriction.axis) { rowAxes[variant].insert(axis) }
      }
    }
  }

  /// The index of the first variant of a theme that has these values.
  func variant(_ theme: Int, wanted: Variant) -> Int? {
    let theme = themes.first(like: theme, on: fixed)
    if let key = key(theme, variant: wanted) { return variants[key] }
    // The value of some axis is not set.
    return component.variants.firstIndex { variant in
      variant.theme == theme
        && wanted.entries.allSatisfy { variant.variant[$0.axis] == $0.value }
    }
  }

  /// The indices of the rows of a variant in a theme, in the audit's order.
  func rows(of variant: Int, in theme: Int) -> [Int] {
    let contexts = themes.contexts(of: theme)
    return rows[variant].filter { component.results[$0].holds.contains(contexts) }
  }

  /// The theme axes that distinguish the rows of a variant.
  func axes(ofRowsOf variant: Int) -> AxisSet { rowAxes[variant] }

  /// The values of all axes except the theme's, in the contract's order; nil if one is missing. No
  /// value contains NUL.
  private func key(_ theme: Int, variant: Variant) -> String? {
    var key = String(theme)
    for axis in axes {
      guard let value = variant[axis] else { return nil }
      key += "\0" + value
    }
    return key
  }
}
