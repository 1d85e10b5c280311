import TokenModel

/// Colors of a component that differ only in the state that their names say.
struct ColorSlot {
  let name: TokenName
  let qualifiers: Set<String>
  let axes: Set<String>
  /// The series by state, as indices; the state in which nothing happens is empty.
  private(set) var series: [(state: String, index: Int)] = []

  /// Groups series into slots, in their order.
  static func slots(_ series: [ColorSeries], where isWanted: (ColorSeries) -> Bool) -> [ColorSlot] {
    let groups = series.indices.filter { isWanted(series[$0]) }.grouped { index in
      let one = series[index]
      return [one.name.role.word] + one.axes + ["/"] + one.qualifiers.sorted() + ["/"]
        + one.name.target + (one.name.isRing ? ["ring"] : [])
    }
    return groups.map { group in
      var slot = ColorSlot(series[group[0]])
      for index in group where slot[series[index].state] == nil {
        slot.series.append((series[index].state, index))
      }
      return slot
    }
  }

  private init(_ series: ColorSeries) {
    (name, qualifiers, axes) = (series.name, series.qualifiers, Set(series.axes))
  }

  subscript(state: String) -> Int? { series.first { $0.state == state }?.index }

  /// The states that the names or the axes say.
  func stateWords(_ all: [ColorSeries]) -> Set<String> {
    Set(
      series.flatMap { [$0.state] + (all[$0.index].values(of: "state") ?? []) }.flatMap(
        \.stateWords))
  }

  /// Whether it is on the opposite of the surface.
  var isInverse: Bool { !qualifiers.isDisjoint(with: WordClass.inverse) }

  /// The series of some states; nil if there are none.
  func limited(to isWanted: (String) -> Bool) -> ColorSlot? {
    var slot = self
    slot.series.removeAll { !isWanted($0.state) }
    return slot.series.isEmpty ? nil : slot
  }

  /// The state itself, or the one that says most of it: `checked` for `checked hover`.
  private func nearest(_ state: String) -> String? {
    let words = Set(state.split(separator: " "))
    return series.map(\.state).filter { words.isSuperset(of: $0.split(separator: " ")) }
      .max { $0.split(separator: " ").count < $1.split(separator: " ").count }
  }

  /// The pairs of this foreground and a background: each state on the same state, else on the
  /// nearest. If the background belongs to the foreground, every state of it shows the foreground.
  func combinations(
    on background: ColorSlot, isOwn: Bool
  ) -> [(foreground: Int, background: Int, state: String, missing: String)] {
    let states = series.map(\.state)
    let more = isOwn ? background.series.map(\.state).filter { !states.contains($0) } : []
    return (states + more).compactMap { state in
      guard let front = nearest(state), let back = background.nearest(state),
        let one = self[front], let other = background[back]
      else { return nil }
      let known = front.split(separator: " ")
      let missing = back.split(separator: " ").filter { !known.contains($0) }
      return (one, other, state, missing.joined(separator: " "))
    }
  }
}

/// The states in which a background shows other foregrounds than one that does not name them.
struct TakenStates {
  /// States that last, of all foregrounds.
  private var lasting: Set<String> = []
  /// All states, by the word that says what a foreground is for.
  private var all: [String: Set<String>] = [:]

  /// - Parameter slots: The foregrounds on a background.
  init(_ slots: [ColorSlot], series: [ColorSeries]) {
    for slot in slots {
      let words = slot.stateWords(series)
      lasting.formUnion(WordClass.lasting.intersection(words))
      all[slot.name.role.word, default: []].formUnion(words)
    }
  }

  /// Whether a foreground without a state, in the words of one name, is not seen in it.
  func contains(_ state: String, for foreground: ColorSlot) -> Bool {
    let words = state.stateWords
    return !lasting.isDisjoint(with: words)
      || !(all[foreground.name.role.word] ?? []).isDisjoint(with: words)
  }

}

extension String {
  /// The states that a name says, other than the one in which nothing happens.
  fileprivate var stateWords: [String] {
    NameWords(self).words.compactMap(StateWord.state).filter { !$0.isEmpty }
  }
}
