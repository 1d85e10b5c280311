/// Colors of a component that differ only in the state that their names say.
struct ColorSlot {
  let name: TokenName
  let qualifiers: Set<String>
  /// The axes of the paths.
  let axes: Set<String>
  /// The series by state, as indices; the state in which nothing happens is empty.
  private(set) var series: [(state: String, index: Int)] = []

  /// Groups series into slots, in their order.
  static func slots(_ series: [ColorSeries], where isWanted: (ColorSeries) -> Bool) -> [ColorSlot] {
    var slots: [ColorSlot] = []
    var numbers: [[String]: Int] = [:]
    for (index, series) in series.enumerated() where isWanted(series) {
      let key =
        [series.name.role.word] + series.axes + ["/"] + series.qualifiers.sorted() + ["/"]
        + series.name.target
      let number = numbers[key] ?? slots.count
      if number == slots.count {
        numbers[key] = number
        slots.append(ColorSlot(series))
      }
      if slots[number][series.state] == nil {
        slots[number].series.append((series.state, index))
      }
    }
    return slots
  }

  private init(_ series: ColorSeries) {
    (name, qualifiers, axes) = (series.name, series.qualifiers, Set(series.axes))
  }

  /// The series of a state.
  subscript(state: String) -> Int? { series.first { $0.state == state }?.index }

  /// The pairs of this foreground and a background: each state on the same state, else on the one in
  /// which nothing happens.
  ///
  /// - Parameter isOwn: Whether the background belongs to the foreground, so that every state of it
  ///   shows the foreground.
  func combinations(
    on background: ColorSlot, isOwn: Bool
  ) -> [(foreground: Int, background: Int, state: String)] {
    let states = series.map(\.state)
    let more = isOwn ? background.series.map(\.state).filter { !states.contains($0) } : []
    return (states + more).compactMap { state in
      guard let front = self[state] ?? self[""], let back = background[state] ?? background[""]
      else { return nil }
      return (front, back, state)
    }
  }
}
