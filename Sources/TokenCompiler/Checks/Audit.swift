import ColorMath

/// What the contrast audit found: one result per pair, variant and theme, and the claims.
public struct Audit: Sendable {
  /// In the order of contracts, themes, variants and pairs.
  public var results: [ContrastResult] = []
  /// In the order of contracts.
  public var claims: [ClaimResult] = []

  /// How many results have that outcome.
  public func count(_ outcome: Outcome) -> Int { results.count { $0.outcome == outcome } }
}

/// What became of a pair.
public enum Outcome: String, CaseIterable, Sendable {
  case pass, fail, waived, exempt, indeterminate
}

/// What is asked of a pair.
public enum Duty: String, Sendable {
  case text
  case largeText = "large-text"
  case graphic, decorative, custom
}

/// One foreground on one background, in one variant of one theme.
public struct ContrastResult: Sendable {
  /// The component of the contract.
  public var component: String
  /// The theme's contexts.
  public var theme: Variant
  /// The variant.
  public var variant: Variant
  /// What must be legible.
  public var foreground: Side
  /// What it lies on.
  public var background: Side
  /// What is asked.
  public var duty: Duty
  /// The least ratio that satisfies the duty; nil when nothing is asked.
  public var required: Double?
  /// The contrast ratio, the lower of the real and the 8-bit one, never rounded; nil when it
  /// could not be measured.
  public var ratio: Double?
  /// Where on a gradient the ratio is worst, 0…1; nil when both sides are solid.
  public var at: Double?
  /// What became of it.
  public var outcome: Outcome
  /// Why it is waived, exempt or indeterminate.
  public var because: String?
  /// The nearest change of one side alone that would satisfy the duty; nil when none is needed or
  /// none exists. Searched for when it is asked for.
  public var suggestion: Suggestion? { remedy?.suggestion }
  /// What a suggestion is searched from.
  var remedy: Remedy?

  /// One side of a pair.
  public struct Side: Sendable {
    /// The role, or the path where the contract names a path.
    public var role: String
    /// The token's path.
    public var path: String
    /// The color or gradient as reports write it.
    public var value: String
    /// Where the token's value stands.
    public var place: Place
  }

  /// A change of one side that would satisfy the duty.
  public struct Suggestion: Hashable, Sendable {
    /// The side that moves.
    public enum Move: String, Sendable { case foreground, background }
    /// Which side moves.
    public var move: Move
    /// The color it moves to.
    public var color: RGB8
    /// The ratio it then has.
    public var ratio: Double
  }
}

/// A ratio that somebody wrote, and the true one.
public struct ClaimResult: Sendable {
  /// The colors as the claim writes them.
  public var foreground, background: String
  /// The ratio as written.
  public var claimed: Double
  /// The true ratio.
  public var ratio: Double
  /// Whether rounding or cutting the true ratio gives the written one.
  public var holds: Bool
  /// The document that says so.
  public var source: String?
}

/// A ratio cut, never rounded, to two decimals: 11.0759 is 11.07.
public func shown(_ ratio: Double, decimals: Int = 2) -> String {
  let parts = "\(ratio)".split(separator: ".")
  let fraction = parts.count > 1 ? String(parts[1].prefix(decimals)) : ""
  let zeros = String(repeating: "0", count: decimals - fraction.count)
  return decimals == 0 ? String(parts[0]) : "\(parts[0]).\(fraction)\(zeros)"
}
