/// How much two states of a component differ in color, in all themes that do it alike (WCAG 1.4.1).
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
  package var axis: String
  /// The two states.
  package var states: [String]
  /// Each role that both states have.
  package var roles: [RoleDifference]
  /// A difference other than color: the cue of the contract, or a visible role that only one state has.
  package var cue: String?
  /// A role that only one state has, and that can hardly be seen.
  package var faint: LoneRole?
  /// Whether the states look the same: no role differs, and there is no cue.
  package var isIdentical = false
  /// Whether color alone tells the states apart: some role differs, none by a luminance ratio of 3,
  /// and there is no cue.
  package var isColorOnly: Bool
  /// Whether both states last, or the contract says that they count.
  package var isLasting = true

  /// A role that only one of the two states has.
  package struct LoneRole: Equatable, Sendable {
    /// The state that has it.
    var state: String
    var role: String
    var sight: Sight

    var phrase: String { "only '\(state)' has '\(role)'" }
  }

  /// How well a role can be seen.
  package enum Sight: Equatable, Sendable {
    /// At 3:1 or more on what its pair draws it on; without such a pair, not fully transparent.
    case visible
    /// Below 3:1 on what its pair draws it on.
    case faint(ratio: Double)
    /// Fully transparent.
    case invisible
  }

  /// How one role differs between the two states.
  package struct RoleDifference: Hashable, Sendable {
    package var role: String
    /// The role's color in each state, as text for reports.
    package var values: [String]
    /// The contrast ratio between the two colors.
    package var ratio: Double
    /// ΔEOK as seen with each kind of vision: none, protan, deutan, tritan deficiency.
    package var distances: [Double]
  }
}
