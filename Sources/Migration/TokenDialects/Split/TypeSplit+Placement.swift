/// Finds places for the tokens of a split token, so that each theme has exactly those it should have.
extension TypeSplit {
  /// One of the tokens that a declaration becomes when its token is split.
  struct Part: Hashable {
    /// The declaration, as an index into `TokenSet.declarations`.
    var declaration: Int
    var type: TokenType
    /// Whether it is a gradient of the declared color.
    var isFill = false
  }

  /// Where the tokens of a split token are declared.
  struct Placement {
    /// The tokens in place of each declaration, in its set. Other declarations are removed.
    var kept: [Int: [Part]] = [:]
    /// The tokens that contexts of one modifier declare.
    var moved: [Move] = []
  }

  /// A token that a context needs.
  struct Move {
    var part: Part
    /// The modifier, as an index into `ConvertedTokens.modifiers`.
    var modifier: Int
    var context: Int
    /// All contexts of the modifier that need the token.
    var all: Set<Int>
  }

  /// Nil if there are none: a resolver cannot leave out a token for a combination of contexts.
  func placement(of conflict: TypeConflict) -> Placement? {
    if let placement = inPlace(conflict) { return placement }
    return converted.modifiers.indices.lazy.compactMap { placement(of: conflict, by: $0) }.first
  }

  /// What a declaration becomes where it applies. Next to a color is its target's gradient, or one of itself.
  private func parts(of declaration: Int, as type: TokenType, in conflict: TypeConflict) -> [Part] {
    let own = Part(declaration: declaration, type: type)
    guard type == .color, conflict.fills else { return [own] }
    let target = alias(of: declaration).flatMap { names[$0]?[.gradient] }
    return [own, Part(declaration: declaration, type: .gradient, isFill: target == nil)]
  }

  /// Every declaration stays where it is. Nil if it would show where another one applies now.
  private func inPlace(_ conflict: TypeConflict) -> Placement? {
    var types: [Int: TokenType] = [:]
    for (theme, type) in conflict.types {
      guard let declaration = resolved.declarationIndex(conflict.path, in: theme),
        types.updateValue(type, forKey: declaration) ?? type == type
      else { return nil }
    }
    for (theme, type) in conflict.types {
      for other in declarations(of: conflict.path, in: theme) {
        // The gradient of a color lies above other gradients.
        guard let shown = types[other], shown != type, !(shown == .gradient && type == .color)
        else { continue }
        return nil
      }
    }
    return Placement(
      kept: Dictionary(
        uniqueKeysWithValues: types.map { ($0, parts(of: $0, as: $1, in: conflict)) }))
  }

  /// The contexts of one modifier declare the tokens. Nil if another one has a say.
  private func placement(of conflict: TypeConflict, by modifier: Int) -> Placement? {
    let path = conflict.path
    let space = resolved.themes
    let contexts = converted.modifiers[modifier].contexts
    guard let axis = space.axis(named: converted.modifiers[modifier].name),
      declarations(of: path).allSatisfy({ declaration in
        guard let home = setIndex(of: declaration) else { return false }
        return converted.modifiers.indices.allSatisfy {
          $0 == modifier || converted.contexts(of: home, in: $0).isEmpty
        }
      })
    else { return nil }
    var found: [Int: [Part]] = [:]
    let types = Dictionary(uniqueKeysWithValues: conflict.types.map { ($0.theme, $0.type) })
    for theme in resolved.themes(of: path) {
      let name = space.axes[axis].values[space.value(of: axis, in: theme)]
      guard let context = contexts.firstIndex(where: { $0.name == name }) else { return nil }
      var parts: [Part] = []
      if let declaration = resolved.declarationIndex(path, in: theme), let type = types[theme] {
        parts = self.parts(of: declaration, as: type, in: conflict)
      }
      guard found.updateValue(parts, forKey: context) ?? parts == parts else { return nil }
    }
    return arranged(found, of: modifier)
  }

  private func arranged(_ found: [Int: [Part]], of modifier: Int) -> Placement {
    var placement = Placement()
    let uses = found.sorted { $0.key < $1.key }.flatMap { context, parts in
      parts.map { (part: $0, context: context) }
    }
    for uses in uses.grouped(by: { $0.part }) {
      let (part, all) = (uses[0].part, Set(uses.map(\.context)))
      var open = all
      if let home = setIndex(of: part.declaration) {
        let own = converted.contexts(of: home, in: modifier)
        let isEverywhere = all.count == converted.modifiers[modifier].contexts.count
        if own.isEmpty ? isEverywhere : own.isSubset(of: all) {
          placement.kept[part.declaration, default: []].append(part)
          open = own.isEmpty ? [] : open.subtracting(own)
        }
      }
      placement.moved += open.sorted().map {
        Move(part: part, modifier: modifier, context: $0, all: all)
      }
    }
    return placement
  }
}
