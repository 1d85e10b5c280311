import TokenModel
import Writers

/// Reports a token whose type is missing or does not exist in DTCG.
func reportUntyped(_ token: ForeignToken, report: (Rule, String) -> Void) {
  let path = printable(tokenPath(token.names))
  let guess = likelyType(of: token.value)
  let option = "--type '\(path)=\(guess?.rawValue ?? "TYPE")'"
  if token.type == "string" || token.type == "boolean" || token.type == "content" {
    report(
      .notCarried,
      "DTCG 2025.10 has no type '\(token.type ?? "")'; if \(token.value.excerpt) has another type, set it "
        + "with \(option)")
  } else if let type = token.type {
    report(
      .notCarried,
      "DTCG 2025.10 has no type '\(printable(type))'; set the type of \(token.value.excerpt) with \(option)"
    )
  } else {
    let looks = guess.map { " looks like a \($0.rawValue) but" } ?? ""
    report(
      .missingType,
      "\(token.value.excerpt)\(looks) has no type; set it with \(option)"
    )
  }
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
