/// The tokens and groups of all themes, for messages about references to something that is missing.
///
/// Not only those of one theme, so that a mistake in several themes has one message.
final class KnownPaths {
  private let set: TokenSet
  private lazy var groups = groupPaths()
  private lazy var members = set.paths.childLists().map { $0.filter { isGroup($0) || isToken($0) } }
  private lazy var declared = Set(set.declarations.map(\.path))

  init(_ set: TokenSet) { self.set = set }

  func isGroup(_ path: PathID) -> Bool { Int(path.index) < groups.count && groups[Int(path.index)] }

  /// Whether some file declares a token at the path.
  func isToken(_ path: PathID) -> Bool { declared.contains(path) }

  /// The names in a group, for a suggestion; empty when there are too many to compare.
  func names(in group: PathID) -> [String] {
    guard Int(group.index) < members.count else { return [] }
    let members = members[Int(group.index)]
    return members.count > siblingLimit ? [] : members.map(set.paths.name)
  }

  private func groupPaths() -> [Bool] {
    var isGroup = [Bool](repeating: false, count: set.paths.count)
    for group in set.groups { isGroup[Int(group.path.index)] = true }
    for path in set.paths.belowRoot.reversed() where isGroup[Int(path.index)] || isToken(path) {
      isGroup[Int(set.paths.parents[Int(path.index)])] = true
    }
    return isGroup
  }
}

/// The number of names in a group that suggestions compare.
package let siblingLimit = 500
