/// Computes what came of each color: of the roles of contracts from their own checks, and of other
/// tokens from those of all contracts.
struct CoverageReader {
  private let tokens: ResolvedTokens
  private var cells: [ColorUnit: [Coverage.Cell]] = [:]
  /// What came of each color, directly or through references, in all contracts.
  private var reached: [ColorUnit: [ThemePart]] = [:]
  /// What was recorded already.
  private var known: [ColorUnit: Set<ThemePart>] = [:]
  /// Colors that pairs name by path.
  private var grounds: [ColorUnit: Ground] = [:]
  /// Colors that a finding says are not measured everywhere.
  private(set) var partial: Set<ColorUnit> = []

  private struct Ground {
    /// The first pair that names it, and its contract.
    var pair: Pair
    var contract: Contract
    /// Whether each theme has its own path.
    var isBound = true
    /// Why no pair names it elsewhere.
    var excuse: String?
  }

  /// What came of a color in a theme.
  private struct Spot: Hashable {
    var status: Coverage.Status
    var because: String?
    var gap: Coverage.Gap?
  }

  init(_ tokens: ResolvedTokens) { self.tokens = tokens }

  /// The tokens that pairs name by path.
  var named: Set<PathID> { Set(grounds.keys.map(\.path)) }

  // MARK: What pairs reach

  /// Adds what the pairs of a contract reached, and the colors that they name by path.
  mutating func add(_ checks: DeclaredChecks) {
    for (unit, part) in checks.reached { cover(unit, part) }
    let contract = checks.contract
    for pair in contract.pairs {
      let variants = checks.variants.filter { contract.applies(pair, to: $0) }
      let shown = pair.backgrounds.flatMap { background in
        let variants = variants.filter { contract.applies(background, to: $0) }
        return (pair.foregrounds + background.layers).map { (layer: $0, variants: variants) }
      }
      for (layer, variants) in shown {
        guard let pattern = layer.pattern else { continue }
        let isBound = contract.themeAxis.map(pattern.axes.contains) ?? false
        let paths = variants.compactMap { contract.path(of: layer, in: $0, among: tokens) }
        for path in paths.uniqued {
          // A gradient is one color, however its stops are named.
          let isPaint = tokens.values(of: path).contains { $0?.isPaint ?? false }
          for index in tokens.colorIndices(of: layer, path: path) {
            let unit = ColorUnit(path: path, index: isPaint ? nil : index)
            var ground = grounds[unit] ?? Ground(pair: pair, contract: contract)
            ground.isBound = ground.isBound && isBound
            ground.excuse = ground.excuse ?? pair.unless
            grounds[unit] = ground
          }
        }
      }
    }
  }

  /// Adds the surface in the themes that use it. A token that is only a surface is not measured.
  mutating func add(surfaceOf project: Project) {
    let axes = project.overrideAxes(in: tokens.themes)
    for theme in tokens.themes.themes(over: axes) {
      let surface = project.auditSettings(in: tokens.themes.contexts(of: theme)).surface
      guard let path = surface.flatMap({ tokens.set.paths.find($0.pathSegments) }) else { continue }
      cover(
        ColorUnit(path: path),
        ThemePart(axes: axes, themes: [theme], status: .never, role: .hidden))
    }
  }

  /// Records what came of a color, and of those that it references.
  private mutating func cover(_ unit: ColorUnit, _ part: ThemePart) {
    guard known[unit, default: []].insert(part).inserted else { return }
    let axes = tokens.axes(of: unit.path).union(part.axes)
    var found: [ColorUnit: [ThemePart.Part: Set<Int>]] = [:]
    for first in part.themes {
      for theme in tokens.themes.themes(like: first, on: part.axes, over: axes) {
        // A surface without a value covers nothing.
        if !part.status.isOpen, tokens.value(unit.path, in: theme) == nil { continue }
        for (unit, role) in references(of: unit, as: part.role, in: theme) {
          found[unit, default: [:]][role, default: []].insert(theme)
        }
      }
    }
    for (unit, roles) in found {
      for (role, themes) in roles {
        reached[unit, default: []].append(
          ThemePart(
            axes: axes, themes: themes, status: part.status, because: part.because, role: role))
      }
    }
  }

  /// A color and those that it references in a theme, and what each is there.
  private func references(
    of unit: ColorUnit, as role: ThemePart.Part, in theme: Int
  ) -> [(unit: ColorUnit, role: ThemePart.Part)] {
    let chain = tokens.chain(from: unit, in: theme)
    let other = role == .side || role == .omitted ? .reference : role
    var found = chain.enumerated().map { (unit: $1, role: $0 == 0 ? role : other) }
    for unit in chain where role == .side {
      if let index = unit.index, case .gradient? = tokens.value(unit.path, in: theme) {
        found.append((ColorUnit(path: unit.path), .stop(index)))
      }
    }
    guard let last = chain.last, last.index == nil, role != .uneven,
      let declaration = tokens.declaration(last.path, in: theme)
    else { return found }
    // The stops of a gradient.
    tokens.set.forEachReference(in: declaration) { path in
      for unit in tokens.chain(from: ColorUnit(path: path), in: theme) where unit != last {
        found.append((unit, other))
      }
    }
    return found
  }

  // MARK: Cells

  /// Adds the cells of a contract's roles. Returns findings about colors that have a check in some
  /// variants and none in others, unless a pair gives the reason.
  mutating func add(rolesOf checks: DeclaredChecks) -> [Diagnostic] {
    let (contract, variants) = (checks.contract, checks.variants)
    var gaps: [RoleGap] = []
    for role in contract.roles {
      let paths = variants.map { $0.path(of: role.name) }
      for index in role.colorIndices(of: paths, in: tokens) {
        let units = paths.map { $0.map { ColorUnit(path: $0, index: index) } }
        let own = units.enumerated().map { variant, unit in
          unit.map { checks.parts(of: $0, in: variant) } ?? []
        }
        let isNamed = own.joined().contains { $0.role != .reference }
        let pair = contract.pairs.first { pair in
          pair.unless != nil && pair.layers.contains { $0.shows(role, at: index) }
        }
        let excuse = isNamed ? pair?.unless : nil
        let missing = Spot(status: excuse == nil ? .never : .exempt, because: excuse, gap: .noCheck)
        var open: [Coverage.Gap: [Int]] = [:]
        for (number, variant) in variants.enumerated() {
          guard let unit = units[number] else { continue }
          let found = cells(
            of: unit, like: variant.theme, on: variant.fixed,
            parts: isNamed ? own[number] : reached[unit] ?? [], otherwise: missing)
          for gap in Set(found.filter { $0.status == .never }.compactMap(\.gap)) {
            open[gap, default: []].append(number)
          }
          cells[unit, default: []] += found.map { cell in
            var cell = cell
            (cell.component, cell.role) = (contract.component, role.name)
            cell.variant = variant.variant
            return cell
          }
        }
        for gap in [Coverage.Gap.noCheck, .stops] where isNamed {
          guard let missing = open[gap] else { continue }
          let units = missing.compactMap { units[$0] }
          gaps.append(RoleGap(role: role, gap: gap, missing: missing, units: units))
        }
      }
    }
    partial.formUnion(gaps.flatMap(\.units))
    let groups = Dictionary(grouping: gaps) { [$0.gap == .stops ? [1] : [0], $0.missing] }
    return groups.values.map { finding(about: $0, in: checks) }
  }

  /// A color of a role that has no check in some variants.
  private struct RoleGap {
    let role: Role
    let gap: Coverage.Gap
    /// The variants, and the color in each of them.
    let missing: [Int]
    let units: [ColorUnit]
  }

  /// The finding about colors that have no check in the same variants.
  private func finding(about gaps: [RoleGap], in checks: DeclaredChecks) -> Diagnostic {
    let (contract, gap) = (checks.contract, gaps[0])
    let roles = gaps.map(\.role).grouped(by: \.name).map { $0[0] }
    let path = tokens.set.paths.string(gap.units[0].path)
    let related = roles.map { Diagnostic.Related("the role", at: contract.place($0.steps)) }
    let names = roles.map(\.name).quotedList()
    let named = contract.pairs.first { pair in pair.layers.contains { $0.role == gap.role.name } }
    let place = contract.place(named?.steps ?? gap.role.steps)
    if gap.gap == .stops {
      return Diagnostic(partlyNamed: "\(names) of \(contract.component)", at: place, path: path)
    }
    let others = checks.variants.indices.filter { !gap.missing.contains($0) }
    return Diagnostic(
      .partlyMeasured,
      message:
        "\(names) of \(contract.component) \(roles.count == 1 ? "is" : "are") not measured in "
        + "\(checks.variants.description(of: gap.missing, apartFrom: others)); "
        + "add a pair there, or say why not with 'unless'", at: place, path: path, related: related)
  }

  /// The cells of a color in some themes: one for each status, with the themes in which it holds.
  /// Themes where it has no check become the spot `missing`; nil leaves them out.
  private func cells(
    of unit: ColorUnit, like first: Int = 0, on fixed: AxisSet = AxisSet(), parts: [ThemePart],
    otherwise missing: Spot?
  ) -> [Coverage.Cell] {
    let space = tokens.themes
    guard !space.isEmpty else { return [] }
    let axes = parts.reduce(fixed.union(tokens.axes(of: unit.path))) { $0.union($1.axes) }
    // Where there are too many themes, nothing more is known.
    let spots =
      space.count(over: axes) > supportLimit
      ? space.facts(like: first, on: fixed, over: fixed, parts: []) { _, _ in
        Spot(status: .never, gap: .hidden)
      }
      : space.facts(like: first, on: fixed, over: axes, parts: parts) { theme, parts in
        guard let value = tokens.value(unit.path, in: theme), value.paint(at: unit.index) != nil
        else { return nil }
        return Self.spot(of: value, parts: parts, or: missing)
      }
    return spots.rows { $0 }.map { row in
      Coverage.Cell(
        themeIndex: row.theme, theme: space.contexts(of: row.theme), holds: row.holds,
        status: row.value.status, because: row.value.because, gap: row.value.gap)
    }
  }

  /// What came of a color in a theme in which some parts hold.
  private static func spot(of value: TokenValue, parts: [ThemePart], or missing: Spot?) -> Spot? {
    func best(of parts: [ThemePart]) -> Spot? {
      parts.filter { !$0.status.isOpen }.max { $0.status < $1.status }.map {
        Spot(status: $0.status, because: $0.because)
      }
    }
    let sides = parts.filter { $0.role == .side || $0.role == .omitted }
    let isOpen = sides.contains(where: \.status.isOpen)
    if let best = best(of: sides) { return isOpen ? Spot(status: .partly) : best }
    if isOpen { return Spot(status: .never) }
    let references = parts.filter { $0.role == .reference }
    if let best = best(of: references) { return best }
    let isByStops = parts.contains { if case .stop = $0.role { true } else { false } }
    if isByStops {
      let stops = value.innerColors.indices.map { index in
        best(of: parts.filter { $0.role == .stop(index) })
      }
      let least = stops.compactMap(\.self).min { $0.status < $1.status }
      let isWhole = !stops.contains(nil) && !parts.contains { $0.role == .uneven }
      return isWhole ? least : Spot(status: .never, gap: .stops)
    }
    if !references.isEmpty { return Spot(status: .never) }
    guard parts.contains(where: { $0.role == .hidden }) else { return missing }
    return Spot(status: missing?.status ?? .never, because: missing?.because, gap: .hidden)
  }

  /// Finishes the cells of colors that pairs name by path. Returns findings about those that some
  /// themes measure and others do not.
  mutating func finishGrounds() -> [Diagnostic] {
    let order = grounds.sorted { one, other in
      (one.key.path.index, one.key.index ?? -1) < (other.key.path.index, other.key.index ?? -1)
    }
    return order.flatMap { unit, ground -> [Diagnostic] in
      let missing = Spot(
        status: ground.excuse == nil ? .never : .exempt, because: ground.excuse, gap: .noCheck)
      let own = cells(
        of: unit, parts: reached[unit] ?? [], otherwise: ground.isBound ? nil : missing)
      let hasRole = cells[unit] != nil
      if !hasRole { cells[unit] = own }
      let path = tokens.set.paths.string(unit.path)
      let place = ground.contract.place(ground.pair.steps)
      var findings: [Diagnostic] = []
      if !hasRole, own.contains(where: { $0.gap == .stops }) {
        findings = [Diagnostic(partlyNamed: "'\(path)'", at: place, path: path)]
      }
      // A color that no theme measures is unpaired, or its pairs are reported.
      let open = own.filter { $0.gap == .noCheck && $0.status == .never }
      if !open.isEmpty, own.contains(where: { $0.status != .never }) {
        let themes = open.map(\.holds.label).joined(separator: ", ")
        findings.append(
          Diagnostic(
            .partlyMeasured,
            message:
              "'\(path)' is not measured in \(themes); add a pair there, or say why not with 'unless'",
            at: place, path: path))
      }
      if !findings.isEmpty { partial.insert(unit) }
      return findings
    }
  }

  /// Whether a pair shows the color, directly or through references, though perhaps without a ratio.
  func isShown(_ unit: ColorUnit) -> Bool { !(reached[unit] ?? []).isEmpty }

  /// Whether an audited pair shows a color in a part's first theme.
  func isShown(_ unit: ColorUnit, in part: ThemePart) -> Bool {
    guard let theme = part.themes.min() else { return false }
    return (reached[unit] ?? []).contains {
      $0.role != .omitted && $0.themes.contains(tokens.themes.first(like: theme, on: $0.axes))
    }
  }

  /// The cells of a color. A color that no role or pair names has the cells of the themes in which
  /// a pair reaches it. A color that no pair reaches has those in which it has a value.
  func cells(of unit: ColorUnit) -> [Coverage.Cell] {
    if let own = cells[unit], !own.isEmpty { return own }
    let found = cells(of: unit, parts: reached[unit] ?? [], otherwise: nil)
    return found.isEmpty ? cells(ofUnshown: unit) : found
  }

  /// The cells of a color that no pair shows: where it has a value.
  func cells(ofUnshown unit: ColorUnit) -> [Coverage.Cell] {
    cells(of: unit, parts: [], otherwise: Spot(status: .never, gap: .noCheck))
  }
}

extension Diagnostic {
  /// The finding about a gradient of which pairs name stops, which do not tell the whole contrast.
  fileprivate init(partlyNamed name: String, at place: Place, path: String) {
    self.init(
      .partlyMeasured,
      message:
        "\(name) is a gradient that is measured only at stops, which do not tell its lowest contrast; "
        + "name the whole gradient", at: place, path: path)
    standing = .stricter
  }
}

extension PairLayer {
  /// Whether the layer is this color of the role.
  fileprivate func shows(_ role: Role, at index: Int?) -> Bool {
    guard self.role == role.name else { return false }
    return switch part {
    case nil: index == nil
    case .every: true
    case .one(let own): own == index
    }
  }
}

extension Role {
  /// The colors of a role: nil for its tokens as wholes, or the indices of colors inside them.
  fileprivate func colorIndices(of paths: [PathID?], in tokens: ResolvedTokens) -> [Int?] {
    if type.isPaint { return [nil] }
    guard type.isBorderOrShadow else { return [] }
    return (0..<(paths.compactMap { $0.map(tokens.colorCount) }.max() ?? 0)).map { $0 }
  }
}
