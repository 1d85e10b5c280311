import Testing
import TokenCompiler
import TokenModel
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

  /// The lines of the class, without the types of values after it.
  private func theme(in text: String) -> String {
    let start = text.ranges(of: "/** The values of all").first?.lowerBound ?? text.endIndex
    let end = text.ranges(of: "\n}\n").first?.upperBound ?? text.endIndex
    return start < end ? String(text[start..<end]) : text
  }

  @Test func `an enum never has the name of its property`() {
    let text = theme(in: kotlin(["2x": ["off", "on"]], defaults: ["2x": "off"]))
    #expect(
      text == """
        /** The values of all design tokens, by theme. */
        public data class Theme(
          /** The value of the axis `2x`. */
          public val _2x: _2xAxis = _2xAxis.Off
        ) {
          /** The values of the axis `2x`. */
          public enum class _2xAxis {
            /** The value `off`. */
            Off,
            /** The value `on`. */
            On
          }

          public val t0: Color get() = when (this._2x) {
            _2xAxis.Off -> Color(0xFF000010)
            _2xAxis.On -> Color(0xFF000011)
          }

          public companion object {
            /** The theme of 2x off. */
            public val off: Theme = Theme(_2xAxis.Off)

            /** The theme of 2x on. */
            public val on: Theme = Theme(_2xAxis.On)

            /** All themes. */
            public val all: List<Theme> = _2xAxis.values().map { _2xValue -> Theme(_2xValue) }
          }
        }

        """)
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
    let text = theme(
      in: kotlin(
        ["brand": ["acme", "zen"], "mode": ["light", "dark"]],
        inputs: #"""
          { "brand": "acme", "mode": "light" }, { "brand": "acme", "mode": "dark" },
          { "brand": "zen", "mode": "dark" }
          """#))
    #expect(
      text.contains(
        """
          init {
            require(listOf(brand, mode) in setOf(
              listOf(Brand.Acme, Mode.Light),
              listOf(Brand.Acme, Mode.Dark),
              listOf(Brand.Zen, Mode.Dark)
            )) { "the design system does not have this theme" }
          }

          public val t0:
        """))
    #expect(
      text.hasSuffix(
        """
          public companion object {
            /** All themes. */
            public val all: List<Theme> = listOf(
              Theme(Brand.Acme, Mode.Light),
              Theme(Brand.Acme, Mode.Dark),
              Theme(Brand.Zen, Mode.Dark)
            )

            /** The theme for an appearance of the system, or the nearest one. */
            public fun of(brand: Brand, isDark: Boolean, hasHighContrast: Boolean = false): Theme = when (brand) {
              Brand.Acme -> when (isDark) {
                false -> Theme(Brand.Acme, Mode.Light)
                true -> Theme(Brand.Acme, Mode.Dark)
              }
              Brand.Zen -> Theme(Brand.Zen, Mode.Dark)
            }
          }
        }

        """))
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
