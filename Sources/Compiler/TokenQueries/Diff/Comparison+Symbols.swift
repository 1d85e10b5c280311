extension Comparison {
  /// The changes of the generated Swift API, without the symbols of components whose contract one
  /// side does not meet.
  func symbolChanges(renames: [Rename]) -> APIChanges {
    let unmet = UnmetComponents(self)
    let old = Surface(before, without: unmet.roots)
    let new = Surface(after, without: unmet.roots)
    var changes = APIChanges()
    changes.unmet = unmet.changes
    let calls = CallChanges(old.symbols, after: new.symbols)
    let removed = old.symbols.filter { new.types[$0.path] == nil && !calls.from.contains($0.path) }
    let added = new.symbols.filter { old.types[$0.path] == nil && !calls.to.contains($0.path) }
    changes.renamed = symbolRenames(renames, removed: removed, added: added)
    let oldPaths = Set(changes.renamed.map(\.from.path))
    let newPaths = Set(changes.renamed.map(\.to.path))
    changes.removed = innermost(removed, except: oldPaths)
    changes.added = innermost(added, except: newPaths)
    for symbol in new.symbols {
      if symbol.call == nil, let before = old.types[symbol.path], before != symbol.type {
        changes.changed.append(
          APIChanges.Change(path: symbol.path, before: before, after: symbol.type))
      }
    }
    changes.changed += calls.changes
    let oldPathsByNew = Dictionary(firsts: changes.renamed.map { ($0.to.path, $0.from.path) })
    changes.deprecated = new.symbols.filter { symbol in
      let path = oldPathsByNew[symbol.path] ?? symbol.path
      return new.deprecated.contains(symbol.path) && old.types[path] != nil
        && !old.deprecated.contains(path)
    }
    return changes
  }

  /// The symbols that were renamed with their token.
  private func symbolRenames(
    _ renames: [Rename], removed: [SwiftSymbol], added: [SwiftSymbol]
  ) -> [APIChanges.Renaming] {
    guard !renames.isEmpty else { return [] }
    let removed = Dictionary(firsts: removed.map { ($0.path, $0) })
    let added = Dictionary(firsts: added.map { ($0.path, $0) })
    return renames.flatMap { rename -> [APIChanges.Renaming] in
      let (from, to) = (before.api.name(of: rename.from), after.api.name(of: rename.to))
      return ["Theme.", "theme."].compactMap { root in
        guard let from = removed[root + from], let to = added[root + to] else { return nil }
        return APIChanges.Renaming(from: from, to: to)
      }
    }.uniqued
  }
}

private struct Surface {
  let symbols: [SwiftSymbol]
  let types: [String: String]
  let deprecated: Set<String>

  init(_ side: Side, without roots: Set<String>) {
    let roots = Set(roots.map { $0[...] })
    let left = roots.union(roots.flatMap(ancestors))
    symbols = side.api.symbols.filter { symbol in
      roots.isEmpty
        || !left.contains(symbol.path[...])
          && !ancestors(of: symbol.path[...]).contains(where: roots.contains)
    }
    types = Dictionary(firsts: symbols.map { ($0.path, $0.type) })
    deprecated = side.api.deprecated
  }
}

/// The symbols that contain no other symbol of the list, except some.
private func innermost(_ symbols: [SwiftSymbol], except: Set<String>) -> [SwiftSymbol] {
  var groups: Set<Substring> = []
  for symbol in symbols {
    // Where one is known, those that contain it are too.
    _ = ancestors(of: symbol.path[...]).first { !groups.insert($0).inserted }
  }
  return symbols.filter { !except.contains($0.path) && !groups.contains($0.path[...]) }
}

/// The symbols that contain a symbol, innermost first: every prefix of its path.
private func ancestors(of path: Substring) -> some Sequence<Substring> {
  sequence(first: path) { path in
    path.utf8.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }.map { path[..<$0] }
  }.dropFirst()
}

/// Components whose contract one side does not meet. That side has no Swift for them, so their
/// symbols are not compared.
struct UnmetComponents {
  /// Those whose contract the other side meets.
  private(set) var changes: [APIChanges.Unmet] = []
  /// The symbols below which nothing is compared.
  private(set) var roots: Set<String> = []

  init(_ sides: Comparison) {
    add(unmetIn: sides.before, comparedWith: sides.after, isNow: false)
    add(unmetIn: sides.after, comparedWith: sides.before, isNow: true)
  }

  private mutating func add(unmetIn side: Side, comparedWith other: Side, isNow: Bool) {
    let (met, otherMet) = (side.metComponents, other.metComponents)
    for contract in side.analysis.parsed.contracts where !met.contains(contract.component) {
      roots.formUnion(side.api.roots(of: contract))
      for twin in other.analysis.parsed.contracts where twin.component == contract.component {
        roots.formUnion(other.api.roots(of: twin))
      }
      guard otherMet.contains(contract.component) else { continue }
      changes.append(APIChanges.Unmet(component: contract.component, isNow: isNow))
    }
  }
}

extension Side {
  fileprivate var metComponents: Set<String> {
    Set(analysis.checked.components.map(\.contract.component))
  }
}
