/// The pairs of colors of no component: `on-primary` on `primary`, and texts on the colors behind everything.
extension Pairing {
  /// Adds the pairs. `bases` are behind everything, `own` colors of no component and no group of kinds.
  mutating func addShared(bases: [PathID], own: Set<PathID>) {
    let named = addNamed(own: own)
    let foregrounds = foregrounds.filter { own.contains($0.name.path) }
    // Another foreground says with `on` that it is the one on these states of the ground.
    let bases = backgrounds.filter { bases.contains($0.name.path) }.compactMap { ground in
      ground.limited { $0.isEmpty || !named.contains(ground[$0] ?? -1) }
    }
    let left = backgrounds.filter { plain in
      plain.isPlain && !bases.contains { $0.name.path == plain.name.path }
    }
    // Some states have a background of their own, such as `background-disabled`.
    let stateful = left.prefix(targetLimit).compactMap { plain in
      plain.limited { !$0.isEmpty && !named.contains(plain[$0] ?? -1) }
    }
    for foreground in foregrounds where foreground.name.target.isEmpty {
      if !foreground.isInverse, foreground.kinds.isDisjoint(with: WordClass.fixed) {
        let isPlain = foreground.kinds.isEmpty && !foreground.name.isRing
        addPlain(foreground, on: bases, and: isPlain ? stateful : [])
      }
      addTwins(foreground, apartFrom: named)
    }
    addText(foregrounds, on: bases, and: backgrounds.filter { own.contains($0.name.path) })
  }

  /// Adds the pairs that foregrounds name with `on`. Returns the series of those backgrounds, as indices.
  private mutating func addNamed(own: Set<PathID>) -> Set<Int> {
    var named: Set<Int> = []
    for foreground in foregrounds
    where own.contains(foreground.name.path) && !foreground.name.target.isEmpty {
      let states = foreground.name.target.map(StateWord.state)
      let found =
        foreground.hasTarget
        ? self.named(by: foreground) : backgrounds.indices.filter { backgrounds[$0].isPlain }
      for background in found.prefix(targetLimit).map({ backgrounds[$0] }) {
        add(foreground, on: background, isOwn: foreground.hasTarget)
        named.formUnion(
          background.series.filter { foreground.hasTarget || states.contains($0.state) }
            .map(\.index))
      }
    }
    return named
  }

  /// Adds the pairs of a foreground without `on` on the colors behind everything.
  private mutating func addPlain(
    _ foreground: ColorSlot, on bases: [ColorSlot], and stateful: [ColorSlot]
  ) {
    let states = Set(stateful.flatMap { $0.series.map(\.state) })
    for background in stateful {
      guard let own = foreground.limited(to: { background[$0] != nil }) else { continue }
      add(own, on: background, isOwn: false)
    }
    guard let rest = foreground.limited(to: { !states.contains($0) }) else { return }
    let behind = grounds + bases
    let own = foreground.name.isRing ? behind.compactMap { $0.limited(to: \.isEmpty) } : behind
    for ground in own { add(rest, on: ground, isOwn: false) }
  }

  /// Adds the pairs of a foreground and the backgrounds with the same words.
  private mutating func addTwins(_ foreground: ColorSlot, apartFrom named: Set<Int>) {
    guard foreground.name.family != .border,
      !foreground.kinds.isSubset(of: WordClass.levels.union(WordClass.muted))
    else { return }
    let twins = backgrounds.filter { twin in
      twin.kinds == foreground.kinds && twin.isBackground && named.isDisjoint(with: twin.indices)
    }
    for twin in twins.prefix(2) { add(foreground, on: twin, isUnsure: !foreground.isInverse) }
  }

  /// Adds the text of no kind on all states of the colors behind everything, and on other backgrounds.
  private mutating func addText(
    _ foregrounds: [ColorSlot], on bases: [ColorSlot], and others: [ColorSlot]
  ) {
    let plain = foregrounds.first { slot in
      slot.name.family == .text && slot.name.target.isEmpty && slot.kinds.isEmpty
        && RoleWord(slot.name.role.word)?.isWeak == false && slot[""] != nil
        && !slot.name.isPlaceholder
    }
    guard let text = plain?.limited(to: \.isEmpty) else { return }
    let left = others.filter { $0.isSoft && met.isDisjoint(with: $0.indices) }
    for background in bases + left {
      if let background = background.limited(to: { $0 != "disabled" }) { add(text, on: background) }
    }
  }
}

extension ColorSlot {
  /// Whether the name says that it is a background, and not a container on one.
  fileprivate var isBackground: Bool { !name.isUnused && name.role.word != "container" }

  /// Whether it is a background without a kind.
  fileprivate var isPlain: Bool { kinds.isEmpty && isBackground }

  /// Whether text of the surface is on it: it is another level or state of the surface, or a muted kind.
  fileprivate var isSoft: Bool {
    guard RoleWord(name.role.word)?.isWeak == false, !isInverse else { return false }
    let isMuted = !kinds.isDisjoint(with: WordClass.muted)
    let rest = kinds.subtracting(WordClass.levels).subtracting(WordClass.muted)
    return rest.isEmpty
      ? !kinds.isEmpty || self[""] == nil : isMuted && rest.allSatisfy { WordClass($0) == .kind }
  }
}
