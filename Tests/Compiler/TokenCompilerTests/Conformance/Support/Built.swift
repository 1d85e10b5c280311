import TokenTesting

/// A project compiled to `generated/tokens.json`, with its findings and tokens.
struct Built {
  let compilation: Compilation
  /// The themes that were written; empty when a finding is an error.
  let themes: [JSONTree]
  private let pointers: [String: Pointers]
  /// The file whose name is omitted from findings.
  private let main: String

  /// Compiles a project. Turns `partial-token` off, because DTCG lets themes have different tokens.
  ///
  /// - Parameter main: The file whose name is omitted from findings.
  /// - Parameter settings: Members of `tincture.json` other than its outputs.
  init(_ files: [String: String], main: String = "tokens/t.tokens.json", settings: String = "") {
    var files = files
    let resolver = files.keys.first { $0.hasSuffix(".resolver.json") }
      .map { #""resolver": "\#($0)", "# }
    let rules = settings.contains("rules") ? "" : #", "rules": { "partial-token": "off" }"#
    files["tincture.json"] = """
      { \(resolver ?? "")"outputs": [{ "format": "json", "to": "generated/tokens.json" }]\
      \(settings.isEmpty ? "" : ", " + settings)\(rules) }
      """
    self.main = main
    compilation = compiled(files)
    pointers = files.mapValues { Pointers(Array($0.utf8)) }
    let written = compilation.files.first { $0.path == "generated/tokens.json" }
    themes = written.flatMap { try? JSONTree($0.bytes) }?["themes"]?.items ?? []
  }

  /// Compiles one token file.
  init(_ tokens: String, settings: String = "") {
    self.init(["tokens/t.tokens.json": tokens], settings: settings)
  }

  /// Compiles a document of a requirement: a resolver document, or else a token file.
  init(_ document: JSONTree, of id: String, settings: String, files: [JSONTree.Member] = []) {
    let path = "tokens/t.\(id.hasPrefix("R") ? "resolver" : "tokens").json"
    var texts = [path: document.json]
    for file in files { texts[file.name] = file.value.json }
    self.init(texts, main: path, settings: settings)
  }

  /// Compiles a resolver document with a version and other members.
  init(resolver members: String, _ files: [String: String] = [:], settings: String = "") {
    let path = "tokens/t.resolver.json"
    let document = resolverDocument(members)
    self.init(files.merging([path: document]) { $1 }, main: path, settings: settings)
  }

  /// The errors as `rule /json/pointer`, with the file name unless it is the main file.
  var errors: [String] { marks(.error) }

  /// The warnings, in the same form as the errors.
  var warnings: [String] { marks(.warning) }

  /// The places of the errors, without their rules.
  var faults: [String] {
    compilation.findings.filter { $0.severity == .error }.map { location(of: $0.place) }
  }

  /// The JSON Pointer of a place, in the same form as in the errors.
  func location(of place: Place) -> String {
    let pointer = pointers[place.file]?[place] ?? "\(place.line):\(place.column)"
    return place.file == main ? pointer : "\(place.file)#\(pointer)"
  }

  private func marks(_ severity: Severity) -> [String] {
    compilation.findings.filter { $0.severity == severity }
      .map { "\($0.rule.rawValue) \(location(of: $0.place))" }
  }
}

extension Built {
  /// A token in the output, in the theme of an input or in the first theme.
  func token(_ path: String, in input: JSONTree? = nil) -> JSONTree? {
    theme(input)?["tokens"]?[path]
  }

  /// The value of a token, or a part of it.
  func value(_ path: String, _ part: String..., in input: JSONTree? = nil) -> JSONTree? {
    part.reduce(token(path, in: input)?["value"]) { value, name in
      Int(name).flatMap { value?[$0] } ?? value?[name]
    }
  }

  /// The sorted paths of all tokens of a theme.
  func paths(in input: JSONTree? = nil) -> [String] {
    (theme(input)?["tokens"]?.members ?? []).map(\.name).sorted()
  }

  private func theme(_ input: JSONTree?) -> JSONTree? {
    guard let input else { return themes.first }
    return themes.first { $0["theme"] == input }
  }
}
