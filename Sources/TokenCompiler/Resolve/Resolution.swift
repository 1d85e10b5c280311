import TokenJSON

/// The tokens of every theme, with every alias followed.
struct ResolvedTokens {
  var set: TokenSet
  /// The values of all themes; a value that several themes share is stored once.
  var values: [TokenValue] = []
  var themes: [ResolvedTheme] = []
}

/// What one theme's tokens stand for.
struct ResolvedTheme {
  var contexts: Variant
  /// The declaration of each path; -1 where the theme has no such token.
  var declarations: [Int32]
  /// The value of each path, as an index into `ResolvedTokens.values`; negative where there is
  /// none.
  var values: [Int32]
  /// Groups that set `$deprecated`.
  var deprecations: [PathID: Deprecation]
}

extension ResolvedTokens {
  /// Whether the theme declares a token of that path, readable or not.
  func isDeclared(_ path: PathID, in theme: Int) -> Bool {
    themes[theme].declarations[Int(path.index)] >= 0
  }

  /// What the token is in the theme; nil where it is missing or could not be read.
  func value(_ path: PathID, in theme: Int) -> TokenValue? {
    let index = themes[theme].values[Int(path.index)]
    return index < 0 ? nil : values[Int(index)]
  }

  /// How the theme's file writes the token.
  func declaration(_ path: PathID, in theme: Int) -> Declaration? {
    let index = themes[theme].declarations[Int(path.index)]
    return index < 0 ? nil : set.declarations[Int(index)]
  }
}

/// Follows every alias of every theme, and reads every value as its type (Format 6.7 and 7).
func resolve(_ merged: MergedTokens, _ findings: inout Findings) -> ResolvedTokens {
  var resolution = Resolution(set: merged.set)
  for theme in merged.themes { resolution.resolve(theme, &findings) }
  return resolution.tokens
}

/// How many hops of a cycle a finding shows.
private let shownHops = 8

private struct Resolution {
  private(set) var tokens: ResolvedTokens
  /// Values of declarations without aliases inside, by declaration: read once for all themes.
  private var literals: [Int32]
  private var literalTypes: [TokenType?]
  /// The last reading of declarations with aliases inside: what they stood for, and the value.
  private var composites: [Int32: (parts: [Int32], value: Int32)] = [:]
  /// The tokens that a declaration's aliases name.
  private var dependencies: [Dependencies?]

  private enum Dependencies {
    case alias(PathID?)
    case parts([PathID])
  }

  /// The states of a path other than a value's index.
  private enum State {
    static let missing: Int32 = -1
    static let failed: Int32 = -2
    static let open: Int32 = -3
    static let unvisited: Int32 = -4
  }

  init(set: TokenSet) {
    literals = Array(repeating: State.unvisited, count: set.declarations.count)
    literalTypes = Array(repeating: nil, count: set.declarations.count)
    dependencies = Array(repeating: nil, count: set.declarations.count)
    tokens = ResolvedTokens(set: set)
  }

  mutating func resolve(_ theme: MergedTheme, _ findings: inout Findings) {
    var states = theme.declarations.map { $0 < 0 ? State.missing : State.unvisited }
    for index in states.indices where states[index] == State.unvisited {
      visit(Int32(index), in: theme, &states, &findings)
    }
    tokens.themes.append(
      ResolvedTheme(
        contexts: theme.contexts, declarations: theme.declarations, values: states,
        deprecations: theme.deprecations))
  }

  /// Depth first with a stack of our own: chains may be as long as the file.
  private mutating func visit(
    _ start: Int32, in theme: MergedTheme, _ states: inout [Int32], _ findings: inout Findings
  ) {
    var stack: [(path: Int32, next: Int)] = [(start, 0)]
    states[Int(start)] = State.open
    while let (path, next) = stack.last {
      let declaration = theme.declarations[Int(path)]
      guard let dependency = dependency(next, of: declaration) else {
        states[Int(path)] = value(of: declaration, in: theme, states, &findings)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      switch states[Int(dependency.index)] {
      case State.unvisited:
        states[Int(dependency.index)] = State.open
        stack.append((dependency.index, 0))
      case State.open:
        let cycle = stack.drop { $0.path != dependency.index }.map(\.path)
        report(cycle: cycle, in: theme, &findings)
      default: break
      }
    }
  }

  // MARK: Dependencies

  private mutating func dependency(_ number: Int, of declaration: Int32) -> PathID? {
    switch dependencies(of: declaration) {
    case .alias(let target): number == 0 ? target : nil
    case .parts(let paths): number < paths.count ? paths[number] : nil
    }
  }

  private mutating func dependencies(of index: Int32) -> Dependencies {
    if let known = dependencies[Int(index)] { return known }
    let value = tokens.set.declarations[Int(index)].value
    let found: Dependencies
    if let alias = aliasName(value) {
      found = .alias(tokens.set.paths.find(alias: alias))
    } else {
      found = .parts(aliasedPaths(in: value))
    }
    dependencies[Int(index)] = found
    return found
  }

  private func aliasedPaths(in value: JSONValue) -> [PathID] {
    guard value.kind == .object || value.kind == .array else { return [] }
    var found: [PathID] = []
    var open = [value]
    while let value = open.popLast() {
      if let alias = aliasName(value) {
        if let path = tokens.set.paths.find(alias: alias) { found.append(path) }
      } else if let items = value.array {
        open += items
      } else if let object = value.object {
        for (_, member) in object { open.append(member) }
      }
    }
    return found
  }

  // MARK: Values

  private mutating func value(
    of index: Int32, in theme: MergedTheme, _ states: [Int32], _ findings: inout Findings
  ) -> Int32 {
    let declaration = tokens.set.declarations[Int(index)]
    if declaration.type == .unknown { return State.failed }
    switch dependencies(of: index) {
    case .alias(let target):
      return value(ofAlias: declaration, of: target, in: theme, states, &findings)
    case .parts(let parts):
      guard let type = type(of: declaration, in: theme, &findings) else { return State.failed }
      if parts.isEmpty { return literal(index, as: type, &findings) }
      return composite(index, as: type, parts, states, &findings)
    }
  }

  private func value(
    ofAlias declaration: Declaration, of target: PathID?, in theme: MergedTheme,
    _ states: [Int32], _ findings: inout Findings
  ) -> Int32 {
    guard let target, states[Int(target.index)] != State.missing else {
      reportDead(declaration, target, in: theme, &findings)
      return State.failed
    }
    let value = states[Int(target.index)]
    guard value >= 0, case .known(let type) = declaration.type else {
      return max(value, State.failed)
    }
    let found = tokens.values[Int(value)].type
    if found == type { return value }
    let paths = tokens.set.paths
    findings.add(
      .typeMismatch,
      "'\(paths.string(declaration.path))' is declared a \(type.rawValue), but its alias "
        + "'\(paths.string(target))' is a \(found.rawValue)",
      at: tokens.set.place(of: declaration), path: paths.string(declaration.path),
      theme: theme.contexts)
    return State.failed
  }

  /// The type of a value that is no alias: its own, else its groups' (Format 5.2.2).
  private func type(
    of declaration: Declaration, in theme: MergedTheme, _ findings: inout Findings
  ) -> TokenType? {
    let inherited = theme.types[Int(declaration.path.index)]
    switch declaration.type == .none ? inherited : declaration.type {
    case .known(let type): return type
    case .unknown: return nil
    case .none:
      findings.add(
        .missingType,
        "'\(tokens.set.paths.string(declaration.path))' has no $type, and no group above it has one; "
          + "a type is never guessed from the value",
        at: tokens.set.namePlace(of: declaration), path: tokens.set.paths.string(declaration.path))
      return nil
    }
  }

  private mutating func literal(
    _ index: Int32, as type: TokenType, _ findings: inout Findings
  ) -> Int32 {
    if literals[Int(index)] != State.unvisited, literalTypes[Int(index)] == type {
      return literals[Int(index)]
    }
    let value = keep(evaluate(index, as: type, ValueReader(), &findings))
    literals[Int(index)] = value
    literalTypes[Int(index)] = type
    return value
  }

  private mutating func composite(
    _ index: Int32, as type: TokenType, _ parts: [PathID], _ states: [Int32],
    _ findings: inout Findings
  ) -> Int32 {
    let values = parts.map { states[Int($0.index)] }
    if let known = composites[index], known.parts == values { return known.value }
    let value = keep(evaluate(index, as: type, aliasReader(states), &findings))
    composites[index] = (values, value)
    return value
  }

  /// A reader that takes aliases from what is resolved so far. It must be gone before a value is
  /// kept, or the values would be copied.
  private func aliasReader(_ states: [Int32]) -> ValueReader {
    let paths = tokens.set.paths
    let values = tokens.values
    return ValueReader { alias in
      guard let path = paths.find(alias: alias) else { return .missing }
      let value = states[Int(path.index)]
      if value == State.missing { return .missing }
      return value < 0 ? .unreadable : .value(values[Int(value)])
    }
  }

  /// What the value says, with a finding for everything in it that does not fit.
  private func evaluate(
    _ index: Int32, as type: TokenType, _ reader: consuming ValueReader,
    _ findings: inout Findings
  ) -> TokenValue? {
    let declaration = tokens.set.declarations[Int(index)]
    let value = reader.read(declaration.value, as: type)
    for fault in reader.faults {
      let path = tokens.set.paths.string(declaration.path)
      findings.add(
        fault.rule, "'\(path)': \(fault.message)",
        at: tokens.set.place(of: declaration, [.key("$value")] + fault.steps), path: path)
    }
    return value
  }

  private mutating func keep(_ value: TokenValue?) -> Int32 {
    guard let value else { return State.failed }
    tokens.values.append(value)
    return Int32(tokens.values.count - 1)
  }

  // MARK: Findings

  private func reportDead(
    _ declaration: Declaration, _ target: PathID?, in theme: MergedTheme,
    _ findings: inout Findings
  ) {
    let paths = tokens.set.paths
    findings.add(
      .unresolvedAlias,
      "'\(paths.string(declaration.path))': "
        + (target == nil
          ? "\(excerpt(declaration.value)) names no token; declare it, or name another"
          : "\(excerpt(declaration.value)) is no token of this theme but a group, or is missing here; "
            + "name a token that every theme has"),
      at: tokens.set.place(of: declaration), path: paths.string(declaration.path),
      theme: theme.contexts)
  }

  private func report(cycle: [Int32], in theme: MergedTheme, _ findings: inout Findings) {
    guard let first = cycle.min(), let start = cycle.firstIndex(of: first) else { return }
    let ordered = (cycle[start...] + cycle[..<start]).map { PathID(index: $0) }
    let paths = tokens.set.paths
    let declarations = ordered.map {
      tokens.set.declarations[Int(theme.declarations[Int($0.index)])]
    }
    let names = ordered.prefix(shownHops).map(paths.string)
    let rest = ordered.count - names.count
    let hops = names + (rest > 0 ? ["… (\(rest) more)"] : []) + [names[0]]
    findings.add(
      .aliasCycle,
      "'\(names[0])' stands for itself: \(hops.joined(separator: " → ")); give one of them a value",
      at: tokens.set.place(of: declarations[0]), path: names[0],
      related: zip(names, declarations).dropFirst().map { name, declaration in
        Diagnostic.Related("by way of '\(name)'", at: tokens.set.place(of: declaration))
      }, theme: theme.contexts)
  }
}
