import TokenModel
import Writers

/// The number of unpaired colors in a top-level group that are reported one by one.
private let unpairedLimit = 8

/// A color that no pair covers.
struct UnpairedColor {
  let color: Coverage.Color
  /// The role that a contract gives its token.
  let role: (contract: Contract, role: Role)?

  private var path: String { color.path }

  /// The first name of its path; empty for a token at the root.
  private var group: String {
    let names = path.parts(at: "/", keepingEmpty: true)
    return names.count > 1 ? String(names[0]) : ""
  }

  /// Reports colors: one finding for each token, and one for the tokens of a top-level group that
  /// has many without a role.
  static func report(_ colors: [UnpairedColor], findings: inout Findings) {
    let tokens = colors.enumerated().filter { index, color in
      index == 0 || colors[index - 1].path != color.path
    }.map(\.element).sorted { $0.path < $1.path }
    let groups = Dictionary(grouping: tokens.filter { $0.role == nil }, by: \.group)
    for color in tokens {
      let group = color.role == nil ? groups[color.group] ?? [] : []
      let isFolded = group.count > unpairedLimit
      if isFolded, color.path != group[0].path { continue }
      color.report(others: isFolded ? group.count - 1 : 0, findings: &findings)
    }
  }

  private func report(others: Int, findings: inout Findings) {
    var message = "no contrast pair covers '\(color.name)' (\(color.value))"
    if let role {
      message += ", role '\(role.role.name)' of \(role.contract.component)"
    } else if others > 0 {
      message +=
        " and \(others) more colors "
        + (group.isEmpty ? "outside all groups" : "in '\(group)'")
    }
    let object = others > 0 ? "them" : "it"
    findings.add(
      .unpairedColor,
      message: message + "; add \(object) to a contract's 'contrast', or mark "
        + "\(object) 'decorative' there with a reason",
      at: color.place, path: path,
      related: role.map { role in
        [Diagnostic.Related("the role", at: role.contract.place(role.role.steps))]
      } ?? [])
  }
}
