import TokenCompiler
import TokenModel
import TokenOutputs

/// A project compiled to `generated/tokens.json`: what was found, and what tokens stand for.
struct Built {
  let compilation: Compilation
  /// The themes that were written; none while a finding is an error.
  let themes: [JSONTree]
  private let pointers: [String: Pointers]
  /// The file that findings are about where they name no other.
  private let main: String

  /// Compiles a project. DTCG lets themes differ in the tokens that they have.
  ///
  /// - Parameter main: The file whose name findings leave out.
  /// - Parameter settings: Members of `tincture.json` beside its outputs.
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

  /// Compiles a resolver document, given by its members beside the version.
  init(resolver members: String, _ files: [String: String] = [:], settings: String = "") {
    let path = "tokens/t.resolver.json"
    let document = ResolverTests.document(members)
    self.init(files.merging([path: document]) { $1 }, main: path, settings: settings)
  }

  /// The errors as `rule /json/pointer`, with the file in front where it is not the main one.
  var errors: [String] { marks(.error) }

  /// The warnings, written like the errors.
  var warnings: [String] { marks(.warning) }

  /// Where the errors are, without their rules.
  var faults: [String] {
    compilation.findings.filter { $0.severity == .error }.map { location(of: $0.place) }
  }

  /// What stands at a place, as errors are written.
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
  /// What the output says of a token, in the theme of that input or in the first.
  func token(_ path: String, in input: JSONTree? = nil) -> JSONTree? {
    theme(input)?["tokens"]?[path]
  }

  /// A token's value, or a part of it.
  func value(_ path: String, _ part: String..., in input: JSONTree? = nil) -> JSONTree? {
    part.reduce(token(path, in: input)?["value"]) { value, name in
      Int(name).flatMap { value?[$0] } ?? value?[name]
    }
  }

  /// A token's type.
  func type(_ path: String) -> String? { token(path)?["type"]?.text }

  /// Whether the output calls a token deprecated.
  func isDeprecated(_ path: String) -> Bool {
    token(path)?["deprecated"].map { $0 != false } ?? false
  }

  /// The paths of all tokens of a theme, sorted.
  func paths(in input: JSONTree? = nil) -> [String] {
    (theme(input)?["tokens"]?.members ?? []).map(\.name).sorted()
  }

  private func theme(_ input: JSONTree?) -> JSONTree? {
    guard let input else { return themes.first }
    return themes.first { $0["theme"] == input }
  }
}
