/// Bounds of the colors over a box, channel by channel, and of their change along one of its spans.
struct ColorBounds {
  var low, high: Triple
  /// By the whole length of the span; zero if no span is asked about.
  var slope = ChannelSlope(low: .zero, high: .zero)

  /// One color.
  init(_ color: Triple) { (low, high) = (color, color) }

  /// Draws a layer over the colors: a part of each of its pieces in the box. `isMoving` asks for
  /// the slope along the layer's own span.
  mutating func cover(
    with pieces: ArraySlice<FadingPiece>, part: (start: Double, end: Double), isMoving: Bool,
    fade: FadeInterpolation
  ) {
    if pieces.count == 1, let ink = pieces.first?.first, ink == pieces.first?.last {
      (low, high) = (ink.over(low), ink.over(high))
      return slope.scale(from: 1 - ink.alpha, to: 1 - ink.alpha)
    }
    var (least, greatest) = (Triple(repeating: .infinity), Triple(repeating: -.infinity))
    var (clearest, densest) = (1.0, 0.0)
    var rise = ChannelSlope(low: .zero, high: .zero)
    for piece in pieces {
      let first = piece.ink(at: part.start, fade: fade)
      let last = piece.ink(at: part.end, fade: fade)
      least = pointwiseMin(least, pointwiseMin(first.over(low), last.over(low)))
      greatest = pointwiseMax(greatest, pointwiseMax(first.over(high), last.over(high)))
      clearest = min(clearest, first.alpha, last.alpha)
      densest = max(densest, first.alpha, last.alpha)
      if fade == .straight, first != last {
        // The middle control point of the quadratic.
        let light = (first.color * last.alpha + last.color * first.alpha) / 2
        let clear = 1 - (first.alpha + last.alpha) / 2
        least = pointwiseMin(least, light + low * clear)
        greatest = pointwiseMax(greatest, light + high * clear)
      }
      if isMoving { rise = FadingPiece(first: first, last: last).slope(over: self, fade: fade) }
    }
    slope.scale(from: 1 - densest, to: 1 - clearest)
    slope.add(rise)
    (low, high) = (least, greatest)
  }

  /// Fades the colors over others that they were drawn on.
  mutating func fade(to opacity: Double, over below: ColorBounds) {
    low = low.composited(alpha: opacity, over: below.low)
    high = high.composited(alpha: opacity, over: below.high)
    slope.low = slope.low.composited(alpha: opacity, over: below.slope.low)
    slope.high = slope.high.composited(alpha: opacity, over: below.slope.high)
  }
}

/// Bounds of the change of each channel along a span.
struct ChannelSlope {
  var low, high: Triple

  /// The greatest change of each channel in either direction.
  var size: Triple { pointwiseMax(high, -low) }

  mutating func add(_ other: ChannelSlope) {
    low += other.low
    high += other.high
  }

  /// Multiplies by a factor between two that are not negative.
  mutating func scale(from least: Double, to greatest: Double) {
    low = pointwiseMin(low * least, low * greatest)
    high = pointwiseMax(high * least, high * greatest)
  }
}

extension Ink {
  /// The color that is visible when this one is drawn over an opaque color.
  func over(_ backdrop: Triple) -> Triple { color.composited(alpha: alpha, over: backdrop) }
}

extension FadingPiece {
  /// The change of each channel from the first to the last color, over colors that do not change.
  func slope(over below: ColorBounds, fade: FadeInterpolation) -> ChannelSlope {
    let change = last.alpha - first.alpha
    let (dark, light) = change < 0 ? (below.low, below.high) : (below.high, below.low)
    guard fade == .straight else {
      let own = last.color * last.alpha - first.color * first.alpha
      return ChannelSlope(low: own - dark * change, high: own - light * change)
    }
    // The derivative of α · (color - below) has a factor of each end.
    let tint = last.color - first.color
    let (one, other) = (tint * first.alpha, tint * last.alpha)
    let (least, greatest) = (
      pointwiseMin(first.color, last.color), pointwiseMax(first.color, last.color)
    )
    let (thin, thick) = change < 0 ? (greatest, least) : (least, greatest)
    return ChannelSlope(
      low: pointwiseMin(one, other) + (thin - dark) * change,
      high: pointwiseMax(one, other) + (thick - light) * change)
  }
}

/// Bounds of luminance over a box.
struct LightBounds {
  var low, high: Double
  /// How much the luminance may change at once: the two parts of sRGB's curve do not quite meet.
  var step: Double
  /// The slopes of sRGB's curve at both bounds of each channel.
  private var dark, bright: Triple
  private var weights: Triple

  /// Bounds of the luminance of colors on a screen whose channels have these weights.
  init(_ color: ColorBounds, weights: Triple) {
    let dark = TransferCurve.lightAndSlope(ofSRGB: color.low)
    let bright = color.low == color.high ? dark : TransferCurve.lightAndSlope(ofSRGB: color.high)
    low = dark.light.luminance(weights: weights)
    high = bright.light.luminance(weights: weights)
    step = any(color.low .<= 0.04045 .& color.high .> 0.04045) ? 2.4e-9 : 0
    (self.dark, self.bright, self.weights) = (dark.slope, bright.slope, weights)
  }

  /// Bounds of the change of the logarithm of luminance + 0.05 along a span.
  func logSlope(of slope: ChannelSlope) -> (low: Double, high: Double) {
    let fall = slope.low * dark.replacing(with: bright, where: slope.low .< .zero)
    let rise = slope.high * bright.replacing(with: dark, where: slope.high .< .zero)
    let (least, most) = (fall.luminance(weights: weights), rise.luminance(weights: weights))
    return (least / ((least < 0 ? low : high) + 0.05), most / ((most < 0 ? high : low) + 0.05))
  }
}
