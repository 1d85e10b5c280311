import Testing
import TokenQueries

/// Expects that a difference is the reverse of the other one.
func expectMirror(
  _ diff: TokenDiff, _ reverse: TokenDiff, _ location: SourceLocation = #_sourceLocation
) {
  #expect(diff.added == reverse.removed, sourceLocation: location)
  #expect(diff.removed == reverse.added, sourceLocation: location)
  #expect(
    Set(diff.renamed.map { [$0.from, $0.to, $0.because.rawValue] })
      == Set(reverse.renamed.map { [$0.to, $0.from, $0.because.rawValue] }),
    sourceLocation: location)
  #expect(diff.errors.before == reverse.errors.after, sourceLocation: location)
  #expect(diff.changed.count == reverse.changed.count, sourceLocation: location)
  if diff.renamed.isEmpty {
    for (one, other) in zip(diff.changed, reverse.changed) {
      var turned = other
      (turned.before, turned.after, turned.sources) = (other.after, other.before, one.sources)
      #expect(one == turned, sourceLocation: location)
    }
  }
  #expect(
    Set(diff.contrast.map { Row(key: $0.before?.key, ratio: $0.before?.ratio) })
      == Set(reverse.contrast.map { Row(key: $0.after?.key, ratio: $0.after?.ratio) }),
    sourceLocation: location)
  #expect(diff.api.added == reverse.api.removed, sourceLocation: location)
  #expect(diff.api.removed == reverse.api.added, sourceLocation: location)
  #expect(
    Set(diff.api.renamed.map { [$0.from, $0.to] })
      == Set(reverse.api.renamed.map { [$0.to, $0.from] }), sourceLocation: location)
  #expect(
    Set(diff.api.changed.map { [$0.path, $0.before, $0.after] })
      == Set(reverse.api.changed.map { [$0.path, $0.after, $0.before] }), sourceLocation: location)
  #expect(
    Set(diff.api.unmet.map(\.component)) == Set(reverse.api.unmet.map(\.component)),
    sourceLocation: location)
}

private struct Row: Hashable {
  var key: String?
  var ratio: Double?
}
