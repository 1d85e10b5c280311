extension ConvertedTokens {
  /// Writes the files. Removes and reports the tokens that the compiler rejects. If it `splits`,
  /// tokens whose type differs by theme become one token for each type.
  mutating func write(
    into conversion: inout Conversion, splits: Bool, check build: (Sources) -> [Diagnostic]
  ) {
    namePaths()
    var files = files
    for round in 0..<rejectionLimit {
      guard removeRejected(from: files, isThorough: round > 8) else { break }
      files = self.files
    }
    if splits, let split = typeSplit() {
      let found = split.findings.map(placed)
      self = split.applied()
      for finding in found { findings.add(finding) }
      namePaths()
      files = self.files
    }
    let isCopied = !resolvers.isEmpty || sets.contains { $0.verbatim != nil }
    let found = isEmpty && !isCopied ? [] : build(sources(files))
    reportRemaining(found)
    conversion.hasPartialTokens = found.contains { $0.rule == .partialToken }
    showOverridden()
    if Set(conversion.recognized.map(\.reader?.position)).count > 1 { shadowCarried() }
    conversion.account = account()
    prove()
    conversion.tokenCount = sets.reduce(0) { count, set in
      count + (set.verbatim == nil ? set.root.paths.count : 0)
    }
    guard !isEmpty else { return }
    if resolvers.isEmpty { conversion.plan = plan }
    (conversion.files, conversion.resolver) = (files, resolver)
  }

  /// The written tokens whose values are carried, or are others that count, with their origins.
  private func written(
    _ isOther: (_ origin: Int) -> Bool = { _ in false }
  ) -> (tokens: ImportedTokens, origins: [Int]) {
    var imported = ImportedTokens(sets: sets)
    var sources: [Int] = []
    for (set, file) in sets.enumerated() {
      for (path, token) in file.root.tokens {
        guard let origin = token.origin, origins[origin].fate == .carried || isOther(origin) else {
          continue
        }
        imported.tokens.append(
          ForeignToken(names: path.names, value: token.value, file: set, place: token.place))
        sources.append(origin)
      }
    }
    return (imported, sources)
  }

  /// Reports values that are in themes after all, because those that override them are left out.
  private mutating func showOverridden() {
    let kept = Set(sets.flatMap { $0.root.tokens.compactMap(\.token.origin) })
    let open = overriders.filter { kept.contains($0.key) && !kept.contains($0.value) }
    guard !open.isEmpty else { return }
    let (imported, sources) = written { open[$0] != nil }
    let hidden = ThemePlan(modifiers, order: order, setCount: sets.count)
      .overridden(imported.tokens)
    let shown = sources.indices.filter { open[sources[$0]] != nil && hidden[$0] == nil }
    for index in shown { origins[sources[index]].fate = .carried }
    findings.add(.changedValue, about: shown.map { imported.tokens[$0] }) {
      "\($0) \(shown.count == 1 ? "has its value" : "have their values") from here, because what overrides "
        + "\(shown.count == 1 ? "it" : "them") in the source is left out"
    }
  }

  /// Reports carried values that other dialects override in every theme: each dialect has a plan of its own.
  private mutating func shadowCarried() {
    let (imported, sources) = written()
    let plan = ThemePlan(modifiers, order: order, setCount: sets.count)
    let hidden = plan.overridden(imported.tokens)
    let seen = Set(sources.indices.filter { hidden[$0] == nil }.map { sources[$0] })
    let shadowed = Set(sources).subtracting(seen)
    guard !shadowed.isEmpty else { return }
    findings.add(imported.overrides(by: plan, isDeclared: false, losesModes: true))
    for origin in shadowed { origins[origin].fate = .shadowed }
  }

  /// What became of all values.
  private func account() -> Account {
    let homes = sets.map { Set($0.root.tokens.compactMap(\.token.origin)) }
    let kept = Set(homes.joined())
    var account = Account(
      origins.enumerated().compactMap { index, origin in
        let isPlaced = origin.fate == .carried || origin.fate == .shadowed
        guard isPlaced, origin.set != nil, !kept.contains(index) else { return origin.fate }
        return replaced.contains(index) ? .shadowed : .leftOut
      })
    account.modes = modifiers.map { modifier in
      Account.Mode(
        axis: modifier.name, contexts: modifier.contexts.map(\.name),
        values: Set(modifier.sets.flatMap { homes[$0] }).count)
    }
    return account
  }

  /// What `--split` can do; nil if no type differs by theme.
  private func typeSplit() -> TypeSplit? {
    var plain = self
    for index in plain.sets.indices where plain.sets[index].verbatim == nil {
      // An alias has the type of its target in each theme.
      plain.sets[index].root.editAll { if $0.value.alias != nil { $0.type = nil } }
    }
    return TypeSplit(sources(plain.files), of: self)
  }

  // MARK: Files

  /// Gives every set and the resolver document a path.
  private mutating func namePaths() {
    // Some file systems ignore case.
    var taken = Set(resolvers.map { $0.jsonPath.lowercased() })
    func path(for name: String, suffix: String) -> String {
      name.fileName.numbered { taken.insert(($0 + suffix).lowercased()).inserted } + suffix
    }
    for (index, set) in sets.enumerated() {
      sets[index].path = ""
      // Copies keep their paths, and so does every file that a copied resolver document may list,
      // except where a build would read it as a contract.
      guard set.verbatim != nil || !resolvers.isEmpty, let source = set.source,
        !source.hasSuffix(".contract.json")
      else { continue }
      let path = resolvers.isEmpty ? ForeignFile.jsonPath(source) : source
      if taken.insert(path.lowercased()).inserted { sets[index].path = path }
    }
    for index in sets.indices where sets[index].path.isEmpty {
      sets[index].path = path(for: sets[index].name, suffix: ".tokens.json")
    }
    resolver = resolvers.first?.jsonPath ?? path(for: "tokens", suffix: ".resolver.json")
  }

  /// The set that becomes a file; nil for other files.
  private func set(of file: String) -> Int? { sets.firstIndex { $0.path == file } }

  /// The original of a copied file; nil for other files.
  private func original(of file: String) -> Document? {
    set(of: file).flatMap { sets[$0].original } ?? resolvers.first { $0.jsonPath == file }?.document
  }

  private var files: [GeneratedFile] {
    var files = resolvers.map { GeneratedFile(path: $0.jsonPath, bytes: $0.document.json.text) }
    files += sets.map { GeneratedFile(path: $0.path, bytes: $0.bytes) }
    if resolvers.isEmpty { files.append(GeneratedFile(path: resolver, bytes: resolverDocument)) }
    return files
  }

  /// Files of the result as sources.
  private func sources(_ files: [GeneratedFile]) -> Sources {
    let all = files.map { SourceFile(path: $0.path, text: $0.bytes) }
    let document = all.first { $0.path == resolver }
    var project = Project()
    project.resolver = resolver
    return Sources(project: project, tokens: all.filter { $0.path != resolver }, resolver: document)
  }

  // MARK: Findings about the result

  /// Compiles the result strictly, and removes tokens that every theme rejects. Returns whether there were
  /// any. A token that only some themes have stays, because those themes need it.
  ///
  /// - Parameter isThorough: Whether to remove at once what references tokens that no set has then. A round
  ///   sees only the first token of a chain, and the findings of a build end at a limit.
  private mutating func removeRejected(from files: [GeneratedFile], isThorough: Bool) -> Bool {
    let sources = sources(files)
    let resolved = resolve(merge(parse(sources.recognizing(.dialects)), project: sources.project))
    let hasErrors = resolved.findings.all.contains { $0.finding.severity == .error }
    isEmpty =
      resolvers.isEmpty
      ? sets.allSatisfy { $0.root.paths.isEmpty }
      : resolved.value.set.declarations.isEmpty && !hasErrors
    let dropped = Dictionary(
      firsts: findings.all.map(\.finding)
        .filter { $0.rule == .missingType || $0.rule == .notCarried }
        .compactMap { finding in finding.path.map { ($0, finding) } })
    var refused: [Int: Set<TokenPath>] = [:]
    for (finding, isEverywhere) in resolved.findings.all
    where finding.severity == .error && finding.standing != .stricter
      && finding.rule != .partialToken
    {
      guard let set = set(of: finding.place.file), let path = finding.path,
        sets[set].verbatim == nil, let token = sets[set].root.token(at: path.pathSegments),
        isEverywhere || finding.rule == .unresolvedAlias && hasNoTarget(token)
      else { continue }
      refused[set, default: []].insert(TokenPath(names: path.pathSegments))
      let (message, cause) = explanation(of: finding, about: token, dropped: dropped)
      findings.noteLoss(
        message, at: token.place, path: path,
        related: cause.map { [Diagnostic.Related($0.message, at: $0.place)] } ?? [])
    }
    // What a copied file has is not known here.
    if isThorough, sets.allSatisfy({ $0.verbatim == nil }) {
      for (set, path, alias) in withoutTargets(refused)
      where refused[set, default: []].insert(path).inserted {
        let token = sets[set].root.token(at: path.names)
        let text = path.names.tokenPath
        findings.noteLoss(
          "'\(printable(text))': \(printable("{\(alias)}")) is not among the converted tokens; add it, or "
            + "replace the alias with a value", at: token?.place ?? Place(file: ""), path: text)
      }
    }
    for (set, paths) in refused {
      sets[set].root.replace(Dictionary(uniqueKeysWithValues: paths.map { ($0, []) }))
    }
    return !refused.isEmpty
  }

  /// Whether a token is an alias of a token that no set has.
  private func hasNoTarget(_ token: ConvertedToken) -> Bool {
    let names = token.value.alias?.split(separator: ".").map(String.init)
    return names.map { names in sets.allSatisfy { $0.root.token(at: names) == nil } } ?? false
  }

  /// The tokens that reference one that no set has without some others, and those that reference them, each
  /// with the name of the first that is missing.
  private func withoutTargets(
    _ removed: [Int: Set<TokenPath>]
  ) -> [(set: Int, path: TokenPath, alias: String)] {
    var users: [String: [(set: Int, path: TokenPath)]] = [:]
    var counts: [String: Int] = [:]
    for (set, file) in sets.enumerated() {
      for (path, token) in file.root.tokens where !(removed[set]?.contains(path) ?? false) {
        counts[path.names.joined(separator: "."), default: 0] += 1
        for alias in token.value.texts.compactMap(\.alias) {
          users[alias, default: []].append((set, path))
        }
      }
    }
    var found: [(set: Int, path: TokenPath, alias: String)] = []
    var known: [Int: Set<TokenPath>] = [:]
    var missing = users.keys.filter { counts[$0] == nil }.sorted()
    while let alias = missing.popLast() {
      for (set, path) in users[alias] ?? [] where known[set, default: []].insert(path).inserted {
        found.append((set, path, alias))
        let name = path.names.joined(separator: ".")
        counts[name, default: 1] -= 1
        if counts[name] == 0 { missing.append(name) }
      }
    }
    return found
  }

  /// What to say about a removed token: the compiler cannot know that a target was left out earlier.
  private func explanation(
    of finding: Diagnostic, about token: ConvertedToken, dropped: [String: Diagnostic]
  ) -> (message: String, cause: Diagnostic?) {
    guard finding.rule == .unresolvedAlias else { return (finding.message, nil) }
    let subject = "'\(printable(finding.path ?? ""))': "
    for text in token.value.texts {
      let names = text.alias?.parts(at: ".", keepingEmpty: true).map(String.init)
      if let cause = names.flatMap({ dropped[$0.tokenPath] }) {
        return (subject + "\(printable(text)) cannot be converted; fix that first", cause)
      }
    }
    guard let alias = token.value.text else { return (finding.message, nil) }
    return (
      subject
        + "\(printable(alias)) is not among the converted tokens; add it, or replace the alias "
        + "with a value", nil
    )
  }

  /// Reports the remaining errors of a build.
  private mutating func reportRemaining(_ found: [Diagnostic]) {
    // A value that is only changed is not missing.
    let reported = findings.paths { $0.rule != .changedValue }
    let messages = found.contains { $0.rule == .typeMismatch } ? typeSplit()?.messages ?? [:] : [:]
    for var finding in found where finding.severity == .error || finding.standing == .accepted {
      // A reader has already reported that the value of a theme is not converted.
      let isKnown =
        finding.rule == .partialToken && finding.related.isEmpty
        && finding.path.map(reported.contains) ?? false
      // Verbatim values keep duplicate keys, which were reported in the source.
      let isReported = finding.rule == .duplicateKey && original(of: finding.place.file) == nil
      // `Conversion.finish` reports a conversion without tokens.
      // A reader reports what is new in a rule, too.
      let isNew = finding.standing == .stricter
      if isKnown || isReported || isNew || finding.rule == .unmatchedSource { continue }
      if finding.rule == .typeMismatch, let path = finding.path, let message = messages[path] {
        (finding.message, finding.place) = message
      }
      finding.related = []
      findings.add(placed(finding))
    }
  }

  /// A finding about the result with places in the inputs.
  private func placed(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.place = place(finding.place, of: finding.path)
    for index in finding.related.indices {
      finding.related[index].place = place(finding.related[index].place, of: finding.path)
    }
    return finding
  }

  /// The place in the inputs for one in the result, where a finding is about the token at a path.
  private func place(_ place: Place, of path: String?) -> Place {
    if let original = original(of: place.file) { return original.place(ofCopy: place) }
    guard let set = set(of: place.file) else { return Place(file: place.file) }
    let token = path.flatMap { sets[set].root.token(at: $0.pathSegments) }
    return token?.place ?? Place(file: sets[set].source ?? place.file)
  }

  /// Reports patterns of `--type` that match no token.
  mutating func reportUnmatchedTypes(_ options: ConversionOptions, in file: ForeignFile) {
    for (pattern, type) in options.types where !matchedPatterns.contains(pattern) {
      findings.add(
        .unmatchedSource,
        message:
          "no token matches --type '\(printable(pattern))=\(type.rawValue)'; correct the pattern or remove it",
        at: Place(file: file.document.path))
    }
  }

  /// Reports patterns of `--mode` and `--base` without sets, and axes without effect. Returns whether it did.
  mutating func reportUnmatchedModes(_ options: ConversionOptions, files: [ForeignFile]) -> Bool {
    guard let first = files.first else { return false }
    let place = Place(file: first.document.path)
    let setNames = sets.map(\.name)
    let names = Set(setNames + files.map(\.name))
    let unmatched = options.modePatterns.filter { pattern in
      // Groups of tokens can be contexts, and not a base.
      !matchedModes.contains(pattern)
        || options.bases.contains(pattern) && !names.contains(where: pattern.namesSet)
    }
    let decided = files.filter { $0.reader?.declaresThemes ?? false }.map(\.name) + setNames
    for pattern in unmatched {
      findings.add(
        .unmatchedSource,
        message: decided.contains(where: pattern.namesSet)
          ? "the files say which themes '\(printable(pattern))' is in; leave out --mode and --base"
          : "no set matches '\(printable(pattern))'"
            + hint(for: pattern, among: setNames.isEmpty ? [] : files.map(\.name)), at: place)
    }
    guard unmatched.isEmpty else { return true }
    let placements = sets.map(options.placement)
    var isIdle = false
    for (axis, mode) in options.modes.enumerated() {
      let named = placements.map { Set($0.filter { $0.axis == axis }.map(\.context)) }
        .filter { !$0.isEmpty }
      let isBase = setNames.contains { name in
        options.isBase(name) && options.contexts(of: name).contains { $0.axis == axis }
      }
      // A set of which no token was converted is not among them. Groups have the context that is named first.
      let patterns = mode.contexts.flatMap(\.patterns)
      let earlier = options.modes[..<axis].flatMap(\.contexts).flatMap(\.patterns)
      let isTaken =
        patterns.allSatisfy(earlier.contains)
        && !names.contains { name in patterns.contains { $0.namesSet(name) } }
      let isSame = named.allSatisfy { $0.count == mode.contexts.count }
      guard named.isEmpty ? isBase || isTaken : isSame else { continue }
      isIdle = true
      let cause =
        !named.isEmpty
        ? "every context has the same sets; change its patterns, or leave it out"
        : isBase
          ? "--base puts its sets into every theme; leave out one of them"
          : "an earlier --mode has its groups; leave out one of them"
      findings.add(
        .unmatchedSource, message: "--mode '\(printable(mode.name))' changes nothing: \(cause)",
        at: place)
    }
    return isIdle
  }

  /// The set or the group of tokens that a pattern may mean; without one, the names of the first sets.
  private func hint(for pattern: String, among names: [String]) -> String {
    if let near = pattern.nearest(among: names) { return near.didYouMean }
    let parts = pattern.split(separator: "/").map(String.init)
    if let name = parts.last(where: { !PathGlob.isPattern($0) }), parts.count > 1 {
      let groups = Set(sets.flatMap { $0.root.paths.flatMap { $0.names.dropLast() } })
      if groups.contains(name) {
        return
          "; the groups '\(printable(name))' are in another --mode, and a group can be in one axis only"
      }
      let end = "; no set or group of tokens has the name '\(printable(name))'"
      return name.suggestion(among: groups.sorted(), else: end)
    }
    if names.isEmpty { return "; the files have no sets that --mode can arrange" }
    return "; the sets are " + names.map { "'\(printable($0))'" }.shortList(limit: 6, tolerance: 0)
  }
}

/// The number of times that tokens are removed that a build rejects. What it rejects after that is an error.
private let rejectionLimit = 32
