/// The converted files: sets of tokens, and how a resolver combines them.
struct ConvertedTokens {
  /// The sets, in the order of the input.
  var sets: [TokenFile] = []
  /// The modifiers of the resolver (Resolver 4.1.5), whose contexts merge sets.
  var modifiers: [ModeGroup] = []
  /// Sets and modifiers in the order in which they are merged; later ones win.
  var order: [ThemePlan.Source] = []
  var matchedPatterns: Set<String> = []
  /// Whether `--infer-types` finds a type that is missing.
  var canInferTypes = false
  var matchedModes: Set<String> = []
  /// How many tokens are left out because they have no type, or reference one without.
  var untypedCount = 0
  /// The names of the sets that the source declares.
  var declaredSets: [String] = []
  /// What became of each declared value, by origin, and the declared set that has it. Copies have no fate.
  var origins: [(fate: Account.Fate?, set: Int?)] = []
  /// The origins of values that override others in every theme, by the origins of those.
  var overriders: [Int: Int] = [:]
  /// The declared values, by their origins, that another one of the same path and set replaces.
  var replaced: Set<Int> = []
  var themes: [DeclaredTheme] = []
  /// What the plan says about modes that were not made.
  var modeAdvice: String?
  /// Everything that was lost or changed.
  var findings = Findings()
  /// The resolver documents to copy.
  var resolvers: [ForeignFile] = []
  /// The path of the resolver document.
  var resolver = ""
  /// Whether the files declare no token to write. A resolver document can have tokens of its own.
  var isEmpty = false

  /// A theme as the source declares it.
  struct DeclaredTheme {
    /// The context of each modifier.
    var contexts: [Int: Int]
    /// The declared sets that it merges, in order; later ones win.
    var sets: [Int]
  }

  var names: Set<String> { Set(sets.map(\.name) + modifiers.map(\.name)) }

  /// The name, followed by a number if a set or a modifier already has it.
  func availableName(_ name: String, among taken: Set<String>? = nil) -> String {
    let taken = taken ?? names
    let modifiers = Set(modifiers.map(\.name.bareName))
    if name.isEmpty, !taken.contains("tokens") { return "tokens" }
    return name.numbered { !$0.isEmpty && !taken.contains($0) && !modifiers.contains($0.bareName) }
  }

  /// How sets are combined: those of every theme, and the contexts of modifiers, with their reasons and sets.
  var plan: [String] {
    let always = order.compactMap(\.set)
    var lines: [String] = []
    if !always.isEmpty {
      let count = always.reduce(0) { $0 + sets[$1].root.paths.count }
      lines.append("every theme: \(shortened(always)) (\(counted(count, noun: "token")))")
    }
    for modifier in modifiers {
      let contexts = modifier.contexts.enumerated().map { index, context in
        "'" + printable(context.name) + "'" + (index == modifier.defaultContext ? " (default)" : "")
          + " adds " + (context.sets.isEmpty ? "nothing" : shortened(context.sets))
      }
      lines.append(
        "modifier '\(printable(modifier.name))': \(contexts.joined(separator: "; "))"
          + (modifier.because.map { ", because \(printable($0))" } ?? ""))
    }
    let themes = modifiers.combinationCount
    let product =
      modifiers.count > 1
      ? " (\(modifiers.map { "\($0.contexts.count)" }.joined(separator: " × ")))" : ""
    lines.append((themes == 1 ? "1 theme" : "\(plain(themes)) themes") + product)
    return lines + [modeAdvice].compactMap(\.self)
  }

  private func shortened(_ list: [Int]) -> String {
    let names = list.map { printable(sets[$0].name) }
    return names.count > 4
      ? "\(names.count) sets, such as \(names[names.count - 1])" : names.joined(separator: ", ")
  }
}

extension String {
  /// A name without case and separators, which outputs ignore.
  var bareName: String {
    let words = lowercased().filter { $0.isLetter || $0.isNumber }
    return words.isEmpty ? self : words
  }
}
