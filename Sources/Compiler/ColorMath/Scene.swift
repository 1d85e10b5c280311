/// A drawing as a function of the positions of its gradients, cut where a piece of any of them ends.
struct Scene {
  /// A layer, piece by piece.
  private struct Coat {
    /// The span with its position; nil for a solid color.
    var variable: Int?
    /// One for each cell of the variable; one for a solid color.
    var pieces: [FadingPiece]
  }

  typealias Sides = (front: ColorBounds, back: ColorBounds)

  /// The lowest first, and the foreground last.
  private var coats: [Coat] = []
  /// The positions where a piece of any of the aligned gradients ends, for each group of them.
  private var cuts: [[Double]] = []
  let drawing: Drawing

  init(_ drawing: Drawing) {
    self.drawing = drawing
    var variables: [Int: Int] = [:]
    let layers = (drawing.grounds + [drawing.foreground]).map { layer in
      let pieces = layer.stops.pieces
      let ink = pieces[0].first
      guard pieces.contains(where: { $0.first != ink || $0.last != ink }) else {
        return (variable: Int?.none, pieces: pieces)
      }
      let variable = variables[layer.alignment] ?? cuts.count
      if variable == cuts.count { cuts.append([]) }
      variables[layer.alignment] = variable
      cuts[variable] += pieces.map(\.start) + [1]
      return (variable: variable, pieces: pieces)
    }
    cuts = cuts.map { Set($0).sorted() }
    coats = layers.map { variable, own in
      guard let variable else { return Coat(variable: nil, pieces: [own[0]]) }
      var index = 0
      return Coat(
        variable: variable,
        pieces: zip(cuts[variable], cuts[variable].dropFirst()).map { start, end in
          while own[index].end < end { index += 1 }
          return own[index].part(from: start, to: end, fade: drawing.fade)
        })
    }
  }

  var whole: [Span] {
    cuts.map { Span(cells: 0..<$0.count - 1) }
      + (drawing.isOnAnyBackdrop ? (0..<3).map { _ in Span(cells: 0..<1) } : [])
  }

  /// The position of each gradient at a point, from the foreground to the lowest layer.
  func positions(in point: [Span]) -> [Double?] {
    coats.reversed().map { coat in
      coat.variable.map { variable in
        let (cuts, span) = (cuts[variable], point[variable])
        let cell = span.cells.lowerBound
        return cuts[cell] * (1 - span.start) + cuts[cell + 1] * span.start
      }
    }
  }

  /// Bounds of both sides over a box, with their slopes along one of its spans if it is in one piece.
  func sides(of box: [Span], along variable: Int? = nil) -> Sides {
    var color = ColorBounds(.zero)
    if drawing.isOnAnyBackdrop {
      for channel in 0..<3 {
        let span = box[cuts.count + channel]
        (color.low[channel], color.high[channel]) = (span.start, span.end)
        guard variable == cuts.count + channel else { continue }
        color.slope.low[channel] = span.end - span.start
        color.slope.high[channel] = span.end - span.start
      }
    }
    func cover(with coat: Coat) {
      let span = coat.variable.map { box[$0] } ?? Span(cells: 0..<1, start: 0, end: 0)
      color.cover(
        with: coat.pieces[span.cells], part: (span.start, span.end),
        isMoving: variable != nil && variable == coat.variable, fade: drawing.fade)
    }
    for coat in coats.dropLast(2) { cover(with: coat) }
    let below = color
    cover(with: coats[coats.count - 2])
    var back = color
    cover(with: coats[coats.count - 1])
    if drawing.groupOpacity < 1 {
      back.fade(to: drawing.groupOpacity, over: below)
      color.fade(to: drawing.groupOpacity, over: below)
    }
    return (color, back)
  }

  func light(of color: ColorBounds) -> LightBounds {
    LightBounds(color, weights: drawing.isOnDisplayP3 ? displayP3Weights : luminanceWeights)
  }
}

/// A range of positions of one group of aligned gradients: whole pieces, or a part of one.
struct Span {
  var cells: Range<Int>
  /// The part of the piece, if it is only one: shares of its length.
  var start = 0.0
  var end = 1.0

  var isPoint: Bool { cells.count == 1 && start == end }

  /// The point in the middle, or the start of the piece there.
  var middle: Span {
    guard cells.count == 1 else {
      let cell = (cells.lowerBound + cells.upperBound) / 2
      return Span(cells: cell..<cell + 1, start: 0, end: 0)
    }
    let share = start + (end - start) / 2
    return Span(cells: cells, start: share, end: share)
  }

  var halves: [Span] {
    guard cells.count == 1 else {
      let middle = (cells.lowerBound + cells.upperBound) / 2
      return [Span(cells: cells.lowerBound..<middle), Span(cells: middle..<cells.upperBound)]
    }
    let share = middle.start
    return [
      Span(cells: cells, start: start, end: share), Span(cells: cells, start: share, end: end),
    ]
  }

  mutating func narrow(toStart isStart: Bool) { if isStart { end = start } else { start = end } }

  func isBefore(_ other: Span) -> Bool {
    (cells.lowerBound, start) < (other.cells.lowerBound, other.start)
  }
}

struct Ink: Equatable {
  var color: Triple
  var alpha: Double
}

/// The part of a gradient between two stops, before the first or after the last.
struct FadingPiece {
  var start = 0.0
  var end = 1.0
  var first, last: Ink

  /// The color at a share of the length, exact at both ends.
  func ink(at share: Double, fade: FadeInterpolation) -> Ink {
    if share <= 0 || first == last { return first }
    if share >= 1 { return last }
    let alpha = first.alpha * (1 - share) + last.alpha * share
    guard fade == .premultiplied, first.alpha != last.alpha else {
      return Ink(color: first.color * (1 - share) + last.color * share, alpha: alpha)
    }
    let light = first.color * (first.alpha * (1 - share)) + last.color * (last.alpha * share)
    return Ink(color: alpha > 0 ? light / alpha : last.color, alpha: alpha)
  }

  func part(from start: Double, to end: Double, fade: FadeInterpolation) -> FadingPiece {
    let length = self.end - self.start
    return FadingPiece(
      start: start, end: end, first: ink(at: (start - self.start) / length, fade: fade),
      last: ink(at: (end - self.start) / length, fade: fade))
  }
}

extension [FadingStop] {
  /// The whole gradient as consecutive pieces of nonzero length, from exactly 0 to exactly 1.
  var pieces: [FadingPiece] {
    guard let first else { preconditionFailure("a gradient needs a stop") }
    var pieces: [FadingPiece] = []
    var reached = 0.0
    var previous = Ink(color: first.color, alpha: first.alpha)
    func append(_ next: Ink, at position: Double) {
      if position > reached {
        pieces.append(FadingPiece(start: reached, end: position, first: previous, last: next))
      }
      (previous, reached) = (next, Swift.max(position, reached))
    }
    for stop in self {
      append(
        Ink(color: stop.color, alpha: stop.alpha),
        at: Swift.min(Swift.max(stop.position, reached), 1))
    }
    append(previous, at: 1)
    return pieces
  }
}
