import ForeignValues
import TokenModel
import Writers

/// Gives plain numbers and texts the types that their Figma scopes say: 16 with `GAP` is 16px, "Inter"
/// with `FONT_FAMILY` is a font. One finding for each type.
func applyScopes(to tokens: inout [ForeignToken], findings: inout Findings) {
  var changed: [String: [Int]] = [:]
  for index in tokens.indices where !tokens[index].scopes.isEmpty {
    let token = tokens[index]
    guard ["number", "float", "string", nil].contains(token.type),
      token.value.alias == nil,
      token.value.number != nil || token.value.text != nil
    else { continue }
    let type = FigmaType(token.value, scopes: token.scopes)
    guard type.word != "string", type.word != "number" || type.value != token.value else {
      continue
    }
    tokens[index].type = type.word
    tokens[index].value = type.value
    changed[type.word, default: []].append(index)
  }
  for (word, indices) in changed.sorted(by: { $0.key < $1.key }) {
    let first = tokens[indices[0]]
    let path = printable(first.names.tokenPath)
    let subject =
      indices.count == 1 ? "'\(path)' becomes" : "'\(path)' and \(indices.count - 1) more become"
    findings.add(
      .changedValue,
      message: "\(subject) \(word), because of Figma scopes such as \(printable(first.scopes[0]))",
      at: first.place, path: indices.count == 1 ? first.names.tokenPath : nil)
  }
}
