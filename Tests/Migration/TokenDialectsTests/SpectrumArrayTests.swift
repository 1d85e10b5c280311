import TokenDialects
import TokenTesting

/// Spectrum's files that are arrays of tokens, one for each mode.
@Suite struct SpectrumArrayTests {
  private func token(_ name: String, _ value: String, _ id: String, more: String = "") -> String {
    #"{ "name": \#(name), "$schema": "https://x.test/token-types/color.json", \#(value), "uuid": "\#(id)"\#(more) }"#
  }

  private func color(_ name: String, _ digits: String, _ id: String, more: String = "") -> String {
    token(name, "\"value\": \"#\(digits)\"", id, more: more)
  }

  private func alias(_ name: String, _ target: String, _ id: String) -> String {
    token(name, "\"$ref\": \"\(target)\"", id)
  }

  private func array(_ tokens: String...) -> String { "[\n\(tokens.joined(separator: ",\n"))\n]" }

  @Test func `modes become axes, references aliases, and schemas types`() {
    let conversion = converted([
      "color.tokens.json": ##"""
      [
        { "name": { "property": "color", "colorFamily": "teal", "scaleIndex": 100, "colorScheme": "light" },
          "$schema": "https://x.test/token-types/color.json", "value": "rgb(255, 255, 255)", "uuid": "t-l", "set_uuid": "t" },
        { "name": { "property": "color", "colorFamily": "teal", "scaleIndex": 100, "colorScheme": "dark" },
          "$schema": "https://x.test/token-types/color.json", "value": "rgb(0, 0, 0)", "uuid": "t-d", "set_uuid": "t" },
        { "name": { "property": "color", "object": "background", "state": ["hover"], "colorScheme": "dark" },
          "$schema": "https://x.test/token-types/alias.json", "$ref": "t-d", "uuid": "b-d" },
        { "name": { "property": "color", "object": "background", "state": ["hover"], "colorScheme": "light" },
          "$schema": "https://x.test/token-types/alias.json", "$ref": "t-l", "uuid": "b-l" },
        { "name": { "property": "color", "colorRole": "notice", "scaleIndex": 100 }, "private": true,
          "$schema": "https://x.test/token-types/alias.json", "$ref": "t", "uuid": "n",
          "lifecycle": { "deprecatedIn": "2.0.0", "deprecatedComment": "Use teal" } }
      ]
      """##,
      "size.tokens.json": ##"""
      [
        { "name": { "property": "gap", "size": "xl", "scale": "mobile" },
          "$schema": "https://x.test/token-types/dimension.json", "value": "30px", "uuid": "g-m" },
        { "name": { "property": "gap", "size": "xl", "scale": "desktop" },
          "$schema": "https://x.test/token-types/dimension.json", "value": "24px", "uuid": "g-d" },
        { "name": "bold-weight", "lifecycle": { "introduced": "1.0.0" },
          "$schema": "https://x.test/token-types/font-weight.json", "value": "bold", "uuid": "w" },
        { "name": { "property": "gap", "legacyKey": "gap-between-cards" },
          "$schema": "https://x.test/token-types/alias.json", "$ref": "gap-extra-large", "uuid": "c" }
      ]
      """##,
    ])
    #expect(conversion.messages == "")
    #expect(
      conversion.plan == [
        "every theme: color, size (3 tokens)",
        "modifier 'colorScheme': 'light' (default) adds colorScheme.light; 'dark' adds colorScheme.dark",
        "modifier 'scale': 'desktop' (default) adds scale.desktop; 'mobile' adds scale.mobile",
        "4 themes (2 × 2)",
      ])
    #expect(
      conversion.text("color.tokens.json") == ##"""
        {
          "notice-color-100": {
            "$value": "{teal-100}",
            "$deprecated": "Use teal",
            "$extensions": {
              "com.adobe.spectrum": {
                "name": {"property": "color", "colorRole": "notice", "scaleIndex": 100},
                "private": true,
                "uuid": "n",
                "lifecycle": {"deprecatedIn": "2.0.0", "deprecatedComment": "Use teal"}
              }
            }
          }
        }

        """##)
    let lines = conversion.built().values.split(separator: "\n").suffix(6)
    #expect(
      lines.joined(separator: "\n") == ##"""
        "background-color-hover": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}, "alias": "teal-100"}
        "bold-weight": {"type": "fontWeight", "value": 700}
        "gap-between-cards": {"type": "dimension", "value": {"value": 30, "unit": "px"}, "alias": "gap-extra-large"}
        "gap-extra-large": {"type": "dimension", "value": {"value": 30, "unit": "px"}}
        "notice-color-100": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}, "alias": "teal-100", "deprecated": "Use teal"}
        "teal-100": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}}
        """##)
  }

  @Test(arguments: [
    (#""a-name""#, "a-name"), (#"{ "property": "color", "legacyKey": "old-name" }"#, "old-name"),
    (#"{ "property": "color", "colorFamily": "teal" }"#, "teal"),
    (
      #"{ "property": "color", "colorFamily": "teal", "variant": "static", "scaleIndex": 50 }"#,
      "static-teal-50"
    ),
    (#"{ "property": "color", "colorRole": "notice", "scaleIndex": 9 }"#, "notice-color-9"),
    (
      #"{ "property": "color", "icon": "add", "colorFamily": "teal", "state": ["down"] }"#,
      "add-icon-color-teal-down"
    ),
    (#"{ "property": "color", "component": "card", "colorRole": "notice" }"#, "card-color-notice"),
    (#"{ "property": "size", "icon": "add", "scaleIndex": 75 }"#, "add-icon-size-75"),
    (#"{ "property": "add-icon-size", "icon": "add" }"#, "add-icon-size"),
    (#"{ "property": "card-width", "component": "card" }"#, "card-width"),
    (
      #"{ "state": ["selected", "hover"], "size": "xxs", "property": "gap", "component": "card", "variant": "quiet" }"#,
      "quiet-card-gap-2x-small-selected-hover"
    ),
    (
      #"{ "property": "space-between", "from": "top", "to": "text", "component": "card", "size": "l" }"#,
      "card-top-to-text-large"
    ),
    (
      #"{ "property": "space-between", "from": "top", "to": "icon", "icon": "alert" }"#,
      "top-to-alert-icon"
    ),
    (#"{ "property": "gap", "structure": "list", "scaleIndex": 100 }"#, "gap-100"),
  ])
  func `names are those that Spectrum serializes`(_ name: String, _ text: String) {
    let conversion = converted(["a.json": array(color(name, "FFF", "1"))])
    #expect(conversion.messages == "")
    #expect(conversion.text("a.tokens.json").contains("\n  \"\(text)\": {"), "\(text)")
  }

  @Test func `a token for all modes applies where a mode has none`() {
    let conversion = converted([
      "a.json": array(
        color(#"{ "property": "bg" }"#, "FFF", "1"),
        color(#"{ "property": "bg", "colorScheme": "dark" }"#, "000", "2"),
        color(#"{ "property": "line", "contrast": "high" }"#, "000", "3"))
    ])
    #expect(conversion.messages == "")
    #expect(
      conversion.plan == [
        "every theme: a, contrast.high (2 tokens)",
        "modifier 'colorScheme': 'light' (default) adds nothing; 'dark' adds colorScheme.dark",
        "2 themes",
      ])
    #expect(conversion.built().errors == "")
  }

  @Test func `a file can declare a mode set`() {
    let conversion = converted([
      "a.json": array(
        color(#"{ "property": "bg", "season": "winter" }"#, "FFF", "1"),
        color(#"{ "property": "bg", "season": "summer" }"#, "000", "2")),
      "season.json": #"""
      { "$schema": "https://x.test/mode-set.schema.json", "name": "season",
        "modes": ["winter", "summer"], "default": "summer" }
      """#,
    ])
    #expect(conversion.messages == "")
    #expect(
      conversion.plan == [
        "modifier 'season': 'summer' (default) adds season.summer; 'winter' adds season.winter",
        "2 themes",
      ])
  }

  @Test func `a mode without a value is reported`() {
    let conversion = converted([
      "a.json": array(
        color(#"{ "property": "a", "colorScheme": "light" }"#, "FFF", "1"),
        color(#"{ "property": "a", "colorScheme": "dark" }"#, "000", "2"),
        color(#"{ "property": "b", "colorScheme": "light" }"#, "FFF", "3"))
    ])
    #expect(
      conversion.messages == """
        a.json:4:1: warning: 'b' has no value for 'dark' [not-carried]

        """)
    #expect(conversion.tokenCount == 3)
  }

  @Test func `a reference to another mode follows the theme, or becomes a value`() {
    let conversion = converted([
      "a.json": array(
        color(#"{ "property": "a", "colorScheme": "light" }"#, "FFFFFF", "a-l"),
        color(#"{ "property": "a", "colorScheme": "dark" }"#, "000000", "a-d"),
        alias(#"{ "property": "all" }"#, "a-l", "1"),
        alias(#"{ "property": "turned", "colorScheme": "light" }"#, "a-d", "2"),
        alias(#"{ "property": "turned", "colorScheme": "dark" }"#, "a-l", "3"),
        color(#"{ "property": "same", "scale": "desktop" }"#, "FF0000", "4"),
        alias(#"{ "property": "same", "scale": "mobile" }"#, "4", "5"))
    ])
    #expect(
      conversion.messages == """
        a.json:4:94: warning: 'all' references 'a' in the colorScheme 'light'; as an alias, it has the mode of each theme [changed-value]
        a.json:5:121: warning: 'turned' references 'a' in the colorScheme 'dark', which an alias cannot say; the value replaces it [changed-value]
        a.json:6:120: warning: 'turned' references 'a' in the colorScheme 'light', which an alias cannot say; the value replaces it [changed-value]
        a.json:8:114: warning: 'same' references 'same' in the scale 'desktop', which an alias cannot say; the value replaces it [changed-value]

        """)
    let (errors, values) = conversion.built()
    #expect(errors == "")
    let dark = values.components(separatedBy: "\"dark\"").last ?? ""
    #expect(
      dark.contains(
        "\"all\": {\"type\": \"color\", \"value\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, 0]"
      ))
    #expect(
      dark.contains(
        "\"turned\": {\"type\": \"color\", \"value\": {\"colorSpace\": \"srgb\", \"components\": [1, 1, 1]"
      ))
    #expect(
      dark.contains(
        "\"same\": {\"type\": \"color\", \"value\": {\"colorSpace\": \"srgb\", \"components\": [1, 0, 0]"
      ))
  }

  @Test func `an unknown id is reported with its place`() {
    let conversion = converted([
      "a.json": array(
        alias(#"{ "property": "a" }"#, "nowhere", "1"), alias(#"{ "property": "b" }"#, "1", "2"),
        color(#"{ "property": "c" }"#, "FFF", "3"))
    ])
    #expect(
      conversion.messages == """
        a.json:1:1: error: 2 of 3 values are left out; the warnings say why: correct the sources, or accept it with --partial [lost-values]
        a.json:2:92: warning: 'a' references "nowhere", which no input declares; add the file that declares it [not-carried]
        a.json:3:92: warning: 'b': {a} cannot be converted; fix that first [not-carried]
        a.json:2:92: note: 'a' references "nowhere", which no input declares; add the file that declares it

        """)
    #expect(conversion.tokenCount == 1)
  }

  @Test func `references to older files are by name`() {
    let conversion = converted([
      "new.json": array(alias(#"{ "property": "a" }"#, "old", "1")),
      "old.json": ##"""
      { "old": { "$schema": "https://x.test/token-types/color.json", "value": "#fff", "uuid": "o" } }
      """##,
    ])
    #expect(conversion.messages == "")
    #expect(conversion.text("new.tokens.json").contains("\"{old}\""))
    #expect(conversion.built().errors == "")
  }

  @Test func `the first of two declarations wins`() {
    let conversion = converted([
      "a.json": array(
        color(#"{ "property": "a" }"#, "FFFFFF", "1"),
        color(#"{ "property": "a" }"#, "000000", "2"),
        color(#"{ "property": "b" }"#, "FF0000", "1"), alias(#"{ "property": "c" }"#, "1", "3")),
      "b.json": array(color(#""a""#, "00FF00", "4")),
    ])
    #expect(
      conversion.messages == """
        a.json:3:93: warning: 'a' is declared twice; the first one wins; to keep both, give one another 'legacyKey' [changed-value]
        a.json:2:93: note: the first declaration
        a.json:4:112: warning: 'b' has the 'uuid' of 'a'; references to it mean that token [changed-value]
        a.json:2:93: note: the other token
        b.json:2:77: warning: 'a' is declared twice; the first one wins; to keep both, give one another 'legacyKey' [changed-value]
        a.json:2:93: note: the first declaration

        """)
    #expect(conversion.text("a.tokens.json").contains("\"c\": { \"$value\": \"{a}\""))
    #expect(
      conversion.built().values.contains(
        "\"a\": {\"type\": \"color\", \"value\": {\"colorSpace\": \"srgb\", \"components\": [1, 1, 1]"
      ))
  }

  @Test func `what cannot be a token is reported`() {
    let conversion = converted([
      "a.json": array(
        color(#"{ "property": "ok" }"#, "FFF", "1"), "3",
        color("4", "FFF", "2"), color(#"{ "property": 5 }"#, "FFF", "3"),
        color(#"{ "property": "m", "colorScheme": ["dark"] }"#, "FFF", "4"),
        #"{ "name": "n", "uuid": "5" }"#,
        #"{ "name": "o", "uuid": "6", "value": "red", "$ref": "1" }"#,
        #"{ "name": "p", "uuid": [], "$ref": 7 }"#, #"{ "uuid": "8", "value": "red" }"#,
        color(#"{ "property": "q", "colorScheme": "dark", "scale": "mobile" }"#, "FFF", "9"),
        alias(#""r""#, "s", "s-1"), alias(#""s""#, "r", "r-1"),
        alias(#"{ "property": "t", "scale": "mobile" }"#, "u-1", "t-1"),
        alias(#"{ "property": "t", "scale": "desktop" }"#, "t-1", "u-1"))
    ])
    #expect(
      conversion.messages == """
        a.json:1:1: error: 6 of 7 values are left out; the warnings say why: correct the sources, or accept it with --partial [lost-values]
        a.json:3:1: warning: expected a token, found a number [not-carried]
        a.json:4:11: warning: expected 'name' to be a text, or an object with 'property'; found a number [not-carried]
        a.json:5:11: warning: expected 'name' to be a text, or an object with 'property'; found an object [not-carried]
        a.json:6:45: warning: 'm': expected 'colorScheme' to be a text, found an array [not-carried]
        a.json:7:1: warning: 'n' has neither 'value' nor '$ref'; add one of them [not-carried]
        a.json:8:1: warning: 'o' has both 'value' and '$ref'; remove one of them [not-carried]
        a.json:9:36: warning: 'p': expected '$ref' to be an id, found 7 [not-carried]
        a.json:10:1: warning: expected 'name' to be a text, or an object with 'property'; found none [not-carried]
        a.json:11:135: warning: 'q' has a value for colorScheme 'dark' with scale 'mobile'; a resolver has no sets for combinations; keep one of them in 'name' [not-carried]
        a.json:12:76: warning: 'r': it is part of a cycle of references, or references one [not-carried]
        a.json:13:76: warning: 's': it is part of a cycle of references, or references one [not-carried]
        a.json:14:111: warning: 't': its reference leads back to itself; give one of the tokens a 'value' [not-carried]
        a.json:15:112: warning: 't': its reference leads back to itself; give one of the tokens a 'value' [not-carried]

        """)
    #expect(conversion.tokenCount == 1)
  }

  @Test func `relationships with a name are tokens`() {
    let conversion = converted([
      "card.json": ##"""
      [
        { "scope": { "component": "card", "property": "gap" }, "$ref": "1" },
        { "scope": { "component": "card", "property": "gap", "options": { "scale": "desktop" } },
          "$schema": "https://x.test/token-types/dimension.json", "value": "4px", "uuid": "1",
          "legacyKey": "card-gap", "setUuid": "s" },
        { "scope": { "component": "card", "property": "gap", "options": { "scale": "mobile" } },
          "$schema": "https://x.test/token-types/dimension.json", "value": "6px", "uuid": "2",
          "legacyKey": "card-gap", "setUuid": "s" },
        { "scope": { "component": "card", "property": "inset" }, "value": "6px", "uuid": "3" },
        { "scope": { "component": "card", "property": "inset" }, "$ref": "s",
          "legacyKey": "card-inset", "uuid": "4" }
      ]
      """##
    ])
    #expect(
      conversion.messages == """
        card.json:2:3: warning: 1 relationship only says which token a component uses; it is left out [not-carried]
        card.json:9:3: warning: this relationship has a value, but no name; add 'legacyKey' [not-carried]

        """)
    #expect(conversion.tokenCount == 3)
    #expect(conversion.text("card.tokens.json").contains("\"{card-gap}\""))
    #expect(conversion.built().errors == "")
  }

  @Test func `a token that varies along two axes is reported`() {
    let conversion = converted([
      "a.json": array(
        color(#"{ "property": "a" }"#, "FFF", "1"),
        color(#"{ "property": "a", "colorScheme": "dark" }"#, "000", "2"),
        color(#"{ "property": "a", "scale": "mobile" }"#, "F00", "3"))
    ])
    #expect(
      conversion.messages == """
        a.json:2:93: warning: 'a' varies with 'colorScheme' and 'scale'; its values for 'scale' override the others [changed-value]

        """)
    #expect(conversion.built().errors == "")
  }

  @Test func `deep values and strange names do no harm`() {
    let deep = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    let conversion = converted([
      "a.json": array(
        token(#""deep""#, "\"value\": \(deep)", "1"), color(#""{x}""#, "FFF", "2"),
        alias(#""a.b""#, "2", "3"), alias(#""$c""#, "3", "4"), alias(#""caf\u00e9""#, "2", "5"),
        alias(#""cafe\u0301""#, "2", "6"))
    ])
    let (errors, values) = conversion.built()
    #expect(errors == "")
    for name in ["(x)", "a_b", "c", "caf\u{e9}", "cafe\u{301}"] {
      #expect(values.utf8.contains("\"\(name)\": {\"type\": \"color\"".utf8), "\(name)")
    }
    #expect(conversion.tokenCount == 5)
  }

  @Test func `a build names the command that converts an array`() throws {
    let text = array(color(#""a""#, "FFF", "1"))
    var findings = Findings()
    let document = try Document(
      parsing: SourceFile(path: "a.json", text: text), findings: &findings)
    let format = try #require(Dialect.foreignFormat(of: document))
    #expect(format.title == "Adobe Spectrum")
  }
}
