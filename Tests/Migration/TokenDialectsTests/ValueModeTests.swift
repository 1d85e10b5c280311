import TokenDialects
import TokenTesting

/// Values by mode in `$extensions`, in all dialects.
@Suite struct ValueModeTests {
  private func token(_ modes: String, value: String = "#112233") -> String {
    ##"{ "$type": "color", "$value": "\##(value)", "$extensions": { \##(modes) } }"##
  }

  private func run(_ tokens: String, _ dialect: Dialect? = nil) -> Conversion {
    converted(["t.json": "{ \(tokens) }"]) { $0.dialect = dialect }
  }

  @Test(arguments: ["mode", "modes"], [Dialect.draft2, .styleDictionary, .tokensStudio])
  func `modes by any names become contexts`(key: String, dialect: Dialect) {
    let brand = token(##""\##(key)": { "Acme": "#112233", "Zen": "#445566" }"##)
    let plain = brand.replacing("\"$v", with: "\"v").replacing("\"$type", with: "\"type")
    let conversion = run(#""brand": \#(dialect == .styleDictionary ? plain : brand)"#, dialect)
    #expect(conversion.plan.first?.contains("'Acme' (default) adds t.Acme; 'Zen' adds") == true)
    #expect(conversion.built().errors == "" && conversion.built().values.contains("#445566"))
  }

  @Test(arguments: [
    ##"{ "$type": "color", "$value": "{p}", "$extensions": { "mode": { "dim": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }"##,
    ##"{ "$type": "color", "$value": "#fff", "$extensions": { "mode": { "dim": "#000", "x": null, "n": 1 } } }"##,
    ##"{ "type": "color", "value": "#fff", "$extensions": { "mode": { "dim": "#000" } } }"##,
    ##"{ "$type": "dimension", "$value": { "value": 4, "unit": "px" }, "$extensions": { "mode": { "dim": 2 } } }"##,
  ])
  func `a value in another form, or next to something else, is read`(token: String) {
    let target = ##""p": { "$type": "color", "$value": "#112233" }, "##
    let conversion = run((token.contains("{p}") ? target : "") + #""a": \#(token)"#)
    #expect(conversion.plan.last == "2 themes" && conversion.built().errors == "")
  }

  @Test(arguments: [
    #""mode": {}"#, #""mode": "light""#, #""mode": { "editor": { "columns": 2 } }"#,
    #""mode": [1]"#,
    ##""mode": { "Mode 1": "#112233" }"##, #""modes": null"#, ##""mode": { "light": "#112233" }"##,
    #""mode": { "author": "me", "kind": "x" }"#,
  ])
  func `what does not look like a value by mode is not a mode`(extensions: String) {
    let conversion = run(#""a": \#(token(extensions))"#)
    #expect(conversion.messages == "" && conversion.plan.last == "1 theme")
  }

  @Test func `values by mode in a folder of several contexts are in all of them`() {
    let sizes = #"{ "x": { "value": { "mobile": 1, "desktop": 2 }, "type": "number" } }"#
    let color = ##"{ "c": { "value": "#112233", "type": "color" } }"##
    let conversion = converted([
      "acme/light.json": color, "acme/dark.json": color, "acme/text.json": sizes,
      "zen/light.json": color, "zen/dark.json": color, "zen/text.json": sizes,
    ])
    #expect(conversion.plan.last == "8 themes" && conversion.built().errors == "")
    #expect(conversion.plan.first?.contains("'zen-dark-desktop' adds") == true)
  }

  @Test func `a value that no mode repeats is reported and counted`() {
    let conversion = run(
      ##""a": \##(token(##""mode": { "Acme": "#445566", "Zen": "#778899" }"##))"##)
    #expect(conversion.messages.contains("'a' has a value that no mode repeats"))
    #expect(conversion.account.values == 3 && conversion.account[.leftOut] == 1)
  }

  @Test func `what convert wrote can be converted again`() {
    let first = run(##""a": \##(token(##""mode": { "light": "#112233", "dark": "#445566" }"##))"##)
    let again = convert(first.sources, ConversionOptions())
    #expect(again.messages == "" && again.account[.carried] == 2)
    #expect(again.built().values == first.built().values)
  }

  private let resolver = """
    { "version": "2025.10", "resolutionOrder": [
        { "type": "set", "name": "base", "sources": [{ "$ref": "t.json" }] }] }
    """

  @Test(arguments: ["1", #""1""#])
  func `a file that a resolver document names keeps tokens with modes`(value: String) {
    let conversion = converted([
      "r.resolver.json": resolver,
      "t.json": """
      { "n": { "$type": "number", "$value": 1,
               "$extensions": { "mode": { "Acme": 1, "Zen": 2 } } },
        "m": { "$type": "dimension", "$value": \(value.hasPrefix("\"") ? "\"1px\"" : #"{ "value": 1, "unit": "px" }"#) } }
      """,
    ])
    #expect(conversion.findings.contains { $0.rule == .lostMode && $0.severity == .error })
    #expect(conversion.built().values.contains("\"n\": "))
    #expect(conversion.account[.leftOut] == 1)
  }

  @Test func `a file that the resolver document does not name is in no theme`() {
    let conversion = converted([
      "r.resolver.json": resolver, "t.json": #"{ "n": { "$type": "number", "$value": 1 } }"#,
      "more.json": #"{ "x": { "$type": "number", "$value": 2 } }"#,
    ])
    #expect(conversion.account[.carried] == 1 && conversion.account[.unused] == 1)
    #expect(conversion.messages.hasPrefix("more.json:1:"))
    #expect(conversion.messages.contains("the resolver document does not name this file"))
  }
}
