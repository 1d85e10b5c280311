/// Which sources belong to sets, and which to contexts of modifiers.
///
/// If only some contexts override a value of a base set, dark mode can silently show a light value.
struct ContextSources {
  private let tokens: ResolvedTokens
  /// The sources that are in every theme.
  private let base: Set<Int>
  private let modifiers: [(modifier: Resolver.Modifier, sources: [String: Set<Int>])]
  /// The sources that declare each path; computed when a role that varies first needs them.
  private lazy var declaring: [PathID: Set<Int>] = tokens.set.declarations.reduce(into: [:]) {
    $0[$1.path, default: []].insert(Int(tokens.set.decidingSource(of: $1)))
  }

  init(_ resolver: Resolver, tokens: ResolvedTokens) {
    self.tokens = tokens
    base = Set(
      resolver.steps.flatMap { step -> [Int] in
        if case .set(let sources) = step { sources } else { [] }
      })
    modifiers = resolver.modifiers.map { modifier in
      return (modifier, Dictionary(firsts: modifier.contexts.map { ($0.name, Set($0.sources)) }))
    }
  }

  /// A role that varies with an axis, and the themes that require it.
  typealias Varying = (axis: String, applies: (_ theme: Int) -> Bool, place: () -> Place)

  /// Finds the themes in which a token lacks a value of its own.
  mutating func check(
    _ path: PathID, in themes: [Int], varying: [Varying]
  ) -> [(finding: Diagnostic, theme: Int)] {
    var findings: [(finding: Diagnostic, theme: Int)] = []
    lazy var owners = self.owners(of: path)
    // One finding for each role, at the first value that its context does not declare.
    var lackingValues: [Int: Declaration] = [:]
    for theme in themes {
      guard let declaration = tokens.declaration(path, in: theme) else { continue }
      if isInBase(declaration),
        let finding = overridden(path, declaration: declaration, in: theme, owners: owners)
      {
        findings.append((finding, theme))
        continue
      }
      let lacking = varying.firstIndex { role in
        role.applies(theme) && !hasOwnValue(path, in: theme, of: role.axis)
      }
      guard let lacking else { continue }
      let first = lackingValues[lacking] ?? declaration
      lackingValues[lacking] = first
      findings.append((constant(path, declaration: first, role: varying[lacking]), theme))
    }
    return findings
  }

  private func isInBase(_ declaration: Declaration) -> Bool {
    base.contains(Int(tokens.set.decidingSource(of: declaration)))
  }

  /// For each modifier, the contexts that set the token in some theme, each with that theme.
  private func owners(of path: PathID) -> [[String: Int]] {
    var owners = modifiers.map { _ in [String: Int]() }
    for theme in tokens.themes(of: path) {
      guard let declaration = tokens.declaration(path, in: theme), !isInBase(declaration)
      else { continue }
      let source = Int(tokens.set.decidingSource(of: declaration))
      let contexts = Dictionary(
        firsts: tokens.themes.contexts(of: theme).entries.map { ($0.axis, $0.value) })
      for (index, entry) in modifiers.enumerated() {
        guard let context = contexts[entry.modifier.name],
          owners[index][context] == nil, entry.sources[context]?.contains(source) ?? false
        else { continue }
        owners[index][context] = theme
      }
    }
    return owners
  }

  /// The finding about a value from a base set when a modifier's default context overrides it, or
  /// when another context does and there is no default (ruling 21).
  private func overridden(
    _ path: PathID, declaration: Declaration, in theme: Int, owners: [[String: Int]]
  ) -> Diagnostic? {
    for (entry, owners) in zip(modifiers, owners) where !owners.isEmpty {
      let modifier = entry.modifier
      guard let context = tokens.themes.contexts(of: theme)[modifier.name], owners[context] == nil
      else { continue }
      let first = modifier.contexts.map(\.name).first { owners[$0] != nil }
      let owner = modifier.defaultContext ?? first ?? ""
      guard let other = owners[owner], let overriding = tokens.declaration(path, in: other)
      else { continue }
      let axis = printable(modifier.name)
      let reason =
        modifier.defaultContext == nil
        ? "'\(printable(owner))' overrides it and '\(axis)' has no default"
        : "'\(printable(owner))', the default of '\(axis)', overrides it"
      return Diagnostic(
        .missingContextValue,
        message: "'\(tokens.set.paths.string(path))' comes from a base set, but \(reason); "
          + "declare it in every context of '\(axis)'",
        at: tokens.set.namePlace(of: declaration), path: tokens.set.paths.string(path),
        related: [Diagnostic.Related("overridden here", at: tokens.set.namePlace(of: overriding))])
    }
    return nil
  }

  // MARK: Roles that vary

  /// Whether the theme's context of a modifier declares the token, overridden or not.
  private mutating func hasOwnValue(_ path: PathID, in theme: Int, of axis: String) -> Bool {
    guard let entry = modifiers.first(where: { $0.modifier.name == axis }),
      let context = tokens.themes.contexts(of: theme)[axis], let sources = entry.sources[context],
      let declaration = tokens.declaration(path, in: theme)
    else { return true }  // reported with the contract
    if sources.contains(Int(tokens.set.decidingSource(of: declaration))) { return true }
    return !(declaring[path] ?? []).isDisjoint(with: sources)
  }

  private func constant(_ path: PathID, declaration: Declaration, role: Varying) -> Diagnostic {
    let axis = printable(role.axis)
    return Diagnostic(
      .missingContextValue,
      message:
        "'\(tokens.set.paths.string(path))' must vary with '\(axis)', but not every context sets it; "
        + "declare it in every context of '\(axis)'",
      at: role.place(), path: tokens.set.paths.string(path),
      related: [
        Diagnostic.Related("the value comes from here", at: tokens.set.namePlace(of: declaration))
      ])
  }
}
