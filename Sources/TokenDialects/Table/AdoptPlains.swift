import TokenModel
import Writers

/// Makes tokens of plain values that aliases reference, such as `"red": "#F00"` in a group: Style
/// Dictionary resolves such references. They get the type of the tokens that reference them. Other
/// plain values are reported.
func adoptPlains(
  _ plains: [ForeignToken], into tokens: inout [ForeignToken], findings: inout Findings
) {
  guard !plains.isEmpty else { return }
  var types: [String: Set<String?>] = [:]
  for token in tokens {
    guard let text = token.value.text.flatMap(aliasText) else { continue }
    for name in [text]
      + [".value", ".$value"].filter(text.hasSuffix).map({ String(text.dropLast($0.count)) })
    {
      types[name, default: []].insert(token.type)
    }
  }
  var adopted: [ForeignToken] = []
  for var plain in plains {
    guard let found = types[plain.names.joined(separator: ".")] else {
      let kind = plain.value.number == nil ? "a string" : "a number"
      reportPlain(plain.names.last ?? "", kind: kind, at: plain.place, findings: &findings)
      continue
    }
    let known = found.compactMap(\.self)
    plain.type = Set(known).count == 1 ? known.first : nil
    adopted.append(plain)
  }
  tokens += adopted
  guard let first = adopted.first else { return }
  let path = printable(tokenPath(first.names))
  findings.add(
    .changedValue,
    message: adopted.count == 1
      ? "'\(path)' is a plain value that an alias references; it becomes a token"
      : "'\(path)' and \(adopted.count - 1) more are plain values that aliases reference; they become tokens",
    at: first.place, path: adopted.count == 1 ? tokenPath(first.names) : nil)
}
