/// A format of token files: how it is recognized and how it is read.
///
/// Each dialect is one value, in its own folder, and one line in `all`.
package struct Dialect: Sendable {
  /// Its name in `tincture convert --from` and in reports.
  package let id: String
  /// Its name for people, as the end of "this file is …".
  package let title: String
  /// Signs at the top level of a file, and those in tokens, for files without the former.
  var signs: [DialectSign] = []
  /// When `tincture build` refuses such a file and suggests `tincture convert`.
  let refusal: Refusal
  /// Whether a file next to one of this dialect is of it, too, whatever its signs; nil if only signs decide.
  var adopts: (@Sendable (ForeignFile) -> Bool)?
  /// Reads the files; nil if they are only copied.
  let reader: DialectReader?

  /// When `tincture build` refuses a file.
  enum Refusal: Sendable {
    /// Never: it is read as DTCG 2025.10.
    case never
    case always
    /// Unless the file also has tokens of DTCG 2025.10. Then the sign may be a mistake.
    case unlessCurrent
  }

  /// All dialects, in the order in which they are tried. Of equally strong signs, the first one wins.
  package static let all: [Dialect] = [
    .resolver, .spectrum, .figmaREST, .figmaPlugin, .figmaExport, .materialTheme, .tokensBruecke,
    .designTokensPlugin, .tokensStudio, .draft2, .draft3, .dtcg, .draft1, .styleDictionary,
  ]
}

extension Dialect: Hashable {
  package static func == (lhs: Dialect, rhs: Dialect) -> Bool { lhs.id == rhs.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
