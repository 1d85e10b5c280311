import Testing
import TokenCompiler
import TokenOutputs

/// Resolved tokens that are written and read back are the same.
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

  /// 10,000 documents, 25 in a file.
  @Test(arguments: 0..<400)
  func `random tokens are written with their values, and read back as the same`(
    batch: UInt64
  ) throws {
    let documents = (0..<25).map { RandomTokens(seed: batch * 25 + $0) }
    let text = "{" + documents.map(\.text).joined(separator: ",") + "}"
    let theme = try #require(writtenThemes(of: Array(text.utf8)).first)
    let expected = documents.flatMap(\.expected)
    expectSame(theme.tokens, expected.map { ($0.path, $0) })
    let again = try #require(writtenThemes(of: theme.tokenFile).first)
    expectSame(again.tokens, expected.map { ($0.path, $0.withoutAlias) })
    #expect(again.tokens.map(\.path) == theme.tokens.map(\.path))
  }

  /// Fails at the first token that differs; its path begins with the document's seed.
  private func expectSame(
    _ tokens: [TokensFile.Token], _ expected: [([UInt8], TokensFile.Token)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(tokens.count == expected.count, sourceLocation: sourceLocation)
    let wanted = Dictionary(expected) { first, _ in first }
    let wrong = tokens.first { wanted[$0.path] != $0 }
    guard let wrong else { return }
    Issue.record(
      """
      \(text(of: wrong))
      and not
      \(wanted[wrong.path].map(text(of:)) ?? "no such token")
      """, sourceLocation: sourceLocation)
  }

  private func text(of token: TokensFile.Token) -> String {
    ([token.path] + token.members.map { Array("\($0.name): ".utf8) + $0.text })
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n  ")
  }
}
