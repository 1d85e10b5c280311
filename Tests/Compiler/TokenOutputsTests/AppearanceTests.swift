import TokenTesting

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
    ("no-preference", "contrast", "light"), ("day", "mode", "light"), ("night", "mode", "dark"),
    ("high", "density", nil), ("more", "mode", nil), ("dim", "mode", nil),
    ("dark-acme", "brand", nil), ("low", "contrast", nil), ("midnight", "mode", nil),
  ]) func `words make a context dark or high-contrast`(
    context: String, modifier: String, expected: String?
  ) { #expect(appearance(context, modifier) == expected) }
}
