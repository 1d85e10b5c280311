extension FigmaPlanner {
  /// Finds collections of existing variables. Leaves out tokens that do not fit: the API moves no variable.
  mutating func placeMatched() {
    for index in items.indices {
      guard let variable = variable(of: items[index]) else { continue }
      let home = homeIndex[variable.collection]
      items[index].home = home
      guard items[index].reason == nil else { continue }
      guard let home else {
        items[index].reason = "the answer does not list the collection of its variable"
        continue
      }
      let support = items[index].support
      if !homes[home].isConstant, homes[home].slots.allSatisfy({ $0.theme == nil }) {
        items[index].reason =
          "no mode of its collection '\(homes[home].name)' has the name of a context"
      } else if !homes[home].admits(support), let axis = support.axes.first {
        items[index].reason =
          "depends on '\(themes.axes[axis].name)', but the modes of its collection "
          + "'\(homes[home].name)' do not"
      }
    }
  }

  /// Puts new variables in the collection of most siblings, else one named after the modifier, or a new one.
  mutating func placeNew() {
    var siblings: [PathID: [Int: Int]] = [:]
    for item in items where item.variable != nil {
      guard let home = item.home else { continue }
      for group in groups(of: item.path) { siblings[group, default: [:]][home, default: 0] += 1 }
    }
    for index in items.indices where items[index].variable == nil && items[index].reason == nil {
      let support = items[index].support
      let fitting = homes.indices.filter { home in
        let home = homes[home]
        return !home.isRemote && home.count < FigmaLimit.variables && home.admits(support)
          && (home.isConstant || home.slots.contains { $0.theme != nil })
      }
      let home = nearest(to: items[index], among: fitting, siblings: siblings)
      let usual = support.isEmpty ? fitting.filter { homes[$0].isConstant } : fitting
      let chosen = home ?? namesake(of: support, among: usual) ?? addHome(for: support)
      items[index].home = chosen
      homes[chosen].count += 1
    }
  }

  /// The collection that has most of the variables in the nearest group that has any.
  ///
  /// A token without its own modes goes into a collection with modes only if its siblings are there, or
  /// if it is an alias, and tokens of an outer group are there.
  private func nearest(
    to item: FigmaItem, among fitting: [Int], siblings: [PathID: [Int: Int]]
  ) -> Int? {
    let isAlias = tokens.alias(of: item.path, in: item.theme) != nil
    for (distance, group) in groups(of: item.path).enumerated() {
      let counts = siblings[group] ?? [:]
      let needsOneMode = item.support.isEmpty && (group == .root || distance > 0 && !isAlias)
      func rank(_ home: Int) -> (Int, Int) { (counts[home] ?? 0, homes[home].isConstant ? 1 : 0) }
      let known = fitting.filter { counts[$0] != nil && (homes[$0].isConstant || !needsOneMode) }
      if let most = known.max(by: { rank($0) < rank($1) }) { return most }
    }
    return nil
  }

  /// The groups around a path, nearest first.
  private func groups(of path: PathID) -> [PathID] {
    Array(sequence(first: path) { paths.parent(of: $0) }.dropFirst())
  }

  private func name(for support: AxisSet) -> String {
    support.axes.first.map { themes.axes[$0].name } ?? "tokens"
  }

  /// A collection that has the name of a new one already, or was just created.
  private func namesake(of support: AxisSet, among fitting: [Int]) -> Int? {
    let name = name(for: support).lowercased()
    return fitting.first { homes[$0].name.lowercased() == name }
      ?? fitting.first { homes[$0].isNew || !support.isEmpty }
  }

  /// Adds a collection for tokens that depend on an axis, or on none.
  private mutating func addHome(for support: AxisSet) -> Int {
    let taken = Set(homes.map { $0.name.lowercased() })
    let name = name(for: support).numbered(separator: " ") { !taken.contains($0.lowercased()) }
    let id = temporaryID("collection")
    var slots = [FigmaHome.Slot(id: temporaryID("mode"), name: "")]
    if let axis = support.axes.first {
      // The first mode is the default one.
      let values = themes.values(of: axis)
      let first = values.filter { $0 == themes.defaults[axis] }
      slots = (first + values.filter { !first.contains($0) }).map { newSlot($0, on: axis) }
    }
    let home = FigmaHome(
      id: id, name: name, slots: slots, axis: support.axes.first, usualTheme: slots[0].theme,
      isNew: true)
    plan.collections.append(home)
    homes.append(home)
    return homes.count - 1
  }

  private mutating func newSlot(_ value: Int, on axis: Int) -> FigmaHome.Slot {
    FigmaHome.Slot(
      id: temporaryID("mode"), name: themes.axes[axis].values[value], context: value,
      theme: themes.theme(with: value, on: axis))
  }

  /// Adds modes to collections of the file for contexts in which some variable differs from its default.
  mutating func addModes() {
    for index in homes.indices where !homes[index].isNew && !homes[index].isRemote {
      let home = homes[index]
      guard let axis = home.axis else { continue }
      let known = Set(home.slots.compactMap(\.context))
      let inside = items.filter { $0.home == index && $0.reason == nil && !$0.support.isEmpty }
      for value in themes.values(of: axis) where !known.contains(value) {
        guard let theme = themes.theme(with: value, on: axis),
          inside.contains(where: { item in
            self.value(of: item, in: theme)
              != home.usualTheme.flatMap { self.value(of: item, in: $0) }
          })
        else { continue }
        let name = themes.axes[axis].values[value]
        guard homes[index].slots.count(where: { $0.owner == nil }) < FigmaLimit.modes,
          name.count <= FigmaLimit.modeName
        else {
          plan.notes.append(
            "'\(printable(home.name))' cannot have a mode '\(printable(name))': it has 40 modes, or the "
              + "name is too long")
          continue
        }
        let slot = newSlot(value, on: axis)
        plan.modes.append(.init(slot: slot, collection: home.id))
        homes[index].slots.append(slot)
      }
    }
  }
}
