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
  /// Which gradients are drawn at the same position. The surface has its own.
  package var alignment = Alignment.none
  /// The number of pieces of gradients that a search assesses.
  package var workLimit = searchWorkLimit

  /// Which gradients of a pair are drawn at the same position; all others lie on each other at any two
  /// positions, because tokens have no direction.
  package enum Alignment: Sendable { case none, background, pair }

  /// A color or a gradient, and an opacity by which its own is multiplied.
  package struct Paint: Hashable, Sendable {
    package var value: TokenValue
    package var opacity: Double

    init(_ value: TokenValue, opacity: Double = 1) { (self.value, self.opacity) = (value, opacity) }

    /// The layer as a renderer draws it; nil when the value is not a color or gradient.
    func layer(by renderer: Renderer = .standard) -> Layer? {
      Layer(value, by: renderer)?.faded(by: opacity)
    }

    /// Whether it hides what is below it.
    var isOpaque: Bool {
      if case .color(let color) = value { return color.alpha * opacity >= 1 }
      return layer()?.isOpaque ?? true
    }

    /// The color, if every renderer draws it alike: an opaque one of sRGB.
    fileprivate var plain: ColorValue? {
      guard case .color(let color) = value, color.alpha * opacity >= 1 else { return nil }
      return color.isWide ? nil : color
    }

    /// Whether it is fully transparent.
    var isClear: Bool { layer()?.stops.allSatisfy { $0.alpha == 0 } ?? false }
  }

  /// Whether the layers of the background hide whatever is below them.
  var isOpaque: Bool { !needsSurface(visibleBackground) }

  /// Both sides as the standard renderer shows them; nil if nothing is known below a translucent layer.
  package func stack() -> Stack? {
    guard let grounds, let front = foreground.layer() else { return nil }
    let layers = grounds.reversed().compactMap { $0.layer() }
    let below = layers.dropLast().reduce(Layer?.none) { $0.map($1.over) ?? $1 }
    guard let top = layers.last else { return nil }
    var background = below.map(top.over) ?? top
    var foreground = front.over(background)
    if groupOpacity < 1, let below {
      background = background.faded(by: groupOpacity).over(below)
      foreground = foreground.faded(by: groupOpacity).over(below)
    }
    return Stack(
      foreground: foreground, background: background,
      isAligned: alignment == .pair || groupOpacity < 1 || !front.isOpaque)
  }

  /// The layers of the background from the top to the first opaque one.
  var visibleBackground: ArraySlice<Paint> {
    let end = background.indices.first { index in
      (index > 0 || groupOpacity >= 1) && background[index].isOpaque
    }
    return background[...(end ?? background.count - 1)]
  }

  /// The number of gradients among what is visible.
  var gradientCount: Int { ([foreground] + visibleBackground).count { $0.value.type == .gradient } }

  private func needsSurface(_ visible: ArraySlice<Paint>) -> Bool {
    (visible.count == 1 && groupOpacity < 1) || visible.last?.isOpaque == false
  }

  /// The visible layers from the top down, without the foreground; nil if the lowest is translucent.
  private var grounds: [Paint]? {
    let visible = visibleBackground
    guard needsSurface(visible) else { return Array(visible) }
    guard let surface, Layer(surface)?.isOpaque ?? false else { return nil }
    return visible + [Paint(surface)]
  }

  /// The pair as a renderer draws it; nil when a translucent layer has nothing known below it.
  func drawing(by renderer: Renderer = .standard) -> Drawing? {
    grounds.flatMap { drawing(by: renderer, on: $0) }
  }

  private func drawing(by renderer: Renderer, on grounds: [Paint]) -> Drawing? {
    guard let front = foreground.layer(by: renderer) else { return nil }
    let layers = grounds.enumerated().reversed().compactMap { index, ground in
      ground.layer(by: renderer).map { layer in
        let isAligned = alignment != .none && index < background.count
        return Drawing.Layer(layer.stops, alignment: isAligned ? 0 : index + 1)
      }
    }
    guard !layers.isEmpty, layers.count == grounds.count else { return nil }
    var drawing = Drawing(
      Drawing.Layer(front.stops, alignment: alignment == .pair ? 0 : -1), on: layers,
      groupOpacity: groupOpacity, fade: renderer.fade, isOnDisplayP3: renderer.screen == .displayP3)
    drawing.workLimit = workLimit
    return drawing
  }

  /// The renderers that draw the pair differently, with the surface below a translucent background.
  var renderers: [Renderer] {
    if groupOpacity >= 1, foreground.plain != nil, background[0].plain != nil { return [.standard] }
    let visible = visibleBackground
    let paints = [foreground] + visible
    let seen = paints.map(\.value) + (needsSurface(visible) ? [surface].compactMap { $0 } : [])
    let isTranslucent = groupOpacity < 1 || !paints.allSatisfy(\.isOpaque)
    var fits = [Renderer.standard]
    let isWide = seen.contains { $0.hasColor(where: \.isWide) }
    // Grays are the same on both screens.
    if isWide || (isTranslucent && seen.contains { $0.hasColor { !$0.isGray } }) {
      let isOutsideP3 = seen.contains { $0.hasColor { !$0.isInDisplayP3 } }
      if seen.contains(where: { $0.hasColor { !$0.isInSRGB } }) {
        fits.append(Renderer(gamut: .clipped))
        if isOutsideP3 { fits.append(Renderer(gamut: .clippedFromDisplayP3)) }
      }
      fits.append(Renderer(screen: .displayP3))
      if isOutsideP3 { fits.append(Renderer(screen: .displayP3, gamut: .clipped)) }
    }
    guard isTranslucent else { return fits }
    if paints.contains(where: { $0.value.hasColor { $0.alpha != $0.packedAlpha } }) {
      fits += fits.map { Renderer(screen: $0.screen, gamut: $0.gamut, packsAlpha: true) }
    }
    return fits.flatMap { fit in
      paints.contains { $0.layer(by: fit)?.fades ?? false } ? fit.withEachFade : [fit]
    }
  }

  /// The lowest contrast of all renderers; nil when it cannot be measured.
  package func measured() -> MeasuredContrast? {
    MeasuredContrast(
      renderers.compactMap { renderer in
        drawing(by: renderer).map { (renderer: renderer, worst: $0.worst) }
      })
  }

  /// The lowest ratio of all renderers, or `limit` if none is below it; nil when it cannot be measured.
  package func ratio(below limit: Double = .infinity, isTrial: Bool = false) -> Double? {
    if groupOpacity >= 1, let front = foreground.plain, let back = background[0].plain {
      return min(Drawing.ratio(of: front.srgb, on: back.srgb), limit)
    }
    return renderers.compactMap { drawing(by: $0) }
      .reduce(nil) { $1.ratio(below: $0 ?? limit, isTrial: isTrial) }
  }

  /// The lowest ratio over any solid backdrop; nil when the background is opaque.
  package func worstOnAnyBackdrop() -> Double? {
    guard !isOpaque, var drawing = drawing(by: .standard, on: background) else { return nil }
    drawing.isOnAnyBackdrop = true
    return drawing.ratio()
  }
}

extension Placement {
  /// A pair without opacities, on one layer.
  package init(foreground: TokenValue, background: TokenValue, surface: TokenValue? = nil) {
    self.init(foreground: Paint(foreground), background: [Paint(background)], surface: surface)
  }
}
