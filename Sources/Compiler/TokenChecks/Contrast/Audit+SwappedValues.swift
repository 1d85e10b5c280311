/// The number of following contexts that a context is compared with. Values get swapped between
/// light and dark, not between hundreds of brands.
let swappedContextLimit = 16

extension Audit {
  /// Findings about values that look swapped between two themes: a pair that would pass in both with one
  /// side's values exchanged, or a surface that is lighter in the dark theme.
  func swappedValues(in tokens: ResolvedTokens, project: Project) -> [Diagnostic] {
    var findings = swappedSurfaces(in: tokens, project: project)
    guard results.indices.contains(where: { results[$0].isShort }) else { return findings }
    var swaps: [String: [(ContrastResult, ContrastResult, [Double])]] = [:]
    for rows in neighbors {
      for (number, first) in rows.enumerated() {
        for second in rows.dropFirst(number + 1).prefix(swappedContextLimit) {
          guard let ratios = exchanged(results[first], to: results[second]) else { continue }
          let (one, other) = (results[first], results[second])
          let swap = [
            String(one.themeIndex), String(other.themeIndex), one.background.path,
            other.background.path,
          ].tokenPath
          swaps[swap, default: []].append((one, other, ratios))
        }
      }
    }
    for rows in swaps.values {
      // If several foregrounds fail on one background, the background is wrong.
      let isBackground = Set(rows.map { $0.0.foreground.path }).count > 1
      for (one, other, ratios) in isBackground ? Array(rows.prefix(1)) : rows {
        findings.append(.swapped(one, with: other, ratios: ratios, isBackground: isBackground))
      }
    }
    return findings
  }

  /// Groups of measured results of the same pair and variant that hold in themes that differ in one
  /// modifier only, as indices. Only pairs that fail somewhere have groups.
  private var neighbors: [[Int]] {
    let failing = Set(results.indices.filter { results[$0].isShort }.map { results[$0].pairName })
    let measured = results.indices.filter { index in
      results[index].required != nil && results[index].ratio != nil
        && failing.contains(results[index].pairName)
    }
    let members = measured.flatMap { index in
      let (result, holds) = (results[index], results[index].holds)
      let names =
        [result.component] + result.ownVariant.map(\.value) + [
          result.pairName, result.duty.rawValue,
        ]
      return holds.restrictions.map { restriction in
        let rest = holds.restrictions.filter { $0.axis != restriction.axis }
          .flatMap { [$0.axis] + $0.values }
        return (group: (names + [restriction.axis] + rest).tokenPath, index: index)
      }
    }
    return members.grouped(by: \.group).map { $0.map(\.index) }
  }

  /// Findings about surfaces that are darker in the light theme than in the dark one.
  private func swappedSurfaces(in tokens: ResolvedTokens, project: Project) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    let axes = project.surfaceAxes(in: tokens)
    typealias Surface = (path: String, color: ColorValue, place: Place)
    let surfaces = tokens.themes.themes(over: axes).compactMap { theme -> (Variant, Surface)? in
      let contexts = tokens.themes.contexts(of: theme)
      guard let name = project.auditSettings(in: contexts).surface,
        let path = tokens.set.paths.find(name.pathSegments),
        case .color(let color)? = tokens.value(path, in: theme),
        let declaration = tokens.declaration(path, in: theme)
      else { return nil }
      return (contexts, (name, color, tokens.set.place(of: declaration)))
    }
    let byContexts = Dictionary(firsts: surfaces)
    for (contexts, light) in surfaces {
      for index in contexts.entries.indices where contexts.entries[index].value == "light" {
        var other = contexts
        other.entries[index].value = "dark"
        guard let dark = byContexts[other], dark.path == light.path,
          light.color.rgb8.relativeLuminance < dark.color.rgb8.relativeLuminance
        else { continue }
        findings.add(
          .swappedValues,
          message:
            "the surface '\(light.path)' is darker in the light theme (\(light.color.text)) than in "
            + "the dark one (\(dark.color.text)); exchange the two values", at: light.place,
          path: light.path, related: [Diagnostic.Related("the other value", at: dark.place)])
      }
    }
    return findings
  }
}

extension Diagnostic {
  fileprivate static func swapped(
    _ one: ContrastResult, with other: ContrastResult, ratios: [Double], isBackground: Bool
  ) -> Diagnostic {
    let (mine, theirs) =
      isBackground ? (one.background, other.background) : (one.foreground, other.foreground)
    let label = "\(one.holds.label) and \(other.holds.label)"
    let now = [one, other].map { shown($0.ratio ?? 1) }
    return Diagnostic(
      .swappedValues,
      message:
        "'\(mine.path)' (\(mine.value)) and '\(theirs.path)' (\(theirs.value)) look swapped between "
        + "\(label): '\(one.foregroundName)' on '\(one.backgroundName)' is \(now[0]):1 and "
        + "\(now[1]):1, but exchanged \(shown(ratios[0])):1 and \(shown(ratios[1])):1",
      at: mine.place, path: mine.path,
      related: [Diagnostic.Related("the other value", at: theirs.place)])
  }
}

/// The two ratios with the foregrounds exchanged, if that makes both pass and one fails now.
private func exchanged(_ one: ContrastResult, to other: ContrastResult) -> [Double]? {
  guard one.isShort || other.isShort, let mine = one.placement, let theirs = other.placement,
    let required = one.required, let theirRequired = other.required,
    mine.foreground != theirs.foreground,
    // On the same ground, an exchange only swaps the ratios.
    required != theirRequired || mine.background != theirs.background
      || mine.surface != theirs.surface || mine.groupOpacity != theirs.groupOpacity
  else { return nil }
  var (first, second) = (mine, theirs)
  (first.foreground, second.foreground) = (theirs.foreground, mine.foreground)
  guard let here = first.ratio(), here >= required, let there = second.ratio(),
    there >= theirRequired
  else { return nil }
  return [here, there]
}
