import TokenTesting

/// A test of a requirement that is data: a project, and what it must compile to.
///
/// A project without `errors` has none. Tokens are those of the first theme, or of each of `themes`,
/// which are then all themes. A token or a member that is null is not in the output.
struct Case: CustomTestStringConvertible, Sendable {
  /// The requirement's id, a colon, and a sentence.
  var name: String
  var row: JSONTree

  var testDescription: String { name }

  static let all = dataFile("cases").items.map { Case(name: $0["test"]?.text ?? "", row: $0) }

  /// Compiles a document and its files, or `base` with a file for each mode.
  func build() -> Built {
    guard let document = row["document"] else {
      let texts = ["base", "light", "dark"].map { row[$0]?.json ?? "" }
      let files = CompiledCases.modes(base: texts[0], light: texts[1], dark: texts[2])
      return Built(files, main: "base.tokens.json")
    }
    let settings = row["settings"]?.members.map { "\(quoted($0.name)): \($0.value.json)" } ?? []
    return Built(
      document, of: name, settings: settings.joined(separator: ", "),
      files: row["files"]?.members ?? [])
  }

  /// A list of texts, such as `errors`; nil if the case has none.
  func texts(_ name: String) -> [String]? { row[name].map { $0.items.compactMap(\.text) } }
}
