import ForeignValues
import TokenModel

extension TypeSplit {
  /// Splits the tokens, and makes aliases of them follow.
  func apply(to tokens: inout ConvertedTokens) {
    let old = tokens
    for (index, declaration) in set.declarations.enumerated() where !splits(declaration.path) {
      guard let own = setIndex(of: index) else { continue }
      let targets = renamed(in: index)
      guard !targets.isEmpty else { continue }
      tokens.sets[own].rename(targets, inTokenAt: set.paths.segments(of: declaration.path))
    }
    for conflict in conflicts where splits(conflict.path) {
      guard let placement = placements[conflict.path] else { continue }
      for declaration in themed.declarations(of: conflict.path) {
        guard let own = setIndex(of: declaration) else { continue }
        let parts = placement.kept[declaration] ?? []
        tokens.sets[own].replace(
          set.paths.segments(of: conflict.path),
          with: parts.compactMap { token($0, of: conflict, in: old) })
      }
    }
    for conflict in conflicts where splits(conflict.path) {
      for move in placements[conflict.path]?.moved ?? [] {
        guard let token = token(move.part, of: conflict, in: old),
          let path = names[conflict.path]?[move.part.type]
        else { continue }
        tokens.insert(token.token, at: path, for: move)
      }
    }
  }

  /// The token that a declaration becomes.
  private func token(_ part: SplitPart, of conflict: TypeConflict, in tokens: ConvertedTokens)
    -> SplitToken?
  {
    let declaration = set.declarations[part.declaration]
    guard let own = setIndex(of: part.declaration), let names = names[conflict.path],
      let name = names[part.type]?.last, let color = names[.color] ?? names[part.type],
      var token = tokens.sets[own].root.token(at: set.paths.segments(of: conflict.path))
    else { return nil }
    if tokens.sets[own].verbatim != nil {
      token.description = declaration.token["$description"]?.string
      token.deprecated = declaration.token["$deprecated"].map { JSONTree($0) }
      token.extensions =
        (declaration.token["$extensions"]?.object).map { object in
          object.map { .init($0.key.string, value: JSONTree($0.value)) }
        } ?? []
    }
    if part.isFill {
      token.value = .array([0, 1].map { .stop(color: .alias(color), position: $0) })
      token.extensions = []
      token.type = .gradient
      return SplitToken(name: name, token: token, keepsText: false)
    }
    let targets = renamed(in: part.declaration, as: part.type)
    token.value = token.value.renaming(targets)
    token.type = token.value.alias == nil ? part.type : nil
    return SplitToken(name: name, token: token, renamed: targets)
  }
}

extension JSONTree {
  /// A stop of a gradient.
  fileprivate static func stop(color: JSONTree, position: Double) -> JSONTree {
    .object([.init("color", value: color), .init("position", value: .number(position))])
  }
}

extension ConvertedTokens {
  /// Declares a token in a context: in a set that only contexts have that need the token, else in a
  /// new set of the context.
  fileprivate mutating func insert(
    _ token: ConvertedToken, at path: [String], for move: SplitPlacement.Move
  ) {
    let context = modifiers[move.modifier].contexts[move.context]
    let own = context.sets.compactMap { name in sets.firstIndex { $0.name == name } }
    if own.contains(where: { sets[$0].root.token(at: path) != nil }) { return }
    let free = own.last { set in
      sets[set].verbatim == nil && !order.contains(.set(sets[set].name))
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
    sets.append(set)
    modifiers[move.modifier].contexts[move.context].sets.append(set.name)
  }
}
