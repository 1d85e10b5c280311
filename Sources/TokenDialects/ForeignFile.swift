import TokenCompiler
import TokenJSON

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

/// The folder that paths share, ending in `/`, or nothing.
func sharedFolder(of paths: [String]) -> String {
  guard let first = paths.first else { return "" }
  var shared = first.parts(at: "/", keepingEmpty: true).dropLast()
  for path in paths {
    let folder = path.parts(at: "/", keepingEmpty: true).dropLast()
    let count = zip(shared, folder).prefix { $0 == $1 }.count
    shared = shared.prefix(count)
  }
  return shared.map { $0 + "/" }.joined()
}
