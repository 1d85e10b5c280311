import TokenTesting

@testable import TokenOutputs

/// The themes that Swift shows in light and dark mode, with normal and increased contrast.
@Suite(.serialized) struct ThemeAppearanceTests {
  /// A project with modifiers; each context sets the color `color/page`.
  private func project(
    _ modifiers: [(String, [String])], inputs: String = "", appearance: String = ""
  ) -> [String: String] {
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
      { "resolver": "a.resolver.json"\#(inputs.isEmpty ? "" : ", \"inputs\": [\(inputs)]")
        \#(appearance.isEmpty ? "" : ", \"appearance\": \(appearance)") }
      """#,
      "a.resolver.json": #"""
      { "version": "2025.10", "resolutionOrder": [
        \#(items.joined(separator: ",\n  "))] }
      """#,
    ]
  }

  /// The themes that the system shows, as a program prints them: in light and dark mode, then with
  /// increased contrast. Each project has a prefix, and the program has a line for each.
  private func shown(
    _ projects: [[String: String]], choice: String = "", module: String
  ) throws -> [String] {
    let compilations = projects.enumerated().map { index, files in
      var sources = sources(files)
      sources.project.outputs[0].settings.set("prefix", to: "P\(index)")
      return compile(sources)
    }
    #expect(compilations.flatMap(\.findings) == [])
    var all = compilations[0]
    all.files = compilations.flatMap(\.files)
    let prints = projects.indices.map { index in
      "print(appearances.map { P\(index)Theme(\(choice)$0).rawValue }.joined(separator: \" \"))"
    }
    let main = """
      import TokenValues
      let appearances = [false, true].flatMap { isHigh in
        [false, true].map { TokenAppearance(isDark: $0, increasedContrast: isHigh) }
      }
      \(prints.joined(separator: "\n"))
      """
    let printed = try SwiftCompiler.shared.get().output(of: main, with: all, module: module)
    return printed.split(separator: "\n").map(String.init)
  }

  /// Modifiers, and the values that the system shows.
  static let followed: [([(String, [String])], String)] = [
    ([("mode", ["light", "dark"])], "light dark light dark"),
    ([("mode", ["dark", "light"])], "light dark light dark"),
    ([("mode", ["dark", "default"])], "default dark default dark"),
    ([("mode", ["light", "dark", "dim"])], "light dark light dark"),
    ([("mode", ["night", "day"])], "day night day night"),
    ([("mode", ["paper", "dark"])], "paper dark paper dark"),
    (
      [("theme", ["light", "dark", "light-high-contrast", "dark-high-contrast"])],
      "light dark light-high-contrast dark-high-contrast"
    ),
    ([("theme", ["lightHC", "Dark", "Light", "dark_hc"])], "Light Dark lightHC dark_hc"),
    (
      [("theme", ["default", "dark", "high contrast", "dark contrast"])],
      "default dark high contrast dark contrast"
    ),
    ([("theme", ["light", "dark", "light-hc"])], "light dark light-hc dark"),
    ([("theme", ["light", "dark-hc"])], "light light light dark-hc"),
    ([("contrast", ["normal", "high"])], "normal normal high high"),
    (
      [("mode", ["light", "dark"]), ("contrast", ["normal", "high"])],
      "light/normal dark/normal light/high dark/high"
    ),
    (
      [("mode", ["light", "light-hc", "dark"]), ("contrast", ["normal", "high"])],
      "light/normal dark/normal light-hc/high dark/high"
    ),
  ]

  @Test func `names of contexts say which theme the system shows`() throws {
    let projects = Self.followed.map { project($0.0) }
    #expect(try shown(projects, module: "Followed") == Self.followed.map(\.1))
    for files in projects {
      let text = compiled(files).file("Theme.swift")
      #expect(text.contains("static var colors: Adaptive<ColorsTokens>"))
    }
  }

  /// Modifiers, the key `appearance`, and the themes that the system shows.
  static let settings: [([(String, [String])], String, String)] = [
    (
      [("mode", ["light", "dark", "dim"])], #"{ "mode": { "dim": "dark" } }"#, "light dim light dim"
    ),
    (
      [("tone", ["calm", "vivid"])], #"{ "tone": { "vivid": "increased-contrast" } }"#,
      "calm calm vivid vivid"
    ),
    (
      [("look", ["a", "b", "c", "d"])],
      #"{ "look": { "d": "light", "a": "dark", "b": "light increased-contrast", "c": "dark increased-contrast" } }"#,
      "d a b c"
    ),
    (
      [("mode", ["light", "dark"]), ("surface", ["light", "dark"])],
      #"{ "mode": { "dark": "dark" }, "surface": { "dark": "dark" } }"#,
      "light/light dark/dark light/light dark/dark"
    ),
  ]

  @Test func `the project file says which theme the system shows`() throws {
    let projects = Self.settings.map { project($0.0, appearance: $0.1) }
    #expect(try shown(projects, module: "Settings") == Self.settings.map(\.2))
  }

  @Test func `an axis without settings is for the app to choose`() throws {
    let compilation = compiled(
      project([("mode", ["light", "dark"])], appearance: #"{ "mode": {} }"#))
    #expect(compilation.findings == [])
    let text = compilation.file("Theme.swift")
    #expect(text.contains("init(mode: Mode) {"))
    #expect(text.contains("init(mode: Mode, _ appearance: TokenAppearance)"))
    #expect(!text.contains("static var colors: Adaptive"))
  }

  /// The key `appearance`, and the finding about it.
  @Test(arguments: [
    (#"{ "mdoe": {} }"#, "there is no modifier 'mdoe'; did you mean 'mode'?"),
    (
      #"{ "mode": { "drak": "dark" } }"#,
      "modifier 'mode' has no context 'drak'; did you mean 'dark'?"
    ),
    (
      #"{ "mode": { "dark": "night" } }"#,
      "expected 'light', 'dark', 'increased-contrast', 'light increased-contrast' or "
        + "'dark increased-contrast', found \"night\"; did you mean 'dark'?"
    ),
    (
      #"{ "mode": { "dark": "drak" } }"#,
      "expected 'light', 'dark', 'increased-contrast', 'light increased-contrast' or "
        + "'dark increased-contrast', found \"drak\"; did you mean 'dark'?"
    ),
    (#"{ "mode": "dark" }"#, "expected an object {value: appearance}, found \"dark\""),
  ]) func `settings of unknown axes, values and appearances are errors`(
    setting: String, message: String
  ) {
    let compilation = compiled(project([("mode", ["light", "dark"])], appearance: setting))
    #expect(compilation.findings.map(\.message) == [message])
    #expect(compilation.findings.map(\.rule) == [.invalidProject])
    #expect(compilation.findings.map(\.place.line) == [2])
  }

  @Test func `the app chooses a brand, and the appearance follows the system`() throws {
    let files = project([
      ("brand", ["acme", "zen"]), ("mode", ["light", "dark"]), ("contrast", ["standard", "high"]),
    ])
    #expect(
      try shown([files], choice: "brand: .zen, ", module: "Brands") == [
        "zen/light/standard zen/dark/standard zen/light/high zen/dark/high"
      ])
    #expect(!compiled(files).file("Theme.swift").contains("static var colors: Adaptive"))
  }

  @Test func `a modifier with one built context is not an axis of themes`() throws {
    let files = project(
      [("brand", ["acme", "zen"]), ("mode", ["light", "dark"])],
      inputs: #"{ "brand": "zen", "mode": "light" }, { "brand": "zen", "mode": "dark" }"#)
    #expect(try shown([files], module: "OneBrand") == ["light dark light dark"])
  }

  @Test func `a single theme can be for dark mode`() throws {
    let compilation = compiled(
      project([("mode", ["light", "dark"])], inputs: #"{ "mode": "dark" }"#))
    let use = "let isDark: Bool = Theme.default.appearance.isDark"
    try expectNoMessages(compilation, use: use, module: "OnlyDark", version: "6")
    #expect(compilation.file("Theme.swift").contains("TokenAppearance(isDark: true)"))
  }

  /// Modifiers, and why the app chooses although some names mean an appearance.
  static let unclear: [([(String, [String])], [String])] = [
    (
      [("theme", ["acme", "zen", "dark"])],
      [
        "'theme' does not follow the system, because any of 'acme' and 'zen' could be for light mode"
      ]
    ),
    (
      [("contrast", ["more", "acme", "zen"])],
      [
        "'contrast' does not follow the system, because any of 'acme' and 'zen' could be for "
          + "standard contrast"
      ]
    ),
    (
      [("theme", ["acme-light", "acme-dark", "zen-light", "zen-dark"])],
      ["'theme' does not follow the system, because 'acme-dark' says more than an appearance"]
    ),
    (
      [("page", ["light", "dark"]), ("surface", ["light", "dark"])],
      [
        "'page' does not follow the system, because 'surface' also has a dark value",
        "'surface' does not follow the system, because 'page' also has a dark value",
      ]
    ),
    (
      [("mode", ["light", "dark"]), ("surface", ["light", "dark"])],
      ["'surface' does not follow the system, because 'mode' also has a dark value"]
    ),
  ]

  @Test(arguments: unclear.indices)
  func `when names do not decide, the app chooses, and a finding says why`(index: Int) throws {
    let (modifiers, reasons) = Self.unclear[index]
    let compilation = compiled(project(modifiers))
    #expect(compilation.findings.map(\.rule) == reasons.map { _ in .fixedThemes })
    for (finding, reason) in zip(compilation.findings, reasons) {
      #expect(finding.severity == .warning)
      #expect(finding.message.hasPrefix(reason + "; set "), "\(finding.message)")
      #expect(finding.place.file == "a.resolver.json")
      #expect(finding.place.line > 1)
    }
    try expectNoMessages(compilation, module: "Unclear\(index)", version: "6")
  }

  @Test func `brands need no setting and no finding`() {
    #expect(
      compiled(project([("brand", ["acme", "zen"]), ("density", ["high", "low"])])).findings == [])
  }
}
