/// Finds which foreground is on which background.
struct Pairing {
  let shape: ComponentShape
  var pairs: [PairDraft] = []
  /// The series that some pair has.
  var used: Set<Int> = []
  /// The series that some pair has, or would have if another contract did not have it.
  var met: Set<Int> = []
  /// The first colors of the pairs, also of those that other contracts of the component have.
  var known: Set<[PathID]>
  /// The series with a color that no contract measures. A pair without one is not written.
  let open: Set<Int>
  let foregrounds: [ColorSlot]
  let backgrounds: [ColorSlot]
  /// The colors behind the component that are not of it.
  let grounds: [ColorSlot]

  /// `grounds` are the colors behind the component, `known` the pairs that other contracts of the
  /// component have, and `measured` what contracts measure.
  init(
    _ shape: ComponentShape, grounds: [(path: String, name: TokenName)], known: Set<[PathID]> = [],
    measured: Set<PathID>
  ) {
    var shape = shape
    shape.nameRoles()
    shape.add(grounds: grounds)
    (self.shape, self.known) = (shape, known)
    open = Set(
      shape.series.indices.filter { [series = shape.series] index in
        !series[index].isGround && !series[index].names.allSatisfy { measured.contains($0.path) }
      })
    foregrounds = ColorSlot.slots(shape.series) { $0.name.family != .background }
    backgrounds = ColorSlot.slots(shape.series) { series in
      series.name.family == .background && !series.isGround
        && (series.name.target.isEmpty || !series.name.component.isEmpty)
    }
    self.grounds = ColorSlot.slots(shape.series, where: \.isGround)
  }

  /// Adds a component's pairs: each foreground on the background with most words in common and none it lacks.
  mutating func addComponent() {
    let around = foregrounds.filter(isAround)
    for slot in around { addOnGrounds(slot) }
    let inside = foregrounds.filter { !isAround($0) }
    let chosen = inside.map(backgrounds(of:))
    func others(on background: Int) -> [ColorSlot] {
      inside.indices.filter { chosen[$0].contains(background) }.map { inside[$0] }
        + around.filter { $0.name.family == .border }
    }
    for (foreground, numbers) in zip(inside, chosen) {
      for number in numbers {
        let background = backgrounds[number]
        add(
          foreground, on: background,
          isUnsure: !background.qualifiers.isSubset(of: foreground.words)
            || foreground.name.isGrouped && foreground.name.family == .border,
          others: others(on: number))
        // Without a color for the state in which nothing happens, what is behind shows.
        let lacksCalm = !background.axes.contains("state") && background[""] == nil
        if lacksCalm, let calm = foreground.limited(to: \.isEmpty) { addOnGrounds(calm) }
      }
      if backgrounds.isEmpty { addOnGrounds(foreground) }
    }
    for background in backgrounds
    where background.qualifiers.isDisjoint(with: WordClass.graphics) { addLeft(background, inside) }
  }

  private mutating func addOnGrounds(_ foreground: ColorSlot) {
    guard !foreground.isInverse else { return }
    for ground in grounds { add(foreground, on: ground, isOwn: false) }
  }

  /// Adds the text that the component has for all kinds, on a background that is left.
  private mutating func addLeft(_ background: ColorSlot, _ inside: [ColorSlot]) {
    guard met.isDisjoint(with: background.indices) else { return }
    let states = Set(background.series.map(\.state))
    let text = inside.compactMap { $0.limited { $0.isEmpty || states.contains($0) } }
      .filter { slot in
        slot.name.family == .text && slot.qualifiers.isSubset(of: background.qualifiers)
          && !slot.name.isPlaceholder && slot.isInverse == background.isInverse
          && slot.distance(to: background) != nil
      }.max { $0.qualifiers.count < $1.qualifiers.count }
    guard let text else { return }
    let words = background.qualifiers.subtracting(text.qualifiers)
    add(
      text, on: background,
      isUnsure: words.contains { WordClass($0) == .other && background.name.tail.contains($0) })
  }

  /// The backgrounds that a foreground is on, as indices: those that it names with `on`, or one.
  private func backgrounds(of foreground: ColorSlot) -> [Int] {
    if foreground.hasTarget { return named(by: foreground) }
    // If something is on a container, only what says so is.
    let contents = foregrounds.filter { $0.name.target.contains("container") }
    let possible = backgrounds.indices.filter { index in
      backgrounds[index].isInverse == foreground.isInverse
        && foreground.distance(to: backgrounds[index]) != nil
        && !contents.contains { $0.distance(to: backgrounds[index]) != nil }
    }
    let fitting = possible.filter { backgrounds[$0].qualifiers.isSubset(of: foreground.words) }
    let only = backgrounds.count == 1 ? possible.first : nil
    return [best(of: fitting, for: foreground) ?? only].compactMap(\.self)
  }

  /// The background with most words in common with a foreground.
  private func best(of indices: [Int], for foreground: ColorSlot) -> Int? {
    func similarity(_ index: Int) -> Int {
      backgrounds[index].qualifiers.count
        + backgrounds[index].axes.intersection(foreground.axes).count
    }
    let most = indices.map(similarity).max()
    return indices.filter { similarity($0) == most }
      .min { backgrounds[$0].name.rank < backgrounds[$1].name.rank }
  }

  /// The backgrounds that a foreground names with `on`, as indices: those with the fewest other words.
  func named(by foreground: ColorSlot) -> [Int] {
    let distances = backgrounds.map(foreground.distance)
    guard let least = distances.compactMap(\.self).min() else { return [] }
    return Array(backgrounds.indices.filter { distances[$0] == least }.prefix(targetLimit))
  }

  /// Whether a color lies around the component: a ring, or a text next to a field. A part with its own
  /// background has its text, and a label that one can point at is in the field.
  private func isAround(_ slot: ColorSlot) -> Bool {
    if slot.name.isRing { return true }
    let notes = slot.qualifiers.union([slot.name.role.word]).intersection(WordClass.notes)
    guard !notes.isEmpty, !WordClass.fields.isDisjoint(with: slot.qualifiers.union(shape.words))
    else { return false }
    let ground = backgrounds(of: slot).flatMap { backgrounds[$0].qualifiers }
    guard notes == ["label"] else { return notes.isDisjoint(with: ground) }
    return !slot.names(["hover", "pressed"])
      && !ground.contains {
        WordClass($0) == .other && RoleWord($0)?.isWeak != false && !WordClass.fields.contains($0)
      }
  }
}

/// The number of backgrounds that `on` in one name can mean.
let targetLimit = 16

extension ColorSlot {
  /// The words of the foreground and of the background that it names.
  fileprivate var words: Set<String> { qualifiers.union(name.target) }

  /// Whether the name says with `on` what it is on, other than a state.
  var hasTarget: Bool { name.target.contains { StateWord.state($0) == nil } }

  /// How far a background is from the one that the name says with `on`: what one of both names says and
  /// the other does not. Nil if it is another one; 0 for a name without `on`.
  func distance(to background: ColorSlot) -> Int? {
    let target = name.target.filter { StateWord.state($0) == nil }
    guard !target.isEmpty else { return 0 }
    let (role, isUnused) = (background.name.role.word, background.name.isUnused)
    let kinds = isUnused ? background.kinds.union([role]) : background.kinds
    let words = kinds.union(background.name.component).union([role])
    // A background can have another word for what it is, but not another kind.
    let missing = target.filter { !words.contains($0) }
    guard missing.allSatisfy({ RoleWord($0)?.family == .background }),
      missing.count < target.count || kinds.isEmpty, !isInverse || background.isInverse,
      // What is on a color is not on the container of the color.
      target.contains("container") == (role == "container")
    else { return nil }
    let extra = kinds.subtracting(target).subtracting(qualifiers).count
    let isLevel = target.count == 1 && WordClass.strengths.contains(target[0])
    guard extra == 0 || isLevel || background.name.qualifiers.last?.word == target.last else {
      return nil
    }
    return missing.count + (isLevel ? 0 : extra) + self.kinds.subtracting(kinds).count
      + (target.contains(role) || isUnused ? 0 : 1)
  }
}
