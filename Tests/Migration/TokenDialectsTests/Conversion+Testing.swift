import TokenDialects
import TokenTesting
import TokenYAML

/// Converts files in the given order.
func converted(
  _ files: KeyValuePairs<String, String>, _ edit: (inout ConversionOptions) -> Void = { _ in }
) -> Conversion {
  var options = ConversionOptions()
  edit(&options)
  return convert(files.map { SourceFile(path: $0.key, text: $0.value) }, options)
}

extension Conversion {
  /// All findings, as they are printed.
  var messages: String { findings.map { $0.text() }.joined() }

  /// The text of a file.
  func text(_ path: String) -> String {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// The files as inputs of another run, including the resolver document.
  var sources: [SourceFile] { files.map { SourceFile(path: $0.path, text: $0.bytes) } }

  /// Builds the result strictly, but allows tokens that some themes lack.
  func compiled() -> Compilation {
    var project = Project.withoutFile
    project.resolver = resolver
    project.outputs = [.init(format: .json, to: "tokens.json")]
    project.rules[.partialToken] = .off
    return compile(
      Sources(
        project: project, tokens: sources.filter { $0.path != resolver },
        resolver: sources.first { $0.path == resolver }))
  }

  /// The errors of a build, and the value of each token in each theme, without `$extensions`.
  func built() -> (errors: String, values: String) {
    let result = compiled()
    let errors = result.findings.filter { $0.severity == .error }.map { $0.text() }.joined()
    let text = result.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    return (errors, shortened(text))
  }
}

/// The lines of a `tokens.json` with a theme or a token.
private func shortened(_ text: String) -> String {
  var lines: [String] = []
  var isTheme = false
  for line in text.split(separator: "\n").map(String.init) {
    let words = line.trimmingCharacters(in: .whitespaces)
    if words.hasPrefix("\"theme\"") {
      isTheme = !words.contains("}")
    } else if isTheme, words.hasPrefix("}") {
      isTheme = false
    } else if isTheme {
      lines.append("# " + words)
    } else if words.contains(": {\"type\"") {
      let end = words.range(of: ", \"extensions\"")?.lowerBound
      lines.append(end.map { words[..<$0] + "}" } ?? words.trimmingCharacters(in: [","]))
    }
  }
  return lines.joined(separator: "\n")
}

/// Expects a result to compile strictly to some values.
func expect(
  _ conversion: Conversion, toHave values: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let built = conversion.built()
  #expect(built.errors == "", sourceLocation: sourceLocation)
  #expect(built.values == values, sourceLocation: sourceLocation)
}

/// Converts files, and checks the result with a build. Translates YAML files as the command does.
func convert(_ files: [SourceFile], _ options: ConversionOptions) -> Conversion {
  var translations: [String: Translation] = [:]
  for file in files where file.path.hasSuffix(".yaml") {
    guard let (json, origins) = try? YAMLTranslator(file.text).translate() else { continue }
    translations[file.path] = .json(TranslatedJSON(json, origins: origins, syntax: .yaml))
  }
  return TokenDialects.convert(files, options: options, translations: translations) {
    compile($0.writingSwift.recognizing(.dialects)).findings
  }
}
