/// An easing curve from (0, 0) to (1, 1), given by its two control points.
nonisolated public struct TokenCubicBezier: Hashable, Sendable {
  /// The first control point's time, 0 to 1.
  public let x1: Double
  /// The first control point's progress.
  public let y1: Double
  /// The second control point's time, 0 to 1.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// Creates a curve from its control points (x1, y1) and (x2, y2).
  @inline(never)
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

/// The timing of an animated change.
nonisolated public struct TokenTransition: Hashable, Sendable {
  /// How long the change takes.
  public let duration: Duration
  /// How long to wait before the change starts.
  public let delay: Duration
  /// The easing curve.
  public let timingFunction: TokenCubicBezier

  /// Creates a transition.
  @inline(never)
  public init(duration: Duration, delay: Duration, timingFunction: TokenCubicBezier) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}
