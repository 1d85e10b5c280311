/// The part of a ramp between two stops, before the first or after the last.
struct RampPiece {
  let start: Double
  let end: Double
  let startColor: Triple
  let endColor: Triple
  let interpolation: RampInterpolation
  /// The two colors in the space of the interpolation.
  let first: Triple
  let last: Triple

  init(from start: RampStop, to end: RampStop, interpolation: RampInterpolation) {
    self.start = start.position
    self.end = end.position
    self.interpolation = interpolation
    startColor = start.color
    endColor = end.color
    first = start.color.converted(from: .srgb, to: interpolation.space)
    last = end.color.converted(from: .srgb, to: interpolation.space)
  }

  var isSolid: Bool { startColor == endColor }

  /// The gamma-encoded color; at either end exactly the stop's.
  func color(at position: Double) -> Triple {
    if isSolid || position == start { return startColor }
    if position == end { return endColor }
    return mixed(at: position).converted(from: interpolation.space, to: .srgb)
  }

  func luminance(at position: Double) -> Double {
    if interpolation == .displayP3 { return relativeLuminance(displayP3: color(at: position)) }
    if isSolid || position == start || position == end || interpolation == .srgb {
      return relativeLuminance(srgb: color(at: position))
    }
    return mixed(at: position).converted(from: interpolation.space, to: .srgbLinear).luminance()
  }

  /// The positions between the ends where luminance turns, in order. Between them it is monotonic.
  var turningPoints: [Double] {
    if isSolid { return [] }
    let turns: [Double] =
      switch interpolation {
      case .srgb: turnOfEncodedLine(weights: luminanceWeights).map { [$0] } ?? []
      case .displayP3:
        turnOfEncodedLine(weights: displayP3Weights).map { [$0] } ?? []
      case .srgbLinear: []
      case .oklab: turnsOfOKLabLine
      }
    return turns.map { position(ofShare: $0) }
  }

  /// Whether the maximum of luminance is at an end.
  var isConvex: Bool { interpolation != .oklab || isSolid }

  func position(ofShare share: Double) -> Double { start + (end - start) * share }

  /// The whole ramp as consecutive pieces of nonzero length, from exactly 0 to exactly 1.
  static func pieces(of ramp: [RampStop], interpolation: RampInterpolation) -> [RampPiece] {
    var pieces: [RampPiece] = []
    guard var previous = ramp.first else { preconditionFailure("a ramp needs at least one stop") }
    previous.position = 0
    func append(_ next: RampStop) {
      if next.position > previous.position {
        pieces.append(RampPiece(from: previous, to: next, interpolation: interpolation))
      }
      previous = next
    }
    for stop in ramp {
      let position = min(max(stop.position, previous.position), 1)
      append(RampStop(position: position, color: stop.color))
    }
    append(RampStop(position: 1, color: previous.color))
    return pieces
  }

  private func mixed(at position: Double) -> Triple {
    let share = (position - start) / (end - start)
    return first * (1 - share) + last * share
  }
}

extension RampInterpolation {
  var space: ColorSpace {
    switch self {
    case .srgb, .displayP3: .srgb  // as the stops are given
    case .srgbLinear: .srgbLinear
    case .oklab: .oklab
    }
  }
}
