import TokenModel

/// Finds the pairs of one component: each foreground on the background that has most words in common
/// with it and none that it lacks.
struct ShapePairing {
  var shape: ComponentShape
  private(set) var writer: PairWriter
  private(set) var comments: [String] = []

  /// `grounds` are the colors behind the component, `style` its only typography token, and
  /// `measured` what contracts measure.
  init(_ shape: ComponentShape, grounds: [String], style: String?, measured: Set<PathID>) {
    self.shape = shape
    self.shape.nameRoles()
    writer = PairWriter(
      self.shape.series, axes: shape.axes, style: style, common: shape.common, measured: measured)
    let series = self.shape.series
    let backgrounds = ColorSlot.slots(series) { $0.name.family == .background }
    let foregrounds = ColorSlot.slots(series) { $0.name.family != .background }
    func isCommon(_ slot: ColorSlot) -> Bool {
      slot.series.allSatisfy { item in
        series[item.index].paths.allSatisfy { shape.common.contains($0.path) }
      }
    }
    let chosen = foregrounds.map { $0.background(among: backgrounds) }
    let taken = backgrounds.indices.map { number in
      TakenStates(
        foregrounds.indices.filter { chosen[$0] == number }.map { foregrounds[$0] }, series: series)
    }
    for (foreground, number) in zip(foregrounds, chosen) {
      if isCommon(foreground), backgrounds.allSatisfy(isCommon) { continue }
      if let number {
        let background = backgrounds[number]
        writer.add(
          foreground, on: background,
          isUnsure: !background.qualifiers.isSubset(of: foreground.qualifiers)
            || foreground.name.isGrouped && foreground.name.family == .border, taken: taken[number])
        // The background has no color for the state in which nothing happens: what is behind shows.
        if background.axes.isDisjoint(with: ["state"]), background[""] == nil,
          let calm = foreground.limited(to: \.isEmpty), !foreground.isInverse
        {
          writer.add(calm, onPaths: grounds)
        }
      } else if backgrounds.isEmpty, !grounds.isEmpty, !foreground.isInverse {
        writer.add(foreground, onPaths: grounds)
        if comments.isEmpty {
          comments.append("There is no background of its own; measured on \(grounds.list()).")
        }
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
  /// The background that a foreground is on, as an index; nil if the names do not say.
  fileprivate func background(among backgrounds: [ColorSlot]) -> Int? {
    let possible = backgrounds.indices.filter {
      backgrounds[$0].isInverse == isInverse && hasTarget(backgrounds[$0])
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
  private var words: Set<String> { qualifiers.union(name.target) }

  /// Whether a background is the one that the name says with `on`, if it does.
  fileprivate func hasTarget(_ background: ColorSlot) -> Bool {
    let target = name.target.filter {
      StateWord.state($0) == nil && RoleWord($0)?.family != .background
    }
    return target.isEmpty
      || !background.qualifiers.union(background.name.component).isDisjoint(with: target)
  }
}

extension ComponentShape {
  /// Gives each series a role: the name that says what it is for, else all names after the component.
  mutating func nameRoles() {
    let short = series.map { $0.name.segments[$0.name.role.segment] }
    let counts = Dictionary(grouping: short) { $0 }.mapValues(\.count)
    var known: Set<String> = []
    for index in series.indices {
      let isOfComponent = series[index].name.isGrouped || !series[index].name.component.isEmpty
      let isUnique = isOfComponent && counts[short[index]] == 1
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
