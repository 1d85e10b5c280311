extension ContractChecks {
  /// Reports tokens that match a contract's pattern but that no variant requires, and contracts
  /// that match no token.
  mutating func checkUnexpected() {
    let paths = tokens.set.paths
    // One declaration of each path, from the first theme that has it.
    let declared = (0..<paths.count).map { index in
      let path = PathID(index: Int32(index))
      return tokens.firstTheme(declaring: path).flatMap { tokens.declaration(path, in: $0) }
    }
    var isRequired = [Bool](repeating: false, count: paths.count)
    let required = all.map { $0.flatMap(\.tokens) }
    lazy var names = NamesByGroup(paths)
    for path in required.joined().compactMap(\.path) { isRequired[Int(path.index)] = true }
    for (contract, own) in zip(contracts, required) {
      let isMatched = own.contains { $0.path.map { declared[Int($0.index)] != nil } ?? false }
      if !isMatched, !tokens.themes.isEmpty {
        findings.add(
          .unmatchedContract,
          message: "no token matches a role of \(contract.component); "
            + ((contract.pattern ?? contract.partialPattern).map { pattern in
              "its path is '\(pattern.text)'"
                + (names.repaired(pattern, of: contract)?.text).didYouMean
            } ?? "its roles name their own paths"),
          at: contract.place(
            contract.pattern == nil && contract.partialPattern == nil
              ? [.key("roles")] : [.key("path")]))
      }
      // Tokens for a misspelled context belong to the contract; the context is reported.
      guard let pattern = contract.pattern ?? contract.partialPattern,
        !contract.hasUnknownThemeContext(in: tokens.themes)
      else { continue }
      var requiredPaths = RequiredPaths(own.map(\.segments))
      for (id, declaration) in tokensMatching(pattern, declared: declared)
      where !isRequired[Int(id.index)] && !tokens.isOldName(id) {
        let segments = paths.segments(of: id)
        let path = segments.tokenPath
        findings.add(
          .unexpectedToken,
          message: "no variant of \(contract.component) uses '\(path)'; "
            + "the nearest path it uses is '\(requiredPaths.nearest(to: segments).tokenPath)'",
          at: tokens.set.namePlace(of: declaration), path: path,
          related: [Diagnostic.Related("the contract's path", at: contract.place([.key("path")]))]
            + tokens.set.inheritanceHops(of: declaration))
      }
    }
  }

  /// The declared paths that start with the pattern's literal prefix and have as many segments.
  private func tokensMatching(
    _ pattern: PathPattern, declared: [Declaration?]
  ) -> [(path: PathID, declaration: Declaration)] {
    let paths = tokens.set.paths
    guard let start = paths.find(pattern.literalPrefix) else { return [] }
    return paths.belowRoot.compactMap { path in
      guard let declaration = declared[Int(path.index)],
        paths.depth(of: path) == pattern.segments.count, paths.isAncestor(start, of: path)
      else { return nil }
      return (path, declaration)
    }
  }

  /// Reports tokens whose type differs between themes. Only tokens of `paint` roles can: any other
  /// needs one Swift type.
  mutating func checkTypesAcrossThemes() {
    guard tokens.themes.count > 1 else { return }
    lazy var paints = Set(
      all.joined().flatMap(\.tokens).filter { $0.role.type == .paint }
        .map { $0.segments.tokenPath })
    for path in tokens.set.paths.belowRoot {
      var kept: (type: TokenType, theme: Int)?
      for theme in tokens.themes(of: path) {
        guard let value = tokens.valueIndex(path, in: theme),
          kept == nil || value != tokens.valueIndex(path, in: kept?.theme ?? 0)
        else { continue }
        let type = tokens.values[value].type
        guard let before = kept else {
          kept = (type, theme)
          continue
        }
        guard before.type != type, let declaration = tokens.declaration(path, in: theme),
          let other = tokens.declaration(path, in: before.theme)
        else { continue }
        let name = tokens.set.paths.string(path)
        if paints.contains(name), [before.type, type].allSatisfy(RoleType.paint.accepts) {
          continue
        }
        if tokens.follows(path, in: [theme, before.theme]) { continue }
        findings.add(
          .typeMismatch,
          message:
            "'\(name)' is a \(type.rawValue) in theme \(tokens.label(of: theme, for: path)) and a "
            + "\(before.type.rawValue) in theme \(tokens.label(of: before.theme, for: path)); "
            + "give it the same type in every theme",
          at: tokens.set.place(of: declaration), path: name,
          related: [
            Diagnostic.Related("a \(before.type.rawValue) here", at: tokens.set.place(of: other))
          ] + tokens.set.inheritanceHops(of: declaration))
      }
    }
  }
}

extension ResolvedTokens {
  /// The theme's values on the axes on which a token depends.
  fileprivate func label(of theme: Int, for path: PathID) -> String {
    ThemeRegion([theme], over: support(of: path), in: themes).label(in: themes)
  }

  /// Whether the token gets its types from another token, which is reported itself.
  fileprivate func follows(_ path: PathID, in themes: [Int]) -> Bool {
    let targets = themes.map { theme in
      declaration(path, in: theme).flatMap { declaration in
        declaration.inheritance.map { set.declarations[Int($0.base)].path }
          ?? set.aliasTarget(of: declaration)
      }
    }
    guard let target = targets[0], targets.allSatisfy({ $0 == target }) else { return false }
    return value(target, in: themes[0])?.type != value(target, in: themes[1])?.type
  }
}
