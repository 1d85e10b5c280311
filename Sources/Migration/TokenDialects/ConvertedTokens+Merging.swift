extension ConvertedTokens {
  /// Appends sets and modifiers. Names that are taken get a number.
  mutating func append(_ other: ConvertedTokens) {
    matchedPatterns.formUnion(other.matchedPatterns)
    matchedModes.formUnion(other.matchedModes)
    typePatterns += other.typePatterns
    untypedCount += other.untypedCount
    modeAdvice = modeAdvice ?? other.modeAdvice
    var names: [String: String] = [:]
    for var set in other.sets {
      let name = availableName(set.name)
      names[set.name] = name
      set.name = name
      sets.append(set)
    }
    var modifierNames: [String: String] = [:]
    for var modifier in other.modifiers {
      let name = availableName(modifier.name)
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

  /// The name, followed by a number if a set or a modifier already has it.
  func availableName(_ name: String) -> String {
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
