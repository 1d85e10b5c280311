extension Findings {
  /// The findings to report: sorted, with the severities that the project sets, and without those
  /// that another one causes. Without an error, one finding says if nothing was read or measured.
  func reported(of parsed: Parsed, audit: Audit, sources: Sources) -> [Diagnostic] {
    let contracts = Set(sources.contracts.map(\.path))
      .subtracting(parsed.contracts.map(\.document.path))
    var reported = sorted(by: sources.project)
      .foldingEchoes(ofUnread: parsed.unread, contracts: contracts)
    for finding in [
      Diagnostic(ifNoTokensIn: parsed, sources: sources),
      Diagnostic(ifEmpty: audit, parsed: parsed, sources: sources),
    ].compactMap(\.self) where !reported.contains(where: { $0.severity == .error }) {
      reported += sources.project.adjusted([finding])
    }
    // Nothing is unread while a pattern or the resolver document is wrong.
    if let unread = Diagnostic(unreadIn: sources),
      !reported.contains(where: {
        $0.rule == .unmatchedSource
          || $0.place.file == sources.resolver?.path && $0.severity == .error
      })
    {
      reported += sources.project.adjusted([unread])
    }
    return reported
  }
}

extension Diagnostic {
  /// A finding if no file declares a token; nil otherwise.
  fileprivate init?(ifNoTokensIn parsed: Parsed, sources: Sources) {
    guard sources.needsTokens, parsed.set.declarations.isEmpty, !parsed.isIncomplete,
      let first = sources.tokens.first ?? sources.resolver
    else { return nil }
    let count = sources.tokens.count
    let files =
      count > 1
      ? "none of \(count) token files declares a token"
      : "'\(printable(first.path))' declares no token"
    let places = sources.project.places
    let place =
      sources.resolver == nil
      ? sources.project.sources.lazy.compactMap { places.globs[$0] }.first : places.resolver
    self.init(
      .unmatchedSource, message: "\(files); a token is a named object with a '$value'",
      at: place ?? Place(file: first.path),
      related: sources.tokens.prefix(count > 1 ? 3 : 0).map {
        Diagnostic.Related("no token here", at: Place(file: $0.path))
      })
  }

  /// A finding if an audit measures or waives no check of a project that has colors; nil otherwise.
  fileprivate init?(ifEmpty audit: Audit, parsed: Parsed, sources: Sources) {
    let measured: [Outcome] = [.pass, .fail, .waived]
    guard sources.isAudit, measured.allSatisfy({ audit.count($0) == 0 }), !parsed.isIncomplete,
      let color = audit.coverage.colors.first
    else { return nil }
    self.init(
      .emptyAudit,
      message: sources.contracts.isEmpty
        ? "no color is measured, because the project has no contract; 'tincture propose' writes contracts"
        : audit.results.isEmpty
          ? "no color is measured; add pairs to the 'contrast' of a contract"
          : "no color is measured, because no pair both needs contrast and has a ratio; add such pairs "
            + "to the 'contrast' of a contract",
      at: sources.projectFile.map { Place(file: $0) } ?? color.place,
      related: [Diagnostic.Related("the first color", at: color.place)])
    if !audit.results.isEmpty { standing = .stricter }
  }
}
