import TokenModel

/// A token file and its dialect.
struct ForeignFile {
  let document: Document
  var dialect: Dialect
  /// Why it has this dialect.
  var reason: String
  /// Its path below the folder that all files share.
  let relativePath: String
  /// Whether the files next to it decide.
  var isUncertain = false
  /// Whether a file of DTCG 2025.10 can be read like a draft, because it uses nothing that only 2025.10
  /// has.
  var isRepairable = false
  /// The rule that a file of DTCG 2025.10 breaks, so that it is rewritten like a draft, or one next to
  /// it; nil if it is copied.
  var brokenRule: Rule?
  /// Reads the file; nil if it is only copied.
  var reader: DialectReader? { brokenRule == nil ? dialect.reader : Dialect.draft3.reader }

  /// Its name: `relativePath` without its extension and `.tokens`.
  var name: String { withoutSuffix(withoutSuffix(jsonPath, among: [".json"]), among: [".tokens"]) }

  /// The path of the JSON file that is made from it.
  var jsonPath: String { Self.jsonPath(relativePath) }

  /// The path of the JSON file that is made from a file.
  static func jsonPath(_ path: String) -> String {
    let plain = withoutSuffix(path, among: [".json5", ".jsonc", ".yaml", ".yml"])
    return plain == path ? path : plain + ".json"
  }
}

private func withoutSuffix(_ path: String, among suffixes: [String]) -> String {
  suffixes.first(where: path.hasSuffix).map { String(path.dropLast($0.utf8.count)) } ?? path
}

extension [SourceFile] {
  /// The paths below the folder that all of them share, computed from the texts alone. They contain
  /// no empty names, no `.`, and no leading `..`.
  var relativePaths: [String] {
    let all = map { names(of: $0.path) }
    var shared: ArraySlice<String> = all.first?.dropLast() ?? []
    for names in all {
      let count = zip(shared, names.dropLast()).prefix { $0 == $1 }.count
      shared = shared.prefix(count)
    }
    return all.map { names in
      let own = names.dropFirst(shared.count).drop { $0 == ".." || $0 == "/" }
      return own.isEmpty ? "tokens.json" : own.joined(separator: "/")
    }
  }
}

/// The names in a path. An absolute path starts with the name `/`.
private func names(of path: String) -> [String] {
  var names = path.hasPrefix("/") ? ["/"] : []
  for part in path.parts(at: "/") where part != "." {
    if part == "..", let last = names.last, last != ".." {
      if last != "/" { names.removeLast() }
    } else {
      names.append(String(part))
    }
  }
  return names
}
