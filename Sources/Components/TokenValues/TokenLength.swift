/// A length in points or rem; `px` of DTCG is a point.
///
/// Tokens in px alone are numbers of points instead.
nonisolated public struct TokenLength: Hashable, Sendable {
  /// The unit of a length.
  nonisolated public enum Unit: Hashable, Sendable {
    /// Points.
    case points
    /// Multiples of the root text size.
    case rem
  }

  /// The number of units.
  public let value: Double
  /// The unit.
  public let unit: Unit

  /// Creates a length from a number and a unit.
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

  /// The length in points, where one rem is 16 points.
  public var points: Double { inPoints(rootSize: 16) }

  /// The length in points, where one rem is `rootSize` points.
  public func inPoints(rootSize: Double) -> Double {
    switch unit {
    case .points: value
    case .rem: value * rootSize
    }
  }
}
