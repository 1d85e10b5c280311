import ColorMath
import TokenModel

/// The values of a pair as they lie on each other: a foreground on a background, over the surface
/// where the background lets it through.
package struct Placement: Sendable {
  package var foreground: TokenValue
  package var background: TokenValue
  package var surface: TokenValue?

  package init(foreground: TokenValue, background: TokenValue, surface: TokenValue? = nil) {
    self.foreground = foreground
    self.background = background
    self.surface = surface
  }

  /// What is drawn; nil when something lets through what nobody knows.
  ///
  /// Gradients are joined premultiplied here. Where two with opacity lie on each other, their stretches
  /// are divided, and between the divisions the colors are near.
  package func stack(by renderer: Renderer = .standard) -> Stack? { layers(by: renderer)?.stack }

  /// What lies on each other; nil when something lets through what nobody knows.
  private func layers(by renderer: Renderer) -> Layers? {
    guard let front = Layer(foreground, by: renderer), let back = Layer(background, by: renderer)
    else { return nil }
    if back.isOpaque { return Layers(foreground: front, background: back, renderer: renderer) }
    guard let ground = surface.flatMap({ Layer($0, by: renderer) }), ground.isOpaque else {
      return nil
    }
    return Layers(foreground: front, background: back, surface: ground, renderer: renderer)
  }

  /// The ways to draw it that differ. A surface counts where it is seen: an opaque background hides
  /// it.
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

  /// Where the contrast is least, as the renderer draws it that makes it least; nil when it cannot be
  /// measured.
  package func measured() -> Measured? {
    let renderers = renderers
    if renderers.count == 1 {
      return layers(by: .standard).map { Measured(worst: $0.worst, screen: .srgb) }
    }
    let all = renderers.compactMap { renderer in
      layers(by: renderer).map { (renderer: renderer, worst: $0.worst) }
    }
    guard let least = all.min(by: { $0.worst.ratio < $1.worst.ratio }) else { return nil }
    let ratios = Dictionary(all.map { ($0.renderer, $0.worst.ratio) }) { one, _ in one }
    return Measured(
      worst: least.worst, screen: least.renderer.screen,
      renderer: WorstRenderer(least.renderer, among: ratios))
  }

  /// A ratio, and what makes it so low.
  package struct Measured {
    package var worst: WorstContrast
    /// The screen on which it is the lowest.
    package var screen: Screen
    package var renderer: WorstRenderer?
  }

  /// For solid colors, the least ratio over any solid backdrop; nil when the background is opaque.
  package func worstOnAnyBackdrop() -> Double? {
    guard let front = Layer(foreground), let back = Layer(background), !back.isOpaque,
      !front.isGradient, !back.isGradient
    else { return nil }
    return worstContrastOnAnyBackdrop(foreground: front.solid, background: back.solid)
  }
}

/// What lies on each other as one renderer draws it, the surface only where it is seen.
private struct Layers {
  var foreground: Layer
  var background: Layer
  var surface: Layer?
  var renderer: Renderer

  var stack: Stack {
    let back = surface.map(background.over) ?? background
    return Stack(foreground: foreground.over(back), background: back, screen: renderer.screen)
  }

  /// Where the contrast is least.
  var worst: WorstContrast {
    if renderer.fade == .premultiplied, isStraight { return stack.worst }
    let below = [surface, background].compactMap { $0?.stops }
    return worstContrast(
      foreground: LayeredRamp(below + [foreground.stops], joined: renderer.fade),
      background: LayeredRamp(below, joined: renderer.fade),
      onDisplayP3: renderer.screen == .displayP3)
  }

  /// Whether what is seen is ramps of straight lines, if gradients are joined premultiplied.
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
