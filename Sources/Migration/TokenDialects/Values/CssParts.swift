import TokenModel

/// Splits a CSS value at separators outside parentheses, braces and quotes.
package func cssParts(_ text: String, separator: (Character) -> Bool) -> [String] {
  var parts: [String] = []
  var part = ""
  var depth = 0
  var quote: Character?
  for character in text {
    if let open = quote {
      if character == open { quote = nil }
    } else if character == "\"" || character == "'" {
      quote = character
    } else if character == "(" || character == "{" {
      depth += 1
    } else if character == ")" || character == "}" {
      depth -= 1
    } else if depth == 0, separator(character) {
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
package func cssWords(_ text: String) -> [String] {
  cssParts(text, separator: \.isWhitespace).filter { !$0.isEmpty }
}

/// The items of a CSS list.
package func cssItems(_ text: String) -> [String] { cssParts(text) { $0 == "," } }

/// The arguments of `name(…)`; nil for any other text.
package func cssArguments(_ text: String, of name: String) -> [String]? {
  guard text.lowercased().hasPrefix(name + "("), text.hasSuffix(")") else { return nil }
  return cssItems(String(text.dropFirst(name.count + 1).dropLast()))
}
