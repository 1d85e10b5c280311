import Testing
import TokenCompiler
import TokenModel
import TokenTesting

/// The types of tokens (Format 5.2.2).
@Suite struct TypeTests {
  @Test func `a token has its own type, or else that of its nearest group`() {
    let text = """
      { "$type": "number", "n": { "$value": 1 },
        "g": { "$type": "fontWeight", "w": { "$value": 400 }, "n": { "$type": "number", "$value": 2 },
          "h": { "x": { "$value": 700 } } } }
      """
    let compilation = compiled(tokens: text)
    #expect(compilation.marks == [])
    #expect(compilation.property(of: "n") == "n: Double")
    #expect(compilation.property(of: "g/w") == "w: TokenFontWeight")
    #expect(compilation.property(of: "g/n") == "n: Double")
    #expect(compilation.property(of: "g/h/x") == "x: TokenFontWeight")
  }

  @Test func `an alias has the type of its target, not of its group`() {
    let text = """
      { "c": { "$type": "color", "$value": \(color("#112233")) },
        "g": { "$type": "dimension", "a": { "$value": "{c}" } } }
      """
    let compilation = compiled(tokens: text)
    #expect(compilation.marks == [])
    #expect(compilation.property(of: "g/a") == "a: TokenColor")
    #expect(compilation.value(of: "g/a") == "#112233")
  }

  @Test func `an alias with another type than its target is a mismatch`() {
    let text = """
      { "d": { "$type": "number", "$value": 1 },
        "a": { "$type": "color", "$value": "{d}" }, "b": { "$type": "number", "$value": "{d}" } }
      """
    #expect(compiled(tokens: text).marks == ["type-mismatch 2:38 a"])
  }

  @Test func `a type is never guessed`() {
    let text = """
      { "t": { "$value": 1 }, "s": { "$value": "solid" },
        "c": { "$value": \(color("#112233")) } }
      """
    #expect(
      compiled(tokens: text).marks
        == ["missing-type 1:3 t", "missing-type 1:25 s", "missing-type 2:3 c"])
  }

  @Test(arguments: ["Number", "String", "boolean", "asset", "Color", "font-family", ""])
  func `an unknown type is reported once, at its place`(name: String) {
    let text =
      #"{ "g": { "$type": "\#(name)", "a": { "$value": 1 }, "b": { "$value": "{g.a}" } } }"#
    #expect(compiled(tokens: text).marks == ["unknown-type 1:19 g"])
    let token = #"{ "a": { "$type": "\#(name)", "$value": 1 } }"#
    #expect(compiled(tokens: token).marks == ["unknown-type 1:19 a"])
  }

  @Test func `the type string has its own rule`() {
    let text = #"{ "g": { "$type": "string", "a": { "$value": "x" } } }"#
    #expect(compiled(tokens: text).marks == ["string-type 1:19 g"])
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
