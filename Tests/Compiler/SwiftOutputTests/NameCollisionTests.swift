import TokenTesting

/// Two tokens with the same Swift name are an error that names both.
@Suite struct NameCollisionTests {
  private let number = #"{ "$type": "number", "$value": 1 }"#

  @Test(arguments: [
    ("a-b", "aB"), ("a b", "a_b"), ("Danger", "_danger"), ("URL", "-url"), ("1a", "_1a"),
    ("self", "self_"), ("caf\u{E9}", "cafe\u{301}-"), ("a/b", "a~b"), ("$root", "root"),
    ("a\u{FE0F}", "a"), ("A", "a-"),
  ])
  func `names that become equal`(one: String, other: String) {
    let text = "{ \"g\": { \"\(one)\": \(number),\n\"\(other)\": \(number) } }"
    let compilation = compiled(tokens: text)
    #expect(
      compilation.findings.map { "\($0.rule.rawValue) \($0.place.line):\($0.place.column)" }
        == ["name-collision 2:1"])
    let finding = compilation.findings.first
    #expect(finding?.related.map(\.place.line) == [1])
    #expect(compilation.files.isEmpty)
  }

  @Test func `groups whose types would have the same name collide, but tokens do not`() {
    func text(_ member: String) -> String { #"{ "g": { "i": \#(member), "ı": \#(member) } }"# }
    #expect(
      compiled(tokens: text(#"{ "x": \#(number) }"#)).findings.map(\.message) == [
        "'g/ı' and 'g/i' would both have the type 'ITokens' in Swift; set \"names\": { "
          + "\"g/ı\": \"…\" } for the output 'generated/Themes', or rename one of them"
      ])
    #expect(compiled(tokens: text(number)).marks == [])
  }

  @Test func `a group collides at its name, not at its first token`() {
    let text = """
      { "a-b": {
          "x": \(number) },
        "aB": {
          "x": \(number) } }
      """
    let finding = compiled(tokens: text).findings.first
    #expect(finding?.place == Place(file: "tokens/t.tokens.json", line: 3, column: 3))
    #expect(finding?.related.map(\.place.line) == [1])
  }

  /// Members of a contract in which two names become equal.
  @Test(arguments: [
    #""path": "c/<s>/*", "axes": { "s": ["a-b", "aB"] }, "roles": { "x": { "type": "number" } }"#,
    #""path": "c/<s>/*", "axes": { "s": ["a-b"] }, "roles": { "x": { "type": "number" }, "X": { "type": "number" } }"#,
    #""path": "c/<s-t>/<sT>/*", "axes": { "s-t": ["a"], "sT": ["a"] }, "roles": { "x": { "type": "number" } }"#,
  ])
  func `values, roles and axes collide in the contract`(members: String) {
    let compilation = compiled([
      "t.tokens.json": "{}", "c.contract.json": #"{ "component": "C", \#(members) }"#,
    ])
    #expect(compilation.findings(.nameCollision).map(\.place.file) == ["c.contract.json"])
  }

  /// Members of a contract and a token file in which a role has the name of a token.
  @Test(arguments: [
    (
      #""path": "c/<s>/*", "axes": { "s": ["a"] }, "roles": { "label": { "type": "number", "path": "z" } }"#,
      #"{ "c": { "a": { "Label": { "size": NUMBER } } }, "z": NUMBER }"#, "c/a/Label"
    ),
    (
      #""path": "c/<s>/*", "theme": "s", "axes": { "s": ["a"] }, "roles": { "x": { "type": "number" } }"#,
      #"{ "c": { "a": { "x": NUMBER }, "x": { "y": { "z": NUMBER } } } }"#, "c/x"
    ),
  ])
  func `a role collides with a token in the same group`(
    members: String, tokens: String, path: String
  ) {
    let compilation = compiled([
      "t.tokens.json": tokens.replacing("NUMBER", with: number),
      "c.contract.json": #"{ "component": "C", \#(members) }"#,
    ])
    #expect(compilation.findings(.nameCollision).map(\.path) == [path])
  }

  @Test func `components with the same name collide, and so does one called Theme`() {
    func contract(_ name: String) -> String {
      #"{ "component": "\#(name)", "roles": { "x": { "type": "number", "path": "a/x" } } }"#
    }
    let tokens = #"{ "a": { "x": \#(number) } }"#
    let two = compiled([
      "t.tokens.json": tokens, "b.contract.json": contract("my-badge"),
      "c.contract.json": contract("MyBadge"),
    ])
    #expect(
      two.findings.map { "\($0.rule.rawValue) \($0.place.file)" }
        == ["name-collision c.contract.json"])
    for name in ["Theme", "theme", "a", "A"] {
      let one = compiled(["t.tokens.json": tokens, "b.contract.json": contract(name)])
      #expect(one.findings.map(\.rule) == [.nameCollision], "\(name)")
    }
  }
}
