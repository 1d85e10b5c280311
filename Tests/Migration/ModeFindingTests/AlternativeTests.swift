import ForeignValues
import Testing

@testable import ModeFinding

/// Which sets are alternatives, by their names, folders and tokens.
@Suite struct AlternativeTests {
  private func finder(_ sets: [(name: String, tokens: [String])]) -> ModeFinder {
    ModeFinder(
      sets.map(\.name), paths: sets.map { Set($0.tokens.map { TokenPath(names: [$0]) }) },
      bases: [], values: [:])
  }

  @Test func `files with mostly the same tokens are contexts, and light is the default`() {
    let groups = finder([
      ("color.dark", ["a", "b", "c"]), ("color.light", ["a", "b", "c"]), ("size", ["s", "t"]),
    ]).groups
    #expect(groups.count == 1)
    #expect(groups[0].name == "mode")
    #expect(groups[0].contexts.map(\.name) == ["dark", "light"])
    #expect(groups[0].contexts.map(\.sets) == [[0], [1]])
    #expect(groups[0].defaultContext == 1)
  }

  @Test func `a small file lies above the one whose tokens it changes`() {
    let groups = finder([("base", ["a", "b", "c", "d", "e", "f"]), ("dark", ["a", "b"])]).groups
    #expect(groups.map(\.base) == [0])
    #expect(groups.first?.contexts.map(\.name) == ["light", "dark"])
  }

  @Test func `files with other tokens are no alternatives`() {
    #expect(finder([("light", ["a", "b"]), ("dark", ["c", "d"])]).groups.isEmpty)
  }

  @Test(arguments: [
    (["light", "dark"], "mode"), (["sm", "lg"], "size"), (["ios", "android"], "platform"),
  ])
  func `the words of contexts name their axis`(contexts: [String], axis: String) {
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
