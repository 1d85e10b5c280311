/// The shortest distance of stops between which samples are taken: those of one layer are the stops of
/// the next, and would multiply with each.
private let leastSampledDistance = 0.01

/// A color or gradient as drawn: stops in the gamma-encoded space of a screen, with opacities.
package struct Layer: Hashable, Sendable {
  package typealias Stop = FadingStop

  /// The stops, by position.
  package var stops: [Stop]

  /// The layer of a value as a renderer draws it; nil when the value is not a color or gradient.
  package init?(_ value: TokenValue, by renderer: Renderer = .standard) {
    if case .color(let color) = value {
      stops = [renderer.stop(color, at: 0)]
    } else if case .gradient(let gradient) = value {
      stops = gradient.inOrder.map { renderer.stop($0.color, at: $0.position) }
    } else {
      return nil
    }
  }

  private init(stops: [Stop]) { self.stops = stops }

  /// The layer with every stop changed by `change`.
  func mapped(_ change: (Stop) -> Stop) -> Layer { Layer(stops: stops.map(change)) }

  /// The layer with every color's opacity multiplied.
  func faded(by opacity: Double) -> Layer {
    guard opacity != 1 else { return self }
    return mapped { Stop(position: $0.position, color: $0.color, alpha: $0.alpha * opacity) }
  }

  package var isOpaque: Bool { visible.allSatisfy { $0.alpha >= 1 } }

  /// The visible stops: of several stops at one end, only the innermost covers any area.
  private var visible: ArraySlice<Stop> {
    let first = max(0, (stops.firstIndex { $0.position > 0 } ?? stops.count) - 1)
    let last = stops[first...].firstIndex { $0.position >= 1 } ?? stops.count - 1
    return stops[first...last]
  }

  package var isGradient: Bool { stops.count > 1 }

  /// Whether color and opacity both change between two stops, so the interpolation method matters.
  var fades: Bool {
    zip(visible, visible.dropFirst()).contains { $0.alpha != $1.alpha && $0.color != $1.color }
  }

  /// This layer over an opaque one, for samples: gradients at the same position, and between their
  /// stops only nearly as drawn.
  func over(_ backdrop: Layer) -> Layer {
    guard !isOpaque else { return self }
    guard backdrop.isGradient else { return mapped { $0.over(backdrop.stops[0].color) } }
    guard isGradient else {
      return backdrop.mapped { stop in
        Stop(position: stop.position, color: stops[0].color, alpha: stops[0].alpha).over(stop.color)
      }
    }
    let positions = Set((stops + backdrop.stops).map(\.position)).sorted()
    let between = zip(positions, positions.dropFirst()).flatMap { start, end -> [Double] in
      let distance = end - start
      guard distance > leastSampledDistance else { return [] }
      return (1..<8).map { start + distance * Double($0) / 8 }
    }
    return Layer(
      stops: (positions + between).sorted().flatMap { position in
        [true, false].map { isBefore in
          stop(at: position, isBefore: isBefore)
            .over(backdrop.stop(at: position, isBefore: isBefore).color)
        }
      })
  }

  /// The interpolated stop at a position, with premultiplied opacity. At a hard edge, `isBefore`
  /// chooses the side.
  package func stop(at position: Double, isBefore: Bool = true) -> Stop {
    let after = stops.sortedIndex { isBefore ? $0.position >= position : $0.position > position }
    guard after < stops.count else { return Stop(position: position, of: stops[stops.count - 1]) }
    let (start, end) = (stops[max(0, after - 1)], stops[after])
    guard after > 0, end.position > start.position else { return Stop(position: position, of: end) }
    let share = (position - start.position) / (end.position - start.position)
    let alpha = start.alpha + (end.alpha - start.alpha) * share
    let premultiplied = start.color * (start.alpha * (1 - share)) + end.color * (end.alpha * share)
    return Stop(
      position: position, color: alpha > 0 ? premultiplied / alpha : end.color, alpha: alpha)
  }
}

extension Layer.Stop {
  fileprivate init(position: Double, of other: Layer.Stop) {
    self.init(position: position, color: other.color, alpha: other.alpha)
  }

  fileprivate func over(_ backdrop: Triple) -> Layer.Stop {
    Layer.Stop(position: position, color: color.composited(alpha: alpha, over: backdrop))
  }
}
