/// Resolves every reference of every theme, and reads every value as its type (Format 6.7 and 7).
package func resolve(_ merged: Staged<MergedTokens>) -> Staged<ResolvedTokens> {
  var resolution = Resolution(merged)
  for theme in merged.value.themes where !resolution.isTooLarge { resolution.resolve(theme) }
  // Without values, the only finding is that the limit is exceeded.
  let tokens =
    resolution.isTooLarge
    ? ResolvedTokens(set: merged.value.set, in: .empty) : resolution.finished()
  return Staged(tokens, findings: resolution.findings)
}

struct Resolution {
  private(set) var tokens: ResolvedTokens
  var findings: Findings
  let cells: ThemeCells
  let known: KnownPaths
  /// The state of every cell.
  private var states: [State]
  /// Values of declarations without references, by declaration: read once for all themes.
  private var literals: [State]
  private var literalTypes: [TokenType?]
  /// The latest reading of each declaration with references.
  private var readings: [Int: Reading] = [:]
  /// Color values with a token's `alpha` applied.
  private var faded: [Faded: Int32] = [:]
  /// The number of bytes that references copy, in all themes.
  var repeated = 0

  /// Whether references copy more bytes than the limit.
  var isTooLarge: Bool { repeated > tokens.set.limit.bytes }

  /// A value that was read, and what it depends on.
  private struct Reading {
    var type: TokenType
    var value: State
    var aliases: [(path: PathID, value: State)]
    /// The declarations of tokens that pointers pass; nil when there are too many to record.
    var crossed: [(path: PathID, declaration: Int32?)]?
    var findings: [ThemedFinding]
  }

  private struct Faded: Hashable {
    var declaration: Int32
    var value: Int32
  }

  /// The states of a path without a value.
  enum State: Equatable {
    case missing, unvisited, open, failed
    /// An index into `ResolvedTokens.values`.
    case value(Int32)

    /// The value's index; nil when there is no value, or none yet.
    var value: Int32? { if case .value(let index) = self { index } else { nil } }

    /// Whether it is unread or being read.
    var isPending: Bool { self == .unvisited || self == .open }
  }

  init(_ merged: Staged<MergedTokens>) {
    findings = merged.findings
    let merged = merged.value
    let set = merged.set
    literals = Array(repeating: .unvisited, count: set.declarations.count)
    literalTypes = Array(repeating: nil, count: set.declarations.count)
    tokens = ResolvedTokens(set: set, in: merged.space, axes: merged.axes)
    cells = tokens.cells
    known = KnownPaths(set)
    states = Array(repeating: .missing, count: cells.count)
    tokens.declarations = Array(repeating: -1, count: cells.count)
    tokens.types = Array(repeating: .none, count: cells.count)
  }

  /// Reads the tokens whose values this theme is the first to have. The others are read in earlier
  /// themes, as are the tokens they need.
  mutating func resolve(_ theme: MergedTheme) {
    var walk = Walk(
      theme: theme, pointers: Pointers(tokens.set, theme: theme, known: known),
      row: cells.row(of: theme.index), states: [])
    swap(&walk.states, &states)
    var paths: [PathID] = []
    for block in cells.blocks
    where cells.space.first(like: theme.index, on: block.axes) == theme.index {
      for path in cells.paths(of: block) {
        guard let declaration = theme.declarations[Int(path.index)] else { continue }
        let cell = walk.row.cell(of: path)
        walk.states[cell] = .unvisited
        tokens.declarations[cell] = declaration
        tokens.types[cell] = theme.types[Int(path.index)]
        if let deprecation = theme.deprecation(of: path, paths: tokens.set.paths) {
          tokens.deprecations[cell] = deprecation
        }
        paths.append(path)
      }
    }
    for path in paths where walk.state(path) == .unvisited && !isTooLarge {
      visit(path, walk: &walk)
    }
    if walk.sawCycle, !isTooLarge {
      let needs = failedNeeds(of: paths, walk: &walk)
      reportCycles(in: needs, theme: theme)
    }
    swap(&walk.states, &states)
  }

  /// The tokens with the values that were read.
  func finished() -> ResolvedTokens {
    var tokens = tokens
    tokens.valueIndices = states.map { $0.value ?? -1 }
    return tokens
  }

  /// The state of one theme while its tokens are read.
  struct Walk {
    let theme: MergedTheme
    let pointers: Pointers
    let row: ThemeCells.Row
    var states: [State]
    var sawCycle = false

    func state(_ path: PathID) -> State { states[row.cell(of: path)] }

    mutating func set(_ state: State, of path: PathID) { states[row.cell(of: path)] = state }
  }

  /// Reads a token and those it needs, depth first. Not recursive, because a chain can be as long
  /// as the file. A token that needs unread tokens is read again after them.
  private mutating func visit(_ start: PathID, walk: inout Walk) {
    walk.set(.open, of: start)
    let needs = unreadNeeds(of: start, walk: &walk)
    guard !needs.isEmpty else { return }
    var stack: [(path: PathID, needs: ArraySlice<PathID>?)] = [(start, needs[...])]
    while let (path, needs) = stack.last {
      var rest: ArraySlice<PathID>
      if let needs {
        rest = needs
      } else {
        walk.set(.open, of: path)
        rest = unreadNeeds(of: path, walk: &walk)[...]
        if rest.isEmpty {
          stack.removeLast()
          continue
        }
      }
      let next = rest.popFirst()
      stack[stack.count - 1].needs = rest
      guard let next else {
        if case .value(let value, let found) = attempt(path, walk: walk, isLast: true) {
          finish(path, value: value, found: found, walk: &walk)
        }
        stack.removeLast()
        continue
      }
      if walk.state(next) == .unvisited {
        stack.append((next, nil))
      } else if walk.state(next) == .open {
        walk.sawCycle = true
      }
    }
  }

  /// Reads a token, or returns the unread tokens that it needs.
  private mutating func unreadNeeds(of path: PathID, walk: inout Walk) -> [PathID] {
    switch attempt(path, walk: walk, isLast: false) {
    case .needs(let paths, let awaited): return paths + awaited
    case .value(let value, let found):
      finish(path, value: value, found: found, walk: &walk)
      return []
    }
  }

  /// For each token that could not be read, the tokens it needs.
  private mutating func failedNeeds(of paths: [PathID], walk: inout Walk) -> [PathID: [PathID]] {
    let failed = paths.filter { walk.state($0) == .failed }
    for path in failed { walk.set(.unvisited, of: path) }
    var needs: [PathID: [PathID]] = [:]
    for path in failed {
      if case .needs(let paths, _) = attempt(path, walk: walk, isLast: false) {
        needs[path] = paths
      }
    }
    for path in failed { walk.set(.failed, of: path) }
    return needs
  }

  private mutating func finish(
    _ path: PathID, value: State, found: [ThemedFinding], walk: inout Walk
  ) {
    walk.set(value, of: path)
    for finding in found {
      if finding.isThemeSpecific {
        findings.add(finding.finding, in: walk.theme.index, over: cells.axes(of: path))
      } else {
        findings.add(finding.finding)
      }
    }
  }

  // MARK: One token

  private enum Attempt {
    case value(State, [ThemedFinding] = [])
    /// Tokens that must be read first, and tokens that should be read first if possible.
    case needs([PathID], awaited: [PathID] = [])
  }

  private mutating func attempt(_ path: PathID, walk: Walk, isLast: Bool) -> Attempt {
    guard let index = walk.theme.declarations[Int(path.index)] else { return .value(.missing) }
    let declaration = tokens.set.declarations[Int(index)]
    if let inheritance = declaration.inheritance {
      let base = tokens.set.declarations[Int(inheritance.base)].path
      let state = walk.state(base)
      guard state.isPending else { return .value(state) }
      return isLast ? .value(.failed) : .needs([base])
    }
    let type = type(of: declaration, theme: walk.theme)
    // A value without references may have been read as that type before.
    let literal = literals[Int(index)]
    if literal != .unvisited, literalTypes[Int(index)] == type { return .value(literal) }
    switch target(of: index, walk: walk) {
    case .success(nil):
      guard let type else { return .value(.failed, untyped(declaration, walk: walk)) }
      return read(index, as: type, walk: walk, isLast: isLast)
    case .failure(let fault):
      return .value(.failed, fault.isEcho ? [] : [dead(fault, declaration: declaration)])
    case .success(let target?):
      if walk.state(target).isPending { return isLast ? .value(.failed) : .needs([target]) }
      return alias(index, of: target, walk: walk)
    }
  }

  private mutating func alias(_ index: Int32, of target: PathID, walk: Walk) -> Attempt {
    let declaration = tokens.set.declarations[Int(index)]
    guard let value = walk.state(target).value else { return .value(.failed) }
    let found = tokens.values[Int(value)].type
    if case .known(let type) = declaration.type, type != found {
      return .value(
        .failed, [mismatch(declaration, type: type, found: found, target: target, walk: walk)])
    }
    if let findings = refusal(of: tokens.values[Int(value)].size, declaration: declaration) {
      return .value(.failed, findings)
    }
    return .value(.value(declaration.hasAlpha ? fade(value, index: index) : value))
  }

  /// The type of a value that is not an alias: its own, or that of its nearest group (Format
  /// 5.2.2).
  private func type(of declaration: Declaration, theme: MergedTheme) -> TokenType? {
    let inherited = theme.types[Int(declaration.path.index)]
    let declared = declaration.type == .none ? inherited : declaration.type
    return if case .known(let type) = declared { type } else { nil }
  }

  /// The token that a token's whole value is an alias of, or a pointer to; nil for a literal.
  private func target(of index: Int32, walk: Walk) -> Result<PathID?, DeadPointer> {
    let declaration = tokens.set.declarations[Int(index)]
    if !declaration.isReference, let alias = declaration.value.aliasName {
      if let path = tokens.targets[Int(index)], walk.state(path) != .missing {
        return .success(path)
      }
      if walk.pointers.isBroken(alias) { return .failure(walk.pointers.echo) }
      let hint = walk.pointers.hint(for: alias, of: declaration.path)
      return .failure(DeadPointer("\(declaration.value.excerpt) \(hint)", rule: .unresolvedAlias))
    }
    let text = declaration.isReference ? declaration.value : declaration.value.referenceText
    guard let text else { return .success(nil) }
    if walk.theme.brokenGroups.contains(declaration.path) { return .failure(walk.pointers.echo) }
    switch walk.pointers.target(of: text) {
    case .token(let path, let isValue) where isValue || declaration.isReference:
      return .success(path)
    case .dead(let fault): return .failure(fault)
    case .token, .inside: return .success(nil)
    }
  }

  private mutating func read(
    _ index: Int32, as type: TokenType, walk: Walk, isLast: Bool
  ) -> Attempt {
    if let reading = readings[Int(index)], reading.type == type {
      let unread = reading.aliases.map(\.path).filter { walk.state($0).isPending }
      if !unread.isEmpty, !isLast { return .needs(unread) }
      if isCurrent(reading, walk: walk) { return .value(reading.value, reading.findings) }
    } else {
      var reader = ValueReader(key: tokens.set.declarations[Int(index)].key)
      let value = evaluate(index, as: type, reader: &reader)
      if !reader.sawReference {
        let kept = keep(value, index: index)
        literals[Int(index)] = kept
        literalTypes[Int(index)] = type
        return .value(kept, reader.faults.map { diagnostic($0, index: index) })
      }
    }
    return composite(index, as: type, walk: walk, isLast: isLast)
  }

  /// Whether a reading from another theme is valid in this one.
  private func isCurrent(_ reading: Reading, walk: Walk) -> Bool {
    guard let crossed = reading.crossed else { return false }
    return reading.aliases.allSatisfy { walk.state($0.path) == $0.value }
      && crossed.allSatisfy { walk.theme.declarations[Int($0.path.index)] == $0.declaration }
  }

  private mutating func composite(
    _ index: Int32, as type: TokenType, walk: Walk, isLast: Bool
  ) -> Attempt {
    if isTooLarge { return .value(.failed) }
    let declaration = tokens.set.declarations[Int(index)]
    let room = tokens.set.limit.bytes - repeated
    var reader = ValueReader(references(walk), key: declaration.key, room: room)
    let value = evaluate(index, as: type, reader: &reader)
    if !isLast, reader.repeated <= room, !reader.pending.isEmpty || !reader.awaited.isEmpty {
      return .needs(reader.pending, awaited: reader.awaited)
    }
    if let findings = refusal(of: max(reader.repeated, value?.size ?? 0), declaration: declaration)
    {
      return .value(.failed, findings)
    }
    let parts = reader.aliases.map { ($0, walk.state($0)) }
    let crossed = reader.crossed.map { passed in
      passed.map { ($0, walk.theme.declarations[Int($0.index)]) }
    }
    let faults = reader.faults
    let isWhole = reader.pending.isEmpty && reader.awaited.isEmpty
    reader = ValueReader()  // releases the values; otherwise storing one would copy them all
    let kept = keep(value, index: index)
    let findings = faults.map { diagnostic($0, index: index) }
    if isWhole {
      readings[Int(index)] = Reading(
        type: type, value: kept, aliases: parts, crossed: crossed, findings: findings)
    }
    return .value(kept, findings)
  }

  private mutating func keep(_ value: TokenValue?, index: Int32) -> State {
    guard let value else { return .failed }
    tokens.values.append(value)
    let kept = Int32(tokens.values.count - 1)
    return .value(tokens.set.declarations[Int(index)].hasAlpha ? fade(kept, index: index) : kept)
  }

  /// A color with the `alpha` next to its `$value` applied.
  private mutating func fade(_ value: Int32, index: Int32) -> Int32 {
    let key = Faded(declaration: index, value: value)
    if let known = faded[key] { return known }
    guard case .color(var color) = tokens.values[Int(value)],
      let alpha = tokens.set.declarations[Int(index)].token["alpha"]?.number
    else { return value }
    color.alpha = alpha
    tokens.values.append(.color(color))
    faded[key] = Int32(tokens.values.count - 1)
    return Int32(tokens.values.count - 1)
  }
}
