import TokenTesting

/// Every deletion of a token that a shipped contract requires is reported.
@Suite struct RequirementMutationTests {
  @Test func `the contracts require more than a hundred tokens`() throws {
    let asks = try Shipped().asks()
    #expect(asks.count == 123)
    #expect(Set(asks.map(\.path)).count == 98)
  }

  @Test func `a deleted token is reported once, with everything that requires it`() throws {
    let shipped = try Shipped()
    let asks = Dictionary(grouping: try shipped.asks(), by: \.path)
    for (path, asks) in asks.sorted(by: { $0.key < $1.key }) {
      var copy = shipped
      #expect(try copy.delete(path) > 0, "\(path) is not declared")
      let compilation = compile(copy.sources)
      let missing = compilation.findings(.missingToken)
      #expect(missing.map(\.path) == [path])
      #expect(compilation.files.isEmpty, "files were written without \(path)")
      guard let finding = missing.first else { continue }
      #expect(finding.severity == .error)
      expect(finding, isAskedForBy: asks, shipped)
    }
  }

  /// Expects the finding at the first requirement, and its notes at the others.
  private func expect(
    _ finding: Diagnostic, isAskedForBy asks: [Ask], _ shipped: Shipped,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let place = finding.place
    #expect(place.line > 1 && place.file == asks[0].file, sourceLocation: location)
    let first = asks.first { shipped.text(at: place).hasPrefix($0.word) }
    #expect(first != nil, "\(finding.mark)", sourceLocation: location)
    for other in asks where other != first {
      let note = finding.related.first { related in
        related.place.file == other.file && shipped.text(at: related.place).hasPrefix(other.word)
      }
      #expect(note != nil, "\(finding.mark): \(other.file)", sourceLocation: location)
    }
  }
}
