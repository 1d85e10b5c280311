extension ModeFinder {
  /// Groups whose contexts have the same names are one axis: `light` and `dark` of colors go with
  /// `light` and `dark` of shadows. A group may lack contexts of the other, and then has its default
  /// there.
  mutating func mergeTwins() {
    var merged: [ModeGroup] = []
    for group in groups {
      if let twin = merged.firstIndex(where: { isTwin($0, of: group) }) {
        merge(group, into: &merged[twin])
      } else {
        merged.append(group)
      }
    }
    groups = merged
  }

  private func isTwin(_ one: ModeGroup, of other: ModeGroup) -> Bool {
    let names = [one, other].map { Set($0.contexts.map(\.name)) }
    return (names[0].isSubset(of: names[1]) || names[1].isSubset(of: names[0]))
      && one.contexts[one.defaultContext].name == other.contexts[other.defaultContext].name
  }

  private func merge(_ group: ModeGroup, into twin: inout ModeGroup) {
    let usual = (twin.contexts[twin.defaultContext].sets, group.contexts[group.defaultContext].sets)
    if twin.name != group.name { twin.name = axisName(of: twin.contexts.map(\.name)) ?? "mode" }
    for index in twin.contexts.indices {
      let name = twin.contexts[index].name
      twin.contexts[index].sets += group.contexts.first { $0.name == name }?.sets ?? usual.1
    }
    for context in group.contexts where !twin.contexts.contains(where: { $0.name == context.name })
    {
      twin.contexts.append((context.name, usual.0 + context.sets))
    }
    if twin.base != group.base { twin.base = nil }
  }
}
