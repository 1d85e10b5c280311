import ColorMath
import TokenModel

/// The values of a pair in drawing order: a foreground on the layers of a background, and a surface
/// below a translucent background.
package struct Placement: Sendable {
  package var foreground: Paint
  /// From top to bottom.
  package var background: [Paint]
  package var surface: TokenValue?
  /// The opacity of the foreground and the top background, which are drawn together and then faded
  /// over the layers below.
  package var groupOpacity = 1.0

  /// A color or a gradient, and an opacity by which its own is multiplied.
  package struct Paint: Hashable, Sendable {
    package var value: TokenValue
    package var opacity: Double

    package init(_ value: TokenValue, opacity: Double = 1) {
      self.value = value
      self.opacity = opacity
    }

    /// The layer as a renderer draws it; nil when the value is not a color or gradient.
    func layer(by renderer: Renderer = .standard) -> Layer? {
      Layer(value, by: renderer)?.faded(by: opacity)
    }

    /// Whether it is fully transparent.
    var isClear: Bool { layer()?.stops.allSatisfy { $0.alpha == 0 } ?? false }
  }

  package init(
    foreground: Paint, background: [Paint], surface: TokenValue? = nil, groupOpacity: Double = 1
  ) {
    self.foreground = foreground
    self.background = background
    self.surface = surface
    self.groupOpacity = groupOpacity
  }

  /// A pair without opacities, on one layer.
  package init(foreground: TokenValue, background: TokenValue, surface: TokenValue? = nil) {
    self.init(foreground: Paint(foreground), background: [Paint(background)], surface: surface)
  }

  /// Whether the layers of the background hide whatever is below them.
  var isOpaque: Bool { !needsSurface(visibleBackground) }

  /// The composited layers; nil when a translucent layer has nothing known below it.
  ///
  /// Gradients are interpolated with premultiplied alpha. Where two translucent gradients overlap,
  /// their spans are divided, and colors between the divisions are approximate.
  package func stack(by renderer: Renderer = .standard) -> Stack? { layers(by: renderer)?.stack }

  /// The layers of the background from the top to the first opaque one.
  private var visibleBackground: ArraySlice<Paint> {
    let end = background.indices.first { index in
      (index > 0 || groupOpacity >= 1) && background[index].layer()?.isOpaque ?? true
    }
    return background[...(end ?? background.count - 1)]
  }

  /// The number of layers of the background from the top to the first opaque one.
  var visibleCount: Int { visibleBackground.count }

  private func needsSurface(_ visible: ArraySlice<Paint>) -> Bool {
    (visible.count == 1 && groupOpacity < 1) || !(visible.last?.layer()?.isOpaque ?? false)
  }

  /// The visible layers from top to bottom, without the foreground; nil when the lowest is
  /// translucent.
  private var grounds: [Paint]? {
    let visible = visibleBackground
    guard needsSurface(visible) else { return Array(visible) }
    guard let surface, Layer(surface)?.isOpaque ?? false else { return nil }
    return visible + [Paint(surface)]
  }

  /// The layers before compositing; nil when a translucent layer has nothing known below it.
  private func layers(by renderer: Renderer) -> Layers? {
    guard let grounds, let front = foreground.layer(by: renderer) else { return nil }
    let layers = grounds.reversed().compactMap { $0.layer(by: renderer) }
    guard layers.count == grounds.count else { return nil }
    return Layers(
      foreground: front, grounds: layers, groupOpacity: groupOpacity, renderer: renderer)
  }

  /// The renderers that draw the pair differently. The surface counts only below a translucent
  /// background.
  var renderers: [Renderer] {
    let visible = visibleBackground
    let isHidden = !needsSurface(visible)
    let paints = [foreground] + visible
    let seen = paints.map(\.value) + (isHidden ? [] : [surface].compactMap { $0 })
    var fits = [Renderer.standard]
    if seen.contains(where: { $0.hasColor(where: \.isWide) }) {
      let isOutsideP3 = seen.contains { $0.hasColor { !$0.isInDisplayP3 } }
      if seen.contains(where: { $0.hasColor { !$0.isInSRGB } }) {
        fits.append(Renderer(gamut: .clipped))
        if isOutsideP3 { fits.append(Renderer(gamut: .clippedFromDisplayP3)) }
      }
      fits.append(Renderer(screen: .displayP3))
      if isOutsideP3 { fits.append(Renderer(screen: .displayP3, gamut: .clipped)) }
    }
    guard paints.contains(where: { $0.isGradient && $0.layer()?.fades ?? false }) else {
      return fits
    }
    return fits.flatMap { fit in
      FadeInterpolation.allCases.map {
        Renderer(screen: fit.screen, gamut: fit.gamut, fade: $0)
      }
    }
  }

  /// The lowest contrast of all renderers; nil when it cannot be measured.
  package func measured() -> Measured? {
    let renderers = renderers
    if renderers.count == 1 {
      return layers(by: .standard).map { Measured(worst: $0.worst, screen: .srgb) }
    }
    let all = renderers.compactMap { renderer in
      layers(by: renderer).map { (renderer: renderer, worst: $0.worst) }
    }
    guard let least = all.min(by: { $0.worst.ratio < $1.worst.ratio }) else { return nil }
    let ratios = Dictionary(all.map { ($0.renderer, $0.worst.ratio) }) { first, _ in first }
    return Measured(
      worst: least.worst, screen: least.renderer.screen,
      renderer: WorstRenderer(least.renderer, among: ratios))
  }

  /// The lowest contrast, and the screen and renderer that produce it.
  package struct Measured {
    package var worst: WorstContrast
    /// The screen with the lowest ratio.
    package var screen: Screen
    package var renderer: WorstRenderer?
  }

  /// For solid colors, the lowest ratio over any solid backdrop; nil when the background is opaque.
  package func worstOnAnyBackdrop() -> Double? {
    guard groupOpacity >= 1, !isOpaque, let front = foreground.layer() else { return nil }
    let layers = background.compactMap { $0.layer() }
    guard !front.isGradient, !layers.contains(where: \.isGradient), var back = layers.last?.solid
    else { return nil }
    for layer in layers.dropLast().reversed() { back = layer.solid.over(back) }
    return front.solid.worstContrastOnAnyBackdrop(over: back)
  }
}

/// The layers as one renderer draws them, the lowest of the background first.
private struct Layers {
  var foreground: Layer
  /// The lowest is opaque.
  var grounds: [Layer]
  var groupOpacity: Double
  var renderer: Renderer

  /// A composited layer, and whether it is piecewise linear when gradients are interpolated
  /// premultiplied.
  private struct Composite {
    var layer: Layer
    var isStraight = true

    func under(_ top: Layer) -> Composite {
      Composite(layer: top.over(layer), isStraight: isStraight && top.isStraight(over: layer))
    }

    /// This layer, faded over another.
    func faded(by opacity: Double, over other: Composite) -> Composite {
      Composite(
        layer: layer.faded(by: opacity).over(other.layer),
        isStraight: isStraight && other.isStraight)
    }
  }

  /// Both sides, composited.
  private var sides: (front: Composite, back: Composite) {
    func compose(_ layers: ArraySlice<Layer>) -> Composite {
      layers.dropFirst().reduce(Composite(layer: layers[0])) { $0.under($1) }
    }
    guard groupOpacity < 1 else {
      let back = compose(grounds[...])
      return (back.under(foreground), back)
    }
    let below = compose(grounds.dropLast())
    let top = below.under(grounds[grounds.count - 1])
    return (
      top.under(foreground).faded(by: groupOpacity, over: below),
      top.faded(by: groupOpacity, over: below)
    )
  }

  var stack: Stack { stack(of: sides) }

  private func stack(of sides: (front: Composite, back: Composite)) -> Stack {
    Stack(foreground: sides.front.layer, background: sides.back.layer, screen: renderer.screen)
  }

  /// The lowest contrast.
  var worst: WorstContrast {
    let sides = sides
    if renderer.fade == .premultiplied, sides.front.isStraight, sides.back.isStraight {
      return stack(of: sides).worst
    }
    let below = grounds.map(\.stops)
    var back = LayeredRamp(below, joined: renderer.fade)
    var front = LayeredRamp(below + [foreground.stops], joined: renderer.fade)
    if groupOpacity < 1 {
      let ground = LayeredRamp(Array(below.dropLast()), joined: renderer.fade)
      front = front.faded(by: groupOpacity, over: ground)
      back = back.faded(by: groupOpacity, over: ground)
    }
    return worstContrast(
      foreground: front, background: back, onDisplayP3: renderer.screen == .displayP3)
  }
}

extension Placement.Paint {
  fileprivate var isGradient: Bool { if case .gradient = value { true } else { false } }
}

extension Layer {
  /// The only stop, as a color with opacity.
  fileprivate var solid: TranslucentColor {
    TranslucentColor(color: stops[0].color, alpha: stops[0].alpha)
  }
}
