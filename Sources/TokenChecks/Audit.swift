import TokenModel

/// What the contrast audit found: one result per pair, variant and theme, and the claims.
package struct Audit: Sendable {
  /// In the order of contracts, themes, variants and pairs.
  package var results: [ContrastResult] = []
  /// In the order of contracts.
  package var claims: [ClaimResult] = []
  /// How states differ, per component, theme and pair of states, in the order of contracts.
  package var states: [StateDifference] = []
  /// Colors that no pair covers, in the order of their paths.
  package var unpaired: [UnpairedColor] = []
  /// The level text is held to in themes without an override.
  package var level = Project.Level.doubleA
  /// The day waivers were judged against, as `YYYY-MM-DD`; nil when none was given.
  package var today: String?
  /// How many pairs have no result, because a token they need is missing or could not be read; a
  /// finding says which.
  package var unjudgedPairs = 0
  /// How many waivers have an end date that was not judged, for want of a day.
  package var unjudgedWaivers = 0
  /// What was compared with the baseline; nil without one.
  package var baseline: BaselineComparison?

  /// How many results have that outcome.
  package func count(_ outcome: Outcome) -> Int {
    // By index: a result is large, and would be copied.
    results.indices.count { results[$0].outcome == outcome }
  }
}

/// What became of a pair.
package enum Outcome: String, CaseIterable, Sendable {
  case pass, fail, waived, exempt, indeterminate
}

/// What is asked of a pair.
package enum Duty: String, Sendable {
  case text
  case largeText = "large-text"
  case graphic, decorative, inactive, custom
}

/// A color that no contrast pair covers.
package struct UnpairedColor: Sendable {
  /// The token's path.
  package var path: String
  /// Where it stands.
  package var place: Place
}

/// A ratio that somebody wrote, and the true one.
package struct ClaimResult: Sendable {
  /// The colors as the claim writes them.
  package var foreground, background: String
  /// The ratio as written.
  package var claimed: Double
  /// The ratio as written, with the decimals that count.
  package var stated: String
  /// The true ratio.
  package var ratio: Double
  /// Whether rounding or cutting the true ratio gives the written one.
  package var holds: Bool
  /// The document that says so.
  package var source: String?
}

/// A ratio cut, never rounded, to two decimals: 11.0759 is 11.07.
package func shown(_ ratio: Double, decimals: Int = 2) -> String {
  // What is smaller is described with an exponent, and none of its digits would show.
  let digits = ratio < 1e-4 ? "0.0" : ratio.description
  let point = digits.utf8.firstIndex(of: UInt8(ascii: ".")) ?? digits.endIndex
  guard decimals > 0 else { return String(digits[..<point]) }
  let places = digits[point...].dropFirst().prefix(decimals)
  return digits[..<point] + "." + places
    + String(repeating: "0", count: decimals - places.utf8.count)
}
