/// Colors of a component that differ only in the state that their names say.
struct ColorSlot {
  let name: TokenName
  let qualifiers: Set<String>
  let axes: Set<String>
  /// The states that the names or the axes say.
  private let stateWords: Set<String>
  /// The series by state, as indices; the state in which nothing happens is empty.
  private(set) var series: [(state: String, index: Int)] = []

  /// Groups series into slots, in their order.
  static func slots(_ series: [ColorSeries], where isWanted: (ColorSeries) -> Bool) -> [ColorSlot] {
    let groups = series.indices.filter { isWanted(series[$0]) }.grouped { index in
      let one = series[index]
      return [one.isGround ? one.role : one.name.role.word] + one.axes + ["/"]
        + one.qualifiers.sorted() + ["/"] + one.name.target + (one.name.isRing ? ["ring"] : [])
    }
    return groups.map { ColorSlot($0, of: series) }
  }

  private init(_ indices: [Int], of all: [ColorSeries]) {
    let first = all[indices[0]]
    (name, qualifiers, axes) = (first.name, first.qualifiers, Set(first.axes))
    stateWords = Set(
      indices.flatMap { [all[$0].state] + (all[$0].values(of: "state") ?? []) }.flatMap(\.states))
    for index in indices where self[all[index].state] == nil {
      series.append((all[index].state, index))
    }
  }

  subscript(state: String) -> Int? { series.first { $0.state == state }?.index }

  var indices: [Int] { series.map(\.index) }

  /// Whether it is on the opposite of the surface.
  var isInverse: Bool { !qualifiers.isDisjoint(with: WordClass.inverse) }

  /// The words that say no state and not what the color is for, without the one that says nothing.
  var kinds: Set<String> { qualifiers.subtracting(["default"]) }

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

  /// Whether the name says one of some states.
  func names(_ states: Set<String>) -> Bool { !stateWords.isDisjoint(with: states) }

  /// Whether a foreground without a state is not seen in it: the same word names another one in that
  /// state, or some word does and the state lasts. `others` are the foregrounds on the background.
  func yields(in state: String, to others: [ColorSlot]) -> Bool {
    let words = Set(state.states)
    return others.contains { other in
      other.names(
        other.name.role.word == name.role.word ? words : words.intersection(WordClass.lasting))
    }
  }
}

extension String {
  /// The states that a name says, other than the one in which nothing happens.
  fileprivate var states: [String] {
    NameWords(self).words.compactMap(StateWord.state).filter { !$0.isEmpty }
  }
}
