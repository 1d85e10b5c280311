import TokenModel

/// How far apart two states of a component are by color, in one theme (WCAG 1.4.1).
package struct StateDifference: Sendable {
  /// The component of the contract.
  package var component: String
  /// The theme's contexts.
  package var theme: Variant
  /// The variant without the axis of states.
  package var variant: Variant
  /// The axis of states.
  package var axis: String
  /// The two states.
  package var states: [String]
  /// Each role that both states have.
  package var roles: [RoleDifference]
  /// What else tells the states apart: the cue that the contract declares, or a role that only one
  /// of them has.
  package var cue: String?
  /// Whether only hue tells them apart: some role differs, none by a luminance ratio of 3, and
  /// there is no other cue.
  package var isColorOnly: Bool

  /// How one role differs between the two states.
  package struct RoleDifference: Sendable {
    /// The role.
    package var role: String
    /// The role's color in each state, as reports write it.
    package var values: [String]
    /// The contrast ratio between the two colors.
    package var ratio: Double
    /// ΔEOK as seen with each kind of vision: none, protan, deutan, tritan deficiency.
    package var distances: [Double]
    /// The least of the distances.
    package var leastDistance: Double { distances.min() ?? 0 }
  }
}
