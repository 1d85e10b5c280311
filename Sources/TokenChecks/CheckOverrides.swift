import TokenModel
import Writers

/// Reports overrides of the audit settings that speak of themes there cannot be.
func checkOverrides(
  of project: Project, _ themes: [ResolvedTheme], _ resolver: Resolver?,
  _ findings: inout Findings
) {
  guard !themes.isEmpty else { return }
  var contexts: [String: [String]] = [:]
  for modifier in resolver?.modifiers ?? [] {
    contexts[modifier.name] = modifier.contexts.map(\.name)
  }
  for entry in themes.flatMap(\.contexts.entries)
  where !(contexts[entry.axis] ?? []).contains(entry.value) {
    contexts[entry.axis, default: []].append(entry.value)
  }
  for override in project.overrides {
    for clause in override.condition.clauses {
      guard let known = contexts[clause.axis] else {
        findings.add(
          .invalidProject,
          "no theme has a '\(printable(clause.axis))'; themes differ in "
            + (contexts.isEmpty ? "nothing" : listed(contexts.keys.sorted()))
            + suggestion(for: clause.axis, among: contexts.keys.sorted()), at: override.place)
        continue
      }
      for value in clause.values where !known.contains(value) {
        findings.add(
          .invalidProject,
          "'\(clause.axis)' is never '\(printable(value))'; it is \(listed(known, conjunction: "or"))"
            + suggestion(for: value, among: known), at: override.place)
      }
    }
  }
}
