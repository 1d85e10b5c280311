import TokenTesting

/// The type `Theme` as a program uses it.
@Suite(.serialized) struct ThemeTypeTests {
  /// Three axes; the radius depends on the brand, the page on the mode and the contrast, the button
  /// on everything, and the space on nothing.
  static let brands = [
    "a.tokens.json": """
    { "space": { "m": \(dimension(16)) }, "radius": { "card": \(dimension(4)) },
      "color": { "page": \(token("#FFFFFF")) } }
    """, "button.tokens.json": #"{ "button": { "bg": \#(token("#000000")) } }"#,
    "a.resolver.json": """
    { "version": "2025.10", "sets": { "base": { "sources": [
        { "$ref": "a.tokens.json" }, { "$ref": "button.tokens.json" }] } },
      "modifiers": {
        "brand": { "contexts": { "acme": [], "zen": [{ "radius": { "card": \(dimension(8)) },
          "button": { "bg": \(token("#000001")) } }] } },
        "mode": { "contexts": { "light": [], "dark": [{ "color": { "page": \(token("#000000")) },
          "button": { "bg": \(token("#000002")) } }] } },
        "contrast": { "contexts": { "standard": [],
          "high": [{ "color": { "page": \(token("#111111")) } }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" },
        { "$ref": "#/modifiers/mode" }, { "$ref": "#/modifiers/contrast" }] }
    """,
  ]

  private static func token(_ hex: String) -> String {
    #"{ "$type": "color", "$value": \#(color(hex)) }"#
  }

  private static func dimension(_ size: Int) -> String {
    #"{ "$type": "dimension", "$value": { "value": \#(size), "unit": "px" } }"#
  }

  @Test func `a theme is a value of each axis`() throws {
    let main = """
      import TokenValues
      print(Theme.allCases.map(\\.rawValue).joined(separator: " "))
      print(Set(Theme.allCases).count, Theme.allCases.allSatisfy { Theme(rawValue: $0.rawValue) == $0 })
      for text in ["", "zen", "zen/dark", "zen/dark/high/", "/dark/high", "dark/zen/high"] {
        print(Theme(rawValue: text) as Any)
      }
      var theme = Theme(brand: .zen)
      print(theme, theme.id == theme, theme.appearance.isDark)
      theme.mode = .dark
      print(theme, theme.appearance.isDark, theme.appearance.increasedContrast)
      print(Theme(brand: theme.brand, theme.appearance) == theme)
      print(Theme.space.m, theme.space.m, theme.radius.card)
      print(theme.color.page, theme.button.bg)
      let zen = Theme.adaptive(brand: .zen)
      print(zen.color.page[in: TokenAppearance(isDark: false)], zen.button.bg[in: theme.appearance])
      """
    // The group would be called `colors`.
    var files = Self.brands
    files = files.mapValues { $0.replacing("\"color\": {", with: "\"Color\": {") }
    let printed = try SwiftCompiler.shared.get().output(
      of: main, with: compiled(files), module: "Brands3")
    #expect(
      printed == """
        acme/light/standard acme/light/high acme/dark/standard acme/dark/high zen/light/standard \
        zen/light/high zen/dark/standard zen/dark/high
        8 true
        nil
        nil
        nil
        nil
        nil
        nil
        zen/light/standard true false
        zen/dark/standard true false
        true
        16.0 16.0 8.0
        #000000 #000002
        #FFFFFF #000002

        """)
  }

  @Test func `a property depends on the axes that change its value, and on no other`() {
    let text = compiled(Self.brands).file("Theme.swift")
    for property in [
      """
        /// `color/page`
        /// - light standard: #FFFFFF
        /// - high: #111111
        /// - dark standard: #000000
        public var page: TokenColor {
          switch _theme.mode {
          case .light: TokenColor(_theme.contrast, standard: 0xFFFFFF, high: 0x111111)
          case .dark: TokenColor(_theme.contrast, standard: 0x000000, high: 0x111111)
          }
      """,
      """
        /// `space`, equal in all themes.
        public static var space: SpaceTokens { SpaceTokens() }
      """,
      """
        /// `space/m`: 16px
        public var m: Double { 16 }
      """,
    ] { #expect(text.contains("\n" + property + "\n"), "\(property)") }
  }

  @Test(arguments: ["5", "6"]) func `a project without axes has one theme`(version: String) throws {
    let use = """
      let theme: Theme = Theme.default
      let all: [Theme] = Theme.allCases
      let same: Bool = Theme() == theme && Theme(rawValue: "default") == theme
      let page: Adaptive<TokenColor> = Theme.colors.page
      """
    let tokens = #"{ "color": { "page": \#(Self.token("#FFFFFF")) } }"#
    try expectNoMessages(compiled(tokens: tokens), use: use, module: "NoAxis", version: version)
  }

  @Test func `a default of the resolver is the default of a choice`() throws {
    var files = Self.brands
    files["a.resolver.json"] = files["a.resolver.json"]?
      .replacing(#""brand": { "contexts""#, with: #""brand": { "default": "zen", "contexts""#)
    let text = compiled(files).file("Theme.swift")
    #expect(
      text.contains(
        "init(brand: Brand = .zen, mode: Mode = .light, contrast: Contrast = .standard)"))
    #expect(compiled(files).file("Theme+SwiftUI.swift").contains("ThemeChoice<Theme>(Theme())"))
  }

  // MARK: Inputs

  private func listed(_ themes: [(String, String, String)]) -> [String: String] {
    let inputs = themes.map { #"{ "brand": "\#($0)", "mode": "\#($1)", "contrast": "\#($2)" }"# }
    var files = Self.brands
    files["tincture.json"] = """
      { "resolver": "a.resolver.json", "inputs": [\(inputs.joined(separator: ", "))],
        "rules": { "unused-input": "off" } }
      """
    return files
  }

  @Test func `only the themes that inputs lists exist`() throws {
    let compilation = compiled(
      listed([
        ("zen", "light", "standard"), ("zen", "dark", "standard"), ("zen", "dark", "high"),
        ("acme", "light", "standard"),
      ]))
    let main = """
      import TokenValues
      print(Theme.allCases.map(\\.rawValue).joined(separator: " "))
      print(Theme(brand: .acme, mode: .dark) as Any, Theme(rawValue: "zen/light/high") as Any)
      for brand in Theme.Brand.allCases {
        let themes = [false, true].flatMap { isHigh in
          [false, true].map { isDark in
            Theme(brand: brand, TokenAppearance(isDark: isDark, increasedContrast: isHigh)).rawValue
          }
        }
        print(themes.joined(separator: " "))
      }
      print(Theme.adaptive(brand: .acme).button.bg[in: TokenAppearance(isDark: true)])
      """
    let printed = try SwiftCompiler.shared.get().output(
      of: main, with: compilation, module: "Listed")
    #expect(
      printed == """
        zen/light/standard zen/dark/standard zen/dark/high acme/light/standard
        nil nil
        zen/light/standard zen/dark/standard zen/light/standard zen/dark/high
        acme/light/standard acme/light/standard acme/light/standard acme/light/standard
        #000000

        """)
  }

  @Test(arguments: ["5", "6"])
  func `a choice without a theme has no adaptive themes`(version: String) throws {
    var files = listed([("zen", "light", "standard"), ("acme", "dark", "high")])
    files["tincture.json"] = files["tincture.json"]?
      .replacing(#""rules""#, with: #""appearance": { "contrast": {} }, "rules""#)
    let use = """
      let none: Theme? = Theme(
        brand: .zen, contrast: .high, TokenAppearance(isDark: false))
      let adaptive: Adaptive<Theme>? = Theme.adaptive(brand: .zen, contrast: .standard)
      """
    try expectNoMessages(compiled(files), use: use, module: "PartialChoice", version: version)
  }

  // MARK: Many themes

  @Test func `many axes make a small file`() throws {
    let modifiers = (0..<24).map { axis in
      let tokens = (0..<14).map { #""t\#($0)": \#(Self.token("#0000\(10 + axis)")) "# }
      return """
        "m\(axis)": { "default": "off", "contexts": { "off": [],
          "on": [{ "g\(axis)": { \(tokens.joined(separator: ", ")) } }] } }
        """
    }
    let base = (0..<24).map { axis in
      let tokens = (0..<14).map { #""t\#($0)": \#(Self.token("#FFFFFF")) "# }
      return #""g\#(axis)": { \#(tokens.joined(separator: ", ")) }"#
    }
    let order = (0..<24).map { ##"{ "$ref": "#/modifiers/m\##($0)" }"## }
    let compilation = compiled([
      "a.resolver.json": """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ \(base.joined(separator: ", ")) }] } },
        "modifiers": { \(modifiers.joined(separator: ",\n")) },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, \(order.joined(separator: ", "))] }
      """
    ])
    #expect(compilation.findings.map(\.rule) == [])
    let lines = compilation.files.reduce(0) { $0 + $1.bytes.count { $0 == 0x0A } }
    #expect(lines < 2700, "\(lines)")
    try expectNoMessages(
      compilation, use: "let color: TokenColor = Theme(m3: .on).g3.t5", module: "ManyAxes",
      version: "6")
  }

  // MARK: Collisions

  /// A change of the resolver, and the message about it.
  @Test(arguments: [
    (
      #""brand": {"#, #""Mode": {"#, #"#/modifiers/brand"#, "#/modifiers/Mode",
      "the theme axes 'Mode' and 'mode' would both be 'mode' in Swift; rename one of them"
    ),
    (
      #""acme": []"#, #""zen-x": [], "zenX": []"#, "none", "none",
      "the contexts 'zen-x' and 'zenX' of 'brand' would both be 'zenX' in Swift; rename one of them"
    ),
  ]) func `names that collide are errors`(
    old: String, new: String, oldReference: String, newReference: String, message: String
  ) {
    var files = Self.brands
    files["a.resolver.json"] = files["a.resolver.json"]?.replacing(old, with: new)
      .replacing(oldReference, with: newReference)
    #expect(compiled(files).findings(.nameCollision).map(\.message) == [message])
  }

  @Test(arguments: ["5", "6"])
  func `axes named like generated types and members compile`(version: String) throws {
    let names = ["theme", "appearance", "id", "description", "type", "Duration", "token color"]
    for (index, name) in names.enumerated() {
      let files = Self.brands.mapValues {
        $0.replacing("\"mode\":", with: "\"\(name)\":")
          .replacing("#/modifiers/mode", with: "#/modifiers/\(name)")
      }
      let swift =
        ["id": "id_", "description": "description_", "type": "type"][name] ?? SwiftName(name).text
      let appearance = name == "appearance" ? "tokenAppearance" : "appearance"
      let use = """
        let theme = Theme(brand: .zen, \(swift): .dark)
        let isDark: Bool = theme.\(swift) == .dark && theme.\(appearance).isDark
        """
      try expectNoMessages(compiled(files), use: use, module: "NamedAxis\(index)", version: version)
    }
  }

  @Test(arguments: ["5", "6"])
  func `groups named like members of Theme compile`(version: String) throws {
    let names = ["appearance", "id", "description", "adaptive", "light", "dark", "rawValue"]
    let groups = names.map { #""\#($0)": { "x": \#(Self.token("#112233")) }"# }
    let compilation = compiled(
      CompiledCases.modes(
        base: "{ \(groups.joined(separator: ", ")) }",
        light: #"{ "a": { "b": \#(Self.token("#FFFFFF")) } }"#,
        dark: #"{ "a": { "b": \#(Self.token("#000000")) } }"#))
    let use = """
      let colors: [TokenColor] = [
        Theme.light.appearance_.x, Theme.dark.id_.x, Theme.dark.description_.x,
        Theme.dark.adaptive_.x, Theme.dark.light.x, Theme.light.dark.x,
      ]
      """
    try expectNoMessages(compilation, use: use, module: "MemberGroups", version: version)
  }

  @Test func `a group called listed compiles with listed themes`() throws {
    func number(_ value: Int) -> String { #"{ "$type": "number", "$value": \#(value) }"# }
    let contexts = { (axis: Int) in
      #""contexts": { "a": [], "b": [{ "radius": \#(number(axis)) }] }"#
    }
    let compilation = compiled([
      "tincture.json": """
      { "resolver": "a.resolver.json", "outputs": [{ "format": "swift", "to": "out" }],
        "inputs": [{ "x": "a", "y": "a" }, { "x": "a", "y": "b" }, { "x": "b", "y": "a" }] }
      """,
      "a.resolver.json": """
      { "version": "2025.10",
        "sets": { "base": { "sources": [
          { "radius": \(number(0)), "listed": { "gap": \(number(4)) } }] } },
        "modifiers": { "x": { \(contexts(1)) }, "y": { \(contexts(2)) } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/x" },
          { "$ref": "#/modifiers/y" }] }
      """,
    ])
    let use = "let gaps: [Double] = [Theme.listed.gap] + Theme.allCases.map(\\.radius)"
    try expectNoMessages(compilation, use: use, module: "ListedGroup", version: "6")
  }
}
