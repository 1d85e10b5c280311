import TokenModel
import TokenThemes
import Writers

/// Computes which colors the contracts measure, and reports those that they measure only in some
/// themes and variants, or not at all. Without contracts, nothing is reported.
///
/// A pair covers its tokens, and the tokens they reference. Colors that no pair covers are reported
/// one by one if a contract has them as a role; others too, unless their top-level group has many.
///
/// - Parameters:
///   - contracts: The contracts, with what their pairs reached.
///   - known: The findings of the other checks.
func checkCoverage(
  _ tokens: ResolvedTokens,
  contracts: [(contract: Contract, variants: [VariantTokens], reaches: [Reach])],
  project: Project, known: Findings, findings: inout Findings
) -> (coverage: Coverage, unpaired: [Coverage.Color]) {
  var reader = CoverageReader(tokens)
  let unexpected = known.paths(of: .unexpectedToken)
  var partial: Set<ColorUnit> = []
  var roleCoverages: [RoleCoverage] = []
  for (contract, variants, reaches) in contracts {
    let roles = RoleCoverage(contract, variants: variants, tokens: tokens)
    checkPartlyMeasured(
      roles, of: contract, variants: variants, tokens: tokens, findings: &findings)
    partial.formUnion(roles.partial)
    roleCoverages.append(roles)
    reader.add(reaches, of: contract, variants: variants)
  }
  reader.add(surfaceOf: project)
  for ((contract, variants, reaches), roles) in zip(contracts, roleCoverages) {
    reader.add(roles, of: contract, variants: variants, reaches: reaches)
  }
  for color in reader.finishGrounds() { report(color, tokens: tokens, findings: &findings) }
  let roles = rolesByPath(contracts.map { ($0.contract, $0.variants) })
  var coverage = Coverage()
  var unpaired: [(color: Coverage.Color, path: PathID)] = []
  for index in 0..<tokens.set.paths.count {
    let path = PathID(index: Int32(index))
    for (unit, value, theme) in tokens.colorUnits(of: path) {
      guard let declaration = tokens.declaration(path, in: theme) else { continue }
      let cells = reader.cells(of: unit)
      let color = Coverage.Color(
        path: tokens.set.paths.string(path), part: unit.index.map(value.innerName),
        value: value.paint(at: unit.index).map(\.text) ?? value.text,
        place: tokens.set.namePlace(of: declaration), status: cells.status, cells: cells)
      coverage.colors.append(color)
      if color.status == .never, !reader.isShown(unit), !partial.contains(unit),
        !unexpected.contains(color.path)
      {
        unpaired.append((color, path))
      }
    }
  }
  coverage.colors = inOrder(coverage.colors)
  // A contract or pair that is wrong or matches nothing is an error; fixing it covers its tokens.
  let isHeldBack = [Rule.invalidContract, .unmatchedContract, .unmatchedPair].contains {
    project.severity(of: $0) == .error && known.count(of: $0) > 0
  }
  guard !contracts.isEmpty, !isHeldBack else { return (coverage, []) }
  let used = unpaired.isEmpty ? [] : tokens.referencedPaths
  UnpairedColor.report(
    unpaired.map { color, path in
      UnpairedColor(color: color, role: roles[path], isUnused: !used.contains(path))
    }, findings: &findings)
  return (coverage, inOrder(unpaired.map(\.color)))
}

/// The colors by path. Sorts their positions, because moving a color takes longer.
private func inOrder(_ colors: [Coverage.Color]) -> [Coverage.Color] {
  let names = colors.map { ($0.path, $0.part ?? "") }
  return names.indices.sorted { names[$0] < names[$1] }.map { colors[$0] }
}

/// Reports a coverage below the one that the run asks for.
func checkLeastCoverage(_ coverage: Coverage, sources: Sources, findings: inout Findings) {
  guard let least = sources.leastCoverage, coverage.percent < least else { return }
  let open = coverage.colors.filter { [.never, .partly].contains($0.status) }
  findings.add(
    .lowCoverage,
    message: "the coverage is \(shown(coverage.percent))%, less than the \(plain(least))% of "
      + "--min-coverage; measure more colors, or mark them 'decorative' with a reason",
    at: Place(file: sources.projectFile ?? "tincture.json"),
    related: open.prefix(3).map { color in
      Diagnostic.Related("'\(color.name)' is \(color.status.phrase)", at: color.place)
    })
}

extension Coverage.Status {
  /// The status in a sentence.
  fileprivate var phrase: String {
    switch self {
    case .never: "never measured"
    case .partly: "measured in some themes or variants only"
    case .exempt, .measured, .waived: rawValue
    }
  }
}

private func report(
  _ color: CoverageReader.Partial, tokens: ResolvedTokens, findings: inout Findings
) {
  let path = tokens.set.paths.string(color.unit.path)
  let themes = color.missing.map(\.label).joined(separator: ", ")
  findings.add(
    .partlyMeasured,
    message:
      "'\(path)' is not measured in \(themes); add a pair there, or say why not with 'unless'",
    at: color.contract.place(color.pair.steps), path: path)
}

extension [Coverage.Cell] {
  /// The status of a color with these cells.
  fileprivate var status: Coverage.Status {
    let isOpen = contains { $0.status == .never }
    guard let best = map(\.status).max(), best != .never else { return .never }
    return isOpen ? .partly : best
  }
}

extension RoleCoverage {
  /// The colors that a finding about partly measured ones covers.
  fileprivate var partial: [ColorUnit] {
    colors.filter { $0.isPartial && $0.excuse == nil }.flatMap { color in
      color.missing.compactMap { $0.path.map { ColorUnit(path: $0, index: color.index) } }
    }
  }
}

extension ResolvedTokens {
  /// The colors of a token, each with the first value that has it.
  fileprivate func colorUnits(
    of path: PathID
  ) -> [(unit: ColorUnit, value: TokenValue, theme: Int)] {
    var found: [(unit: ColorUnit, value: TokenValue, theme: Int)] = []
    for theme in themes(of: path) {
      guard let value = value(path, in: theme) else { continue }
      for index in value.unitIndices where !found.contains(where: { $0.unit.index == index }) {
        found.append((ColorUnit(path: path, index: index), value, theme))
      }
    }
    return found
  }
}

extension ResolvedTokens {
  /// The paths that some token references.
  fileprivate var referencedPaths: Set<PathID> {
    var paths: Set<PathID> = []
    for declaration in set.declarations {
      set.forEachReference(in: declaration) { paths.insert($0) }
    }
    return paths
  }
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
