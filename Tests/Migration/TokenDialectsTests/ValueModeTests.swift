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
      Set(losses) == [
        "'d' has \(value) in the mode 'dark', which cannot replace its own value; it keeps that there",
        "'d' has null in the mode 'by', which cannot replace its own value; it keeps that there",
      ])
    #expect(conversion.account.values == 5 && conversion.account[.leftOut] == 2)
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

  private func modes(_ acme: String, _ zen: String) -> String {
    token(##""mode": { "Acme": "\##(acme)", "Zen": "\##(zen)" }"##, value: acme)
  }

  /// Two files whose tokens have modes, or also others.
  private func files(_ more: String = "") -> KeyValuePairs<String, String> {
    [
      "light.json": "{ \"bg\": \(modes("#FFDDDD", "#DDFFDD"))\(more) }",
      "dark.json": "{ \"bg\": \(modes("#220000", "#002200"))\(more) }",
    ]
  }

  @Test(arguments: ["", ##", "fg": { "$type": "color", "$value": "#112233" }"##])
  func `--mode combines with modes of tokens`(more: String) {
    let conversion = converted(files(more)) {
      $0.modes = [ModeAxis("theme=light:light,dark:dark")].compactMap(\.self)
    }
    #expect(conversion.findings.filter { $0.severity == .error } == [], "\(conversion.messages)")
    #expect(conversion.account[.carried] == conversion.account.values)
    #expect(conversion.plan.last == "4 themes")
    let values = conversion.built().values
    for (theme, hex) in [
      ("light-Acme", "#FFDDDD"), ("light-Zen", "#DDFFDD"), ("dark-Acme", "#220000"),
      ("dark-Zen", "#002200"),
    ] {
      let own = values.components(separatedBy: "\"theme-mode\": \"\(theme)\"").last ?? ""
      let next = own.components(separatedBy: "\"theme-mode\"")[0]
      #expect(next.contains("\"bg\"") && next.contains(hex), "\(theme): \(values)")
    }
  }

  @Test func `modes of tokens in every theme are below the files that --mode names`() {
    let base =
      ##"{ "bg": \##(modes("#111111", "#222222")), "k": \##(modes("#333333", "#444444")) }"##
    let plain = ##"{ "bg": { "$type": "color", "$value": "#FFFFFF" } }"##
    for light in [plain, "{ \"bg\": \(modes("#FFDDDD", "#DDFFDD")) }"] {
      let conversion = converted(["base.json": base, "light.json": light, "dark.json": plain]) {
        $0.modes = [ModeAxis("theme=light:light,dark:dark")].compactMap(\.self)
      }
      #expect(!conversion.hasErrors && conversion.plan.last?.hasPrefix("4 themes") == true)
      #expect(
        conversion.account[.carried] + conversion.account[.shadowed] == conversion.account.values)
      let themes = conversion.built().values.components(separatedBy: "# ")
      let hidden = themes.contains { $0.contains("#111111") || $0.contains("#222222") }
      #expect(!hidden && themes.contains { $0.contains("#444444") }, "\(themes)")
    }
  }

  @Test func `the modes of a collection in two files are those of each file`() {
    func file(_ hex: String) -> String {
      ##"""
      { "Theme": { "bg": { "$type": "color", "$value": "\##(hex)",
        "$extensions": { "mode": { "Day": "\##(hex)", "Night": "#000000" } } } },
        "$meta": { "useDTCGKeys": true } }
      """##
    }
    let conversion = converted(["acme.json": file("#AA0000"), "zen.json": file("#00BB00")]) {
      $0.modes = [ModeAxis("brand=acme:acme,zen:zen")].compactMap(\.self)
    }
    #expect(conversion.recognized.first?.dialect == .tokensBruecke)
    #expect(conversion.account[.carried] == 4 && conversion.account.values == 4)
    #expect(conversion.plan.last == "4 themes", "\(conversion.plan)")
    #expect(conversion.plan.first?.contains("'zen-Day' adds zen/Theme.Day") == true)
  }

  private func project(_ sets: String, _ themes: String...) -> String {
    "{ \(sets), \"$themes\": [\(themes.joined(separator: ", "))] }"
  }

  @Test func `a set has its modes in the themes that have the set`() {
    let conversion = converted([
      "t.json": project(
        ##"""
        "core": { "bg": { "$type": "color", "$value": "#123456" } },
        "l": { "bg": \##(modes("#FFDDDD", "#DDFFDD")) }, "d": { "bg": \##(modes("#220000", "#002200")) },
        "spare": { "bg": \##(modes("#111111", "#222222")) }
        """##, Miniatures.theme("Light", "Theme", ["core": "enabled", "l": "enabled"]),
        Miniatures.theme("Dark", "Theme", ["core": "enabled", "d": "enabled"]),
        Miniatures.theme("Plain", "Theme", ["core": "enabled"]))
    ])
    #expect(!conversion.hasErrors, "\(conversion.messages)")
    #expect(conversion.plan.last == "5 themes")
    #expect(conversion.account[.carried] == 5 && conversion.account[.unused] == 2)
    let themes = conversion.built().values.components(separatedBy: "# ").dropFirst()
    for (theme, hex) in [
      ("Light-Acme", "#FFDDDD"), ("Light-Zen", "#DDFFDD"), ("Dark-Acme", "#220000"),
      ("Dark-Zen", "#002200"), ("Plain", "#123456"),
    ] {
      let own = themes.first { $0.contains("\"\(theme)\"") }
      #expect(own?.contains(hex) == true, "\(theme): \(themes)")
    }
  }

  @Test func `a set that only references can use has its modes there`() {
    let conversion = converted([
      "t.json": project(
        ##"""
        "p": { "brand": \##(modes("#FFDDDD", "#DDFFDD")) },
        "a": { "bg": { "$type": "color", "$value": "{brand}" } },
        "b": { "bg": { "$type": "color", "$value": "#123456" } }
        """##, Miniatures.theme("A", "Theme", ["p": "source", "a": "enabled"]),
        Miniatures.theme("B", "Theme", ["p": "enabled", "b": "enabled"]),
        Miniatures.theme("C", "Theme", ["b": "enabled"]))
    ])
    #expect(!conversion.hasErrors, "\(conversion.messages)")
    let themes = conversion.built().values.components(separatedBy: "# ").dropFirst()
    #expect(themes.first { $0.contains("\"A-Zen\"") }?.contains("#DDFFDD") == true, "\(themes)")
    #expect(themes.first { $0.contains("\"C\"") }?.contains("brand") == false)
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

  @Test func `what convert wrote can be converted again`() {
    let first = run(##""a": \##(token(##""mode": { "light": "#112233", "dark": "#445566" }"##))"##)
    let again = convert(first.sources, ConversionOptions())
    #expect(again.messages == "" && again.account[.carried] == 2)
    #expect(again.built().values == first.built().values)
  }
}
