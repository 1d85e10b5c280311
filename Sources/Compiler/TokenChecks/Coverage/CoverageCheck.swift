import TokenModel
import TokenThemes
import Writers

/// Computes which colors the contracts measure, and reports those that they measure only in some
/// themes and variants, or not at all. Without contracts, nothing is reported.
///
/// A pair covers its tokens, and the tokens they reference. Colors that no pair covers are reported
/// one by one if a contract has them as a role; others too, unless their top-level group has many.
struct CoverageCheck {
  private let tokens: ResolvedTokens
  private(set) var coverage = Coverage()
  private(set) var unpaired: [Coverage.Color] = []
  private(set) var findings: [Diagnostic] = []

  /// A contract, with what its pairs reached.
  typealias Part = (contract: Contract, variants: [VariantTokens], reaches: [Reach])

  /// Checks the coverage.
  ///
  /// - Parameter known: The findings of the other checks.
  init(_ tokens: ResolvedTokens, contracts: [Part], project: Project, known: Findings) {
    self.tokens = tokens
    let (reader, partial) = read(contracts, surfaceOf: project)
    let unexpected = known.paths { $0.rule == .unexpectedToken && project.reports($0.rule) }
    let unpaired = addColors(reader, except: partial, unexpected: unexpected)
    // A contract or pair that is wrong or matches nothing is an error; fixing it covers its tokens.
    let isHeldBack = [Rule.invalidContract, .unmatchedContract, .unmatchedPair].contains {
      project.severity(of: $0) == .error && known.count(of: $0) > 0
    }
    guard !contracts.isEmpty, !isHeldBack else { return }
    let roles = rolesByPath(contracts)
    let used = unpaired.isEmpty ? [] : tokens.referencedPaths
    findings += UnpairedColor.findings(
      about: unpaired.map { color, path in
        UnpairedColor(color: color, role: roles[path], isUnused: !used.contains(path))
      })
    self.unpaired = inOrder(unpaired.map(\.color))
  }

  /// Reads what the contracts cover, and reports colors that they measure only in some themes and
  /// variants.
  private mutating func read(
    _ contracts: [Part], surfaceOf project: Project
  ) -> (reader: CoverageReader, partial: Set<ColorUnit>) {
    var reader = CoverageReader(tokens)
    var partial: Set<ColorUnit> = []
    var roleCoverages: [RoleCoverage] = []
    for (contract, variants, reaches) in contracts {
      let roles = RoleCoverage(contract, variants: variants, tokens: tokens)
      findings += roles.partlyMeasured(of: contract, variants: variants, tokens: tokens)
      partial.formUnion(roles.partial)
      roleCoverages.append(roles)
      reader.add(reaches, of: contract, variants: variants)
    }
    reader.add(surfaceOf: project)
    for ((contract, variants, reaches), roles) in zip(contracts, roleCoverages) {
      reader.add(roles, of: contract, variants: variants, reaches: reaches)
    }
    findings += reader.finishGrounds().map { color in
      let path = tokens.set.paths.string(color.unit.path)
      let themes = color.missing.map(\.label).joined(separator: ", ")
      return Diagnostic(
        .partlyMeasured,
        message:
          "'\(path)' is not measured in \(themes); add a pair there, or say why not with 'unless'",
        at: color.contract.place(color.pair.steps), path: path)
    }
    return (reader, partial)
  }

  /// Adds all colors to the coverage. Returns those that no pair covers.
  private mutating func addColors(
    _ reader: CoverageReader, except partial: Set<ColorUnit>, unexpected: Set<String>
  ) -> [(color: Coverage.Color, path: PathID)] {
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
    return unpaired
  }
}

/// The colors by path. Sorts their positions, because moving a color takes longer.
private func inOrder(_ colors: [Coverage.Color]) -> [Coverage.Color] {
  let names = colors.map { ($0.path, $0.part ?? "") }
  return names.indices.sorted { names[$0] < names[$1] }.map { colors[$0] }
}

extension Coverage {
  /// A finding if the coverage is below the one that the run asks for.
  func shortfall(_ sources: Sources) -> Diagnostic? {
    guard let least = sources.leastCoverage, percent < least else { return nil }
    let open = colors.filter { [.never, .partly].contains($0.status) }
    return Diagnostic(
      .lowCoverage,
      message: "the coverage is \(shown(percent))%, less than the \(plain(least))% of "
        + "--min-coverage; measure more colors, or mark them 'decorative' with a reason",
      at: Place(file: sources.projectFile ?? "tincture.json"),
      related: open.prefix(3).map { color in
        Diagnostic.Related("'\(color.name)' is \(color.status.phrase)", at: color.place)
      })
  }
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
    colors.filter(\.isUnexcused).flatMap { color in
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
  _ contracts: [CoverageCheck.Part]
) -> [PathID: (contract: Contract, role: Role)] {
  var roles: [PathID: (contract: Contract, role: Role)] = [:]
  for (contract, variants, _) in contracts {
    for token in variants.flatMap(\.tokens) {
      guard let path = token.path, roles[path] == nil else { continue }
      roles[path] = (contract, token.role)
    }
  }
  return roles
}
