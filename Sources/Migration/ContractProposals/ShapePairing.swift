import TokenModel

/// Finds the pairs of one component: each foreground on the background that has most words in common
/// with it and none that it lacks.
struct ShapePairing {
  var shape: ComponentShape
  private(set) var writer: PairWriter

  /// `grounds` are the colors behind the component, and `measured` what contracts measure. The first
  /// shape has what lies around all of them.
  init(_ shape: ComponentShape, grounds: [String], measured: Set<PathID>, isFirst: Bool) {
    self.shape = shape
    self.shape.nameRoles()
    writer = PairWriter(
      self.shape.series, axes: shape.axes, common: shape.common, measured: measured)
    let series = self.shape.series
    let backgrounds = ColorSlot.slots(series) { $0.name.family == .background }
    let slots = ColorSlot.slots(series) { $0.name.family != .background }
    let around = slots.filter { self.shape.isAround($0, backgrounds: backgrounds) }
    let foregrounds = slots.filter { !self.shape.isAround($0, backgrounds: backgrounds) }
    func isCommon(_ slot: ColorSlot) -> Bool {
      slot.series.allSatisfy { item in
        series[item.index].paths.allSatisfy { shape.common.contains($0.path) }
      }
    }
    for slot in around where !slot.isInverse && (isFirst || !isCommon(slot)) {
      writer.add(slot, onPaths: grounds)
    }
    let contents = slots.filter { $0.name.target.contains("container") }
    let chosen = foregrounds.map { $0.background(among: backgrounds, of: contents) }
    let taken = backgrounds.indices.map { number in
      TakenStates(
        foregrounds.indices.filter { chosen[$0] == number }.map { foregrounds[$0] }
          + around.filter { $0.name.family == .border }, series: series)
    }
    for (foreground, number) in zip(foregrounds, chosen) {
      if isCommon(foreground), backgrounds.allSatisfy(isCommon) { continue }
      if let number {
        let background = backgrounds[number]
        writer.add(
          foreground, on: background,
          isUnsure: !background.qualifiers.isSubset(of: foreground.words)
            || foreground.name.isGrouped && foreground.name.family == .border, taken: taken[number])
        // The background has no color for the state in which nothing happens: what is behind shows.
        if background.axes.isDisjoint(with: ["state"]), background[""] == nil,
          let calm = foreground.limited(to: \.isEmpty), !foreground.isInverse
        {
          let behind = backgrounds.filter {
            $0[""] != nil && $0.qualifiers.isSubset(of: foreground.words)
          }
          if let index = calm.background(among: behind) {
            writer.add(calm, on: behind[index])
          } else {
            writer.add(calm, onPaths: grounds)
          }
        }
      } else if backgrounds.isEmpty, !foreground.isInverse {
        writer.add(foreground, onPaths: grounds)
      }
    }
    for background in backgrounds
    where !isCommon(background) && background.qualifiers.isDisjoint(with: WordClass.graphics)
      && !background.series.contains(where: { writer.met.contains($0.index) })
    {
      let states = Set(background.series.map(\.state))
      let text = foregrounds.compactMap { $0.limited { $0.isEmpty || states.contains($0) } }
        .filter {
          $0.name.family == .text && $0.qualifiers.isSubset(of: background.qualifiers)
            && $0.isInverse == background.isInverse && $0.hasTarget(background)
        }.max { $0.qualifiers.count < $1.qualifiers.count }
      if let text {
        let words = background.qualifiers.subtracting(text.qualifiers)
        writer.add(
          text, on: background,
          isUnsure: words.contains { WordClass($0) == .other && background.name.tail.contains($0) })
      }
    }
  }
}

extension ColorSlot {
  /// The background that a foreground is on, as an index; nil if the names do not say. If one of the
  /// `contents`, such as `on-primary-container`, is on a container, only what says so is.
  fileprivate func background(among backgrounds: [ColorSlot], of contents: [ColorSlot] = []) -> Int?
  {
    let possible = backgrounds.indices.filter { index in
      let ground = backgrounds[index]
      return ground.isInverse == isInverse && hasTarget(ground)
        && (!name.target.isEmpty || !contents.contains { $0.hasTarget(ground) })
    }
    let fitting = possible.filter { backgrounds[$0].qualifiers.isSubset(of: words) }
    func similarity(_ index: Int) -> Int {
      backgrounds[index].qualifiers.count + backgrounds[index].axes.intersection(axes).count
    }
    let most = fitting.map(similarity).max()
    let best = fitting.filter { similarity($0) == most }
      .min { backgrounds[$0].name.rank < backgrounds[$1].name.rank }
    return best ?? (backgrounds.count == 1 ? possible.first : nil)
  }

  /// The words of the foreground and of the background that it names.
  fileprivate var words: Set<String> { qualifiers.union(name.target) }

  /// Whether a background is the one that the name says with `on`, if it does.
  fileprivate func hasTarget(_ background: ColorSlot) -> Bool {
    let named = name.target.filter { StateWord.state($0) == nil }
    let target = named.filter { RoleWord($0)?.family != .background }
    // What is on a color is not on the container of the color.
    let isContainer = background.name.role.word == "container"
    guard named.isEmpty || named.contains("container") == isContainer else { return false }
    return target.isEmpty
      || !background.qualifiers.union(background.name.component).isDisjoint(with: target)
  }
}

extension ComponentShape {
  /// Whether a color lies around the component: a ring, or a text beside a field. A part with its own
  /// background has its text, and a label that one can point at is in the field.
  fileprivate func isAround(_ slot: ColorSlot, backgrounds: [ColorSlot]) -> Bool {
    let notes = slot.qualifiers.union([slot.name.role.word]).intersection(WordClass.notes)
    let fields = WordClass.fields
    if slot.name.isRing { return true }
    guard !notes.isEmpty, !fields.isDisjoint(with: slot.qualifiers.union(words)) else {
      return false
    }
    let ground = slot.background(among: backgrounds).map { backgrounds[$0].qualifiers } ?? []
    guard notes == ["label"] else { return ground.isDisjoint(with: notes) }
    return slot.stateWords(series).isDisjoint(with: ["hover", "pressed"])
      && !ground.contains {
        WordClass($0) == .other && RoleWord($0)?.isWeak != false && !fields.contains($0)
      }
  }

  /// Gives each series a role: the name that says what it is for, else all names after the component.
  mutating func nameRoles() {
    let short = series.map { $0.name.segments[$0.name.role.segment] }
    let counts = Dictionary(grouping: short) { $0 }.mapValues(\.count)
    var known: Set<String> = []
    for index in series.indices {
      let isOfComponent = series[index].name.isGrouped || !series[index].name.component.isEmpty
      // The audit finds in the name of a role that it is disabled.
      let isUnique =
        isOfComponent && counts[short[index]] == 1 && !series[index].state.contains("disabled")
      var role = isUnique ? short[index] : series[index].ownNames.joined(separator: "-")
      if role.isEmpty { role = short[index] }
      if known.contains(role), let axis = series[index].axes.last { role += "-\(axis)" }
      series[index].role = role.numbered { known.insert($0).inserted }
    }
  }
}

extension ColorSeries {
  /// The names in the path that are not axes, after the component and after names that say nothing.
  fileprivate var ownNames: [String] {
    let start = max(name.componentSegment + 1, 0)
    let names = parts.dropFirst(start).compactMap { part -> String? in
      if case .name(let name) = part { name } else { nil }
    }
    return Array(names.drop { NameWords($0).words.allSatisfy { WordClass($0) == .noise } })
      .filter { $0 != "$root" }
  }
}
