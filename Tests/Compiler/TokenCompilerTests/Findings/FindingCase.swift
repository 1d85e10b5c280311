import TokenTesting

/// A small project as data, and the findings that it must have.
///
/// `tokens` is one token file; `base`, `light` and `dark` are those of two themes; `rules` are those
/// of the project file. A text among the `files` is written as it is.
struct FindingCase: CustomTestStringConvertible, Sendable {
  /// What the case shows; several cases can show it.
  var name: String
  var row: JSONTree

  var testDescription: String { name }

  static let all = dataFile("findings").items.map {
    FindingCase(name: $0["test"]?.text ?? "", row: $0)
  }

  var compilation: Compilation {
    let modes = ["base", "light", "dark"].compactMap { row[$0]?.json }
    var files =
      modes.count == 3
      ? CompiledCases.modes(base: modes[0], light: modes[1], dark: modes[2]) : [:]
    files["tokens/t.tokens.json"] = row["tokens"]?.json
    files["tincture.json"] = row["rules"].map { #"{ "rules": \#($0.json) }"# }
    for file in row["files"]?.members ?? [] {
      files[file.name] = file.value.text ?? file.value.json
    }
    return compiled(files)
  }
}
