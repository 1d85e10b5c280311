import TokenJSON
import TokenModel
import Writers

/// Reports roles that vary with a name that is neither a modifier nor an axis in their path.
func checkVaries(of contract: Contract, resolver: Resolver?, findings: inout Findings) {
  let modifiers = resolver?.modifiers.map(\.name) ?? []
  for role in contract.roles {
    let known = modifiers + (contract.pattern(of: role)?.axes ?? [])
    for axis in role.varies where !known.contains(axis) {
      findings.add(
        .invalidContract,
        message:
          "role '\(printable(role.name))' cannot vary with '\(printable(axis))', because it is neither a "
          + "modifier nor an axis in the role's path" + suggestion(for: axis, among: known),
        at: contract.place(role.steps + [.key("varies")]))
    }
  }
}
