extension TypeSplit {
  /// A token in place of another one, and its name.
  private typealias SplitToken = (name: String, token: ConvertedToken)

  /// The tokens after the split, in which aliases follow.
  func applied() -> ConvertedTokens {
    var tokens = converted
    var changes: [Int: [TokenPath: [SplitToken]]] = [:]
    for (index, declaration) in set.declarations.enumerated() where !splits(declaration.path) {
      let path = set.paths.segments(of: declaration.path)
      guard let own = setIndex(of: index) else { continue }
      let targets = renamed(in: index)
      guard !targets.isEmpty else { continue }
      tokens.sets[own].root.edit(path) { $0.value = $0.value.renaming(targets) }
    }
    let split = conflicts.map(\.path).filter(splits)
    for path in split {
      for declaration in declarations(of: path) {
        guard let own = setIndex(of: declaration) else { continue }
        let parts = placements[path]?.kept[declaration] ?? []
        changes[own, default: [:]][TokenPath(names: set.paths.segments(of: path))] =
          parts.compactMap(token)
      }
    }
    for (set, others) in changes { tokens.sets[set].root.replace(others) }
    for path in split {
      for move in placements[path]?.moved ?? [] {
        guard let token = token(move.part), let new = names[path]?[move.part.type] else { continue }
        tokens.insert(token.token, at: new, for: move)
      }
    }
    return tokens
  }

  /// The token that a declaration becomes.
  private func token(_ part: Part) -> SplitToken? {
    let declaration = set.declarations[part.declaration]
    guard let own = setIndex(of: part.declaration), let names = names[declaration.path],
      let name = names[part.type]?.last, let color = names[.color] ?? names[part.type],
      var token = converted.sets[own].root.token(at: set.paths.segments(of: declaration.path))
    else { return nil }
    if part.isFill {
      token.value = .array(
        [0, 1].map { position in
          .object([
            .init("color", value: .alias(color)), .init("position", value: .number(position)),
          ])
        })
      (token.extensions, token.type) = ([], .gradient)
      return (name, token)
    }
    token.value = token.value.renaming(renamed(in: part.declaration, as: part.type))
    token.type = token.value.alias == nil ? part.type : nil
    return (name, token)
  }
}

extension ConvertedTokens {
  /// The contexts of a modifier that merge a set.
  func contexts(of set: Int, in modifier: Int) -> Set<Int> {
    let contexts = modifiers[modifier].contexts
    return Set(contexts.indices.filter { contexts[$0].sets.contains(set) })
  }

  /// Declares a token in a context: in a set that only contexts that need it have, else in a new set.
  fileprivate mutating func insert(
    _ token: ConvertedToken, at path: [String], for move: TypeSplit.Move
  ) {
    let context = modifiers[move.modifier].contexts[move.context]
    if context.sets.contains(where: { sets[$0].root.token(at: path) != nil }) { return }
    let free = context.sets.last { set in
      sets[set].verbatim == nil && !order.contains(.set(set))
        && modifiers.indices.allSatisfy {
          contexts(of: set, in: $0).isSubset(of: $0 == move.modifier ? move.all : [])
        }
    }
    if let free {
      sets[free].root.insert(token, at: path)
      return
    }
    var set = TokenFile(name: availableName("\(modifiers[move.modifier].name)-\(context.name)"))
    set.root.insert(token, at: path)
    modifiers[move.modifier].contexts[move.context].sets.append(sets.count)
    sets.append(set)
  }
}
