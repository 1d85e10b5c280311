import TokenModel

/// Computes the coverage of a project: from the roles of its contracts, and from what the pairs
/// reached.
struct CoverageReader {
  private let tokens: ResolvedTokens
  /// The cells of each color so far.
  private var cells: [ColorUnit: [Coverage.Cell]] = [:]
  /// Where pairs reached each color, directly or through references.
  private var reached: [ColorUnit: [Part]] = [:]
  /// What was recorded already.
  private var known: Set<Known> = []
  /// Colors that pairs name by path.
  private var grounds: [ColorUnit: Ground] = [:]

  /// Some themes, and what came of a color in them.
  fileprivate struct Part {
    var theme: Int
    var axes: AxisSet
    var status: Coverage.Status
    var because: String?
  }

  /// What came of a color in some themes, each the first with its values on the axes.
  fileprivate struct PartOfThemes {
    var themes: Set<Int>
    var part: Part
  }

  private struct Known: Hashable {
    var unit: ColorUnit
    var theme: Int
    var axes: AxisSet
    var status: Coverage.Status
  }

  /// A color that pairs name by path.
  struct Ground {
    /// The first pair that names it, and its contract.
    var pair: Pair
    var contract: Contract
    /// Whether each theme has its own path.
    var isBound = true
    /// Why no pair names it elsewhere.
    var excuse: String?
  }

  init(_ tokens: ResolvedTokens) { self.tokens = tokens }

  // MARK: What pairs reach

  /// Adds what the pairs of a contract reached, and the colors that they name by path.
  mutating func add(_ reaches: [Reach], of contract: Contract, variants: [VariantTokens]) {
    for reach in reaches {
      for unit in reach.units {
        for theme in reach.themes {
          cover(
            unit, in: theme, over: reach.axes, status: reach.status, because: reach.because)
        }
      }
    }
    for pair in contract.pairs {
      for layer in pair.layers where layer.pattern != nil {
        for variant in variants where contract.shows(layer, of: pair, in: variant) {
          guard let names = contract.segments(of: layer, in: variant),
            let path = tokens.set.paths.find(names)
          else { continue }
          let isBound = contract.themeAxis.map { layer.pattern?.axes.contains($0) ?? false }
          for index in indices(of: layer, path: path) {
            let unit = ColorUnit(path: path, index: index)
            var ground = grounds[unit] ?? Ground(pair: pair, contract: contract)
            ground.isBound = ground.isBound && (isBound ?? false)
            ground.excuse = ground.excuse ?? pair.unless
            grounds[unit] = ground
            if ground.pair.steps == pair.steps {
              cover(unit, in: variant.theme, over: variant.fixed, status: .never, because: nil)
            }
          }
          if layer.pattern?.axes.isEmpty ?? true { break }
        }
      }
    }
  }

  private func indices(of layer: PairLayer, path: PathID) -> [Int?] {
    switch layer.part {
    case nil: [nil]
    case .one(let index): [index]
    case .every:
      (0..<(tokens.values(of: path).map { $0?.innerColors.count ?? 0 }.max() ?? 0)).map { $0 }
    }
  }

  /// Adds the surface in the themes that use it.
  mutating func add(surfaceOf project: Project) {
    let axes = project.overrideAxes(in: tokens.themes)
    for theme in tokens.themes.themes(over: axes) {
      let surface = project.auditSettings(in: tokens.themes.contexts(of: theme)).surface
      guard let path = surface.flatMap({ tokens.set.paths.find(pathSegments($0)) }) else {
        continue
      }
      cover(
        ColorUnit(path: path), in: theme, over: axes, status: .measured, because: nil)
    }
  }

  /// Records a color and those that it references, in all themes with a theme's values on some axes.
  private mutating func cover(
    _ unit: ColorUnit, in first: Int, over fixed: AxisSet, status: Coverage.Status, because: String?
  ) {
    let start = Known(unit: unit, theme: first, axes: fixed, status: status)
    guard known.insert(start).inserted else { return }
    let axes = tokens.axes(of: unit.path).union(fixed)
    for theme in tokens.themes.themes(like: first, on: fixed, over: axes) {
      // A surface without a value covers nothing.
      if status != .never, tokens.value(unit.path, in: theme) == nil { continue }
      let part = Part(theme: theme, axes: axes, status: status, because: because)
      let chain = tokens.chain(from: unit, in: theme)
      for unit in chain { reached[unit, default: []].append(part) }
      guard let last = chain.last, last.index == nil,
        let declaration = tokens.declaration(last.path, in: theme)
      else { continue }
      // The stops of a gradient.
      tokens.set.forEachReference(in: declaration) { path in
        for unit in tokens.chain(from: ColorUnit(path: path), in: theme) where unit != last {
          reached[unit, default: []].append(part)
        }
      }
    }
  }

  // MARK: Cells

  /// Adds the cells of a contract's roles.
  mutating func add(
    _ roles: RoleCoverage, of contract: Contract, variants: [VariantTokens], reaches: [Reach]
  ) {
    let byVariant = Dictionary(grouping: reaches, by: \.variant)
    for color in roles.colors {
      for cell in color.cells {
        guard let path = cell.path else { continue }
        let unit = ColorUnit(path: path, index: color.index)
        let variant = variants[cell.variant]
        var parts: [PartOfThemes] = []
        var stops: [[PartOfThemes]] = []
        if cell.isShown {
          let reaches = cell.showing.flatMap { byVariant[$0] ?? [] }
          parts = reaches.parts(of: unit)
          stops = stopUnits(of: unit).map(reaches.parts)
          if parts.isEmpty, stops.allSatisfy(\.isEmpty) {
            cover(unit, in: variant.theme, over: variant.fixed, status: .never, because: nil)
          }
        } else if color.pairs.isEmpty {
          // The surface, or a color that other pairs reach through references.
          parts = (reached[unit] ?? []).map { PartOfThemes(themes: [$0.theme], part: $0) }
        }
        let excuse = cell.isShown ? nil : color.excuse
        let missing = Part(
          theme: variant.theme, axes: variant.fixed, status: excuse == nil ? .never : .exempt,
          because: excuse)
        cells[unit, default: []] += self.cells(
          like: variant.theme, on: variant.fixed, parts: parts, stops: stops, otherwise: missing
        ).map { cell in
          var cell = cell
          (cell.component, cell.role) = (contract.component, color.role.name)
          cell.variant = variant.variant
          return cell
        }
      }
    }
  }

  /// The cells of some themes: one for each status, with the themes in which it holds.
  private func cells(
    like first: Int, on fixed: AxisSet, parts: [PartOfThemes], stops: [[PartOfThemes]],
    otherwise missing: Part
  ) -> [Coverage.Cell] {
    let space = tokens.themes
    let axes = (parts + stops.joined()).reduce(fixed) { $0.union($1.part.axes) }
    guard space.count(over: axes) <= supportLimit else { return [] }
    var groups: [(part: Part, themes: Set<Int>)] = []
    for theme in space.themes(like: first, on: fixed, over: axes) {
      func best(of parts: [PartOfThemes]) -> Part? {
        parts.filter { $0.themes.contains(space.first(like: theme, on: $0.part.axes)) }
          .map(\.part).max { $0.status < $1.status }
      }
      // A gradient counts as its least covered stop.
      let least = stops.map { best(of: $0) ?? missing }.min { $0.status < $1.status }
      let best =
        [best(of: parts), least].compactMap(\.self).max { $0.status < $1.status } ?? missing
      if let index = groups.firstIndex(where: {
        $0.part.status == best.status && $0.part.because == best.because
      }) {
        groups[index].themes.insert(theme)
      } else {
        groups.append((best, [theme]))
      }
    }
    return groups.flatMap { group in
      cells(of: ThemeRegion(group.themes, over: axes, in: space), part: group.part)
    }
  }

  private func cells(of region: ThemeRegion, part: Part) -> [Coverage.Cell] {
    zip(region.boxes, region.holds(in: tokens.themes)).map { box, holds in
      let theme = tokens.themes.first(in: box)
      return Coverage.Cell(
        themeIndex: theme, theme: tokens.themes.contexts(of: theme), holds: holds,
        status: part.status, because: part.because)
    }
  }

  /// The cells of a color that pairs name by path: the themes in which it has a value, and those of
  /// them in which no pair shows it.
  private func cells(
    of ground: Ground, unit: ColorUnit
  ) -> (all: [Coverage.Cell], missing: [Coverage.Cell]) {
    let space = tokens.themes
    let parts = reached[unit] ?? []
    let axes = parts.reduce(tokens.axes(of: unit.path)) { $0.union($1.axes) }
    guard space.count(over: axes) <= supportLimit else { return ([], []) }
    let missing = Part(
      theme: 0, axes: axes, status: ground.excuse == nil ? .never : .exempt,
      because: ground.excuse)
    let themes = space.themes(over: axes).filter { tokens.value(unit.path, in: $0) != nil }
    var groups: [Coverage.Status: (part: Part, themes: Set<Int>)] = [:]
    var unshown: Set<Int> = []
    for theme in themes {
      let found = parts.filter { space.first(like: theme, on: $0.axes) == $0.theme }
        .max { $0.status < $1.status }
      if ground.isBound, found == nil { continue }
      if found == nil, ground.excuse == nil { unshown.insert(theme) }
      let best = found.flatMap { $0.status == .never ? nil : $0 } ?? missing
      groups[best.status, default: (best, [])].themes.insert(theme)
    }
    let all = groups.sorted { $0.key < $1.key }.flatMap { _, group in
      cells(of: ThemeRegion(group.themes, over: axes, in: space), part: group.part)
    }
    return (all, cells(of: ThemeRegion(unshown, over: axes, in: space), part: missing))
  }

  /// Finishes the cells of colors that pairs name by path, and returns those that some themes
  /// measure and others do not.
  mutating func finishGrounds() -> [(unit: ColorUnit, ground: Ground, missing: [Holds])] {
    var partial: [(unit: ColorUnit, ground: Ground, missing: [Holds])] = []
    for (unit, ground) in grounds {
      let (own, missing) = cells(of: ground, unit: unit)
      if cells[unit] == nil { cells[unit] = own }
      // A color that no theme measures is unpaired, or its pairs are reported.
      if !missing.isEmpty, own.contains(where: { $0.status != .never }) {
        partial.append((unit, ground, missing.map(\.holds)))
      }
    }
    return partial.sorted { one, other in
      (one.unit.path.index, one.unit.index ?? -1) < (other.unit.path.index, other.unit.index ?? -1)
    }
  }

  /// Whether a pair shows the color, directly or through references, though perhaps without a ratio.
  func isShown(_ unit: ColorUnit) -> Bool {
    reached[unit] != nil || !stopParts(of: unit).isEmpty
  }

  /// The cells of a color. One that no role or pair names has those of the themes in which a pair
  /// reaches it; one that no pair reaches, those in which it has a value.
  func cells(of unit: ColorUnit) -> [Coverage.Cell] {
    if let own = cells[unit], !own.isEmpty { return own }
    let parts = reached[unit] ?? stopParts(of: unit)
    guard let best = parts.map(\.status).max() else {
      let axes = tokens.axes(of: unit.path)
      let themes = tokens.themes(of: unit.path).filter { tokens.value(unit.path, in: $0) != nil }
      return cells(
        of: ThemeRegion(Set(themes), over: axes, in: tokens.themes),
        part: Part(theme: 0, axes: axes, status: .never))
    }
    let region = ThemeRegion(
      parts.map { (theme: $0.theme, axes: $0.axes) }, in: tokens.themes)
    return cells(of: region, part: Part(theme: 0, axes: AxisSet(), status: best))
  }

  /// Where pairs reached a gradient through each of its stops: that of the least covered one.
  private func stopParts(of unit: ColorUnit) -> [Part] {
    let stops = stopUnits(of: unit).map { reached[$0] ?? [] }
    return stops.min { one, other in
      one.map(\.status).max() ?? .never < other.map(\.status).max() ?? .never
    } ?? []
  }

  /// The stops of a gradient; empty for other colors.
  private func stopUnits(of unit: ColorUnit) -> [ColorUnit] {
    guard unit.index == nil else { return [] }
    let count = tokens.values(of: unit.path).map { $0?.innerColors.count ?? 0 }.max() ?? 0
    return (0..<count).map { ColorUnit(path: unit.path, index: $0) }
  }
}

extension [Reach] {
  /// What came of a color.
  fileprivate func parts(of unit: ColorUnit) -> [CoverageReader.PartOfThemes] {
    filter { $0.units.contains(unit) }.map { reach in
      CoverageReader.PartOfThemes(
        themes: reach.themes,
        part: CoverageReader.Part(
          theme: 0, axes: reach.axes, status: reach.status, because: reach.because))
    }
  }
}

extension Contract {
  /// Whether a pair shows a layer in a variant.
  fileprivate func shows(_ layer: PairLayer, of pair: Pair, in variant: VariantTokens) -> Bool {
    guard applies(pair, to: variant) else { return false }
    return pair.foregrounds.contains(layer)
      || pair.backgrounds.contains { background in
        background.layers.contains(layer) && applies(background, to: variant)
      }
  }
}
