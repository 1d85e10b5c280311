import TokenTesting

/// Resolved tokens that are written and read back are the same, as `Tests/Exactness` checks at random.
@Suite struct TokensRoundTripTests {
  @Test func `the shipped tokens read back are the same tokens`() throws {
    let file = try Shipped.compilation.get().files.first { $0.path == "generated/tokens.json" }
    let shipped = try TokensFile(try #require(file).bytes).themes
    let modes = ["light", "dark"].map { [TokensFile.Member("mode", "\"\($0)\"")] }
    #expect(shipped.map(\.contexts) == modes)
    for theme in shipped {
      #expect(theme.tokens.count > 100)
      let again = try #require(writtenThemes(of: theme.tokenFile).first)
      #expect(again.contexts == [])
      #expect(again.tokens == theme.tokens.map(\.withoutAlias))
    }
  }
}
