import TokenDialects
import TokenTesting

@Suite struct FigmaPluginTests {
  private let core = #"""
    { "core": { "modes": { "default": {
        "space": {
          "4": { "$scopes": ["GAP", "FONT_VARIATIONS"], "$type": "float", "$value": 4 },
          "0.5": { "$scopes": ["WIDTH_HEIGHT"], "$type": "float", "$value": 0.5 } },
        "white": { "$scopes": ["ALL_SCOPES"], "$type": "color", "$value": "#ffffff" },
        "black": { "$scopes": ["ALL_SCOPES"], "$type": "color", "$value": "#000000" } } } } }
    """#

  @Test func `collections with modes become axes, and aliases resolve across collections`() {
    let conversion = converted([
      "export.json": ##"""
      [
        \##(core),
        { "theme": { "modes": {
          "Light": {
            "page": { "$scopes": ["FRAME_FILL"], "$type": "color", "$libraryName": "", "$collectionName": "core", "$value": "{white}" },
            "text": { "$type": "color", "$hiddenFromPublishing": true, "$value": "#101010" } },
          "Dark": {
            "page": { "$scopes": ["FRAME_FILL"], "$type": "color", "$libraryName": "", "$collectionName": "core", "$value": "{black}" },
            "text": { "$type": "color", "$hiddenFromPublishing": true, "$value": "#f0f0f0" } } } },
          "density": { "modes": {
            "Wide": { "gap": { "$scopes": ["GAP"], "$type": "float", "$libraryName": "", "$collectionName": "core", "$value": "{space.4}" } },
            "Tight": { "gap": { "$scopes": ["GAP"], "$type": "float", "$libraryName": "", "$collectionName": "core", "$value": "{space.0.5}" } } } } },
        { "parts": { "modes": { "Mode 1": {
          "card": {
            "$description": "All cards",
            "background": { "$type": "color", "$libraryName": "", "$collectionName": "theme", "$value": "{page}" },
            "ring": { "$type": "color", "$value": "{card.background}" },
            "weight": { "$scopes": ["FONT_WEIGHT"], "$type": "float", "$value": 600 },
            "font": { "$scopes": ["FONT_FAMILY"], "$type": "string", "$value": "Inter" },
            "faint": { "$scopes": ["OPACITY"], "$type": "float", "$value": 40 } } } } } }
      ]
      """##
    ])
    #expect(
      conversion.messages == """
        export.json:5:73: warning: 'space/0.5' becomes 'space/0_5': DTCG names cannot be empty, begin with $, or contain . { } [changed-value]

        """)
    #expect(
      conversion.plan == [
        "every theme: core, parts (9 tokens)",
        "modifier 'theme': 'Light' (default) adds theme.Light; 'Dark' adds theme.Dark",
        "modifier 'density': 'Wide' (default) adds density.Wide; 'Tight' adds density.Tight",
        "4 themes (2 × 2)",
      ])
    #expect(
      conversion.text("theme.Dark.tokens.json").contains(
        ##""$extensions": { "com.figma": { "hiddenFromPublishing": true } }"##))
    #expect(conversion.text("parts.tokens.json").contains(#""$description": "All cards""#))
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(
      values.components(separatedBy: "\"Tight\"").last == ##"""

        "black": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}}
        "card/background": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}, "alias": "page"}
        "card/faint": {"type": "number", "value": 0.4}
        "card/font": {"type": "fontFamily", "value": "Inter"}
        "card/ring": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}, "alias": "card/background"}
        "card/weight": {"type": "fontWeight", "value": 600}
        "gap": {"type": "dimension", "value": {"value": 0.5, "unit": "px"}, "alias": "space/0_5"}
        "page": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}, "alias": "black"}
        "space/0_5": {"type": "dimension", "value": {"value": 0.5, "unit": "px"}}
        "space/4": {"type": "dimension", "value": {"value": 4, "unit": "px"}}
        "text": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.9411764706, 0.9411764706, 0.9411764706], "hex": "#F0F0F0"}}
        "white": {"type": "color", "value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF"}}
        """##)
  }

  @Test func `an object of collections is read like an array`() {
    let conversion = converted(["export.json": core])
    #expect(conversion.recognized.map(\.dialect) == [.figmaPlugin])
    #expect(conversion.tokenCount == 4)
    #expect(conversion.built().errors == "")
  }

  @Test func `the same name in two collections gets the collection in front, and aliases follow`() {
    let conversion = converted([
      "export.json": ##"""
      [{ "a": { "modes": { "m": { "gap": { "$type": "float", "$scopes": ["GAP"], "$value": 1 } } } } },
       { "b": { "modes": { "m": {
         "gap": { "$type": "float", "$scopes": ["GAP"], "$collectionName": "a", "$value": "{gap}" },
         "own": { "$type": "float", "$scopes": ["GAP"], "$value": "{gap}" } } } } }]
      """##
    ])
    #expect(
      conversion.messages == """
        export.json:1:86: warning: 'gap' is in 2 collections; this one becomes 'a/gap' [changed-value]
        export.json:3:85: warning: 'gap' is in 2 collections; this one becomes 'b/gap' [changed-value]

        """)
    #expect(conversion.text("b.tokens.json").contains(#""$value": "{a.gap}""#))
    #expect(conversion.text("b.tokens.json").contains(#""$value": "{b.gap}""#))
    #expect(conversion.built().errors == "")
  }

  @Test func `aliases into other files resolve, and missing libraries are reported once`() {
    let parts = ##"""
      [{ "parts": { "modes": { "m": {
        "a": { "$type": "color", "$libraryName": "base", "$collectionName": "core", "$value": "{white}" },
        "b": { "$type": "color", "$libraryName": "base", "$collectionName": "core", "$value": "{gone}" },
        "c": { "$type": "color", "$libraryName": "brand", "$collectionName": "x", "$value": "{red}" },
        "d": { "$type": "color", "$libraryName": "brand", "$collectionName": "y", "$value": "{red}" },
        "e": { "$type": "color", "$libraryName": "", "$collectionName": "z", "$value": "{red}" },
        "f": { "$type": "color", "$value": "{nothing}" } } } } }]
      """##
    let conversion = converted(["parts.json": parts, "base.json": "[\(core)]"])
    #expect(
      conversion.messages == """
        base.json:4:73: warning: 'space/0.5' becomes 'space/0_5': DTCG names cannot be empty, begin with $, or contain . { } [changed-value]
        parts.json:3:89: warning: 'b' is an alias of {gone} in 'core' of 'base', which lacks it; export that collection again [not-carried]
        parts.json:4:87: warning: 'c' and 1 more are aliases of a variable in the library 'brand', which is not among the inputs; add its export [not-carried]
        parts.json:6:82: warning: 'e' is an alias of a variable in the collection 'z', which is not among the inputs; add its export [not-carried]
        parts.json:7:38: warning: 'f' is an alias of {nothing}, which no collection has; add the export that has it [not-carried]

        """)
    #expect(conversion.tokenCount == 5)
    #expect(conversion.text("parts.tokens.json").contains(#""$value": "{white}""#))
  }

  @Test func `of two collections with one name, an alias means that of its library`() {
    func base(_ digits: String) -> String {
      ##"[{ "core": { "modes": { "m": { "ink": { "$type": "color", "$value": "#\##(digits)" } } } } }]"##
    }
    let conversion = converted([
      "one.json": base("111111"), "two.json": base("222222"),
      "use.json": ##"""
      [{ "use": { "modes": { "m": {
        "a": { "$type": "color", "$libraryName": "two", "$collectionName": "core", "$value": "{ink}" },
        "b": { "$type": "color", "$libraryName": "one", "$collectionName": "core", "$value": "{ink}" } } } } }]
      """##,
    ])
    #expect(conversion.text("use.tokens.json").contains(#""a": { "$value": "{core 2.ink}""#))
    #expect(conversion.text("use.tokens.json").contains(#""b": { "$value": "{core.ink}""#))
    #expect(conversion.built().errors == "")
  }

  @Test func `a mode that lacks a variable is reported`() {
    let conversion = converted([
      "export.json": ##"""
      [{ "theme": { "modes": {
        "Light": { "a": { "$type": "color", "$value": "#fff" }, "b": { "$type": "color", "$value": "#fff" } },
        "Dark": { "a": { "$type": "color", "$value": "#000" } } } } }]
      """##
    ])
    #expect(
      conversion.messages == """
        export.json:2:94: warning: 'b' has no value in the mode 'Dark' [not-carried]

        """)
  }

  @Test func `an alias gives a number without a scope its unit`() {
    let conversion = converted([
      "export.json": ##"""
      [{ "core": { "modes": { "m": {
        "4": { "$type": "float", "$scopes": ["ALL_SCOPES"], "$value": 4 },
        "gap": { "$type": "float", "$scopes": ["GAP"], "$value": "{4}" },
        "plain": { "$type": "float", "$value": "{4}" } } } } }]
      """##
    ])
    #expect(
      conversion.messages == """
        export.json:2:65: warning: '4': a number without a scope; it becomes 4px, because 'gap' is a length [changed-value]

        """)
    #expect(conversion.built().errors == "")
  }

  @Test func `what cannot be a variable is reported`() {
    let deep =
      String(repeating: #"{ "g": "#, count: 500)
      + #"{ "$type": "float", "$value": 1 }"# + String(repeating: " }", count: 500)
    let conversion = converted([
      "export.json": ##"""
      [ 3,
        { "ok": { "modes": { "m": { "a": { "$type": "float", "$value": 1 }, "deep": \##(deep) } } },
          "x": 4, "y": { "modes": [] }, "z": { "modes": { "m": 5 } },
          "more": { "id": 1, "modes": { "m": {
            "b": { "$type": "float", "$value": {} }, "c": { "$type": "string", "$value": 1 },
            "d": { "$type": "boolean", "$value": true }, "e": { "$type": "float", "$value": "{f}" },
            "f": { "$type": "float", "$value": "{e}" }, "{g}": { "$type": "float", "$value": 2 },
            "h": { "$type": "float", "$collectionName": 7, "$scopes": 8, "$value": 3 }, "i": "text",
            "j": { "$type": 9, "$value": 1 } } } } } ]
      """##
    ])
    #expect(
      conversion.findings.map(\.message) == [
        "expected an object of collections, found a number",
        "this token is 500 groups deep, and generated Swift nests at most 128 types; use fewer groups",
        "'x' has no 'modes', so it is not a collection; it is left out",
        "'y' has no 'modes', so it is not a collection; it is left out",
        "expected an object of tokens, found a number",
        "'id' of the collection 'more' is left out; only 'modes' is read",
        "'b': expected a number, found an object",
        "'c': DTCG 2025.10 has no type 'string'; if 1 has another type, set it with --type 'c=number'",
        "'d': DTCG 2025.10 has no type 'boolean'; if true has another type, set it with --type 'd=TYPE'",
        "'e': it is part of a cycle of references, or references one",
        "'f': it is part of a cycle of references, or references one",
        "'{g}': DTCG 2025.10 does not allow { and } in names; they become ( and )",
        "'i' is a string, not a token or group; it is left out",
        "'j' has no type; 1 looks like number; set it with --type 'j=number', or use --infer-types",
      ])
  }

  @Test(arguments: [
    #"{ "core": { "modes": { "light": { "a": { "$type": "number", "$value": 1 } } } } }"#,
    #"{ "core": { "modes": { "$type": "number", "light": { "a": { "$value": 1 } } } } }"#,
  ])
  func `a group named modes is not a sign`(_ text: String) {
    #expect(converted(["a.json": text]).recognized.map(\.dialect) == [.dtcg])
  }
}
