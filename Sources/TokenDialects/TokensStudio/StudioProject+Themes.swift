import TokenModel
import Writers

extension StudioProject {
  /// Makes themes of sets that declare mostly the same tokens, in a project that has none: they cannot
  /// all be meant at once, even if 'tokenSetOrder' names them. All other sets are in every theme.
  mutating func chooseThemes(_ findings: inout Findings) {
    var later = Findings()  // they are reported when the tokens are read again
    let tokens = StudioTokenReader(sets, options: ConversionOptions(), findings: &later).tokens
    var paths: [Set<String>] = Array(repeating: [], count: sets.count)
    for token in tokens { paths[token.set].insert(token.key) }
    // An order says that small sets lie over large ones; modes declare mostly the same.
    let groups = variantGroups(paths, inOrder: hasOrder)
    let single = groups.filter { $0.count == 1 }.map { sets[$0[0]].name }
    var names: [String] = []
    var order = Array(sets.indices)
    for group in groups where group.count > 1 {
      let (name, contexts) = contextNames(group.map { sets[$0].name })
      let modifier = unused(name, among: names)
      names.append(modifier)
      let usual = usualContext(contexts) ?? 0
      let first = group[usual]
      let others = contexts.indices.filter { $0 != usual }
      order.removeAll { $0 == first }
      order.insert(first, at: group.compactMap(order.firstIndex).min() ?? order.count)
      for (index, context) in ([usual] + others).map({ (group[$0], contexts[$0]) }) {
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
      "the set '\(printable(sets[set].name))' declares mostly the tokens of '\(printable(sets[first].name))', "
      + "and no theme tells the two apart, so they are taken as contexts of one modifier, "
      + "'\(printable(modifier))'; if they belong together, convert them one by one, or give '$themes' too"
    if let example = missing.min() {
      message +=
        ". \(missing.count) tokens of the other are missing here, such as '\(printable(studioName(example)))', "
        + "and have its values"
    }
    findings.add(.changedValue, message: message, at: place(of: set))
  }

  /// Where a set begins.
  func place(of set: Int) -> Place {
    let set = sets[set]
    return set.steps.isEmpty ? set.document.place() : set.document.keyPlace(set.steps)
  }
}
