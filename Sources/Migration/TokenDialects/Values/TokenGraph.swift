/// All tokens of a dialect by path, and the groups of alternatives that the value of each depends on.
struct TokenGraph {
  /// The tokens, with their paths in the result.
  private(set) var tokens: [ForeignToken]
  let plan: ThemePlan
  let types: TypeRules
  /// The kind of the values of each token, as the file or the user says; nil if neither does.
  let kinds: [ValueKind?]
  /// The groups, each with its path in the result.
  private(set) var groups: [ForeignToken]
  private(set) var findings = Findings()
  /// The groups of alternatives that the value of each token depends on, in order.
  private(set) var dependences: [[Int]] = []
  /// The tokens, each after the targets of its references.
  private(set) var order: [Int] = []
  /// The tokens of sets that are merged, by the text of an alias to them; the winner comes first.
  private var declarations: [[UInt8]: [Int]] = [:]
  private let setNames: [String: Set<Int>]
  /// The length of the longest name of a set, in bytes.
  private let longestSetName: Int

  init(_ imported: ImportedTokens, plan: ThemePlan, types: TypeRules, options: ConversionOptions) {
    (tokens, groups, self.plan, self.types) = (imported.tokens, imported.groups, plan, types)
    kinds = imported.tokens.map(types.kind)
    var setNames: [String: Set<Int>] = [:]
    for (index, set) in imported.sets.enumerated() {
      let known = setNames[set.nameInSource] ?? []
      // Of several sets without a scope, the first one has the name.
      if set.scope.isEmpty, known.contains(where: { imported.sets[$0].scope.isEmpty }) { continue }
      setNames[set.nameInSource] = known.union([index])
    }
    self.setNames = setNames
    longestSetName = setNames.keys.map(\.utf8.count).max() ?? 0
    name(options)
    let merged = tokens.indices.filter { [tokens] in plan.isMerged(tokens[$0].file) }
    declarations = Dictionary(grouping: merged) { aliasKey(tokens[$0].names) }.mapValues { list in
      // Within a set, the last token of a path wins.
      list.sorted { (plan.ranks[tokens[$0].file], $0) > (plan.ranks[tokens[$1].file], $1) }
    }
    sort()
  }

  /// Gives every token its path. One that is also a group becomes the `$root` of that group.
  private mutating func name(_ options: ConversionOptions) {
    var cleaner = NameCleaner(tokens.map(\.names))
    var inner: Set<[UInt8]> = []
    for index in tokens.indices {
      var path = cleaner.path(tokens[index].names, of: .token)
      if let last = path.last, path.count > 1, options.rootNames.contains(last) {
        path[path.count - 1] = "$root"
      }
      tokens[index].path = path
      // From the innermost group out, up to one that is known.
      let starts = path.indices.prefix(groupLimit)
      _ = starts.last { !inner.insert(aliasKey(Array(path[..<$0]))).inserted }
    }
    for index in tokens.indices {
      if inner.contains(aliasKey(tokens[index].path)) { tokens[index].path.append("$root") }
      let token = tokens[index]
      guard !NameCleaner.allows(token.names, of: .token) else { continue }
      let path = token.path.tokenPath
      findings.noteChange(
        "'\(printable(token.names.tokenPath))' becomes '\(printable(path))': "
          + "DTCG names cannot be empty, begin with $, or contain . { }", at: token.place,
        path: path)
    }
    for index in groups.indices {
      groups[index].path = cleaner.path(groups[index].names, of: .group)
    }
  }

  // MARK: Aliases

  /// The tokens of `a.b` in braces, or `a.b.value` (Style Dictionary 3), or with the set's name before it.
  func tokens(named text: String) -> [Int] {
    if let found = text.aliasSpellings.lazy.compactMap({ declarations[Array($0.utf8)] }).first {
      return found
    }
    var start = text.startIndex
    while let dot = text[start...].firstIndex(of: "."),
      text.utf8.distance(from: text.startIndex, to: dot) <= longestSetName
    {
      if let sets = setNames[String(text[..<dot])],
        let found = declarations[Array(text[text.index(after: dot)...].utf8)]
      {
        let own = found.filter { sets.contains(tokens[$0].file) }
        if !own.isEmpty { return own }
      }
      start = text.index(after: dot)
    }
    return []
  }

  /// The token that an alias in a token means in the themes of a choice.
  private func token(_ text: String, in choice: ThemePlan.Choice, from token: Int) -> Int? {
    let found = tokens(named: text)
    if plan.order.isEmpty, plan.groups.isEmpty {
      // A resolver document of the input says which set wins.
      return found.first { tokens[$0].file == tokens[token].file } ?? found.last
    }
    return found.first { plan.includes(tokens[$0].file, in: choice) }
      ?? found.first { plan.offers(tokens[$0].file, in: choice) }
  }

  /// The target of an alias, and the part of its value that the alias may end in.
  func target(
    _ text: String, in choice: ThemePlan.Choice, from token: Int
  ) -> (token: Int, part: String?)? {
    if let found = self.token(text, in: choice, from: token) { return (found, nil) }
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex else { return nil }
    return self.token(String(text[..<dot]), in: choice, from: token)
      .map { ($0, String(text[text.index(after: dot)...])) }
  }

  /// Whether a token has no type and is not an alias, which has the type of its target.
  func lacksType(_ token: Int) -> Bool { tokens[token].type == nil && isUntyped(token) }

  /// Whether a token has a type that DTCG does not have.
  func hasUnknownType(_ token: Int) -> Bool { tokens[token].type != nil && isUntyped(token) }

  /// Whether a token that is not an alias has no type of DTCG.
  func isUntyped(_ token: Int) -> Bool {
    kinds[token] == nil && tokens[token].alpha == nil && tokens[token].value.alias == nil
  }

  // MARK: Order and dependencies

  private mutating func sort() {
    let edges = tokens.map { token in
      token.references.flatMap { text -> [Int] in
        let found = tokens(named: text)
        guard found.isEmpty, let dot = text.lastIndex(of: ".") else { return found }
        return tokens(named: String(text[..<dot]))
      }
    }
    order = tokens.indices.postorder { edges[$0] }
    var groups = edges.map { targets in
      targets.reduce(into: Set<Int>()) { $0.formUnion(plan.references(to: tokens[$1].file)) }
    }
    // One pass is enough without cycles. Cycles take a few more.
    var hasChanged = true
    for _ in 0..<8 where hasChanged {
      hasChanged = false
      for index in order {
        let count = groups[index].count
        for target in edges[index] { groups[index].formUnion(groups[target]) }
        hasChanged = hasChanged || groups[index].count > count
      }
    }
    if hasChanged {  // unrealistically many cycles: assume that everything depends on everything
      groups = groups.map { $0.isEmpty ? [] : Set(plan.groups.indices) }
    }
    dependences = groups.map { $0.sorted() }
  }
}

private func aliasKey(_ names: [String]) -> [UInt8] { Array(names.joined(separator: ".").utf8) }
