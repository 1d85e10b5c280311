/// The words of a name in lowercase, for formats that join them in different ways. `fontSize`,
/// `font-size` and `Font Size` all have the words *font* and *size*.
package struct NameWords {
  /// The words; at least one, each with visible letters and digits only.
  package let words: [String]

  package init(_ name: String) {
    var words: [String] = []
    for run in name.unicodeScalars.split(whereSeparator: { !$0.isWordPart }) {
      words += Self.humps(of: Array(run))
    }
    if words.isEmpty { words = name.unicodeScalars.map { "u" + String($0.value, radix: 16) } }
    self.words = words.isEmpty ? ["_"] : words
  }

  /// `font-size`
  package var kebab: String { words.joined(separator: "-") }
  /// `font_size`
  package var snake: String { words.joined(separator: "_") }
  /// `fontSize`
  package var camel: String { words[0] + words.dropFirst().map(\.capitalizedOnce).joined() }
  /// `FontSize`
  package var pascal: String { words.map(\.capitalizedOnce).joined() }

  /// The words of several names, in order.
  package init(_ names: [String]) { words = names.flatMap { NameWords($0).words } }

  /// `fontSize` → font, size; `URLPath` → url, path.
  private static func humps(of run: [Unicode.Scalar]) -> [String] {
    var words: [String] = []
    var word = ""
    for (index, scalar) in run.enumerated() {
      let isUpper = scalar.isUpper
      let followsLower = index > 0 && !run[index - 1].isUpper
      let precedesLower = index + 1 < run.count && run[index + 1].isLower
      if isUpper, !word.isEmpty, followsLower || precedesLower {
        words.append(word.lowercased())
        word = ""
      }
      word.unicodeScalars.append(scalar)
    }
    return words + [word.lowercased()]
  }
}

extension Unicode.Scalar {
  fileprivate var isUpper: Bool { isASCII ? 0x41...0x5A ~= value : properties.isUppercase }
  fileprivate var isLower: Bool { isASCII ? 0x61...0x7A ~= value : properties.isLowercase }

  /// Whether the scalar is visible and an identifier may contain it. Underscores separate words.
  package var isWordPart: Bool {
    if isASCII { return UInt8(value).isLetter || UInt8(value).isDigit }
    return properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
  }
}
