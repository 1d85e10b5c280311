import TokenTesting

/// The schemas in `schemas/` have exactly the keys and words that are read.
@Suite struct SchemaTests {
  /// An object of a format: the place of its schema, and a text with one key in such an object.
  struct Object: Sendable, CustomTestStringConvertible {
    var schema: String
    var steps: [String]
    var wrap: @Sendable (String) -> String
    var testDescription: String { "\(schema) \(steps.joined(separator: "."))" }
  }

  static let project: [Object] = [
    Object(schema: "tincture", steps: []) { "{ \($0) }" },
    Object(schema: "tincture", steps: ["$defs", "output"]) { #"{ "outputs": [{ \#($0) }] }"# },
    Object(schema: "tincture", steps: ["properties", "audit"]) { #"{ "audit": { \#($0) } }"# },
  ]

  static let contract: [Object] = [
    Object(schema: "contract", steps: []) { "{ \($0) }" },
    Object(schema: "contract", steps: ["$defs", "role"]) { #"{ "roles": { "r": { \#($0) } } }"# },
    Object(schema: "contract", steps: ["$defs", "pair"]) { #"{ "contrast": [{ \#($0) }] }"# },
    Object(schema: "contract", steps: ["$defs", "waiver"]) { #"{ "waivers": [{ \#($0) }] }"# },
    Object(schema: "contract", steps: ["$defs", "claim"]) { #"{ "claims": [{ \#($0) }] }"# },
  ]

  @Test(arguments: project) func `the project's schema lists the keys that are read`(
    _ object: Object
  ) throws {
    try expectSameKeys(object) {
      Project.read(SourceFile(path: "tincture.json", text: $0)).findings
    }
  }

  @Test(arguments: contract) func `the contract's schema lists the keys that are read`(
    _ object: Object
  ) throws {
    try expectSameKeys(object) { text in
      compiled(["t.tokens.json": "{}", "c.contract.json": text]).findings
    }
  }

  @Test func `the schema has the presets and settings of rules that are read`() throws {
    let presets = try words(of: "preset")
    #expect(Set(presets) == Set(Project.Preset.allCases.map(\.rawValue)))
    for preset in presets {
      for rules in [#""\#(preset)""#, #"{ "preset": "\#(preset)" }"#] {
        let (project, findings) = read(rules: rules)
        #expect(project.preset.rawValue == preset)
        #expect(findings == [])
      }
    }
    let settings = try words(of: "setting")
    #expect(Set(settings) == Set(Project.RuleSetting.allCases.map(\.rawValue)))
    for setting in settings {
      let (project, findings) = read(rules: #"{ "hex-mismatch": "\#(setting)" }"#)
      #expect(project.rules[.hexMismatch]?.rawValue == setting)
      #expect(findings == [])
    }
  }

  @Test func `the schema has the rules that are never off`() throws {
    let rules = Rule.allCases.filter { $0.isAdjustable && !$0.canBeOff }.map(\.rawValue)
    let listed = try keys(of: Object(schema: "tincture", steps: ["$defs", "rules"]) { $0 })
    #expect(listed == (["preset"] + rules).sorted())
    let settings = try words(of: "neverOff")
    for rule in rules {
      let node = try node("tincture", ["$defs", "rules", "properties", rule])
      #expect(node["$ref"] as? String == "#/$defs/neverOff")
      for setting in Project.RuleSetting.allCases {
        let (project, findings) = read(rules: #"{ "\#(rule)": "\#(setting.rawValue)" }"#)
        let isTaken = settings.contains(setting.rawValue)
        // Two rules could be off before 0.3; they are warnings then.
        let wasOff = !isTaken && ["slack-floor", "hidden-layer"].contains(rule)
        let read = isTaken ? [setting.rawValue] : wasOff ? ["warning"] : []
        #expect(project.rules.values.map(\.rawValue) == read)
        #expect(findings.map(\.rule) == (isTaken ? [] : [.invalidProject]))
      }
    }
  }

  private func read(rules: String) -> (project: Project, findings: [Diagnostic]) {
    Project.read(SourceFile(path: "tincture.json", text: #"{ "rules": \#(rules) }"#))
  }

  /// Expects that every published key is read, and that the finding about an unknown key lists
  /// exactly the published ones.
  private func expectSameKeys(_ object: Object, _ findings: (String) -> [Diagnostic]) throws {
    let published = try keys(of: object)
    #expect(!published.isEmpty)
    for key in published {
      let unknown = findings(object.wrap("\"\(key)\": null")).filter { $0.rule == .unknownKey }
      #expect(unknown == [], "\(key)")
    }
    let unknown = findings(object.wrap(#""zzzzzzzzzzzz": 1"#)).filter { $0.rule == .unknownKey }
    let sentence = try #require(unknown.first?.message)
    let list = try #require(sentence.range(of: "; expected ")).upperBound
    let named = sentence[list...].split(separator: "'").enumerated()
      .compactMap { $0.offset % 2 == 0 ? String($0.element) : nil }
    #expect(Set(named) == Set(published.filter { $0 != "$schema" && $0 != "$comment" }))
  }

  private func keys(of object: Object) throws -> [String] {
    let node = try node(object.schema, object.steps)
    return try #require(node["properties"] as? [String: Any]).keys.sorted()
  }

  private func words(of definition: String) throws -> [String] {
    try #require(try node("tincture", ["$defs", definition])["enum"] as? [String])
  }

  private func node(_ schema: String, _ steps: [String]) throws -> [String: Any] {
    let url = packageFolder.appendingPathComponent("schemas/\(schema).schema.json")
    var node = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    for step in steps { node = node?[step] as? [String: Any] }
    return try #require(node)
  }
}
