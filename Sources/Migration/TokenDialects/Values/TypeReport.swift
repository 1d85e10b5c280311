/// The findings about types of a table that are missing, unknown or inferred.
struct TypeReport {
  private(set) var findings = Findings()
  /// Whether `--infer-types` finds a type that is missing.
  private(set) var canInfer = false
  private let table: TokenGraph
  /// How many tokens are left out because they have no type, or reference one without.
  private(set) var untypedCount = 0
  /// The number of aliases of each token that are left out because it has no type.
  private var aliasCounts: [Int: Int] = [:]

  init(_ evaluation: Evaluation) {
    let table = evaluation.graph
    self.table = table
    let indices = table.tokens.indices.filter { table.plan.isMerged(table.tokens[$0].file) }
    for index in indices where table.kinds[index] == nil && table.tokens[index].value.alias != nil {
      let choice = table.plan.choice(with: table.tokens[index].file)
      let outcome = evaluation.outcome(of: index, in: choice)
      guard let end = outcome.end, end != index, outcome.type == nil else { continue }
      if table.isUntyped(end) { aliasCounts[end, default: 0] += 1 }
    }
    reportUnknown(indices.filter(table.hasUnknownType))
    let missing = withoutStyling(indices.filter(table.lacksType))
    untypedCount = missing.count + (aliases(of: missing)?.count ?? 0)
    let inferred = indices.filter {
      table.kinds[$0] != nil && table.types.certainKind(of: table.tokens[$0]) == nil
    }
    guard !missing.isEmpty || !inferred.isEmpty else { return }
    let types = table.tokens.map { token in
      table.types.certainKind(of: token)?.tokenType ?? table.types.inferredType(of: token)
    }
    reportInferred(groups(of: inferred, types: types))
    reportMissing(missing, groups: groups(of: missing, types: types))
  }

  /// Tokens in a group at the root that look like one type, and a pattern for them: a word if it has others, too.
  private typealias Group = (pattern: String, type: TokenType, tokens: [Int])

  private func groups(of indices: [Int], types: [TokenType?]) -> [Group] {
    let patterns = table.tokens.map { $0.names.count > 1 ? [$0.names[0], "**"].tokenPath : "*" }
    var known: [String: Set<TokenType>] = [:]
    for (pattern, type) in zip(patterns, types) {
      if let type { known[pattern, default: []].insert(type) }
    }
    return indices.grouped { [patterns[$0], types[$0]?.rawValue] }.compactMap { tokens in
      guard let type = types[tokens[0]] else { return nil }
      let whole = patterns[tokens[0]]
      let pattern = known[whole] == [type] ? whole : "PATTERN"
      return (tokens.count == 1 ? table.tokens[tokens[0]].names.tokenPath : pattern, type, tokens)
    }
  }

  private func tokens(_ indices: [Int]) -> [ForeignToken] { indices.map { table.tokens[$0] } }

  /// The number of aliases that are left out because of tokens, and their noun; nil for none.
  private func aliases(of indices: [Int]) -> (count: Int, text: String)? {
    let count = indices.reduce(0) { $0 + (aliasCounts[$1] ?? 0) }
    return counted(count, one: "alias", several: "aliases").map { (count, $0) }
  }

  /// Reports tokens whose type does not exist in DTCG: one finding for each type.
  private mutating func reportUnknown(_ unknown: [Int]) {
    for indices in unknown.grouped(by: { table.tokens[$0].type }) {
      let filled = indices.first { table.tokens[$0].value.text?.isEmpty != true }
      let first = table.tokens[filled ?? indices[0]]
      let (type, isSingle) = (first.type ?? "", indices.count == 1)
      let guess = first.value.inferredType(at: first.names)?.rawValue ?? "TYPE"
      let pattern = isSingle ? printable(first.names.tokenPath) : "PATTERN"
      let option = "--type '\(pattern)=\(guess)'"
      let aliases = aliases(of: indices).map { ", and \($0.text) of \(isSingle ? "it" : "them")" }
      findings.add(.notCarried, about: tokens(indices)) { subject in
        subject + (aliases ?? "") + ": DTCG 2025.10 has no type '\(printable(type))'; "
          + (filled == nil || first.value.members != nil && first.value.likelyType == nil
            ? "no other type has \(filled == nil ? "empty values" : "such parts")"
            : textTypes.contains(type)
              ? "if \(first.value.excerpt) has another type, set it with \(option)"
              : "set the type of \(first.value.excerpt) with \(option)")
      }
    }
  }

  /// Reports tokens whose type was inferred.
  private mutating func reportInferred(_ groups: [Group]) {
    for group in groups {
      let type = table.tokens[group.tokens[0]].type.map { " but '\(printable($0))'" } ?? ""
      let they = group.tokens.count == 1 ? "it is" : "they are"
      report(group.tokens, as: .changedValue) {
        "no type\(type); \(they) read as \(group.type.rawValue) because of \($0); to set another type, "
          + "use --type '\(printable(group.pattern))=TYPE'"
      }
    }
  }

  /// Reports tokens without a type.
  private mutating func reportMissing(_ missing: [Int], groups: [Group]) {
    canInfer = !groups.isEmpty
    for group in groups {
      let echoes = echoes(of: group.tokens)
      report(group.tokens, as: .missingType) {
        "no type\(echoes); \($0) look\(group.tokens.count == 1 ? "s" : "") like \(group.type.rawValue); "
          + "set it with --type '\(printable(group.pattern))=\(group.type.rawValue)', or use --infer-types"
      }
    }
    let settled = Set(groups.flatMap(\.tokens))
    for indices in missing.filter({ !settled.contains($0) })
      .grouped(by: { table.tokens[$0].names.dropLast() })
    {
      let names = table.tokens[indices[0]].names
      let path = indices.count == 1 ? names : names.dropLast() + ["**"]
      let echoes = echoes(of: indices)
      report(indices, as: table.types.infers ? .notCarried : .missingType) {
        "no type\(echoes), and \($0) \(indices.count == 1 ? "does" : "do") not show which; set it with "
          + "--type '\(printable(path.tokenPath))=TYPE'"
      }
    }
  }

  private func echoes(of indices: [Int]) -> String {
    let whose = indices.count == 1 ? "it" : "them"
    guard let (count, text) = aliases(of: indices) else { return "" }
    return count == 1
      ? ", which an alias of \(whose) lacks too" : ", which \(text) of \(whose) lack too"
  }

  /// Reports tokens in a message about the value of the first one, or about values such as it.
  private mutating func report(_ indices: [Int], as rule: Rule, message: (String) -> String) {
    let isSingle = indices.count == 1
    let value = (isSingle ? "" : "values such as ") + table.tokens[indices[0]].value.excerpt
    findings.add(rule, about: tokens(indices)) {
      "\($0) \(isSingle ? "has" : "have") " + message(value)
    }
  }

  /// The tokens without a type but those whose values are CSS that no type of DTCG can express. These
  /// are reported: one finding for each function, each word, and for lists of lengths.
  private mutating func withoutStyling(_ missing: [Int]) -> [Int] {
    let forms = Dictionary(grouping: missing) { table.tokens[$0].value.styling }
    for indices in forms.filter({ $0.key != nil }).values.sorted(by: { $0[0] < $1[0] }) {
      let aliases = aliases(of: indices).map { ", and \($0.text)" } ?? ""
      let value = table.tokens[indices[0]].value.excerpt
      findings.add(.notCarried, about: tokens(indices)) {
        "\($0)\(aliases): no type of DTCG 2025.10 can express \(value); write a plain value, or leave it "
          + "to CSS"
      }
    }
    return forms[nil] ?? []
  }
}

extension JSONTree {
  /// The form of CSS without a DTCG type: a function with `(`, a keyword, `%`, `query`, `lengths`; else nil.
  var styling: String? { text.flatMap { stylingForm(of: $0.trimmingBlanks.lowercased()) } }
}

private func stylingForm(of text: String) -> String? {
  if styleWords.contains(text) { return text }
  if let function = styleFunctions.first(where: { text.holds(text: $0) }) { return function }
  if text.quantity?.unit == "%" { return "%" }
  if text.hasPrefix("("), text.holds(text: ":") { return "query" }
  let words = text.cssWords
  let isList = words.count > 1 && words.allSatisfy { $0.quantity != nil || $0.alias != nil }
  return isList && words.count < 5 ? "lengths" : nil
}

/// Keywords of CSS that stand for a value of the browser.
private let styleWords: Set<String> = [
  "", "none", "auto", "normal", "inherit", "initial", "unset", "revert", "currentcolor",
  "fit-content", "max-content", "min-content", "italic", "uppercase", "lowercase", "capitalize",
  "underline", "line-through", "hidden", "visible",
]

/// Functions of CSS whose value depends on where it is used.
private let styleFunctions = [
  "var(", "calc(", "clamp(", "min(", "max(", "env(", "url(", "color-mix(", "attr(", "light-dark(",
]
