import TokenTesting

/// A syntax error in a shipped file is one finding, and what follows from it is only counted.
@Suite struct BrokenLineTests {
  @Test func `a broken line causes no other finding`() throws {
    var shipped = try Shipped()
    shipped.sources.isAudit = true
    let known = Set(compile(shipped.sources).findings.map(\.message))
    var tried = 0
    for files in [\Sources.tokens, \Sources.contracts] {
      for index in shipped.sources[keyPath: files].indices {
        for text in brokenTexts(of: shipped.sources[keyPath: files][index]) {
          var copy = shipped.sources
          copy[keyPath: files][index].text = text
          let path = copy[keyPath: files][index].path
          try expectOnlySyntaxError(in: path, of: copy, known: known)
          tried += 1
        }
      }
    }
    #expect(tried > 50)
  }

  /// The file with one line broken: the first line with each last character.
  private func brokenTexts(of file: SourceFile) -> [[UInt8]] {
    let lines = file.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var ends: Set<UInt8> = []
    return lines.indices.filter { lines[$0].last.map { ends.insert($0).inserted } ?? false }
      .map { index in
        var lines = lines
        lines[index] = lines[index] + Array(" x".utf8)
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
      }
  }

  private func expectOnlySyntaxError(
    in path: String, of sources: Sources, known: Set<String>
  ) throws {
    let found = compile(sources).findings.filter { !known.contains($0.message) }
    #expect(found.map(\.rule) == [.invalidJSON], "\(path): \(found.map { $0.text() })")
    #expect(found.first?.place.file == path)
  }
}
