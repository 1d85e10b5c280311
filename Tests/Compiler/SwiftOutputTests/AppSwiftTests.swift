import TokenTesting

/// What apps type: names, lengths, text styles, states and the catalog of generated Swift.
struct AppSwiftTests {
  private func project(_ settings: String = "", _ files: [String: String]) -> Compilation {
    let output = #"{ "format": "swift", "to": "Themes"\#(settings) }"#
    return compiled(
      files.merging([
        "tincture.json": """
        { "rules": { "unpaired-color": "off" }, "outputs": [\(output)],
          "contracts": ["*.contract.json"] }
        """
      ]) { $1 })
  }

  private func length(_ value: Double, _ unit: String = "px") -> String {
    #"{ "$type": "dimension", "$value": { "value": \#(value), "unit": "\#(unit)" } }"#
  }

  private func textStyle(_ size: Int) -> String {
    """
    { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 400,
      "fontSize": { "value": \(size), "unit": "px" }, "lineHeight": 1.5,
      "letterSpacing": { "value": 0, "unit": "px" } } }
    """
  }

  private var digits: [String: String] {
    [
      "t.tokens.json": """
      { "amber": { "50": \(length(1)), "2xl": { "4": \(length(2)), "wide": \(length(3)) } },
        "12": { "8": \(length(4)) }, "dark-mode": { "1_5x": \(length(5)) } }
      """
    ]
  }

  @Test(arguments: ["5", "6"])
  func `a name that begins with a digit has the name of its group`(version: String) throws {
    let use = """
      let theme = Theme.default
      let lengths: [Double] = [
        theme.amber.amber50, theme.amber.amber2xl.s4, theme.amber.amber2xl.wide, theme.s12.s8,
        theme.darkMode.darkMode15x,
      ]
      """
    try expectNoMessages(project("", digits), use: use, module: "Digits", version: version)
    let old = """
      let theme = Theme.default
      let lengths: [Double] = [
        theme.amber._50, theme.amber._2xl._4, theme.amber._2xl.wide, theme._12._8,
        theme.darkMode._15x,
      ]
      """
    try expectNoMessages(
      project(#", "digits": "underscore""#, digits), use: old, module: "Underscores",
      version: version)
  }

  @Test func `a name that a group's digit would have too is a collision`() {
    let tokens = #"{ "amber": { "50": \#(length(1)), "amber50": \#(length(2)) } }"#
    #expect(
      project("", ["t.tokens.json": tokens]).findings.map(\.message) == [
        "'amber/amber50' and 'amber/50' would both be 'amber50' in Swift; set \"names\": { "
          + "\"amber/amber50\": \"…\" } for the output 'Themes', or rename one of them"
      ])
  }

  @Test(arguments: ["5", "6"])
  func `values of a contract that begin with a digit have the name of the axis`(
    version: String
  ) throws {
    let files = [
      "t.tokens.json":
        #"{ "tag": { "2xl": { "gap": \#(length(2)) }, "m": { "gap": \#(length(1)) } } }"#,
      "t.contract.json": """
      { "component": "Tag", "path": "tag/<size>/*", "axes": { "size": ["m", "2xl"] },
        "roles": { "gap": { "type": "dimension" } } }
      """,
    ]
    let use =
      "let gaps: [Double] = [Theme.default.tag.size2xl.gap, Theme.default.tag[.size2xl].gap]"
    try expectNoMessages(project("", files), use: use, module: "DigitCases", version: version)
  }

  @Test(arguments: ["5", "6"])
  func `lengths in px are numbers, and those with rem in some theme are lengths`(
    version: String
  ) throws {
    let files = [
      "t.tokens.json": #"{ "px": \#(length(12)), "rem": \#(length(1.5, "rem")) }"#,
      "r.resolver.json": """
      { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "t.tokens.json" }] } },
        "modifiers": { "size": { "contexts": {
          "small": [{ "mixed": \(length(1)), "one": \(length(1)) }],
          "large": [{ "mixed": \(length(1, "rem")), "one": \(length(2)) }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }, { "$ref": "#/modifiers/size" }] }
      """,
    ]
    let compilation = project("", files)
    let use = """
      let px: Double = Theme.small.px + Theme.large.one
      let rem: TokenLength = Theme.small.rem
      let mixed: [TokenLength] = [Theme.small.mixed, Theme.large.mixed]
      """
    try expectNoMessages(compilation, use: use, module: "Units", version: version)
    let swift = compilation.file("Theme.swift")
    #expect(swift.contains("case .small: TokenLength.points(1)"), "\(swift)")
    #expect(swift.contains("case .large: TokenLength.rem(1)"))
  }

  @Test func `a text style grows like the system style of its name or of the settings`() {
    let tokens = """
      { "text": { "caption-1": \(textStyle(17)), "largeTitle": \(textStyle(20)),
        "other": \(textStyle(20)), "heading": { "xl": \(textStyle(40)), "body": \(textStyle(16)) } } }
      """
    let swift = project(
      #", "textStyles": { "text/heading/*": "title2", "text/**": "callout" }"#,
      ["t.tokens.json": tokens.replacing("\"other\"", with: "\"title3\"")]
    ).file("Theme.swift")
    #expect(swift.components(separatedBy: "relativeTo: .title2").count == 3)
    #expect(swift.components(separatedBy: "relativeTo: .callout").count == 4)
    let named = project("", ["t.tokens.json": tokens]).file("Theme.swift")
    for style in ["caption", "largeTitle", "body"] {
      #expect(named.contains("relativeTo: .\(style)\n"), "\(style)")
    }
    #expect(named.components(separatedBy: "relativeTo:").count == 4)
  }

  @Test(arguments: ["5", "6"])
  func `an enum of states is created from what a button style knows`(version: String) throws {
    let states = ["default", "pressed", "disabled", "focused", "selected"]
    let tokens = states.map { "\"\($0)\": { \"gap\": \(length(1)) }" }.joined(separator: ", ")
    let files = [
      "t.tokens.json": #"{ "key": { \#(tokens) } }"#,
      "t.contract.json": """
      { "component": "Key", "path": "key/<state>/*", "roles": { "gap": { "type": "dimension" } },
        "axes": { "state": [\(states.map { "\"\($0)\"" }.joined(separator: ", "))] } }
      """,
    ]
    let main = """
      import TokenValues
      print(KeyState(), KeyState(isPressed: true), KeyState(isEnabled: false, isPressed: true))
      print(KeyState(isFocused: true, isSelected: true), KeyState(isSelected: true))
      """
    #expect(
      try SwiftCompiler.shared.get().output(
        of: main, with: project("", files), module: "States\(version)")
        == "default pressed disabled\nfocused selected\n")
    let few = project("", files.mapValues { $0.replacing("\"default\"", with: "\"waiting\"") })
    #expect(!few.file("Key.swift").contains("isPressed"))
  }

  @Test(arguments: ["5", "6"])
  func `the catalog lists the key path of every value`(version: String) throws {
    let settings = #", "catalog": true, "namespace": "Acme""#
    let compilation = project(
      settings, digits.merging(["x.tokens.json": "{ \"tokens\": \(length(9)) }"]) { $1 })
    let use = """
      let names: [String] = Acme.Theme.tokens[Double.self].map { $0.name }
      let values: [Double] = Acme.Theme.tokens[Double.self].map { Acme.Theme.default[keyPath: $0.keyPath] }
      """
    try expectNoMessages(compilation, use: use, module: "Catalog", version: version)
    let file = compilation.file("Acme+ThemeCatalog.swift")
    #expect(file.contains(#"list.add("amber.amber2xl.s4", \.amber.amber2xl.s4)"#), "\(file)")
    #expect(file.components(separatedBy: "list.add(").count == 7)
  }

  @Test func `colors that no brand changes are static once`() {
    let files = [
      "t.tokens.json": """
      { "color": { "$type": "color", "page": { "$value": \(color("#FFFFFF")) } } }
      """,
      "r.resolver.json": """
      { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "t.tokens.json" }] } },
        "modifiers": { "brand": { "contexts": {
          "themed": [{ "gap": \(length(1)) }], "zen": [{ "gap": \(length(2)) }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }, { "$ref": "#/modifiers/brand" }] }
      """,
    ]
    let swift = project("", files).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(swift.components(separatedBy: "static var colors:").count == 2)
    #expect(swift.contains("static var themed_: Theme"))
    #expect(swift.contains("static var themed: Themed"))
  }

  @Test func `imports have the access level of what uses them, or none`() {
    func imports(_ settings: String) -> Set<String> {
      let files = project(settings, digits).files
      let lines = files.flatMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n") }
      return Set(
        lines.filter { $0.contains("import ") && !$0.contains("///") }.map { String($0).trimmed })
    }
    let modules = ["SwiftUI", "TokenValues", "UIKit"]
    #expect(imports("") == Set(modules.map { "public import \($0)" }))
    #expect(imports(#", "access": "package""#) == Set(modules.map { "package import \($0)" }))
    for plain in [#", "access": "internal""#, #", "imports": "plain""#] {
      #expect(imports(plain) == Set(modules.map { "import \($0)" }))
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
