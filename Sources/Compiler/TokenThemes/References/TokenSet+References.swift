import TokenJSON
import TokenModel

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
    forEachReference(in: declaration.value, body: body)
  }

  private func forEachReference(in value: JSONValue, body: (PathID) -> Void) {
    if let alias = value.aliasName {
      if let path = paths.find(alias: alias) { body(path) }
    } else if let items = value.array {
      for item in items { forEachReference(in: item, body: body) }
    } else if let text = value.referenceText?.string, let names = text.pointerNames {
      var here = PathID.root
      for name in names {
        guard let path = paths.find(name, in: here) else { break }
        body(path)
        here = path
      }
    } else if let members = value.object {
      for (_, member) in members { forEachReference(in: member, body: body) }
    }
  }

  /// A note for each hop from a path to its value, through aliases and a theme's declarations.
  func hops(from path: PathID, declaration: (PathID) -> Declaration?) -> [Diagnostic.Related] {
    var hops: [Diagnostic.Related] = []
    var here: PathID? = path
    while let path = here, hops.count < shownHops {
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
}

extension ResolvedTokens {
  /// A note for each hop from a path to its value in a theme, through aliases and inheritance.
  package func hops(from path: PathID, in theme: Int) -> [Diagnostic.Related] {
    set.hops(from: path) { declaration($0, in: theme) }
  }
}
