import TokenModel

/// Finds places for the tokens of a split token, so that each theme has exactly those that it should
/// have.
struct SplitPlacer {
  let themed: ThemedTypes
  let tokens: ConvertedTokens
  /// The set of each declaration; nil for those that no token file declares.
  let setOfDeclaration: (Int) -> Int?
  /// The other token that a declared color has as a gradient.
  let gradient: (Int) -> SplitPart

  /// Nil if there are no such places: a resolver cannot leave out a token for a combination of
  /// contexts.
  func placement(of conflict: TypeConflict) -> SplitPlacement? {
    if let placement = inPlace(conflict) { return placement }
    return tokens.modifiers.indices.lazy.compactMap { self.placement(of: conflict, by: $0) }.first
  }

  /// The tokens that a declaration becomes where it applies.
  private func parts(of declaration: Int, as type: TokenType, in conflict: TypeConflict)
    -> [SplitPart]
  {
    let own = SplitPart(declaration: declaration, type: type)
    return type == .color && conflict.fills ? [own, gradient(declaration)] : [own]
  }

  /// Every declaration stays where it is. Nil if it would show where another one applies now.
  private func inPlace(_ conflict: TypeConflict) -> SplitPlacement? {
    var types: [Int: TokenType] = [:]
    for (theme, type) in conflict.types {
      guard let declaration = themed.tokens.declarationIndex(conflict.path, in: theme),
        types.updateValue(type, forKey: declaration) ?? type == type
      else { return nil }
    }
    for (theme, type) in conflict.types {
      for other in themed.declarations(of: conflict.path, in: theme) {
        // The gradient of a color lies above other gradients.
        guard let shown = types[other], shown != type, !(shown == .gradient && type == .color)
        else { continue }
        return nil
      }
    }
    return SplitPlacement(
      kept: Dictionary(
        uniqueKeysWithValues: types.map { ($0, parts(of: $0, as: $1, in: conflict)) }))
  }

  /// The contexts of one modifier declare the tokens. Nil if another one has a say.
  private func placement(of conflict: TypeConflict, by modifier: Int) -> SplitPlacement? {
    let path = conflict.path
    let space = themed.tokens.themes
    let contexts = tokens.modifiers[modifier].contexts
    guard let axis = space.axis(named: tokens.modifiers[modifier].name),
      themed.declarations(of: path).allSatisfy({ declaration in
        setOfDeclaration(declaration).map { isFree($0, for: modifier) } ?? false
      })
    else { return nil }
    var found: [Int: [SplitPart]] = [:]
    let types = Dictionary(uniqueKeysWithValues: conflict.types.map { ($0.theme, $0.type) })
    for theme in themed.tokens.themes(of: path) {
      let name = space.axes[axis].values[space.value(of: axis, in: theme)]
      guard let context = contexts.firstIndex(where: { $0.name == name }) else { return nil }
      let declaration = themed.tokens.declarationIndex(path, in: theme)
      let parts = zip([declaration].compactMap(\.self), [types[theme]].compactMap(\.self))
        .flatMap { self.parts(of: $0, as: $1, in: conflict) }
      guard found.updateValue(parts, forKey: context) ?? parts == parts else { return nil }
    }
    return arranged(found, of: modifier)
  }

  private func arranged(_ found: [Int: [SplitPart]], of modifier: Int) -> SplitPlacement {
    var placement = SplitPlacement()
    let uses = found.sorted { $0.key < $1.key }.flatMap { context, parts in
      parts.map { (part: $0, context: context) }
    }
    for uses in uses.grouped(by: { $0.part }) {
      let (part, all) = (uses[0].part, Set(uses.map(\.context)))
      var open = all
      if let home = setOfDeclaration(part.declaration) {
        let own = tokens.contexts(of: home, in: modifier)
        let isEverywhere = all.count == tokens.modifiers[modifier].contexts.count
        if own.isEmpty ? isEverywhere : own.isSubset(of: all) {
          placement.kept[part.declaration, default: []].append(part)
          open = own.isEmpty ? [] : open.subtracting(own)
        }
      }
      placement.moved += open.sorted().map {
        SplitPlacement.Move(part: part, modifier: modifier, context: $0, all: all)
      }
    }
    return placement
  }

  /// Whether no other modifier has the set.
  private func isFree(_ set: Int, for modifier: Int) -> Bool {
    tokens.modifiers.indices.allSatisfy {
      $0 == modifier || tokens.contexts(of: set, in: $0).isEmpty
    }
  }
}

extension ConvertedTokens {
  func contexts(of set: Int, in modifier: Int) -> Set<Int> {
    let contexts = modifiers[modifier].contexts
    return Set(contexts.indices.filter { contexts[$0].sets.contains(sets[set].name) })
  }
}
