/// The tokens that have no value because they, or a token they reference, have an error.
struct Echoes {
  private let tokens: ResolvedTokens
  /// Tokens that have no value because of a finding that is an error in this project.
  private let errors: Set<String>
  /// Tokens and groups with a `$type` that DTCG does not define, where that is an error.
  private let untyped: Set<String>
  /// What is known, by cell.
  private var known: [Int: Bool] = [:]

  init(_ tokens: ResolvedTokens, findings: Findings, project: Project) {
    self.tokens = tokens
    func isError(_ finding: Diagnostic) -> Bool { project.severity(of: finding.rule) == .error }
    errors = findings.paths { $0.removesValue && isError($0) }
    untyped = findings.paths { ($0.rule == .unknownType || $0.rule == .stringType) && isError($0) }
  }

  /// Whether the token's missing value follows from another error.
  ///
  /// Uses a list instead of recursion, because chains of aliases can be long or cyclic.
  mutating func contains(_ path: PathID, in theme: Int) -> Bool {
    guard !errors.isEmpty || !untyped.isEmpty else { return false }
    let start = tokens.cell(of: path, in: theme)
    if let known = known[start] { return known }
    var seen: Set<PathID> = [path]
    var open = [path]
    var isEcho = false
    while let path = open.popLast(), !isEcho {
      isEcho =
        known[tokens.cell(of: path, in: theme)] ?? errors.contains(tokens.set.paths.string(path))
      guard let declaration = tokens.declaration(path, in: theme) else { continue }
      isEcho = isEcho || (tokens.lacksType(declaration, in: theme) && isError(untyped: path))
      if let inheritance = declaration.inheritance {
        open.append(tokens.set.declarations[Int(inheritance.base)].path)
      }
      tokens.set.forEachReference(in: declaration) { name in
        if tokens.valueIndex(name, in: theme) == nil, seen.insert(name).inserted {
          open.append(name)
        }
      }
    }
    known[start] = isEcho
    return isEcho
  }

  /// Whether the unknown type of a token, its own or a group's, is an error.
  private func isError(untyped path: PathID) -> Bool {
    var here: PathID? = path
    while let path = here {
      if untyped.contains(tokens.set.paths.string(path)) { return true }
      here = tokens.set.paths.parent(of: path)
    }
    return false
  }
}

extension ResolvedTokens {
  /// Reports tokens that are left out because a token they reference is left out, in projects that
  /// leave out tokens with a fault. No token may go missing without a finding.
  ///
  /// References to a token with an error are not reported, because the error already is.
  func checkLeftOut(by project: Project, findings: inout Findings) {
    guard project.leavesTokensOut else { return }
    let reported = findings.paths(where: \.removesValue)
    var echoes = Echoes(self, findings: findings, project: project)
    forEach { path, theme in
      guard valueIndex(path, in: theme) == nil, let declaration = declaration(path, in: theme),
        !reported.contains(set.paths.string(path)),
        !lacksType(declaration, in: theme) || declaration.inheritance != nil,
        !echoes.contains(path, in: theme)
      else { return }
      let finding = Diagnostic(
        .unresolvedAlias,
        message: "'\(set.paths.string(path))' references a token that is left out",
        at: set.place(of: declaration), path: set.paths.string(path),
        related: hops(from: path, in: theme))
      findings.add(finding, in: theme, over: axes(of: path))
    }
  }

  /// Whether the token has a value that cannot be read because its `$type` is unknown.
  func lacksType(_ declaration: Declaration, in theme: Int) -> Bool {
    declaredType(of: declaration, in: theme) == .unknown && set.aliasTarget(of: declaration) == nil
  }
}
