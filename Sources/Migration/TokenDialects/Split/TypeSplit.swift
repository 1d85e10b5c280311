/// What `--split` does: a token whose type differs by theme becomes one for each type, and so do its aliases.
struct TypeSplit {
  let resolved: ResolvedTokens
  /// The tokens whose type differs by theme, in the order of the files.
  let conflicts: [TypeConflict]
  /// The sets and modifiers that the files are written from.
  let converted: ConvertedTokens
  /// The paths of the tokens that each of them becomes.
  private(set) var names: [PathID: [TokenType: [String]]] = [:]
  /// Where those are declared.
  private(set) var placements: [PathID: Placement] = [:]
  /// Why a token cannot be split.
  private(set) var refusals: [PathID: String] = [:]
  /// The steps by which the themes are merged.
  private let steps: [Resolver.Step]
  /// The declarations of the conflicting tokens, by source.
  private var declared: [PathID: [Int32: Int]] = [:]
  private let setOfFile: [String: Int]

  var set: TokenSet { resolved.set }

  /// Nil if no type differs by theme.
  init?(_ sources: Sources, of converted: ConvertedTokens) {
    let parsed = parse(sources)
    let resolved = resolve(merge(parsed, project: sources.project)).value
    guard !resolved.themes.isEmpty else { return nil }
    conflicts = resolved.set.paths.belowRoot.compactMap { TypeConflict($0, in: resolved) }
    guard !conflicts.isEmpty else { return nil }
    (self.resolved, self.converted) = (resolved, converted)
    steps = parsed.value.resolver?.steps ?? []
    setOfFile = Dictionary(firsts: converted.sets.enumerated().map { ($1.path, $0) })
    for conflict in conflicts { declared[conflict.path] = [:] }
    for (index, declaration) in set.declarations.enumerated() {
      declared[declaration.path]?[declaration.source] = index
    }
    nameTokens()
    for conflict in conflicts {
      if let reason = refusal(of: conflict) {
        refusals[conflict.path] = reason
      } else if let placement = placement(of: conflict) {
        placements[conflict.path] = placement
      } else {
        refusals[conflict.path] =
          converted.order.isEmpty
          ? "the resolver document would have to change" : "its type depends on several modifiers"
      }
    }
    spreadRefusals()
  }

  /// Names the tokens of each type. The first type keeps the path; others end in the type: `base-gradient`.
  private mutating func nameTokens() {
    let paths = set.paths
    var taken = Dictionary(grouping: paths.belowRoot) { paths.parent(of: $0) ?? .root }
      .mapValues { Set($0.map { paths.name(of: $0).bareName }) }
    for conflict in conflicts {
      let group = paths.parent(of: conflict.path) ?? .root
      let path = paths.segments(of: conflict.path)
      names[conflict.path] = [conflict.first: path]
      for type in conflict.order.dropFirst() {
        let (name, word) = (path[path.count - 1], type.rawValue)
        // A `$root` represents its group, and no other name may begin with `$`.
        let stems =
          name == "$root" ? [word, "as-\(word)"] : ["\(name)-\(word)", "\(name)-as-\(word)"]
        func isFree(_ name: String) -> Bool { taken[group]?.contains(name.bareName) != true }
        let free = stems.first(where: isFree) ?? stems[0].numbered(where: isFree)
        taken[group, default: []].insert(free.bareName)
        names[conflict.path]?[type] = path.dropLast() + [free]
      }
    }
  }

  func splits(_ path: PathID) -> Bool { names[path] != nil && refusals[path] == nil }

  // MARK: Declarations

  /// All declarations of a token with several types.
  func declarations(of path: PathID) -> [Int] { (declared[path] ?? [:]).values.sorted() }

  /// The declarations of such a token that a theme merges. The last one applies.
  func declarations(of path: PathID, in theme: Int) -> [Int] {
    let contexts = resolved.themes.contexts(of: theme)
    return steps.flatMap { $0.sources(in: contexts) }.compactMap { declared[path]?[Int32($0)] }
  }

  /// The set of a declaration; nil if it is in a resolver document or only in a part of a file.
  func setIndex(of declaration: Int) -> Int? {
    let declaration = set.declarations[declaration]
    let source = set.sources[Int(declaration.source)]
    return source.prefix.isEmpty ? setOfFile[set.document(of: declaration).path] : nil
  }

  /// The token that a declaration is an alias of.
  func alias(of declaration: Int) -> PathID? {
    guard JSONTree(set.declarations[declaration].value).alias != nil else { return nil }
    return set.aliasTarget(of: set.declarations[declaration])
  }

  /// The aliases in a declaration that change, and their new targets, without braces. A type of nil is any.
  func renamed(in index: Int, as type: TokenType? = nil) -> [String: String] {
    var renamed: [String: String] = [:]
    set.forEachReference(in: set.declarations[index]) { path in
      guard splits(path), let names = names[path] else { return }
      let types = types(of: path, whereApplies: index, as: type)
      let only = types.count == 1 ? types.first : nil
      let wanted = alias(of: index) == path ? type ?? only : only
      guard let wanted, let name = names[wanted] else { return }
      let old = set.paths.segments(of: path).joined(separator: ".")
      if old != name.joined(separator: ".") { renamed[old] = name.joined(separator: ".") }
    }
    return renamed
  }

  /// A token's types in the themes where a declaration applies and, with `type`, its own token has that type.
  private func types(of path: PathID, whereApplies declaration: Int, as type: TokenType?)
    -> Set<TokenType>
  {
    let own = set.declarations[declaration].path
    var axes = resolved.axes(of: own)
    axes.formUnion(resolved.axes(of: path))
    return Set(
      resolved.themes.themes(over: axes).compactMap { theme in
        guard resolved.declarationIndex(own, in: theme) == declaration,
          let found = resolved.value(own, in: theme)?.type, type == nil || type == found
        else { return nil }
        return resolved.value(path, in: theme)?.type
      })
  }

  // MARK: Refusals

  private func refusal(of conflict: TypeConflict) -> String? {
    let readable = Set(conflict.types.map(\.theme))
    let isReadable = resolved.themes(of: conflict.path).allSatisfy {
      !resolved.isDeclared(conflict.path, in: $0) || readable.contains($0)
    }
    if !isReadable { return "some themes have a value that cannot be read" }
    for index in declarations(of: conflict.path) {
      let declaration = set.declarations[index]
      if declaration.inheritance != nil { return "a group inherits it" }
      guard let own = setIndex(of: index) else { return "a resolver document declares it" }
      if converted.sets[own].verbatim != nil { return "its file is copied" }
      if set.aliasTarget(of: declaration) != nil, alias(of: index) == nil {
        return "it refers to another token with '$ref'"
      }
    }
    return nil
  }

  /// A token cannot be split without what refers to it.
  private mutating func spreadRefusals() {
    for (index, declaration) in set.declarations.enumerated() {
      guard let own = setIndex(of: index), converted.sets[own].verbatim != nil else { continue }
      set.forEachReference(in: declaration) { path in
        if splits(path) { refusals[path] = "a file that is copied refers to it" }
      }
    }
    guard !refusals.isEmpty else { return }
    var neighbors: [PathID: [PathID]] = [:]
    for path in conflicts.map(\.path) {
      for target in declarations(of: path).compactMap(alias) where names[target] != nil {
        neighbors[path, default: []].append(target)
        neighbors[target, default: []].append(path)
      }
    }
    for cause in conflicts.map(\.path) {
      guard let reason = refusals[cause] else { continue }
      var open = neighbors[cause] ?? []
      while let path = open.popLast() {
        guard refusals[path] == nil else { continue }
        refusals[path] = "'\(printable(set.paths.string(cause)))' cannot be split: \(reason)"
        open += neighbors[path] ?? []
      }
    }
  }

  // MARK: Findings

  /// A finding about each token that is split. The places are in the result.
  var findings: [Diagnostic] {
    conflicts.filter { splits($0.path) }.map { conflict in
      let others = conflict.order.dropFirst().map { type in
        "the \(type.rawValue) becomes '\(printable((names[conflict.path]?[type] ?? []).tokenPath))'"
      }
      // The others would show where another value had a type of its own.
      let used = Set(
        conflict.types.compactMap { resolved.declarationIndex(conflict.path, in: $0.theme) })
      return Diagnostic(
        .changedValue, message: "\(sentence(about: conflict)); \(others.list())",
        at: place(of: conflict), path: set.paths.string(conflict.path),
        related: declarations(of: conflict.path).filter { !used.contains($0) }.map {
          Diagnostic.Related(
            "no theme uses this value; it is left out", at: set.place(of: set.declarations[$0]))
        })
    }
  }

  /// What to say about each token whose type differs by theme and that is not split, by path.
  var messages: [String: (text: String, place: Place)] {
    Dictionary(
      conflicts.map { conflict in
        let cure =
          refusals[conflict.path].map {
            "give it the same type in every theme; --split cannot help, because \($0)"
          } ?? "--split makes one token for each type"
        let text = "\(sentence(about: conflict)); \(cure)"
        return (set.paths.string(conflict.path), (text, place(of: conflict)))
      }, uniquingKeysWith: { first, _ in first })
  }

  private func sentence(about conflict: TypeConflict) -> String {
    "'\(printable(set.paths.string(conflict.path)))' is \(conflict.sentence)"
  }

  /// The place of the first declaration with a type that loses its name.
  private func place(of conflict: TypeConflict) -> Place {
    let other = conflict.types.first { $0.type != conflict.first }?.theme ?? 0
    return resolved.declaration(conflict.path, in: other).map { set.place(of: $0) }
      ?? Place(file: "")
  }
}
