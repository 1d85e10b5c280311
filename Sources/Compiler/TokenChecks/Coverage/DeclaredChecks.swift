/// The checks that the pairs of a contract declare, and what came of them.
///
/// A pair declares a check on each ground in each variant in which both have a value, whatever the
/// conditions say. A pair with a color from another variant also declares one with its own.
struct DeclaredChecks {
  let contract: Contract
  /// The variants, with the roles that exist in them although a condition on the theme leaves them out.
  let variants: [VariantTokens]
  private(set) var checks: [Check] = []
  let tokens: ResolvedTokens
  /// The numbers of the checks of each variant.
  private var numbers: [[[ColorUnit]: Int]]
  /// What came of the colors of each variant.
  private var colors: [[ColorUnit: [ThemePart]]]
  /// The colors in `colors`, in the order of the pairs.
  private var places: [(variant: Int, unit: ColorUnit)] = []
  private let variantNumbers: [Variant: Int]

  /// A check in the themes of a variant.
  struct Check {
    /// The foreground, and the layers below it from top to bottom.
    let units: [ColorUnit]
    /// The variants whose colors they are.
    let owners: [Int]
    let variant: Int
    /// What came of it: without results, nothing.
    fileprivate(set) var parts: [ThemePart] = []
    /// Whether a pair that applies has it.
    fileprivate(set) var isJudged = false
    /// Whether pairs that apply have it as a shape, and one that does not apply as text.
    fileprivate(set) var isShape = false
    /// The pairs that have it and do not apply.
    fileprivate(set) var omissions: [Omission] = []
    /// What came of it in each theme in which it exists.
    fileprivate(set) var outcome: [ThemePart] = []
  }

  /// A pair that does not apply in a variant.
  struct Omission: Hashable {
    /// The number of the pair in the contract.
    var pair: Int
    var foreground: String
    var background: String
  }

  init(_ contract: Contract, variants: [VariantTokens], reaches: [Reach], tokens: ResolvedTokens) {
    (self.contract, self.tokens) = (contract, tokens)
    self.variants = contract.widened(variants, in: tokens)
    variantNumbers = Dictionary(firsts: variants.enumerated().map { ($1.variant, $0) })
    (numbers, colors) = (variants.map { _ in [:] }, variants.map { _ in [:] })
    for reach in reaches { add(reach) }
    for number in contract.pairs.indices { addOmissions(of: number, given: variants) }
    for number in checks.indices { settle(number) }
  }

  /// What came of a color of a variant.
  func parts(of unit: ColorUnit, in variant: Int) -> [ThemePart] { colors[variant][unit] ?? [] }

  /// What came of all colors, in the order of the pairs.
  var reached: [(unit: ColorUnit, part: ThemePart)] {
    places.flatMap { variant, unit in
      parts(of: unit, in: variant).compactMap { part in
        if case .stop = part.role { return nil }
        return (unit, part)
      }
    }
  }

  /// The first check that is never measured of each pair.
  var open: [Coverage.OpenCheck] {
    var known: Set<Int?> = []
    return checks.compactMap { check in
      guard check.outcome.contains(where: \.status.isOpen) else { return nil }
      let pair =
        check.isJudged ? nil : check.omissions.first { contract.pairs[$0.pair].unless == nil }?.pair
      guard known.insert(pair).inserted else { return nil }
      let names = check.units.map { "'\(tokens.set.paths.string($0.path))'" }
      let layers = names.dropFirst().joined(separator: " over ")
      let label = variants[check.variant].variant.label
      return Coverage.OpenCheck(
        component: contract.component, pair: pair,
        name: "\(names[0]) on \(layers)" + (label.isEmpty ? "" : " in '\(printable(label))'"),
        place: contract.place(pair.map { contract.pairs[$0].steps } ?? [.key("contrast")]))
    }
  }

  // MARK: What pairs show

  private mutating func add(_ reach: Reach) {
    let (shown, owners) = (reach.shown, owners(of: reach))
    let variant = variants[reach.variant]
    var part = ThemePart(
      axes: reach.axes, themes: reach.themes, status: shown.status, isShape: shown.isShape,
      because: shown.because)
    part.simplify(like: variant.theme, on: variant.fixed, in: tokens.themes)
    if shown.isComplete {
      let number = number(of: shown.units, owners: owners, in: reach.variant)
      checks[number].parts.append(part)
      checks[number].isJudged = true
      for path in shown.uneven {
        part.role = .uneven
        for position in shown.units.indices where shown.units[position].path == path {
          add(part, to: ColorUnit(path: path), of: owners[position])
        }
      }
    }
    for (position, unit) in shown.units.enumerated() {
      part.role = .side
      if !shown.isComplete || shown.hidden.contains(position) { part.role = .hidden }
      // Whether the check is open is known once all pairs are read.
      if part.role == .hidden || !part.status.isOpen { add(part, to: unit, of: owners[position]) }
    }
    if let surface = shown.surface {
      part.role = .reference
      add(part, to: ColorUnit(path: surface), of: reach.variant)
    }
  }

  private mutating func add(_ part: ThemePart, to unit: ColorUnit, of variant: Int) {
    if colors[variant][unit] == nil { places.append((variant, unit)) }
    colors[variant][unit, default: []].append(part)
    guard let index = unit.index, part.role == .side else { return }
    var part = part
    part.role = .stop(index)
    add(part, to: ColorUnit(path: unit.path), of: variant)
  }

  /// The variants whose colors a reach has.
  func owners(of reach: Reach) -> [Int] {
    reach.shown.units.indices.map { position in
      reach.otherVariants[position].flatMap { variantNumbers[$0] } ?? reach.variant
    }
  }

  private mutating func number(of units: [ColorUnit], owners: [Int], in variant: Int) -> Int {
    if let known = numbers[variant][units] { return known }
    numbers[variant][units] = checks.count
    checks.append(Check(units: units, owners: owners, variant: variant))
    return checks.count - 1
  }

  // MARK: What conditions leave out

  /// Adds the checks of a pair in variants in which it, or its ground, does not apply.
  private mutating func addOmissions(of number: Int, given variants: [VariantTokens]) {
    let pair = contract.pairs[number]
    for background in pair.backgrounds {
      // What a focus indicator replaces is by design the color of another variant.
      let own = background.isUnfocused ? nil : pair.withOwnColors(on: background)
      for (index, variant) in variants.enumerated() {
        if !contract.applies(pair, to: variant) || !contract.applies(background, to: variant) {
          add(pair, number: number, on: background, at: index)
        }
        if let own { add(own.pair, number: number, on: own.background, at: index) }
      }
    }
  }

  private mutating func add(_ pair: Pair, number: Int, on background: Background, at index: Int) {
    let variant = variants[index]
    let omission = Omission(pair: number, foreground: pair.foreground, background: background.name)
    for shown in contract.tokens(of: pair, on: background, in: variant, among: tokens) ?? [] {
      var axes = shown.sides.reduce(variant.fixed) { $0.union(tokens.axes(of: $1)) }
      if tokens.themes.count(over: axes) > supportLimit { axes = variant.fixed }
      var reached: [Reach.Shown: Set<Int>] = [:]
      for theme in tokens.themes.themes(like: variant.theme, on: variant.fixed, over: axes) {
        for color in shown.shown(in: theme, tokens: tokens) where color.isComplete {
          reached[color, default: []].insert(theme)
        }
      }
      for reach in shown.reaches(reached, over: axes, in: variant, at: index) {
        let check = self.number(of: reach.shown.units, owners: owners(of: reach), in: index)
        checks[check].parts.append(
          ThemePart(axes: reach.axes, themes: reach.themes, status: .never, role: .omitted))
        if checks[check].omissions.last != omission { checks[check].omissions.append(omission) }
      }
    }
  }

  // MARK: What came of them

  /// Computes what came of a check in each theme, and adds what is open to its colors.
  private mutating func settle(_ number: Int) {
    let isText = checks[number].omissions.contains { omission in
      contract.pairs[omission.pair].isText && contract.pairs[omission.pair].unless == nil
    }
    if isText, checks[number].parts.contains(where: \.isShape) {
      // What a shape needs is not enough for text.
      checks[number].parts.removeAll(where: \.isShape)
      checks[number].isJudged = checks[number].parts.contains { $0.role != .omitted }
      checks[number].isShape = true
    }
    let check = checks[number]
    let (variant, space) = (variants[check.variant], tokens.themes)
    // A reason is for its own pair only.
    let excuses = check.omissions.map { contract.pairs[$0.pair].unless }
    let excuse = check.isJudged || excuses.contains(nil) ? nil : excuses.first ?? nil
    var outcome = check.parts
    let axes = check.parts.reduce(variant.fixed) { $0.union($1.axes) }
    if check.parts.count > 1, space.count(over: axes) > supportLimit {
      outcome = [ThemePart(axes: variant.fixed, themes: [variant.theme], status: .never)]
    } else if check.parts.count > 1 {
      outcome = space.facts(like: variant.theme, on: variant.fixed, over: axes, parts: check.parts)
      { _, parts in
        parts.max { $0.status < $1.status }.map {
          ThemePart(axes: axes, themes: [], status: $0.status, because: $0.because)
        }
      }.items.grouped(by: \.value).map { group in
        var part = group[0].value
        part.themes = Set(group.map(\.theme))
        return part
      }
    }
    for index in outcome.indices where outcome[index].status.isOpen {
      if let excuse { (outcome[index].status, outcome[index].because) = (.exempt, excuse) }
      outcome[index].role = check.isJudged ? .side : .omitted
      for (unit, owner) in zip(check.units, check.owners) {
        add(outcome[index], to: unit, of: owner)
      }
    }
    checks[number].outcome = outcome
  }
}

extension Pair {
  /// The pair on a background, without colors of other variants; nil if it has none.
  fileprivate func withOwnColors(on background: Background) -> (pair: Pair, background: Background)?
  {
    guard (foregrounds + background.layers).contains(where: { !$0.overrides.entries.isEmpty })
    else { return nil }
    var (pair, background) = (self, background)
    pair.foregrounds = foregrounds.map(\.withOwnColor)
    background.layers = background.layers.map(\.withOwnColor)
    return (pair, background)
  }
}

extension PairLayer {
  /// The layer with the color of each variant.
  fileprivate var withOwnColor: PairLayer {
    guard !overrides.entries.isEmpty else { return self }
    var layer = self
    layer.name = name.parts(around: " in \(overrides.label)").joined()
    layer.overrides = Variant()
    return layer
  }
}
