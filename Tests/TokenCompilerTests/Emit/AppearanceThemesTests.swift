import Testing

@testable import TokenCompiler
@testable import TokenModel
@testable import TokenOutputs
@testable import Writers

/// The theme that Swift shows in light and dark mode, with normal and increased contrast.
@Suite(.serialized) struct AppearanceThemesTests {
  /// A project with modifiers; each context sets the color `color/page`.
  private func project(_ modifiers: KeyValuePairs<String, [String]>, inputs: String = "")
    -> [String: String]
  {
    let items = modifiers.map { name, contexts in
      let members = contexts.map { context in
        #""\#(context)": [{ "color": { "page": { "$type": "color", "$value": \#(color("#112233")) } } }]"#
      }
      return #"""
        { "type": "modifier", "name": "\#(name)", "contexts": { \#(members.joined(separator: ", ")) } }
        """#
    }
    return [
      "tincture.json": #"""
      { "resolver": "a.resolver.json"\#(inputs.isEmpty ? "" : ", \"inputs\": [\(inputs)]") }
      """#,
      "a.resolver.json": #"""
      { "version": "2025.10", "resolutionOrder": [
        \#(items.joined(separator: ",\n  "))] }
      """#,
    ]
  }

  /// The body of the initializer that follows the appearance; nil without one.
  private func initializer(_ compilation: Compilation) -> String? {
    let text = compilation.file("Theme.swift")
    guard let start = text.range(of: "init(_ appearance: TokenAppearance) {\n"),
      let end = text[start.upperBound...].range(of: "\n  }\n")
    else { return nil }
    return text[start.upperBound..<end.lowerBound].split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  /// The four cases of the initializer: light, dark, and both with increased contrast.
  private func switched(_ names: String...) -> String {
    let cases = ["(false, false)", "(true, false)", "(false, true)", "(true, true)"]
    return "switch (appearance.isDark, appearance.increasedContrast) {\n"
      + zip(cases, names).map { "case \($0): self = .\($1)\n" }.joined() + "}"
  }

  @Test(arguments: [
    "light, dark, light-high-contrast, dark-high-contrast",
    "Light, Dark, lightHighContrast, darkHighContrast",
    "light, dark, light_hc, darkHC",
    "light, dark, light increased contrast, dark increased contrast",
    "default, dark, high contrast, dark contrast",
    "light, dark, contrast-more, contrast-more-dark",
    "light, dark, high-contrast-light, high-contrast-dark",
  ])
  func `one modifier can have light, dark and contrast, in any spelling of its contexts`(
    list: String
  ) {
    let contexts = list.split(separator: ", ").map(String.init)
    let names = contexts.map { SwiftName($0).text }
    for contexts in [contexts, contexts.reversed()] {
      let compilation = compiled(project(["theme": contexts]))
      #expect(compilation.findings == [])
      #expect(initializer(compilation) == switched(names[0], names[1], names[2], names[3]))
    }
  }

  @Test func `contrast can be a separate modifier`() {
    let both = compiled(project(["mode": ["light", "dark"], "contrast": ["normal", "high"]]))
    #expect(both.findings == [])
    #expect(initializer(both) == switched("lightNormal", "darkNormal", "lightHigh", "darkHigh"))
    let alone = compiled(project(["contrast": ["normal", "high"]]))
    #expect(initializer(alone) == switched("normal", "normal", "high", "high"))
  }

  @Test func `a mode without a high-contrast theme keeps its normal one`() {
    let one = compiled(project(["theme": ["light", "dark", "light-high-contrast"]]))
    #expect(initializer(one) == switched("light", "dark", "lightHighContrast", "dark"))
    let inputs = [("light", "normal"), ("dark", "normal"), ("dark", "high")]
      .map { #"{ "mode": "\#($0)", "contrast": "\#($1)" }"# }.joined(separator: ", ")
    let two = compiled(
      project(["mode": ["light", "dark"], "contrast": ["normal", "high"]], inputs: inputs))
    #expect(
      initializer(two) == switched("lightNormal", "darkNormal", "lightNormal", "darkHigh"))
  }

  @Test(arguments: [
    (["light", "dark"], "self = appearance.isDark ? .dark : .light"),
    (["dark", "default"], "self = appearance.isDark ? .dark : .default"),
    (["light", "dark", "sepia"], "self = appearance.isDark ? .dark : .light"),
    (["night", "dark"], "self = appearance.isDark ? .dark : .night"),
  ])
  func `Swift follows light and dark, and other contexts are fixed themes`(
    contexts: [String], expected: String
  ) {
    let compilation = compiled(project(["mode": contexts]))
    #expect(compilation.findings == [])
    #expect(initializer(compilation) == expected)
  }

  @Test func `a modifier with one built context does not prevent following the system`() {
    let compilation = compiled(
      project(
        ["brand": ["acme", "zen"], "mode": ["light", "dark"]],
        inputs: #"{ "brand": "zen", "mode": "light" }, { "brand": "zen", "mode": "dark" }"#))
    #expect(compilation.findings == [])
    #expect(initializer(compilation) == "self = appearance.isDark ? .zenDark : .zenLight")
  }

  /// Modifiers, and the reason in the middle of the finding.
  static let obstacles: [(KeyValuePairs<String, [String]>, String)] = [
    (
      ["brand": ["acme", "zen"], "mode": ["light", "dark"]],
      "no system appearance chooses between the contexts of 'brand'"
    ),
    (
      ["mode": ["light", "dark"], "density": ["compact", "regular"], "brand": ["a", "b"]],
      "no system appearance chooses between the contexts of 'density' and 'brand'"
    ),
    (["brand": ["acme", "zen"]], "no system appearance chooses between the contexts of 'brand'"),
    (
      ["theme": ["acme-light", "acme-dark", "zen-light", "zen-dark"]],
      "no system appearance chooses between the contexts of 'theme'"
    ),
    (
      ["theme": ["acme", "zen", "dark"]],
      "no system appearance chooses between the contexts of 'theme'"
    ),
    (["mode": ["day", "night"]], "no system appearance chooses between the contexts of 'mode'"),
    (
      ["mode": ["light", "dark"], "surface": ["light", "dark"]],
      "'mode' and 'surface' both have a dark context"
    ),
    (
      ["mode": ["light", "light-hc"], "contrast": ["normal", "high"]],
      "'mode' and 'contrast' both have a high-contrast context"
    ),
    (["mode": ["light", "dark-high-contrast"]], "no theme is dark with normal contrast"),
    (
      ["mode": ["light", "dark"] + (0..<15).map { "c\($0)" }],
      "there are 17 themes, and the limit is 16"
    ),
  ]

  @Test(arguments: obstacles.indices)
  func `when names do not decide, Swift has fixed themes, and one finding says why`(index: Int) {
    let (modifiers, reason) = Self.obstacles[index]
    let compilation = compiled(project(modifiers))
    let text = compilation.file("Theme.swift")
    #expect(text.contains("enum Theme: CaseIterable"))
    #expect(!text.contains("DynamicColor"))
    #expect(!text.contains("TokenAppearance"))
    #expect(!text.contains("static var colors"))
    #expect(compilation.findings.map(\.rule) == [.fixedThemes])
    let finding = compilation.findings.first
    #expect(finding?.severity == .warning)
    #expect(finding?.message.contains(reason) == true, "\(finding?.message ?? "")")
    #expect(finding?.place.file == "a.resolver.json")
    #expect(finding?.place.line ?? 0 > 1)
  }

  @Test func `the finding needs a Swift output with semantic colors`() {
    var files = project(["brand": ["acme", "zen"]])
    files["tincture.json"] =
      #"{ "resolver": "a.resolver.json", "outputs": [{ "format": "css", "to": "a.css" }] }"#
    #expect(compiled(files).findings == [])
    files = project(["brand": ["acme", "zen"]])
    files["a.resolver.json"] = files["a.resolver.json"]?
      .replacing(#""color": { "page""#, with: #""paint": { "page""#)
    #expect(compiled(files).findings == [])
  }

  @Test(arguments: ["5", "6"])
  func `Swift that follows contrast compiles`(version: String) throws {
    let use = """
      let dynamic: DynamicColor = Theme.colors.page
      let shown: TokenColor = dynamic.color(
        for: TokenAppearance(isDark: true, increasedContrast: true))
      let theme = Theme(TokenAppearance(isDark: false, increasedContrast: true))
      """
    try expectNoMessages(
      compiled(project(["theme": ["light", "dark", "light-hc", "dark-hc"]])), use: use,
      module: "FollowsContrast", version: version)
    try expectNoMessages(
      compiled(project(["brand": ["acme", "zen"], "mode": ["light", "dark"]])),
      use: "let page: TokenColor = Theme.zenDark.colors.page", module: "FixedThemes",
      version: version)
  }
}
