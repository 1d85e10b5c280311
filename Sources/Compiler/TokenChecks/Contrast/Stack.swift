/// A pair as one renderer shows it: two opaque layers, with all gradients at the same position. For
/// samples and simulated vision; verdicts use ``Placement/measured()``.
package struct Stack: Hashable, Sendable {
  package var foreground: Layer
  package var background: Layer
  /// Whether the foreground depends on what is below it, so that both sides have one position.
  var isAligned: Bool

  /// The lowest contrast between the two, on an sRGB screen.
  package var worst: WorstContrast {
    foreground.drawing(on: background, isAligned: isAligned).worst
  }

  package var hasGradient: Bool { foreground.isGradient || background.isGradient }

  /// The pair as seen with a color vision deficiency.
  package func seen(with deficiency: VisionDeficiency) -> Stack {
    func seen(_ layer: Layer) -> Layer {
      layer.mapped { stop in
        var stop = stop
        stop.color = stop.color.seen(with: deficiency)
        return stop
      }
    }
    return Stack(foreground: seen(foreground), background: seen(background), isAligned: isAligned)
  }
}

extension Layer {
  /// This opaque layer on another one, in sRGB.
  func drawing(on background: Layer, isAligned: Bool) -> Drawing {
    Drawing(
      Drawing.Layer(stops, alignment: isAligned ? 0 : 1),
      on: [Drawing.Layer(background.stops, alignment: 0)])
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
