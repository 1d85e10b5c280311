import TokenJSON
import TokenModel
import Writers

/// Reports that Swift gets only fixed themes, because the system appearance does not decide which
/// theme `Theme.colors` would use. Brands, for example, are never chosen by accident.
package func checkAppearances(
  _ tokens: ResolvedTokens, contracts: [Contract], resolver: Resolver?,
  findings: inout Findings
) {
  let themes = tokens.themes.allContexts
  guard themes.count > 1, tokens.hasSemanticColors, let reason = reasonForFixedThemes(tokens.themes)
  else { return }
  let places = reason.modifiers.compactMap { name in
    resolver.map { $0.place(of: name) } ?? contracts.place(ofThemeAxis: name)
  }
  findings.add(
    .fixedThemes,
    message:
      "generated Swift has no 'Theme.colors' or 'Theme(_:)': \(reason.text); use fixed themes such as "
      + "'Theme.\(SwiftName(theme: themes[0]).text)'",
    at: places.first ?? Place(file: "tincture.json"),
    related: places.dropFirst().map { Diagnostic.Related("and here", at: $0) })
}

/// Why `Theme.colors` cannot follow the system, and the modifiers that cause it; nil if it can.
private func reasonForFixedThemes(_ space: ThemeSpace) -> (text: String, modifiers: [String])? {
  do {
    _ = try AppearanceThemes(space)
  } catch {
    return (text(of: error), error.modifiers)
  }
  let themes = space.allContexts
  guard themes.count > SwiftPlan.dynamicThemeLimit else { return nil }
  let limit = SwiftPlan.dynamicThemeLimit
  return (
    "there are \(themes.count) themes, and the limit is \(limit)",
    themes[0].entries.prefix(1).map(\.axis)
  )
}

private func text(of obstacle: AppearanceThemes.Obstacle) -> String {
  let names = listed(obstacle.modifiers.map(printable))
  return switch obstacle.reason {
  case .noAppearance: "no system appearance chooses between the contexts of \(names)"
  case .severalDark: "\(names) both have a dark context"
  case .severalHighContrast: "\(names) both have a high-contrast context"
  case .noOrdinaryContrast(let isDark):
    "no theme is \(isDark ? "dark" : "light") with normal contrast"
  }
}

extension ResolvedTokens {
  /// Whether `Theme.colors` would have a color: one in the top-level group `color` that every theme
  /// has.
  fileprivate var hasSemanticColors: Bool {
    guard let top = set.paths.find(["color"]) else { return false }
    var isBelow = [Bool](repeating: false, count: set.paths.count)
    isBelow[Int(top.index)] = true
    // A parent has a lower index than its children.
    for index in Int(top.index) + 1..<isBelow.count where isBelow[Int(set.paths.parents[index])] {
      isBelow[index] = true
      let path = PathID(index: Int32(index))
      if themes.indices.allSatisfy({ value(path, in: $0)?.type == .color }) { return true }
    }
    return false
  }
}

extension Resolver {
  /// The place that lists the contexts of a modifier.
  fileprivate func place(of modifier: String) -> Place {
    modifiers.first { $0.name == modifier }.map { document.keyPlace($0.steps) } ?? place
  }
}

extension [Contract] {
  /// The place where the first contract with this theme axis lists its values.
  fileprivate func place(ofThemeAxis name: String) -> Place? {
    first { $0.themeAxis == name }?.place([.key("axes"), .key(name)])
  }
}
