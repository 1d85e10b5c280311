import TokenDialects
import TokenTesting

@Suite struct RecognitionTests {
  @Test(arguments: [
    (#"{ "version": "2025.10", "resolutionOrder": [] }"#, Dialect.resolver),
    (
      #"{ "$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "a": { "value": 1 } }"#,
      .dtcg
    ),
    (
      #"{ "a": { "$schema": "https://x/spectrum-tokens/token-types/color.json", "value": "red" } }"#,
      .spectrum
    ),
    (#"[{ "core": { "modes": { "m": { "a": { "$value": 1 } } } } }]"#, .figmaPlugin),
    (
      #"{ "core": { "modes": { "m": { "a": { "$type": "float", "$value": 1 } } } } }"#, .figmaPlugin
    ),
    (#"{ "meta": { "variables": { "V:1": { "name": "a", "valuesByMode": {} } } } }"#, .figmaREST),
    (
      #"{ "a": { "$type": "number", "$value": 1, "$extensions": { "com.figma.variableId": "V" } } }"#,
      .figmaExport
    ),
    (#"{ "a": {}, "$extensions": { "com.figma.modeName": "Light" } }"#, .figmaExport),
    (#"{ "$themes": [], "core": {} }"#, .tokensStudio),
    (#"[{ "id": "x", "selectedTokenSets": {} }]"#, .tokensStudio),
    (#"{ "tokenSetOrder": ["a"] }"#, .tokensStudio),
    (#"{ "a": { "value": "4", "type": "borderRadius" } }"#, .tokensStudio),
    (##"{ "a": { "$type": "color", "$value": "#fff" } }"##, .draft2),
    (#"{ "a": { "$value": "16px" } }"#, .draft2),
    (#"{ "a": { "$type": "number", "$value": 1 } }"#, .dtcg),
    (#"{ "a": { "$type": "fontFamily", "$value": "3270 Nerd Font" } }"#, .dtcg),
    (#"{ "value": { "$type": "color", "a": { "$value": "{b}" } } }"#, .dtcg),
    (#"{ "a": { "value": "ease", "type": "cubic-bezier" } }"#, .draft1),
    (##"{ "a": { "b": { "value": "#fff" } } }"##, .styleDictionary),
    (#"{ "a": { "value": { "fontSize": "1px" } } }"#, .styleDictionary),
  ])
  func `the members of a file show its dialect`(_ text: String, _ dialect: Dialect) {
    #expect(converted(["a.json": text]).recognized.map(\.dialect) == [dialect])
  }

  @Test func `a build reports the dialect of a file once, and reads the other files`() {
    let files = [
      SourceFile(path: "a.json", text: #"{ "a": { "value": "1px" }, "b": { "value": "{a}" } }"#),
      SourceFile(
        path: "b.json",
        text:
          #"{ "c": { "$type": "color", "$value": "{a}" }, "d": { "$type": "number", "$value": "x" } }"#
      ),
    ]
    let found = compile(Sources(project: Project.withoutFile, tokens: files).recognizing(.dialects))
      .findings
    #expect(
      found.map { $0.text() }.joined() == """
        a.json:1:10: error: this file is Style Dictionary, because its tokens have 'value', not '$value'; \
        convert it to DTCG 2025.10: tincture convert a.json --to converted [foreign-dialect]
        a.json:1:10: note: 1 more finding is not shown until this is fixed
        b.json:1:83: error: 'd': expected a number, found "x" [invalid-value]

        """)
  }

  @Test(arguments: [
    (##""mode": { "light": "{a}", "dark": "{b}" }"##, "value for 'dark' in $extensions.mode"),
    (##""modes": { "Acme": "{b}", "Zen": 2 }"##, "2 values for 'Acme', 'Zen' in $extensions.modes"),
    (##""mode": { "light": "{a}" }"##, nil), (##""mode": "dark""##, nil),
    (
      ##""my.tool": { "mode": { "dark": "{b}" } }"##, "value for 'dark' in $extensions.my.tool.mode"
    ), (##""my.tool": { "mode": { "dark": "{b}", "isOn": true } }"##, nil),
  ])
  func `values for other modes in $extensions are one finding`(members: String, named: String?) {
    let found = compiled(
      tokens: """
        { "$type": "number", "a": { "$value": 1 }, "b": { "$value": 2 },
          "c": { "$value": "{a}", "$extensions": { \(members) } } }
        """
    ).findings
    #expect(found.map(\.rule) == (named == nil ? [] : [.unreadMode]))
    #expect(
      found.first?.message
        == named.map {
          "no theme has the \($0); make them themes: " + "tincture convert tokens --to converted"
        })
  }

  @Test(arguments: [("Dark", nil), ("dim", "value for 'dim' in $extensions.mode")])
  func `a mode whose context declares the token is read`(mode: String, named: String?) {
    func file(_ number: Int) -> String {
      ##"{ "a": { "$type": "number", "$value": \##(number), "##
        + ##""$extensions": { "mode": { "light": 1, "dark": 2, "\##(mode)": 2 } } } }"##
    }
    let files = CompiledCases.modes(base: file(1), light: "{}", dark: file(2))
    let found = compiled(files).findings
    #expect(found.map(\.rule) == (named == nil ? [] : [.unreadMode]))
    #expect(found.first?.message.contains(named ?? "") != false)
  }

  @Test func `--from overrides the signs of a file`() {
    let text = ##"{ "a": { "value": "#fff", "type": "color" } }"##
    #expect(converted(["a.json": text]) { $0.dialect = .draft1 }.recognized[0].dialect == .draft1)
  }
}
