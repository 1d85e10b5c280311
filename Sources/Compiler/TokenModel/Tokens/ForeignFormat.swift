import TokenJSON
import Writers

/// A format other than DTCG 2025.10 that a file is in. `tincture convert` can convert it.
package struct ForeignFormat: Sendable {
  /// Its name, as the end of "this file is …".
  package var title: String
  /// The evidence in the file, as the end of "because …".
  package var reason: String
  /// The steps to the key that is the evidence.
  package var steps: [JSONStep]

  package init(title: String, reason: String, steps: [JSONStep]) {
    self.title = title
    self.reason = reason
    self.steps = steps
  }
}

/// Returns the format of a token file that is not DTCG; nil for a DTCG file.
///
/// Passed in by the caller, because this module does not know other formats.
package typealias ForeignRecognizer = @Sendable (Document) -> ForeignFormat?

extension Findings {
  /// Reports a file in another format, with the command that converts it.
  mutating func addForeign(_ found: ForeignFormat, in document: Document) {
    add(
      .foreignDialect,
      message:
        "this file is \(found.title), because \(printable(found.reason)); convert it to DTCG 2025.10: "
        + "tincture convert \(shellWord(document.path)) --to converted",
      at: document.keyPlace(found.steps))
  }
}
