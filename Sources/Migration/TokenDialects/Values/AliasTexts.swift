import TokenModel
import Writers

/// The text between the braces of an alias `{a.b}`; nil for any other text.
package func aliasText(_ text: String) -> String? {
  guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
  let inner = text.dropFirst().dropLast()
  guard !inner.isEmpty, !inner.contains(where: { $0 == "{" || $0 == "}" }) else { return nil }
  return String(inner).trimmingBlanks
}

/// The texts of the aliases in a text.
func aliasTexts(in text: String) -> [String] {
  var texts: [String] = []
  _ = replacingAliases(in: text) { alias in
    texts.append(alias)
    return alias
  }
  return texts
}

/// A text with other text in place of each alias; nil if that is nil.
func replacingAliases(in text: String, with replacement: (String) -> String?) -> String? {
  guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
  var result = ""
  var rest = text[...]
  while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
    guard let new = replacement(String(rest[rest.index(after: open)..<close]).trimmingBlanks) else {
      return nil
    }
    result += rest[..<open] + new
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}

/// The ways to write an alias of a token, the usual one first: Style Dictionary 3 adds `.value`, and a
/// token in a group that another token references is below the `value` of that one.
func aliasSpellings(_ text: String) -> [String] {
  var spellings = [text]
  for key in [".value", ".$value"] where text.holds(text: key) {
    if text.hasSuffix(key) { spellings.append(String(text.dropLast(key.count))) }
    if text.holds(text: key + ".") {
      spellings.append(text.replacing(text: key + ".", with: "."))
    }
  }
  return spellings
}
