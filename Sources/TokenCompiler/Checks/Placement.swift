import ColorMath

/// The values of a pair as they lie on each other: a foreground on a background, over the surface
/// where the background lets it through.
struct Placement: Sendable {
  var foreground: TokenValue
  var background: TokenValue
  var surface: TokenValue?

  /// What the screen shows; nil when something lets through what nobody knows.
  func stack(on screen: Screen) -> Stack? {
    guard let front = Layer(foreground, on: screen), var back = Layer(background, on: screen) else {
      return nil
    }
    if !back.isOpaque {
      guard let ground = surface.flatMap({ Layer($0, on: screen) }), ground.isOpaque else {
        return nil
      }
      back = back.over(ground)
    }
    return Stack(foreground: front.over(back), background: back, screen: screen)
  }

  /// The screens it has to be legible on: the one with more colors only when a value that is seen
  /// uses them. An opaque background hides the surface.
  var screens: [Screen] {
    let isHidden = Layer(background)?.isOpaque ?? false
    let isWide = foreground.isWide || background.isWide || (!isHidden && surface?.isWide ?? false)
    return isWide ? [.srgb, .displayP3] : [.srgb]
  }

  /// Where the contrast is least, on the screen where it is least; nil when it cannot be measured.
  func measured() -> (worst: WorstContrast, screen: Screen)? {
    let all = screens.compactMap { screen in
      stack(on: screen).map { (worst: $0.worst, screen: screen) }
    }
    return all.min { $0.worst.ratio < $1.worst.ratio }
  }

  /// For solid colors, the least ratio over any solid backdrop; nil when the background is opaque.
  func worstOnAnyBackdrop() -> Double? {
    guard let front = Layer(foreground), let back = Layer(background), !back.isOpaque,
      !front.isGradient, !back.isGradient
    else { return nil }
    return worstContrastOnAnyBackdrop(foreground: front.solid, background: back.solid)
  }
}

extension Layer {
  /// The only stop, as a color with opacity.
  fileprivate var solid: TranslucentColor {
    TranslucentColor(color: stops[0].color, alpha: stops[0].alpha)
  }
}
