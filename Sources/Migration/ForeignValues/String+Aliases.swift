import TokenModel
import Writers

extension String {
  /// The text between the braces of an alias `{a.b}`; nil for any other text.
  package var alias: String? {
    guard hasPrefix("{"), hasSuffix("}") else { return nil }
    let inner = dropFirst().dropLast()
    guard !inner.isEmpty, !inner.contains(where: { $0 == "{" || $0 == "}" }) else { return nil }
    return String(inner).trimmingBlanks
  }

  /// The texts of all aliases, also those that other text surrounds.
  package var aliases: [String] {
    var texts: [String] = []
    _ = replacingAliases { alias in
      texts.append(alias)
      return alias
    }
    return texts
  }

  /// Other text in place of each alias; nil if that is nil.
  package func replacingAliases(with replacement: (String) -> String?) -> String? {
    guard utf8.contains(UInt8(ascii: "{")) else { return self }
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let alias = String(rest[rest.index(after: open)..<close]).trimmingBlanks
      guard let new = replacement(alias) else { return nil }
      result += rest[..<open] + new
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The ways to write an alias of a token, the usual one first: Style Dictionary 3 adds `.value`, and
  /// a token in a group that another token references is below the `value` of that one.
  package var aliasSpellings: [String] {
    var spellings = [self]
    for key in [".value", ".$value"] where holds(text: key) {
      if hasSuffix(key) { spellings.append(String(dropLast(key.count))) }
      if holds(text: key + ".") { spellings.append(replacing(text: key + ".", with: ".")) }
    }
    return spellings
  }
}
