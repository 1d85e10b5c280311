import TokenTesting

/// Large groups have their own files, so that a changed token recompiles a small file.
struct GroupFileTests {
  /// A group with a number of tokens, in groups of ten.
  private func group(_ count: Int, value: Int = 1) -> String {
    let groups = (0..<(count + 9) / 10).map { group in
      let tokens = (0..<min(10, count - group * 10)).map {
        #""t\#($0)": { "$type": "number", "$value": \#(value) }"#
      }
      return #""g\#(group)": { \#(tokens.joined(separator: ", ")) }"#
    }
    return "{ \(groups.joined(separator: ", ")) }"
  }

  private func compiled(_ groups: [(name: String, tokens: String)]) -> Compilation {
    let members = groups.map { "\(quoted($0.name)): \($0.tokens)" }
    return TokenTesting.compiled(tokens: "{ \(members.joined(separator: ", ")) }")
  }

  /// The names of the files, except the one for SwiftUI, which has no tokens.
  private func names(_ compilation: Compilation) -> [String] {
    compilation.files.map { String($0.path.split(separator: "/").last ?? "") }
      .filter { $0 != "Theme+SwiftUI.swift" }.sorted()
  }

  @Test func `a group with more than 250 tokens has its own file, and so does a large group in it`()
  {
    let compilation = compiled([
      ("palette", #"{ "blue": \#(group(251)), "red": \#(group(250)) }"#), ("space", group(20)),
    ])
    #expect(
      names(compilation) == ["Theme+Palette+Blue.swift", "Theme+Palette.swift", "Theme.swift"])
    #expect(compilation.file("Theme.swift").contains("public struct PaletteTokens"))
    #expect(compilation.file("Theme+Palette.swift").contains("public struct BlueTokens"))
    let blue = compilation.file("Theme+Palette+Blue.swift")
    #expect(blue.contains("extension Theme.PaletteTokens.BlueTokens.G25Tokens {"))
  }

  @Test(arguments: [(250, 251), (251, 250), (700, 701)])
  func `adding or removing a token does not move tokens of other groups`(before: Int, after: Int) {
    func files(_ count: Int) -> [String: [UInt8]] {
      let groups = [("a", group(300)), ("b", group(count)), ("c", group(40)), ("d", group(400))]
      return Dictionary(uniqueKeysWithValues: compiled(groups).files.map { ($0.path, $0.bytes) })
    }
    let (old, new) = (files(before), files(after))
    let others = Set(old.keys).union(new.keys).filter { !$0.hasSuffix("+B.swift") }
      .filter { old[$0] != new[$0] }
    let moves = (before > 250) != (after > 250)
    #expect(others == (moves ? ["generated/Themes/Theme.swift"] : []))
  }

  @Test func `many small groups in a large file get their own files`() {
    let groups = (0..<9).map { ("area\($0)", group(250)) }
    #expect(names(compiled(Array(groups.prefix(8)))) == ["Theme.swift"])
    #expect(names(compiled(groups)).count == 10)
  }

  @Test func `tokens of one group stay together`() {
    let tokens = (0..<3000).map { #""t\#($0)": { "$type": "number", "$value": 1 }"# }
    let compilation = compiled([("flat", "{ \(tokens.joined(separator: ", ")) }")])
    #expect(names(compilation) == ["Theme+Flat.swift", "Theme.swift"])
  }

  @Test func `file names that a disk treats as equal become different, and long ones are cut`() {
    let long = String(repeating: "long", count: 100)
    let names = names(
      compiled([("foo-bar", group(251)), ("foobar", group(251)), (long, group(251))]))
    #expect(Set(names.map { $0.lowercased() }).count == 4)
    #expect(names.allSatisfy { $0.utf8.count < 220 })
    #expect(names.contains("Theme+FooBar.swift"))
    #expect(names.contains { $0.hasPrefix("Theme+Foobar-") })
  }

  @Test func `a build that prescribes the files gets no others`() {
    var sources = sources(["tokens/t.tokens.json": #"{ "a": \#(group(300)) }"#])
    sources.project.outputs[0].files = Project.Output.SwiftFiles(
      shared: "Theme.tokens.swift", values: "Values.swift", components: [:])
    #expect(compile(sources).files.map(\.path).map { $0.hasSuffix("Theme.tokens.swift") } == [true])
  }

  @Test(arguments: ["5", "6"])
  func `all files compile together, including Theme.colors`(version: String) throws {
    func colors(_ hex: String) -> String {
      let token = #"{ "$type": "color", "$value": \#(color(hex)) }"#
      let tokens = (0..<260).map { #""c\#($0)": \#(token)"# }.joined(separator: ", ")
      return #"{ "color": { "page": \#(token), "many": { \#(tokens) } }, "other": { \#(tokens) } }"#
    }
    let compilation = TokenTesting.compiled(
      CompiledCases.modes(base: "{}", light: colors("#FFFFFF"), dark: colors("#000000")))
    #expect(
      names(compilation)
        == ["Theme+Colors+Many.swift", "Theme+Colors.swift", "Theme+Other.swift", "Theme.swift"])
    let use = """
      let adaptive: Adaptive<TokenColor> = Theme.colors.many.c7
      let fixed: TokenColor = Theme.dark.colors.many.c7
      let page: Adaptive<TokenColor> = Theme.colors.page
      let other: TokenColor = Theme.dark.other.c259
      """
    try expectNoMessages(compilation, use: use, module: "GroupFiles", version: version)
  }
}
