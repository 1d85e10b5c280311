/// The results of the contrast audit: one for each pair, variant and group of themes with the same
/// values, and one for each claim.
package struct Audit: Sendable {
  /// What the audit is of, such as a project and a revision; nil without one.
  package var label: String?
  /// The themes that the results cover.
  package var themes = ThemeSpace.empty
  /// The themes that the project's `inputs` leave out; nil if there are none.
  package var leftOut: LeftOutThemes?
  /// In the order of contracts, themes, variants and pairs.
  package var results: [ContrastResult] = []
  /// What makes results fail, the cause of the most first.
  package var causes: [ContrastCause] = []
  /// In the order of contracts.
  package var claims: [ClaimResult] = []
  /// How states differ, for each component, group of themes and pair of states, in contracts' order.
  package var states: [StateDifference] = []
  /// Colors that no pair covers, in the order of their paths.
  package var unpaired: [Coverage.Color] = []
  /// Which colors are measured, in which variants and themes.
  package var coverage = Coverage()
  /// The steps of palettes; nil in a build without contracts.
  package var steps: PaletteSteps?
  /// The settings of the project.
  package var project = Project()
  /// The date that waivers' end dates were compared with, as `YYYY-MM-DD`; nil without one.
  package var today: String?
  /// How the command ran; nil for reports that a build writes, which depend on none of it.
  package var run: Run?
  /// The number of pairs without a result, in every theme, because a token is missing or could not be
  /// read. A finding names the token.
  package var unjudgedPairs = 0
  /// The number of waivers whose end date was not checked, because no date was given.
  package var unjudgedWaivers = 0
  /// The number of waivers, and of pairs that ask for less than the standard, without an end date.
  package var endlessWaivers = 0
  /// The comparison with the baseline; nil without a baseline.
  package var baseline: BaselineComparison?

  /// How the command ran.
  package struct Run: Sendable {
    /// The day that end dates were compared with, as `YYYY-MM-DD`.
    package var day: String
    /// Whether that is the day of the clock.
    package var isClockDay: Bool
    /// A digest of all files that were read.
    package var digest: String
    package var warningsAreErrors: Bool
    /// The least coverage and share of measured checks that the run asked for, in percent; nil for any.
    package var leastCoverage, leastMeasured: Double?
    /// The project file, or else the first file that was read.
    package var file: String
    /// The name of the project's folder.
    package var project: String?

    package init(
      day: String, isClockDay: Bool, digest: String, warningsAreErrors: Bool,
      leastCoverage: Double?, leastMeasured: Double?, file: String
    ) {
      (self.day, self.isClockDay, self.digest) = (day, isClockDay, digest)
      (self.warningsAreErrors, self.file) = (warningsAreErrors, file)
      (self.leastCoverage, self.leastMeasured) = (leastCoverage, leastMeasured)
    }
  }

  /// An audit without results.
  package init() {}

  /// The number of results with an outcome.
  package func count(_ outcome: Outcome) -> Int {
    // By index, because iterating would copy each result, and results are large.
    results.indices.count { results[$0].outcome == outcome }
  }

  /// The files that declare the colors.
  package var files: Set<String> { Set(results.indices.flatMap { results[$0].files }) }

  package func results(with outcomes: Outcome...) -> [ContrastResult] {
    results.indices.filter { outcomes.contains(results[$0].outcome) }.map { results[$0] }
  }
}

/// The outcome of measuring a pair.
package enum Outcome: String, CaseIterable, Sendable {
  case pass, fail, waived, exempt, indeterminate
}

/// The kind of requirement a pair must meet.
package enum Duty: String, Sendable {
  case text
  case largeText = "large-text"
  case graphic
  /// A focus indicator against the colors that it replaces.
  case focus
  case decorative, inactive, custom
}

/// A ratio truncated, never rounded, to two decimals: 11.0759 becomes 11.07.
package func shown(_ ratio: Double, decimals: Int = 2) -> String {
  // Smaller numbers are described with an exponent, and none of their digits would show.
  var digits = Array((ratio < 1e-4 ? "0.0" : ratio.description).utf8)
  let point = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.count
  guard decimals > 0 else { return String(decoding: digits[..<point], as: UTF8.self) }
  if point == digits.count { digits.append(UInt8(ascii: ".")) }
  while digits.count <= point + decimals { digits.append(UInt8(ascii: "0")) }
  return String(decoding: digits[...(point + decimals)], as: UTF8.self)
}
