import TokenThemes

/// The tokens of a result, and those whose type differs by theme.
struct ThemedTypes {
  let tokens: ResolvedTokens
  /// The tokens whose type differs by theme, in the order of the files.
  let conflicts: [TypeConflict]
  /// The steps by which the themes are merged.
  private let steps: [Resolver.Step]
  /// The declarations of these tokens by source.
  private let declared: [PathID: [Int32: Int]]

  /// Resolves the files of a result.
  init(_ sources: Sources) {
    let parsed = parse(sources)
    let tokens = resolve(merge(parsed, project: sources.project)).value
    let conflicts =
      tokens.themes.isEmpty
      ? [] : tokens.set.paths.belowRoot.compactMap { TypeConflict($0, in: tokens) }
    var declared: [PathID: [Int32: Int]] = [:]
    for conflict in conflicts { declared[conflict.path] = [:] }
    for (index, declaration) in tokens.set.declarations.enumerated() {
      declared[declaration.path]?[declaration.source] = index
    }
    (self.tokens, self.conflicts, self.declared) = (tokens, conflicts, declared)
    steps = parsed.value.resolver?.steps ?? []
  }

  /// All declarations of a token with several types.
  func declarations(of path: PathID) -> [Int] { (declared[path] ?? [:]).values.sorted() }

  /// The declarations of such a token that a theme merges. The last one applies.
  func declarations(of path: PathID, in theme: Int) -> [Int] {
    let contexts = tokens.themes.contexts(of: theme)
    let sources = steps.flatMap { step -> [Int] in
      switch step {
      case .set(let sources): return sources
      case .modifier(let modifier):
        let name = contexts[modifier.name]
        return modifier.contexts.first { $0.name == name }?.sources ?? []
      }
    }
    return sources.compactMap { declared[path]?[Int32($0)] }
  }

  /// The types that a token has in the themes where a declaration applies, or in those of them in
  /// which the declaration's own token has a type.
  func types(of path: PathID, whereApplies declaration: Int, as type: TokenType? = nil)
    -> Set<TokenType>
  {
    let own = tokens.set.declarations[declaration].path
    var axes = tokens.axes(of: own)
    axes.formUnion(tokens.axes(of: path))
    return Set(
      tokens.themes.themes(over: axes).compactMap { theme in
        guard tokens.declarationIndex(own, in: theme) == declaration,
          let found = tokens.value(own, in: theme)?.type, type == nil || type == found
        else { return nil }
        return tokens.value(path, in: theme)?.type
      })
  }
}
