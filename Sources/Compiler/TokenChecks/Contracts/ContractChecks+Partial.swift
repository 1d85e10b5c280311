/// The number of tokens missing in the same themes that are shown with their places.
private let shownPartialTokens = 8

extension ContractChecks {
  /// Reports tokens that some themes have and others lack, except those that contracts require.
  ///
  /// One finding covers all tokens of a file that are missing in the same themes, because often a
  /// whole group or file is.
  mutating func checkPartial(except required: RequiredTokens) {
    guard tokens.themes.count > 1 else { return }
    var groups: [PartialTokens: [(path: String, declaration: Declaration)]] = [:]
    let reported = tokens.reported(in: findings, of: project)
    let conflicting = tokens.ids(in: findings, rules: [.conflictingToken])
    for (id, lacking) in partialPaths {
      let path = tokens.set.paths.string(id)
      guard !reported.contains(id), !required.contains(path), !conflicting.contains(id),
        !tokens.set.paths.ancestors(of: id).contains(where: conflicting.contains),
        let theme = tokens.firstTheme(declaring: id),
        let declaration = tokens.declaration(id, in: theme)
      else { continue }
      let key = PartialTokens(
        document: tokens.set.sources[Int(declaration.source)].document, lacking: lacking)
      groups[key, default: []].append((path, declaration))
    }
    for (key, group) in groups {
      let group = group.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      let others = group.dropFirst()
      let lacking = key.lacking.label(in: tokens.themes)
      let message =
        others.isEmpty
        ? "'\(group[0].path)' is missing in \(lacking); declare it there too, or remove it here"
        : "'\(group[0].path)' and \(counted(others.count, noun: "more token")) here "
          + "are missing in \(lacking); declare them there too, or remove them here"
      findings.add(
        .partialToken, message: message, at: tokens.set.namePlace(of: group[0].declaration),
        path: group[0].path,
        related: others.prefix(shownPartialTokens - 1).map { token in
          Diagnostic.Related("'\(token.path)' too", at: tokens.set.namePlace(of: token.declaration))
        })
    }
  }

  /// The paths that only some themes declare, with the themes that lack them.
  private var partialPaths: [(path: PathID, lacking: ThemeRegion)] {
    tokens.set.paths.belowRoot.compactMap { path in
      let themes = tokens.themes(of: path)
      guard themes.count > 1 else { return nil }
      let lacking = themes.filter { !tokens.isDeclared(path, in: $0) }
      guard !lacking.isEmpty, lacking.count < themes.count else { return nil }
      return (path, ThemeRegion(Set(lacking), over: tokens.axes(of: path), in: tokens.themes))
    }
  }
}

/// What the tokens covered by one finding have in common.
private struct PartialTokens: Hashable {
  /// The file that declares them in the first theme that has them.
  var document: Int32
  /// The themes that lack them.
  var lacking: ThemeRegion
}

extension ResolvedTokens {
  /// The paths that another finding already covers: unexpected tokens, and targets of unresolved
  /// references. Rules that are off cover nothing.
  fileprivate func reported(in findings: Findings, of project: Project) -> Set<PathID> {
    func ids(of rules: Rule...) -> Set<PathID> {
      self.ids(in: findings, rules: rules.filter(project.reports))
    }
    var reported = ids(of: .unexpectedToken)
    for alias in ids(of: .unresolvedAlias, .unresolvedReference) {
      for theme in themes(of: alias) {
        guard let declaration = declaration(alias, in: theme) else { continue }
        set.forEachReference(in: declaration) { reported.insert($0) }
      }
    }
    return reported
  }

  /// The paths of findings with one of the rules.
  fileprivate func ids(in findings: Findings, rules: [Rule]) -> Set<PathID> {
    Set(findings.paths { rules.contains($0.rule) }.compactMap { set.paths.find($0.pathSegments) })
  }
}
