import Testing
import TokenCompiler

/// Two tokens that would share a name in Swift are an error that names both.
@Suite struct NameCollisionTests {
  private let number = #"{ "$type": "number", "$value": 1 }"#

  @Test(arguments: [
    ("a-b", "aB"), ("a b", "a_b"), ("Danger", "danger"), ("URL", "url"), ("1a", "_1a"),
    ("self", "self_"), ("caf\u{E9}", "cafe\u{301}"), ("a/b", "a~b"), ("$root", "root"),
  ])
  func `names that become one`(one: String, other: String) {
    let text = "{ \"g\": { \"\(one)\": \(number),\n\"\(other)\": \(number) } }"
    let compilation = compiled(tokens: text)
    #expect(
      compilation.findings.map { "\($0.rule.rawValue) \($0.place.line):\($0.place.column)" }
        == ["name-collision 2:1"])
    let finding = compilation.findings.first
    #expect(finding?.related.map(\.place.line) == [1])
    #expect(compilation.files.isEmpty)
  }

  @Test(arguments: [("a", "b"), ("a1", "a2"), ("ab", "abc"), ("x-1-0", "x-1-1")])
  func `names that stay apart`(one: String, other: String) {
    let text = #"{ "g": { "\#(one)": \#(number), "\#(other)": \#(number) } }"#
    #expect(compiled(tokens: text).marks == [])
  }

  @Test func `groups collide like tokens, in other groups they do not`() {
    let text = """
      { "a-b": { "x": \(number) }, "aB": { "x": \(number) }, "c": { "a-b": \(number) } }
      """
    #expect(compiled(tokens: text).named == ["name-collision aB"])
  }

  @Test func `the group of semantic colors takes the name of its plural`() {
    let text = #"{ "color": { "x": \#(number) }, "colors": { "x": \#(number) } }"#
    #expect(compiled(tokens: text).findings.map(\.rule) == [.nameCollision])
  }

  /// Members of a contract that make two names one.
  @Test(arguments: [
    #""path": "c/<s>/*", "axes": { "s": ["a-b", "aB"] }, "roles": { "x": { "type": "number" } }"#,
    #""path": "c/<s>/*", "axes": { "s": ["a-b"] }, "roles": { "x": { "type": "number" }, "X": { "type": "number" } }"#,
    #""path": "c/<s-t>/<sT>/*", "axes": { "s-t": ["a"], "sT": ["a"] }, "roles": { "x": { "type": "number" } }"#,
  ])
  func `values, roles and axes collide in the contract`(members: String) {
    let compilation = compiled([
      "t.tokens.json": "{}", "c.contract.json": #"{ "component": "C", \#(members) }"#,
    ])
    #expect(
      compilation.findings(.nameCollision).map(\.place.file) == ["c.contract.json"])
  }

  @Test func `two components collide, and none is called Theme`() {
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

  @Test func `two contexts that would be one theme collide`() {
    let compilation = compiled([
      "b.resolver.json": ResolverTests.document(
        """
        "resolutionOrder": [{ "type": "modifier", "name": "m", "contexts": {
          "high-contrast": [\(ResolverTests.number("x", 1))],
          "highContrast": [\(ResolverTests.number("x", 2))] } }]
        """)
    ])
    #expect(compilation.findings.map(\.rule) == [.nameCollision])
  }
}
