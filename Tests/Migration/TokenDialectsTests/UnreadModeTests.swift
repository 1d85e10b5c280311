import TokenDialects
import TokenTesting

/// Values by mode in `$extensions` that no theme gets are reported.
@Suite struct UnreadModeTests {
  private func token(_ modes: String, value: String = "#112233") -> String {
    ##"{ "$type": "color", "$value": "\##(value)", "$extensions": { \##(modes) } }"##
  }

  private func messages(_ tokens: String, _ dialect: Dialect? = nil) -> [String] {
    converted(["t.json": "{ \(tokens) }"]) { $0.dialect = dialect }.findings
      .filter { $0.message.contains("$extensions") }.map { $0.text() }
  }

  @Test(arguments: ["mode", "modes"])
  func `modes by names that say nothing are reported`(key: String) {
    let brand = token(##""\##(key)": { "Acme": "#112233", "Zen": "#445566" }"##)
    #expect(
      messages(#""brand": \#(brand)"#) == [
        "t.json:1:3: warning: 'brand' has values for 'Zen' in $extensions.\(key), which no theme gets; put "
          + "each mode into a file, and use --mode [not-carried]\n"
      ])
  }

  @Test func `one finding is about all tokens with the same modes`() {
    let one = token(##""mode": { "Acme": "#1", "Zen": "#2" }"##)
    let other = token(##""mode": { "Tight": "#3" }"##)
    let found = messages(#""a": \#(one), "b": \#(one), "c": \#(other)"#)
    #expect(found.count == 2)
    #expect(found[0].contains("2 tokens, such as 'a', have values for 'Acme' and 'Zen'"))
    #expect(found[1].contains("'c' has values for 'Tight'"))
  }

  @Test func `modes that are read are not reported`() {
    let text = token(##""mode": { "light": "#112233", "dark": "#FFFFFF" }"##)
    #expect(messages(#""text": \#(text)"#) == [])
    #expect(converted(["t.json": #"{ "text": \#(text) }"#]).built().values.contains("#FFFFFF"))
  }

  @Test func `files of 2025.10 and of Tokens Studio have no modes in tokens`() {
    let value = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#
    let current = """
      "text": { "$type": "color", "$value": \(value),
        "$extensions": { "mode": { "light": \(value), "dark": \(value.replacing("[0", with: "[1")) } } }
      """
    #expect(messages(current, .dtcg).count == 1)
    #expect(messages(current, .dtcg).first?.contains("'text' has values for 'dark' in") == true)
    let studio = token(##""modes": { "dark": "#FFFFFF" }"##)
    #expect(messages(#""text": \#(studio)"#, .tokensStudio).count == 1)
  }

  @Test(arguments: [
    ##"{ "$type": "color", "$value": "{p}", "$extensions": { "mode": { "dim": { "colorSpace": "srgb" } } } }"##,
    ##"{ "$type": "color", "$value": "#fff", "$extensions": { "mode": { "dim": "#000", "x": null, "n": 1 } } }"##,
    ##"{ "type": "color", "value": "#fff", "$extensions": { "mode": { "dim": "#000" } } }"##,
    ##"{ "$type": "dimension", "$value": { "value": 4, "unit": "px" }, "$extensions": { "mode": { "dim": 2 } } }"##,
  ])
  func `a value in another form, or next to something else, is reported`(token: String) {
    let target = ##""p": { "$type": "color", "$value": "#112233" }, "##
    let found = messages((token.contains("{p}") ? target : "") + #""a": \#(token)"#)
    #expect(found.count == 1 && found[0].contains("'a' has values for 'dim' in $extensions.mode"))
  }

  @Test(arguments: [
    #""mode": {}"#, #""mode": "light""#, #""mode": { "editor": { "columns": 2 } }"#,
    #""mode": [1]"#,
    ##""mode": { "Mode 1": "#112233" }"##, #""modes": null"#, ##""mode": { "light": "#112233" }"##,
    #""mode": { "author": "me", "kind": "x" }"#,
  ])
  func `what does not look like a value by mode is not reported`(extensions: String) {
    #expect(messages(#""a": \#(token(extensions))"#) == [])
  }
}
