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

  @Test(arguments: [true, false]) func `a list of shadows goes with a single one`(isFirst: Bool) {
    let one =
      ##"{ "color": "#112233", "offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px" }"##
    let list = "[\(one.replacing("1px", with: "3px")), \(one.replacing("1px", with: "5px"))]"
    let (light, dark) = isFirst ? (list, one) : (one, list)
    let conversion = run(
      ##"""
      "c": \##(token(##""mode": { "light": "#112233", "dark": "#445566" }"##)),
      "s": { "$type": "shadow", "$value": \##(light),
        "$extensions": { "mode": { "light": \##(light), "dark": \##(dark) } } }
      """##, .draft2)
    #expect(conversion.account.values == 4 && conversion.account[.carried] == 4)
    for text in [#""value": 1, "#, #""value": 3, "#, #""value": 5, "#] {
      #expect(conversion.built().values.contains(text))
    }
  }

  @Test(arguments: ["null", "12", "true"])
  func `what cannot be a value of a token in a mode is reported`(value: String) {
    let conversion = run(
      ##"""
      "c": \##(token(##""mode": { "light": "#112233", "dark": "#445566" }"##)),
      "d": \##(token(##""mode": { "light": "#112233", "dark": \##(value), "by": null }"##))
      """##)
    let losses = conversion.findings.filter { $0.rule == .notCarried }.map(\.message)
    #expect(
      losses == [
        "'d' has \(value) in the mode 'dark', which cannot replace its own value; it keeps that there"
      ])
    #expect(conversion.account.values == 4 && conversion.account[.leftOut] == 1)
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
}
