import TokenModel
import Writers

extension StudioProject {
  /// Makes themes from sets that declare mostly the same tokens, in a project without themes. Such
  /// sets are alternatives, even if `tokenSetOrder` lists them. All other sets are in every theme.
  mutating func chooseThemes(_ findings: inout Findings) {
    var ignored = Findings()  // reported when the tokens are read again
    let tokens = StudioTokenReader(sets, options: ConversionOptions(), findings: &ignored).tokens
    var paths: [Set<String>] = Array(repeating: [], count: sets.count)
    for token in tokens { paths[token.set].insert(token.key) }
    // With an order, a small set may override parts of a large one. Modes declare mostly the same.
    let groups = variantGroups(paths, isOrdered: hasOrder)
    let single = groups.filter { $0.count == 1 }.map { sets[$0[0]].name }
    var names: [String] = []
    var order = Array(sets.indices)
    for group in groups where group.count > 1 {
      let (name, contexts) = contextNames(group.map { sets[$0].name })
      let modifier = uniqueName(name, among: names)
      names.append(modifier)
      let defaultIndex = defaultContextIndex(contexts) ?? 0
      let first = group[defaultIndex]
      let others = contexts.indices.filter { $0 != defaultIndex }
      order.removeAll { $0 == first }
      order.insert(first, at: group.compactMap(order.firstIndex).min() ?? order.count)
      for (index, context) in ([defaultIndex] + others).map({ (group[$0], contexts[$0]) }) {
        let missing = index == first ? [] : paths[first].subtracting(paths[index])
        var theme = Theme(name: context, group: modifier, place: place(of: index))
        theme.enabled = single + (missing.isEmpty ? [] : [sets[first].name]) + [sets[index].name]
        themes.append(theme)
        if index != first {
          report(index, first: first, modifier: modifier, missing: missing, findings: &findings)
        }
      }
    }
    sets = order.map { sets[$0] }
  }

  private func report(
    _ set: Int, first: Int, modifier: String, missing: Set<String>,
    findings: inout Findings
  ) {
    var message =
      "the set '\(printable(sets[set].name))' declares mostly the same tokens as '\(printable(sets[first].name))', so "
      + "both become contexts of the modifier '\(printable(modifier))'; if that is wrong, add '$themes'"
    if let example = missing.min() {
      let name = "'\(printable(studioName(example)))'"
      message +=
        missing.count == 1
        ? ". It lacks \(name), which keeps the value of the other set"
        : ". It lacks \(missing.count) tokens, such as \(name), which keep the values of the other set"
    }
    findings.add(.changedValue, message: message, at: place(of: set))
  }

  /// The place of a set.
  func place(of set: Int) -> Place {
    let set = sets[set]
    return set.steps.isEmpty ? set.document.place() : set.document.keyPlace(set.steps)
  }
}
