import TokenModel
import Writers

/// What tokens, groups and themes are called in Kotlin.
struct KotlinNames {
  /// The object of each theme.
  let themes: [String]
  /// The interface that holds a group's members.
  private var types: [PathID: String] = [:]
  private let properties: [String]
  private let paths: PathTable

  /// Longer names of types are cut and told apart by a digest: a class is a file, and names of
  /// files end at 255 bytes.
  private static let typeNameLength = 120

  init(_ tokens: ResolvedTokens, tree: SwiftTree) {
    paths = tokens.set.paths
    themes = tokens.themes.map { Self.object(of: $0.contexts) }
    properties = paths.allNames.map(Self.property)
    var taken: Set<String> = []
    for path in paths.naturalOrder() where !tree.children(of: path).isEmpty {
      types[path] = Self.type(paths.segments(of: path), taken: &taken)
    }
  }

  /// The property that a token or group is, as it is declared.
  func property(_ path: PathID) -> String { properties[Int(paths.nameID(of: path).index)] }

  /// The interface that holds a group's members, as it is declared.
  func type(_ path: PathID) -> String { types[path].map(Self.declared) ?? "Theme" }

  /// `LightTheme`; without modifiers `DefaultTheme`.
  private static func object(of theme: Variant) -> String {
    let values = theme.entries.map(\.value)
    return headed(NameWords(values.isEmpty ? ["default"] : values).pascal + "Theme")
  }

  /// `ColorBackgroundTokens`. The ending keeps it apart from every type of Compose; class files
  /// whose names differ by case alone are one file on some systems.
  private static func type(_ segments: [String], taken: inout Set<String>) -> String {
    let name = headed(NameWords(segments).pascal + "Tokens")
    if name.utf8.count <= typeNameLength, taken.insert(name.lowercased()).inserted { return name }
    var digest = Digest()
    digest.combine(tokenPath(segments))
    let own = String(name.prefix(24)) + "_" + digest.text.split(separator: ":")[1]
    taken.insert(own.lowercased())
    return own
  }

  private static func property(_ name: String) -> String {
    let text = headed(NameWords(name).camel)
    if text == "class" { return "class_" }  // its getter would be Java's getClass
    return declared(text)
  }

  /// A name where it stands in the text: in backticks where it is a keyword, or no identifier.
  static func declared(_ name: String) -> String {
    keywords.contains(name) || !isIdentifier(name) ? "`\(name)`" : name
  }

  private static func headed(_ text: String) -> String {
    text.unicodeScalars.first?.properties.isXIDStart ?? false ? text : "_" + text
  }

  /// Kotlin takes letters, decimal digits and `_` as they are, and others in backticks (Kotlin
  /// language specification, 1.2.4). It reads UTF-16, where a letter beyond U+FFFF is two halves.
  private static func isIdentifier(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      guard scalar.value <= 0xFFFF else { return false }
      return switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber:
        true
      default: scalar == "_"
      }
    }
  }

  /// The hard keywords.
  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]
}

extension KotlinNames {
  /// A package whose words may be keywords.
  static func package(_ name: String) -> String {
    name.split(separator: ".").map { keywords.contains(String($0)) ? "`\($0)`" : String($0) }
      .joined(separator: ".")
  }
}
