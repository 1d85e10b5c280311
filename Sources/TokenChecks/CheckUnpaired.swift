import TokenModel
import Writers

/// The number of unpaired colors in a top-level group that are reported one by one.
private let unpairedLimit = 8

/// Reports colors that no contrast pair covers.
///
/// A pair covers its tokens, and the tokens they reference. Colors that another token references
/// are not reported, and neither is anything in projects without contracts. Colors with a role are
/// reported one by one; others too, unless their top-level group has many.
func checkUnpaired(
  _ tokens: ResolvedTokens, contracts: [(contract: Contract, variants: [VariantTokens])],
  project: Project, findings: inout Findings
) -> [UnpairedColor] {
  // A contract or pair that matches nothing is reported; fixing it covers its tokens.
  guard !contracts.isEmpty, findings.count(of: .unmatchedContract) == 0,
    findings.count(of: .unmatchedPair) == 0
  else { return [] }
  let unpaired = unpairedColors(
    tokens, contracts: contracts, project: project, reported: findings.paths(of: .unexpectedToken))
  let groups = Dictionary(grouping: unpaired.filter { $0.role == nil }, by: \.group)
  for color in unpaired {
    let group = color.role == nil ? groups[color.group] ?? [] : []
    let isFolded = group.count > unpairedLimit
    if isFolded, color.path != group[0].path { continue }
    report(color, others: isFolded ? group.count - 1 : 0, findings: &findings)
  }
  return unpaired.map { UnpairedColor(path: $0.path, place: $0.place) }
}

/// A color that no pair covers.
private struct Unpaired {
  var path: String
  var value: String
  var place: Place
  /// The role that a contract gives it.
  var role: (contract: Contract, role: Role)?

  /// The first name of its path; empty for a token at the root.
  var group: String {
    let names = path.parts(at: "/", keepingEmpty: true)
    return names.count > 1 ? String(names[0]) : ""
  }
}

private func unpairedColors(
  _ tokens: ResolvedTokens, contracts: [(contract: Contract, variants: [VariantTokens])],
  project: Project, reported: Set<String>
) -> [Unpaired] {
  let covered = coveredPaths(tokens, contracts: contracts, project: project)
  let named = namedPaths(tokens)
  let roles = rolesByPath(contracts)
  return (0..<tokens.set.paths.count).compactMap { index in
    let path = PathID(index: Int32(index))
    guard !covered[index], !named[index] else { return nil }
    let theme = tokens.themes(of: path).first { tokens.value(path, in: $0)?.isPaint ?? false }
    guard let theme,
      let declaration = tokens.declaration(path, in: theme),
      let value = tokens.value(path, in: theme)
    else { return nil }
    let text = tokens.set.paths.string(path)
    return reported.contains(text)
      ? nil
      : Unpaired(
        path: text, value: valueText(value), place: tokens.set.namePlace(of: declaration),
        role: roles[path])
  }
  .sorted { $0.path < $1.path }
}

private func report(_ color: Unpaired, others: Int, findings: inout Findings) {
  var message = "no contrast pair covers '\(color.path)' (\(color.value))"
  if let role = color.role {
    message += ", role '\(role.role.name)' of \(role.contract.component)"
  } else if others > 0 {
    message +=
      " and \(others) more colors "
      + (color.group.isEmpty ? "outside all groups" : "in '\(color.group)'")
  }
  findings.add(
    .unpairedColor,
    message: message + "; add \(others > 0 ? "them" : "it") to a contract's 'contrast', or mark "
      + "\(others > 0 ? "them" : "it") 'decorative' there with a reason",
    at: color.place, path: color.path,
    related: color.role.map { role in
      [Diagnostic.Related("the role", at: role.contract.place(role.role.steps))]
    } ?? [])
}

/// For each path, whether a pair or surface names it, or names a token that references it.
private func coveredPaths(
  _ tokens: ResolvedTokens, contracts: [(contract: Contract, variants: [VariantTokens])],
  project: Project
) -> [Bool] {
  var covered = [Bool](repeating: false, count: tokens.set.paths.count)
  let paths = tokens.set.paths
  func cover(_ path: PathID?, in theme: Int, of fixed: AxisSet) {
    guard let path else { return }
    let axes = tokens.axes(of: path).union(fixed)
    for theme in tokens.themes.themes(like: theme, on: fixed, over: axes) {
      for path in tokens.chain(from: path, in: theme) { covered[Int(path.index)] = true }
    }
  }
  for (contract, variants) in contracts {
    for variant in variants {
      for pair in contract.pairs where contract.applies(pair, to: variant) {
        cover(variant.token(of: pair.foreground)?.path, in: variant.theme, of: variant.fixed)
        for background in pair.backgrounds where background.when.holds(in: variant.variant) {
          let path = contract.path(of: background, in: variant, among: paths) ?? nil
          cover(path, in: variant.theme, of: variant.fixed)
        }
      }
    }
  }
  let axes = project.overrideAxes(in: tokens.themes)
  for theme in tokens.themes.themes(over: axes) {
    let surface = project.auditSettings(in: tokens.themes.contexts(of: theme)).surface
    cover(surface.flatMap { paths.find(pathSegments($0)) }, in: theme, of: axes)
  }
  return covered
}

/// For each path, whether some token references it, as its value or inside its value.
private func namedPaths(_ tokens: ResolvedTokens) -> [Bool] {
  var named = [Bool](repeating: false, count: tokens.set.paths.count)
  for declaration in tokens.set.declarations {
    tokens.set.forEachReference(in: declaration) { named[Int($0.index)] = true }
  }
  return named
}

/// The role that a contract gives each path.
private func rolesByPath(
  _ contracts: [(contract: Contract, variants: [VariantTokens])]
) -> [PathID: (contract: Contract, role: Role)] {
  var roles: [PathID: (contract: Contract, role: Role)] = [:]
  for (contract, variants) in contracts {
    for token in variants.flatMap(\.tokens) {
      guard let path = token.path, roles[path] == nil else { continue }
      roles[path] = (contract, token.role)
    }
  }
  return roles
}

extension Contract {
  /// The path of the background of a pair; nil if the variant does not have it, and nil inside if
  /// no file has the path.
  func path(
    of background: Background, in variant: VariantTokens, among paths: PathTable
  ) -> PathID?? {
    background.pattern?.segments(for: variant.variant, role: "").map { paths.find($0) }
      ?? variant.token(of: background.name).map(\.path)
  }
}
