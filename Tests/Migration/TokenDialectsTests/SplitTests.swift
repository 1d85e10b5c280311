import ModeFinding
import TokenDialects
import TokenTesting

/// `--split`: tokens whose type differs by theme.
@Suite struct SplitTests {
  private let white = ##"{ "value": "#fff", "type": "color" }"##
  private let fade =
    ##"{ "type": "gradient", "value": [{ "color": "#000", "position": 0 }, { "color": "#222", "position": 1 }] }"##
  private let four = #"{ "value": "4px", "type": "dimension" }"#

  /// Files of the contexts `light` and `dark`, and what every theme has.
  private func files(light: String, dark: String, every: String = "{}") -> [SourceFile] {
    [("every.json", every), ("light.json", light), ("dark.json", dark)]
      .filter { $0.1 != "{}" }.map { SourceFile(path: $0.0, text: $0.1) }
  }

  private func split(
    _ files: [SourceFile], splits: Bool = true, modes: [String] = ["mode=light:light,dark:dark"],
    edit: (inout ConversionOptions) -> Void = { _ in }
  ) -> Conversion {
    var options = ConversionOptions()
    options.splitsTypes = splits
    options.modes = modes.compactMap(ModeAxis.init)
    edit(&options)
    return convert(files, options)
  }

  private let missing =
    "is missing in dark; declare it there too, or remove it here [partial-token]\n"

  @Test func `without --split, one error says all themes and types`() {
    let conversion = split(
      files(light: #"{ "bg": \#(white) }"#, dark: #"{ "bg": \#(fade) }"#), splits: false)
    #expect(
      conversion.messages
        == "dark.json:1:40: error: 'bg' is a color in light and a gradient in dark; --split makes one "
        + "token for each type [type-mismatch]\n")
    #expect(conversion.hasErrors)
  }

  @Test func `the gradient gets a name, and a gradient of the color next to it`() {
    let conversion = split(files(light: #"{ "bg": \#(white) }"#, dark: #"{ "bg": \#(fade) }"#))
    #expect(
      conversion.messages
        == "dark.json:1:40: warning: 'bg' is a color in light and a gradient in dark; the gradient "
        + "becomes 'bg-gradient' [changed-value]\n" + "light.json:1:20: warning: 'bg' \(missing)")
    #expect(
      conversion.text("light.tokens.json") == """
        {
          "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" } },
          "bg-gradient": {
            "$type": "gradient",
            "$value": [{ "color": "{bg}", "position": 0 }, { "color": "{bg}", "position": 1 }]
          }
        }

        """)
    #expect(conversion.text("dark.tokens.json").contains(#"{"# + "\n  \"bg-gradient\": {"))
    #expect(conversion.built().errors == "")
  }

  @Test func `the type of most themes keeps the name`() {
    let conversion = split(
      files(light: #"{ "bg": \#(white) }"#, dark: #"{ "bg": \#(fade) }"#)
        + [SourceFile(path: "dim.json", text: #"{ "bg": \#(fade) }"#)],
      modes: ["mode=light:light,dark:dark,dim:dim"])
    #expect(
      conversion.messages.hasPrefix(
        "light.json:1:20: warning: 'bg' is a gradient in dark, dim and a color in light; the color "
          + "becomes 'bg-color' [changed-value]\n"), "\(conversion.messages)")
    #expect(
      conversion.text("light.tokens.json").contains(#"{ "color": "{bg-color}", "position": 1 }"#))
    #expect(conversion.built().errors == "")
  }

  @Test func `other types are split too, and what one theme lacks is a partial token`() {
    let conversion = split(
      files(light: #"{ "w": \#(four) }"#, dark: #"{ "w": { "value": 4, "type": "number" } }"#))
    #expect(
      conversion.messages
        == "dark.json:1:19: warning: 'w' is a dimension in light and a number in dark; the number "
        + "becomes 'w-number' [changed-value]\n"
        + "dark.json:1:19: warning: 'w-number' is missing in light; declare it there too, or remove "
        + "it here [partial-token]\n" + "light.json:1:19: warning: 'w' \(missing)")
    expect(
      conversion,
      toHave: """
        # "mode": "light"
        "w": {"type": "dimension", "value": {"value": 4, "unit": "px"}}
        # "mode": "dark"
        "w-number": {"type": "number", "value": 4}
        """)
  }

  @Test func `a value below the other theme's one does not show through`() {
    let conversion = split(
      files(light: "{}", dark: #"{ "bg": \#(fade) }"#, every: #"{ "bg": \#(white) }"#),
      modes: ["mode=light:,dark:dark"])
    #expect(
      conversion.plan == [
        "every theme: every (0 tokens)",
        "modifier 'mode': 'light' (default) adds mode-light; 'dark' adds dark, because --mode says so",
        "2 themes",
      ])
    #expect(conversion.messages.contains("every.json:1:20: warning: 'bg' \(missing)"))
    let values = conversion.built().values
    #expect(values.components(separatedBy: "\n\"bg\":").count == 2, "\(values)")
    #expect(values.components(separatedBy: "\n\"bg-gradient\":").count == 3, "\(values)")
  }

  @Test func `a context that lies above the default's files loses the default's color too`() {
    let others = (0..<5).map { "\"c\($0)\": \(white)" }
    let conversion = split(
      files(
        light: "{ \"bg\": \(white), \(others.joined(separator: ", ")) }",
        dark: "{ \"bg\": \(fade), \(others.dropLast().joined(separator: ", ")) }"), modes: [])
    #expect(
      conversion.plan[0].hasPrefix(
        "modifier 'mode': 'light' (default) adds light, mode-light; 'dark' adds light, dark"),
      "\(conversion.plan)")
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(values.components(separatedBy: "\n\"bg\":").count == 2, "\(values)")
    #expect(values.components(separatedBy: "\n\"c4\":").count == 3, "\(values)")
  }

  @Test func `a value that no theme uses is left out, with a note`() {
    let conversion = split(
      files(
        light: #"{ "bg": \#(white) }"#, dark: #"{ "bg": \#(fade) }"#,
        every: #"{ "bg": \#(white), "w": \#(four) }"#))
    #expect(
      conversion.messages.contains(
        "every.json:1:20: note: no theme uses this value; it is left out\n"),
      "\(conversion.messages)")
    #expect(!conversion.text("every.tokens.json").contains("bg"))
    #expect(conversion.built().errors == "")
  }

  @Test func `aliases follow in every theme, also those with a type and those of aliases`() {
    let every = """
      { "card": { "value": "{bg}" }, "typed": { "value": "{card}", "type": "color" },
        "page": { "value": "{plain}" }, "plain": \(white) }
      """
    let conversion = split(
      files(light: #"{ "bg": \#(white) }"#, dark: #"{ "bg": \#(fade) }"#, every: every))
    let (errors, values) = conversion.built()
    #expect(errors == "")
    let themes = values.components(separatedBy: "# \"mode\"")
    for name in ["bg", "card", "typed"] {
      #expect(themes[1].contains("\"\(name)\": {\"type\": \"color\""), "\(name)")
      #expect(!themes[2].contains("\"\(name)\":"), "\(name)")
      for theme in themes.dropFirst() {
        #expect(theme.contains("\"\(name)-gradient\": {\"type\": \"gradient\""), "\(name)")
      }
      let finding = "'\(name)' is a color in light and a gradient in dark; the gradient becomes"
      #expect(conversion.messages.components(separatedBy: finding).count == 2, "\(name)")
    }
    #expect(
      conversion.text("every.tokens.json").contains(
        #""card-gradient": { "$value": "{bg-gradient}" }"#))
    #expect(conversion.text("every.tokens.json").contains(#""page": { "$value": "{plain}" }"#))
  }

  @Test func `a theme's own alias of the other type gets the new name`() {
    let conversion = split(
      files(
        light: #"{ "bg": \#(white), "card": { "value": "{bg}" } }"#,
        dark: #"{ "bg": \#(fade), "hero": { "value": "{bg}" } }"#))
    #expect(conversion.text("dark.tokens.json").contains(#""hero": { "$value": "{bg-gradient}" }"#))
    #expect(conversion.text("light.tokens.json").contains(#""card": { "$value": "{bg}" }"#))
    #expect(
      !conversion.messages.contains("'card' is") && !conversion.messages.contains("'hero' is a"))
    #expect(conversion.built().errors == "")
  }

  @Test func `new names are free in every output`() {
    let conversion = split(
      files(
        light: #"{ "bg": \#(white), "bgGradient": \#(white) }"#,
        dark: #"{ "bg": \#(fade), "bgGradient": \#(white) }"#))
    #expect(conversion.messages.contains("the gradient becomes 'bg-as-gradient'"))
    let root = split(
      files(
        light: #"{ "bg": { "_": \#(white), "a": \#(white) } }"#,
        dark: #"{ "bg": { "_": \#(fade), "a": \#(white) } }"#)
    ) { $0.rootNames = ["_"] }
    #expect(root.messages.contains("the gradient becomes 'bg/gradient'"), "\(root.messages)")
    #expect(root.text("light.tokens.json").contains(#"{ "color": "{bg.$root}", "position": 0 }"#))
    #expect(root.built().errors == "")
  }

  @Test func `a token whose types agree is not touched`() {
    let light = #"{ "bg": \#(white), "w": \#(four) }"#
    let inputs = files(light: light, dark: light.replacing("4px", with: "5px"))
    #expect(split(inputs).files == split(inputs, splits: false).files)
    #expect(split(inputs).messages == "")
  }

  @Test func `files of DTCG 2025_10 keep every other byte`() {
    let light = """
      { "$type": "color",
        "bg": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1.0] } },
        "card": { "$value": "{bg}" } }
      """
    let dark = """
      { "bg": { "$type": "number", "$value": 1.50 },
        "card": { "$value": "{bg}" } }
      """
    let conversion = split(files(light: light, dark: dark))
    #expect(conversion.text("light.json") == light)
    #expect(
      conversion.text("dark.json") == """
        { "bg-number": { "$type": "number", "$value": 1.50 },
          "card-number": { "$value": "{bg-number}" } }
        """)
    #expect(conversion.built().errors == "")
    // The color must leave the file of every theme.
    let below = split(
      files(light: "{}", dark: dark, every: light), modes: ["mode=light:,dark:dark"])
    #expect(below.text("every.json") == "{ \"$type\": \"color\" }", "\(below.text("every.json"))")
    #expect(below.built().errors == "")
  }

  @Test func `a type that two modifiers decide cannot be split, and neither can its target`() {
    let conversion = split(
      files(light: #"{ "bg": \#(white) }"#, dark: #"{ "bg": \#(fade) }"#)
        + [
          SourceFile(path: "small.json", text: #"{ "card": { "value": "{bg}" } }"#),
          SourceFile(path: "large.json", text: #"{ "card": \#(white) }"#),
        ], modes: ["mode=light:light,dark:dark", "size=small:small,large:large"])
    #expect(
      conversion.messages.contains(
        "error: 'bg' is a color in light and a gradient in dark; give it the same type in every theme; "
          + "--split cannot help, because 'card' cannot be split: its type depends on several "
          + "modifiers [type-mismatch]\n"), "\(conversion.messages)")
    #expect(!conversion.messages.contains("becomes"))
  }

  @Test func `a copied resolver document keeps its files, and says where that does not help`() {
    let resolver = """
      { "version": "2025.10", "sets": { "every": { "sources": [{ "$ref": "every.json" }] } },
        "modifiers": { "mode": { "default": "light", "contexts": { "light": [{ "$ref": "light.json" }],
          "dark": [{ "$ref": "dark.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/every" }, { "$ref": "#/modifiers/mode" }] }
      """
    let (color, number) = (
      #"{ "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }"#,
      #"{ "bg": { "$type": "number", "$value": 1 } }"#
    )
    let document = SourceFile(path: "r.resolver.json", text: resolver)
    let conversion = split(files(light: color, dark: number) + [document], modes: [])
    #expect(conversion.text("dark.json") == number.replacing("bg", with: "bg-number"))
    #expect(conversion.text("r.resolver.json") == resolver)
    let below = split(files(light: "{}", dark: number, every: color) + [document], modes: [])
    #expect(
      below.messages.contains(
        "--split cannot help, because the resolver document would have to change"),
      "\(below.messages)")
  }
}
