import TokenModel
import Writers

/// A file that was read as JSON, and what it was taken for.
package struct ForeignFile {
  package var document: Document
  package var dialect: Dialect
  /// What in it says so.
  package var reason: String
  /// Whether the files beside it decide.
  var isUncertain = false
  /// What it is called where it has no other name: its path below the folder that all files share,
  /// without `.tokens.json`, `.json` or `.tokens`.
  package var name: String
  /// Its path below that folder.
  package var relativePath: String

  package init(
    document: Document, dialect: Dialect, reason: String = "", relativePath: String? = nil
  ) {
    let path = relativePath ?? document.path
    self.document = document
    self.dialect = dialect
    self.reason = reason
    self.relativePath = path
    name =
      [".tokens.json", ".json", ".tokens"].first(where: path.hasSuffix)
      .map { String(path.dropLast($0.utf8.count)) } ?? path
  }
}

/// The paths below the folder that all of them share, as texts alone tell: without empty names and
/// `.`, and without `..` where it leads out of that folder.
func pathsBelowSharedFolder(_ paths: [String]) -> [String] {
  let all = paths.map(names(of:))
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

/// The names of a path; the first of an absolute one is `/`.
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
