/// Finds a component's variants and the rows of its audit without searching all of them, because a
/// contract can have thousands.
struct ComponentIndex {
  private let component: ComponentTheme
  private let themes: ThemeSpace
  /// The indices of variants, by the values of all axes except the theme's, and by that of the
  /// theme axis; 0 without one.
  private var variants: [String: [Int: Int]] = [:]
  /// The rows of each variant, in the audit's order.
  private var rows: [[Row]]

  /// A row of the audit whose background is a role of this component.
  struct Row {
    var foreground: PathID
    /// The contrast ratio; nil if it is not measured.
    var ratio: Double?
    /// The background, and the outcome if it is not that the pair passes.
    var place: String
    var holds: Holds
    /// The theme axes that distinguish the row from others.
    var axes: AxisSet
  }

  init(_ component: ComponentTheme, themes: ThemeSpace) {
    (self.component, self.themes) = (component, themes)
    rows = component.variants.map { _ in [] }
    let themeAxis = component.contract.themeAxis.flatMap(themes.axis(named:))
    for (index, variant) in component.variants.enumerated() {
      let value = themeAxis.map { themes.value(of: $0, in: variant.theme) } ?? 0
      variants[key(of: variant.variant), default: [:]][value] = index
    }
    for result in component.results {
      let background = result.background.role
      guard let role = component.contract.role(background), role.pattern == nil else { continue }
      rows[result.variantIndex].append(
        Row(
          foreground: result.foreground.token, ratio: result.ratio,
          place: "on \(background)"
            + (result.outcome == .pass ? "" : ", \(result.outcome.rawValue)"), holds: result.holds,
          axes: result.holds.axes(in: themes)))
    }
  }

  /// The indices of the variants with some values of all axes except the theme's, by the value of the
  /// theme axis; 0 without one.
  func variants(with values: Variant) -> [Int: Int] { variants[key(of: values)] ?? [:] }

  func rows(of variant: Int) -> [Row] { rows[variant] }

  func rows(of variant: Int, in theme: Int) -> [Row] {
    let contexts = themes.contexts(of: theme)
    return rows[variant].filter { $0.holds.contains(contexts) }
  }

  /// The values of all axes except the theme's, in the contract's order. No value contains NUL.
  private func key(of variant: Variant) -> String {
    variant.entries.filter { $0.axis != component.contract.themeAxis }.map { $0.value + "\0" }
      .joined()
  }
}
