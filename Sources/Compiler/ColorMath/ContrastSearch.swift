/// A search for the lowest contrast of a drawing that proves its answer.
///
/// A *box* is a range of positions for each group of aligned gradients, and of each channel of an
/// unknown backdrop. A composited channel rises with the channel below it, so bounds go up through the
/// layers: they are exact at the ends of a piece of a gradient, and Bézier control points bound the
/// quadratics between (straight alpha). Bounds of the channels bound luminance, and bounds of their
/// change bound it from the middle. Boxes are halved, the lowest bound first, until none can have
/// less than the lowest ratio found.
struct ContrastSearch {
  private let scene: Scene
  /// Whether ratios are those of 8-bit pixels.
  var countsPixels = false
  /// The side that is compared with a solid color, if the other side does not count.
  var rival: (side: Drawing.Side, color: Triple)?
  /// Whether the ratio only decides whether a color will do.
  var isTrial = false
  private var best = Double.infinity
  private var bestBox: [Span] = []

  init(_ drawing: Drawing) {
    scene = Scene(drawing)
    bestBox = scene.whole
  }

  /// Where the lowest ratio was found; see ``WorstContrast/positions``.
  var positions: [Double?] { scene.positions(in: bestBox) }

  /// The difference of the exact colors in CIE L* there.
  var lightnessDifference: Double {
    let here = sides(of: bestBox)
    let lightness = [here.front.low, here.back.low].map {
      ColorMath.lightness(ofLuminance: scene.drawing.luminance($0))
    }
    return (lightness[0] - lightness[1]).magnitude
  }

  /// Whether the sides change places between a black and a white backdrop: they are equal on another one.
  var changesPlaces: Bool {
    let isLighter = [0.0, 1].map { light in
      let backdrop = Array(repeating: Span(cells: 0..<1, start: light, end: light), count: 3)
      let here = sides(of: scene.whole.dropLast(3).map(\.middle) + backdrop)
      return scene.drawing.luminance(here.front.low) > scene.drawing.luminance(here.back.low)
    }
    return isLighter[0] != isLighter[1]
  }

  /// The lowest ratio, or `least` if none is below it.
  ///
  /// The work is limited. If the limit is reached, it is the bound of the ratios that are left.
  mutating func lowest(below least: Double = .infinity) -> Double {
    best = least
    var work = 0
    let drawing = scene.drawing
    let most = max(isTrial ? min(trialWorkLimit, drawing.workLimit) : drawing.workLimit, leastWork)
    let limit = most / max(1, (drawing.grounds.count + 1) / 2)
    var open = BoxHeap()
    let whole = scene.whole
    // The place where the exact colors are worst is likely the worst of the pixels.
    if countsPixels, !whole.isEmpty { _ = assessed(bestBox.map(\.run)) }
    if let whole = assessed(whole) { open.add(whole) }
    while let box = open.removeLowest() {
      let tolerance = work < preciseWork ? preciseTolerance : greatestTolerance
      if box.bound >= best - tolerance { return box.bound > 1 ? min(best, box.bound + 9e-10) : 1 }
      if work > limit { return min(best, box.bound) }
      for half in box.halves {
        work += half.reduce(1) { $0 + $1.cells.count }
        if let half = assessed(half), half.bound < best { open.add(half) }
      }
    }
    return best
  }

  /// A box with the lowest ratio that it can have; nil if it has none below the lowest found.
  private mutating func assessed(_ spans: [Span]) -> Box? {
    countsPixels ? assessedPixels(spans) : assessedColors(spans)
  }

  /// Both sides, one perhaps replaced by the rival.
  private func sides(of box: [Span], along variable: Int? = nil) -> Scene.Sides {
    let sides = scene.sides(of: box, along: variable)
    guard let rival else { return sides }
    return (rival.side == .foreground ? sides.front : sides.back, ColorBounds(rival.color))
  }

  /// Notes the ratio of a single position of every gradient.
  private mutating func consider(_ ratio: Double, at point: [Span]) {
    let isEarlier =
      !countsPixels && ratio == best && point.lexicographicallyPrecedes(bestBox) { $0.isBefore($1) }
    if ratio < best || isEarlier { (best, bestBox) = (ratio, point) }
  }

  // MARK: The exact colors

  private mutating func assessedColors(_ spans: [Span]) -> Box? {
    var spans = spans
    while true {
      let point = spans.map(\.middle)
      let here = sides(of: point)
      let front = scene.drawing.luminance(here.front.low)
      let back = scene.drawing.luminance(here.back.low)
      consider(contrastRatio(front, to: back), at: point)
      if spans.allSatisfy(\.isPoint) { return nil }
      let isInOnePiece = spans.allSatisfy { $0.cells.count == 1 }
      let bounds = sides(of: spans, along: isInOnePiece ? 0 : nil)
      let (ahead, behind) = (scene.light(of: bounds.front), scene.light(of: bounds.back))
      // The difference of the logarithms of both luminances: its size is that of the ratio.
      var least = ((ahead.low + 0.05) / (behind.high + 0.05)).logarithm
      var most = ((ahead.high + 0.05) / (behind.low + 0.05)).logarithm
      guard isInOnePiece else { return Box(widest: spans, bound: max(least, -most, 0).exponential) }
      let middle = ((front + 0.05) / (back + 0.05)).logarithm
      let slack = ahead.step / 0.05 + behind.step / 0.05
      var (lower, upper, split, steepest) = (middle - slack, middle + slack, 0, -1.0)
      let slopes = spans.indices.map { index in
        let (front, back) = index == 0 ? bounds : sides(of: spans, along: index)
        let (rise, other) = (ahead.logSlope(of: front.slope), behind.logSlope(of: back.slope))
        return (low: rise.low - other.high, high: rise.high - other.low)
      }
      for (index, slope) in slopes.enumerated() {
        lower += min(slope.low, -slope.high) / 2
        upper += max(slope.high, -slope.low) / 2
        let size = max(slope.high, -slope.low)
        if size > steepest { (split, steepest) = (index, size) }
      }
      (least, most) = (max(least, lower), min(most, upper))
      if least <= 0, most >= 0 { return Box(spans: spans, bound: 1, split: split) }
      // Where the difference only rises or falls along a span, its lowest is at an end.
      var isNarrower = false
      for (index, slope) in slopes.enumerated() where spans[index].start < spans[index].end {
        guard slack == 0, slope.low >= 0 || slope.high <= 0 else { continue }
        spans[index].narrow(toStart: least > 0 ? slope.low >= 0 : slope.high <= 0)
        isNarrower = true
      }
      if isNarrower { continue }
      return Box(spans: spans, bound: max(least, -most).exponential, split: split)
    }
  }

  // MARK: The 8-bit pixels

  private mutating func assessedPixels(_ spans: [Span]) -> Box? {
    let (front, back) = sides(of: spans)
    let bound = leastRatio(front.pixelLuminances, to: back.pixelLuminances)
    if bound > best { return nil }
    let (ahead, behind) = (front.changes, back.changes)
    if ahead == .zero, behind == .zero, spans.allSatisfy(\.isRun) {
      consider(bound, at: spans.map(\.place))
      return nil
    }
    // Pixels of a single point are not drawn.
    let run = spans.map(\.run)
    let here = sides(of: run)
    if here.front.changes == .zero, here.back.changes == .zero {
      consider(
        leastRatio(here.front.pixelLuminances, to: here.back.pixelLuminances), at: run.map(\.place))
    }
    if spans.contains(where: { $0.cells.count > 1 }) { return Box(widest: spans, bound: bound) }
    // The span that changes the channels with several pixels most.
    var (split, steepest) = (0, 0.0)
    let long = spans.indices.filter { spans[$0].end - spans[$0].start > leastRun }
    if long.count == 1 { return Box(spans: spans, bound: bound, split: long[0]) }
    for index in long {
      let (front, back) = sides(of: spans, along: index)
      let size = max((front.slope.size * ahead).max(), (back.slope.size * behind).max())
      if size > steepest { (split, steepest) = (index, size) }
    }
    return steepest > 0 ? Box(spans: spans, bound: bound, split: split) : nil
  }
}

extension ColorBounds {
  /// The luminances of the pixels between the bounds.
  fileprivate var pixelLuminances: ClosedRange<Double> {
    RGB8(rounding: low).relativeLuminance...RGB8(rounding: high).relativeLuminance
  }

  /// The difference of the 8-bit values of each channel.
  fileprivate var changes: Triple { RGB8(rounding: high).srgb - RGB8(rounding: low).srgb }
}

/// The lowest contrast ratio between a luminance of one range and one of the other.
private func leastRatio(_ one: ClosedRange<Double>, to other: ClosedRange<Double>) -> Double {
  if one.overlaps(other) { return 1 }
  return one.lowerBound > other.upperBound
    ? contrastRatio(one.lowerBound, to: other.upperBound)
    : contrastRatio(one.upperBound, to: other.lowerBound)
}

/// How far the answer may be below the lowest ratio: in the first boxes, and after `preciseWork`.
private let preciseTolerance = 1e-10
private let greatestTolerance = 1e-5
private let preciseWork = 4_000
/// The limit of pieces in all boxes, for up to three layers. Pixels of several translucent gradients may
/// need more: the borders between them cross everywhere.
package let searchWorkLimit = 200_000
private let trialWorkLimit = 10_000
private let leastWork = 1000

/// The shortest run of pixels that counts, as a share of a piece; shorter ones can be rounding noise.
private let leastRun = 1e-7

extension Span {
  fileprivate var isRun: Bool { cells.count > 1 || end - start >= leastRun }

  /// The shortest run in the middle.
  fileprivate var run: Span {
    var run = middle
    run.start = min(max(run.start - leastRun / 2, 0), 1 - leastRun)
    run.end = run.start + leastRun
    return run
  }

  /// A point of a run: an end of the piece, if the run reaches it.
  fileprivate var place: Span {
    let share = start == 0 ? 0 : end == 1 ? 1 : middle.start
    return Span(cells: cells.lowerBound..<cells.lowerBound + 1, start: share, end: share)
  }
}

/// Spans, and the lowest ratio that they can have.
private struct Box {
  var spans: [Span]
  var bound: Double
  var split: Int

  var halves: [[Span]] {
    spans[split].halves.map { half in
      var spans = spans
      spans[split] = half
      return spans
    }
  }
}

extension Box {
  /// A box that is split where it has most pieces.
  init(widest spans: [Span], bound: Double) {
    let split = spans.indices.max { spans[$0].cells.count < spans[$1].cells.count }
    self.init(spans: spans, bound: bound, split: split ?? 0)
  }
}

/// Boxes, the one with the lowest bound first.
private struct BoxHeap {
  private var boxes: [Box] = []

  mutating func add(_ box: Box) {
    boxes.append(box)
    var child = boxes.count - 1
    // Of equal bounds, the last one comes first: it is the smallest.
    while child > 0, boxes[child].bound <= boxes[(child - 1) / 2].bound {
      boxes.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeLowest() -> Box? {
    guard let lowest = boxes.first, let last = boxes.popLast() else { return nil }
    guard !boxes.isEmpty else { return lowest }
    boxes[0] = last
    var parent = 0
    while 2 * parent + 1 < boxes.count {
      var child = 2 * parent + 1
      if child + 1 < boxes.count, boxes[child + 1].bound < boxes[child].bound { child += 1 }
      if boxes[parent].bound <= boxes[child].bound { break }
      boxes.swapAt(child, parent)
      parent = child
    }
    return lowest
  }
}
