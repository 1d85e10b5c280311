/// A set of tokens, which becomes one file.
struct TokenFile: Sendable {
  /// The name of the set, and of its file.
  var name: String
  /// The file or folder that its name begins with if another set has the same name; empty for other sets.
  var scope = ""
  /// The path of the input below the shared folder. It stays if a resolver document may refer to it.
  var source: String?
  /// The path of the file that it becomes.
  var path = ""
  /// The bytes of a copied file: those of the original, or the JSON that it was translated to.
  var verbatim: [UInt8]?
  /// The file that is copied.
  var original: Document?
  /// The set that its tokens are from, if it is one of their modes or groups; nil for other sets.
  var parent: String?
  /// The context of `--mode` that the tokens had as a group; nil for other sets.
  var mode: GroupMode?
  /// The mode whose values the tokens are; nil for other sets.
  var valueMode: ValueMode?
  /// The tokens and groups, in output order.
  var root = TokenList()
}

extension TokenFile {
  var nameInSource: String { String(name.dropFirst(scope.isEmpty ? 0 : scope.count + 1)) }

  init(of file: ForeignFile) { self.init(name: file.name, source: file.relativePath) }

  /// The file as DTCG 2025.10.
  var bytes: [UInt8] { verbatim ?? root.tree.file }
}

extension JSONTree {
  /// The value with other targets of its aliases, without braces.
  func renaming(_ targets: [String: String]) -> JSONTree {
    mappingTexts { text in .string(text.alias.flatMap { targets[$0] }.map { "{\($0)}" } ?? text) }
  }
}

extension String {
  /// The name as one of a file that is valid on every file system: at most 100 bytes of letters, digits, `-`,
  /// `_` and `.`, which begins with a letter or digit. Other characters become `-`.
  var fileName: String {
    var safe = ""
    for scalar in unicodeScalars {
      if scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar) {
        safe.unicodeScalars.append(scalar)
      } else if !safe.hasSuffix("-") {
        safe += "-"
      }
    }
    while let first = safe.first, "-._".contains(first) { safe.removeFirst() }
    while let last = safe.last, "-.".contains(last) { safe.removeLast() }
    while safe.utf8.count > 100 { safe.removeLast() }
    return safe.isEmpty ? "tokens" : safe
  }
}
