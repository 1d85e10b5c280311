/// A token that was edited, with the tokens that changed only because they refer to it.
package struct TokenEdit {
  /// How it differs, at least once: its values in different themes, its type, its reference.
  package var changes: [TokenChange]
  /// The paths of the tokens that refer to it.
  package var followers: [String] = []

  package var path: String { changes[0].path }

  /// The changes, that of a reference together with that of the value in the same themes.
  package var rows: [(change: TokenChange, reference: TokenChange?)] {
    let references = changes.filter { $0.kind == .alias }
    let values = changes.filter { $0.kind == .value }
    return changes.compactMap { change in
      if change.kind == .alias, values.contains(where: { $0.holds == change.holds }) { return nil }
      return (change, change.kind == .value ? references.first { $0.holds == change.holds } : nil)
    }
  }
}

extension TokenDiff {
  /// The tokens that were edited, in the order of their paths. Each changed token is one of them, or
  /// refers to one; a token that does both, in different themes, is in both places.
  package var edits: [TokenEdit] {
    let all = changed.filter { !$0.kind.isDocumentation }
    let rows = Dictionary(grouping: all.indices) { all[$0].path }.mapValues { indices in
      RowsByTheme(indices.map { ($0, all[$0].holds) })
    }
    // For each change the one that it follows from, which is itself where the token was edited.
    var roots: [Int?] = Array(repeating: nil, count: all.count)
    for start in all.indices {
      var (here, chain) = (start, [start])
      while roots[here] == nil, chain.count <= all.count,
        let next = all[here].sources.lazy.compactMap({ source in
          rows[source]?.first(in: all[here].theme)
        }).first
      {
        here = next
        chain.append(next)
      }
      let root = roots[here] ?? here
      for index in chain { roots[index] = root }
    }
    var edits = all.indices.filter { roots[$0] == $0 }.map { all[$0] }.grouped(by: \.path)
      .map { TokenEdit(changes: $0) }
    let numbers = Dictionary(firsts: edits.indices.map { (edits[$0].path, $0) })
    for (index, root) in roots.enumerated() where root != index {
      guard let root, let number = numbers[all[root].path],
        edits[number].followers.last != all[index].path
      else { continue }
      edits[number].followers.append(all[index].path)
    }
    return edits
  }
}
