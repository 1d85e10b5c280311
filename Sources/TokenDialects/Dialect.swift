/// A format of token files: how it is recognized and how it is read.
///
/// Each has one value, in a folder of its own, and one line in `all`.
package struct Dialect: Sendable {
  /// What `tincture convert --from` takes, and what reports name it.
  package let id: String
  /// What people call it, as the end of "this file is …".
  package let title: String
  /// Signs at the top level of a file.
  let fileSigns: [FileSign]
  /// Signs in tokens, for files whose top level has no sign.
  let tokenSigns: [TokenSign]
  /// Whether `tincture build` refuses such a file and names `tincture convert`.
  let refusal: Refusal
  /// Which of the files next to one of this dialect belong to it too, although they have signs of
  /// another dialect or of none; nil when each file is what its own signs say.
  let adopts: (@Sendable (ForeignFile) -> Bool)?
  /// How the files are read; nil when they are only copied.
  let reader: DialectReader?

  init(
    id: String, title: String, fileSigns: [FileSign] = [], tokenSigns: [TokenSign] = [],
    refusal: Refusal, adopts: (@Sendable (ForeignFile) -> Bool)? = nil, reader: DialectReader?
  ) {
    self.id = id
    self.title = title
    self.fileSigns = fileSigns
    self.tokenSigns = tokenSigns
    self.refusal = refusal
    self.adopts = adopts
    self.reader = reader
  }

  /// When `tincture build` refuses a file.
  enum Refusal: Sendable {
    /// Never: it is read as DTCG 2025.10.
    case never
    /// Always.
    case always
    /// Unless the file has tokens of DTCG 2025.10 too: then the sign may be a slip.
    case unlessCurrent
  }

  /// All dialects, in the order in which they are tried. Of signs with the same strength, the first
  /// in this order decides.
  package static let all: [Dialect] = [
    .resolver, .spectrum, .figmaREST, .figmaExport, .tokensStudio, .draft2, .draft3, .dtcg, .draft1,
    .styleDictionary,
  ]

  /// Whether files say themselves that they are of this dialect. Otherwise only `--from` does.
  package var isRecognizable: Bool { !fileSigns.isEmpty || !tokenSigns.isEmpty }
}

extension Dialect: Hashable {
  package static func == (one: Dialect, other: Dialect) -> Bool { one.id == other.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
