import TokenTesting

/// The theme that a style sheet shows, and modifiers that it cannot distinguish.
@Suite struct CSSThemesTests {
  /// Browsers mix colors in OKLab unless all are hex codes; the audit measures gamma-encoded ones.
  @Test(arguments: [
    ("srgb", "[1, 0, 0]", "linear-gradient(#FF0000 0%, #000000 100%)"),
    (
      "srgb", "[0.91, 0.04, 0.37]",
      "linear-gradient(in srgb, color(srgb 0.91 0.04 0.37) 0%, #000000 100%)"
    ),
    (
      "display-p3", "[1, 0, 0]",
      "linear-gradient(in display-p3, color(display-p3 1 0 0) 0%, #000000 100%)"
    ),
  ]) func `a gradient says in which space its colors mix`(
    space: String, components: String, expected: String
  ) {
    let files = [
      "tincture.json": #"{ "outputs": [{ "format": "css", "to": "a.css" }] }"#,
      "a.tokens.json": """
      { "wash": { "$type": "gradient", "$value": [
        { "color": { "colorSpace": "\(space)", "components": \(components) }, "position": 0 },
        { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 1 }] } }
      """,
    ]
    #expect(compiled(files).file("a.css").contains("--wash: \(expected);"))
  }

  /// A sheet, or the rules of the findings that stop it.
  private func sheet(_ tokens: String, settings: String = "") -> String {
    let compilation = compiled([
      "tincture.json": #"{ "outputs": [{ "format": "css", "to": "a.css"\#(settings) }] }"#,
      "a.tokens.json": tokens,
    ])
    let rules = compilation.errors.map(\.rawValue)
    return rules.isEmpty ? compilation.file("a.css") : rules.joined(separator: " ")
  }

  @Test func `a group's own token can have the name of the group`() {
    let tokens = """
      { "$type": "number", "$root": { "$value": 0 },
        "blue": { "$root": { "$value": 1 }, "50": { "$value": 2 } } }
      """
    let omit = #", "root": "omit""#
    #expect(sheet(tokens).contains("--blue-root: 1;"))
    let text = sheet(tokens, settings: omit)
    #expect(text.contains("--root: 0;") && text.contains("--blue: 1;"))
    #expect(text.contains("--blue-50: 2;"))
    #expect(
      sheet(tokens, settings: omit + #", "names": { "blue/$root": "base" }"#)
        .contains("--blue-base: 1;"))
    let twins = """
      { "$type": "number", "a": { "b": { "$root": { "$value": 1 } } }, "a-b": { "$value": 2 } }
      """
    #expect(sheet(twins).contains("--a-b-root: 1;"))
    #expect(sheet(twins, settings: omit) == "name-collision")
  }

  @Test func `a comment has the lines of a description, and ends where it ends`() {
    let text = sheet(
      #"{ "n": { "$type": "number", "$value": 1, "$description": "One\n*/ two /*\n\n</style>" } }"#)
    #expect(text.contains("  /* One\n     * / two / *\n     < /style> */\n  --n: 1;\n"), "\(text)")
  }

  @Test func `a default value is reset once if all other values have rules of their own`() {
    func sheet(_ contexts: [(String, Int?)]) -> String {
      let all = contexts.map { name, value in
        (name, value.map { #"{ "r": \#(Self.number($0)) }"# } ?? "")
      }
      let project = AxisProject(
        axes: [("mode", all)], base: #"{ "r": \#(Self.number(4)) }"#,
        settings: #""rules": "lenient", "outputs": [{ "format": "css", "to": "a.css" }]"#)
      return compile(project.sources).file("a.css")
    }
    #expect(sheet([("light", nil), ("dark", 9)]).contains(#"[data-theme="light"] {"#))
    let dim = sheet([("light", nil), ("dark", 9), ("dim", 4)])
    #expect(dim.contains("[data-theme] {") && !dim.contains("light"))
    #expect(!sheet([("light", nil), ("dark", nil)]).contains("data-theme"))
  }

  @Test func `modifiers with one attribute stop only the style sheet`() {
    for (one, other) in [("a b", "a-b"), ("mode", "Mode")] {
      func modifier(_ name: String, _ value: Int) -> String {
        """
        "\(name)": { "contexts": { "x": [{ "t\(value)": \(Self.number(value)) }],
          "y": [{ "t\(value)": \(Self.number(value + 1)) }] } }
        """
      }
      let compilation = compiled(
        [
          "tincture.json": """
          { "resolver": "a.resolver.json", "rules": "lenient",
            "outputs": [{ "format": "css", "to": "a.css" }, { "format": "json", "to": "a.json" }] }
          """,
          "a.resolver.json": """
          { "version": "2025.10",
            "modifiers": { \(modifier(one, 1)),
              \(modifier(other, 3)) },
            "resolutionOrder": [{ "$ref": "#/modifiers/\(one)" }, { "$ref": "#/modifiers/\(other)" }] }
          """,
        ])
      let attribute = one == "mode" ? "data-mode" : "data-a-b"
      #expect(
        compilation.findings.filter { $0.rule == .nameCollision }.map(\.message) == [
          "the theme axes '\(one)' and '\(other)' would both be '\(attribute)' in CSS; rename one "
            + "of them"
        ])
      let finding = compilation.findings.first { $0.rule == .nameCollision }
      #expect(finding?.place.line == 4)
      #expect(finding?.related.map(\.place.line) == [2])
      #expect(compilation.files.map(\.path) == ["a.json"])
    }
  }

  @Test func `inputs that only very many combinations tell apart are over the limit`() {
    let names = (0..<14).map { "m\($0)" }
    let inputs = names.map { on in
      "{ " + names.map { #""\#($0)": "\#($0 == on ? "on" : "off")""# }.joined(separator: ", ")
        + " }"
    }
    let project = AxisProject(
      axes: names.enumerated().map { index, name in
        (name, [("off", ""), ("on", #"{ "t": \#(Self.number(index)) }"#)])
      },
      settings: #"""
        "inputs": [\#(inputs.joined(separator: ", "))], "rules": "lenient",
        "outputs": [{ "format": "css", "to": "a.css" }, { "format": "json", "to": "a.json" }]
        """#)
    #expect(
      compile(project.sources).findings(.limitExceeded).map(\.message) == [
        "CSS would need 8192 combinations to tell the themes in 'inputs' apart, but the limit is "
          + "4096; let them differ in fewer modifiers"
      ])
  }

  static func number(_ value: Int) -> String { #"{ "$type": "number", "$value": \#(value) }"# }
}
