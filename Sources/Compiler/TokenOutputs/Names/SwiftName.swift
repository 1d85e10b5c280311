/// The Swift identifiers of token names: words split and camel-cased.
package struct SwiftName: Hashable {
  /// The identifier as it is used after a dot.
  package let text: String

  /// The name of a property or case.
  ///
  /// - Parameters:
  ///   - name: The name of the token, group or value.
  ///   - group: The name of what contains it; nil at the top.
  ///   - digits: What is in front of a digit at the beginning.
  package init(_ name: String, in group: String? = nil, digits: DigitNames = .group) {
    let joined = Self.camel(name)
    let headed = Self.canBegin(joined) ? joined : digits.prefix(of: group) + joined
    text = Self.renamed.contains(headed) ? headed + "_" : headed
  }

  /// The words of a name, each but the first with a capital.
  static func camel(_ name: String) -> String {
    let words = words(of: name)
    var joined = lowerCamel(words.first ?? "")
    for word in words.dropFirst() { joined += word.capitalizedOnce }
    return joined
  }

  /// The name with its exact letters, for a token or group whose sibling has the same words.
  package init(letters name: String, spelled: Bool) {
    let letters = Self.letters(of: name, spelled: spelled)
    text = Self.isTaken(letters) ? letters + "_" : letters
  }

  /// Members of `Theme` that tokens and groups at the top cannot be called.
  package static let themeMembers: Set = [
    "adaptive", "appearance", "description", "id", "tokenAppearance",
  ]

  /// The name of a component without a path, as a member of `Theme`.
  package init(component name: String, digits: DigitNames = .group) {
    let name = SwiftName(name, digits: digits)
    self = Self.themeMembers.contains(name.text) ? name.underscored : name
  }

  /// A name as a project writes it.
  package init(given name: String) { text = name }

  init(text: String) { self.text = text }

  /// The name with an underscore behind it, because it has another meaning without.
  package var underscored: SwiftName { SwiftName(text: text + "_") }

  /// The identifier where it is declared: keywords in backticks.
  package var declared: String { Self.keywords.contains(text) ? "`\(text)`" : text }

  /// The identifier as the label of a parameter: only three keywords need backticks there.
  package var parameterLabel: String { ["inout", "let", "var"].contains(text) ? declared : text }

  /// The identifier as the label of an argument: only one keyword needs backticks there, and
  /// others may not have them.
  package var argumentLabel: String { text == "inout" ? declared : text }

  /// The name of the type that contains a group's tokens. The suffix ensures that no token can
  /// shadow a type that generated code uses.
  package static func type(
    _ name: String, in group: String? = nil, digits: DigitNames = .group
  ) -> String { upper(name, in: group, digits: digits) + "Tokens" }

  /// The words of a name, each with a capital.
  package static func upper(
    _ name: String, in group: String? = nil, digits: DigitNames = .group
  ) -> String {
    let joined = words(of: name).reduce(into: "") { $0 += $1.capitalizedOnce }
    return canBegin(joined) ? joined : digits.prefix(of: group).capitalizedOnce + joined
  }

  /// The unchanged words of a name, joined by underscores. If `spelled`, non-ASCII scalars become
  /// their code points.
  package static func letters(of name: String, spelled: Bool) -> String {
    let letters = words(of: name).joined(separator: "_")
    guard spelled else { return headed(letters) }
    return headed(letters.unicodeScalars.map { $0.isASCII ? String($0) : codePoint($0) }.joined())
  }

  /// `U00E9`, in at least four digits.
  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The text, with an underscore in front if an identifier cannot begin with its first scalar.
  private static func headed(_ text: String) -> String { canBegin(text) ? text : "_" + text }

  /// Whether an identifier can begin with the first scalar of a text.
  static func canBegin(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first.isASCII ? UInt8(first.value).isLetter : first.properties.isXIDStart
  }

  /// Runs of visible letters and digits; if there are none, all scalars as their code points.
  private static func words(of name: String) -> [String] {
    if !name.utf8.contains(where: { !isSmall($0) }), !name.isEmpty { return [name] }
    let words = name.unicodeScalars.split { !$0.isWordPart }
    if !words.isEmpty { return words.map { String($0) } }
    return name.unicodeScalars.map { "u" + String($0.value, radix: 16, uppercase: true) }
  }

  /// `Danger` → `danger`, `URL` → `url`, `URLPath` → `urlPath`.
  package static func lowerCamel(_ word: String) -> String {
    if word.utf8.first.map(isSmall) ?? true { return word }
    let capitals = word.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return word }
    let isWhole = capitals.count == word.count || capitals.count == 1
    let count =
      isWhole || !(word.dropFirst(capitals.count).first?.isLetter ?? false)
      ? capitals.count : capitals.count - 1
    return word.prefix(count).lowercased() + String(word.dropFirst(count))
  }

  /// Whether a byte is a lowercase ASCII letter.
  private static func isSmall(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

  /// Names that have a meaning after a dot, or that generated types already use.
  private static let renamed: Set<String> = [
    "self", "init", "Type", "Protocol", "hash", "hashValue", "rawValue", "allCases",
  ]

  /// Whether a name with its capitals would hide a type that generated code initializes.
  package static func isTaken(_ text: String) -> Bool {
    renamed.contains(text) || usedTypes.contains(text)
      || ["Any", "Self", "AllCases", "RawValue"].contains(text) || text.hasSuffix("Tokens")
  }

  /// Whether a type in `Theme` with this name would hide one of generated code, or not compile.
  package static func isTypeTaken(_ text: String) -> Bool {
    isTaken(text) || keywords.contains(text) || ["Int", "Optional", "Swift"].contains(text)
  }

  /// The types that `TokenValues` declares.
  package static let valueTypes: Set = [
    "Adaptive", "EnvironmentTheme", "EnvironmentToken", "ScalableFont", "ThemeChoice", "Themed",
    "TokenAppearance", "TokenBorder", "TokenCatalog", "TokenColor", "TokenCubicBezier",
    "TokenFontFamily", "TokenFontWeight", "TokenGradient", "TokenLength", "TokenList", "TokenPaint",
    "TokenShadow", "TokenStrokeStyle", "TokenTextStyle", "TokenTransition",
  ]

  /// Types that generated code uses by name. No enum can have these names.
  package static let usedTypes = valueTypes.union([
    "Theme", "Hashable", "Sendable", "CaseIterable", "String", "Double", "Duration", "TokenLineCap",
    "Bool", "Codable", "CustomStringConvertible", "EnvironmentKey", "EnvironmentValues", "Hasher",
    "Identifiable", "RawRepresentable", "UInt32", "View",
  ])

  package static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
