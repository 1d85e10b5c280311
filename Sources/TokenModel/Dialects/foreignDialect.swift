import TokenJSON
import Writers

/// The dialect of a file that is to be converted before it can be compiled; nil where the file is
/// read as DTCG, older drafts with `$value` among them.
///
/// Looks at a few tokens only, so that a build does not notice.
func foreignDialect(_ document: Document) -> Recognition? {
  guard let found = recognize(document, limit: sampleSize) else { return nil }
  switch found.dialect {
  case .draft1, .styleDictionary, .figmaREST, .spectrum: return found
  case .tokensStudio:
    // A type alone may be a slip in a file that is DTCG otherwise.
    let signs = DialectSigns(of: document.json.root, limit: sampleSize)
    return signs.first(of: .dtcg) == nil ? found : nil
  case .resolver, .dtcg, .draft3, .draft2, .figmaExport: return nil
  }
}

/// How many tokens of each top-level member tell what a file is.
private let sampleSize = 16

extension Findings {
  /// Reports a file of another dialect, once, with the command that converts it.
  mutating func addForeign(_ found: Recognition, in document: Document) {
    add(
      .foreignDialect,
      "this file is \(found.dialect.name), because \(printable(found.reason)), and \"tincture build\" reads "
        + "DTCG 2025.10; convert it: tincture convert \(shellWord(document.path)) --to converted",
      at: document.keyPlace(found.steps))
  }
}

/// A path as a shell takes it.
private func shellWord(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy { byte in
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./_-".utf8.contains(byte)
  }
  return isPlain && !path.hasPrefix("-")
    ? path
    : "'" + path.parts(at: "'", keepingEmpty: true).joined(separator: "'\\''") + "'"
}
