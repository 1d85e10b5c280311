import ColorMath

/// Reports values that look swapped between two themes: a pair falls short as it is, and would
/// pass in both with one side's values exchanged; or the dark theme's surface is the lighter one.
func checkSwapped(
  _ results: [ContrastResult], _ tokens: ResolvedTokens, _ project: Project,
  _ findings: inout Findings
) {
  checkSurfaces(tokens, project, &findings)
  var swaps: [Swap: [(ContrastResult, ContrastResult, [Double])]] = [:]
  for rows in neighbors(results) {
    for first in rows.indices {
      for second in rows.indices.dropFirst(first + 1) {
        let (one, other) = (rows[first], rows[second])
        guard let ratios = one.exchanged(with: other) else { continue }
        let swap = Swap(
          themes: [one.themeIndex, other.themeIndex], one.background, other.background)
        swaps[swap, default: []].append((one, other, ratios))
      }
    }
  }
  for rows in swaps.values {
    // Several foregrounds fail on one background: then it is the background that is wrong.
    let isGround = Set(rows.map { $0.0.foreground.path }).count > 1
    for (one, other, ratios) in isGround ? Array(rows.prefix(1)) : rows {
      report(one, other, ratios, isGround: isGround, &findings)
    }
  }
}

/// The measured results of one pair and variant in themes that differ in one modifier only.
private func neighbors(_ results: [ContrastResult]) -> some Sequence<[ContrastResult]> {
  struct Cell: Hashable {
    var pair: String
    var modifier: String
    var rest: Variant
  }
  var cells: [Cell: [ContrastResult]] = [:]
  for result in results where result.required != nil && result.ratio != nil {
    let pair = result.cellAcrossThemes
    for entry in result.theme.entries {
      let cell = Cell(
        pair: pair, modifier: entry.axis, rest: result.theme.without(entry.axis))
      cells[cell, default: []].append(result)
    }
  }
  return cells.values
}

private struct Swap: Hashable {
  var themes: [Int]
  var grounds: [String]

  init(themes: [Int], _ one: ContrastResult.Side, _ other: ContrastResult.Side) {
    self.themes = themes
    grounds = [one.path, other.path]
  }
}

private func report(
  _ one: ContrastResult, _ other: ContrastResult, _ ratios: [Double], isGround: Bool,
  _ findings: inout Findings
) {
  let (mine, theirs) =
    isGround ? (one.background, other.background) : (one.foreground, other.foreground)
  let label = "\(one.theme.label) and \(other.theme.label)"
  let now = [one, other].map { shown($0.ratio ?? 1) }
  findings.add(
    .swappedValues,
    "'\(mine.path)' (\(mine.value)) and '\(theirs.path)' (\(theirs.value)) look swapped between "
      + "\(label): '\(one.foreground.role)' on '\(one.background.role)' has \(now[0]):1 and "
      + "\(now[1]):1, and exchanged it would have \(shown(ratios[0])):1 and \(shown(ratios[1])):1",
    at: mine.place, path: mine.path, related: [Diagnostic.Related("the other", at: theirs.place)])
}

/// A surface called light that is darker than the one called dark.
private func checkSurfaces(
  _ tokens: ResolvedTokens, _ project: Project, _ findings: inout Findings
) {
  let surfaces = tokens.themes.indices.compactMap { theme -> Surface? in
    let contexts = tokens.themes[theme].contexts
    guard let name = project.auditSettings(in: contexts).surface,
      let path = tokens.set.paths.find(pathSegments(name)),
      case .color(let color)? = tokens.value(path, in: theme),
      let declaration = tokens.declaration(path, in: theme)
    else { return nil }
    return Surface(
      contexts: contexts, path: name, color: color, place: tokens.set.place(of: declaration))
  }
  for light in surfaces {
    for dark in surfaces
    where light.path == dark.path && light.contexts.isNeighbor(of: dark.contexts)
      && light.isCalled("light", unlike: dark)
      && dark.isCalled("dark", unlike: light) && light.luminance < dark.luminance
    {
      findings.add(
        .swappedValues,
        "the surface '\(light.path)' is darker in the light theme (\(valueText(light.color))) than in "
          + "the dark one (\(valueText(dark.color))); exchange the two",
        at: light.place, path: light.path,
        related: [Diagnostic.Related("the other", at: dark.place)])
    }
  }
}

private struct Surface {
  var contexts: Variant
  var path: String
  var color: ColorValue
  var place: Place

  var luminance: Double { relativeLuminance(color.rgb8) }

  func isCalled(_ name: String, unlike other: Surface) -> Bool {
    contexts.entries.contains { $0.value == name && other.contexts[$0.axis] != name }
  }
}

extension ContrastResult {
  /// The key without the theme: component, variant as far as no theme decides it, pair.
  fileprivate var cellAcrossThemes: String {
    let own = variant.entries.filter { theme[$0.axis] == nil }
    return tokenPath(
      [component] + own.map { "\($0.axis)=\($0.value)" }
        + [foreground.role, background.role, duty.rawValue])
  }

  /// The two ratios with the foregrounds exchanged, when that makes both pass and one fails now.
  fileprivate func exchanged(with other: ContrastResult) -> [Double]? {
    guard isShort || other.isShort, let mine = placement, let theirs = other.placement,
      let required, let theirRequired = other.required
    else { return nil }
    var (one, two) = (mine, theirs)
    (one.foreground, two.foreground) = (theirs.foreground, mine.foreground)
    guard let first = one.measured()?.worst.ratio, let second = two.measured()?.worst.ratio,
      first >= required, second >= theirRequired
    else { return nil }
    return [first, second]
  }
}

extension Variant {
  /// Whether the two differ in exactly one entry.
  fileprivate func isNeighbor(of other: Variant) -> Bool {
    entries.count { other[$0.axis] != $0.value } == 1
  }
}
