/// The Kotlin names of tokens, groups and theme axes.
struct KotlinNames {
  let theme: KotlinTheme
  /// The class with a group's members.
  private var types: [PathID: String] = [:]
  private let properties: [String]
  private let tokens: OutputTokens

  /// The maximum length of a type's name. Longer names are cut and get a digest: each class becomes
  /// a file, and file names have at most 255 bytes.
  private static let typeNameLength = 120

  init(_ tokens: OutputTokens, tree: SwiftTree) {
    self.tokens = tokens
    let paths = tokens.all.set.paths
    let properties = paths.allNames.map(Self.property)
    self.properties = properties
    let top = tree.children(of: .root).map { path in
      tokens.names[path].map(Self.declared) ?? properties[Int(paths.nameID(of: path).index)]
    }
    theme = KotlinTheme(
      tokens.all.themes, members: Set(top),
      properties: Set(properties).union(
        paths.belowRoot.compactMap { tokens.names[$0].map(Self.declared) }))
    var taken = Set(theme.axes.map { $0.type.lowercased() })
    let words = paths.allNames.map { NameWords($0).pascal }
    var stems = [""]
    for path in paths.belowRoot {
      let own = tokens.names[path].map { NameWords($0).pascal }
      stems.append(
        stems[Int(paths.parents[Int(path.index)])]
          + (own ?? words[Int(paths.nameID(of: path).index)]))
    }
    for path in paths.naturalOrder() where !tree.children(of: path).isEmpty {
      let type = Self.type(stems[Int(path.index)], taken: &taken) {
        tokens.segments(of: path, regular: paths.name).tokenPath
      }
      types[path] = Self.declared(type)
    }
  }

  /// The property of a token or group, as declared.
  func property(_ path: PathID) -> String {
    tokens.names[path].map(Self.declared)
      ?? properties[Int(tokens.all.set.paths.nameID(of: path).index)]
  }

  /// What a name in the settings must be; nil if it is valid.
  @Sendable static func fault(_ text: String) -> String? {
    guard text.unicodeScalars.first != "_", headed(text) == text, isIdentifier(text) else {
      return "a name in Kotlin must begin with a letter, and have only letters, digits and '_'"
    }
    return text == "class" ? "choose a name that Kotlin does not use" : nil
  }

  /// The class with a group's members, as declared.
  func type(_ path: PathID) -> String { types[path] ?? "Theme" }

  /// `ColorBackgroundTokens`. The suffix distinguishes it from every type of Compose. Some systems
  /// ignore case in the names of class files, so the names must not differ by case only.
  private static func type(_ stem: String, taken: inout Set<String>, path: () -> String) -> String {
    let name = headed(stem + "Tokens")
    if name.utf8.count <= typeNameLength, taken.insert(name.lowercased()).inserted { return name }
    let own = String(name.prefix(24)) + "_" + Digest(path()).digits
    taken.insert(own.lowercased())
    return own
  }

  static func property(_ name: String) -> String {
    let text = headed(NameWords(name).camel)
    if text == "class" { return "class_" }  // its getter would be Java's getClass
    return declared(text)
  }

  /// A name in source code: in backticks if it is a keyword or not an identifier.
  static func declared(_ name: String) -> String {
    keywords.contains(name) || !isIdentifier(name) ? "`\(name)`" : name
  }

  static func headed(_ text: String) -> String {
    text.unicodeScalars.first?.properties.isXIDStart ?? false ? text : "_" + text
  }

  /// Whether Kotlin accepts a name without backticks: letters, decimal digits and `_` (Kotlin language
  /// specification, 1.2.4). It reads UTF-16, where a letter beyond U+FFFF is two code units.
  private static func isIdentifier(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": return true
      default: if scalar.isASCII || scalar.value > 0xFFFF { return false }
      }
      return switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber:
        true
      default: false
      }
    }
  }

  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  /// A package name, whose words may be keywords.
  static func package(_ name: String) -> String {
    name.split(separator: ".").map { keywords.contains(String($0)) ? "`\($0)`" : String($0) }
      .joined(separator: ".")
  }
}
