import ModeFinding
import TokenDialects
import TokenTesting

/// `--mode` and `--base` with the sets of Tokens Studio.
@Suite struct StudioOptionTests {
  private func run(
    _ files: KeyValuePairs<String, String>, modes: [String] = [], bases: [String] = []
  ) -> Conversion {
    converted(files) {
      $0.dialect = .tokensStudio
      ($0.modes, $0.bases) = (modes.compactMap(ModeAxis.init), bases)
    }
  }

  @Test(arguments: ["[]", "[1]", "[{}]", #"[{ "a": 1 }]"#, "null", #""a""#, "1", "{}"])
  func `a file without sets is an error, whatever --mode says`(text: String) {
    for mode in ["m=x:*,y:a", "m=x:a,y:b"] {
      let conversion = run(["a.json": text], modes: [mode])
      #expect(conversion.hasErrors && conversion.files.isEmpty)
    }
  }

  @Test func `axes that need the same sets become one modifier`() {
    let files: KeyValuePairs = [
      "oak.json":
        ##"{ "oak/light": { "page": { "type": "color", "value": "{pal}" } }, "oak/dark": { "page": { "type": "color", "value": "#000011" } }, "oak/core": { "pal": { "type": "color", "value": "#110000" } }, "$metadata": {} }"##,
      "elm.json":
        ##"{ "elm/light": { "page": { "type": "color", "value": "{pal}" } }, "elm/dark": { "page": { "type": "color", "value": "#000022" } }, "elm/core": { "pal": { "type": "color", "value": "#220000" } }, "$metadata": {} }"##,
    ]
    let conversion = run(
      files, modes: ["brand=oak:oak/*,elm:elm/*", "mode=dark:*/dark,light:*/light"])
    let built = conversion.built()
    #expect(built.errors == "" && conversion.messages == "")
    #expect(conversion.plan.last == "4 themes")
    #expect(conversion.plan.first?.contains("'oak-light' (default)") == true)
    for hex in ["#110000", "#000011", "#220000", "#000022"] { #expect(built.values.contains(hex)) }
  }

  @Test func `--base puts sets into the themes of $themes, below all others`() {
    let files: KeyValuePairs = [
      "a.json": ##"""
      { "core/ink": { "deep": { "type": "color", "value": "#101010" }, "main": { "type": "color", "value": "#FF0000" } },
        "use": { "main": { "type": "color", "value": "{deep}" } },
        "$themes": [{ "name": "Everyday", "group": "Use", "selectedTokenSets": { "use": "enabled" } }],
        "$metadata": { "tokenSetOrder": ["use", "core/ink"] } }
      """##
    ]
    #expect(!run(files).built().values.contains("deep"))
    let conversion = run(files, bases: ["core/*"])
    #expect(
      conversion.findings.map(\.message) == [
        "the set 'use' overrides 'main' of 'core/ink' in every theme; to keep both, put the sets into "
          + "different themes in '$themes'"
      ])
    let lines = conversion.built().values.split(separator: "\n").filter { $0.contains("#101010") }
    #expect(lines.count == 2, "deep, and main as an alias of it")
  }

  @Test func `--base keeps a set out of the modes that are found`() {
    func colors(_ hex: String) -> String {
      ##"{ "a": { "type": "color", "value": "\##(hex)" }, "b": { "type": "color", "value": "\##(hex)" } }"##
    }
    let files: KeyValuePairs = [
      "a.json":
        #"{ "light": \#(colors("#FFFFFF")), "dark": \#(colors("#000000")), "$metadata": {} }"#
    ]
    #expect(run(files).plan.contains { $0.hasPrefix("modifier") })
    let conversion = run(files, bases: ["light"])
    #expect(conversion.plan.last == "1 theme")
    #expect(conversion.plan.first?.hasPrefix("every theme: light") == true)
  }
}
