import ForeignValues

/// The converted files of one dialect: sets of tokens, and how a resolver combines them.
struct ConvertedTokens: Sendable {
  /// The sets, in the order of the input.
  var sets: [TokenFile] = []
  var modifiers: [Modifier] = []
  /// Sets and modifiers in the order in which they are merged; later ones win.
  var order: [Source] = []
  var matchedPatterns: Set<String> = []
  /// Patterns of `--type` that settle missing types.
  var typePatterns: [String] = []
  var matchedModes: Set<String> = []
  /// How many tokens are left out because they have no type, or reference one without.
  var untypedCount = 0
  /// What became of each declared value, by its origin, and the set that declares it.
  var origins: [(fate: Account.Fate, set: String)] = []
  /// The themes that the source declares.
  var themes: [DeclaredTheme] = []
  /// What the plan says about modes that were not made.
  var modeAdvice: String?
  /// Everything that was lost or changed.
  var findings = Findings()

  /// A set or a modifier that the resolver merges.
  enum Source: Hashable, Sendable {
    case set(String)
    case modifier(String)
  }

  /// A modifier of the resolver (Resolver 4.1.5).
  struct Modifier: Hashable, Sendable {
    var name: String
    var contexts: [Context]
    /// The context that applies if none is chosen.
    var defaultContext: String?
    /// Why its contexts are alternatives; nil if the files say so.
    var because: String?
  }

  /// A context of a modifier, and the names of the sets that it merges, in order.
  struct Context: Hashable, Sendable {
    var name: String
    var sets: [String]
  }

  /// A theme as the source declares it.
  struct DeclaredTheme: Sendable {
    /// The context of each modifier, by their names.
    var contexts: [String: String]
    /// The sets that it merges, in order; later ones win.
    var sets: [String]
  }

  /// Appends sets and modifiers. Names that are taken get a number.
  mutating func append(_ other: ConvertedTokens) {
    matchedPatterns.formUnion(other.matchedPatterns)
    matchedModes.formUnion(other.matchedModes)
    typePatterns += other.typePatterns
    untypedCount += other.untypedCount
    modeAdvice = modeAdvice ?? other.modeAdvice
    findings.add(other.findings)
    var names: [String: String] = [:]
    let shift = origins.count
    for var set in other.sets {
      set.root.editAll { $0.origin = $0.origin.map { $0 + shift } }
      let name = availableName(set.name)
      names[set.name] = name
      set.name = name
      sets.append(set)
    }
    var modifierNames: [String: String] = [:]
    for var modifier in other.modifiers {
      let name = availableName(modifier.name)
      modifierNames[modifier.name] = name
      modifier.name = name
      for index in modifier.contexts.indices {
        modifier.contexts[index].sets = modifier.contexts[index].sets.map { names[$0] ?? $0 }
      }
      modifiers.append(modifier)
    }
    origins += other.origins.map { ($0.fate, names[$0.set] ?? $0.set) }
    themes += other.themes.map { theme in
      let contexts = theme.contexts.map { (modifierNames[$0.key] ?? $0.key, $0.value) }
      return DeclaredTheme(
        contexts: Dictionary(uniqueKeysWithValues: contexts),
        sets: theme.sets.map { names[$0] ?? $0 })
    }
    order += other.order.map { source in
      switch source {
      case .set(let name): .set(names[name] ?? name)
      case .modifier(let name): .modifier(modifierNames[name] ?? name)
      }
    }
  }

  /// The name, followed by a number if a set or a modifier already has it.
  func availableName(_ name: String) -> String {
    let taken = Set(sets.map(\.name) + modifiers.map(\.name))
    let modifiers = Set(modifiers.map(\.name.bareName))
    if name.isEmpty, !taken.contains("tokens") { return "tokens" }
    return name.numbered { !$0.isEmpty && !taken.contains($0) && !modifiers.contains($0.bareName) }
  }

  /// How the sets are combined: those of every theme, and each modifier with its contexts, why they
  /// are alternatives, and which sets each merges.
  var plan: [String] {
    let always = order.compactMap { source -> String? in
      if case .set(let name) = source { name } else { nil }
    }
    let counts = Dictionary(sets.map { ($0.name, $0.root.paths.count) }) { first, _ in first }
    var lines: [String] = []
    if !always.isEmpty {
      let count = always.reduce(0) { $0 + (counts[$1] ?? 0) }
      lines.append("every theme: \(shortened(always)) (\(counted(count, noun: "token")))")
    }
    for modifier in modifiers {
      let contexts = modifier.contexts.map { context in
        let isDefault = context.name == modifier.defaultContext
        return "'" + printable(context.name) + "'" + (isDefault ? " (default)" : "") + " adds "
          + (context.sets.isEmpty ? "nothing" : shortened(context.sets))
      }
      lines.append(
        "modifier '\(printable(modifier.name))': \(contexts.joined(separator: "; "))"
          + (modifier.because.map { ", because \(printable($0))" } ?? ""))
    }
    let themes = modifiers.reduce(1.0) { $0 * Double($1.contexts.count) }
    let product =
      modifiers.count > 1
      ? " (\(modifiers.map { "\($0.contexts.count)" }.joined(separator: " × ")))" : ""
    lines.append((themes == 1 ? "1 theme" : "\(plain(themes)) themes") + product)
    return lines + [modeAdvice].compactMap(\.self)
  }

  private func shortened(_ names: [String]) -> String {
    if names.count > 4 {
      return "\(names.count) sets, such as \(printable(names[names.count - 1]))"
    }
    return names.map(printable).joined(separator: ", ")
  }
}

extension String {
  /// A name without case and separators, which outputs ignore.
  var bareName: String {
    let words = lowercased().filter { $0.isLetter || $0.isNumber }
    return words.isEmpty ? self : words
  }
}
