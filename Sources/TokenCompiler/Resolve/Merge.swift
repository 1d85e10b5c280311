/// The tokens of every theme, before aliases are followed.
struct MergedTokens {
  var set: TokenSet
  var themes: [MergedTheme]
}

/// What one theme declares.
struct MergedTheme {
  /// The contexts that make it.
  var contexts: Variant
  /// The declaration of each path, as an index into `TokenSet.declarations`; -1 where there is
  /// none.
  var declarations: [Int32]
  /// The `$type` that each path inherits, its own group's included.
  var types: [DeclaredType]
  /// Groups that set `$deprecated`.
  var deprecations: [PathID: Deprecation]
}

/// Merges the sources of every theme (Resolver 6.2): a later token replaces an earlier one whole.
func merge(
  _ set: TokenSet, _ resolver: Resolver?, _ themes: [Variant], _ findings: inout Findings
) -> MergedTokens {
  let order = resolver?.steps ?? [.set(Array(set.sources.indices))]
  var merged = MergedTokens(set: set, themes: [])
  var base = ThemeMerger(set)
  let firstModifier = order.firstIndex { if case .modifier = $0 { true } else { false } }
  for step in order[..<(firstModifier ?? order.endIndex)] { base.add(step, of: Variant()) }
  for theme in themes {
    var merger = base
    for step in order[(firstModifier ?? order.endIndex)...] { merger.add(step, of: theme) }
    merged.themes.append(merger.theme(theme))
    merger.findConflicts(&findings)
  }
  if resolver == nil { findDoubles(in: set, &findings) }
  return merged
}

/// One theme while it grows.
private struct ThemeMerger {
  let set: TokenSet
  private var declarations: [Int32]
  private var groupTypes: [PathID: DeclaredType] = [:]
  private var deprecations: [PathID: Deprecation] = [:]

  init(_ set: TokenSet) {
    self.set = set
    declarations = [Int32](repeating: -1, count: set.paths.count)
  }

  mutating func add(_ step: Resolver.Step, of theme: Variant) {
    switch step {
    case .set(let sources): for source in sources { add(set.sources[source]) }
    case .modifier(let modifier):
      let context = theme[modifier.name]
      for (name, sources) in modifier.contexts where name == context {
        for source in sources { add(set.sources[source]) }
      }
    }
  }

  private mutating func add(_ source: TokenSource) {
    for index in source.declarations {
      declarations[Int(set.declarations[index].path.index)] = Int32(index)
    }
    for group in set.groups[source.groups] {
      if group.type != .none { groupTypes[group.path] = group.type }
      if let deprecation = group.deprecation { deprecations[group.path] = deprecation }
    }
  }

  func theme(_ contexts: Variant) -> MergedTheme {
    var types = [DeclaredType](repeating: .none, count: declarations.count)
    for (path, type) in groupTypes { types[Int(path.index)] = type }
    for index in 1..<max(1, types.count) where types[index] == .none {
      types[index] = types[Int(set.paths.parents[index])]
    }
    return MergedTheme(
      contexts: contexts, declarations: declarations, types: types, deprecations: deprecations)
  }

  /// A path that is a token in one source and a group in another (requirement R-065).
  func findConflicts(_ findings: inout Findings) {
    guard set.sources.count > 1 else { return }
    let parents = set.paths.parents
    for index in declarations.indices where declarations[index] >= 0 {
      var ancestor = Int(parents[index])
      while ancestor > 0 {
        if declarations[ancestor] >= 0 { report(token: ancestor, holding: index, &findings) }
        ancestor = Int(parents[ancestor])
      }
    }
  }

  private func report(token: Int, holding inner: Int, _ findings: inout Findings) {
    let outer = set.declarations[Int(declarations[token])]
    let inner = set.declarations[Int(declarations[inner])]
    findings.add(
      .conflictingToken,
      "'\(set.paths.string(outer.path))' is a token here and a group elsewhere; rename one of them",
      at: set.namePlace(of: outer), path: set.paths.string(outer.path),
      related: [
        Diagnostic.Related(
          "'\(set.paths.string(inner.path))' makes a group of it", at: set.namePlace(of: inner))
      ])
  }
}

/// Without a resolver no file comes later than another, so a path has one declaration.
private func findDoubles(in set: TokenSet, _ findings: inout Findings) {
  var first = [Int32](repeating: -1, count: set.paths.count)
  for (index, declaration) in set.declarations.enumerated() {
    let path = Int(declaration.path.index)
    if first[path] < 0 {
      first[path] = Int32(index)
      continue
    }
    let original = set.declarations[Int(first[path])]
    findings.add(
      .conflictingToken,
      "'\(set.paths.string(declaration.path))' is declared twice; keep one, or let a resolver say "
        + "which file comes later",
      at: set.namePlace(of: declaration), path: set.paths.string(declaration.path),
      related: [Diagnostic.Related("first declared here", at: set.namePlace(of: original))])
  }
}
