/// Reports tokens that are left out because of what they stand for, where a project lets tokens
/// with a fault be left out: nothing may go missing without a word. What stands for a token with an
/// error goes with that error, and is not told.
func checkLeftOut(_ tokens: ResolvedTokens, _ project: Project, _ findings: inout Findings) {
  guard project.leavesTokensOut else { return }
  let reported = findings.paths
  let errors = findings.paths(ofErrorsIn: project)
  let set = tokens.set
  for (theme, resolved) in tokens.themes.enumerated() {
    var echoes = Echoes(tokens, theme, errors)
    for index in resolved.values.indices where resolved.declarations[index] >= 0 {
      let path = PathID(index: Int32(index))
      guard resolved.values[index] < 0, let declaration = tokens.declaration(path, in: theme),
        !reported.contains(set.paths.string(path)),
        declaration.type != .unknown || declaration.inheritance != nil
          || set.aliasTarget(of: declaration) != nil,
        !echoes.contains(path)
      else { continue }
      findings.add(
        .unresolvedAlias,
        "'\(set.paths.string(path))' stands for a token that is left out",
        at: set.place(of: declaration), path: set.paths.string(path),
        related: set.hops(from: path, resolved.declarations), theme: resolved.contexts)
    }
  }
}

/// The tokens of a theme that have no value because one they stand for has an error.
private struct Echoes {
  private let tokens: ResolvedTokens
  private let theme: Int
  private let errors: Set<String>
  private var known: [PathID: Bool] = [:]

  init(_ tokens: ResolvedTokens, _ theme: Int, _ errors: Set<String>) {
    (self.tokens, self.theme, self.errors) = (tokens, theme, errors)
  }

  /// Walks with a list of its own: chains of aliases may be long, and may be circles.
  mutating func contains(_ path: PathID) -> Bool {
    guard !errors.isEmpty else { return false }
    if let known = known[path] { return known }
    var seen: Set<PathID> = [path]
    var open = [path]
    var isEcho = false
    while let path = open.popLast(), !isEcho {
      isEcho = known[path] ?? errors.contains(tokens.set.paths.string(path))
      guard let declaration = tokens.declaration(path, in: theme) else { continue }
      if let inheritance = declaration.inheritance {
        open.append(tokens.set.declarations[Int(inheritance.base)].path)
      }
      tokens.set.eachName(in: declaration) { name in
        if tokens.value(name, in: theme) == nil, seen.insert(name).inserted { open.append(name) }
      }
    }
    known[path] = isEcho
    return isEcho
  }
}
