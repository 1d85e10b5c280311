import TokenModel

/// Makes the pairs of a contract from series.
struct PairWriter {
  let series: [ColorSeries]
  /// The values of the axis `state`; empty without one.
  let states: [String]
  private(set) var pairs: [PairDraft] = []
  /// The series that some pair has.
  private(set) var used: Set<Int> = []
  /// The series that some pair has, or would have if no contract measured both.
  private(set) var met: Set<Int> = []
  private var known: Set<[Int]> = []

  /// The series that another contract has too, with the pairs of two of them.
  private let common: Set<Int>

  /// The series with a color that no contract measures.
  private let open: Set<Int>

  /// Writes no pairs of two `common` colors, which another contract has, nor of two `measured`
  /// ones, which contracts measure.
  init(
    _ series: [ColorSeries], axes: [Axis], common: Set<PathID> = [], measured: Set<PathID>
  ) {
    self.series = series
    open = Set(
      series.indices.filter { !series[$0].paths.allSatisfy { measured.contains($0.path) } })
    self.common = Set(
      series.indices.filter { series[$0].paths.allSatisfy { common.contains($0.path) } })
    states = axes.first { $0.name == "state" }?.values ?? []
  }

  /// Adds the pairs of a foreground and a background in all states. `isUnsure` says that the names
  /// do not tell if there are such pairs; `taken` has the states in which other foregrounds are on
  /// the background.
  mutating func add(
    _ foreground: ColorSlot, on background: ColorSlot, isOwn: Bool = true, isUnsure: Bool = false,
    taken: TakenStates = TakenStates([], series: [])
  ) {
    func isTaken(_ state: String) -> Bool { taken.contains(state, for: foreground) }
    for (front, back, state, missing) in foreground.combinations(on: background, isOwn: isOwn) {
      guard front != back, !isTaken(missing), !common.isSuperset(of: [front, back]),
        series[front].meets(series[back]), known.insert([front, back]).inserted
      else { continue }
      met.formUnion([front, back])
      guard !open.isDisjoint(with: [front, back]) else { continue }
      used.formUnion([front, back])
      add(front, on: back, isInactive: isDisabled(state), isUnsure: isUnsure, isTaken: isTaken)
    }
  }

  /// Adds the pairs of a foreground and colors of other components.
  mutating func add(_ foreground: ColorSlot, onPaths paths: [String]) {
    for (state, index) in foreground.series where !paths.isEmpty {
      met.insert(index)
      guard open.contains(index) else { continue }
      used.insert(index)
      let own = series[index].values(of: "state") ?? []
      let parts: [[String]?] = own.isEmpty ? [nil] : split(own)
      for part in parts {
        let isInactive = isDisabled(state) || part.map { isDisabled($0[0]) } ?? false
        append(
          PairDraft(
            foreground: layer(index), backgrounds: paths.map { [PairDraft.Layer(name: $0)] },
            duty: duty(index, isInactive: isInactive), states: parts.count > 1 ? part : nil),
          of: index)
      }
    }
  }

  private mutating func add(
    _ front: Int, on back: Int, isInactive: Bool, isUnsure: Bool, isTaken: (String) -> Bool
  ) {
    let ownStates = [series[front].values(of: "state"), series[back].values(of: "state")]
    guard ownStates.contains(where: { $0 != nil }) else {
      return append(
        PairDraft(
          foreground: layer(front), backgrounds: [[layer(back)]],
          duty: duty(front, isInactive: isInactive), isUnsure: isUnsure), of: front)
    }
    let known = ownStates.map { Set($0 ?? states) }
    let fallback = ownStates.map { $0?.first { StateWord.state($0.lowercased()) == "" } }
    let both = states.filter { known[0].contains($0) && known[1].contains($0) }
    let lists =
      [both]
      + [(0, 1), (1, 0)].map { one, other in
        states.filter { known[one].contains($0) && !known[other].contains($0) }
      }
    // A side without a color for the state in which nothing happens does not exist in these states.
    for (number, list) in lists.enumerated() where number == 0 || fallback[2 - number] != nil {
      let parts = split(number == 2 ? list.filter { !isTaken($0) } : list)
      for part in parts {
        var pair = PairDraft(
          foreground: layer(front), backgrounds: [[layer(back)]],
          duty: duty(front, isInactive: isInactive || isDisabled(part[0])), isUnsure: isUnsure)
        pair.states = number > 0 || parts.count > 1 ? part : nil
        // One side does not have these states, and keeps its color.
        if number == 1 { pair.backgrounds[0][0].state = fallback[1] }
        if number == 2 { pair.foreground.state = fallback[0] }
        append(pair, of: front)
      }
    }
  }

  /// The states in which controls can be used, and the others.
  private func split(_ states: [String]) -> [[String]] {
    [states.filter { !isDisabled($0) }, states.filter(isDisabled)].filter { !$0.isEmpty }
  }

  /// Adds a pair, or its backgrounds to a pair that is the same.
  private mutating func append(_ pair: PairDraft, of front: Int) {
    var pair = pair
    pair.isInverse = !series[front].qualifiers.isDisjoint(with: WordClass.inverse)
    let index = pairs.lastIndex { other in
      other.foreground == pair.foreground && other.duty == pair.duty
        && other.states == pair.states && other.isUnsure == pair.isUnsure
        && other.backgrounds.count + pair.backgrounds.count <= 16
    }
    if let index {
      pairs[index].backgrounds += pair.backgrounds.filter { !pairs[index].backgrounds.contains($0) }
    } else {
      pairs.append(pair)
    }
  }

  private func layer(_ index: Int) -> PairDraft.Layer { PairDraft.Layer(name: series[index].role) }

  private func duty(_ index: Int, isInactive: Bool) -> PairDraft.Duty {
    if isInactive { return .inactive }
    return series[index].name.family == .text ? .text : .graphic
  }

  private func isDisabled(_ state: String) -> Bool {
    NameWords(state).words.contains { StateWord.state($0) == "disabled" }
  }
}
