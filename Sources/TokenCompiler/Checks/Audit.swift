/// What the contrast audit found: one result per pair, variant and theme, and the claims.
public struct Audit: Sendable {
  /// In the order of contracts, themes, variants and pairs.
  public var results: [ContrastResult] = []
  /// In the order of contracts.
  public var claims: [ClaimResult] = []
  /// How states differ, per component, theme and pair of states, in the order of contracts.
  public var states: [StateDifference] = []
  /// Colors that no pair covers, in the order of their paths.
  public var unpaired: [UnpairedColor] = []
  /// The level text is held to in themes without an override.
  public var level = Project.Level.doubleA
  /// The day waivers were judged against, as `YYYY-MM-DD`; nil when none was given.
  public var today: String?
  /// How many pairs have no result, because a token they need is missing or could not be read; a
  /// finding says which.
  public var unjudgedPairs = 0
  /// How many waivers have an end date that was not judged, for want of a day.
  public var unjudgedWaivers = 0
  /// What was compared with the baseline; nil without one.
  public var baseline: BaselineComparison?

  /// How many results have that outcome.
  public func count(_ outcome: Outcome) -> Int {
    // By index: a result is large, and would be copied.
    results.indices.count { results[$0].outcome == outcome }
  }
}

/// What became of a pair.
public enum Outcome: String, CaseIterable, Sendable {
  case pass, fail, waived, exempt, indeterminate
}

/// What is asked of a pair.
public enum Duty: String, Sendable {
  case text
  case largeText = "large-text"
  case graphic, decorative, inactive, custom
}

/// A color that no contrast pair covers.
public struct UnpairedColor: Sendable {
  /// The token's path.
  public var path: String
  /// Where it stands.
  public var place: Place
}

/// A ratio that somebody wrote, and the true one.
public struct ClaimResult: Sendable {
  /// The colors as the claim writes them.
  public var foreground, background: String
  /// The ratio as written.
  public var claimed: Double
  /// The ratio as written, with the decimals that count.
  public var stated: String
  /// The true ratio.
  public var ratio: Double
  /// Whether rounding or cutting the true ratio gives the written one.
  public var holds: Bool
  /// The document that says so.
  public var source: String?
}

/// A ratio cut, never rounded, to two decimals: 11.0759 is 11.07.
public func shown(_ ratio: Double, decimals: Int = 2) -> String {
  // What is smaller is described with an exponent, and none of its digits would show.
  let digits = ratio < 1e-4 ? "0.0" : ratio.description
  let point = digits.utf8.firstIndex(of: UInt8(ascii: ".")) ?? digits.endIndex
  guard decimals > 0 else { return String(digits[..<point]) }
  let places = digits[point...].dropFirst().prefix(decimals)
  return digits[..<point] + "." + places
    + String(repeating: "0", count: decimals - places.utf8.count)
}
