import TokenModel

/// How much two states of a component differ in color, in all themes in which they differ equally
/// (WCAG 1.4.1).
package struct StateDifference: Sendable {
  /// The component of the contract.
  package var component: String
  /// The contexts of the first theme in which it holds.
  package var theme: Variant
  /// The first theme in which it holds.
  package var themeIndex = 0
  /// The themes in which it holds.
  package var holds = Holds.everywhere
  /// The variant without the state axis.
  package var variant: Variant
  /// The state axis.
  package var axis: String
  /// The two states.
  package var states: [String]
  /// Each role that both states have.
  package var roles: [RoleDifference]
  /// A difference other than color: the cue that the contract declares, or a role that only one
  /// state has.
  package var cue: String?
  /// Whether the states differ only in hue: some role differs, none by a luminance ratio of 3, and
  /// there is no cue.
  package var isColorOnly: Bool

  /// How one role differs between the two states.
  package struct RoleDifference: Equatable, Sendable {
    /// The role.
    package var role: String
    /// The role's color in each state, as text for reports.
    package var values: [String]
    /// The contrast ratio between the two colors.
    package var ratio: Double
    /// ΔEOK as seen with each kind of vision: none, protan, deutan, tritan deficiency.
    package var distances: [Double]
    /// The least of the distances.
    package var leastDistance: Double { distances.min() ?? 0 }
  }
}
