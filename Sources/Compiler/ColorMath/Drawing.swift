/// A gradient stop whose color may be translucent.
package struct FadingStop: Hashable, Sendable {
  /// The position from 0 (start) to 1 (end); numbers outside count as 0 or 1.
  package var position: Double
  /// Gamma-encoded, 0 to 1.
  package var color: Triple
  /// Opacity, 0 to 1.
  package var alpha: Double

  /// Creates a stop.
  package init(position: Double, color: Triple, alpha: Double = 1) {
    (self.position, self.color, self.alpha) = (position, color, alpha)
  }
}

/// How colors of different opacity are interpolated between two stops.
package enum FadeInterpolation: String, CaseIterable, Sendable, Hashable {
  /// Color times opacity is linear, as in CSS (CSS Images 4, section 3.5.3).
  case premultiplied
  /// Color and opacity are each linear, as in Core Graphics.
  case straight
}

/// A foreground on layers as one renderer draws them: composited in the gamma-encoded space of its
/// screen (`color.md` 3.2).
package struct Drawing: Sendable {
  /// A color or a gradient.
  ///
  /// A gradient has at least one stop; with one, it is a solid color. Before its first stop and after
  /// its last it keeps that stop's color. Stops at the same position make a hard edge. A stop
  /// positioned before its predecessor counts as at the predecessor's position.
  package struct Layer: Sendable {
    package var stops: [FadingStop]
    /// Gradients with the same number are drawn at the same position. All others can lie on each
    /// other at any two positions.
    package var alignment: Int

    /// Creates a layer.
    package init(_ stops: [FadingStop], alignment: Int) {
      (self.stops, self.alignment) = (stops, alignment)
    }

    /// Its color, if it is a single opaque one.
    fileprivate var solid: Triple? {
      stops.count == 1 && stops[0].alpha >= 1 ? stops[0].color : nil
    }
  }

  /// What is drawn last.
  package var foreground: Layer
  /// The layers below, the lowest first; at least one.
  package var grounds: [Layer]
  /// The opacity with which the foreground and the highest ground are faded together.
  package var groupOpacity: Double
  /// How gradients fade.
  package var fade: FadeInterpolation
  /// Whether colors are in Display P3 instead of sRGB. Such screens show more than 8 bits, so only
  /// exact colors count.
  package var isOnDisplayP3: Bool
  /// Whether what is below the lowest ground can be any opaque color; otherwise it is black.
  package var isOnAnyBackdrop: Bool
  /// The number of pieces of gradients that a search assesses.
  package var workLimit = searchWorkLimit

  package init(
    _ foreground: Layer, on grounds: [Layer], groupOpacity: Double = 1,
    fade: FadeInterpolation = .premultiplied, isOnDisplayP3: Bool = false,
    isOnAnyBackdrop: Bool = false
  ) {
    (self.foreground, self.grounds, self.groupOpacity) = (foreground, grounds, groupOpacity)
    (self.fade, self.isOnDisplayP3, self.isOnAnyBackdrop) = (fade, isOnDisplayP3, isOnAnyBackdrop)
  }

  /// The lowest WCAG 2.2 contrast between the foreground and what it is drawn on, at all positions
  /// of all gradients.
  package var worst: WorstContrast {
    if let worst = worstOfSolids { return worst }
    var search = ContrastSearch(self)
    let real = search.lowest()
    var worst = WorstContrast(
      real: real, ratio: real, positions: search.positions,
      lightnessDifference: search.lightnessDifference)
    guard !isOnDisplayP3, !isOnAnyBackdrop else { return worst }
    search.countsPixels = true
    worst.ratio = search.lowest(below: real)
    if worst.ratio < real {
      (worst.positions, worst.lightnessDifference) = (search.positions, search.lightnessDifference)
    }
    return worst
  }

  /// The ratio that decides the verdict, or `limit` if it is not below it. A limit saves work. So does
  /// a trial: of several translucent gradients its ratio may be lower.
  package func ratio(below limit: Double = .infinity, isTrial: Bool = false) -> Double {
    if let worst = worstOfSolids { return min(worst.ratio, limit) }
    var search = ContrastSearch(self)
    if isOnAnyBackdrop, search.changesPlaces { return min(1, limit) }
    search.isTrial = isTrial
    let real = search.lowest(below: limit)
    search.countsPixels = true
    return isOnDisplayP3 || isOnAnyBackdrop ? real : search.lowest(below: real)
  }

  /// The contrast of an opaque color on another one, which needs no search; nil of other drawings.
  private var worstOfSolids: WorstContrast? {
    guard groupOpacity == 1, !isOnAnyBackdrop, let front = foreground.solid,
      let back = grounds.last?.solid
    else { return nil }
    let lights = (luminance(front), luminance(back))
    let real = contrastRatio(lights.0, to: lights.1)
    return WorstContrast(
      real: real, ratio: isOnDisplayP3 ? real : Self.ratio(of: front, on: back),
      positions: Array(repeating: nil, count: grounds.count + 1),
      lightnessDifference: (lightness(ofLuminance: lights.0) - lightness(ofLuminance: lights.1))
        .magnitude)
  }

  /// The ratio that decides the verdict of two opaque colors on an sRGB screen.
  package static func ratio(of front: Triple, on back: Triple) -> Double {
    min(
      contrastRatio(relativeLuminance(srgb: front), to: relativeLuminance(srgb: back)),
      contrastRatio(RGB8(rounding: front), to: RGB8(rounding: back)))
  }

  /// The luminance of a color on the screen.
  func luminance(_ color: Triple) -> Double {
    isOnDisplayP3 ? relativeLuminance(displayP3: color) : relativeLuminance(srgb: color)
  }

  /// A side of the comparison.
  package enum Side: Sendable { case foreground, ground }

  /// The lowest and the highest luminance of the visible colors of one side, exact as
  /// ``WorstContrast/real`` is; on an sRGB screen also those of its 8-bit pixels. Of several
  /// translucent gradients they may be further apart.
  package func extremes(of side: Side) -> [Double] {
    if groupOpacity == 1, let color = (side == .foreground ? foreground : grounds.last)?.solid {
      return [luminance(color)] + (isOnDisplayP3 ? [] : [RGB8(rounding: color).relativeLuminance])
    }
    // What does not change the side is not searched.
    var drawing = self
    let nothing = Layer([FadingStop(position: 0, color: .zero)], alignment: -1)
    if side == .ground {
      drawing.foreground = nothing
    } else if groupOpacity == 1, foreground.stops.allSatisfy({ $0.alpha >= 1 }) {
      drawing.grounds = [nothing]
    }
    var search = ContrastSearch(drawing)
    search.isTrial = true
    return (isOnDisplayP3 ? [false] : [false, true]).flatMap { countsPixels in
      search.countsPixels = countsPixels
      // Black and white have the lowest contrast with the darkest and the lightest color.
      search.rival = (side, .zero)
      let darkest = search.lowest() * 0.05 - 0.05
      search.rival = (side, .one)
      return [darkest, 1.05 / search.lowest() - 0.05]
    }
  }
}

package struct WorstContrast: Hashable, Sendable {
  /// The ratio of the exact colors, 1 to 21: at most 1e-9 above the lowest one, and 1e-5 below it.
  package var real: Double
  /// The ratio that decides the verdict: the lower one of the exact colors and the 8-bit pixels. Runs
  /// of pixels shorter than 1e-7 of a piece do not count. Of several translucent gradients it may
  /// be further below, but not above.
  package var ratio: Double
  /// Where it occurs: the position of each layer's gradient in 0...1, the
  /// foreground first, then the layers from top to bottom; nil for solid colors.
  package var positions: [Double?]
  /// The difference of the exact colors in CIE L* there, 0 to 100.
  package var lightnessDifference: Double
}
