/// Makes the pairs of a contract from series.
extension Pairing {
  private var series: [ColorSeries] { shape.series }

  /// The values of the axis `state`; empty without one.
  private var states: [String] { shape.axes.first { $0.name == "state" }?.values ?? [] }

  /// Adds the pairs of a foreground and a background in all states but those in which `others` replace it.
  /// With `isOwn`, every state of the background has it; with `isUnsure`, the names do not tell if any has.
  mutating func add(
    _ foreground: ColorSlot, on background: ColorSlot, isOwn: Bool = true, isUnsure: Bool = false,
    others: [ColorSlot] = []
  ) {
    for (front, back, state, missing) in foreground.combinations(on: background, isOwn: isOwn) {
      guard front != back, !foreground.yields(in: missing, to: others),
        series[front].meets(series[back])
      else { continue }
      met.formUnion([front, back])
      guard known.insert([series[front].name.path, series[back].name.path]).inserted,
        !open.isDisjoint(with: [front, back])
      else { continue }
      used.formUnion([front, back])
      var pair = PairDraft(
        foreground: layer(front), background: [layer(back)],
        duty: isDisabled(state) ? .inactive : series[front].name.family == .text ? .text : .graphic)
      pair.isBorder = series[front].name.family == .border
      pair.isInverse = foreground.isInverse
      pair.isUnsure = isUnsure
      add(pair, front, on: back, isOwn: isOwn) { foreground.yields(in: $0, to: others) }
    }
  }

  /// Adds a pair in the states of both series, and in those of only one, in which the other keeps its color.
  private mutating func add(
    _ pair: PairDraft, _ front: Int, on back: Int, isOwn: Bool, isTaken: (String) -> Bool
  ) {
    let own = [series[front].values(of: "state"), series[back].values(of: "state")]
    guard own.contains(where: { $0 != nil }) else { return pairs.append(pair) }
    let known = own.map { Set($0 ?? states) }
    // A side without a color for the state in which nothing happens does not exist in other states.
    let calm = own.map { $0?.first { StateWord.state($0.lowercased()) == "" } }
    // The states that both have, and those in which one side keeps its color.
    let both = split(states.filter { known[0].contains($0) && known[1].contains($0) })
    for part in both { append(pair, in: part, isAll: both.count == 1) }
    if let calm = calm[1] {
      var pair = pair
      pair.background[0].state = calm
      let rest = states.filter { known[0].contains($0) && !known[1].contains($0) }
      for part in split(rest) { append(pair, in: part) }
    }
    if isOwn, let calm = calm[0] {
      var pair = pair
      pair.foreground.state = calm
      let rest = states.filter { known[1].contains($0) && !known[0].contains($0) && !isTaken($0) }
      for part in split(rest) { append(pair, in: part) }
    }
  }

  private mutating func append(_ pair: PairDraft, in states: [String], isAll: Bool = false) {
    var pair = pair
    if !isAll { pair.conditions = [("state", states)] }
    if isDisabled(states[0]) { pair.duty = .inactive }
    pairs.append(pair)
  }

  /// The states in which controls can be used, and the others.
  private func split(_ states: [String]) -> [[String]] {
    [states.filter { !isDisabled($0) }, states.filter(isDisabled)].filter { !$0.isEmpty }
  }

  private func layer(_ index: Int) -> PairDraft.Layer { PairDraft.Layer(name: series[index].role) }

  private func isDisabled(_ state: String) -> Bool {
    NameWords(state).words.contains { StateWord.state($0) == "disabled" }
  }
}
