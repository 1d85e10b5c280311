import ColorMath
import TokenModel
import TokenThemes
import Writers

/// The steps of palettes: colors that are only there for other tokens to refer to.
///
/// In a palette, at any depth, all tokens have a color of their own, the same in every theme, and other
/// tokens refer to more of them than contracts name. What is called `50` or `900` is a step anywhere; what
/// is called a text, a surface or a border is never one.
struct PaletteSteps {
  private let tokens: ResolvedTokens
  /// Of each group, the number of its own colors, and of all colors below it that are used, less those
  /// that contracts name.
  private var groups: [PathID: (size: Int, used: Int, isMixed: Bool)] = [:]

  /// - Parameters:
  ///   - named: The tokens that contracts name.
  ///   - used: The tokens that others refer to.
  init(_ tokens: ResolvedTokens, named: Set<PathID>, used: Set<PathID>) {
    self.tokens = tokens
    for path in tokens.set.paths.belowRoot where !tokens.isOldName(path) {
      let first = tokens.themes(of: path).first.flatMap { tokens.value(path, in: $0) }
      guard case .color? = first else { continue }
      let isMixed = tokens.ownColor(of: path) == nil
      let use = named.contains(path) ? -1 : used.contains(path) ? 1 : 0
      for (height, group) in ancestors(of: path).enumerated() {
        let known = groups[group] ?? (0, 0, false)
        groups[group] = (
          known.size + (height == 0 ? 1 : 0), known.used + use, known.isMixed || isMixed
        )
      }
    }
  }

  /// The palettes of those colors that are steps, if nothing uses any of them.
  func palettes(of unused: [PathID]) -> [Coverage.Palette] {
    let paths = tokens.set.paths
    let steps = unused.filter { path in
      let name = paths.name(of: path)
      let isNumber = name.utf8.count > 1 && name.utf8.allSatisfy(\.isDigit)
      return tokens.ownColor(of: path) != nil
        && (isNumber
          || ancestors(of: path).contains { groups[$0].map { $0.used > 0 && !$0.isMixed } ?? false })
        && !NameWords(paths.string(path)).words.contains {
          RoleWord($0).map { !$0.isWeak } ?? false
        }
    }
    return steps.grouped(by: paths.parent).map { steps in
      let group = paths.parent(of: steps[0]) ?? .root
      return Coverage.Palette(
        path: paths.string(group), size: groups[group]?.size ?? 0, unused: steps.map(paths.string))
    }
  }

  /// The groups of a token, without the root.
  private func ancestors(of path: PathID) -> [PathID] {
    sequence(first: path) { tokens.set.paths.parent(of: $0) }.dropFirst().filter {
      $0 != PathID.root
    }
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
}
