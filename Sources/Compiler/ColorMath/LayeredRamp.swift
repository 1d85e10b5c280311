/// A gradient stop whose color may be translucent.
package struct FadingStop: Hashable, Sendable {
  /// The position from 0 (start) to 1 (end); numbers outside count as 0 or 1.
  package var position: Double
  /// Gamma-encoded, 0 to 1.
  package var color: Triple
  /// Opacity, 0 to 1.
  package var alpha: Double

  /// Creates a stop.
  package init(position: Double, color: Triple, alpha: Double) {
    self.position = position
    self.color = color
    self.alpha = alpha
  }
}

/// How colors of different opacity are interpolated between two stops.
package enum FadeInterpolation: String, CaseIterable, Sendable, Hashable {
  /// Color times opacity is linear, as in CSS (CSS Images 4, section 3.5.3).
  case premultiplied
  /// Color and opacity are each linear, as in Core Graphics.
  case straight
}

/// The visible colors of stacked translucent gradients: opaque colors from position 0 to 1, as
/// piecewise polynomials.
package struct LayeredRamp: Sendable {
  struct Piece: Sendable {
    var start: Double
    var end: Double
    var color: BezierCurve<Triple>
  }

  /// Consecutive pieces, from exactly 0 to exactly 1.
  var pieces: [Piece]

  /// Stacks gradients, the lowest first, drawn in gamma-encoded RGB over black.
  package init(_ layers: [[FadingStop]], joined fade: FadeInterpolation) {
    let black = BezierCurve<Triple>(points: [.zero])
    pieces = [Piece(start: 0, end: 1, color: black)]
    for layer in layers { add(layer, joined: fade) }
  }

  private mutating func add(_ stops: [FadingStop], joined fade: FadeInterpolation) {
    pieces = overlaps(fadingPieces(of: stops), others: pieces).map { piece, below, start, end in
      func part<Point>(
        _ curve: BezierCurve<Point>, _ from: Double, _ to: Double
      ) -> BezierCurve<Point> {
        curve.part(from: (start - from) / (to - from), to: (end - from) / (to - from))
      }
      let ends = (piece.first, piece.last)
      let isPremultiplied = fade == .premultiplied
      let color = BezierCurve(
        points: isPremultiplied
          ? [ends.0.color * ends.0.alpha, ends.1.color * ends.1.alpha]
          : [ends.0.color, ends.1.color])
      let own = part(color, piece.start, piece.end)
      let alpha = part(BezierCurve(points: [ends.0.alpha, ends.1.alpha]), piece.start, piece.end)
      let clear = BezierCurve(points: alpha.points.map { 1 - $0 })
      let ground = part(below.color, below.start, below.end)
      return Piece(
        start: start, end: end, color: (isPremultiplied ? own : own * alpha) + ground * clear)
    }
  }
}

extension LayeredRamp {
  /// The ramp as a whole, faded over another.
  package func faded(by opacity: Double, over other: LayeredRamp) -> LayeredRamp {
    func share(_ piece: Piece, _ start: Double, _ end: Double, of factor: Double) -> BezierCurve<
      Triple
    > {
      let part = piece.color.part(
        from: (start - piece.start) / (piece.end - piece.start),
        to: (end - piece.start) / (piece.end - piece.start))
      return BezierCurve(points: part.points.map { $0 * factor })
    }
    var mixed = self
    mixed.pieces = []
    var (index, below) = (0, 0)
    var start = 0.0
    while index < pieces.count, below < other.pieces.count {
      let (piece, ground) = (pieces[index], other.pieces[below])
      let end = min(piece.end, ground.end)
      mixed.pieces.append(
        Piece(
          start: start, end: end,
          color: share(piece, start, end, of: opacity)
            + share(ground, start, end, of: 1 - opacity)))
      if piece.end == end { index += 1 }
      if ground.end == end { below += 1 }
      start = end
    }
    return mixed
  }
}

/// The part of a gradient between two stops.
private struct FadingPiece {
  var start: Double
  var end: Double
  var first: FadingStop
  var last: FadingStop
}

/// The whole ramp as pieces of nonzero length.
///
/// Before the first stop and after the last, the ramp keeps that stop's color. A stop positioned
/// before its predecessor counts as at the predecessor's position.
private func fadingPieces(of stops: [FadingStop]) -> [FadingPiece] {
  guard var previous = stops.first else { preconditionFailure("a ramp needs at least one stop") }
  var pieces: [FadingPiece] = []
  var reached = 0.0
  func append(_ stop: FadingStop, at position: Double) {
    if position > reached {
      pieces.append(FadingPiece(start: reached, end: position, first: previous, last: stop))
    }
    (previous, reached) = (stop, position)
  }
  append(previous, at: min(max(previous.position, 0), 1))
  for stop in stops.dropFirst() { append(stop, at: min(max(stop.position, reached), 1)) }
  append(previous, at: 1)
  return pieces
}

/// The ranges where a piece of one list overlaps a piece of the other, in order.
private func overlaps(
  _ pieces: [FadingPiece], others: [LayeredRamp.Piece]
) -> [(FadingPiece, LayeredRamp.Piece, start: Double, end: Double)] {
  var found: [(FadingPiece, LayeredRamp.Piece, start: Double, end: Double)] = []
  var (index, other) = (0, 0)
  var start = 0.0
  while index < pieces.count, other < others.count {
    let end = min(pieces[index].end, others[other].end)
    found.append((pieces[index], others[other], start, end))
    if pieces[index].end == end { index += 1 }
    if others[other].end == end { other += 1 }
    start = end
  }
  return found
}
