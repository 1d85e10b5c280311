/// A color that no pair covers.
struct UnpairedColor {
  let color: Coverage.Color
  /// The role that a contract gives its token.
  let role: (contract: Contract, role: Role)?

  /// The first name of its path; empty for a token at the root.
  private var group: String {
    let names = color.path.parts(at: "/", keepingEmpty: true)
    return names.count > 1 ? String(names[0]) : ""
  }

  /// One finding for each token of a role, and one for the others of a top-level group.
  static func findings(about colors: [UnpairedColor]) -> [Diagnostic] {
    colors.grouped(by: \.color.path).map { $0[0] }
      .grouped { [$0.group, $0.role == nil ? "" : $0.color.path] }
      .map { $0[0].finding(others: $0.dropFirst().map(\.color)) }
  }

  private func finding(others: [Coverage.Color]) -> Diagnostic {
    var message = "no contrast pair covers '\(color.name)' (\(color.value))"
    if let role {
      message += ", role '\(role.role.name)' of \(role.contract.component)"
    } else if !others.isEmpty {
      message +=
        " and \(counted(others.count, noun: "more color")) "
        + (group.isEmpty ? "outside all groups" : "in '\(group)'")
    }
    let object = others.isEmpty ? "it" : "them"
    return Diagnostic(
      .unpairedColor,
      message: message
        + "; add \(object) to a contract's 'contrast', or mark \(object) 'decorative' there with a reason",
      at: color.place, path: color.path,
      related: role.map { [Diagnostic.Related("the role", at: $0.contract.place($0.role.steps))] }
        ?? others.prefix(8).map { Diagnostic.Related("'\($0.name)' (\($0.value))", at: $0.place) })
  }
}
