import Testing
import TokenCompiler
import TokenModel
import TokenTesting

/// Names, groups and their properties (Format 5 and 6).
@Suite struct GroupTests {
  private static let number = #"{ "$type": "number", "$value": 1 }"#

  @Test(arguments: [
    #"{ "$a": \#(number) }"#, #"{ "g": { "$foo": 1 } }"#, #"{ "g": { "$schema": "x" } }"#,
    #"{ "t": { "$type": "number", "$value": 1, "$Value": 2 } }"#,
  ])
  func `unknown properties are reported`(text: String) {
    #expect(compiled(tokens: text).findings.map(\.rule) == [.unknownProperty])
  }

  @Test(arguments: ["a.b", "a{b", "g}", "{", "}", "."])
  func `names with characters reserved for aliases are reported`(name: String) {
    let token = compiled(tokens: #"{ "\#(name)": \#(Self.number) }"#)
    #expect(token.marks == ["invalid-name 1:3 \(name)"])
    let group = compiled(tokens: #"{ "\#(name)": { "x": \#(Self.number) } }"#)
    #expect(group.marks == ["invalid-name 1:3 \(name)"])
  }

  @Test func `an empty name is reported`() {
    #expect(compiled(tokens: #"{ "": \#(Self.number) }"#).marks == ["invalid-name 1:3 "])
  }

  @Test(arguments: ["a$b", "a-b_c/d e", "pa d", "1 ⚽", "~", "日本"])
  func `other names are valid`(name: String) {
    let text = #"{ "\#(name)": \#(Self.number), "a": { "$value": "{\#(name)}" } }"#
    #expect(compiled(tokens: text).marks == [])
  }

  @Test func `slashes and tildes are escaped in paths`() {
    let text = #"{ "a/b": { "c~d": { "$value": 1 } } }"#
    #expect(compiled(tokens: text).named == ["missing-type a~1b/c~0d"])
  }

  @Test func `a token cannot contain tokens`() {
    let text = """
      { "g": { "$type": "number", "$value": 1,
        "x": \(Self.number) } }
      """
    #expect(compiled(tokens: text).marks == ["unknown-property 2:3 g"])
  }

  @Test(arguments: ["5", "\"#fff\"", "null", "[]", "true"])
  func `a member of a group must be an object`(value: String) {
    #expect(compiled(tokens: #"{ "g": { "x": \#(value) } }"#).marks == ["invalid-value 1:15 g"])
  }

  @Test func `empty groups are valid`() {
    #expect(compiled(tokens: #"{ "g": {}, "h": { "$description": "later" } }"#).marks == [])
  }

  @Test func `the root can have the properties of a group`() {
    let text = """
      { "$schema": "s", "$type": "number", "$description": "d", "$extensions": {},
        "$deprecated": false, "$root": { "$value": 2 }, "a": { "$value": 1 } }
      """
    let compilation = compiled(tokens: text)
    #expect(compilation.marks == [])
    #expect(compilation.property(of: "a") == "a: Double")
  }

  @Test(arguments: [
    (#""$description": 1"#, "invalid-value 2:19 t"),
    (#""$extensions": [1]"#, "invalid-value 2:18 t"),
    (#""$deprecated": 1"#, "invalid-value 2:18 t"),
  ])
  func `a property of the wrong type is reported`(property: String, mark: String) {
    let text = "{ \"t\": { \"$type\": \"number\", \"$value\": 1,\n  \(property) } }"
    #expect(compiled(tokens: text).marks == [mark])
  }

  @Test func `extensions can contain anything`() {
    let text = """
      { "t": { "$type": "number", "$value": 1,
        "$extensions": { "org.x": { "$value": "{nope}", "$foo": null } } } }
      """
    #expect(compiled(tokens: text).marks == [])
  }
}
