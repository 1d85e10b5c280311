/// A token file and its dialect.
package struct ForeignFile: Sendable {
  let document: Document
  var recognition: Recognition
  /// Its path below the folder that all files share.
  let relativePath: String
  /// Its position among the inputs.
  let position: Int
  /// The rule that it or a neighbor breaks, if a file of DTCG 2025.10 must be rewritten; nil if it is copied.
  var brokenRule: Rule?
  package var dialect: Dialect { recognition.dialect }
  /// Why it has this dialect.
  package var reason: String { recognition.sign.reason }
  package var path: String { document.path }
  /// What it is written in; nil for JSON.
  package var syntax: TranslatedJSON.Syntax? { document.syntax }
  /// The reason, and the syntax if it is not JSON.
  package var explanation: String {
    reason + (syntax.map { "; read as \($0.rawValue)" } ?? "")
      + (brokenRule.map { "; rewritten because of [\($0.rawValue)]" } ?? "")
  }

  /// Reads the file; nil if it is only copied.
  var reader: DialectReader? { brokenRule == nil ? dialect.reader : Dialect.draft3.reader }

  /// Its name: `relativePath` without its extension and `.tokens`.
  var name: String { withoutSuffix(withoutSuffix(jsonPath, among: [".json"]), among: [".tokens"]) }

  /// The path of the JSON file that is made from it.
  var jsonPath: String { Self.jsonPath(relativePath) }

  static func jsonPath(_ path: String) -> String {
    let plain = withoutSuffix(path, among: [".json5", ".jsonc", ".yaml", ".yml"])
    return plain == path ? path : plain + ".json"
  }
}

private func withoutSuffix(_ path: String, among suffixes: [String]) -> String {
  suffixes.first(where: path.hasSuffix).map { String(path.dropLast($0.utf8.count)) } ?? path
}

extension [SourceFile] {
  /// The paths below the shared folder, from the texts alone, without empty names, `.` or leading `..`.
  var relativePaths: [String] {
    let all = map { names(of: $0.path) }
    var shared: ArraySlice<String> = all.first?.dropLast() ?? []
    for own in all { shared = shared.prefix(zip(shared, own.dropLast()).prefix { $0 == $1 }.count) }
    return all.map { names in
      let own = names.dropFirst(shared.count).drop { $0 == ".." || $0 == "/" }
      return own.isEmpty ? "tokens.json" : own.joined(separator: "/")
    }
  }
}

/// The names in a path. An absolute path starts with the name `/`.
private func names(of path: String) -> [String] {
  let plain = String(path.drop { $0 == "/" }).normalizedPath(parents: .max) ?? ""
  let names = plain.parts(at: "/").map(String.init)
  return path.hasPrefix("/") ? ["/"] + names.drop { $0 == ".." } : names
}
