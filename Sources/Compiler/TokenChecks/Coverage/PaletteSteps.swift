/// The steps of palettes: colors that are only there for other tokens to refer to.
///
/// In a palette, at any depth, all tokens have a color of their own, and other tokens refer to more of them
/// than contracts name. What is called `50` or `900` is a step anywhere; what is called a text, a surface
/// or a border is never one.
package struct PaletteSteps {
  private let tokens: ResolvedTokens
  /// The tokens that others refer to.
  package private(set) var used: Set<PathID> = []
  /// Of each group, the number of its own colors, and of all colors below it that are used, less those
  /// that contracts name; and whether one of these is an alias.
  private var groups: [PathID: (size: Int, used: Int, hasAlias: Bool)] = [:]

  /// - Parameter named: The tokens that contracts name.
  package init(_ tokens: ResolvedTokens, named: Set<PathID>) {
    self.tokens = tokens
    let paths = tokens.set.paths
    for declaration in tokens.set.declarations {
      tokens.set.forEachReference(in: declaration) { used.insert($0) }
    }
    for path in paths.belowRoot where !tokens.isOldName(path) {
      let first = tokens.themes(of: path).first.flatMap { tokens.value(path, in: $0) }
      guard case .color? = first, let parent = paths.parent(of: path) else { continue }
      var group = groups[parent] ?? (0, 0, false)
      group.size += 1
      group.used += named.contains(path) ? -1 : used.contains(path) ? 1 : 0
      group.hasAlias = group.hasAlias || tokens.isAlias(path)
      groups[parent] = group
    }
    for (path, own) in groups {
      for ancestor in paths.ancestors(of: path) where ancestor != .root {
        let known = groups[ancestor] ?? (0, 0, false)
        groups[ancestor] = (known.size, known.used + own.used, known.hasAlias || own.hasAlias)
      }
    }
  }

  /// Whether a color is a step.
  package func contains(_ color: PathID) -> Bool {
    let paths = tokens.set.paths
    guard let group = paths.parent(of: color), group != .root, !tokens.isAlias(color)
    else { return false }
    let name = paths.name(of: color)
    let isNumber = name.utf8.count > 1 && name.utf8.allSatisfy(\.isDigit)
    let isPalette = paths.lineage(of: group).contains { group in
      groups[group].map { $0.used > 0 && !$0.hasAlias } ?? false
    }
    return (isNumber || isPalette && !name.saysUse) && !paths.string(group).saysUse
  }

  /// The palettes of colors that are steps with the same color in every theme, if nothing uses any of them.
  func palettes(of unused: [PathID]) -> [Coverage.Palette] {
    let paths = tokens.set.paths
    return unused.filter { contains($0) && tokens.ownColor(of: $0) != nil }
      .grouped(by: paths.parent).map { steps in
        let group = paths.parent(of: steps[0]) ?? .root
        return Coverage.Palette(
          path: paths.string(group), size: groups[group]?.size ?? 0,
          unused: steps.map(paths.string))
      }
  }
}

extension String {
  /// Whether a path says what a color is for.
  fileprivate var saysUse: Bool {
    NameWords(self).words.contains { RoleWord($0).map { !$0.isWeak } ?? false }
  }
}

extension ResolvedTokens {
  /// The color of a token that has one of its own, the same in every theme; nil for other tokens.
  func ownColor(of path: PathID) -> ColorValue? {
    let themes = themes(of: path)
    guard let first = themes.first, let index = valueIndex(path, in: first),
      case .color(let color) = values[index], alias(of: path, in: first) == nil,
      themes.allSatisfy({ valueIndex(path, in: $0) == index })
    else { return nil }
    return color
  }

  /// Whether a token is an alias in some theme.
  fileprivate func isAlias(_ path: PathID) -> Bool {
    themes(of: path).contains { alias(of: path, in: $0) != nil }
  }
}
