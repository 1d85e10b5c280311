import ColorMath
import TokenModel
import Writers

/// Moving one color of a pair that falls short, every pair that it takes part in to be satisfied.
package struct Remedy: Sendable {
  package var move: ContrastResult.Suggestion.Move
  /// The token that moves.
  package var path: String
  package var value: TokenValue
  /// The pairs it takes part in, the one to be mended first.
  package var uses: [Use]

  package init(move: ContrastResult.Suggestion.Move, path: String, value: TokenValue, uses: [Use]) {
    self.move = move
    self.path = path
    self.value = value
    self.uses = uses
  }

  /// A pair that the moving color takes part in.
  package struct Use: Sendable {
    /// The pair as a sentence names it.
    package var phrase: String
    package var placement: Placement
    package var required: Double
    package var movesForeground: Bool
    package var movesBackground: Bool

    package init(
      phrase: String, placement: Placement, required: Double, movesForeground: Bool,
      movesBackground: Bool
    ) {
      self.phrase = phrase
      self.placement = placement
      self.required = required
      self.movesForeground = movesForeground
      self.movesBackground = movesBackground
    }
  }
}

extension Remedy {
  /// The nearest color that satisfies every pair; nil for gradients and translucent colors, which
  /// are not moved.
  package var color: RGB8? { moving.flatMap { nearest(to: $0, meeting: uses) } }

  /// The move to a color, as a suggestion for the first pair.
  package func suggestion(_ color: RGB8) -> ContrastResult.Suggestion? {
    moving.map { moving in
      ContrastResult.Suggestion(
        move: move, color: color, ratio: uses[0].ratio(moving: color),
        distance: deltaEOK(moving, color))
    }
  }

  /// What forbids moving the color.
  package var obstacle: String {
    guard let moving else {
      return "'\(path)' is no solid opaque color, of which one nearest could be named"
    }
    guard nearest(to: moving, meeting: [uses[0]]) != nil else {
      return "no color in place of '\(path)' reaches \(plain(uses[0].required)):1"
    }
    let last = uses.indices.first { nearest(to: moving, meeting: Array(uses[...$0])) == nil }
    return "moving '\(path)' is forbidden by \(uses[last ?? 0].phrase)"
  }

  private var moving: RGB8? {
    guard case .color(let color) = value, color.alpha >= 1 else { return nil }
    return color.rgb8
  }

  /// Demands know sRGB luminances only. Where a pair is also seen in Display P3, or shows through, or
  /// fades, it is measured, and more is demanded until it passes.
  private func nearest(to moving: RGB8, meeting uses: [Remedy.Use]) -> RGB8? {
    guard !uses.contains(where: { $0.movesForeground && $0.movesBackground }) else { return nil }
    var factors = uses.map { _ in 1.0 }
    for _ in 0..<12 {
      let demands = zip(uses, factors).flatMap { use, factor in
        use.demands.map { ContrastDemand(luminance: $0.luminance, ratio: $0.ratio * factor) }
      }
      guard let color = nearestPassing(moving: moving, meeting: Array(Set(demands))) else {
        return nil
      }
      let ratios = uses.map { $0.ratio(moving: color) }
      let isEnough = zip(uses, ratios).allSatisfy { $1 >= $0.required }
      if isEnough { return color }
      for index in uses.indices where ratios[index] < uses[index].required {
        factors[index] *= max(uses[index].required / ratios[index], 1.0002)
      }
    }
    return nil
  }
}

extension Remedy.Use {
  /// What the color that stays asks of the one that moves: at its darkest and lightest, real and as
  /// 8-bit pixels.
  fileprivate var demands: [ContrastDemand] {
    placement.renderers.flatMap { renderer -> [ContrastDemand] in
      guard let stack = placement.stack(by: renderer) else { return [] }
      let fixed = movesForeground ? stack.background : stack.foreground
      return extremes(of: fixed, on: renderer.screen).map {
        ContrastDemand(luminance: $0, ratio: required)
      }
    }
  }

  /// The ratio with that color in place of the one that moves.
  fileprivate func ratio(moving color: RGB8) -> Double {
    let value = TokenValue.color(ColorValue(space: .srgb, components: color.srgb))
    var placement = placement
    if movesForeground { placement.foreground = value }
    if movesBackground { placement.background = value }
    return placement.measured()?.worst.ratio ?? 1
  }

  private func extremes(of layer: Layer, on screen: Screen) -> [Double] {
    guard screen == .srgb else {
      let range = luminanceRange(of: layer.ramp, interpolation: .displayP3)
      return [range.minimum, range.maximum]
    }
    let range = luminanceRange(of: layer.ramp)
    let pixels = layer.stops.map { relativeLuminance(RGB8(rounding: $0.color)) }
    return [range.minimum, range.maximum] + pixels
  }
}
