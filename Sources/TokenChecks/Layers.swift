import ColorMath
import TokenModel

/// A color or gradient as it is drawn: stops in the gamma-encoded color space of a screen, each with
/// its opacity.
package struct Layer: Sendable {
  package typealias Stop = FadingStop

  /// In order.
  package var stops: [Stop]

  /// The layer of a value as a renderer draws it; nil when the value is no paint.
  package init?(_ value: TokenValue, by renderer: Renderer = .standard) {
    if case .color(let color) = value {
      stops = [Stop(position: 0, color: renderer.coordinates(of: color), alpha: color.alpha)]
    } else if case .gradient(let gradient) = value {
      stops = gradient.inOrder.map {
        Stop(
          position: $0.position, color: renderer.coordinates(of: $0.color), alpha: $0.color.alpha)
      }
    } else {
      return nil
    }
  }

  /// The layer with every color as `change` makes it.
  func mapped(_ change: (Triple) -> Triple) -> Layer {
    Layer(
      stops: stops.map {
        Stop(position: $0.position, color: change($0.color), alpha: $0.alpha)
      })
  }

  private init(stops: [Stop]) { self.stops = stops }

  package var isOpaque: Bool { visible.allSatisfy { $0.alpha >= 1 } }

  /// The stops that are seen: of several at one end only the innermost takes room.
  private var visible: ArraySlice<Stop> {
    let first = max(0, (stops.firstIndex { $0.position > 0 } ?? stops.count) - 1)
    let last = stops[first...].firstIndex { $0.position >= 1 } ?? stops.count - 1
    return stops[first...last]
  }

  package var isGradient: Bool { stops.count > 1 }

  /// Whether color and opacity both change between two stops, so that it matters how they are joined.
  var fades: Bool {
    zip(visible, visible.dropFirst()).contains { $0.alpha != $1.alpha && $0.color != $1.color }
  }

  /// Whether what is seen of it over an opaque layer is again a ramp of straight lines.
  func isStraight(over backdrop: Layer) -> Bool {
    isOpaque || !isGradient || !backdrop.isGradient
  }

  /// The layer as a ramp; it must be opaque.
  var ramp: [RampStop] { stops.map { RampStop(position: $0.position, color: $0.color) } }

  /// This layer over an opaque one, composited in the gamma-encoded space of the screen (`color.md` 3.2).
  ///
  /// Over a solid one a stop stays a stop, exactly. Where both vary, the positions of both are
  /// kept, and spans between them are divided: color times opacity is not linear there.
  func over(_ backdrop: Layer) -> Layer {
    guard !isOpaque else { return self }
    guard backdrop.isGradient else {
      return Layer(stops: stops.map { $0.over(backdrop.stops[0].color) })
    }
    guard isGradient else {
      return Layer(
        stops: backdrop.stops.map { ground in
          Stop(position: ground.position, color: stops[0].color, alpha: stops[0].alpha)
            .over(ground.color)
        })
    }
    let positions = divided(
      positions: stops.map(\.position) + backdrop.stops.map(\.position), 64)
    return Layer(
      stops: positions.flatMap { position in
        [true, false].map { isBefore in
          stop(at: position, isBefore: isBefore)
            .over(backdrop.stop(at: position, isBefore: isBefore).color)
        }
      })
  }

  /// The stop there would be at a position, interpolated with premultiplied opacity; at a hard
  /// edge that of the side before or after it.
  func stop(at position: Double, isBefore: Bool) -> Stop {
    let after =
      isBefore
      ? stops.firstIndex { $0.position >= position } : stops.firstIndex { $0.position > position }
    guard let after else { return Stop(position: position, of: stops[stops.count - 1]) }
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
}

extension Layer.Stop {
  fileprivate func over(_ backdrop: Triple) -> Layer.Stop {
    Layer.Stop(
      position: position, color: composite(color, alpha: alpha, over: backdrop), alpha: 1)
  }
}

/// The positions in order, each span between two of them divided.
private func divided(positions: [Double], _ divisions: Int) -> [Double] {
  let sorted = Set(positions).sorted()
  guard divisions > 1, sorted.count > 1 else { return sorted }
  return zip(sorted, sorted.dropFirst()).flatMap { start, end in
    (0..<divisions).map { start + (end - start) * Double($0) / Double(divisions) }
  } + [sorted[sorted.count - 1]]
}
