/// A distance; DTCG's `px` is a point here.
nonisolated public struct TokenLength: Hashable, Sendable {
  /// What a length is counted in.
  nonisolated public enum Unit: Hashable, Sendable {
    /// Points of the screen.
    case points
    /// Multiples of the root text size.
    case rem
  }

  /// How many units.
  public let value: Double
  /// The unit counted.
  public let unit: Unit

  /// Creates a length of so many units.
  @inline(never)
  public init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// A length in points.
  public static func points(_ value: Double) -> TokenLength {
    TokenLength(value: value, unit: .points)
  }

  /// A length in multiples of the root text size.
  public static func rem(_ value: Double) -> TokenLength {
    TokenLength(value: value, unit: .rem)
  }

  /// The length in points, where one rem is `rootSize` points.
  public func inPoints(rootSize: Double = 16) -> Double {
    switch unit {
    case .points: value
    case .rem: value * rootSize
    }
  }
}
