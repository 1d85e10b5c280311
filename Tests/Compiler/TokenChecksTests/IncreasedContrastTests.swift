import TokenTesting

/// Themes for increased contrast keep their promise.
@Suite struct IncreasedContrastTests {
  /// The colors of `c/ink` and `c/line` on white in two contexts of a modifier.
  private func compilation(
    normal: [String], high: [String], contexts: [String] = ["normal", "high"],
    modifier: String = "contrast", pairs: String? = nil, members: String = "",
    settings: String = "", base: String = "",
    roles: String = #"""
    "roles": { "ink": { "type": "color" }, "line": { "type": "color" },
      "page": { "type": "color", "path": "page" } }
    """#
  ) -> Compilation {
    func group(_ colors: [String]) -> String {
      let tokens = zip(["ink", "line"], colors).map { #""\#($0)": { "$value": \#(color($1)) }"# }
      return #"{ "c": { "$type": "color", \#(tokens.joined(separator: ", ")) } }"#
    }
    return compile(
      AxisProject(
        axes: [(modifier, zip(contexts, [normal, high]).map { ($0, group($1)) })],
        base: #"{ "page": { "$type": "color", "$value": \#(color("#FFFFFF")) }\#(base) }"#,
        settings: settings,
        files: [
          "c.contract.json": """
          { "component": "C", "path": "c/*", \(roles),
            "contrast": [ \(pairs ?? Self.pairs) ]\(members) }
          """
        ]
      ).sources)
  }

  /// Pairs that the contract writes apart for each context: that of `ink`, with other members.
  private func apart(
    normal: String = "", high: String, by foreground: String = "ink", colors: [String]
  ) -> Compilation {
    compilation(
      normal: [colors[0], "#777777"], high: [colors[1], "#666666"],
      pairs: """
        { "foreground": "ink", "on": "page", "when": { "contrast": "normal" }\(normal) },
        { "foreground": "\(foreground)", "on": "page", "when": { "contrast": "high" }\(high) },
        { "foreground": "line", "on": "page", "graphic": true }
        """, members: #", "theme": "contrast""#)
  }

  /// A contract for one pair.
  private static let inkOnPage = [
    "c.contract.json": """
    { "component": "C", "roles": { "ink": { "type": "color", "path": "ink" },
        "page": { "type": "color", "path": "page" } },
      "contrast": [{ "foreground": "ink", "on": "page" }] }
    """
  ]

  @Test(arguments: ["ink", "c/ink"]) func `pairs are compared however the contract writes them`(
    foreground: String
  ) {
    let less = apart(high: "", by: foreground, colors: ["#222222", "#555555"])
    let found = less.findings(.reducedContrast)
    #expect(found.count == 1 && found[0].severity == .warning, "0.2 did not find it")
    #expect(found.first?.message.contains("in high is 7.45:1, less than the 15.90:1") ?? false)
    let more = apart(high: "", by: foreground, colors: ["#555555", "#222222"])
    #expect(more.findings == [])
  }

  @Test func `a remedy leaves increased contrast above standard contrast`() {
    let dark = #", "p": { "dark": { "$type": "color", "$value": \#(color("#444444")) } }"#
    let compiled = compilation(
      normal: ["#999999", "#777777"], high: ["#707070", "#666666"], base: dark)
    #expect(compiled.audit.causes.map(\.remedy?.to) == ["#767676"])
    let blocked = apart(high: #", "graphic": true"#, colors: ["#999999", "#888888"])
    let obstacle = "'c/ink' passes only as #767676, with less in increased than in standard "
    #expect(blocked.audit.results.compactMap(\.obstacle) == [obstacle + "contrast"])
  }

  @Test func `a role of one context is compared with the role of the same token in another`() {
    let roles = """
      "roles": { "calm": { "type": "color", "path": "c/ink", "when": { "contrast": "normal" } },
        "loud": { "type": "color", "path": "c/ink", "when": { "contrast": "high" } },
        "line": { "type": "color" }, "page": { "type": "color", "path": "page" } }
      """
    let found = compilation(
      normal: ["#222222", "#777777"], high: ["#555555", "#666666"],
      pairs: #"{ "foreground": "calm", "on": "page" }, { "foreground": "loud", "on": "page" }"#,
      members: #", "theme": "contrast""#, roles: roles
    ).findings(.reducedContrast)
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func `a pair with another opacity is the same one, unless both contexts have both`() {
    let faded = #"{ "foreground": { "role": "ink", "opacity": "o" }, "on": "page""#
    func reduced(_ pairs: String) -> [String] {
      compilation(
        normal: ["#222222", "#777777"], high: ["#222222", "#666666"], pairs: pairs,
        members: #", "theme": "contrast""#, base: #", "o": { "$type": "number", "$value": 0.8 }"#
      ).findings(.reducedContrast).map(\.message)
    }
    let plain = #"{ "foreground": "ink", "on": "page""#
    let (normal, high) = (
      #", "when": { "contrast": "normal" } }"#, #", "when": { "contrast": "high" } }"#
    )
    #expect(reduced("\(plain)\(normal), \(faded)\(high)").count == 1)
    #expect(reduced("\(faded)\(normal), \(plain)\(high)") == [])
    #expect(reduced("\(plain) }, \(faded)\(high)") == [], "a check that only high has is new")
  }

  @Test(arguments: [
    (#", "decorative": "no one reads it""#, "needs no contrast (decorative), but 4.5:1 (text)"),
    (#", "graphic": true, "unless": "a sign""#, "needs only 3:1 (graphic), but 4.5:1 (text)"),
  ]) func `increased contrast asks for as much`(high: String, message: String) {
    let found = apart(high: high, colors: ["#555555", "#222222"]).findings(.reducedContrast)
    #expect(found.count == 1 && found[0].severity == .warning)
    #expect(found.first?.message.contains(message) ?? false)
    let other = apart(normal: high, high: "", colors: ["#555555", "#222222"])
    #expect(other.findings(.reducedContrast) == [], "standard contrast may ask for less")
  }

  @Test func `the lowest ratio and the highest requirement of the same sides count`() {
    let pairs = Self.pairs + #", { "foreground": "ink", "on": "page", "graphic": true }"#
    #expect(
      compilation(normal: ["#555555", "#777777"], high: ["#222222", "#666666"], pairs: pairs)
        .findings == [])
  }

  @Test func `a finding names the two contexts that it compares`() {
    let dark = AxisProject.token("ink", "#555555")
    let contexts = ["dark", "light-high-contrast", "dark-high-contrast"].map { ($0, dark) }
    let compilation = compile(
      AxisProject(
        axes: [("mode", [("light", AxisProject.token("ink", "#222222"))] + contexts)],
        base: AxisProject.token("page", "#FFFFFF"), files: Self.inkOnPage
      ).sources)
    let message = compilation.findings(.reducedContrast).first?.message ?? ""
    #expect(message.contains(" in light-high-contrast is 7.45:1, less than the 15.90:1 in light;"))
  }

  private static let pairs = #"""
    { "foreground": "ink", "on": "page" }, { "foreground": "line", "on": "page", "graphic": true }
    """#

  @Test func `more contrast has no finding, and equal contrast is not less`() {
    #expect(
      compilation(normal: ["#666666", "#777777"], high: ["#222222", "#777777"]).findings == [])
    #expect(
      compilation(normal: ["#333333", "#777777"], high: ["#333333", "#222222"]).findings == [])
  }

  @Test func `a foreground has one finding, which names its other pairs`() throws {
    let compilation = compilation(
      normal: ["#333333", "#FFFF99"], high: ["#444444", "#FFFF88"],
      pairs: #"""
        { "foreground": "ink", "on": "page" }, { "foreground": "ink", "on": "line" }
        """#)
    let found = compilation.findings(.reducedContrast)
    #expect(found.count == 1 && compilation.findings(.unimprovedContrast).count == 1)
    #expect(found.first?.related.count == 3)
    #expect(found.first?.related.last?.message.contains(":1 instead of ") ?? false)
  }

  @Test func `pairs that have all contrast already cannot improve`() {
    #expect(
      compilation(normal: ["#000000", "#000000"], high: ["#000000", "#000000"]).findings == [])
    #expect(
      compilation(normal: ["#000000", "#777777"], high: ["#000000", "#777777"]).findings.count == 1)
  }

  @Test func `pairs without a requirement make no promise`() {
    let pairs = #"""
      { "foreground": "ink", "on": "page" },
      { "foreground": "line", "on": "page", "decorative": "only a test" }
      """#
    #expect(
      compilation(normal: ["#333333", "#777777"], high: ["#222222", "#EEEEEE"], pairs: pairs)
        .findings == [])
  }

  @Test func `contexts are compared in the same scheme`() {
    let contexts = [["light", "light-high-contrast"], ["light", "dark-high-contrast"]]
    for (names, isCompared) in zip(contexts, [true, false]) {
      let compilation = compilation(
        normal: ["#333333", "#777777"], high: ["#444444", "#666666"], contexts: names,
        modifier: "mode")
      #expect(compilation.findings(.reducedContrast).count == (isCompared ? 1 : 0))
    }
  }

  @Test func `contexts with other names promise nothing`() {
    #expect(
      compilation(
        normal: ["#333333", "#777777"], high: ["#444444", "#777777"], contexts: ["acme", "zen"],
        modifier: "brand"
      ).findings == [])
  }

  @Test(
    arguments: [
      ("contrast", "AAA", "increased-contrast"), ("Contrast", "strong", "increased-contrast"),
      ("a11y", "max", "increased-contrast"), ("accessibility", "A11Y", "increased-contrast"),
      ("high-contrast", "on", "increased-contrast"),
      ("highContrastMode", "zen", "increased-contrast"),
      ("contrast", "strong-dark", "dark increased-contrast"),
      ("theme", "medium-contrast", "increased-contrast"),
    ])
  func `a context that could be for increased contrast is named`(
    modifier: String, context: String, meaning: String
  ) {
    let (normal, high) = (["#222222", "#777777"], ["#555555", "#666666"])
    let compilation = compilation(
      normal: normal, high: high, contexts: ["normal", context], modifier: modifier)
    let paste =
      #""appearance": { "\#(modifier)": { "normal": "light", "\#(context)": "\#(meaning)" } }"#
    let found = compilation.findings(.unknownContrastContext)
    #expect(found.count == 1 && found[0].message.contains(paste))
    let settled = self.compilation(
      normal: normal, high: high, contexts: ["normal", context], modifier: modifier,
      settings: paste)
    #expect(settled.findings(.unknownContrastContext) == [])
    #expect(settled.findings(.reducedContrast).count == (meaning.hasPrefix("dark") ? 0 : 1))
  }

  @Test(
    arguments: [
      ("brand", "max"), ("brand", "zen"), ("contrast", "low"), ("contrast", "dark"),
      ("contrast", "no-preference"), ("accessibility", "large-text"), ("mode", "strong"),
    ])
  func `other contexts are not`(modifier: String, context: String) {
    let compilation = compilation(
      normal: ["#222222", "#777777"], high: ["#222222", "#777777"],
      contexts: ["normal", context], modifier: modifier)
    #expect(compilation.findings(.unknownContrastContext) == [])
  }

  /// Two modifiers: `mode` and `contrast`, with a color for each of the four themes.
  private func four(_ colors: [String: String], inputs: String = "[]") -> Compilation {
    func page(_ hex: String, _ light: String?) -> String {
      "\(AxisProject.token("page", hex)), \(AxisProject.token("light", light ?? ""))"
    }
    return compile(
      AxisProject(
        axes: [
          (
            "mode",
            [
              ("light", page("#FFFFFF", colors["light"])),
              ("dark", page("#000000", colors["dark"])),
            ]
          ),
          (
            "contrast",
            [
              ("normal", #"{ "ink": { "$type": "color", "$value": "{light}" } }"#),
              ("high", AxisProject.token("ink", colors["high"] ?? "")),
            ]
          ),
        ], settings: #""inputs": \#(inputs)"#, files: Self.inkOnPage
      ).sources)
  }

  @Test func `themes differ only in contrast when they are compared`() throws {
    let compilation = four(["light": "#999999", "dark": "#AAAAAA", "high": "#808080"])
    let reduced = compilation.findings(.reducedContrast)
    #expect(reduced.count == 1)
    #expect(reduced.first?.message.contains(" in dark high is 5.31:1, less than the ") ?? false)
    #expect(
      compilation.findings(.unimprovedContrast).map(\.message) == [
        "no pair has more contrast in dark high than in normal; raise it there, or remove the theme"
      ])
  }

  @Test func `themes that inputs leave out are not compared`() {
    let inputs = #"""
      [{ "mode": "light", "contrast": "normal" }, { "mode": "light", "contrast": "high" },
       { "mode": "dark", "contrast": "high" }]
      """#
    let compilation = four(
      ["light": "#999999", "dark": "#AAAAAA", "high": "#808080"], inputs: inputs)
    #expect(compilation.findings(.reducedContrast) == [])
    #expect(compilation.findings(.unimprovedContrast) == [])
  }
}
