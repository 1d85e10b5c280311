import TokenJSON
import Writers

/// Another format, as which a file was recognized, and which `tincture convert` rewrites.
package struct ForeignFormat: Sendable {
  /// What people call it, as the end of "this file is …".
  package var title: String
  /// What in the file says so, as the end of "because …".
  package var reason: String
  /// The steps to the key that says it.
  package var steps: [JSONStep]

  package init(title: String, reason: String, steps: [JSONStep]) {
    self.title = title
    self.reason = reason
    self.steps = steps
  }
}

/// Says of a token file that it is of another format; nil where it is to be read as DTCG.
///
/// What is compiled does not know the other formats: the caller hands in one that does.
package typealias ForeignRecognizer = @Sendable (Document) -> ForeignFormat?

extension Findings {
  /// Reports a file of another format, once, with the command that converts it.
  mutating func addForeign(_ found: ForeignFormat, in document: Document) {
    add(
      .foreignDialect,
      message:
        "this file is \(found.title), because \(printable(found.reason)), and \"tincture build\" reads "
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
