/// Resolves the JSON Pointers of one theme (Format 7), through aliases, further pointers and
/// inherited groups.
///
/// A class, so that all readers of a theme share resolved pointers.
final class Pointers {
  let set: TokenSet
  let theme: MergedTheme
  private var landings: [UInt: Result<PointerLanding, DeadPointer>] = [:]
  private var aliasEnds: [PathID: PathID?] = [:]
  let known: KnownPaths

  init(_ set: TokenSet, theme: MergedTheme, known: KnownPaths) {
    (self.set, self.theme, self.known) = (set, theme, known)
  }

  /// A `$ref`, and whether it replaces a token's `$value`.
  struct Site {
    var text: JSONValue
    var isToken = false
  }

  /// What a pointer names, before references in its target are resolved.
  enum Target {
    /// A whole token, or its whole value.
    case token(PathID, isValue: Bool)
    /// Something inside a token's value.
    case inside(PathID, [String])
    case dead(DeadPointer)
  }

  // MARK: Naming

  /// What the pointer names in this theme.
  func target(of text: JSONValue) -> Target {
    let pointer = text.string ?? ""
    guard let names = pointer.pointerNames else { return .dead(malformed(pointer)) }
    var path = PathID.root
    // A missing name may be missing because a group around it could not be read.
    var isEcho = isBroken(path)
    for (index, name) in names.enumerated() {
      if name.hasPrefix("$"), name != "$root" {
        guard isToken(path) else { return .dead(isEcho ? echo : missing(pointer)) }
        return property(Array(names[index...]), of: path, pointer: pointer)
      }
      if isToken(path) { return .dead(property(pointer, after: path)) }
      guard let next = set.paths.find(name, in: path) else {
        return .dead(isEcho ? echo : missing(pointer))
      }
      path = next
      isEcho = isEcho || isBroken(path)
    }
    if isToken(path) { return .token(path, isValue: false) }
    if isEcho { return .dead(echo) }
    return .dead(known.isGroup(path) ? group(pointer) : missing(pointer))
  }

  private func property(_ names: [String], of path: PathID, pointer: String) -> Target {
    guard names[0] == "$value" else {
      return .dead(
        DeadPointer(
          "'\(printable(pointer))' points to '\(printable(names[0]))', which is not a value; "
            + "point to the '$value' or into it"))
    }
    return names.count == 1 ? .token(path, isValue: true) : .inside(path, Array(names.dropFirst()))
  }

  /// Whether the path could not be read or filled, which was reported.
  func isBroken(_ path: PathID) -> Bool {
    theme.brokenGroups.contains(path) || set.refused.contains(path)
  }

  func isToken(_ path: PathID) -> Bool { theme.declarations[Int(path.index)] != nil }

  /// The declaration of a path that is a token.
  private func declaration(of path: PathID) -> Int32 {
    guard let index = theme.declarations[Int(path.index)] else {
      preconditionFailure("'\(set.paths.string(path))' is not a token")
    }
    return index
  }

  // MARK: Resolving

  /// The end of a pointer, with every alias and pointer along it resolved. Not recursive, because a
  /// chain can be as long as the file.
  func land(_ site: Site) -> Result<PointerLanding, DeadPointer> {
    var stack = [site]
    var open: Set<UInt> = [site.text.identity]
    while let top = stack.last {
      switch walk(top).naming(tokenNamed(by: top.text)) {
      case .needs(let next) where open.insert(next.text.identity).inserted: stack.append(next)
      case .needs:
        for site in stack { landings[site.text.identity] = cycle(site.text) }
        stack.removeAll()
      case .done(let result):
        landings[top.text.identity] = result
        stack.removeLast()
      }
    }
    return landings[site.text.identity] ?? cycle(site.text)
  }

  private func tokenNamed(by text: JSONValue) -> PathID? {
    switch target(of: text) {
    case .token(let path, _), .inside(let path, _): path
    case .dead: nil
    }
  }

  /// The fault of a pointer that leads back to itself. The cycle of its tokens is reported instead.
  private func cycle(_ text: JSONValue) -> Result<PointerLanding, DeadPointer> {
    .failure(DeadPointer("", rule: .aliasCycle, isEcho: true, token: tokenNamed(by: text)))
  }

  private enum Walk {
    case done(Result<PointerLanding, DeadPointer>)
    /// Another pointer must be resolved first.
    case needs(Site)

    /// The walk, with the token that its pointer names if it failed.
    func naming(_ token: PathID?) -> Walk {
      guard case .done(.failure(var dead)) = self, dead.token == nil else { return self }
      dead.token = token
      return .done(.failure(dead))
    }
  }

  private func walk(_ site: Site) -> Walk {
    if let known = landings[site.text.identity] { return .done(known) }
    let pointer = site.text.string ?? ""
    let path: PathID
    var names: [String] = []
    switch target(of: site.text) {
    case .dead(let dead): return .done(.failure(dead))
    case .token(_, isValue: false) where !site.isToken: return .done(.failure(wholeToken(pointer)))
    case .token(let token, _): path = token
    case .inside(let token, let inner): (path, names) = (token, inner)
    }
    var cursor = start(path)
    var rest = names[...]
    while true {
      let isReference = cursor.isReference
      if !isReference, let alias = cursor.landing.value.aliasName {
        guard let next = set.paths.find(alias: alias), isToken(next) else {
          return .done(.failure(echo))
        }
        guard let end = aliasEnd(of: next) else { return .done(cycle(site.text)) }
        cursor.enter(start(end))
        if end != next { cursor.landing.crossed = nil }  // the chain between is not recorded
        continue
      }
      let value = cursor.landing.value
      if let text = isReference ? value : value.referenceText {
        guard let known = landings[text.identity] else {
          return .needs(Site(text: text, isToken: isReference))
        }
        guard case .success(let end) = known else { return .done(.failure(echo)) }
        cursor.enter(Cursor(landing: end))
      }
      guard let name = rest.popFirst() else { return .done(.success(cursor.landing)) }
      guard let (part, steps) = cursor.landing.value.target(of: [name]) else {
        return .done(.failure(missing(pointer)))
      }
      cursor.landing.value = part
      cursor.landing.steps += steps
    }
  }

  /// The current position of a walk.
  private struct Cursor {
    var landing: PointerLanding
    /// Whether the value is the text of a token's own `$ref`.
    var isReference = false

    mutating func enter(_ other: Cursor) {
      var passed = landing.crossed.flatMap { own in other.landing.crossed.map { own + $0 } }
      if let count = passed?.count, count > 16 { passed = nil }
      self = other
      landing.crossed = passed
    }
  }

  private func start(_ path: PathID) -> Cursor {
    let index = declaration(of: path)
    let token = set.declarations[Int(index)]
    return Cursor(
      landing: PointerLanding(
        value: token.value, token: path, declaration: index, steps: [.key(token.key)],
        crossed: [path]), isReference: token.isReference)
  }

  /// The last token of a chain of aliases; nil when the chain is cyclic.
  private func aliasEnd(of start: PathID) -> PathID? {
    var path = start
    var passed: [PathID] = []
    while aliasEnds[path] == nil, passed.count <= theme.declarations.count {
      let token = set.declarations[Int(declaration(of: path))]
      guard !token.isReference, let alias = token.value.aliasName,
        let next = set.paths.find(alias: alias), isToken(next)
      else { break }
      passed.append(path)
      path = next
    }
    let isEndless = passed.count > theme.declarations.count
    let end = isEndless ? nil : aliasEnds[path] ?? path
    for path in passed { aliasEnds[path] = end }
    return end
  }
}
