import TokenJSON
import TokenModel
import TokenThemes
import Writers

/// Every token that a contract or the project requires, each path once.
struct Requirements {
  /// A path, and everything that requires it.
  private struct Requirement {
    var path: String
    var segments: [String]
    var asks: [Ask] = []

    /// The theme axes that decide whether the token meets the requirement.
    func axes(of id: PathID?, in tokens: ResolvedTokens) -> AxisSet {
      var axes = id.map(tokens.axes) ?? AxisSet()
      for ask in asks {
        for themes in ask.themes { axes.formUnion(themes.fixed) }
        axes.formUnion(AxisSet(ask.varies.compactMap { tokens.themes.axis(named: $0) }))
      }
      return axes
    }
  }

  /// What requires a token, and with which type.
  private struct Ask {
    /// The requirement as messages name it: "role 'bg' of EBCounter".
    var phrase: String
    /// Whether a role asks, and not the project or a pair.
    var isOfRole = false
    var type: RoleType
    var place: () -> Place
    var key: Key
    /// The axes whose contexts must all declare the token.
    var varies: [String] = []
    /// The first themes that require it, each with the axes on which others must equal it.
    var themes: [(theme: Int, fixed: AxisSet)] = []

    struct Key: Equatable {
      var file: String
      var steps: [JSONStep]
    }

    /// Whether a token of that type does not fit in the theme.
    func refuses(_ type: TokenType, in theme: Int, of space: ThemeSpace) -> Bool {
      !self.type.accepts(type) && applies(in: theme, of: space)
    }

    /// Whether a theme requires it.
    func applies(in theme: Int, of space: ThemeSpace) -> Bool {
      themes.contains { space.first(like: theme, on: $0.fixed) == $0.theme }
    }
  }

  private var requirements: [Requirement] = []
  private var index: [String: Int] = [:]

  /// Adds the tokens of a contract's roles, and those its pairs name by path.
  mutating func add(_ contract: Contract, variants: [VariantTokens]) {
    for variant in variants {
      for token in variant.tokens {
        add(
          token.segments, in: variant, contract: contract, at: token.role.steps,
          type: token.role.type,
          phrase: "role '\(token.role.name)' of \(contract.component)", isOfRole: true,
          varies: contract.sharedAxes(of: token.role))
      }
      for pair in contract.pairs where contract.applies(pair, to: variant) {
        if let names = pair.text?.segments(for: variant.variant, role: "") {
          add(
            names, in: variant, contract: contract, at: pair.steps + [.key("text")],
            type: .token(.typography), phrase: "the text of a pair in \(contract.component)")
        }
        add(pair, of: contract, in: variant)
      }
    }
  }

  /// Adds the tokens that a pair names by path.
  private mutating func add(_ pair: Pair, of contract: Contract, in variant: VariantTokens) {
    func add(_ pattern: PathPattern?, at steps: [JSONStep], type: TokenType, phrase: String) {
      guard let names = pattern?.segments(for: variant.variant, role: "") else { return }
      self.add(
        names, in: variant, contract: contract, at: steps, type: .token(type),
        phrase: "\(phrase) in \(contract.component)")
    }
    func add(_ layers: [PairLayer], phrase: String) {
      for layer in layers {
        if let opacity = layer.opacity {
          add(
            opacity, at: layer.steps.dropLast() + [.key("opacity")], type: .number,
            phrase: "an opacity")
        }
        guard layer.pattern != nil, let names = contract.segments(of: layer, in: variant) else {
          continue
        }
        self.add(
          names, in: variant, contract: contract, at: layer.steps,
          type: layer.part == nil ? .paint : .composite,
          phrase: "\(phrase) in \(contract.component)")
      }
    }
    add(pair.foregrounds, phrase: "a foreground")
    for background in pair.backgrounds where background.when.holds(in: variant.variant) {
      add(background.layers, phrase: "a background")
    }
    add(
      pair.groupOpacity, at: pair.steps + [.key("groupOpacity")], type: .number,
      phrase: "the opacity of a pair")
    if case .focus(let width) = pair.duty {
      add(
        width, at: pair.steps + [.key("focus"), .key("width")], type: .dimension,
        phrase: "the width of a focus indicator")
    }
  }

  /// Adds the color below everything.
  mutating func add(surfaceOf project: Project, themes: ThemeSpace) {
    let axes = project.overrideAxes(in: themes)
    for theme in themes.themes(over: axes) {
      let settings = project.auditSettings(in: themes.contexts(of: theme))
      guard let surface = settings.surface else { continue }
      let place = settings.surfacePlace
      let key = Ask.Key(
        file: place.file, steps: [.key("audit"), .key("surface"), .index(place.line)])
      add(
        pathSegments(surface), in: (theme, axes), key: key,
        ask: Ask(phrase: "the audit's surface", type: .paint, place: { place }, key: key))
    }
  }

  private mutating func add(
    _ segments: [String], in variant: VariantTokens, contract: Contract, at steps: [JSONStep],
    type: RoleType, phrase: @autoclosure () -> String, isOfRole: Bool = false,
    varies: [String] = []
  ) {
    let document = contract.document
    let key = Ask.Key(file: document.path, steps: steps)
    add(
      segments, in: (variant.theme, variant.fixed), key: key,
      ask: Ask(
        phrase: phrase(), isOfRole: isOfRole, type: type, place: { document.keyPlace(steps) },
        key: key, varies: varies))
  }

  private mutating func add(
    _ segments: [String], in themes: (theme: Int, fixed: AxisSet), key: Ask.Key,
    ask: @autoclosure () -> Ask
  ) {
    let path = tokenPath(segments)
    let number = index[path] ?? requirements.count
    if number == requirements.count {
      index[path] = number
      requirements.append(Requirement(path: path, segments: segments))
    }
    let known = requirements[number].asks.firstIndex { $0.key == key }
    let asking = known ?? requirements[number].asks.count
    if known == nil { requirements[number].asks.append(ask()) }
    if requirements[number].asks[asking].themes.last.map({ $0 != themes }) ?? true {
      requirements[number].asks[asking].themes.append(themes)
    }
  }

  /// Whether some theme requires the token.
  func requires(_ path: String) -> Bool { index[path] != nil }

  /// Checks that every required token exists in its themes with a fitting type. Returns the paths
  /// that do not.
  func check(
    against tokens: ResolvedTokens, resolver: Resolver?, project: Project,
    findings: inout Findings
  ) -> Set<String> {
    var unmet: Set<String> = []
    let errors = project.leavesTokensOut ? ValueErrors(findings, project: project) : nil
    var echoes = errors.map { Echoes(tokens, errors: $0) }
    let dead = findings.paths { $0.rule == .unresolvedAlias || $0.rule == .unresolvedReference }
    var contexts = resolver.map { ContextSources($0, tokens: tokens) }
    for requirement in requirements {
      let path = requirement.path
      let id = tokens.set.paths.find(requirement.segments)
      let axes = requirement.axes(of: id, in: tokens)
      let themes = tokens.themes.themes(over: axes).filter { theme in
        requirement.asks.contains { $0.applies(in: theme, of: tokens.themes) }
      }
      // A token with a fault was reported, unless the project leaves such tokens out.
      let missing = themes.filter { theme in
        guard let id, tokens.isDeclared(id, in: theme) else { return true }
        return tokens.valueIndex(id, in: theme) == nil && echoes?.contains(id, in: theme) == false
      }
      if !missing.isEmpty {
        unmet.insert(path)
        report(
          missing: requirement, path: path, in: missing, of: themes, over: axes, tokens: tokens,
          findings: &findings)
      }
      guard let id else { continue }
      for theme in themes {
        let value = tokens.value(id, in: theme)
        if value == nil {
          unmet.insert(path)
          if missing.contains(theme) { continue }
        }
        let type = value?.type ?? tokens.writtenType(of: id, in: theme, isDead: dead.contains(path))
        if let type,
          requirement.asks.contains(where: { $0.refuses(type, in: theme, of: tokens.themes) })
        {
          unmet.insert(path)
          report(
            mistyped: id, type: type, in: theme, over: axes, requirement: requirement,
            tokens: tokens,
            findings: &findings)
        }
      }
      contexts?.check(
        id, in: themes.filter { !missing.contains($0) }, over: axes,
        varying: requirement.asks.flatMap { ask in
          ask.varies.map { axis in
            (axis: axis, applies: { ask.applies(in: $0, of: tokens.themes) }, place: ask.place)
          }
        }, findings: &findings)
    }
    return unmet
  }

  private func report(
    missing requirement: Requirement, path: String, in missing: [Int], of themes: [Int],
    over axes: AxisSet, tokens: ResolvedTokens, findings: inout Findings
  ) {
    let asks = requirement.asks.filter { ask in
      missing.contains { ask.applies(in: $0, of: tokens.themes) }
    }
    guard let first = asks.first else { return }
    let near = first.isOfRole ? nil : nearestSibling(of: requirement.segments, tokens: tokens)
    var message =
      "'\(path)' is missing, but \(first.phrase) requires it"
      + (near.map { didYouMean($0) } ?? "; declare \(first.type.phrase) there")
    if missing.count < themes.count {
      let region = ThemeRegion(Set(missing), over: axes, in: tokens.themes)
      message += " (in theme \(region.label(in: tokens.themes)))"
    }
    var related = asks.dropFirst().map { ask in
      Diagnostic.Related("\(ask.phrase) requires it too", at: ask.place())
    }
    if let neighbor = neighbor(of: requirement.segments, in: missing[0], tokens: tokens) {
      related.append(
        Diagnostic.Related(
          "'\(tokens.set.paths.string(neighbor.path))' is here",
          at: tokens.set.namePlace(of: neighbor)))
    }
    var finding = Diagnostic(
      .missingToken, message: message, at: first.place(), path: path, related: related)
    if first.isOfRole { finding.requirers = Set(asks.map { $0.place().file }) }
    findings.add(finding)
  }

  /// The path of the token of the same group with the most similar name.
  private func nearestSibling(of segments: [String], tokens: ResolvedTokens) -> String? {
    let paths = tokens.set.paths
    guard let last = segments.last, let group = paths.find(Array(segments.dropLast())) else {
      return nil
    }
    let siblings = paths.parents.indices.dropFirst().filter { paths.parents[$0] == group.index }
      .map { PathID(index: Int32($0)) }.filter { tokens.firstTheme(declaring: $0) != nil }
    guard siblings.count <= siblingLimit else { return nil }
    return nearest(to: last, among: siblings.map(paths.name)).map {
      tokenPath(segments.dropLast() + [$0])
    }
  }

  /// A token of the same group, to show where the missing one belongs.
  private func neighbor(
    of segments: [String], in theme: Int, tokens: ResolvedTokens
  ) -> Declaration? {
    guard let group = tokens.set.paths.find(Array(segments.dropLast())) else { return nil }
    let parents = tokens.set.paths.parents
    let found = parents.indices.dropFirst().first { index in
      parents[index] == group.index && tokens.isDeclared(PathID(index: Int32(index)), in: theme)
    }
    return found.flatMap { tokens.declaration(PathID(index: Int32($0)), in: theme) }
  }

  private func report(
    mistyped id: PathID, type: TokenType, in theme: Int, over axes: AxisSet,
    requirement: Requirement,
    tokens: ResolvedTokens, findings: inout Findings
  ) {
    for ask in requirement.asks where ask.refuses(type, in: theme, of: tokens.themes) {
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
  ///
  /// - Parameter isDead: Whether it has a reference to something that does not exist.
  fileprivate func writtenType(of path: PathID, in theme: Int, isDead: Bool) -> TokenType? {
    guard let declaration = declaration(path, in: theme), aliasName(declaration.value) == nil,
      set.aliasTarget(of: declaration) == nil,
      case .known(let type) = declaredType(of: declaration, in: theme)
    else { return nil }
    let isReference = declaration.isReference || referenceText(declaration.value) != nil
    return isDead && isReference ? nil : type
  }
}

extension Contract {
  /// The axes that a role varies with and that are not in its path. For an axis in the path, each
  /// value has its own token.
  fileprivate func sharedAxes(of role: Role) -> [String] {
    guard !role.varies.isEmpty else { return [] }
    let own = pattern(of: role)?.axes ?? []
    return role.varies.filter { !own.contains($0) }
  }
}
