/// The tokens of the themes to evaluate, before references are resolved.
///
/// These are not all themes, but enough of them: for each path, one for each combination of values
/// on the axes that it can depend on.
package struct MergedTokens {
  var set: TokenSet
  var space: ThemeSpace
  /// The axes that each path can depend on.
  var axes: [AxisSet] = []
  /// The themes to evaluate, in ascending order.
  var themes: [MergedTheme] = []
}

/// The declarations of one theme.
struct MergedTheme {
  /// The theme.
  var index: Int
  /// The declaration of each path, as an index into `TokenSet.declarations`; nil when there is none.
  var declarations: [Int32?]
  /// The `$type` of groups that have one.
  var groupTypes: [PathID: DeclaredType] = [:]
  /// The `$type` of inherited tokens, from where they were declared (requirement F-072).
  var frozenTypes: [PathID: DeclaredType] = [:]
  /// Groups that set `$deprecated`.
  var deprecations: [PathID: Deprecation] = [:]
  /// Groups that inherit, as indices into `TokenSet.groups`.
  var bases: [PathID: Int32] = [:]
  /// Groups without members.
  var emptyGroups: Set<PathID> = []
  /// Groups whose inheritance failed, which was reported.
  var brokenGroups: Set<PathID> = []
  /// Whether a group inherits, or a token is a `$ref`.
  var hasReferences = false
  /// The `$type` that applies at each path, including its own.
  var types: [DeclaredType] = []

  fileprivate mutating func add(_ step: Resolver.Step, of set: TokenSet, in contexts: Variant) {
    for source in step.sources(in: contexts) { add(set.sources[source], of: set) }
  }

  private mutating func add(_ source: TokenSource, of set: TokenSet) {
    hasReferences = hasReferences || source.hasReferences
    for index in source.declarations {
      declarations[Int(set.declarations[index].path.index)] = Int32(index)
    }
    for index in source.groups {
      let group = set.groups[index]
      if group.type != .none { groupTypes[group.path] = group.type }
      if let deprecation = group.deprecation { deprecations[group.path] = deprecation }
      if group.base != nil {
        bases[group.path] = Int32(index)
      } else if group.type == .none, group.deprecation == nil {
        emptyGroups.insert(group.path)
      }
    }
  }

  /// The deprecation that a token inherits from its nearest group that has one.
  func deprecation(of path: PathID, paths: PathTable) -> Deprecation? {
    deprecations.isEmpty
      ? nil : paths.ancestors(of: path).lazy.compactMap { deprecations[$0] }.first
  }

  /// Computes the `$type` at each path. Parents come before their children.
  fileprivate mutating func inheritTypes(_ set: TokenSet) {
    types = [DeclaredType](repeating: .none, count: declarations.count)
    for (path, type) in groupTypes { types[Int(path.index)] = type }
    for (path, type) in frozenTypes { types[Int(path.index)] = type }
    for index in 1..<max(1, types.count) where types[index] == .none {
      types[index] = types[Int(set.paths.parents[index])]
    }
  }
}

/// Merges the sources of the themes to evaluate (Resolver 6.2), then adds what groups inherit
/// (Format 6.4). A later token replaces an earlier one as a whole.
package func merge(_ parsed: Staged<Parsed>, project: Project) -> Staged<MergedTokens> {
  var merging = Merging(project: project, findings: parsed.findings)
  return Staged(merging.merge(parsed.value), findings: merging.findings)
}

/// The limit of tokens and groups, counted in every theme.
let themedTokenLimit = 64_000_000

/// A path that is a `$ref` in one source, and a group that inherits in another, in a theme.
private typealias Mix = (reference: Declaration, group: GroupDeclaration, theme: Int)

private struct Merging {
  let project: Project
  var findings: Findings

  mutating func merge(_ parsed: Parsed) -> MergedTokens {
    let all = ThemeSpace.all(of: parsed.resolver, contracts: parsed.contracts, project: project)
    findings.add(all.findings)
    let space = all.value
    findings.namingThemes = { parts in
      guard !space.isEmpty else { return nil }
      let region = ThemeRegion(parts, in: space)
      return region.isEverywhere ? nil : region.label(in: space)
    }
    let set = parsed.set
    acceptFilledGroups(of: set)
    let steps = parsed.resolver?.steps ?? [.set(Array(set.sources.indices))]
    var merged = MergedTokens(set: set, space: space)
    let dependence = ThemeDependence(
      set, steps: steps, space: space, isTotal: project.evaluatesAllThemes)
    if let excess = dependence.excess(in: space, project: project) {
      findings.add(excess)
      merged.space = .empty
      return merged
    }
    let themes = dependence.themesToEvaluate()
    guard isInLimits(themes.count, set: set) else {
      merged.space = .empty
      return merged
    }
    var base = MergedTheme(index: 0, declarations: [Int32?](repeating: nil, count: set.paths.count))
    let firstModifier = steps.firstIndex { if case .modifier = $0 { true } else { false } }
    for step in steps[..<(firstModifier ?? steps.endIndex)] {
      base.add(step, of: set, in: Variant())
    }
    for index in themes {
      var theme = base
      theme.index = index
      let contexts = space.contexts(of: index)
      for step in steps[(firstModifier ?? steps.endIndex)...] {
        theme.add(step, of: set, in: contexts)
      }
      merged.themes.append(theme)
    }
    let mixed = parsed.resolver == nil ? [] : mixedInheritance(in: merged)
    if parsed.resolver == nil { findDuplicates(in: set) }
    guard merged.expandGroups(dependence: dependence, findings: &findings), arePathsInLimit(merged)
    else {
      merged.space = .empty
      merged.themes = []
      return merged
    }
    merged.axes = dependence.axes(ofPathsIn: merged.set.paths)
    findConflicts(in: merged)
    report(mixed, in: merged)
    for index in merged.themes.indices { merged.themes[index].inheritTypes(merged.set) }
    return merged
  }

  /// Drops findings about groups with a type and no tokens that another file fills.
  private mutating func acceptFilledGroups(of set: TokenSet) {
    guard findings.count(of: .unfinishedToken) > 0 else { return }
    var filled: Set<PathID> = []
    for declaration in set.declarations {
      for path in set.paths.ancestors(of: declaration.path) where !filled.insert(path).inserted {
        break
      }
    }
    findings.removeAll { finding in
      finding.rule == .unfinishedToken
        && finding.path.flatMap { set.paths.find($0.pathSegments) }.map(filled.contains) ?? false
    }
  }

  private mutating func isInLimits(_ themes: Int, set: TokenSet) -> Bool {
    let size = set.paths.count
    let count = themes * size
    guard count > themedTokenLimit else { return true }
    findings.add(
      .limitExceeded,
      message: "\(themes) themes of \(size) tokens and groups are \(count), more than the limit of "
        + "\(themedTokenLimit); list fewer themes in 'inputs'", at: project.places.resolver)
    return false
  }

  /// Whether the paths of all tokens in all themes fit in the limit. A group's long name repeats in
  /// the path of each of its tokens.
  private mutating func arePathsInLimit(_ merged: MergedTokens) -> Bool {
    let set = merged.set
    let lengths = set.paths.lengths()
    let most = (lengths.max() ?? 0) * set.declarations.count * merged.themes.count
    if most <= set.limit.bytes { return true }
    var size = 0
    for theme in merged.themes {
      for (path, index) in theme.declarations.enumerated() {
        guard let index else { continue }
        size += lengths[path]
        guard size > set.limit.bytes else { continue }
        findings.add(
          .limitExceeded,
          message:
            "the paths of all tokens in all themes exceed the limit of \(set.limit.bytes) bytes; "
            + "shorten the names of groups, or list fewer themes in 'inputs'",
          at: set.namePlace(of: set.declarations[Int(index)]))
        return false
      }
    }
    return true
  }

  /// Reports paths that are a token in one source and a group in another (requirements R-065 and
  /// F-073), each once.
  private mutating func findConflicts(in merged: MergedTokens) {
    struct Conflict {
      var inner: Declaration
      var themes: [(theme: Int, axes: AxisSet)] = []
    }
    let set = merged.set
    let parents = set.paths.parents
    var conflicts: [Int32: Conflict] = [:]
    for theme in merged.themes where set.sources.count > 1 || theme.hasReferences {
      for (index, inner) in theme.declarations.enumerated() {
        guard let inner else { continue }
        var ancestor = Int(parents[index])
        while ancestor > 0 {
          if let token = theme.declarations[ancestor] {
            let inner = set.declarations[Int(inner)]
            var conflict = conflicts[token] ?? Conflict(inner: inner)
            if inner.path.index < conflict.inner.path.index { conflict.inner = inner }
            conflict.themes.append((theme.index, merged.axes[index]))
            conflicts[token] = conflict
          }
          ancestor = Int(parents[ancestor])
        }
      }
    }
    for (token, conflict) in conflicts {
      let token = set.declarations[Int(token)]
      let finding = Diagnostic(
        .conflictingToken,
        message:
          "'\(set.paths.string(token.path))' is a token here and a group elsewhere; rename one of them",
        at: set.namePlace(of: token), path: set.paths.string(token.path),
        related: [
          Diagnostic.Related(
            "'\(set.paths.string(conflict.inner.path))' makes it a group",
            at: set.namePlace(of: conflict.inner))
        ] + set.inheritanceHops(of: token) + set.inheritanceHops(of: conflict.inner))
      for (theme, axes) in conflict.themes { findings.add(finding, in: theme, over: axes) }
    }
  }

  /// The paths that two sources of a theme let inherit, each in another way (requirement R-065).
  private func mixedInheritance(in merged: MergedTokens) -> [Mix] {
    merged.themes.flatMap { theme in
      theme.bases.compactMap { path, group in
        guard let token = theme.declarations[Int(path.index)],
          merged.set.declarations[Int(token)].isReference
        else { return nil }
        return (merged.set.declarations[Int(token)], merged.set.groups[Int(group)], theme.index)
      }
    }
  }

  /// Reports such paths, except those that are a token and a group, which is reported already.
  private mutating func report(_ mixed: [Mix], in merged: MergedTokens) {
    let set = merged.set
    let known = findings.paths(of: .conflictingToken)
    for mix in mixed {
      let path = set.paths.string(mix.group.path)
      if known.contains(path) { continue }
      findings.add(
        Diagnostic(
          .conflictingToken,
          message: "'\(path)' is a '$ref' here and a group that inherits elsewhere; keep one",
          at: set.namePlace(of: mix.reference), path: path,
          related: [Diagnostic.Related("the group", at: set.namePlace(of: mix.group))]),
        in: mix.theme, over: merged.axes[Int(mix.group.path.index)])
    }
  }

  /// Reports tokens that are declared twice. Without a resolver, no file comes after another.
  private mutating func findDuplicates(in set: TokenSet) {
    var first = [Int?](repeating: nil, count: set.paths.count)
    for (index, declaration) in set.declarations.enumerated() {
      let path = Int(declaration.path.index)
      guard let known = first[path] else {
        first[path] = index
        continue
      }
      let original = set.declarations[known]
      findings.add(
        .conflictingToken,
        message:
          "'\(set.paths.string(declaration.path))' is declared twice; keep one, or list the files in "
          + "order in a resolver document",
        at: set.namePlace(of: declaration), path: set.paths.string(declaration.path),
        related: [Diagnostic.Related("first declared here", at: set.namePlace(of: original))])
    }
    // A group that inherits, and is all of another group elsewhere.
    for group in set.groups where group.base != nil {
      guard let known = first[Int(group.path.index)], set.declarations[known].isReference
      else { continue }
      let reference = set.declarations[known]
      let places = [set.namePlace(of: reference), set.namePlace(of: group)]
      let isFirst = reference.source < group.source
      findings.add(
        .conflictingToken,
        message:
          "the group '\(set.paths.string(group.path))' inherits from another group in another file; keep one, "
          + "or list the files in order in a resolver document",
        at: places[isFirst ? 1 : 0], path: set.paths.string(group.path),
        related: [Diagnostic.Related("first declared here", at: places[isFirst ? 0 : 1])])
    }
    findDuplicates(inGroupsOf: set)
  }

  /// Reports groups whose properties differ between files.
  private mutating func findDuplicates(inGroupsOf set: TokenSet) {
    var first: [PathID: [String: (group: GroupDeclaration, key: String, value: String)]] = [:]
    for group in set.groups {
      for (name, key, value) in group.properties {
        guard let original = first[group.path]?[name] else {
          first[group.path, default: [:]][name] = (group, key, value)
          continue
        }
        guard original.key != key || original.value != value else { continue }
        findings.add(
          .conflictingToken,
          message:
            "the group '\(set.paths.string(group.path))' has a different '\(key)' in another file; make them "
            + "the same, or list the files in order in a resolver document",
          at: set.place(of: group, key: key), path: set.paths.string(group.path),
          related: [
            Diagnostic.Related(
              "the other value", at: set.place(of: original.group, key: original.key))
          ])
      }
    }
  }
}

extension GroupDeclaration {
  /// The properties that tokens of the group inherit, each with its key and its value as text to
  /// compare. `$extends` and `$ref` both say what the group inherits.
  fileprivate var properties: [(name: String, key: String, value: String)] {
    var properties: [(name: String, key: String, value: String)] = []
    if case .known(let type) = type { properties.append(("type", "$type", type.rawValue)) }
    if let base = base?.string {
      properties.append(("base", isReference ? "$ref" : "$extends", base))
    }
    if let deprecation { properties.append(("deprecation", "$deprecated", "\(deprecation)")) }
    return properties
  }
}
