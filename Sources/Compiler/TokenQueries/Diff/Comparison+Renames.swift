import TokenModel
import TokenThemes

/// The largest number of pairs of removed and added tokens with the same value whose paths are
/// compared.
let renamePairLimit = 40_000

/// A removed and an added token that are the same token.
struct Rename {
  var from: PathID
  var to: PathID
  var because: TokenRenaming.Reason
}

extension Comparison {
  /// The tokens that were renamed: pairs of a removed and an added token with the same id, or with
  /// the same value in every theme and similar paths. In the order of the old paths.
  var renames: [Rename] {
    var finder = RenameFinder(self)
    finder.matchIDs()
    finder.matchValues()
    return finder.renames.sorted { finder.rank($0.from) < finder.rank($1.from) }
  }
}

private struct RenameFinder {
  private(set) var renames: [Rename] = []
  private let sides: Comparison
  private var removed: [PathID]
  private var added: [PathID]
  private let ranks: [PathID: Int]

  init(_ sides: Comparison) {
    self.sides = sides
    removed = sides.removed
    added = sides.added
    ranks = Dictionary(
      sides.removed.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func rank(_ path: PathID) -> Int { ranks[path] ?? 0 }

  // MARK: Ids

  mutating func matchIDs() {
    let old = Self.owners(of: removed, tokens: sides.before.tokens)
    let new = Self.owners(of: added, tokens: sides.after.tokens)
    for path in removed {
      let ids = sides.before.tokens.ids(of: path).filter { old[$0] == .some(path) }
      guard let twin = ids.lazy.compactMap({ new[$0] ?? nil }).first else { continue }
      keep(path, to: twin, reason: .id)
    }
    dropKept()
  }

  /// The token with each id; nil when several have it.
  private static func owners(of paths: [PathID], tokens: ResolvedTokens) -> [String: PathID?] {
    var owners: [String: PathID?] = [:]
    for path in paths {
      for id in tokens.ids(of: path) {
        owners.updateValue(owners[id] == nil ? path : nil, forKey: id)
      }
    }
    return owners
  }

  // MARK: Values

  mutating func matchValues() {
    var old = Dictionary(grouping: removed) { values(of: $0, side: sides.before, theme: \.before) }
    let new = Dictionary(grouping: added) { values(of: $0, side: sides.after, theme: \.after) }
    old[sides.samples.map { _ in nil }] = nil  // tokens without a value cannot be matched
    let shared = sharedValues(among: Set(old.keys).intersection(new.keys))
    for (values, from) in old {
      guard let to = new[values] else { continue }
      match(from, to: to, isOnly: from.count == 1 && to.count == 1 && !shared.contains(values))
    }
    dropKept()
  }

  /// The values that some other token has on both sides. Aliases do not count.
  private func sharedValues(among values: Set<[TokenValue?]>) -> Set<[TokenValue?]> {
    guard !values.isEmpty else { return [] }
    var shared: Set<[TokenValue?]> = []
    for (_, path) in sides.common {
      let isAlias = sides.samples.contains {
        sides.after.tokens.alias(of: path, in: $0.after) != nil
      }
      let own = isAlias ? [] : self.values(of: path, side: sides.after, theme: \.after)
      if values.contains(own) { shared.insert(own) }
    }
    return shared
  }

  private func values(
    of path: PathID, side: Side, theme: KeyPath<(before: Int, after: Int), Int>
  ) -> [TokenValue?] {
    sides.samples.map { side.tokens.value(path, in: $0[keyPath: theme]) }
  }

  /// Records as renames the pairs that differ in one name and have no other partner, then those
  /// that are nearest to each other without a tie.
  private mutating func match(_ from: [PathID], to: [PathID], isOnly: Bool) {
    var from = from.map { RenameCandidate($0, side: sides.before) }
    var to = to.map { RenameCandidate($0, side: sides.after) }
    let moved = from.pairsMoved(to: to)
    for (old, new) in moved where sides.hasSameValues(old.path, as: new.path) {
      keep(old.path, to: new.path, reason: old.renameReason(to: new) ?? .name)
    }
    let movedFrom = Set(moved.map(\.old.path))
    let movedTo = Set(moved.map(\.new.path))
    from.removeAll { movedFrom.contains($0.path) }
    to.removeAll { movedTo.contains($0.path) }
    guard from.count * to.count <= renamePairLimit else { return }
    matchNearest(from, to: to, isOnly: isOnly)
  }

  private mutating func matchNearest(_ from: [RenameCandidate], to: [RenameCandidate], isOnly: Bool)
  {
    var bestOfOld: [PathID: Nearest] = [:]
    var bestOfNew: [PathID: Nearest] = [:]
    for old in from {
      for new in to {
        guard let reason = old.renameReason(to: new) ?? (isOnly ? .value : nil) else { continue }
        let distance = old.text.editDistance(to: new.text)
        bestOfOld[old.path, default: Nearest()].consider(
          new.path, distance: distance, reason: reason)
        bestOfNew[new.path, default: Nearest()].consider(
          old.path, distance: distance, reason: reason)
      }
    }
    for old in from {
      guard let best = bestOfOld[old.path], let new = best.path,
        bestOfNew[new]?.path == old.path, sides.hasSameValues(old.path, as: new)
      else { continue }
      keep(old.path, to: new, reason: best.reason)
    }
  }

  private mutating func keep(_ from: PathID, to: PathID, reason: TokenRenaming.Reason) {
    renames.append(Rename(from: from, to: to, because: reason))
  }

  private mutating func dropKept() {
    let from = Set(renames.map(\.from))
    let to = Set(renames.map(\.to))
    removed.removeAll { from.contains($0) }
    added.removeAll { to.contains($0) }
  }
}
