import TokenModel

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

  /// The words of a CSS value.
  package var cssWords: [String] { cssParts(\.isWhitespace).filter { !$0.isEmpty } }

  /// The items of a CSS list.
  package var cssItems: [String] { cssParts { $0 == "," } }

  /// The arguments of `name(…)`; nil for any other text.
  package func cssArguments(of name: String) -> [String]? {
    guard lowercased().hasPrefix(name + "("), hasSuffix(")") else { return nil }
    return String(dropFirst(name.count + 1).dropLast()).cssItems
  }
}
