import TokenJSON
import TokenModel
import Writers

/// Reports roles that vary with something that is neither a modifier nor in their path.
func checkVaries(of contract: Contract, _ resolver: Resolver?, _ findings: inout Findings) {
  let modifiers = resolver?.modifiers.map(\.name) ?? []
  for role in contract.roles {
    let known = modifiers + (contract.pattern(of: role)?.axes ?? [])
    for axis in role.varies where !known.contains(axis) {
      findings.add(
        .invalidContract,
        "role '\(printable(role.name))' cannot vary with '\(printable(axis))', which is neither a "
          + "modifier nor in its path" + suggestion(for: axis, among: known),
        at: contract.place(role.steps + [.key("varies")]))
    }
  }
}
