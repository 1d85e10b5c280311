extension Audit {
  /// Finds the causes of the failures. Adds to every result below its limit what its cause says, and the
  /// references to its values.
  mutating func addRemedies(_ tokens: ResolvedTokens, keeping promises: [PromiseCheck.Twins]) {
    let short = results.indices.filter { results[$0].isShort }
    let unclear = results.indices.filter { results[$0].outcome == .indeterminate }
    for index in short + unclear {
      results[index].hops = ([results[index].foreground] + results[index].layers).flatMap {
        let hops = tokens.hops(from: $0.token, in: results[index].themeIndex)
        return hops.count > 1 ? hops : []
      }
    }
    guard !short.isEmpty else { return }
    var search = RemedySearch(Movers(results, tokens: tokens, promises: promises))
    causes = search.causes(of: short.filter { results[$0].outcome == .fail })
    for index in causes.indices {
      guard let remedy = causes[index].remedy else { continue }
      causes[index].remedy?.edits = tokens.edits(for: remedy)
    }
    let accepted = search.causes(
      of: short.filter { results[$0].outcome == .waived }, onlyNamed: true)
    for cause in causes + accepted {
      for index in cause.results {
        results[index].remedy = cause.remedy.map { search.remedy($0, in: index) }
      }
    }
    let uncured = (causes + accepted).filter { $0.remedy == nil }.map(\.results)
    for index in uncured.map({ $0[0] }) + uncured.flatMap({ $0.dropFirst() }) {
      results[index].obstacle = search.obstacle(of: index)
    }
    for (number, cause) in causes.enumerated() {
      let transparency = search.transparency(of: cause.results)
      for index in cause.results {
        (results[index].cause, results[index].transparency) = (cause.path, transparency)
        if cause.remedy == nil, let transparency { results[index].obstacle = transparency }
      }
      causes[number].obstacle = results[cause.results[0]].obstacle
    }
  }
}
