import ColorMath
import TokenModel

/// One foreground on one background, in one variant of one theme.
package struct ContrastResult: Sendable {
  /// What the result is known by from run to run: component, contexts and axis values, foreground
  /// and background, written as a path. No two results of an audit share it.
  package var key: String
  /// The component of the contract.
  package var component: String
  /// Where the pair stands in the contract.
  package var pair: Place
  /// The theme's contexts.
  package var theme: Variant
  /// The variant.
  package var variant: Variant
  /// What must be legible.
  package var foreground: Side
  /// What it lies on.
  package var background: Side
  /// What is asked.
  package var duty: Duty
  /// The least ratio that satisfies the duty; nil when nothing is asked.
  package var required: Double?
  /// The contrast ratio, the lowest of all renderers, real and in 8 bits, never rounded; nil when it
  /// could not be measured.
  package var ratio: Double?
  /// Where on a gradient the ratio is worst, 0…1; nil when both sides are solid.
  package var at: Double?
  /// The screen on which the ratio is the lowest: pairs with a color outside sRGB, or given in
  /// Display P3, are measured on both.
  package var screen = Screen.srgb
  /// What makes the ratio the lowest of several ways to draw the pair; nil where there is one way.
  package var renderer: WorstRenderer?
  /// The token below a background that lets it through; nil when the background is opaque.
  package var surface: Side?
  /// For a background that is not opaque: the worst ratio there is over any solid backdrop.
  /// Information only.
  package var anyBackdrop: Double?
  /// What became of it.
  package var outcome: Outcome
  /// Why it is waived, exempt or indeterminate.
  package var because: String?
  /// The waiver that accepts it, when the outcome is `waived`.
  package var acceptance: Acceptance?
  /// How a result that is not a pass compares with the baseline; nil for others, or without one.
  package var change: BaselineComparison.Change?
  /// The way from each side to its value, where the token stands for another or is inherited; empty
  /// for results that pass or are exempt.
  package var hops: [Diagnostic.Related] = []
  /// The nearest change of one side alone that would satisfy this duty and those of every other
  /// pair the token takes part in, in this theme; nil when none is needed or none exists.
  package var suggestion: Suggestion?
  /// Why there is no suggestion: the pairs that forbid it; nil when there is one or none is needed.
  package var obstacle: String?
  /// The index of the theme.
  package var themeIndex: Int
  /// The index among the variants that the contract was audited in.
  package var variantIndex: Int
  /// The values that lie on each other; nil when the pair could not be measured.
  package var placement: Placement?
  /// The text style whose size decides the duty, when the pair names one.
  package var text: TypographyValue?
  /// Both sides as an sRGB screen shows them, composited; nil when the pair could not be measured.
  package var drawn: Stack? { placement?.stack() }

  /// One side of a pair.
  package struct Side: Sendable {
    /// The role, or the path where the contract names a path.
    package var role: String
    /// The token's path.
    package var path: String
    /// The color or gradient as reports write it.
    package var value: String
    /// Where the token's value stands.
    package var place: Place
    /// The token.
    package var token: PathID
  }

  /// A change of one side that would satisfy the duty.
  package struct Suggestion: Hashable, Sendable {
    /// The side that moves.
    package enum Move: String, Sendable { case foreground, background }
    /// Which side moves.
    package var move: Move
    /// The color it moves to.
    package var color: RGB8
    /// The ratio it then has.
    package var ratio: Double
    /// How far the color moves, as ΔEOK; 0.02 can just be seen.
    package var distance: Double
  }

  /// Accepted debt, as the waiver writes it.
  package struct Acceptance: Hashable, Sendable {
    /// The ratio below which it is no longer accepted.
    package var floor: Double
    /// Who answers for it.
    package var owner: String?
    /// The last day on which it is accepted, as `YYYY-MM-DD`.
    package var until: String?
    /// Where the waiver stands.
    package var place: Place
  }

  /// The ratio as seen with a color vision deficiency at full severity; nil when not measured.
  package func ratio(seenWith deficiency: VisionDeficiency) -> Double? {
    drawn?.seen(with: deficiency).worst.ratio
  }
}
