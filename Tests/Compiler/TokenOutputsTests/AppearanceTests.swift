import Testing
import TokenThemes

@testable import TokenModel
@testable import TokenOutputs

/// The contexts for system appearances are recognized by their names.
@Suite struct AppearanceTests {
  private func appearance(_ context: String, _ modifier: String) -> String? {
    Appearance(context: context, of: modifier).map { appearance in
      (appearance.isDark ? "dark" : "light") + (appearance.hasHighContrast ? "+high" : "")
    }
  }

  @Test(arguments: [
    ("light", "mode", "light"), ("Dark", "theme", "dark"), ("DARK", "x", "dark"),
    ("dark-high-contrast", "theme", "dark+high"), ("lightHighContrast", "theme", "light+high"),
    ("high", "contrast", "light+high"), ("more", "Contrast Level", "light+high"),
    ("increased contrast", "a", "light+high"), ("contrast", "a", "light+high"),
    ("dark-hc", "theme", "dark+high"), ("HC", "a", "light+high"),
    ("dark-contrast", "theme", "dark+high"), ("normal contrast", "a", "light"),
    ("dark normal contrast", "a", "dark"), ("standard", "contrast", "light"),
    ("no-preference", "contrast", "light"),
    ("day", "mode", "light"), ("night", "mode", "dark"),
    ("high", "density", nil), ("more", "mode", nil), ("dim", "mode", nil),
    ("dark-acme", "brand", nil), ("low", "contrast", nil), ("midnight", "mode", nil),
  ])
  func `words make a context dark or high-contrast`(
    context: String, modifier: String, expected: String?
  ) {
    #expect(appearance(context, modifier) == expected)
  }

  private func space(_ axes: KeyValuePairs<String, [String]>) throws -> ThemeSpace {
    let axes = axes.map { Axis(name: $0.key, values: $0.value) }
    var space = try #require(ThemeSpace(productOf: axes, defaults: axes.map { _ in nil }))
    space.setAppearances([:])
    return space
  }

  private func axes(_ contexts: [String]) throws -> ThemeAxes.Modifier {
    try ThemeAxes(space(["mode": contexts])).modifiers[0]
  }

  @Test(arguments: [
    (["light", "dark"], "light"), (["dark", "light"], "light"), (["dark", "default"], "default"),
    (["default", "light", "dark"], "light"), (["sepia", "dark"], "sepia"), (["dark"], "dark"),
    (["acme", "bolt"], "acme"),
  ])
  func `the default context is the light one, else a normal one`(
    contexts: [String], base: String
  ) throws {
    #expect(try axes(contexts).base == base)
  }

  @Test func `contexts that the system does not choose form combinations`() throws {
    let axes = ThemeAxes(
      try space(["mode": ["light", "dark", "dim"], "brand": ["acme", "bolt"]]))
    let themes = ["light acme", "dark bolt", "dim bolt"].map { label in
      let words = label.split(separator: " ").map(String.init)
      return Variant(entries: [
        Variant.Entry(axis: "mode", value: words[0]), Variant.Entry(axis: "brand", value: words[1]),
      ])
    }
    let both = AxisSet([0, 1])
    #expect(
      themes.map { axes.combination(of: $0, over: both) } == [["acme"], ["bolt"], ["dim", "bolt"]])
    #expect(
      themes.map { axes.combination(of: $0, over: AxisSet([0])) } == [[], [], ["dim"]])
  }
}
