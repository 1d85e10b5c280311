/// A stop of a gradient (Format 9.7).
package struct GradientStopValue: Hashable, Sendable {
  package var color: ColorValue
  /// The position, 0…1.
  package var position: Double

  package init(color: ColorValue, position: Double) {
    (self.color, self.position) = (color, position)
  }

  /// The parts by their names in DTCG.
  package var parts: TokenValue.Parts { ["color": .color(color), "position": .number(position)] }

  /// The stop as text for reports.
  var text: String { "\(color.text) \(plain((position * 10_000).rounded() / 100))%" }
}

extension [GradientStopValue] {
  /// The stops with increasing positions: each at least at the position of those before it (CSS
  /// Images 4, section 3.4.3).
  package var inOrder: [GradientStopValue] {
    var reached = 0.0
    return map { stop in
      reached = Swift.max(reached, stop.position)
      return GradientStopValue(color: stop.color, position: reached)
    }
  }
}

extension ValueReader {
  mutating func gradient(_ value: JSONValue) -> [GradientStopValue]? {
    var reached = 0.0
    return list(value, of: "gradient stops {color, position}") { reader, item in
      let stops = reader.gradientItem(item)
      if let first = stops?.first, first.position < reached {
        reader.fault(
          "a stop at \(plain(first.position)) follows one at \(plain(reached)), so it is read as "
            + "\(plain(reached)); sort the stops", rule: .clampedPosition,
          inside: item["position"] == nil ? [] : [.key("position")])
      }
      reached = stops?.map(\.position).max().map { max($0, reached) } ?? reached
      return stops
    }
  }

  /// A stop, or an alias of a gradient with one stop (requirement F-141).
  private mutating func gradientItem(_ item: JSONValue) -> [GradientStopValue]? {
    guard item.aliasName != nil else { return gradientStop(item).map { [$0] } }
    guard case .gradient(let stops)? = part(item, as: .gradient) else { return nil }
    return splice(stops, from: item, what: "a stop", whole: "gradient with one stop")
  }

  private mutating func gradientStop(_ value: JSONValue) -> GradientStopValue? {
    let names = ["color", "position"]
    guard let members = members(of: value, wanted: "a stop {color, position}", names: names)
    else { return nil }
    let color = member("color", of: members[0]) { $0.colorPart($1) }
    let position = member("position", of: members[1]) { $0.positionPart($1) }
    guard let color, let position else { return nil }
    return GradientStopValue(color: color, position: position)
  }

  /// A position, clamped to 0…1 (requirement F-139).
  private mutating func positionPart(_ value: JSONValue) -> Double? {
    guard case .number(let position)? = part(value, as: .number) else { return nil }
    let clamped = min(max(position, 0), 1)
    if clamped != position {
      fault(
        "a position must be from 0 to 1, found \(plain(position)); it is read as \(plain(clamped))",
        rule: .clampedPosition)
    }
    return clamped
  }
}
