import TokenModel
import Writers

/// The number of unpaired colors in a top-level group that are reported one by one.
private let unpairedLimit = 8

/// A color that no pair covers.
struct UnpairedColor {
  let color: Coverage.Color
  /// The role that a contract gives its token.
  let role: (contract: Contract, role: Role)?
  /// Whether no token references it either, as with some colors of most palettes.
  let isUnused: Bool

  private var path: String { color.path }

  /// The first name of its path; empty for a token at the root.
  private var group: String {
    let names = path.parts(at: "/", keepingEmpty: true)
    return names.count > 1 ? String(names[0]) : ""
  }

  /// One finding for each token, and one for the tokens of a top-level group that
  /// nothing uses, or that are many without a role.
  static func findings(about colors: [UnpairedColor]) -> [Diagnostic] {
    let tokens = colors.enumerated().filter { index, color in
      index == 0 || colors[index - 1].path != color.path
    }.map(\.element).sorted { $0.path < $1.path }
    let loose = tokens.filter { $0.role == nil }
    let used = Dictionary(grouping: loose.filter { !$0.isUnused }, by: \.group)
    let unused = Dictionary(grouping: loose.filter(\.isUnused), by: \.group)
    return tokens.compactMap { color in
      let groups = color.isUnused ? unused : used
      let group = color.role == nil ? groups[color.group] ?? [] : []
      let isFolded = group.count > (color.isUnused ? 1 : unpairedLimit)
      if isFolded, color.path != group[0].path { return nil }
      return color.finding(others: isFolded ? group.count - 1 : 0)
    }
  }

  private func finding(others: Int) -> Diagnostic {
    let subject =
      isUnused && role == nil ? "no token or contrast pair uses" : "no contrast pair covers"
    var message = "\(subject) '\(color.name)' (\(color.value))"
    if let role {
      message += ", role '\(role.role.name)' of \(role.contract.component)"
    } else if others > 0 {
      message +=
        " and \(counted(others, noun: "more color")) "
        + (group.isEmpty ? "outside all groups" : "in '\(group)'")
    }
    let object = others > 0 ? "them" : "it"
    return Diagnostic(
      .unpairedColor,
      message: message
        + (isUnused && role == nil
          ? "; use or remove \(object)"
          : "; add \(object) to a contract's 'contrast', or mark \(object) 'decorative' there with a reason"),
      at: color.place, path: path,
      related: role.map { role in
        [Diagnostic.Related("the role", at: role.contract.place(role.role.steps))]
      } ?? [])
  }
}
