import TokenModel
import TokenThemes

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
  /// Colors that some themes measure and others do not.
  private var partial: [Partial] = []

  /// A color that some themes measure and others do not.
  struct Partial {
    var unit: ColorUnit
    /// A pair that shows it, and its contract.
    var pair: Pair
    var contract: Contract
    /// The themes in which no pair does.
    var missing: [Holds]
  }

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
  private struct Ground {
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
          cover(unit, in: theme, over: reach.axes, status: reach.status, because: reach.because)
        }
      }
    }
    for pair in contract.pairs {
      for layer in pair.layers where layer.pattern != nil {
        let isOnePath = layer.pattern?.axes.isEmpty ?? true
        var seen: Set<Int> = []
        for variant in variants where contract.shows(layer, of: pair, in: variant) {
          if isOnePath, !seen.insert(variant.theme).inserted { continue }
          guard let names = contract.segments(of: layer, in: variant),
            let path = tokens.set.paths.find(names)
          else { continue }
          let isBound = contract.themeAxis.map { layer.pattern?.axes.contains($0) ?? false }
          for index in indices(of: layer, path: path) {
            cover(
              ColorUnit(path: path, index: index), in: variant.theme, over: variant.fixed,
              status: .never, because: nil)
            // A gradient is one color, however its stops are named.
            let unit = ColorUnit(path: path, index: tokens.isPaint(path) ? nil : index)
            var ground = grounds[unit] ?? Ground(pair: pair, contract: contract)
            ground.isBound = ground.isBound && (isBound ?? false)
            ground.excuse = ground.excuse ?? pair.unless
            grounds[unit] = ground
          }
        }
      }
    }
  }

  private func indices(of layer: PairLayer, path: PathID) -> [Int?] {
    switch layer.part {
    case nil: return [nil]
    case .one(let index): return [index]
    case .every:
      let count = tokens.values(of: path).map { $0?.innerColors.count ?? 0 }.max() ?? 0
      return (0..<max(1, count)).map { $0 }
    }
  }

  /// Adds the surface in the themes that use it.
  mutating func add(surfaceOf project: Project) {
    let axes = project.overrideAxes(in: tokens.themes)
    for theme in tokens.themes.themes(over: axes) {
      let surface = project.auditSettings(in: tokens.themes.contexts(of: theme)).surface
      guard let path = surface.flatMap({ tokens.set.paths.find($0.pathSegments) }) else {
        continue
      }
      cover(ColorUnit(path: path), in: theme, over: axes, status: .measured, because: nil)
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
      let value = tokens.value(unit.path, in: theme)
      // A surface without a value covers nothing.
      if status != .never, value == nil { continue }
      let part = Part(theme: theme, axes: axes, status: status, because: because)
      // A solid color is its own first one.
      let unit = value?.type == .color ? ColorUnit(path: unit.path) : unit
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
        if color.pairs.isEmpty {
          // The surface, or a color that other pairs reach through references.
          parts = (reached[unit] ?? []).map { PartOfThemes(themes: [$0.theme], part: $0) }
        } else {
          let showing = cell.isShown ? cell.showing : [cell.variant]
          let reaches = showing.flatMap { byVariant[$0] ?? [] }
          parts = reaches.parts(of: unit)
          stops = stopUnits(of: unit).map(reaches.parts)
        }
        if cell.isShown, parts.isEmpty, stops.isEmpty || stops.contains(where: \.isEmpty) {
          cover(unit, in: variant.theme, over: variant.fixed, status: .never, because: nil)
        }
        let excuse = cell.isShown ? nil : color.excuse
        let missing = Part(
          theme: variant.theme, axes: variant.fixed, status: excuse == nil ? .never : .exempt,
          because: excuse)
        let found = self.cells(
          of: unit, like: variant.theme, on: variant.fixed, parts: parts, stops: stops,
          otherwise: missing)
        let open = found.filter { $0.status == .never }.map(\.holds)
        if !cell.isShown, !color.isPartial, excuse == nil, !open.isEmpty,
          open.count < found.count, let pair = color.pairs.first
        {
          partial.append(Partial(unit: unit, pair: pair, contract: contract, missing: open))
        }
        cells[unit, default: []] += found.map { cell in
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
    of unit: ColorUnit, like first: Int, on fixed: AxisSet, parts: [PartOfThemes],
    stops: [[PartOfThemes]], otherwise missing: Part
  ) -> [Coverage.Cell] {
    let space = tokens.themes
    var axes = (parts + stops.joined()).reduce(fixed) { $0.union($1.part.axes) }
    if !stops.isEmpty { axes.formUnion(tokens.axes(of: unit.path)) }
    guard space.count(over: axes) <= supportLimit else { return [] }
    var groups: [(part: Part, themes: Set<Int>)] = []
    for theme in space.themes(like: first, on: fixed, over: axes) {
      func best(of parts: [PartOfThemes]) -> Part? {
        parts.filter { $0.themes.contains(space.first(like: theme, on: $0.part.axes)) }
          .map(\.part).max { $0.status < $1.status }
      }
      // A gradient counts as its least covered stop.
      let count = tokens.value(unit.path, in: theme)?.innerColors.count ?? stops.count
      let least = stops.prefix(count).map { best(of: $0) ?? missing }
        .min { $0.status < $1.status }
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

  /// What came of a color in a theme; nil if no pair reaches it, or not every stop of a gradient.
  private func found(_ unit: ColorUnit, in theme: Int) -> Part? {
    func best(of unit: ColorUnit) -> Part? {
      (reached[unit] ?? []).filter { tokens.themes.first(like: theme, on: $0.axes) == $0.theme }
        .max { $0.status < $1.status }
    }
    let whole = best(of: unit)
    guard unit.index == nil, case .gradient(let stops)? = tokens.value(unit.path, in: theme) else {
      return whole
    }
    let parts = stops.indices.map { best(of: ColorUnit(path: unit.path, index: $0)) }
    guard !parts.contains(where: { $0 == nil }) else { return whole }
    let least = parts.compactMap(\.self).min { $0.status < $1.status }
    return [whole, least].compactMap(\.self).max { $0.status < $1.status }
  }

  /// The axes that tell what comes of a color.
  private func axes(of unit: ColorUnit) -> AxisSet {
    ([unit] + stopUnits(of: unit)).flatMap { reached[$0] ?? [] }
      .reduce(tokens.axes(of: unit.path)) { $0.union($1.axes) }
  }

  /// The cells of a color: what came of it in each theme in which it has a value.
  ///
  /// - Parameter missing: What came of it where no pair reaches it; nil to leave these themes out.
  /// - Returns: The cells, and the themes in which no pair reaches it.
  private func cells(
    of unit: ColorUnit, otherwise missing: Part?
  ) -> (all: [Coverage.Cell], unreached: ThemeRegion) {
    let (space, axes) = (tokens.themes, axes(of: unit))
    var groups: [Coverage.Status: (part: Part, themes: Set<Int>)] = [:]
    var unreached: Set<Int> = []
    guard space.count(over: axes) <= supportLimit else {
      return ([], ThemeRegion(unreached, over: axes, in: space))
    }
    for theme in space.themes(over: axes) where tokens.value(unit.path, in: theme) != nil {
      let found = found(unit, in: theme)
      if found == nil { unreached.insert(theme) }
      guard let best = found ?? missing else { continue }
      groups[best.status, default: (best, [])].themes.insert(theme)
    }
    let all = groups.sorted { $0.key < $1.key }.flatMap { _, group in
      cells(of: ThemeRegion(group.themes, over: axes, in: space), part: group.part)
    }
    return (all, ThemeRegion(unreached, over: axes, in: space))
  }

  /// Finishes the cells of colors that pairs name by path, and returns the colors that some themes
  /// measure and others do not.
  mutating func finishGrounds() -> [Partial] {
    for (unit, ground) in grounds {
      let missing = Part(
        theme: 0, axes: AxisSet(), status: ground.excuse == nil ? .never : .exempt,
        because: ground.excuse)
      let (own, unreached) = cells(of: unit, otherwise: ground.isBound ? nil : missing)
      if cells[unit] == nil { cells[unit] = own }
      guard !ground.isBound, ground.excuse == nil else { continue }
      // A color that no theme measures is unpaired, or its pairs are reported.
      if !unreached.boxes.isEmpty, own.contains(where: { $0.status != .never }) {
        partial.append(
          Partial(
            unit: unit, pair: ground.pair, contract: ground.contract,
            missing: unreached.holds(in: tokens.themes)))
      }
    }
    return partial.sorted { one, other in
      (one.unit.path.index, one.unit.index ?? -1) < (other.unit.path.index, other.unit.index ?? -1)
    }
  }

  /// Whether a pair shows the color, directly or through references, though perhaps without a ratio.
  func isShown(_ unit: ColorUnit) -> Bool {
    let themes = tokens.themes.themes(over: axes(of: unit))
    return themes.contains { found(unit, in: $0) != nil }
  }

  /// The cells of a color. A color that no role or pair names has the cells of the themes in which
  /// a pair reaches it. A color that no pair reaches has those in which it has a value.
  func cells(of unit: ColorUnit) -> [Coverage.Cell] {
    if let own = cells[unit], !own.isEmpty { return own }
    let found = cells(of: unit, otherwise: nil).all
    let never = Part(theme: 0, axes: AxisSet(), status: .never)
    return found.isEmpty ? cells(of: unit, otherwise: never).all : found
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
    return pair.backgrounds.contains { background in
      applies(background, to: variant)
        && (pair.foregrounds.contains(layer) || background.layers.contains(layer))
    }
  }
}

extension ResolvedTokens {
  /// Whether a token is a color or a gradient in some theme.
  fileprivate func isPaint(_ path: PathID) -> Bool {
    values(of: path).contains { $0?.isPaint ?? false }
  }
}
