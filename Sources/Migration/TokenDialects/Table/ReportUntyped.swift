import ForeignValues
import TokenJSON
import TokenModel
import Writers

/// Reports tokens whose type does not exist in DTCG: one finding for each type.
func reportUnknownTypes(_ table: ForeignTable, findings: inout Findings) {
  let unknown = Set(table.tokens.indices.filter(table.hasUnknownType))
  guard !unknown.isEmpty else { return }
  let types = Dictionary(grouping: unknown.sorted()) { table.tokens[$0].type ?? "" }
  let aliases = table.aliasCounts
  let looks = table.tokens.enumerated().map { index, token in
    (
      token.names, unknown.contains(index) ? nil : table.declaredType(of: index),
      token.value.inferredType(at: token.names)
    )
  }
  for (type, tokens) in types.sorted(by: { $0.value[0] < $1.value[0] }) {
    let first = table.tokens[tokens[0]]
    let isSingle = tokens.count == 1
    let path = printable(first.names.tokenPath)
    let guess = first.value.inferredType(at: first.names)?.rawValue ?? "TYPE"
    let patterns = typePatterns(for: looks, untyped: tokens)
    let pattern = isSingle ? path : patterns.count == 1 ? printable(patterns[0].pattern) : "PATTERN"
    let option = "--type '\(pattern)=\(guess)'"
    let hasNoType = textTypes.contains(type)
    let count = tokens.reduce(0) { $0 + (aliases[$1] ?? 0) }
    let subject =
      (isSingle ? "'\(path)'" : "'\(path)' and \(tokens.count - 1) more")
      + (count == 0
        ? "" : ", and \(count) \(count == 1 ? "alias" : "aliases") of \(isSingle ? "it" : "them")")
    findings.add(
      .notCarried,
      message: "\(subject): DTCG 2025.10 has no type '\(printable(type))'; "
        + (hasNoType
          ? "if \(first.value.excerpt) has another type, set it with \(option)"
          : "set the type of \(first.value.excerpt) with \(option)"),
      at: first.place, path: isSingle ? first.names.tokenPath : nil)
  }
}

/// Reports tokens without a type, those that one pattern of `--type` settles in one finding; and
/// those whose type was inferred, in the same way.
func reportTypes(_ table: inout ForeignTable, findings: inout Findings) {
  reportUnknownTypes(table, findings: &findings)
  let indices = table.tokens.indices
  var missing = indices.filter(table.lacksType)
  reportStyling(&missing, in: table, findings: &findings)
  let inferred = indices.filter { table.inferredType(of: $0) != nil }
  guard !missing.isEmpty || !inferred.isEmpty else { return }
  let types = table.typesAndLooks
  let aliases = table.aliasCounts
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
      text: {
        let type = table.tokens[pattern.tokens[0]].type.map { " but '\(printable($0))'" }
        return "\($0) no type\(type ?? ""); \($1) read as \(pattern.type.rawValue) because of \($2)"
      },
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
      tokens, in: table, as: table.infers ? .notCarried : .missingType,
      text: {
        "\($0) no type\(echoes(tokens)), and \($2) \(tokens.count == 1 ? "does" : "do") not show which"
      },
      cure: "set it with --type '\(printable(Array(path).tokenPath))=TYPE'", findings: &findings)
  }
}

/// Reports and removes tokens without a type whose values are CSS that no type of DTCG can express: one
/// finding for each function, each word, and for lists of lengths.
private func reportStyling(_ missing: inout [Int], in table: ForeignTable, findings: inout Findings)
{
  let forms = missing.map { unexpressibleForm(of: table.tokens[$0].value) }
  let groups = Dictionary(grouping: missing.indices.filter { forms[$0] != nil }) { forms[$0] ?? "" }
  guard !groups.isEmpty else { return }
  let aliases = table.aliasCounts
  for tokens in groups.values.map({ $0.map { missing[$0] } }).sorted(by: { $0[0] < $1[0] }) {
    let first = table.tokens[tokens[0]]
    let count = tokens.reduce(0) { $0 + (aliases[$1] ?? 0) }
    let path = printable(first.names.tokenPath)
    let subject =
      (tokens.count == 1 ? "'\(path)'" : "'\(path)' and \(tokens.count - 1) more")
      + (count == 0 ? "" : ", and \(count) \(count == 1 ? "alias" : "aliases")")
    findings.add(
      .notCarried,
      message:
        "\(subject): no type of DTCG 2025.10 can express \(first.value.excerpt); write a plain "
        + "value, or leave it to CSS", at: first.place,
      path: tokens.count == 1 ? first.names.tokenPath : nil)
  }
  missing = missing.indices.filter { forms[$0] == nil }.map { missing[$0] }
}

/// The form of a CSS value that no type of DTCG has: the name of a function with `(`, a keyword, or
/// `lengths`; nil for other values.
private func unexpressibleForm(of value: JSONTree) -> String? {
  guard let text = value.text?.trimmingBlanks.lowercased() else { return nil }
  if styleWords.contains(text) { return text }
  if let function = styleFunctions.first(where: { text.holds(text: $0) }) { return function }
  if quantity(text)?.unit == "%" { return "%" }
  let words = text.cssWords
  let isList = words.count > 1 && words.allSatisfy { quantity($0) != nil || $0.alias != nil }
  return isList && words.count < 5 ? "lengths" : nil
}

/// Keywords of CSS that stand for a value of the browser.
private let styleWords: Set<String> = [
  "", "none", "auto", "normal", "inherit", "initial", "unset", "revert", "currentcolor",
  "fit-content",
  "max-content", "min-content", "italic", "uppercase", "lowercase", "capitalize", "underline",
  "line-through", "hidden", "visible",
]

/// Functions of CSS whose value depends on where it is used.
private let styleFunctions = [
  "var(", "calc(", "clamp(", "min(", "max(", "env(", "url(", "color-mix(", "attr(", "light-dark(",
]

extension ForeignTable {
  /// The number of aliases of each token that are left out because it has no type.
  fileprivate var aliasCounts: [Int: Int] {
    var counts: [Int: Int] = [:]
    for index in tokens.indices where echoes(index) {
      if let end = end(of: index) { counts[end, default: 0] += 1 }
    }
    return counts
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
  let path = printable(first.names.tokenPath)
  let isSingle = tokens.count == 1
  let subject = isSingle ? "'\(path)' has" : "'\(path)' and \(tokens.count - 1) more have"
  let value = isSingle ? first.value.excerpt : "values such as \(first.value.excerpt)"
  findings.add(
    rule, message: text(subject, isSingle ? "it is" : "they are", value) + "; " + cure,
    at: first.place,
    path: isSingle ? first.names.tokenPath : nil)
}
