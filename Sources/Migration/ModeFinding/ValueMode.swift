import Writers

/// A mode of tokens that have a value for each, such as `{"light": …, "dark": …}`.
package struct ValueMode: Hashable {
  /// The name of the mode.
  var context: String
  /// The set that the tokens are from.
  var parent: String
  /// The list of modes that it is in. Lists that share a mode are one.
  var axis: Int

  package init(context: String, parent: String, axis: Int) {
    (self.context, self.parent, self.axis) = (context, parent, axis)
  }
}

extension ModeGroup {
  /// The modes of tokens that have a value for each: an axis for each list of modes.
  ///
  /// - Parameter values: The mode of each set that has one.
  package static func all(modesOf values: [Int: ValueMode]) -> [ModeGroup] {
    let axes = values.keys.sorted().grouped { values[$0]?.axis }
    return axes.compactMap { sets in
      let names = sets.compactMap { values[$0]?.context }.uniqued
      guard names.count > 1 else { return nil }
      return ModeGroup(
        name: names.axisName ?? "mode",
        contexts: names.map { name in (name, sets.filter { values[$0]?.context == name }) },
        defaultContext: names.defaultContextIndex ?? 0, because: "tokens have a value for each")
    }
  }
}

extension ModeFinder {
  /// Makes an axis of the modes of values. If the file of some of them is in a context of another group,
  /// both become one group with a context for each combination.
  mutating func addValueModes() {
    for group in ModeGroup.all(modesOf: values) { add(group) }
  }

  private mutating func add(_ group: ModeGroup) {
    let home = groups.firstIndex { other in
      group.sets.contains { values[$0].flatMap { context(of: $0.parent, in: other) } != nil }
    }
    guard let home else {
      groups.append(group)
      return
    }
    let outer = groups[home]
    groups[home] = outer.combined(with: group) { set, index in
      let own = values[set].flatMap { context(of: $0.parent, in: outer) }
      return own == nil || own == index
    }
  }

  /// The context that has a set, or another one in its folder.
  private func context(of parent: String, in group: ModeGroup) -> Int? {
    let folder = parent.split(separator: "/").dropLast().joined(separator: "/")
    return group.contexts.firstIndex { $0.sets.contains { names[$0] == parent } }
      ?? group.contexts.firstIndex { context in
        !folder.isEmpty && context.sets.contains { names[$0].hasPrefix(folder + "/") }
          || context.sets.isEmpty && folder.split(separator: "/").contains { $0 == context.name }
      }
  }
}
