import TokenModel
import TokenThemes
import Writers

/// Reports overrides of the audit settings that match no possible theme.
func checkOverrides(
  of project: Project, themes: ThemeSpace, resolver: Resolver?,
  findings: inout Findings
) {
  guard !themes.isEmpty else { return }
  var contexts: [String: [String]] = [:]
  for modifier in resolver?.modifiers ?? [] {
    contexts[modifier.name] = modifier.contexts.map(\.name)
  }
  for axis in themes.axes {
    for value in axis.values where !(contexts[axis.name] ?? []).contains(value) {
      contexts[axis.name, default: []].append(value)
    }
  }
  for override in project.overrides {
    for clause in override.condition.clauses {
      guard let known = contexts[clause.axis] else {
        findings.add(
          .invalidProject,
          message: "there is no modifier '\(printable(clause.axis))'; the project has "
            + (contexts.isEmpty ? "none" : listed(contexts.keys.sorted()))
            + suggestion(for: clause.axis, among: contexts.keys.sorted()), at: override.place)
        continue
      }
      for value in clause.values where !known.contains(value) {
        findings.add(
          .invalidProject,
          message: missingContext(value, of: clause.axis, among: known), at: override.place)
      }
    }
  }
}
