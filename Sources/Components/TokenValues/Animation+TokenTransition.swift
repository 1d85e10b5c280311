#if canImport(SwiftUI)
  public import SwiftUI

  nonisolated extension Animation {
    /// The animation of a transition: its curve, duration and delay.
    public init(_ token: TokenTransition) {
      self = Animation(token.timingFunction, duration: token.duration).delay(token.delay.seconds)
    }

    /// The animation of an easing curve and a duration.
    public init(_ curve: TokenCubicBezier, duration: Duration) {
      self = .timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: duration.seconds)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated extension UnitCurve {
    /// The curve of a token.
    public init(_ token: TokenCubicBezier) {
      self = .bezier(
        startControlPoint: UnitPoint(x: token.x1, y: token.y1),
        endControlPoint: UnitPoint(x: token.x2, y: token.y2))
    }
  }

  nonisolated extension Duration {
    fileprivate var seconds: Double {
      Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
  }
#endif
