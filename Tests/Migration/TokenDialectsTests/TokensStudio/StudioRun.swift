import TokenDialects
import TokenTesting

/// The conversion of a Tokens Studio project, and the compilation of the result.
struct StudioRun {
  let conversion: Conversion
  let compilation: Compilation
  /// The tokens of each theme as compact JSON, by path. Its key is its names, joined with `/`.
  let themes: [String: [String: String]]

  init(_ files: [String: String], types: [(pattern: String, type: TokenType)] = []) {
    var options = ConversionOptions()
    options.dialect = .tokensStudio
    options.types = types
    conversion = convert(
      files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }, options)
    compilation = conversion.compiled()
    themes = Self.themes(compilation.files.first { $0.path == "tokens.json" }?.bytes ?? [])
  }

  private static func themes(_ bytes: [UInt8]) -> [String: [String: String]] {
    guard let json = try? JSONDocument(bytes), let list = json.root["themes"]?.array else {
      return [:]
    }
    let map = SourceMap(bytes)
    var themes: [String: [String: String]] = [:]
    for index in list.indices {
      let names = list[index]["theme"]?.object?.map { $1.string ?? "" } ?? []
      var tokens: [String: String] = [:]
      for (key, _) in list[index]["tokens"]!.object! {
        let steps: [JSONStep] = [
          .key("themes"), .index(index), .key("tokens"), .key(key.string), .key("value"),
        ]
        tokens[key.string] = String(decoding: map.spelling(of: steps) ?? [], as: UTF8.self)
      }
      themes[names.joined(separator: "/")] = tokens
    }
    return themes
  }

  /// A file that was written, as text.
  func file(_ path: String) -> String? {
    conversion.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The findings as `file:line:column rule message`.
  ///
  /// Omits findings about tokens that some themes lack, because the sets in these tests are small.
  var findings: [String] {
    conversion.findings.filter { $0.rule != .partialToken }.map {
      "\($0.place.file):\($0.place.line):\($0.place.column) \($0.rule.rawValue) \($0.message)"
    }
  }

  /// The messages of all findings about a token.
  func messages(_ path: String) -> [String] {
    conversion.findings.filter { $0.path == path && $0.rule != .partialToken }.map(\.message)
  }
}
