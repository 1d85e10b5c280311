import ForeignValues

/// A token in place of another one.
struct SplitToken {
  var name: String
  var token: ConvertedToken
  /// The aliases to change in the text of the token that is replaced, without braces. Nil if a copied
  /// file does not get that text.
  var renamed: [String: String]?
}

extension TypeSplit {
  /// The tokens after the split, in which aliases follow.
  func applied() -> ConvertedTokens {
    var tokens = converted
    var changes: [Int: [TokenPath: [SplitToken]]] = [:]
    for (index, declaration) in set.declarations.enumerated() where !splits(declaration.path) {
      let path = set.paths.segments(of: declaration.path)
      guard let own = setIndex(of: index), let name = path.last,
        var token = converted.sets[own].root.token(at: path)
      else { continue }
      let targets = renamed(in: index)
      guard !targets.isEmpty else { continue }
      token.value = token.value.renaming(targets)
      changes[own, default: [:]][TokenPath(names: path)] = [
        SplitToken(name: name, token: token, renamed: targets)
      ]
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
    for (set, others) in changes { tokens.sets[set].replace(others) }
    for path in split {
      for move in placements[path]?.moved ?? [] {
        guard let token = token(move.part), let path = names[path]?[move.part.type] else {
          continue
        }
        tokens.insert(token.token, at: path, for: move)
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
    if converted.sets[own].verbatim != nil {
      token.description = declaration.token["$description"]?.string
      token.deprecated = declaration.token["$deprecated"].map { JSONTree($0) }
      token.extensions = declaration.token["$extensions"].flatMap { JSONTree($0).members } ?? []
    }
    if part.isFill {
      token.value = .array(
        [0, 1].map { position in
          .object([
            .init("color", value: .alias(color)), .init("position", value: .number(position)),
          ])
        })
      token.extensions = []
      token.type = .gradient
      return SplitToken(name: name, token: token)
    }
    let targets = renamed(in: part.declaration, as: part.type)
    token.value = token.value.renaming(targets)
    token.type = token.value.alias == nil ? part.type : nil
    return SplitToken(name: name, token: token, renamed: targets)
  }
}

extension ConvertedTokens {
  /// The contexts of a modifier that merge a set.
  func contexts(of set: Int, in modifier: Int) -> Set<Int> {
    let contexts = modifiers[modifier].contexts
    return Set(contexts.indices.filter { contexts[$0].sets.contains(set) })
  }

  /// Declares a token in a context: in a set that only contexts have that need the token, else in a
  /// new set of the context.
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
