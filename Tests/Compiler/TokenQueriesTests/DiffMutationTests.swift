import TokenTesting

/// One token of the shipped project at a time is deleted, renamed or given a new color, and exactly
/// that is reported.
@Suite struct DiffMutationTests {
  private let shipped: Shipped
  private let texts: ResolvedTexts

  init() throws {
    shipped = try Shipped()
    texts = try ResolvedTexts(shipped.sources)
  }

  /// Every ninth path from one on: all of them would take minutes.
  private func some(_ paths: Set<String>, from first: Int) -> [String] {
    let sorted = paths.sorted()
    return stride(from: first, to: sorted.count, by: 9).map { sorted[$0] }
  }

  @Test func `a deleted token is removed, and its aliases are unreadable`() throws {
    #expect(texts.paths.count > 120)
    for path in some(texts.paths, from: 0) {
      var copy = shipped
      #expect(try copy.delete(path) > 0)
      let diff = diff(shipped.sources, after: copy.sources)
      #expect(diff.removed.map(\.path) == [path])
      #expect(diff.added == [] && diff.renamed == [])
      let echoes = texts.changes(to: try ResolvedTexts(copy.sources)).filter { $0.path != path }
      #expect(Set(diff.changedValues) == echoes, "\(path)")
      #expect(diff.changedValues.count == echoes.count)
      #expect(diff.changed.allSatisfy { $0.after == "unreadable" || $0.kind != .value })
      #expect(diff.advice.level == .major, "\(path): \(diff.api)")
      expectMirror(diff, TokenCompiler.diff(copy.sources, after: shipped.sources))
    }
  }

  @Test func `a renamed token is renamed, and nothing else`() throws {
    var shipped = shipped
    shipped.sources.contracts = []  // they require the old name
    shipped.sources.project.surface = nil
    for path in some(texts.paths, from: 3) {
      var copy = shipped
      let name = try copy.rename(path)
      let diff = diff(shipped.sources, after: copy.sources)
      #expect(diff.renamed.map(\.from) == [path])
      #expect(diff.renamed.map(\.to) == [name])
      #expect(diff.added == [] && diff.removed == [] && diff.changed == [], "\(path)")
      #expect(!diff.api.renamed.isEmpty && diff.api.added == [] && diff.api.removed == [])
      #expect(diff.advice.level == .major)
      expectMirror(diff, TokenCompiler.diff(copy.sources, after: shipped.sources))
    }
  }

  @Test func `a new color changes the token, its aliases and its rows`() throws {
    let colors = Set(texts.values.filter { $0.value.contains("\"color\"") }.keys.map(\.path))
    #expect(colors.count > 90)
    let before = try Shipped.compilation.get().audit
    for path in some(colors, from: 6) {
      var copy = shipped
      _ = try copy.set(path, to: "#123457")
      let diff = diff(shipped.sources, after: copy.sources)
      #expect(Set(diff.changedValues) == texts.changes(to: try ResolvedTexts(copy.sources)))
      #expect(diff.added == [] && diff.removed == [] && diff.renamed == [] && diff.api.isEmpty)
      #expect(diff.advice.level == .patch)
      expect(diff, isBetween: before, compile(copy.sources).audit)
      for change in diff.changed where change.kind == .value { expectDistance(change) }
      expectMirror(diff, TokenCompiler.diff(copy.sources, after: shipped.sources))
    }
  }

  /// Expects that the rows of the difference are those that differ between the audits.
  private func expect(
    _ diff: TokenDiff, isBetween before: Audit, _ after: Audit,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let old = Dictionary(uniqueKeysWithValues: before.results.map { ($0.key, $0) })
    let unlike = after.results.filter {
      old[$0.key]?.ratio != $0.ratio || old[$0.key]?.outcome != $0.outcome
    }
    #expect(diff.contrast.map { $0.after?.key } == unlike.map(\.key), sourceLocation: location)
    for change in diff.contrast {
      guard let was = old[change.after?.key ?? ""]?.ratio, change.after?.ratio != nil else {
        Issue.record("a row without a ratio", sourceLocation: location)
        continue
      }
      #expect(change.before?.ratio == was, sourceLocation: location)
    }
  }

  /// Expects the distance between the hexadecimal colors, except for rounding.
  private func expectDistance(_ change: TokenChange, _ location: SourceLocation = #_sourceLocation)
  {
    let colors = [change.before, change.after].compactMap { $0.flatMap { RGB8(hex: $0) } }
    guard colors.count == 2 else { return }  // a gradient
    let distance = colors[0].deltaEOK(to: colors[1])
    #expect(abs((change.deltaEOK ?? -1) - distance) < 0.003, sourceLocation: location)
    #expect(change.isVisible == ((change.deltaEOK ?? 0) >= 0.02), sourceLocation: location)
  }
}
