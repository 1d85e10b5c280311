import Testing
import TokenCompiler
import TokenModel
import TokenTesting

/// The types of tokens (Format 5.2.2).
@Suite struct TypeTests {
  @Test(arguments: ["Number", "String", "boolean", "asset", "Color", "font-family", ""])
  func `an unknown type is reported once, at its place`(name: String) {
    let text =
      #"{ "g": { "$type": "\#(name)", "a": { "$value": 1 }, "b": { "$value": "{g.a}" } } }"#
    #expect(compiled(tokens: text).marks == ["unknown-type 1:19 g"])
    let token = #"{ "a": { "$type": "\#(name)", "$value": 1 } }"#
    #expect(compiled(tokens: token).marks == ["unknown-type 1:19 a"])
  }

  @Test func `a similar type is suggested`() {
    let finding = compiled(tokens: #"{ "a": { "$type": "colour", "$value": 1 } }"#).findings.first
    #expect(finding?.message.contains("'color'") == true)
  }

  @Test func `a group's type from one file applies to its tokens in other files`() {
    let compilation = compiled([
      "a.tokens.json": #"{ "g": { "x": { "$value": 1 } } }"#,
      "b.tokens.json": #"{ "g": { "$type": "number" } }"#,
    ])
    #expect(compilation.property(of: "g/x") == "x: Double")
  }
}
