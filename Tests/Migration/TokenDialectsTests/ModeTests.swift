import TokenDialects
import TokenTesting

/// Which sets become contexts, and how they are combined.
@Suite struct ModeTests {
  /// A file with the colors `c0`, `c1`, …
  private static func colors(_ range: Range<Int>, _ digits: String, more: String = "") -> String {
    let tokens = range.map { "\"c\($0)\": { \"value\": \"#\(digits)\", \"type\": \"color\" }" }
    return "{ \"color\": { \(tokens.joined(separator: ", ")) }\(more) }"
  }

  private static let size = #", "size": { "s": { "value": "4px", "type": "dimension" } }"#

  @Test func `a file with fewer tokens lies above its base, not next to it`() {
    let conversion = converted([
      "dark.json": Self.colors(0..<5, "000000"),
      "tokens.json": Self.colors(0..<12, "FFFFFF", more: Self.size),
    ])
    #expect(
      conversion.plan == [
        "every theme: tokens (13 tokens)",
        "modifier 'mode': 'light' (default) adds nothing; 'dark' adds dark, because the file changes "
          + "tokens of 'tokens'", "2 themes",
      ])
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(values.components(separatedBy: "#000000").count == 6)
  }

  /// Files, how they are combined, and a part of a finding.
  private struct Layout: CustomTestStringConvertible {
    var testDescription: String
    var files: KeyValuePairs<String, String>
    var plan: [String]
    var finding = ""

    init(
      _ name: String, _ files: KeyValuePairs<String, String>, _ plan: [String], finding: String = ""
    ) { (testDescription, self.files, self.plan, self.finding) = (name, files, plan, finding) }
  }

  private static let layouts = [
    Layout(
      "brands and dark are two axes above one base",
      [
        "brand-a.json": colors(6..<9, "FF0000"), "brand-b.json": colors(6..<9, "00FF00"),
        "dark.json": colors(0..<5, "000000"), "tokens.json": colors(0..<12, "FFFFFF"),
      ],
      [
        "every theme: tokens (12 tokens)",
        "modifier 'brand': 'default' (default) adds nothing; 'a' adds brand-a; 'b' adds brand-b, because the files change tokens of 'tokens'",
        "modifier 'mode': 'light' (default) adds nothing; 'dark' adds dark, because the file changes tokens of 'tokens'",
        "6 themes (3 × 2)",
      ]),
    Layout(
      "folders with the same tokens are contexts",
      [
        "t/base/size.json": "{ \(size.dropFirst(2)) }",
        "t/dark/color.json": colors(0..<5, "000000"), "t/dark/more.json": colors(7..<9, "000000"),
        "t/light/color.json": colors(0..<5, "FFFFFF"), "t/light/more.json": colors(7..<9, "FFFFFF"),
      ],
      [
        "every theme: base/size (1 token)",
        "modifier 'mode': 'light' (default) adds light/color, light/more; 'dark' adds dark/color, dark/more, because the folders declare mostly the same tokens",
        "2 themes",
      ]),
    Layout(
      "folders for parts of a system are not contexts",
      [
        "t/button/color.json": colors(0..<5, "000000"),
        "t/card/color.json": colors(5..<9, "FFFFFF"),
      ],
      ["every theme: button/color, card/color (9 tokens)", "1 theme"]),
    Layout(
      "folders in folders become one modifier with all combinations",
      [
        "t/acme/dark/color.json": colors(0..<2, "000011"),
        "t/acme/light/color.json": colors(0..<2, "0000FF"),
        "t/default/dark/color.json": colors(0..<6, "000000"),
        "t/default/light/color.json": colors(0..<6, "FFFFFF"),
      ],
      [
        "modifier 'theme': 'light' (default) adds default/light/color; 'dark' adds default/dark/color; 'acme-light' adds default/light/color, acme/light/color; 'acme-dark' adds default/dark/color, acme/dark/color, because the folders have the same modes, and 'default' has the most tokens",
        "4 themes",
      ]),
    Layout(
      "a context that one pair of files lacks has the default's tokens",
      [
        "color.dark.json": colors(0..<3, "000000"), "color.dim.json": colors(0..<3, "333333"),
        "color.light.json": colors(0..<3, "FFFFFF"), "shadow.dark.json": colors(5..<8, "000000"),
        "shadow.light.json": colors(5..<8, "FFFFFF"),
      ],
      [
        "modifier 'mode': 'dark' adds color.dark, shadow.dark; 'dim' adds color.dim, shadow.light; 'light' (default) adds color.light, shadow.light, because the files declare mostly the same tokens",
        "3 themes",
      ]),
    Layout(
      "a context that lacks tokens keeps those of the default, with a finding",
      ["dark.json": colors(0..<9, "000000"), "light.json": colors(0..<10, "FFFFFF")],
      [
        "modifier 'mode': 'dark' adds light, dark; 'light' (default) adds light, because the files declare mostly the same tokens",
        "2 themes",
      ], finding: "'dark' lacks 'color/c9', which keeps the value of 'light'"),
    Layout(
      "a theme does not take missing tokens from another brand",
      [
        "themes/classic-day/a.json": colors(0..<6, "FFFFFF"),
        "themes/classic-night/a.json": colors(0..<6, "000000"),
        "themes/lime-day-contrast/a.json": colors(0..<12, "00FF00"),
      ],
      [
        "modifier 'theme': 'classic-day' (default) adds classic-day/a; 'classic-night' adds classic-night/a; 'lime-day-contrast' adds lime-day-contrast/a, because the folders are in 'themes'",
        "3 themes",
      ], finding: "[partial-token]"),
    Layout(
      "a context takes missing tokens from the contexts whose words its name has",
      [
        "t/light/a.json": colors(0..<9, "FFFFFF"), "t/dark/a.json": colors(0..<9, "000000"),
        "t/hc/a.json": colors(0..<7, "FFFF00"), "t/hc-dark/a.json": colors(0..<6, "00FFFF"),
      ],
      [
        "modifier 'mode': 'light' (default) adds light/a; 'dark' adds dark/a; 'hc' adds light/a, hc/a; 'hc-dark' adds dark/a, hc-dark/a, because the folders declare mostly the same tokens",
        "4 themes",
      ], finding: "'hc-dark' lacks 3 tokens, such as 'color/c6', which keep the values of 'dark'"),
    Layout(
      "a dark context of a brand takes missing tokens from the light one of that brand",
      [
        "t/light/a.json": colors(0..<9, "FFFFFF"), "t/dark/a.json": colors(0..<8, "000000"),
        "t/acme-light/a.json": colors(0..<9, "FF0000"),
        "t/acme-dark/a.json": colors(0..<7, "880000"),
      ],
      [
        "modifier 'mode': 'light' (default) adds light/a; 'acme-dark' adds acme-light/a, dark/a, acme-dark/a; 'acme-light' adds acme-light/a; 'dark' adds light/a, dark/a, because the folders declare mostly the same tokens",
        "4 themes",
      ],
      finding:
        "'acme-dark' lacks 2 tokens, such as 'color/c7', which keep the values of 'dark' and 'acme-light'"
    ),
    Layout(
      "folders in a folder for themes are contexts, with all their files",
      [
        "global/color.json": colors(0..<9, "FFFFFF"),
        "themes/docs/color.json": colors(0..<2, "000000"),
        "themes/docs/more.json": colors(20..<22, "000000"),
        "themes/shop/color.json": colors(0..<3, "FF0000"),
      ],
      [
        "every theme: global/color (9 tokens)",
        "modifier 'theme': 'docs' (default) adds themes/docs/color, themes/docs/more; 'shop' adds themes/shop/color, because the folders are in 'themes'",
        "2 themes",
      ]),
    Layout(
      "a single folder for a theme is a context above what every theme has",
      [
        "global/color.json": colors(0..<4, "FFFFFF"),
        "global/size.json": "{ \(size.dropFirst(2)) }",
        "themes/docs/color.json": colors(0..<1, "000000"),
      ],
      [
        "every theme: global/color, global/size (5 tokens)",
        "modifier 'theme': 'default' (default) adds nothing; 'docs' adds themes/docs/color, because the folders are in 'themes'",
        "2 themes",
      ]),
    Layout(
      "one shared token does not make a mode",
      ["a.json": colors(0..<2, "FFFFFF"), "b.json": colors(1..<2, "000000")],
      ["every theme: a, b (3 tokens)", "1 theme"]),
  ]

  @Test(arguments: layouts)
  private func `files and folders are combined by their names and tokens`(layout: Layout) {
    let conversion = converted(layout.files)
    #expect(conversion.plan == layout.plan)
    #expect(conversion.messages.contains(layout.finding) || layout.finding.isEmpty)
    #expect(conversion.built().errors == "")
  }

  @Test func `--mode and --base say it outright`() throws {
    let files: KeyValuePairs = [
      "dark.json": Self.colors(0..<5, "000000"), "light.json": Self.colors(0..<5, "FFFFFF"),
      "red.json": Self.colors(3..<4, "FF0000"),
    ]
    let conversion = converted(files) { options in
      options.modes = ["mode=light:,dark:dark.json", "brand=plain:,red:red"].compactMap(
        ModeAxis.init)
      options.bases = ["light"]
    }
    #expect(
      conversion.plan == [
        "every theme: light (5 tokens)",
        "modifier 'mode': 'light' (default) adds nothing; 'dark' adds dark, because --mode says so",
        "modifier 'brand': 'plain' (default) adds nothing; 'red' adds red, because --mode says so",
        "4 themes (2 × 2)",
      ])
    let based = converted(files) { $0.bases = ["*"] }
    #expect(based.plan == ["every theme: dark, light, red (11 tokens)", "1 theme"])
  }

  @Test func `an axis that changes nothing is an error`() {
    let files: KeyValuePairs = [
      "dark.json": Self.colors(0..<5, "000000"), "light.json": Self.colors(0..<5, "FFFFFF"),
    ]
    for (modes, bases, message) in [
      (
        ["m=a:*,b:*"], [],
        "--mode 'm' changes nothing: every context has the same sets; change its patterns, or leave it out"
      ),
      (
        ["mode=light:light,dark:dark", "m=a:dark,b:dark"], [],
        "--mode 'm' changes nothing: every context has the same sets; change its patterns, or leave it out"
      ),
      (
        ["mode=light:,dark:dark"], ["*"],
        "--mode 'mode' changes nothing: --base puts its sets into every theme; leave out one of them"
      ),
    ] {
      let conversion = converted(files) {
        ($0.modes, $0.bases) = (modes.compactMap(ModeAxis.init), bases)
      }
      #expect(conversion.messages == "dark.json:1:1: error: \(message) [unmatched-source]\n")
      #expect(conversion.files.isEmpty)
    }
  }

  @Test func `where the files decide about themes, --mode and --base are errors`() {
    let variables =
      #"[{ "core": { "modes": { "Mode 1": { "a": { "$type": "float", "$value": 1 } } } } }]"#
    let resolver = #"{ "version": "2025.10", "resolutionOrder": [] }"#
    for files in [
      ["v.json": variables],
      ["core.json": #"{ "a": { "$value": 1, "$type": "number" } }"#, "r.json": resolver],
    ] as [KeyValuePairs] {
      for (modes, bases) in [(["m=a:core,b:"], []), ([], ["core"])] {
        let conversion = converted(files) {
          ($0.modes, $0.bases) = (modes.compactMap(ModeAxis.init), bases)
        }
        #expect(
          conversion.messages.contains(
            "the files say which themes 'core' is in; leave out --mode and --base [unmatched-source]"
          ))
        #expect(conversion.files.isEmpty)
      }
    }
  }

  @Test func `a pattern that matches no set is an error that lists the sets`() {
    let conversion = converted(["dark.json": Self.colors(0..<5, "000000")]) {
      $0.modes = [ModeAxis("mode=light:,dark:drak")].compactMap(\.self)
    }
    #expect(
      conversion.messages
        == "dark.json:1:1: error: no set matches 'drak'; did you mean 'dark'? [unmatched-source]\n")
    let other = converted(["dark.json": Self.colors(0..<5, "000000")]) { $0.bases = ["xylophone"] }
    #expect(
      other.messages
        == "dark.json:1:1: error: no set matches 'xylophone'; the sets are 'dark' [unmatched-source]\n"
    )
  }

  @Test(
    arguments: [
      "", "mode", "mode=", "=a:b,c:d", "mode=light", "mode=light:a", "mode=:a,:b", "m=a:,b:",
    ])
  func `other forms of --mode are refused`(text: String) { #expect(ModeAxis(text) == nil) }

  @Test(arguments: [
    ##"{ "a": { "value": { "light": "#fff", "dark": "#000" }, "type": "color" }, "b": { "value": "#00f", "type": "color" } }"##,
    ##"{ "$type": "color", "a": { "$value": "#fff", "$extensions": { "mode": { "light": "#fff", "dark": "#000" } } }, "b": { "$value": "#00f" } }"##,
  ])
  func `a token with a value for each mode has them in contexts`(text: String) {
    let conversion = converted(["tokens.json": text])
    #expect(
      conversion.plan == [
        "every theme: tokens (1 token)",
        "modifier 'mode': 'light' (default) adds tokens.light; 'dark' adds tokens.dark, because "
          + "tokens have a value for each", "2 themes",
      ])
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(values.contains("#FFFFFF") && values.contains("#000000") && values.contains("#0000FF"))
  }

}
