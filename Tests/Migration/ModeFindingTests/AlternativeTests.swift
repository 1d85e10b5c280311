import Testing

@testable import ModeFinding

/// The words of contexts, and the patterns that name sets.
@Suite struct AlternativeTests {
  @Test(arguments: [
    (["light", "dark"], "mode"), (["sm", "lg"], "size"), (["ios", "android"], "platform"),
  ]) func `the words of contexts name their axis`(contexts: [String], axis: String) {
    #expect(contexts.axisName == axis)
  }

  @Test func `contexts without a word in common have no axis`() {
    #expect(["acme", "other"].axisName == nil)
  }

  @Test func `a pattern names a set by its path, or by a folder around it`() {
    for pattern in ["dark", "themes/dark.json", "themes", "**/dark", "themes/d*"] {
      #expect(pattern.namesSet("themes/dark"), "\(pattern)")
    }
    for pattern in ["light", "dark/themes", "other/dark"] {
      #expect(!pattern.namesSet("themes/dark"), "\(pattern)")
    }
  }
}
