/// A removed and an added token that are the same token.
struct Rename {
  var from: PathID
  var to: PathID
  var because: TokenRenaming.Reason
  /// The edit distance of the paths, for candidates.
  var distance = 0
}

extension Comparison {
  /// The tokens that were renamed: pairs of a removed and an added token with the same id, or with
  /// the same value in every theme and similar paths. In the order of the old paths.
  var renames: [Rename] {
    var finder = RenameFinder(sides: self)
    finder.matchIDs()
    finder.matchValues()
    return removed.compactMap { finder.renames[$0] }
  }
}

private struct RenameFinder {
  /// By the old path.
  var renames: [PathID: Rename] = [:]
  var newPaths: Set<PathID> = []
  let sides: Comparison

  private mutating func keep(_ rename: Rename) {
    renames[rename.from] = rename
    newPaths.insert(rename.to)
  }

  // MARK: Ids

  mutating func matchIDs() {
    let old = Self.owners(of: sides.removed, tokens: sides.before.tokens)
    let new = Self.owners(of: sides.added, tokens: sides.after.tokens)
    for path in sides.removed {
      let ids = sides.before.tokens.ids(of: path).filter { old[$0] == .some(path) }
      guard let twin = ids.lazy.compactMap({ new[$0] ?? nil }).first else { continue }
      keep(Rename(from: path, to: twin, because: .id))
    }
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
    var old = Dictionary(grouping: sides.removed.filter { renames[$0] == nil }) {
      values(of: $0, side: sides.before, theme: \.before)
    }
    let new = Dictionary(grouping: sides.added.filter { !newPaths.contains($0) }) {
      values(of: $0, side: sides.after, theme: \.after)
    }
    old[sides.samples.map { _ in nil }] = nil  // tokens without a value cannot be matched
    let shared = sharedValues(among: Set(old.keys).intersection(new.keys))
    for (values, from) in old {
      guard let to = new[values] else { continue }
      match(from, to: to, isOnly: from.count == 1 && to.count == 1 && !shared.contains(values))
    }
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

  /// Records as renames the pairs that differ in one name and have no other partner, then those that are
  /// nearest to each other without a tie.
  private mutating func match(_ from: [PathID], to: [PathID], isOnly: Bool) {
    let from = from.map { RenameCandidate($0, side: sides.before) }
    let to = to.map { RenameCandidate($0, side: sides.after) }
    for (old, new) in from.pairsMoved(to: to) where sides.hasSameValues(old.path, as: new.path) {
      keep(Rename(from: old.path, to: new.path, because: old.renameReason(to: new) ?? .name))
    }
    let (old, new) = (
      from.filter { renames[$0.path] == nil }, to.filter { !newPaths.contains($0.path) }
    )
    guard old.count * new.count <= renamePairLimit else { return }
    let pairs = old.flatMap { old in
      new.compactMap { new in
        (old.renameReason(to: new) ?? (isOnly ? .value : nil)).map {
          Rename(
            from: old.path, to: new.path, because: $0, distance: old.text.editDistance(to: new.text)
          )
        }
      }
    }.sorted { $0.distance < $1.distance }
    let partners = Dictionary(grouping: pairs, by: \.to)
    for pair in Dictionary(grouping: pairs, by: \.from).values.compactMap(\.nearest)
    where partners[pair.to]?.nearest?.from == pair.from
      && sides.hasSameValues(pair.from, as: pair.to)
    { keep(pair) }
  }
}

/// The largest number of pairs of removed and added tokens of equal value whose paths are compared.
let renamePairLimit = 40_000

extension [Rename] {
  /// The nearest of candidates in the order of their distances; nil when two are equally near.
  fileprivate var nearest: Rename? {
    count > 1 && self[0].distance == self[1].distance ? nil : first
  }
}
