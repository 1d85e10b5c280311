import TokenTesting

/// Generated code compiles with warnings as errors, in Swift 5 and Swift 6.
@Suite(.serialized) struct CompiledTests {
  @Test(arguments: ["5", "6"]) func `the shipped themes`(version: String) throws {
    let use = """
      let text: TokenColor = Theme.light.countdown.pill.expiring.text
      let number: TokenColor = Theme.dark.countdown.one[.expired].number
      let bar: TokenPaint = Theme.dark.countdown.one.default.bg
      let border: TokenColor? = Theme.dark.countdown.per.default.border
      let label: TokenColor = Theme.light.counter.color[.filled].label
      let danger: Adaptive<TokenColor> = Theme.colors.background.danger
      let fixed: TokenColor = Theme.light.colors.onBackground.danger
      let states: [EBCountdownState] = EBCountdownState.allCases
      func sendable(_: some Sendable) {}
      func check() { sendable(Theme.light.countdown.pill[.expired]) }
      """
    try expectNoMessages(
      try Shipped.compilation.get(), use: use, module: "ShippedThemes", version: version)
  }

  /// Modules, their files, and Swift that uses their themes.
  private static let projects: [(module: String, files: [String: String], use: String)] = [
    (
      "EveryType", ["tokens/t.tokens.json": CompiledCases.everyType],
      """
      let values = Theme.default.deep.er.still
      let color: TokenColor = values.color
      let length: TokenLength = values.dimension
      let family: TokenFontFamily = values.fontFamily
      let weight: TokenFontWeight = values.fontWeight
      let time: Duration = values.duration
      let curve: TokenCubicBezier = values.cubicBezier
      let number: Double = values.number
      let stroke: TokenStrokeStyle = values.strokeStyle
      let border: TokenBorder = values.border
      let transition: TokenTransition = values.transition
      let shadow: TokenShadow = values.shadow
      let gradient: TokenGradient = values.gradient
      let text: TokenTextStyle = values.typography
      let root: TokenColor = Theme.default.deep.root
      """
    ),
    (
      "LightAndDark", CompiledCases.lightAndDark,
      """
      let both: TokenColor = Theme.dark.a.both
      let light: TokenColor? = Theme.dark.a.onlyLight
      let dark: Double? = Theme.light.a.onlyDark
      let adaptive: Adaptive<TokenColor> = Theme.colors.page
      let shown: TokenColor = adaptive[in: TokenAppearance(isDark: true)]
      """
    ),
    (
      "ThreeModifiers", CompiledCases.threeModifiers,
      """
      let all: [Theme] = Theme.allCases
      let color: TokenColor = Theme(brand: .acme, mode: .dark, density: .compact).a.color
      let size: Double = Theme(brand: .zen, density: .regular).a.size
      """
    ),
    (
      "Deprecated", CompiledCases.deprecated,
      """
      let kept: TokenColor = Theme.default.old.kept
      @available(*, deprecated) func check() -> TokenColor { Theme.default.old.gone }
      """
    ),
    (
      "DeeperTokens", CompiledCases.deeperTokens,
      """
      let size: Double = Theme.default.button.primary.label.size
      let color: TokenColor = Theme.default.button[.primary].bg
      """
    ),
    (
      "MixedPaint", CompiledCases.mixedPaint,
      """
      let token: TokenPaint = Theme.light.bg.page
      let role: TokenPaint = Theme.dark.c.page
      """
    ),
    (
      "LiteralBehindAxis", CompiledCases.literalBehindAxis,
      """
      let x: TokenColor = Theme.default.c.a.x.deep.er
      let y: TokenColor = Theme.default.c.a.y.deep.er
      """
    ),
    ("HostileContract", HostileCases.contract, ""),
  ]

  @Test(arguments: projects) func `every type, theme, name and shape`(
    module: String, files: [String: String], use: String
  ) throws {
    for version in ["5", "6"] {
      try expectNoMessages(compiled(files), use: use, module: module, version: version)
    }
  }

  @Test(arguments: ["5", "6"])
  func `themes named like keywords that labels cannot use`(version: String) throws {
    let file = #"{ "$type": "color", "color": { "a": { "$value": \#(color("#FFFFFF")) } } }"#
    let contexts = ["var", "let", "inout", "default", "dark", "theme", "colors"]
      .map { #""\#($0)": [\#(file)]"# }.joined(separator: ", ")
    let compilation = compiled([
      "r.resolver.json": """
      { "version": "2025.10", "resolutionOrder": [
        { "type": "modifier", "name": "mode", "contexts": { \(contexts) } }] }
      """
    ])
    #expect(compilation.named == [])
    try expectNoMessages(
      compilation, use: "let color: TokenColor = Theme.inout.colors.a", module: "KeywordThemes",
      version: version)
  }

  @Test(arguments: ["internal", "package"], ["5", "6"])
  func `other access levels`(access: String, version: String) throws {
    var files = CompiledCases.lightAndDark
    files["tincture.json"] = """
      { "resolver": "b.resolver.json", "outputs": [
        { "format": "swift", "to": "generated/Themes", "access": "\(access)" } ],
        "rules": { "partial-token": "warning" } }
      """
    let compilation = compiled(files)
    #expect(!compilation.file("Theme.swift").contains("public"))
    #expect(compilation.file("Theme.swift").contains("package ") == (access == "package"))
    try expectNoMessages(compilation, module: "Access_\(access)", version: version)
  }

  @Test(arguments: ["5", "6"])
  func `contracts and contexts of unusual names and shapes collide or compile`(
    version: String
  ) throws {
    for (number, files) in (HostileCases.shadowing + CompiledCases.oddContracts).enumerated() {
      let compilation = compiled(files)
      guard compilation.findings(.nameCollision).isEmpty else { continue }
      try expectNoMessages(compilation, module: "Unusual\(number)", version: version)
    }
  }
}
