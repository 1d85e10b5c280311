/// How far apart two states of a component are by color, in one theme (WCAG 1.4.1).
public struct StateDifference: Sendable {
  /// The component of the contract.
  public var component: String
  /// The theme's contexts.
  public var theme: Variant
  /// The variant without the axis of states.
  public var variant: Variant
  /// The axis of states.
  public var axis: String
  /// The two states.
  public var states: [String]
  /// Each role that both states have.
  public var roles: [RoleDifference]
  /// What else tells the states apart: the cue that the contract declares, or a role that only one
  /// of them has.
  public var cue: String?
  /// Whether only hue tells them apart: some role differs, none by a luminance ratio of 3, and
  /// there is no other cue.
  public var isColorOnly: Bool

  /// How one role differs between the two states.
  public struct RoleDifference: Sendable {
    /// The role.
    public var role: String
    /// The role's color in each state, as reports write it.
    public var values: [String]
    /// The contrast ratio between the two colors.
    public var ratio: Double
    /// ΔEOK as seen with each kind of vision: none, protan, deutan, tritan deficiency.
    public var distances: [Double]
    /// The least of the distances.
    public var leastDistance: Double { distances.min() ?? 0 }
  }
}
