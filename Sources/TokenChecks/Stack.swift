import ColorMath
import TokenModel

/// A pair as one renderer draws it: two opaque layers.
package struct Stack: Sendable {
  package var foreground: Layer
  package var background: Layer
  var screen = Screen.srgb

  /// Where the two contrast least.
  package var worst: WorstContrast {
    worstContrast(
      foreground: foreground.ramp, background: background.ramp,
      interpolation: screen == .srgb ? .srgb : .displayP3)
  }

  package var hasGradient: Bool { foreground.isGradient || background.isGradient }

  /// The pair as somebody with a color vision deficiency sees it; of an sRGB screen.
  package func seen(with deficiency: VisionDeficiency) -> Stack {
    Stack(
      foreground: foreground.mapped { simulate(deficiency, on: $0) },
      background: background.mapped { simulate(deficiency, on: $0) })
  }
}

extension TokenValue {
  /// Whether a color of the paint is of some kind.
  func hasColor(where isWanted: (ColorValue) -> Bool) -> Bool {
    if case .color(let color) = self { return isWanted(color) }
    if case .gradient(let stops) = self { return stops.contains { isWanted($0.color) } }
    return false
  }
}
