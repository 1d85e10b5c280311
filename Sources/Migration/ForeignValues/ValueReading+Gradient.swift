import TokenModel
import Writers

extension ValueReading {
  mutating func gradient(_ value: JSONTree) -> JSONTree? {
    var stops = value.items ?? value.first("stops", "gradientStops")?.items
    if let text = value.text {
      guard let parts = gradientParts(text) else { return refuse(value, wanted: "a gradient") }
      stops = parts
    } else if value.items == nil, value.members != nil {
      for member in value.members ?? [] where member.name != "stops" {
        noteChange(
          "DTCG 2025.10 gradients have no '\(printable(member.name))'; it is kept in $extensions")
        keep(member.name, value: member.value)
      }
    }
    guard let stops, !stops.isEmpty else {
      return refuse(value, wanted: "an array of gradient stops")
    }
    let last = Double(max(stops.count - 1, 1))
    let read = stops.enumerated().compactMap { index, stop -> JSONTree? in
      if case .string(let text) = stop, text.alias != nil {
        return part("stop", value: stop, as: .gradient)
      }
      let position = stop.first("position", "offset") ?? .number((Double(index) / last).tenDigits)
      return composite(
        [("color", stop["color"], .color), ("position", position, .number)], of: stop,
        wanted: "a gradient stop")
    }
    return read.count == stops.count ? .array(read) : nil
  }

  /// The stops of CSS's `linear-gradient`. DTCG cannot express the direction.
  private mutating func gradientParts(_ text: String) -> [JSONTree]? {
    guard var items = text.cssArguments(of: "linear-gradient"), !items.isEmpty else { return nil }
    let first = items[0].lowercased()
    if first.hasPrefix("to ") || ["deg", "turn", "rad"].contains(where: first.hasSuffix) {
      noteChange("DTCG 2025.10 gradients have no direction; '\(first)' is kept in $extensions")
      keep("direction", value: .string(items.removeFirst()))
    }
    let last = Double(max(items.count - 1, 1))
    return items.enumerated().map { index, item in
      let words = item.cssWords
      let hasPosition = words.count > 1 && words.last.map { $0.hasSuffix("%") } ?? false
      let color = (hasPosition ? words.dropLast() : words[...]).joined(separator: " ")
      let position: JSONTree =
        hasPosition ? .string(words[words.count - 1]) : .number((Double(index) / last).tenDigits)
      return .object([.init("color", value: .string(color)), .init("position", value: position)])
    }
  }
}
