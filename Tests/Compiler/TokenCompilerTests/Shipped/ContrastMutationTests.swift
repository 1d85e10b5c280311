import TokenTesting

/// A foreground with its background's color fails in its row, and only there.
@Suite struct ContrastMutationTests {
  @Test func `the audit has 144 rows, 42 of them without a duty`() throws {
    let audit = try Shipped.compilation.get().audit
    #expect(audit.results.count == 144)
    #expect(audit.count(.exempt) == 42)
    #expect(audit.count(.waived) == 5)
    #expect(audit.count(.fail) == 0)
    #expect(audit.count(.indeterminate) == 0)
    #expect(audit.results.count { $0.measured?.at == nil } == 134)
  }

  @Test func `a foreground like its background fails its row and changes no other`() throws {
    let shipped = try Shipped()
    let before = try Shipped.compilation.get().audit.results
    for (index, row) in before.enumerated() {
      var copy = shipped
      let files = try copy.set(
        row.foreground.path, in: row.foreground.place.file, to: row.background.value)
      #expect(files == 1, "\(row.foreground.path)")
      let after = compile(copy.sources)
      try #require(after.audit.results.count == before.count)
      try expect(after.audit.results[index], isIllegible: row, after)
      for (old, new) in zip(before, after.audit.results) where !old.uses(row) {
        #expect(Summary(old) == Summary(new), "\(row.foreground.path) changed another row")
      }
    }
  }

  private func expect(
    _ result: ContrastResult, isIllegible row: ContrastResult, _ compilation: Compilation,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(result.ratio == 1, "\(row.foreground.path)", sourceLocation: location)
    let keys = compilation.audit.results.filter { $0.foreground.path == row.foreground.path }
      .map(\.key)
    let low = compilation.findings(.lowContrast).filter { finding in
      finding.subject.results.contains(where: keys.contains)
    }
    let outcomes = Set(
      try Shipped.compilation.get().audit.results.filter {
        $0.foreground.path == row.foreground.path && $0.theme == row.theme
      }.map(\.outcome))
    if row.outcome == .exempt {
      #expect(result.outcome == .exempt, sourceLocation: location)
      #expect(low.isEmpty == (outcomes == [.exempt]), sourceLocation: location)
      return
    }
    #expect(result.outcome == .fail, "\(row.foreground.path)", sourceLocation: location)
    #expect(compilation.files.isEmpty, sourceLocation: location)
    let background = row.background.path + (row.background.part.map { ".\($0)" } ?? "")
    let named = low.contains { finding in
      let texts = [finding.message] + finding.related.map(\.message)
      return texts.contains { $0.contains("'\(background)'") } && finding.related.count >= 2
    }
    #expect(named, "\(row.foreground.path)", sourceLocation: location)
    let undercut = compilation.findings(.undercutWaiver).map(\.path)
    #expect(
      undercut.contains(row.foreground.path) == outcomes.contains(.waived),
      sourceLocation: location)
  }

  /// The content of a row, to see whether it changed.
  private struct Summary: Equatable {
    var names: [String]
    var ratio: Double?
    var at: Double?
    var outcome: Outcome

    init(_ row: ContrastResult) {
      names = [
        row.component, row.theme.label, row.variant.label, row.foreground.path,
        row.foreground.value, row.background.path, row.background.value, row.duty.rawValue,
      ]
      (ratio, at, outcome) = (row.ratio, row.measured?.at, row.outcome)
    }
  }
}

extension ContrastResult {
  /// Whether the row uses the other row's foreground in the same theme.
  fileprivate func uses(_ other: ContrastResult) -> Bool {
    theme == other.theme && [foreground.path, background.path].contains(other.foreground.path)
  }
}
