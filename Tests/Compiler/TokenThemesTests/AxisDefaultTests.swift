import TokenTesting

/// The default context of a modifier that the app chooses, in every output.
@Suite struct AxisDefaultTests {
  private let files = [
    "tincture.json": """
    { "resolver": "a.resolver.json", "rules": "lenient",
      "outputs": [{ "format": "swift", "to": "Themes" }, { "format": "css", "to": "a.css" },
        { "format": "compose", "to": "kotlin", "package": "a" }] }
    """,
    "a.resolver.json": """
    { "version": "2025.10",
      "modifiers": { "density": { "default": "regular", "contexts": {
        "compact": [{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }],
        "regular": [{ "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }]
      } } },
      "resolutionOrder": [{ "$ref": "#/modifiers/density" }] }
    """,
  ]

  @Test(arguments: [
    (["paper", "sepia", "dark"], "sepia"), (["light", "dark"], "dark"),
    (["acme-dark", "zen"], "zen"),
  ]) func `names that do not say what the system shows leave the default as it is`(
    _ contexts: [String], _ start: String
  ) {
    var files = files
    let sources = contexts.enumerated().map { index, name in
      #""\#(name)": [{ "gap": { "$type": "number", "$value": \#(index) } }]"#
    }
    files["a.resolver.json"] = """
      { "version": "2025.10",
        "modifiers": {
          "screen": { "default": "\(start)", "contexts": { \(sources.joined(separator: ", ")) } },
          "print": { "contexts": { "light": [], "dark": [] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/print" }, { "$ref": "#/modifiers/screen" }] }
      """
    if contexts[0] != "light" {
      files["a.resolver.json"] = files["a.resolver.json"]?
        .replacing(#", "dark": [] } }"#, with: " } }")
    }
    let compilation = compiled(files)
    let index = contexts.firstIndex(of: start) ?? -1
    #expect(compilation.file("a.css").contains(":root {\n  --gap: \(index);"))
    #expect(compilation.file("Theme.swift").contains("screen: Screen = .\(start)"))
    #expect(compilation.file("Theme.kt").contains("screen: Screen = Screen.\(start.capitalized)"))
  }

  @Test func `initializers and adaptive themes have the default`() {
    let swift = compiled(files).file("Theme.swift")
    #expect(swift.contains("public init(density: Density = .regular) {"))
    #expect(swift.contains("adaptive(density: Density = .regular) -> Adaptive<Theme> {"))
    #expect(compiled(files).file("Theme.kt").contains("density: Density = Density.Regular"))
  }

  @Test func `two contexts cannot be for one appearance`() {
    var files = files
    files["tincture.json"] = """
      { "resolver": "a.resolver.json",
        "appearance": { "density": { "compact": "dark", "regular": "dark" } } }
      """
    let findings = compiled(files.map { SourceFile(path: $0.key, text: $0.value) }).findings
    #expect(
      findings.filter { $0.rule == .invalidProject }.map(\.message) == [
        #"'compact' and 'regular' are both for "dark"; keep one of them"#
      ])
  }

  @Test func `a theme that the system never shows stays in the environment`() {
    func environment(_ density: String) -> String {
      var files = files
      files["tincture.json"] = """
        { "resolver": "a.resolver.json", "rules": "lenient",
          "appearance": { "mode": { "dark": "dark" }, "density": { \(density) } },
          "outputs": [{ "format": "swift", "to": "Themes" }] }
        """
      files["a.resolver.json"] = files["a.resolver.json"]?
        .replacing(
          #""modifiers": {"#,
          with: #""modifiers": { "mode": { "contexts": { "light": [], "dark": [] } },"#
        )
        .replacing(#"[{ "$ref""#, with: ##"[{ "$ref": "#/modifiers/mode" }, { "$ref""##)
      return compiled(files).file("Theme+SwiftUI.swift")
    }
    let guarding = "if _theme.appearance == tokenAppearance { return _theme }"
    #expect(environment(#""compact": "dark""#).contains(guarding))
    #expect(!environment(#""compact": "increased-contrast""#).contains(guarding))
  }
}
