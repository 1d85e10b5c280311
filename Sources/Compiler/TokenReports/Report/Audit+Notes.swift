extension Audit {
  /// The number of results with this change from the baseline.
  func count(_ change: BaselineComparison.Change) -> Int { results.count { $0.change == change } }

  /// "15,728,640 themes; …"; nil when there is only one theme.
  var themeNote: String? {
    guard themes.count > 1, !results.isEmpty else { return nil }
    return
      "\(grouped(themes.count)) themes; a check with the same values in several themes counts once"
  }

  /// "level AA", or "levels AA and AAA" if overrides set another one.
  var levelPhrase: String {
    let levels = ([project.level] + project.otherLevels).map(\.rawValue)
    return levels.count == 1 ? "level \(levels[0])" : "levels \(levels.joined(separator: " and "))"
  }

  /// "0 new, 5 known, 1 fixed"; nil without a baseline. Only the number of new failures can be 0.
  var comparison: String? {
    guard let baseline else { return nil }
    let changes = BaselineComparison.Change.allCases.map { (count($0), $0.rawValue) }
    return (changes + [(baseline.fixed.count, "fixed")]).filter { $0.0 > 0 || $0.1 == "new" }
      .map { "\($0) \($1)" }.joined(separator: ", ")
  }

  /// A note about waivers whose end date was not checked; nil when there are none.
  var unjudgedNote: String? {
    counted(
      unjudgedWaivers, one: "waiver has an end date that was not checked",
      several: "waivers have end dates that were not checked"
    ).map { "\($0); 'tincture audit' checks them" }
  }

  /// "palette/ink: 2 of 5 steps are used by nothing"; nil if there is no such palette.
  var paletteNote: String? {
    let counts = coverage.palettes.map { palette in
      "\(palette.path): \(palette.unused.count) of \(counted(palette.size, noun: "step")) "
        + "\(palette.unused.count == 1 ? "is" : "are") used by nothing"
    }
    return counts.isEmpty ? nil : counts.shortList(limit: 8, separator: "; ")
  }

  /// "3 waivers have no end date"; nil if there are none.
  var endlessNote: String? {
    counted(endlessWaivers, one: "waiver has no end date", several: "waivers have no end date")
  }
}

/// A number with a comma between each three digits.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  return String(
    digits.indices.flatMap { index in
      index > 0 && (digits.count - index).isMultiple(of: 3)
        ? [",", digits[index]] : [digits[index]]
    })
}

extension StateDifference {
  /// What tells the states apart: the role that differs most, and the cue.
  var summary: String {
    if isIdentical { return "none: they look the same" }
    let role = roles.max { $0.ratio < $1.ratio }.map { role in
      "\(role.role): \(role.values.joined(separator: " and ")), \(shown(role.ratio)):1"
    }
    return [role, cue].compactMap(\.self).joined(separator: "; ")
  }
}
