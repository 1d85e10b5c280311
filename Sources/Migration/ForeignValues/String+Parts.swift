extension String {
  /// The parts of a CSS value between separators outside parentheses, braces and quotes.
  private func cssParts(_ isSeparator: (Character) -> Bool) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var quote: Character?
    for character in self {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" || character == "{" {
        depth += 1
      } else if character == ")" || character == "}" {
        depth -= 1
      } else if depth == 0, isSeparator(character) {
        parts.append(part)
        part = ""
        continue
      }
      part.append(character)
    }
    parts.append(part)
    return parts.map(\.trimmingBlanks)
  }

  package var cssWords: [String] { cssParts(\.isWhitespace).filter { !$0.isEmpty } }

  package var cssItems: [String] { cssParts { $0 == "," } }

  /// The arguments of `name(…)`; nil for any other text.
  package func cssArguments(of name: String) -> [String]? {
    guard lowercased().hasPrefix(name + "("), hasSuffix(")") else { return nil }
    return String(dropFirst(name.count + 1).dropLast()).cssItems
  }

  /// The text between the braces of an alias `{a.b}`; nil for any other text.
  package var alias: String? {
    guard utf8.first == UInt8(ascii: "{"), utf8.last == UInt8(ascii: "}") else { return nil }
    let inner = utf8.dropFirst().dropLast()
    guard !inner.isEmpty, !inner.contains(where: { $0 == 0x7B || $0 == 0x7D }) else { return nil }
    return String(Substring(inner)).trimmingBlanks
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

  /// The text with references of older files of Tokens Studio in braces: `{a.b}` for `$a.b`.
  package var bracingReferences: String {
    let parts = utf8.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false)
    var (text, isInBraces) = ("", false)
    for (index, part) in parts.enumerated() {
      var path = part.prefix { $0.isLetter || $0.isDigit || $0 >= 0x80 || ".-_".utf8.contains($0) }
      while path.last == UInt8(ascii: ".") { path.removeLast() }
      let isPath = index > 0 && part.first.map { $0.isLetter || $0 >= 0x80 } ?? false
      text +=
        isPath && !isInBraces
        ? "{\(Substring(path))}\(Substring(part.dropFirst(path.count)))"
        : (index > 0 ? "$" : "") + Substring(part)
      isInBraces = part.last { "{}".utf8.contains($0) }.map { $0 == 0x7B } ?? isInBraces
    }
    return text
  }

  /// The ways to write an alias of a token, the usual one first. Style Dictionary 3 adds `.value`, at the end
  /// or after a group that is referenced as a token; Theo writes `!` for its `aliases`.
  package var aliasSpellings: [String] {
    var spellings = [self] + (hasPrefix("!") ? ["aliases.\(dropFirst())"] : [])
    for key in [".value", ".$value"] where holds(text: key) {
      if hasSuffix(key) { spellings.append(String(dropLast(key.count))) }
      if holds(text: key + ".") { spellings.append(replacing(text: key + ".", with: ".")) }
    }
    return spellings
  }

  /// The words of a name as they are written: `color/darkTheme` has `color`, `dark` and `Theme`.
  package var words: [String] {
    var words: [String] = []
    var word = ""
    for character in self {
      let isBreak = "/.-_ ".contains(character)
      // `iOS` is one word.
      let isInSystem = character == "O" && systems.contains(word)
      if isBreak || character.isUppercase && word.last?.isLowercase == true && !isInSystem
        || word.hasSuffix("OS") && systems.contains(String(word.dropLast(2)))
      {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if !isBreak { word.append(character) }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The words of a name, in lowercase: `tokens/color.dark` has `tokens`, `color` and `dark`.
  package var lowercasedWords: [String] { words.map { $0.lowercased() } }
}

/// The names of Apple's systems, without `OS`.
private let systems: Set<String> = ["i", "mac", "tv", "vision", "watch"]
