import ColorMath
import TokenModel

/// The values of a pair in drawing order: a foreground on a background, and a surface below a
/// translucent background.
package struct Placement: Sendable {
  package var foreground: TokenValue
  package var background: TokenValue
  package var surface: TokenValue?

  package init(foreground: TokenValue, background: TokenValue, surface: TokenValue? = nil) {
    self.foreground = foreground
    self.background = background
    self.surface = surface
  }

  /// The composited layers; nil when a translucent layer has nothing known below it.
  ///
  /// Gradients are interpolated with premultiplied alpha. Where two translucent gradients overlap,
  /// their spans are divided, and colors between the divisions are approximate.
  package func stack(by renderer: Renderer = .standard) -> Stack? { layers(by: renderer)?.stack }

  /// The layers before compositing; nil when a translucent layer has nothing known below it.
  private func layers(by renderer: Renderer) -> Layers? {
    guard let front = Layer(foreground, by: renderer), let back = Layer(background, by: renderer)
    else { return nil }
    if back.isOpaque { return Layers(foreground: front, background: back, renderer: renderer) }
    guard let backdrop = surface.flatMap({ Layer($0, by: renderer) }), backdrop.isOpaque else {
      return nil
    }
    return Layers(foreground: front, background: back, surface: backdrop, renderer: renderer)
  }

  /// The renderers that draw the pair differently. The surface counts only below a translucent
  /// background.
  var renderers: [Renderer] {
    let back = Layer(background)
    let isHidden = back?.isOpaque ?? false
    let seen = [foreground, background] + (isHidden ? [] : [surface].compactMap { $0 })
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
    let gradients = [foreground, background].filter {
      if case .gradient = $0 { true } else { false }
    }
    guard gradients.contains(where: { Layer($0)?.fades ?? false }) else { return fits }
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
    guard let front = Layer(foreground), let back = Layer(background), !back.isOpaque,
      !front.isGradient, !back.isGradient
    else { return nil }
    return worstContrastOnAnyBackdrop(foreground: front.solid, background: back.solid)
  }
}

/// The layers as one renderer draws them; the surface only below a translucent background.
private struct Layers {
  var foreground: Layer
  var background: Layer
  var surface: Layer?
  var renderer: Renderer

  var stack: Stack {
    let back = surface.map(background.over) ?? background
    return Stack(foreground: foreground.over(back), background: back, screen: renderer.screen)
  }

  /// The lowest contrast.
  var worst: WorstContrast {
    if renderer.fade == .premultiplied, isStraight { return stack.worst }
    let below = [surface, background].compactMap { $0?.stops }
    return worstContrast(
      foreground: LayeredRamp(below + [foreground.stops], joined: renderer.fade),
      background: LayeredRamp(below, joined: renderer.fade),
      onDisplayP3: renderer.screen == .displayP3)
  }

  /// Whether the result is piecewise linear when gradients are interpolated premultiplied.
  private var isStraight: Bool {
    guard let surface else { return foreground.isStraight(over: background) }
    let hasGradient = background.isGradient || surface.isGradient
    return background.isStraight(over: surface)
      && (!hasGradient || foreground.isOpaque || !foreground.isGradient)
  }
}

extension Layer {
  /// The only stop, as a color with opacity.
  fileprivate var solid: TranslucentColor {
    TranslucentColor(color: stops[0].color, alpha: stops[0].alpha)
  }
}
