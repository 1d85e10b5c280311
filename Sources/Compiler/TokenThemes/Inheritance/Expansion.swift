extension MergedTokens {
  /// Adds to the groups of every theme what they inherit through `$extends` or `$ref` (Format 6.4).
  /// Returns whether that is within the limit.
  mutating func expandGroups(dependence: ThemeDependence, findings: inout Findings) -> Bool {
    guard themes.contains(where: \.hasReferences) else { return true }
    var expansion = Expansion(set, dependence: dependence, findings: findings)
    // so that the expansion has the only copies and can grow them in place
    (set, findings) = (TokenSet(), Findings())
    for index in themes.indices where themes[index].hasReferences && expansion.isInLimit {
      expansion.expand(&themes[index])
    }
    (set, findings) = (expansion.set, expansion.findings)
    for index in themes.indices { themes[index].pad(to: set.paths.count) }
    return expansion.isInLimit
  }
}

/// The number of bytes that each inherited token or group adds to the size. A few lines of `$extends`
/// can create more of them than fit in memory.
private let inheritedSize = 256

/// Copies what groups inherit, theme by theme. Themes share equal copies.
private struct Expansion {
  private(set) var set: TokenSet
  private(set) var findings: Findings
  private let dependence: ThemeDependence
  private var tree: ChildLists
  /// What the files declare.
  private let known: KnownPaths
  private var copies: [Copy: Int32] = [:]
  /// Tokens that were read as groups, by their index in `TokenSet.groups`.
  private var tokens: [Int32: Int32?] = [:]
  /// Tokens that inherit because their `$ref` points to a group, as indices into
  /// `TokenSet.groups`, by declaration.
  private var tokenGroups: [Int32: Int32] = [:]
  /// Their declarations.
  private var declared: Set<Int32> = []
  /// The number of paths visited so far.
  private var work = 0
  private let inheritanceLimit: Int
  var isInLimit: Bool { work <= inheritanceLimit }

  private struct Copy: Hashable {
    var declaration: Int32
    var path: PathID
    var group: Int32
  }

  init(_ set: TokenSet, dependence: ThemeDependence, findings: Findings) {
    (self.set, self.findings, self.dependence) = (set, findings, dependence)
    tree = ChildLists(set.paths)
    known = KnownPaths(set)
    inheritanceLimit = set.limit.work / inheritedSize
  }

  mutating func expand(_ theme: inout MergedTheme) {
    theme.pad(to: set.paths.count)
    let inheritors = inheritors(of: &theme)
    theme.pad(to: set.paths.count)
    let order = order(of: inheritors, theme: theme.index)
    theme.brokenGroups.formUnion(order.cyclic)
    for path in order.cyclic { theme.declarations[Int(path.index)] = nil }
    for path in order.sorted where isInLimit {
      if let inheritor = inheritors[path] { fill(inheritor, theme: &theme) }
    }
  }

  private mutating func order(of inheritors: [PathID: Inheritor], theme: Int) -> InheritanceOrder {
    var order = InheritanceOrder(inheritors, theme: theme, dependence: dependence)
    let set = set
    for inheritor in inheritors.values.sorted(by: { $0.path.index < $1.path.index }) {
      order.visit(inheritor, needing: { needs(of: $0, inheritors: inheritors) }, set: set)
      if isInLimit { continue }
      refuse(inheritor)
      break
    }
    findings.add(order.findings)
    return order
  }

  // MARK: Finding groups that inherit

  /// The groups that inherit, and the tokens whose `$ref` may point to a group.
  private mutating func inheritors(of theme: inout MergedTheme) -> [PathID: Inheritor] {
    var inheritors: [PathID: Inheritor] = [:]
    for group in theme.bases.values.sorted() {
      let path = set.groups[Int(group)].path
      guard theme.declarations[Int(path.index)] == nil else { continue }
      let declaration = set.groups[Int(group)]
      let names = declaration.isReference ? declaration.base?.string?.pointerNames : nil
      // A `$ref` to a value makes the group a token (Format 5.1; requirement F-020).
      if names?.dropFirst().contains("$value") ?? false {
        declare(group, theme: &theme)
        continue
      }
      inheritors[path] = inheritor(group)
      if inheritors[path] == nil { theme.brokenGroups.insert(path) }
    }
    for case let index? in theme.declarations {
      let declaration = set.declarations[Int(index)]
      guard let names = declaration.baseNames else { continue }
      let base = tree.path(of: names, paths: &set.paths)
      theme.pad(to: set.paths.count)
      if isToken(theme.declarations[Int(base.index)]) { continue }
      inheritors[declaration.path] = Inheritor(
        path: declaration.path, base: base, declaration: index,
        isBaseUncertain: !known.isGroup(base) && theme.declarations[Int(base.index)] == nil)
    }
    return inheritors
  }

  private mutating func inheritor(_ group: Int32) -> Inheritor? {
    let declared = set.groups[Int(group)]
    guard let text = declared.base?.string else { return nil }
    guard let names = declared.baseNames else {
      findings.add(
        .unresolvedReference,
        message: "'\(printable(text))' is not a reference to a group; write \"{a.b}\" or \"#/a/b\"",
        at: set.basePlace(of: declared), path: set.paths.string(declared.path))
      return nil
    }
    return Inheritor(
      path: declared.path, base: tree.path(of: names, paths: &set.paths), group: group)
  }

  /// Whether a declaration is a token no matter what groups inherit.
  private func isToken(_ declaration: Int32?) -> Bool {
    guard let declaration else { return false }
    let token = set.declarations[Int(declaration)]
    return !token.isReference || token.type != .none
  }

  /// The groups that must be filled first: those that contain the base, and those inside it.
  private mutating func needs(of inheritor: Inheritor, inheritors: [PathID: Inheritor]) -> [PathID]
  {
    var needs = set.paths.ancestors(of: inheritor.base).filter { inheritors[$0] != nil }
    var open = [inheritor.base]
    while let path = open.popLast(), isInLimit {
      work += 1
      if inheritors[path] != nil { needs.append(path) }
      open += tree.children(of: path)
    }
    return needs
  }

  // MARK: Filling

  /// Copies the missing tokens of a group from its base, within the limit.
  private mutating func fill(_ inheritor: Inheritor, theme: inout MergedTheme) {
    if isRefused(inheritor, theme: theme) { return }
    guard theme.declarations[Int(inheritor.base.index)] == nil else {
      if let group = inheritor.group, set.groups[Int(group)].isReference {
        declare(group, theme: &theme)
      } else if let group = inheritor.group {
        refuse(
          group, fault: "is a token; a group can inherit only from a group", inheritor: inheritor,
          theme: &theme)
      }
      return
    }
    guard let group = inheritor.group ?? self.group(of: inheritor) else { return }
    var isFound = theme.knowsGroup(inheritor.base)
    if isFound { clear(inheritor, theme: &theme) }
    var open = [(inheritor.base, inheritor.path, set.paths.depth(of: inheritor.path) - 1)]
    while let (from, to, depth) = open.popLast() {
      work += depth > groupLimit ? inheritanceLimit : 1
      guard isInLimit else { return refuse(inheritor, isTooDeep: depth > groupLimit) }
      if let declaration = theme.declarations[Int(from.index)] {
        if !isFound { clear(inheritor, theme: &theme) }
        isFound = true
        inherit(declaration, at: to, group: group, inheritor: inheritor, theme: &theme)
        continue
      }
      warnAboutType(from: from, to: to, inheritor: group, theme: theme)
      theme.inheritProperties(from: from, to: to)
      for child in tree.children(of: from) {
        let name = set.paths.name(of: child)
        open.append((child, tree.child(of: to, named: name, paths: &set.paths), depth + 1))
      }
      theme.pad(to: set.paths.count)
    }
    if !isFound, set.refused.contains(inheritor.base) {
      theme.brokenGroups.insert(inheritor.path)
    } else if !isFound, inheritor.group != nil {
      let name = set.paths.name(of: inheritor.base)
      let near =
        set.paths.respelled(name).map { "; write \"\(set.paths.alias($0))\"" }
        ?? name.suggestion(among: set.paths.parent(of: inheritor.base).map(known.names) ?? [])
      refuse(group, fault: "is not a group\(near)", inheritor: inheritor, theme: &theme)
    }
  }

  /// Whether the group is inside something that is a token.
  private func isRefused(_ inheritor: Inheritor, theme: MergedTheme) -> Bool {
    !declared.isEmpty
      && set.paths.ancestors(of: inheritor.path).contains { path in
        theme.declarations[Int(path.index)].map(declared.contains) ?? false
      }
  }

  /// Turns a group into a token, because its `$ref` points to a token or a value (requirement
  /// F-020). A token cannot contain tokens.
  private mutating func declare(_ group: Int32, theme: inout MergedTheme) {
    let written = set.groups[Int(group)]
    let token = tokens[group] ?? set.declare(written)
    tokens[group] = token
    if let token { declared.insert(token) }
    findings.add(set.misplacedMembers(of: written))
    theme.declarations[Int(written.path.index)] = token
    theme.bases[written.path] = nil
    theme.groupTypes[written.path] = nil
    for path in tree.children(of: written.path).spreading(to: tree.children) {
      guard Int(path.index) < theme.declarations.count else { continue }
      if let index = theme.declarations[Int(path.index)],
        set.decidingSource(of: set.declarations[Int(index)]) == written.source
      {
        theme.declarations[Int(path.index)] = nil
      }
    }
  }

  /// Turns a token into a group, because its `$ref` points to a group.
  private func clear(_ inheritor: Inheritor, theme: inout MergedTheme) {
    guard let index = inheritor.declaration else { return }
    theme.declarations[Int(inheritor.path.index)] = nil
    let declaration = set.declarations[Int(index)]
    if declaration.hasDeprecation, let deprecation = declaration.token["$deprecated"] {
      theme.deprecations[inheritor.path] = Deprecation(deprecation)
    }
  }

  private mutating func group(of inheritor: Inheritor) -> Int32? {
    guard let index = inheritor.declaration else { return nil }
    if let known = tokenGroups[index] { return known }
    tokenGroups[index] = Int32(set.groups.count)
    set.groups.append(GroupDeclaration(set.declarations[Int(index)]))
    return Int32(set.groups.count - 1)
  }

  /// Puts a copy of a token at a path, unless the path already has a token from a nearer group.
  private mutating func inherit(
    _ declaration: Int32, at path: PathID, group: Int32, inheritor: Inheritor,
    theme: inout MergedTheme
  ) {
    if let present = theme.declarations[Int(path.index)] {
      guard let inherited = set.declarations[Int(present)].inheritance,
        set.paths.depth(of: set.groups[Int(inherited.group)].path)
          < set.paths.depth(of: inheritor.path)
      else { return }
    }
    let copy = Copy(declaration: declaration, path: path, group: group)
    if copies[copy] == nil {
      var token = set.declarations[Int(declaration)]
      token.path = path
      token.inheritance = Declaration.Inheritance(base: declaration, group: group)
      copies[copy] = Int32(set.declarations.count)
      set.declarations.append(token)
    }
    theme.declarations[Int(path.index)] = copies[copy]
    theme.frozenTypes[path] = theme.type(
      of: set.declarations[Int(declaration)].path, paths: set.paths)
  }

  // MARK: Findings

  /// Reports a group of one type that inherits tokens of another (requirement F-072).
  private mutating func warnAboutType(
    from: PathID, to: PathID, inheritor: Int32, theme: MergedTheme
  ) {
    guard case .known(let own)? = theme.groupTypes[to],
      case .known(let base)? = theme.groupTypes[from], own != base,
      let group = set.groups.last(where: { $0.path == to && $0.type == .known(own) })
    else { return }
    findings.add(
      .inheritedType,
      message: "'\(set.paths.string(to))' has type \(own.rawValue), but inherits from "
        + "'\(set.paths.string(from))' with type \(base.rawValue); give both groups the same type",
      at: set.place(of: group, key: "$type"), path: set.paths.string(to),
      related: [
        Diagnostic.Related("inherits here", at: set.basePlace(of: set.groups[Int(inheritor)]))
      ])
  }

  private mutating func refuse(_ inheritor: Inheritor, isTooDeep: Bool = false) {
    let place =
      inheritor.group.map { set.basePlace(of: set.groups[Int($0)]) }
      ?? set.place(of: set.declarations[Int(inheritor.declaration ?? 0)])
    findings.add(
      .limitExceeded,
      message: isTooDeep
        ? tooDeep
        : "groups inherit more than the limit of \(inheritanceLimit) tokens and groups; use fewer levels "
          + "of inheritance", at: place, path: set.paths.string(inheritor.path))
  }

  private mutating func refuse(
    _ group: Int32, fault: String, inheritor: Inheritor, theme: inout MergedTheme
  ) {
    theme.brokenGroups.insert(inheritor.path)
    findings.add(
      Diagnostic(
        .unresolvedReference, message: "'\(set.paths.string(inheritor.base))' \(fault)",
        at: set.basePlace(of: set.groups[Int(group)]), path: set.paths.string(inheritor.path)),
      in: theme.index, over: dependence.axes(of: inheritor.path))
  }
}

extension MergedTheme {
  /// Whether the path is a group, even without tokens.
  fileprivate func knowsGroup(_ path: PathID) -> Bool {
    path == .root || emptyGroups.contains(path) || groupTypes[path] != nil
      || deprecations[path] != nil || bases[path] != nil
  }

  /// The `$type` that a token at that path inherits.
  fileprivate func type(of path: PathID, paths: PathTable) -> DeclaredType {
    frozenTypes[path] ?? paths.ancestors(of: path).lazy.compactMap { groupTypes[$0] }.first ?? .none
  }

  /// Copies the properties that a group does not set itself from its base.
  fileprivate mutating func inheritProperties(from: PathID, to: PathID) {
    if groupTypes[to] == nil { groupTypes[to] = groupTypes[from] }
    if deprecations[to] == nil { deprecations[to] = deprecations[from] }
    if emptyGroups.contains(from) { emptyGroups.insert(to) }
  }

  fileprivate mutating func pad(to count: Int) {
    let missing = count - declarations.count
    if missing > 0 { declarations += [Int32?](repeating: nil, count: missing) }
  }
}
