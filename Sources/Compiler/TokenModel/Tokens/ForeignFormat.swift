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
    (self.title, self.reason, self.steps) = (title, reason, steps)
  }
}

/// Recognizes token files in other formats. The caller sets it, because this module does not know
/// these formats.
package struct ForeignRecognizer: Equatable, Sendable {
  /// The format of a token file that is not DTCG; nil for a DTCG file.
  let format: @Sendable (Document) -> ForeignFormat?

  package init(_ format: @escaping @Sendable (Document) -> ForeignFormat?) { self.format = format }

  /// Recognizes nothing.
  package static let none = ForeignRecognizer { _ in nil }

  /// Always equal: a recognizer is not part of what sources say.
  package static func == (one: Self, other: Self) -> Bool { true }
}

extension Findings {
  /// Reports a file in another format, with the command that converts it.
  mutating func addForeign(_ found: ForeignFormat, in document: Document) {
    add(
      .foreignDialect,
      message:
        "this file is \(found.title), because \(printable(found.reason)); convert it to DTCG 2025.10: "
        + "tincture convert \(document.path.shellWord()) --to converted",
      at: document.keyPlace(found.steps))
  }
}
