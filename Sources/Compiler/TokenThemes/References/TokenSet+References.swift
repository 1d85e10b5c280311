/// The maximum number of hops that a finding shows.
let shownHops = 32

extension TokenSet {
  /// The token that a token's whole value references, by alias or pointer; nil for other values.
  package func aliasTarget(of declaration: Declaration) -> PathID? {
    if !declaration.isReference, let alias = declaration.value.aliasName {
      return paths.find(alias: alias)
    }
    let text = declaration.isReference ? declaration.value : declaration.value.referenceText
    guard var names = text?.string?.pointerNames else { return nil }
    if names.last == "$value" { names.removeLast() }
    return paths.find(names)
  }

  /// Calls a closure with every path that a declaration references: as its value, inside its value,
  /// or along a pointer.
  package func forEachReference(in declaration: Declaration, body: (PathID) -> Void) {
    if let target = aliasTarget(of: declaration) { body(target) }
    declaration.value.forEachReference { names, isPointer in
      let trail = paths.trail(of: names)
      // An alias names only a token, and nothing that leads to it.
      let named = isPointer ? trail[...] : trail.count == names.count ? trail.suffix(1) : []
      named.forEach(body)
    }
  }

  /// A note for each hop from a path to its value, through aliases and a theme's declarations; once
  /// around a cycle.
  func hops(from path: PathID, declaration: (PathID) -> Declaration?) -> [Diagnostic.Related] {
    var hops: [Diagnostic.Related] = []
    var here: PathID? = path
    var seen: Set<PathID> = []
    while let path = here, hops.count < shownHops, seen.insert(path).inserted {
      guard let declaration = declaration(path) else { break }
      if let inheritance = declaration.inheritance {
        hops += inheritanceHops(of: declaration).prefix(1)
        here = self.declarations[Int(inheritance.base)].path
      } else {
        here = aliasTarget(of: declaration)
        hops.append(
          Diagnostic.Related(
            hop: [path, here].compactMap(\.self).map(paths.string), at: place(of: declaration)))
      }
    }
    return hops
  }

  /// A note for each group through which a token was inherited.
  package func inheritanceHops(of declaration: Declaration) -> [Diagnostic.Related] {
    var hops: [Diagnostic.Related] = []
    var here = declaration
    while let inheritance = here.inheritance, hops.count < shownHops {
      let group = groups[Int(inheritance.group)]
      let base = declarations[Int(inheritance.base)]
      hops.append(
        Diagnostic.Related(
          hop: [here.path, base.path].map(paths.string), "is inherited from",
          at: basePlace(of: group)))
      here = base
    }
    return hops
  }

  /// Declares a group with a `$ref` to a value as a token. Returns its index.
  mutating func declare(_ group: GroupDeclaration) -> Int32? {
    guard let object = object(of: group), let reference = group.base else { return nil }
    declarations.append(Declaration(group, object: object, reference: reference))
    return Int32(declarations.count - 1)
  }

  /// The findings about tokens and groups inside such a token.
  func misplacedMembers(of group: GroupDeclaration) -> [Diagnostic] {
    let document = document(of: group)
    let members = object(of: group)?.object
    return (members.map(Array.init) ?? []).compactMap { key, value in
      let name = key.string
      guard value.kind == .object, !name.hasPrefix("$") || name == "$root" else { return nil }
      return Diagnostic(
        .unknownProperty,
        message:
          "a token cannot contain tokens, but '\(printable(name))' is next to its $ref; move it into a "
          + "group, or point $ref to a group",
        at: document.keyPlace(steps(to: group.path, in: group.source) + [.key(name)]),
        path: paths.string(group.path))
    }
  }

  /// The JSON object of a group.
  private func object(of group: GroupDeclaration) -> JSONValue? {
    document(of: group).value(at: steps(to: group.path, in: group.source))
  }
}

extension ResolvedTokens {
  /// A note for each hop from a path to its value in a theme, through aliases and inheritance.
  package func hops(from path: PathID, in theme: Int) -> [Diagnostic.Related] {
    set.hops(from: path) { declaration($0, in: theme) }
  }
}
