/// Colors along a line, drawn from top to bottom and interpolated in gamma-encoded sRGB.
nonisolated public struct TokenGradient: Hashable, Sendable {
  /// A color at a position on the line.
  nonisolated public struct Stop: Hashable, Sendable {
    /// The color at this position.
    public let color: TokenColor
    /// The position: 0 is the top, 1 is the bottom.
    public let position: Double

    /// Creates a stop.
    @inline(never)
    public init(color: TokenColor, position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// The stops, from top to bottom.
  public let stops: [Stop]

  /// Creates a gradient from its stops, in the order they are drawn.
  public init(stops: [Stop]) {
    self.stops = stops
  }
}
