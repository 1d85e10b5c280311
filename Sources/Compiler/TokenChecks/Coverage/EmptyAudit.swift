import TokenModel

/// A finding if an audit measures no pair of a project that has colors; nil otherwise.
package func emptyAudit(_ audit: Audit, parsed: Parsed, sources: Sources) -> Diagnostic? {
  guard sources.isAudit, audit.results.isEmpty, !parsed.isIncomplete,
    let color = audit.coverage.colors.first
  else { return nil }
  return Diagnostic(
    .emptyAudit,
    message: sources.contracts.isEmpty
      ? "no color is measured, because the project has no contract; 'tincture propose' writes contracts"
      : "no color is measured; add pairs to the 'contrast' of a contract",
    at: sources.projectFile.map { Place(file: $0) } ?? color.place,
    related: [Diagnostic.Related("the first color", at: color.place)])
}
