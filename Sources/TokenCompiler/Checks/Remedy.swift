import ColorMath

/// A pair that falls short, as it is drawn, and the ratio that would satisfy its duty.
struct Remedy: Sendable {
  var foreground: Layer
  var background: Layer
  var required: Double

  /// The nearest change of one side that reaches the ratio: of the side that moves less. A gradient
  /// is not moved.
  var suggestion: ContrastResult.Suggestion? {
    let sides: [(ContrastResult.Suggestion.Move, Layer, Layer)] = [
      (.foreground, foreground, background), (.background, background, foreground),
    ]
    var best: (suggestion: ContrastResult.Suggestion, distance: Double)?
    for (move, moving, fixed) in sides where !moving.isGradient {
      let color = RGB8(rounding: moving.stops[0].color)
      let luminances = extremes(of: fixed)
      guard
        let passing = nearestPassing(
          moving: color, againstLuminances: luminances, target: required)
      else { continue }
      let luminance = relativeLuminance(passing)
      let ratio = luminances.map { contrastRatio(luminance, $0) }.min() ?? 1
      let distance = deltaEOK(color, passing)
      if distance < best?.distance ?? .infinity {
        best = (ContrastResult.Suggestion(move: move, color: passing, ratio: ratio), distance)
      }
    }
    return best?.suggestion
  }

  /// The least and greatest luminance of a layer, real and as 8-bit pixels.
  private func extremes(of layer: Layer) -> [Double] {
    let range = luminanceRange(of: layer.ramp)
    let pixels = layer.stops.map { relativeLuminance(RGB8(rounding: $0.color)) }
    return [range.minimum, range.maximum] + pixels
  }
}
