import TokenModel

/// The tokens and groups of all themes, for messages about references to something that is missing.
///
/// Not only those of one theme, so that a mistake in several themes has one message.
final class KnownPaths {
  private let set: TokenSet
  private lazy var groups = groupPaths()
  private lazy var members = groupMembers()
  private lazy var declared = Set(set.declarations.map(\.path))

  init(_ set: TokenSet) { self.set = set }

  func isGroup(_ path: PathID) -> Bool { Int(path.index) < groups.count && groups[Int(path.index)] }

  /// Whether some file declares a token at the path.
  func isToken(_ path: PathID) -> Bool { declared.contains(path) }

  /// The names in a group, for a suggestion; empty when there are too many to compare.
  func names(in group: PathID) -> [String] {
    let members = members[group] ?? []
    return members.count > siblingLimit ? [] : members.map(set.paths.name)
  }

  private func groupPaths() -> [Bool] {
    var isGroup = [Bool](repeating: false, count: set.paths.count)
    for group in set.groups { isGroup[Int(group.path.index)] = true }
    var isKnown = isGroup
    for declaration in set.declarations { isKnown[Int(declaration.path.index)] = true }
    for index in isKnown.indices.reversed() where index > 0 && isKnown[index] {
      isKnown[Int(set.paths.parents[index])] = true
      isGroup[Int(set.paths.parents[index])] = true
    }
    return isGroup
  }

  private func groupMembers() -> [PathID: [PathID]] {
    var isKnown = groups
    for declaration in set.declarations { isKnown[Int(declaration.path.index)] = true }
    let known = isKnown.indices.dropFirst().filter { isKnown[$0] }
    return Dictionary(grouping: known.map { PathID(index: Int32($0)) }) {
      PathID(index: set.paths.parents[Int($0.index)])
    }
  }
}

/// The number of names in a group that suggestions compare.
package let siblingLimit = 500
