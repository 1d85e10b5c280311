import TokenChecks
import TokenModel
import Writers

/// What becomes of the generated Swift: its symbols on both sides, less those of components that
/// have none because their contract is not met.
func apiChanges(_ sides: Comparison, _ renames: [Rename]) -> APIChanges {
  let unmet = UnmetComponents(sides)
  let old = Surface(sides.before, without: unmet.roots)
  let new = Surface(sides.after, without: unmet.roots)
  var changes = APIChanges()
  changes.unmet = unmet.changes
  let removed = old.symbols.filter { new.types[$0.path] == nil }
  let added = new.symbols.filter { old.types[$0.path] == nil }
  changes.renamed = symbolRenames(sides, renames, removed: removed, added: added)
  let gone = Set(changes.renamed.map(\.from.path))
  let come = Set(changes.renamed.map(\.to.path))
  changes.removed = outermost(removed, except: gone)
  changes.added = outermost(added, except: come)
  for symbol in new.symbols {
    if let before = old.types[symbol.path], before != symbol.type {
      changes.changed.append(
        APIChanges.Change(path: symbol.path, before: before, after: symbol.type))
    }
  }
  let formerly = Dictionary(
    changes.renamed.map { ($0.to.path, $0.from.path) }, uniquingKeysWith: { first, _ in first })
  changes.deprecated = new.symbols.filter { symbol in
    let path = formerly[symbol.path] ?? symbol.path
    return new.deprecated.contains(symbol.path) && old.types[path] != nil
      && !old.deprecated.contains(path)
  }
  return changes
}

/// The symbols of a side that are compared.
private struct Surface {
  let symbols: [SwiftSymbol]
  let types: [String: String]
  let deprecated: Set<String>

  init(_ side: Side, without roots: Set<String>) {
    let left = roots.union(roots.flatMap(ancestors))
    symbols = side.api.symbols.filter { symbol in
      !left.contains(symbol.path) && !ancestors(of: symbol.path).contains(where: roots.contains)
    }
    types = Dictionary(symbols.map { ($0.path, $0.type) }, uniquingKeysWith: { first, _ in first })
    deprecated = side.api.deprecated
  }
}

/// The symbols without the groups that others of the list, or of those left out, stand in.
private func outermost(_ symbols: [SwiftSymbol], except: Set<String>) -> [SwiftSymbol] {
  let groups = Set(symbols.lazy.map(\.path).flatMap(ancestors))
  return symbols.filter { !except.contains($0.path) && !groups.contains($0.path) }
}

/// The symbols that a symbol stands in, from the inside: every beginning of its path.
private func ancestors(of path: String) -> [String] {
  path.utf8.indices.reversed().compactMap { index in
    let byte = path.utf8[index]
    guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") else { return nil }
    return String(path[..<index])
  }
}

// MARK: Renames

/// Symbols that go and come with a token that has a new path.
private func symbolRenames(
  _ sides: Comparison, _ renames: [Rename], removed: [SwiftSymbol], added: [SwiftSymbol]
) -> [APIChanges.Renaming] {
  guard !renames.isEmpty else { return [] }
  let gone = Dictionary(removed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  let come = Dictionary(added.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  var known: Set<APIChanges.Renaming> = []
  return renames.flatMap { rename -> [APIChanges.Renaming] in
    let (from, to) = (
      sides.before.api.name(of: rename.from), sides.after.api.name(of: rename.to)
    )
    return ["Theme.", "theme."].compactMap { root in
      guard let from = gone[root + from], let to = come[root + to] else { return nil }
      let renaming = APIChanges.Renaming(from: from, to: to)
      return known.insert(renaming).inserted ? renaming : nil
    }
  }
}
