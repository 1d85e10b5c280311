import TokenModel
import Writers

/// Reports a token whose type does not exist in DTCG.
func reportUntyped(_ token: ForeignToken, report: (Rule, String) -> Void) {
  guard let type = token.type else { return }
  let guess = inferredType(of: token.value, at: token.names)
  let option = "--type '\(printable(tokenPath(token.names)))=\(guess?.rawValue ?? "TYPE")'"
  if type == "string" || type == "boolean" || type == "content" {
    report(
      .notCarried,
      "DTCG 2025.10 has no type '\(type)'; if \(token.value.excerpt) has another type, set it "
        + "with \(option)")
  } else {
    report(
      .notCarried,
      "DTCG 2025.10 has no type '\(printable(type))'; set the type of \(token.value.excerpt) with \(option)"
    )
  }
}

/// Reports tokens without a type, those that one pattern of `--type` settles in one finding; and
/// those whose type was inferred, in the same way.
func reportTypes(_ table: inout ForeignTable, findings: inout Findings) {
  let indices = table.tokens.indices
  let missing = indices.filter(table.lacksType)
  let inferred = indices.filter { table.inferredType(of: $0) != nil }
  guard !missing.isEmpty || !inferred.isEmpty else { return }
  let types = table.typesAndLooks
  var aliases: [Int: Int] = [:]
  for index in indices where table.echoes(index) {
    if let end = table.end(of: index) { aliases[end, default: 0] += 1 }
  }
  func echoes(_ tokens: [Int]) -> String {
    let count = tokens.reduce(0) { $0 + (aliases[$1] ?? 0) }
    let whose = tokens.count == 1 ? "it" : "them"
    switch count {
    case 0: return ""
    case 1: return ", which an alias of \(whose) lacks too"
    default: return ", which \(count) aliases of \(whose) lack too"
    }
  }
  for pattern in typePatterns(for: types, untyped: inferred) {
    report(
      pattern.tokens, in: table, as: .changedValue,
      text: { "\($0) no type; \($1) read as \(pattern.type.rawValue) because of \($2)" },
      cure: "to set another type, use --type '\(printable(pattern.pattern))=TYPE'",
      findings: &findings)
  }
  let patterns = typePatterns(for: types, untyped: missing)
  for pattern in patterns {
    let option = "\(printable(pattern.pattern))=\(pattern.type.rawValue)"
    table.typePatterns.append(option)
    report(
      pattern.tokens, in: table, as: .missingType,
      text: {
        "\($0) no type\(echoes(pattern.tokens)); \($2) look\(pattern.tokens.count == 1 ? "s" : "") like "
          + pattern.type.rawValue
      },
      cure: "set it with --type '\(option)', or use --infer-types", findings: &findings)
  }
  let settled = Set(patterns.flatMap(\.tokens))
  let groups = Dictionary(grouping: missing.filter { !settled.contains($0) }) {
    table.tokens[$0].names.dropLast()
  }
  for (group, tokens) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
    let path = tokens.count == 1 ? table.tokens[tokens[0]].names : group + ["**"]
    report(
      tokens, in: table, as: .missingType,
      text: {
        "\($0) no type\(echoes(tokens)), and \($2) \(tokens.count == 1 ? "does" : "do") not tell it"
      },
      cure: "set it with --type '\(printable(tokenPath(Array(path))))=TYPE'", findings: &findings)
  }
}

/// - Parameter text: Makes the sentence of "a has" or "a and 2 more have", of "it is" or "they are",
///   and of the first value.
private func report(
  _ tokens: [Int], in table: ForeignTable, as rule: Rule,
  text: (_ subject: String, _ verb: String, _ value: String) -> String, cure: String,
  findings: inout Findings
) {
  let first = table.tokens[tokens[0]]
  let path = printable(tokenPath(first.names))
  let isSingle = tokens.count == 1
  let subject = isSingle ? "'\(path)' has" : "'\(path)' and \(tokens.count - 1) more have"
  let value = isSingle ? first.value.excerpt : "values such as \(first.value.excerpt)"
  findings.add(
    rule, message: text(subject, isSingle ? "it is" : "they are", value) + "; " + cure,
    at: first.place,
    path: isSingle ? tokenPath(first.names) : nil)
}

/// The type that a value looks like, for a suggestion.
func likelyType(of value: JSONTree) -> TokenType? {
  if value.number != nil { return .number }
  if value["fontSize"] != nil { return .typography }
  guard let text = value.text else { return nil }
  if JSONTree.color(css: text) != nil { return .color }
  if JSONTree.duration(text) != nil { return .duration }
  if let (_, unit) = quantity(text) { return unit.isEmpty ? .number : .dimension }
  if text.hasPrefix("cubic-bezier(") { return .cubicBezier }
  let words = cssWords(text)
  return words.count >= 3 && quantity(words[0]) != nil ? .shadow : nil
}
