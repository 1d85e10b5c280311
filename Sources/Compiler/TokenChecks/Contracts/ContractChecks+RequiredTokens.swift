extension ContractChecks {
  /// Checks that every required token exists in its themes with a fitting type. Returns those that do not.
  mutating func check(_ required: RequiredTokens) -> Set<String> {
    let tokens = tokens
    var unmet: Set<String> = []
    var echoes =
      project.leavesTokensOut ? Echoes(tokens, findings: findings, project: project) : nil
    let dead = findings.paths { $0.rule == .unresolvedAlias || $0.rule == .unresolvedReference }
    var contexts = resolver.map { ContextSources($0, tokens: tokens) }
    for token in required.tokens {
      let path = token.path
      let id = tokens.set.paths.find(token.segments)
      let axes = token.axes(of: id, in: tokens)
      let count = tokens.themes.count(over: axes)
      if count > supportLimit, let ask = token.asks.first(where: { !$0.varies.isEmpty }) {
        unmet.insert(path)
        findings.add(
          .limitExceeded,
          message:
            "with 'varies', '\(path)' depends on \(count) combinations of contexts, more than "
            + "the limit of \(supportLimit); name fewer modifiers", at: ask.place(), path: path)
        continue
      }
      let themes = tokens.themes.themes(over: axes).filter { theme in
        token.asks.contains { $0.applies(in: theme, of: tokens.themes) }
      }
      // A token with a fault was reported, unless the project leaves such tokens out.
      let missing = themes.filter { theme in
        guard let id, tokens.isDeclared(id, in: theme) else { return true }
        return tokens.valueIndex(id, in: theme) == nil && echoes?.contains(id, in: theme) == false
      }
      if !missing.isEmpty {
        unmet.insert(path)
        report(missing: token, in: missing, of: themes, over: axes)
      }
      guard let id else { continue }
      for theme in themes {
        let value = tokens.value(id, in: theme)
        if value == nil {
          unmet.insert(path)
          if missing.contains(theme) { continue }
        }
        let type = value?.type ?? tokens.writtenType(of: id, in: theme, isDead: dead.contains(path))
        if let type, token.asks.contains(where: { $0.refuses(type, in: theme, of: tokens.themes) })
        {
          unmet.insert(path)
          report(mistyped: id, type: type, in: theme, over: axes, of: token)
        }
      }
      let found = contexts?.check(
        id, in: themes.filter { !missing.contains($0) },
        varying: token.asks.flatMap { ask in
          ask.varies.map { axis in
            (axis: axis, applies: { ask.applies(in: $0, of: tokens.themes) }, place: ask.place)
          }
        })
      for (finding, theme) in found ?? [] { findings.add(finding, in: theme, over: axes) }
    }
    return unmet
  }

  private mutating func report(
    missing token: RequiredTokens.Token, in missing: [Int], of themes: [Int], over axes: AxisSet
  ) {
    let asks = token.asks.filter { ask in
      missing.contains { ask.applies(in: $0, of: tokens.themes) }
    }
    guard let first = asks.first else { return }
    let meant = tokens.set.paths.respelled(token.path).map(tokens.set.paths.string)
    let isRight = meant == nil || meant == token.path
    let near =
      isRight && !first.isOfRole ? nearestSibling(of: token.segments) : isRight ? nil : meant
    var message =
      "'\(token.path)' is missing, but \(first.phrase) requires it"
      + (near.map { $0.didYouMean } ?? "; declare \(first.type.phrase) there")
    if missing.count < themes.count {
      let region = ThemeRegion(Set(missing), over: axes, in: tokens.themes)
      message += " (in theme \(region.label(in: tokens.themes)))"
    }
    var related = asks.dropFirst().map { ask in
      Diagnostic.Related("\(ask.phrase) requires it too", at: ask.place())
    }
    if let neighbor = neighbor(of: token.segments, in: missing[0]) {
      related.append(
        Diagnostic.Related(
          "'\(tokens.set.paths.string(neighbor.path))' is here",
          at: tokens.set.namePlace(of: neighbor)))
    }
    var finding = Diagnostic(
      .missingToken, message: message, at: first.place(), path: token.path, related: related)
    if first.isOfRole { finding.subject.requirers = Set(asks.map { $0.place().file }) }
    findings.add(finding)
  }

  /// The path of the token of the same group with the most similar name.
  private func nearestSibling(of segments: [String]) -> String? {
    let siblings = paths(besides: segments).filter { tokens.firstTheme(declaring: $0) != nil }
    guard let last = segments.last, siblings.count <= siblingLimit else { return nil }
    return last.nearest(among: siblings.map(tokens.set.paths.name)).map {
      (segments.dropLast() + [$0]).tokenPath
    }
  }

  /// A token of the same group, to show where the missing one belongs.
  private func neighbor(of segments: [String], in theme: Int) -> Declaration? {
    paths(besides: segments).first { tokens.isDeclared($0, in: theme) }
      .flatMap { tokens.declaration($0, in: theme) }
  }

  /// The paths of the group that has, or would have, a path.
  private func paths(besides segments: [String]) -> some Sequence<PathID> {
    let paths = tokens.set.paths
    let group = paths.find(Array(segments.dropLast()))
    return paths.parents.indices.lazy.dropFirst().filter { paths.parents[$0] == group?.index }
      .map { PathID(index: Int32($0)) }
  }

  private mutating func report(
    mistyped id: PathID, type: TokenType, in theme: Int, over axes: AxisSet,
    of token: RequiredTokens.Token
  ) {
    for ask in token.asks where ask.refuses(type, in: theme, of: tokens.themes) {
      guard let declaration = tokens.declaration(id, in: theme) else { continue }
      let finding = Diagnostic(
        .typeMismatch,
        message:
          "'\(tokens.set.paths.string(id))' is a \(type.rawValue), but \(ask.phrase) requires "
          + ask.type.phrase,
        at: tokens.set.place(of: declaration), path: tokens.set.paths.string(id),
        related: [Diagnostic.Related("required here", at: ask.place())])
      findings.add(finding, in: theme, over: axes)
    }
  }
}

extension ResolvedTokens {
  /// The declared type of a token, even if its value is invalid; nil for an alias, which has the
  /// type of the token it references.
  fileprivate func writtenType(of path: PathID, in theme: Int, isDead: Bool) -> TokenType? {
    guard let declaration = declaration(path, in: theme), declaration.value.aliasName == nil,
      set.aliasTarget(of: declaration) == nil,
      case .known(let type) = declaredType(of: declaration, in: theme)
    else { return nil }
    let isReference = declaration.isReference || declaration.value.referenceText != nil
    return isDead && isReference ? nil : type
  }
}
