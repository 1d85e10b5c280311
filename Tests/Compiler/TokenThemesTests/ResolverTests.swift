import SwiftOutput
import Testing
import TokenCompiler
import TokenModel
import TokenOutputs
import TokenTesting
import TokenThemes

/// Resolver documents: sets, modifiers and resolution order (Resolver 4).
@Suite struct ResolverTests {
  private func resolved(_ members: String, _ files: [String: String] = [:]) -> Compilation {
    var files = files
    files["tokens/b.resolver.json"] = resolverDocument(members)
    return compiled(files)
  }

  @Test(arguments: [
    ("#/clan", "", "is a '$ref' here and a group that inherits elsewhere"),
    ("#/clan/x", #", "z": { "$type": "number", "$value": 1 }"#, "is a token here and a group"),
  ])
  func `a reference and a group at the same path are one finding`(
    target: String, members: String, phrase: String
  ) {
    let compilation = resolved(
      ##"""
      "sets": { "a": { "sources": [
        { "clan": { "x": { "$type": "number", "$value": 1 } },
          "kin": { "y": { "$type": "number", "$value": 2 } }, "kith": { "$ref": "\##(target)" } },
        { "kith": { "$extends": "{kin}"\##(members) } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }]
      """##)
    let findings = compilation.findings(.conflictingToken)
    #expect(findings.count == 1, "\(findings)")
    #expect(findings.first?.message.contains(phrase) == true)
  }

  @Test func `references to files are relative to the document, with a pointer into the file`() {
    let compilation = resolved(
      """
      "sets": { "a": { "sources": [{ "$ref": "sub/t.tokens.json#/in~1side/1" },
        { "$ref": "./../other.tokens.json" }] } },
      "resolutionOrder": [{ "$ref": "#/sets/a" }]
      """,
      [
        "tokens/sub/t.tokens.json": #"{ "in/side": [0, \#(numberFile("x", 7))] }"#,
        "other.tokens.json": numberFile("y", 8),
      ])
    #expect(compilation.marks == [])
    #expect(compilation.value(of: "n/x") == "7")
    #expect(compilation.value(of: "n/y") == "8")
  }

  @Test func `a path that is a token in one source and a group in another is a conflict`() {
    let compilation = resolved(
      """
      "resolutionOrder": [{ "type": "set", "name": "s", "sources": [\(numberFile("x", 1)),
        { "n": { "x": { "y": { "$type": "number", "$value": 1 } } } }] }]
      """)
    #expect(compilation.named == ["conflicting-token n/x"])
    #expect(compilation.findings.first?.related.count == 1)
  }

  /// Members of a resolver document, and the rule they break.
  @Test(arguments: [
    (#""sets": {}"#, "invalid-resolver"),
    (#""resolutionOrder": []"#, "invalid-resolver"),
    (#""resolutionOrder": {}"#, "invalid-resolver"),
    (#""resolutionOrder": ["a"]"#, "invalid-resolver"),
    (##""resolutionOrder": [{ "$ref": "#/sets/a" }]"##, "unresolved-reference"),
    (##""name": "x", "resolutionOrder": [{ "$ref": "#/name" }]"##, "invalid-resolver"),
    (#""resolutionOrder": [{ "type": "set", "sources": [{}] }]"#, "invalid-resolver"),
    (#""resolutionOrder": [{ "name": "s", "sources": [{}] }]"#, "invalid-resolver"),
    (
      #""resolutionOrder": [{ "type": "group", "name": "s", "sources": [{}] }]"#, "invalid-resolver"
    ),
    (#""resolutionOrder": [{ "type": "set", "name": "s" }]"#, "invalid-resolver"),
    (#""resolutionOrder": [{ "type": "set", "name": "s", "sources": {} }]"#, "invalid-resolver"),
    (
      #""resolutionOrder": [{ "type": "set", "name": "s", "sources": [{}], "x": 1 }]"#,
      "unknown-key"
    ),
    (
      #""resolutionOrder": [{ "type": "set", "name": "s", "sources": [{}] }, { "type": "set", "name": "s", "sources": [{}] }]"#,
      "invalid-resolver"
    ),
    (
      #""resolutionOrder": [{ "type": "modifier", "name": "m", "contexts": {} }]"#,
      "invalid-resolver"
    ),
    (
      #""resolutionOrder": [{ "type": "modifier", "name": "m", "contexts": { "x": [] } }]"#,
      "single-context"
    ),
    (#""resolutionOrder": [{ "type": "modifier", "name": "m" }]"#, "invalid-resolver"),
    (
      #""resolutionOrder": [{ "type": "modifier", "name": "m", "contexts": { "x": {}, "y": [] } }]"#,
      "invalid-resolver"
    ),
    (
      #""resolutionOrder": [{ "type": "modifier", "name": "m", "default": "z", "contexts": { "x": [], "y": [] } }]"#,
      "invalid-resolver"
    ),
    (
      #""extra": 1, "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{}] }]"#,
      "unknown-key"
    ),
    (
      #""name": 1, "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{}] }]"#,
      "invalid-resolver"
    ),
    (##""resolutionOrder": [{ "$ref": "#/resolutionOrder/0" }]"##, "invalid-resolver"),
  ])
  func `a document that is not a resolver document is reported`(members: String, rule: String) {
    let findings = resolved(members).findings
    #expect(Set(findings.map(\.rule.rawValue)) == [rule])
    #expect(findings.allSatisfy { $0.place.file == "tokens/b.resolver.json" })
  }

  /// An invalid source, and the rule it breaks.
  @Test(arguments: [
    ("missing.tokens.json", "unresolved-reference"), ("../../out.json", "unresolved-reference"),
    ("/etc/passwd", "unresolved-reference"), ("t.tokens.json#/nope", "unresolved-reference"),
    ("t.tokens.json#n", "unresolved-reference"), ("https://x.org/t.json", "unresolved-reference"),
    ("#/sets/nope", "unresolved-reference"), ("#/modifiers/m", "invalid-resolver"),
    ("#/resolutionOrder/0", "invalid-resolver"), ("#", "invalid-resolver"),
    ("#/a~2", "invalid-resolver"),
  ])
  func `an invalid source is reported at its place`(reference: String, rule: String) {
    let compilation = resolved(
      """
      "sets": { "a": { "sources": [
      { "$ref": "\(reference)" }] } },
      "resolutionOrder": [{ "$ref": "#/sets/a" }]
      """, ["tokens/t.tokens.json": numberFile("x", 1)])
    #expect(compilation.marks == ["\(rule) 2:11 -"])
  }

  @Test(arguments: ["\"2025-11-01\"", "2025.1", "null"])
  func `the version is 2025.10`(version: String) {
    let text = #"{ "version": \#(version), "resolutionOrder": [\#(Self.set)] }"#
    #expect(compiled(["b.resolver.json": text]).marks == ["invalid-resolver 1:14 -"])
    let none = #"{ "resolutionOrder": [\#(Self.set)] }"#
    #expect(compiled(["b.resolver.json": none]).findings.map(\.rule) == [.invalidResolver])
  }

  private static let set =
    #"{ "type": "set", "name": "s", "sources": [\#(numberFile("x", 1))] }"#

  @Test func `a resolver that is not JSON is the only finding`() {
    let compilation = compiled([
      "b.resolver.json": "{", "t.tokens.json": numberFile("x", 1),
      "c.contract.json": """
      { "component": "N", "path": "n/*", "roles": { "x": { "type": "number" } } }
      """,
    ])
    #expect(compilation.findings.map(\.rule) == [.invalidJSON])
  }

  @Test func `the files that a document references are found`() {
    let text = resolverDocument(
      """
      "sets": { "a": { "sources": [{ "$ref": "t.json#/x" }, { "$ref": "../b.json" },
        { "$ref": "#/sets/b" }, { "$ref": "../../out.json" }, { "$ref": "t.json" }] } }
      """)
    let file = SourceFile(path: "tokens/b.resolver.json", text: text)
    #expect(Project().files(namedBy: file) == ["b.json", "tokens/t.json"])
  }
}
