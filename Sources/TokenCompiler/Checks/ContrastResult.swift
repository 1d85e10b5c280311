import ColorMath

/// One foreground on one background, in one variant of one theme.
public struct ContrastResult: Sendable {
  /// What the result is known by from run to run: component, contexts and axis values, foreground
  /// and background, written as a path. No two results of an audit share it.
  public var key: String
  /// The component of the contract.
  public var component: String
  /// Where the pair stands in the contract.
  public var pair: Place
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
  /// The contrast ratio, the lowest of all renderers, real and in 8 bits, never rounded; nil when it
  /// could not be measured.
  public var ratio: Double?
  /// Where on a gradient the ratio is worst, 0…1; nil when both sides are solid.
  public var at: Double?
  /// The screen on which the ratio is the lowest: pairs with a color outside sRGB, or given in
  /// Display P3, are measured on both.
  public var screen = Screen.srgb
  /// What makes the ratio the lowest of several ways to draw the pair; nil where there is one way.
  public var renderer: WorstRenderer?
  /// The token below a background that lets it through; nil when the background is opaque.
  public var surface: Side?
  /// For a background that is not opaque: the worst ratio there is over any solid backdrop.
  /// Information only.
  public var anyBackdrop: Double?
  /// What became of it.
  public var outcome: Outcome
  /// Why it is waived, exempt or indeterminate.
  public var because: String?
  /// The waiver that accepts it, when the outcome is `waived`.
  public var acceptance: Acceptance?
  /// How a result that is not a pass compares with the baseline; nil for others, or without one.
  public var change: BaselineComparison.Change?
  /// The way from each side to its value, where the token stands for another or is inherited; empty
  /// for results that pass or are exempt.
  public var hops: [Diagnostic.Related] = []
  /// The nearest change of one side alone that would satisfy this duty and those of every other
  /// pair the token takes part in, in this theme; nil when none is needed or none exists.
  public var suggestion: Suggestion?
  /// Why there is no suggestion: the pairs that forbid it; nil when there is one or none is needed.
  public var obstacle: String?
  /// The index of the theme.
  var themeIndex: Int
  /// The index among the variants that the contract was audited in.
  var variantIndex: Int
  /// The values that lie on each other; nil when the pair could not be measured.
  var placement: Placement?
  /// The text style whose size decides the duty, when the pair names one.
  var text: TypographyValue?
  /// Both sides as an sRGB screen shows them, composited; nil when the pair could not be measured.
  var drawn: Stack? { placement?.stack() }

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
    /// The token.
    var token: PathID
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
    /// How far the color moves, as ΔEOK; 0.02 can just be seen.
    public var distance: Double
  }

  /// Accepted debt, as the waiver writes it.
  public struct Acceptance: Hashable, Sendable {
    /// The ratio below which it is no longer accepted.
    public var floor: Double
    /// Who answers for it.
    public var owner: String?
    /// The last day on which it is accepted, as `YYYY-MM-DD`.
    public var until: String?
    /// Where the waiver stands.
    public var place: Place
  }

  /// The ratio as seen with a color vision deficiency at full severity; nil when not measured.
  public func ratio(seenWith deficiency: VisionDeficiency) -> Double? {
    drawn?.seen(with: deficiency).worst.ratio
  }
}
