/// Computes which checks of the contracts are measured, and reports those that are measured only in
/// some themes and variants, and colors without any. Without contracts, nothing is reported.
///
/// A pair covers its tokens, and the tokens they reference. Colors that no pair covers are reported
/// one by one if a contract has them as a role; others too, unless their top-level group has many.
struct CoverageCheck {
  private let tokens: ResolvedTokens
  private(set) var coverage = Coverage()
  /// Colors that no pair covers, in the order of their paths, without unused steps of palettes.
  private(set) var unpaired: [UnpairedColor] = []
  private(set) var findings: [Diagnostic] = []
  private(set) var steps: PaletteSteps?

  /// Checks the coverage. `known` are the findings of the other checks.
  init(_ tokens: ResolvedTokens, contracts: [DeclaredChecks], project: Project, known: Findings) {
    self.tokens = tokens
    let rules = [Rule.invalidContract, .unmatchedContract, .unmatchedPair].filter {
      project.severity(of: $0) == .error && known.count(of: $0) > 0
    }
    let faulty = Set(known.all.map(\.finding).filter { rules.contains($0.rule) }.map(\.place.file))
    let reader = read(contracts, surfaceOf: project, faulty: faulty)
    let unexpected = known.paths { $0.rule == .unexpectedToken && project.reports($0.rule) }
    let roles = rolesByPath(contracts)
    let unpaired = addColors(reader, roles: Set(roles.keys), unexpected: unexpected)
    let steps = PaletteSteps(tokens, named: reader.named.union(roles.keys))
    self.steps = steps
    coverage.leftOutShare = tokens.themes.leftOutShare
    // A contract or pair that is wrong or matches nothing is an error; fixing it covers its tokens.
    guard !contracts.isEmpty, rules.isEmpty, !unpaired.isEmpty else { return }
    let unused = unpaired.map(\.path).filter { roles[$0] == nil && !steps.used.contains($0) }
    coverage.palettes = steps.palettes(of: unused)
    let left = Set(coverage.palettes.flatMap(\.unused))
    self.unpaired = inOrder(unpaired, by: \.color).filter { !left.contains($0.color.path) }
      .map { UnpairedColor(color: $0.color, role: roles[$0.path]) }
  }

  /// Reads what the contracts declare and measure, and reports what they measure only in some themes
  /// and variants, except in contracts that are wrong.
  private mutating func read(
    _ contracts: [DeclaredChecks], surfaceOf project: Project, faulty: Set<String>
  ) -> CoverageReader {
    var reader = CoverageReader(tokens)
    for checks in contracts { reader.add(checks) }
    reader.add(surfaceOf: project)
    for checks in contracts {
      let roleFindings = reader.add(rolesOf: checks)
      for part in checks.checks.lazy.flatMap(\.outcome) {
        let themes = part.themes.map { tokens.themes.count(like: $0, on: part.axes) }
        coverage.add(part.status, themes: themes.reduce(0, +))
      }
      coverage.open += checks.open
      guard !faulty.contains(checks.contract.place([]).file) else { continue }
      findings += checks.partlyMeasured(reader.isShown) + roleFindings
    }
    findings += reader.finishGrounds()
    return reader
  }

  /// Adds all colors to the coverage, without old names of others. Returns those that no pair covers.
  private mutating func addColors(
    _ reader: CoverageReader, roles: Set<PathID>, unexpected: Set<String>
  ) -> [(color: Coverage.Color, path: PathID)] {
    var unpaired: [(color: Coverage.Color, path: PathID)] = []
    for path in tokens.set.paths.belowRoot {
      for (unit, value, theme) in tokens.colorUnits(of: path) {
        let isShown = reader.isShown(unit)
        guard let declaration = tokens.declaration(path, in: theme),
          isShown || roles.contains(path) || !tokens.isOldName(path)
        else { continue }
        let cells = reader.cells(of: unit)
        let color = Coverage.Color(
          path: tokens.set.paths.string(path), part: unit.index.map(value.innerName),
          value: value.paint(at: unit.index).map(\.text) ?? value.text,
          place: tokens.set.namePlace(of: declaration), status: cells.status, cells: cells)
        coverage.colors.append(color)
        // A color that no pair shows is one check, whatever roles have it.
        for cell in isShown ? cells : reader.cells(ofUnshown: unit) where cell.gap != nil {
          coverage.add(cell.status, themes: cell.holds.themeCount)
        }
        if color.status == .never, !isShown, !reader.partial.contains(unit),
          !unexpected.contains(color.path)
        {
          unpaired.append((color, path))
        }
      }
    }
    coverage.colors = inOrder(coverage.colors) { $0 }
    return unpaired
  }
}

/// Colors by path. Sorts their positions, because moving a color takes longer.
private func inOrder<Item>(_ items: [Item], by color: (Item) -> Coverage.Color) -> [Item] {
  let names = items.map { (color($0).path, color($0).part ?? "") }
  return names.indices.sorted { names[$0] < names[$1] }.map { items[$0] }
}

extension Coverage {
  /// Findings if fewer checks are measured than the run asks for.
  func shortfalls(_ sources: Sources, leftOut: LeftOutThemes?) -> [Diagnostic] {
    let options = [
      ("--min-coverage", "coverage is", percent, sources.leastCoverage),
      ("--min-measured", "measured checks are", percent(of: .measured), sources.leastMeasured),
    ]
    let colors = colors.filter(\.status.isOpen).map { color in
      Diagnostic.Related(
        "'\(color.name)' is "
          + (color.status == .never ? "never measured" : "measured in some checks only"),
        at: color.place)
    }
    let checks = open.map { Diagnostic.Related("\($0.name) is never measured", at: $0.place) }
    return options.compactMap { option, subject, percent, least in
      guard let least, percent < least else { return nil }
      return Diagnostic(
        .lowCoverage,
        message: "the \(subject) \(shown(percent))%, less than the \(plain(least))% of \(option); "
          + (leftOut.map { "\($0.sentence); " } ?? "") + "measure more checks"
          + (option == "--min-coverage" ? ", or give the reason why not" : ""),
        at: Place(file: sources.projectFile ?? "tincture.json"),
        related: Array((checks + colors).prefix(3)))
    }
  }
}

extension [Coverage.Cell] {
  fileprivate var status: Coverage.Status {
    guard contains(where: { $0.status != .never }) else { return .never }
    return contains(where: \.status.isOpen) ? .partly : map(\.status).max() ?? .never
  }
}

extension ResolvedTokens {
  /// The colors of a token, each with the first value that has it.
  fileprivate func colorUnits(of path: PathID) -> [(unit: ColorUnit, value: TokenValue, theme: Int)]
  {
    var found: [(unit: ColorUnit, value: TokenValue, theme: Int)] = []
    for theme in themes(of: path) {
      guard let value = value(path, in: theme) else { continue }
      let indices: [Int?] = value.isPaint ? [nil] : value.innerColors.indices.map { $0 }
      for index in indices where !found.contains(where: { $0.unit.index == index }) {
        found.append((ColorUnit(path: path, index: index), value, theme))
      }
    }
    return found
  }
}

/// The role that a contract gives each path.
private func rolesByPath(
  _ contracts: [DeclaredChecks]
) -> [PathID: (contract: Contract, role: Role)] {
  Dictionary(
    firsts: contracts.flatMap { checks in
      checks.variants.flatMap(\.tokens).compactMap { token in
        token.path.map { ($0, (checks.contract, token.role)) }
      }
    })
}
