import Writers

/// A mode of tokens that have a value for each, such as `{"light": …, "dark": …}`.
package struct ValueMode: Hashable {
  /// The name of the mode.
  var context: String
  /// The set that the tokens are from.
  package var parent: String
  /// The list of modes that it is in. Lists that share a mode are one.
  package var axis: Int

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
      let contexts = sets.grouped { values[$0]?.context.lowercased() }
      let names = contexts.compactMap { values[$0[0]]?.context }
      guard names.count > 1 else { return nil }
      return ModeGroup(
        name: names.axisName ?? "mode", contexts: zip(names, contexts).map { ($0, $1) },
        defaultContext: names.defaultContextIndex ?? 0, because: "tokens have a value for each")
    }
  }
}

extension ModeFinder {
  /// Adds an axis of modes of values. If the file of some of them is in a context of another group,
  /// both become one group with a context for each combination.
  mutating func add(_ group: ModeGroup) {
    let home = groups.firstIndex { other in
      group.sets.contains {
        values[$0].map { !contexts(of: $0.parent, in: other).isEmpty } ?? false
      }
    }
    guard let home else {
      groups.append(group)
      return
    }
    let outer = groups[home]
    groups[home] = outer.combined(with: group) { set, index in
      let own = values[set].map { contexts(of: $0.parent, in: outer) } ?? []
      return own.isEmpty || own.contains(index)
    }
  }

  /// The contexts that have a set, or else others in its folder; empty if it is in all of them.
  private func contexts(of parent: String, in group: ModeGroup) -> [Int] {
    let folder = parent.split(separator: "/").dropLast().joined(separator: "/")
    var own = group.contexts.indices.filter { index in
      group.contexts[index].sets.contains { names[$0] == parent }
    }
    if own.isEmpty, !folder.isEmpty {
      own = group.contexts.indices.filter { index in
        let (name, sets) = group.contexts[index]
        return sets.isEmpty
          ? folder.split(separator: "/").contains { $0 == name }
          : sets.contains { names[$0].hasPrefix(folder + "/") }
      }
    }
    return own.count == group.contexts.count ? [] : own
  }
}
