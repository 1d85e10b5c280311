import ColorMath
import TokenModel
import Writers

/// The number of places with the same value in other themes that a finding shows.
private let shownTwins = 8

/// Measures every pair of a contract in every variant: once for each combination of values on the
/// theme axes that matter for the pair.
struct ContrastAudit {
  private(set) var results: [ContrastResult] = []
  /// The axes on which the audit's settings and the values of every surface depend.
  private let settingAxes: AxisSet
  /// The axes on which the value of each token depends.
  private var supports: [PathID: AxisSet] = [:]
  private(set) var unjudgedWaivers = 0
  /// The number of pairs without a result, in every theme; another finding gives the reason.
  private(set) var unjudgedPairs = 0
  private let tokens: ResolvedTokens
  private let contract: Contract
  private let project: Project
  private var waivers: WaiverLedger
  /// The surface of each theme; computed when first needed.
  private var surfaces: [Int: (side: ContrastResult.Side, value: TokenValue)] = [:]
  /// The sides found so far, by theme and token: most tokens are in several pairs.
  private var sides: [Int: (side: ContrastResult.Side, value: TokenValue)] = [:]

  init(
    _ tokens: ResolvedTokens, contract: Contract, project: Project, themes: BuiltThemes,
    today: String?
  ) {
    self.tokens = tokens
    self.contract = contract
    self.project = project
    settingAxes = project.surfaceAxes(in: tokens)
    waivers = WaiverLedger(contract, themes: themes, today: today)
  }

  /// Audits the variants, and then the waivers that they needed.
  ///
  /// A pair has no result if its foreground, background, surface or text style could not be read.
  /// That is reported where the token is read.
  mutating func audit(_ variants: [VariantTokens], findings: inout Findings) {
    for (index, variant) in variants.enumerated() {
      for pair in contract.pairs where contract.applies(pair, to: variant) {
        for background in pair.backgrounds where background.when.holds(in: variant.variant) {
          judge(pair, on: background, in: variant, at: index, findings: &findings)
        }
      }
    }
    // Stable, because Swift's sort is: the order of variants and pairs stays within a theme.
    results = results.indices.sorted { results[$0].themeIndex < results[$1].themeIndex }
      .map { results[$0] }
    waivers.finish(&findings)
    unjudgedWaivers = waivers.unjudged
  }

  /// Judges a pair in all themes of a variant, and adds one result for each group of equal ones.
  private mutating func judge(
    _ pair: Pair, on background: Background, in variant: VariantTokens, at index: Int,
    findings: inout Findings
  ) {
    let paths = tokens.set.paths
    guard let back = contract.path(of: background, in: variant, among: paths),
      let front = variant.token(of: pair.foreground).map(\.path)
    else { return }
    let text = pair.text?.segments(for: variant.variant, role: "").flatMap { paths.find($0) }
    var axes = settingAxes.union(variant.fixed)
    for path in [front, back, text].compactMap(\.self) { axes.formUnion(support(of: path)) }
    let waived = waivers.axes(of: pair.foreground, on: background.name)
    axes.formUnion(AxisSet(waived.compactMap(tokens.themes.axis(named:))))
    let count = tokens.themes.count(over: axes)
    guard count <= supportLimit else {
      unjudgedPairs += tokens.themes.count(like: variant.theme, on: variant.fixed)
      let names = axes.axes.map { "'\(printable(tokens.themes.axes[$0].name))'" }
      findings.add(
        .limitExceeded,
        message:
          "'\(pair.foreground)' on '\(background.name)' has \(count) combinations of the axes "
          + "\(names.joined(separator: ", ")), more than the limit of \(supportLimit); "
          + "let it depend on fewer",
        at: contract.place(pair.steps))
      return
    }
    var judged: [Int: Judged] = [:]
    var groups: [(first: Judged, themes: Set<Int>)] = []
    for theme in tokens.themes.themes(like: variant.theme, on: variant.fixed, over: axes) {
      let found = judge(
        pair, on: background, in: variant, at: index, theme: theme,
        paths: (front, back, text))
      guard let found else {
        unjudgedPairs += tokens.themes.count(like: theme, on: axes)
        continue
      }
      judged[theme] = found
      if let known = groups.firstIndex(where: { $0.first.isSame(as: found) }) {
        groups[known].themes.insert(theme)
      } else {
        groups.append((found, [theme]))
      }
    }
    for group in groups {
      let region = ThemeRegion(group.themes, over: axes, in: tokens.themes)
      for (box, holds) in zip(region.boxes, region.holds(in: tokens.themes)) {
        guard let found = judged[tokens.themes.first(in: box)] else { continue }
        var result = found.result
        result.holds = holds
        result.key = result.keyOfPair
        result.twins = twins(of: result, over: axes)
        for waiver in found.undercut { report(undercut: waiver, by: result, findings: &findings) }
        results.append(result)
      }
    }
  }

  /// The places where other themes of a finding declare the same values: correcting one is not
  /// enough.
  private func twins(of result: ContrastResult, over axes: AxisSet) -> [Diagnostic.Related] {
    guard [.fail, .indeterminate].contains(result.outcome) else { return [] }
    let themes = tokens.themes
    let sides = [(result.foreground, "foreground"), (result.background, "background")]
    var known = [result.foreground.place, result.background.place]
    var twins: [Diagnostic.Related] = []
    for (side, name) in sides {
      let own = tokens.axes(of: side.token)
      let every = axes.union(own)
      guard !own.isEmpty, themes.count(over: every) <= supportLimit else { continue }
      var others = axes
      for axis in own.axes { others.remove(axis) }
      var places: [(place: Place, themes: Set<Int>)] = []
      for theme in themes.themes(like: result.themeIndex, on: others, over: every)
      where result.holds.contains(themes.contexts(of: theme)) {
        guard let declaration = tokens.declaration(side.token, in: theme) else { continue }
        let place = tokens.set.place(of: declaration)
        if known.contains(place) { continue }
        let first = themes.first(like: theme, on: own)
        if let index = places.firstIndex(where: { $0.place == place }) {
          places[index].themes.insert(first)
        } else {
          places.append((place, [first]))
        }
      }
      known += places.map(\.place)
      for (place, found) in places.prefix(shownTwins) {
        let label = ThemeRegion(found, over: own, in: themes).label(in: themes)
        twins.append(Diagnostic.Related("the same \(name) in \(label)", at: place))
      }
      if places.count > shownTwins {
        twins[twins.count - 1].message += ", and in \(places.count - shownTwins) more places"
      }
    }
    return twins
  }

  /// A pair as judged in one theme.
  private struct Judged {
    var result: ContrastResult
    /// The waivers whose floor is above the ratio.
    var undercut: [Waiver] = []

    /// Whether both say the same, though perhaps of values in different places.
    func isSame(as other: Judged) -> Bool {
      result.isSame(as: other.result) && undercut.map(\.steps) == other.undercut.map(\.steps)
    }
  }

  private mutating func support(of path: PathID) -> AxisSet {
    if let known = supports[path] { return known }
    let support = tokens.support(of: path)
    supports[path] = support
    return support
  }

  /// The result of a pair in one theme; nil when a value could not be read.
  private mutating func judge(
    _ pair: Pair, on background: Background, in variant: VariantTokens, at index: Int,
    theme: Int, paths: (front: PathID?, back: PathID?, text: PathID?)
  ) -> Judged? {
    let contexts = tokens.themes.contexts(of: theme)
    let circumstances = variant.variant.merged(with: contexts)
    let settings = project.auditSettings(in: contexts)
    if surfaces[theme] == nil, let name = settings.surface {
      surfaces[theme] = side(
        tokens.set.paths.find(pathSegments(name)), role: "surface", in: theme)
    }
    let surface = surfaces[theme]
    guard let foregroundSide = side(paths.front, role: pair.foreground, in: theme),
      let backgroundSide = side(paths.back, role: background.name, in: theme),
      Layer(foregroundSide.value) != nil, let back = Layer(backgroundSide.value),
      back.isOpaque || settings.surface == nil || surface.flatMap({ Layer($0.value) }) != nil,
      let requirement = requirement(of: pair, text: paths.text, theme: theme, level: settings.level)
    else {
      waivers.excuse(pair.foreground, on: background.name, in: circumstances)
      return nil
    }
    let placement = Placement(
      foreground: foregroundSide.value, background: backgroundSide.value, surface: surface?.value)
    var result = ContrastResult(
      key: "", component: contract.component,
      pair: contract.place(pair.steps), theme: contexts, variant: variant.variant,
      foreground: foregroundSide.side, background: backgroundSide.side, duty: requirement.duty,
      required: requirement.ratio, surface: back.isOpaque ? nil : surface?.side,
      anyBackdrop: placement.worstOnAnyBackdrop(), outcome: .indeterminate,
      themeIndex: theme, variantIndex: index, placement: placement, text: requirement.text)
    if let measured = placement.measured() {
      result.ratio = measured.worst.ratio
      result.screen = measured.screen
      result.renderer = measured.renderer
      if placement.stack()?.hasGradient ?? false { result.at = measured.worst.at }
      return decide(pair, result: result, variant: circumstances)
    }
    guard requirement.ratio != nil else {
      return decide(pair, result: result, variant: circumstances)
    }
    result.because = obstacle(to: result)
    waivers.excuse(pair.foreground, on: background.name, in: circumstances)
    return Judged(result: result)
  }

  /// Decides the outcome of a pair that has a ratio or no requirement.
  private mutating func decide(
    _ pair: Pair, result: ContrastResult, variant: Variant
  ) -> Judged {
    var judged = Judged(result: result)
    let ratio = result.ratio ?? 1
    let isEnough = result.required.map { ratio >= $0 } ?? true
    let verdict = waivers.judge(
      result.foreground.role, on: result.background.role, in: variant, ratio: ratio,
      isEnough: isEnough)
    switch pair.duty {
    case .decorative(let reason), .inactive(let reason):
      judged.result.outcome = .exempt
      judged.result.because = reason
    case .text, .graphic, .minimum:
      judged.result.outcome = isEnough ? .pass : .fail
      guard !isEnough else { return judged }
      judged.undercut = verdict.undercut
      if let waiver = verdict.accepting, verdict.undercut.isEmpty {
        accept(&judged.result, by: waiver)
      }
    }
    return judged
  }

  private func accept(_ result: inout ContrastResult, by waiver: Waiver) {
    result.outcome = .waived
    result.because = waiver.because
    result.acceptance = ContrastResult.Acceptance(
      floor: waiver.floor, owner: waiver.owner, until: waiver.until,
      place: contract.place(waiver.steps))
  }

  // MARK: The two sides

  private mutating func side(
    _ path: PathID?, role: String, in theme: Int
  ) -> (side: ContrastResult.Side, value: TokenValue)? {
    guard let path else { return nil }
    let key = theme * tokens.set.paths.count + Int(path.index)
    if var known = sides[key] {
      known.side.role = role
      return known
    }
    guard let value = tokens.value(path, in: theme),
      let declaration = tokens.declaration(path, in: theme)
    else { return nil }
    let side = ContrastResult.Side(
      role: role, path: tokens.set.paths.string(path), value: valueText(value),
      place: tokens.set.place(of: declaration), token: path)
    sides[key] = (side, value)
    return (side, value)
  }

  /// Why a pair cannot be measured.
  private func obstacle(to result: ContrastResult) -> String {
    if result.surface != nil {
      return "the surface is translucent; make it opaque"
    }
    let bound = result.anyBackdrop.map { " (over the worst backdrop: \(shown($0)):1)" } ?? ""
    return "'\(result.background.path)' is translucent, and no surface is set" + bound
      + "; set audit.surface in tincture.json"
  }

  // MARK: Duties

  /// The ratio that a pair must reach (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11); nil when its text style
  /// could not be read.
  private func requirement(
    of pair: Pair, text: PathID?, theme: Int, level: Project.Level
  ) -> (duty: Duty, ratio: Double?, text: TypographyValue?)? {
    switch pair.duty {
    case .graphic: return (.graphic, 3, nil)
    case .decorative: return (.decorative, nil, nil)
    case .inactive: return (.inactive, nil, nil)
    case .minimum(let ratio): return (.custom, ratio, style(text, in: theme))
    case .text:
      guard pair.text != nil else { return (.text, level.text, nil) }
      guard let style = style(text, in: theme) else { return nil }
      return isLarge(style)
        ? (.largeText, level.largeText, style) : (.text, level.text, style)
    }
  }

  private func style(_ path: PathID?, in theme: Int) -> TypographyValue? {
    guard let path, case .typography(let style)? = tokens.value(path, in: theme) else {
      return nil
    }
    return style
  }

  /// Whether text is large: at least 24 px, or 18.667 px in bold (WCAG 2.2; an iOS point is 1 px).
  private func isLarge(_ style: TypographyValue) -> Bool {
    style.fontSize.pixels >= 24 || (style.fontSize.pixels >= 18.667 && style.fontWeight >= 700)
  }

  // MARK: Findings

  private func report(
    undercut waiver: Waiver, by result: ContrastResult, findings: inout Findings
  ) {
    guard let ratio = result.ratio else { return }
    findings.add(
      .undercutWaiver,
      message:
        "\(result.phrase) is \(shown(ratio)):1, below this waiver's floor of \(plain(waiver.floor)):1; "
        + "fix the color, or set a lower floor",
      at: contract.place(waiver.steps), path: result.foreground.path,
      related: [Diagnostic.Related("the foreground", at: result.foreground.place)])
  }
}

extension ContrastResult {
  /// The pair as messages name it.
  package var phrase: String {
    return
      "'\(foreground.path)' (\(foreground.value)) on '\(background.path)' (\(background.value))"
      + (label.isEmpty ? "" : " in \(label)")
  }

  /// The places that explain a result: its background, pair and waiver, and where its values come
  /// from.
  package var related: [Diagnostic.Related] {
    [
      Diagnostic.Related("the background", at: background.place),
      Diagnostic.Related("the pair", at: pair),
    ] + twins + (acceptance.map { [Diagnostic.Related("the waiver", at: $0.place)] } ?? []) + hops
  }

  /// The position on a gradient and the renderer with the lowest ratio, as the end of a sentence.
  package var spot: String {
    (at.map { " at \(shown($0)) of the gradient" } ?? "") + (renderer?.phrase ?? "")
  }
}

extension Project.Level {
  /// The minimum ratio of text (WCAG 2.2, 1.4.3 and 1.4.6).
  package var text: Double { self == .doubleA ? 4.5 : 7 }
  /// The minimum ratio of large text.
  package var largeText: Double { self == .doubleA ? 3 : 4.5 }
}
