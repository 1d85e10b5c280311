import ColorMath

/// A pair as it is drawn: two opaque layers on one screen.
struct Stack: Sendable {
  var foreground: Layer
  var background: Layer
  var screen = Screen.srgb

  /// Where the two contrast least.
  var worst: WorstContrast {
    worstContrast(
      foreground: foreground.ramp, background: background.ramp,
      interpolation: screen == .srgb ? .srgb : .displayP3)
  }

  var hasGradient: Bool { foreground.isGradient || background.isGradient }

  /// The pair as somebody with a color vision deficiency sees it; of an sRGB screen.
  func seen(with deficiency: VisionDeficiency) -> Stack {
    Stack(
      foreground: foreground.mapped { simulate(deficiency, on: $0) },
      background: background.mapped { simulate(deficiency, on: $0) })
  }
}

/// A kind of screen that generated Swift is shown on.
public enum Screen: String, Sendable {
  /// Colors outside sRGB are mapped into it (CSS Color 4).
  case srgb
  case displayP3 = "display-p3"

  func coordinates(of color: ColorValue) -> Triple {
    switch self {
    case .srgb: color.srgb
    case .displayP3: color.displayP3
    }
  }
}

extension TokenValue {
  /// Whether generated Swift writes the color, or one of the gradient, in Display P3.
  var isWide: Bool {
    switch self {
    case .color(let color): color.isWide
    case .gradient(let stops): stops.contains { $0.color.isWide }
    default: false
    }
  }
}
