extension ConvertedTokens {
  /// Adds other sets and modifiers behind these; names that are taken get a number.
  mutating func append(_ other: ConvertedTokens) {
    matchedPatterns.formUnion(other.matchedPatterns)
    var names: [String: String] = [:]
    for var set in other.sets {
      let name = unusedName(set.name)
      names[set.name] = name
      set.name = name
      sets.append(set)
    }
    var modifierNames: [String: String] = [:]
    for var modifier in other.modifiers {
      let name = unusedName(modifier.name)
      modifierNames[modifier.name] = name
      modifier.name = name
      for index in modifier.contexts.indices {
        modifier.contexts[index].sets = modifier.contexts[index].sets.map { names[$0] ?? $0 }
      }
      modifiers.append(modifier)
    }
    order += other.order.map { source in
      switch source {
      case .set(let name): .set(names[name] ?? name)
      case .modifier(let name): .modifier(modifierNames[name] ?? name)
      }
    }
  }

  /// The name, with a number behind it where a set or a modifier has it already.
  func unusedName(_ name: String) -> String {
    let taken = Set(sets.map(\.name) + modifiers.map(\.name))
    var unused = name.isEmpty ? "tokens" : name
    var number = 2
    while taken.contains(unused) {
      unused = "\(name)-\(number)"
      number += 1
    }
    return unused
  }
}
