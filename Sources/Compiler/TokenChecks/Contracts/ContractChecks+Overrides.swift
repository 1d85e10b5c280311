import TokenJSON
import TokenModel
import TokenThemes
import Writers

extension ContractChecks {
  /// Reports overrides of the audit settings that match no possible theme.
  mutating func checkOverrides() {
    guard !tokens.themes.isEmpty else { return }
    var contexts: [String: [String]] = [:]
    for modifier in resolver?.modifiers ?? [] {
      contexts[modifier.name] = modifier.contexts.map(\.name)
    }
    for axis in tokens.themes.axes {
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
              + (contexts.isEmpty ? "none" : contexts.keys.sorted().quotedList())
              + clause.axis.suggestion(among: contexts.keys.sorted()), at: override.place)
          continue
        }
        for value in clause.values where !known.contains(value) {
          findings.add(
            .invalidProject,
            message: Axis(name: clause.axis, values: known).messageAboutMissing(value),
            at: override.place)
        }
      }
    }
  }

  /// Reports roles that vary with a name that is neither a modifier nor an axis in their path.
  mutating func checkVaries(of contract: Contract) {
    let modifiers = resolver?.modifiers.map(\.name) ?? []
    for role in contract.roles {
      let known = modifiers + (contract.pattern(of: role)?.axes ?? [])
      for axis in role.varies where !known.contains(axis) {
        findings.add(
          .invalidContract,
          message:
            "role '\(printable(role.name))' cannot vary with '\(printable(axis))', because it is neither a "
            + "modifier nor an axis in the role's path" + axis.suggestion(among: known),
          at: contract.place(role.steps + [.key("varies")]))
      }
    }
  }
}
