import ColorMath
import TokenModel

/// A pair as one renderer draws it: two opaque layers.
package struct Stack: Hashable, Sendable {
  package var foreground: Layer
  package var background: Layer
  var screen = Screen.srgb

  /// The lowest contrast between the two.
  package var worst: WorstContrast {
    worstContrast(
      foreground: foreground.ramp, background: background.ramp,
      interpolation: screen == .srgb ? .srgb : .displayP3)
  }

  package var hasGradient: Bool { foreground.isGradient || background.isGradient }

  /// The pair as seen with a color vision deficiency, on an sRGB screen.
  package func seen(with deficiency: VisionDeficiency) -> Stack {
    Stack(
      foreground: foreground.mapped { $0.seen(with: deficiency) },
      background: background.mapped { $0.seen(with: deficiency) })
  }
}

extension TokenValue {
  /// Whether any color of the paint satisfies a condition.
  func hasColor(where isWanted: (ColorValue) -> Bool) -> Bool {
    if case .color(let color) = self { return isWanted(color) }
    if case .gradient(let stops) = self { return stops.contains { isWanted($0.color) } }
    return false
  }
}
