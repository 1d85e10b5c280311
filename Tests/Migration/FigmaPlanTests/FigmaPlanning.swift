import FigmaPlan
import TokenTesting

/// Plans the changes for a file in Figma; nil if the project has errors.
func planned(
  _ sources: Sources, for server: FigmaServer, deletes: Bool = false
) throws -> FigmaPlan? {
  let file = SourceFile(path: "variables.json", text: try server.answer)
  var findings = Findings()
  let document = try #require(Document(file, findings: &findings))
  let analysis = analyze(sources.recognizing(.dialects)).analysis
  if analysis.findings.contains(where: { $0.severity == .error }) { return nil }
  return try FigmaPlan(analysis, response: document, deletes: deletes)
}

/// A plan with a body that was read again.
struct Planned {
  var plan: FigmaPlan
  var bytes: [UInt8]
  private var body: [String: [FigmaServer.Object]]

  init(_ sources: Sources, for server: FigmaServer, deletes: Bool = false) throws {
    plan = try #require(try planned(sources, for: server, deletes: deletes))
    bytes = plan.body().bytes
    body =
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: [FigmaServer.Object]] ?? [:]
  }

  var collections: [FigmaServer.Object] { body["variableCollections"] ?? [] }
  var modes: [FigmaServer.Object] { body["variableModes"] ?? [] }
  var variables: [FigmaServer.Object] { body["variables"] ?? [] }
  var values: [FigmaServer.Object] { body["variableModeValues"] ?? [] }
  var summary: String { plan.summary.joined(separator: "\n") }

  /// The number of entries in all arrays.
  var count: Int { body.values.reduce(0) { $0 + $1.count } }
}

extension FigmaServer {
  /// A file with the variables of a project. Expects the next plan to be empty.
  static func filled(
    with sources: Sources, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> FigmaServer {
    var server = FigmaServer()
    try server.sync(with: sources, sourceLocation: sourceLocation)
    return server
  }

  /// Plans, posts, and expects the next plan to be empty.
  @discardableResult mutating func sync(
    with sources: Sources, deletes: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Planned {
    let plan = try Planned(sources, for: self, deletes: deletes)
    try post(plan.bytes)
    let next = try Planned(sources, for: self, deletes: deletes)
    #expect(next.count == 0, "\(next.bytes)", sourceLocation: sourceLocation)
    return plan
  }

  /// A variable by its name.
  func variable(named name: String) -> Object? {
    variables.values.first { $0["name"] as? String == name }
  }

  /// The value of a variable in the mode with a name, as text; the name of an alias's target.
  func value(of name: String, in mode: String? = nil) -> String {
    let variable = variable(named: name)
    let collection = collections[variable?["variableCollectionId"] as? String ?? ""]
    let modes = collection?["modes"] as? [Object] ?? []
    let found = mode == nil ? modes.first : modes.first { $0["name"] as? String == mode }
    let values = variable?["valuesByMode"] as? Object
    switch values?[found?["modeId"] as? String ?? ""] {
    case let color as [String: Double]:
      let bytes = "rgb".map { Int(((color[String($0)] ?? 0) * 255).rounded()) }
      return "#" + bytes.map { String(String(256 + $0, radix: 16).dropFirst()) }.joined()
    case let alias as Object:
      return "{\(variables[alias["id"] as? String ?? ""]?["name"] as? String ?? "?")}"
    case let other?: return "\(other)"
    case nil: return "none"
    }
  }
}

extension Sources {
  /// The project that `convert` makes of a file in Figma.
  init(convertedFrom server: FigmaServer, expectsErrors: Bool = false) throws {
    let file = SourceFile(path: "variables.json", text: try server.answer)
    let conversion = convert([file], options: ConversionOptions()) {
      compile($0.recognizing(.dialects)).findings
    }
    #expect(expectsErrors || !conversion.hasErrors)
    let files = conversion.files.map { SourceFile(path: $0.path, text: $0.bytes) }
    self.init(
      project: .withoutFile, tokens: files.filter { $0.path != conversion.resolver },
      resolver: files.first { $0.path == conversion.resolver })
    project.resolver = conversion.resolver
  }
}
