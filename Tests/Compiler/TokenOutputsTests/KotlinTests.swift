import TokenTesting

/// The class `Theme` in Kotlin.
@Suite struct KotlinTests {
  /// The file for a project with some modifiers. Each context sets a color of its own modifier.
  private func kotlin(
    _ modifiers: KeyValuePairs<String, [String]>, defaults: [String: String] = [:],
    inputs: String = ""
  ) -> String {
    let axes = modifiers.enumerated().map { index, modifier in
      (
        modifier.key,
        modifier.value.enumerated().map { number, context in
          (context, AxisProject.token("t\(index)", "#0000\(10 + number)"))
        }
      )
    }
    let project = AxisProject(
      axes: axes, defaults: defaults,
      settings:
        #""rules": "lenient", "outputs": [{ "format": "compose", "to": "a.kt", "package": "a" }]"#
        + (inputs.isEmpty ? "" : ", \"inputs\": [\(inputs)]"))
    let compilation = compile(project.sources)
    #expect(compilation.findings.filter { $0.severity == .error }.map(\.message) == [])
    return compilation.file("a.kt")
  }

  @Test func `an enum never has the name of its property`() {
    let text = kotlin(["2x": ["off", "on"]], defaults: ["2x": "off"])
    for line in [
      "public val _2x: _2xAxis = _2xAxis.Off\n", "public enum class _2xAxis {",
      "public val t0: Color get() = when (this._2x) {", "_2xAxis.On -> Color(0xFF000011)",
      "public val all: List<Theme> = _2xAxis.values().map { _2xValue -> Theme(_2xValue) }",
    ] { #expect(text.contains(line), "\(line)") }
  }

  @Test func `a comment has the lines of a description, and ends where it ends`() {
    let text = compiled([
      "tincture.json": #"{ "outputs": [{ "format": "compose", "to": "a.kt", "package": "a" }] }"#,
      "a.tokens.json":
        #"{ "n": { "$type": "number", "$value": 1, "$description": "One\n*/ two" } }"#,
    ]).file("a.kt")
    #expect(text.contains("  /** One\n   * * / two */\n  public val n"), "\(text)")
  }

  @Test func `names without letters of two cases are different`() {
    let text = kotlin(["色": ["白", "黒"]])
    #expect(text.contains("public val 色: 色Axis\n"))
    #expect(text.contains("public enum class 色Axis {"))
  }

  @Test func `a modifier cannot hide a parameter with the appearance`() {
    let text = kotlin(["is dark": ["no", "yes"], "mode": ["light", "dark"]])
    #expect(text.contains("public fun of(isDarkAxis: IsDark, isDark: Boolean, "))
  }

  @Test func `a context called all is not the list of themes`() {
    let text = kotlin(["brand": ["all", "zen"]])
    #expect(text.contains("public val all_: Theme = Theme(Brand.All)"))
    #expect(text.contains("public val all: List<Theme> = "))
  }

  @Test func `only the themes that inputs lists exist`() {
    let text = kotlin(
      ["brand": ["acme", "zen"], "mode": ["light", "dark"]],
      inputs: #"""
        { "brand": "acme", "mode": "light" }, { "brand": "acme", "mode": "dark" },
        { "brand": "zen", "mode": "dark" }
        """#)
    for line in [
      "    require(listOf(brand, mode) in setOf(\n      listOf(Brand.Acme, Mode.Light),\n",
      "public val all: List<Theme> = listOf(\n      Theme(Brand.Acme, Mode.Light),\n",
      "        true -> Theme(Brand.Acme, Mode.Dark)\n",
      "      Brand.Zen -> Theme(Brand.Zen, Mode.Dark)\n",
    ] { #expect(text.contains(line), "\(line)") }
  }

  @Test func `a choice without a theme has none for an appearance`() {
    let text = kotlin(
      ["brand": ["acme", "zen"], "size": ["s", "m"], "mode": ["light", "dark"]],
      inputs: #"""
        { "brand": "acme", "size": "s", "mode": "light" },
        { "brand": "zen", "size": "m", "mode": "dark" }
        """#)
    #expect(text.contains("or the nearest one; null if no theme has these values. */"))
    #expect(text.contains("hasHighContrast: Boolean = false): Theme? = when (brand) {"))
    #expect(text.contains("Size.M -> null\n"))
  }
}
