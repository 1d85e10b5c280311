/// Measures every pair of a contract in every variant: once for each combination of values on the
/// theme axes that matter for the pair.
struct ContrastAudit {
  private(set) var results: [ContrastResult] = []
  var findings: Findings
  /// What the pairs showed, and where.
  private(set) var reaches: [Reach] = []
  /// The number of pairs without a result, in every theme; another finding gives the reason.
  var unjudgedPairs = 0
  let tokens: ResolvedTokens
  let contract: Contract
  let variants: [VariantTokens]
  let project: Project
  private(set) var waivers: WaiverLedger
  private var sides: SideReader
  /// What the pairs show in the variants.
  private(set) var showings: [Showing] = []
  /// How many ratios of several gradients on each other were looked for; each of them gets less work.
  private var longSearches = 0
  /// The layers of stacks: why each is not seen; nil once some theme shows it.
  private var hidden: [PairLayer: String?] = [:]

  /// Finds out what the pairs show.
  init(
    _ tokens: ResolvedTokens, contract: Contract, variants: [VariantTokens], project: Project,
    today: String?
  ) {
    (self.tokens, self.contract, self.project) = (tokens, contract, project)
    self.variants = variants
    findings = Findings(limit: tokens.set.limit)
    sides = SideReader(tokens)
    waivers = WaiverLedger(contract, themes: tokens.themes, today: today)
    showings = plan()
  }

  /// Audits the variants, and then the waivers that they needed.
  ///
  /// A pair has no result if its foreground, background, surface or text style could not be read.
  /// That is reported where the token is read.
  mutating func audit() {
    for showing in showings { judge(showing) }
    // Stable, because Swift's sort is: the order of variants and pairs stays within a theme.
    results.sort { $0.themeIndex < $1.themeIndex }
    findings.add(waivers.finish())
    for case (let layer, let why?) in hidden {
      findings.add(
        .hiddenLayer, message: "'\(printable(layer.name))' is never seen: \(why); remove it",
        at: contract.document.keyPlace(layer.steps))
    }
  }

  /// Judges a pair in all themes of a variant, and adds one result for each group of equal ones.
  private mutating func judge(_ showing: Showing) {
    let (pair, background, index) = (showing.pair, showing.background, showing.variant)
    let (shown, axes, variant) = (showing.shown, showing.axes, variants[index])
    guard showing.count <= supportLimit else {
      let names = axes.axes.map { "'\(printable(tokens.themes.axes[$0].name))'" }
      skip(
        pair, on: background, in: variant,
        because: "has \(showing.count) combinations of the axes \(names.joined(separator: ", ")), "
          + "more than the limit of \(supportLimit); let it depend on fewer")
      let reached = shown.shown(in: variant.theme, tokens: tokens).map {
        ($0, Set([variant.theme]))
      }
      reaches += shown.reaches(
        Dictionary(firsts: reached), over: variant.fixed, in: variant, at: index)
      return
    }
    var judged: [Int: Judged] = [:]
    var groups: [(first: Int, themes: Set<Int>)] = []
    // The groups with these values; there can be a group for each theme.
    var groupsByValues: [[String]: [Int]] = [:]
    var reached: [Reach.Shown: Set<Int>] = [:]
    for theme in tokens.themes.themes(like: variant.theme, on: variant.fixed, over: axes) {
      if isAbsent(shown, in: theme) { continue }
      let found = judge(shown, of: pair, on: background, in: variant, at: index, theme: theme)
      for color in shown.shown(in: theme, tokens: tokens) {
        reached[found?.outcome(of: color) ?? color, default: []].insert(theme)
      }
      guard let found else {
        unjudgedPairs += tokens.themes.count(like: theme, on: axes)
        continue
      }
      if found.lacksReason { reportLowering(of: pair, result: found.result) }
      judged[theme] = found
      let values = ([found.result.foreground] + found.result.layers).map(\.value)
      let known = groupsByValues[values]?.first {
        judged[groups[$0].first]?.isSame(as: found) ?? false
      }
      if let known {
        groups[known].themes.insert(theme)
      } else {
        groupsByValues[values, default: []].append(groups.count)
        groups.append((theme, [theme]))
      }
    }
    reaches += shown.reaches(reached, over: axes, in: variant, at: index)
    for group in groups {
      let region = ThemeRegion(group.themes, over: axes, in: tokens.themes)
      for (box, holds) in zip(region.boxes, region.holds(in: tokens.themes)) {
        guard let found = judged[tokens.themes.first(in: box)] else { continue }
        var result = found.result
        (result.box, result.holds) = (box, holds)
        result.key = result.keyOfPair
        result.twins = tokens.twins(of: result, over: axes)
        for waiver in found.undercut {
          let remark =
            "\(result.distance(above: waiver.floor)) this waiver's floor of \(plain(waiver.floor)):1; "
          findings.add(
            Diagnostic(
              .undercutWaiver, about: result,
              remark: remark
                + "fix the color, or write \"floor\": \(TokenChecks.shown(result.ratio ?? 1))",
              at: contract.place(waiver.steps)))
        }
        results.append(result)
      }
    }
  }

  /// A pair as judged in one theme.
  private struct Judged {
    var result: ContrastResult
    /// The waivers whose floor is above the ratio.
    var undercut: [Waiver] = []
    /// Whether the pair asks for less than the standard without saying why.
    var lacksReason = false
    /// The number of the foreground that counts, among those of which one is enough.
    var choice = 0
    /// The positions of layers that are not seen; 1 is that below the foreground.
    var hidden: [Int] = []
    /// Gradients of which it shows one stop, and whose contrast is lower between their stops.
    var uneven: [PathID] = []

    /// Whether both say the same, though perhaps of values in different places.
    func isSame(as other: Judged) -> Bool {
      result.isSame(as: other.result) && undercut.map(\.steps) == other.undercut.map(\.steps)
    }

    /// What the pair shows, with its outcome.
    func outcome(of shown: Reach.Shown) -> Reach.Shown {
      var shown = shown
      (shown.hidden, shown.surface) = (hidden, result.surface?.token)
      shown.isShape = [.graphic, .focus].contains(result.duty)
      switch result.outcome {
      case .pass where shown.choice != choice:
        (shown.status, shown.isShape) = (.exempt, true)
        shown.because = "'\(result.foreground.role)' is enough"
        return shown
      case .pass, .fail: shown.status = .measured
      case .waived: (shown.status, shown.because) = (.waived, result.because)
      case .exempt: (shown.status, shown.because) = (.exempt, result.because)
      case .indeterminate: shown.status = .never
      }
      shown.uneven = uneven
      return shown
    }
  }

  /// Whether a layer shows a color of a shadow or a gradient that has fewer in this theme.
  private func isAbsent(_ shown: PairTokens, in theme: Int) -> Bool {
    (shown.foregrounds + shown.layers).contains { token in
      guard token.layer.part == .every, let index = token.index, index > 0, let path = token.path,
        let value = tokens.value(path, in: theme)
      else { return false }
      return value.innerColors.count <= index
    }
  }

  /// The result of a pair in one theme; nil when a value could not be read.
  private mutating func judge(
    _ shown: PairTokens, of pair: Pair, on background: Background, in variant: VariantTokens,
    at index: Int, theme: Int
  ) -> Judged? {
    let contexts = tokens.themes.contexts(of: theme)
    let circumstances = variant.variant.merged(with: contexts)
    let settings = project.auditSettings(in: contexts)
    guard let drawn = sides.sides(of: shown, in: theme), let front = drawn.foregrounds.first,
      let requirement = PairRequirement(
        pair, on: background, style: style(shown.text, in: theme), level: settings.level,
        acceptsLess: waivers.acceptsLess(pair))
    else {
      waivers.excuse(pair.foreground, on: background.name, in: circumstances)
      return nil
    }
    let surface = settings.surface.flatMap { tokens.set.paths.find($0.pathSegments) }
      .flatMap { sides.side($0, role: "surface", in: theme) }
    var placement = Placement(
      foreground: front.paint, background: drawn.layers.map(\.paint), surface: surface?.value,
      groupOpacity: drawn.groupOpacity?.value ?? 1,
      alignment: pair.isAligned ? .pair : background.isAligned ? .background : .none)
    if placement.gradientCount > 2 {
      longSearches += 1
      placement.workLimit /= longSearches
    }
    let isOpaque = placement.isOpaque
    if !isOpaque, settings.surface != nil, surface.flatMap({ Layer($0.value) }) == nil {
      waivers.excuse(pair.foreground, on: background.name, in: circumstances)
      return nil
    }
    let unseen = noteHidden(shown.layers.map(\.layer), in: placement)
    let (choice, choices) = best(of: drawn.foregrounds, in: placement)
    let best = drawn.foregrounds[choice]
    placement.foreground = best.paint
    let facts = ContrastResult.Facts(
      component: contract.component, pair: contract.place(pair.steps), theme: contexts,
      variant: variant.variant,
      foregroundName: pair.foregrounds.count == 1 ? best.side.role : pair.foreground,
      backgroundName: drawn.layers.map(\.side.role).joined(separator: " over "),
      foreground: best.side, layers: drawn.layers.map(\.side), groupOpacity: drawn.groupOpacity,
      choices: choices, duty: requirement.duty, criterion: requirement.criterion,
      surface: isOpaque ? nil : surface?.side, anyBackdrop: placement.worstOnAnyBackdrop(),
      themeIndex: theme, variantIndex: index, placement: placement, text: requirement.text,
      drawn: placement.stack())
    var result = ContrastResult(facts, required: requirement.ratio)
    let flaw = requirement.ratio.flatMap { _ in
      best.flaw ?? drawn.layers.lazy.compactMap(\.flaw).first
    }
    result.measured = flaw == nil ? placement.measured() : nil
    if result.measured != nil || requirement.ratio == nil {
      var judged = decide(
        pair, on: background, result: result, requirement: requirement, variant: circumstances)
      (judged.choice, judged.hidden) = (choice, unseen)
      judged.uneven = uneven(
        [shown.foregrounds[choice]] + shown.layers, in: placement, theme: theme)
      return judged
    }
    if requirement.standard != nil { waivers.record(lowered: pair, isNeeded: true) }
    result.because = flaw ?? obstacle(to: result)
    waivers.excuse(pair.foreground, on: background.name, in: circumstances)
    return Judged(result: result)
  }

  /// Notes which layers of a stack can be seen. Returns the positions of the others, counted from 1.
  private mutating func noteHidden(_ layers: [PairLayer], in placement: Placement) -> [Int] {
    guard layers.count > 1 else { return [] }
    let count = placement.visibleBackground.count
    var unseen: [Int] = []
    for (index, layer) in layers.enumerated() {
      let why =
        index >= count
        ? "'\(printable(layers[count - 1].name))' above it is opaque"
        : placement.background[index].isClear ? "it is fully transparent" : nil
      if why == nil || hidden[layer] == nil { hidden[layer] = .some(why) }
      if why != nil { unseen.append(index + 1) }
    }
    return unseen
  }

  /// The gradients that the pair shows by one stop, and whose contrast is lower between their stops
  /// than at each of them.
  private func uneven(_ shown: [PairToken], in placement: Placement, theme: Int) -> [PathID] {
    shown.indices.compactMap { position in
      guard shown[position].index != nil, let path = shown[position].path,
        let value = tokens.value(path, in: theme), case .gradient(let stops) = value
      else { return nil }
      func ratio(with value: TokenValue, below limit: Double = .infinity) -> Double? {
        var placement = placement
        if position == 0 {
          placement.foreground.value = value
        } else {
          placement.background[position - 1].value = value
        }
        return placement.ratio(below: limit)
      }
      // The search for the lowest contrast may be a little too low.
      let least = stops.compactMap { ratio(with: .color($0.color)) }.min().map { $0 - 1e-4 }
      guard let least, let whole = ratio(with: value, below: least) else { return nil }
      return whole < least ? path : nil
    }
  }

  /// The number of the foreground with the highest ratio, and all of them if there are several.
  private func best(
    of foregrounds: [DrawnSide], in placement: Placement
  ) -> (number: Int, choices: [ContrastResult.Choice]) {
    guard foregrounds.count > 1 else { return (0, []) }
    var best = (ratio: -1.0, number: 0)
    let choices = foregrounds.enumerated().map { number, foreground in
      var placement = placement
      placement.foreground = foreground.paint
      let ratio = foreground.flaw == nil ? placement.ratio() : nil
      // Ratios that differ by less than a billionth differ only by rounding.
      if let ratio, ratio > best.ratio + 1e-9 { best = (ratio, number) }
      let side = foreground.side
      return ContrastResult.Choice(
        role: side.role, path: side.path, part: side.part, value: side.value, ratio: ratio)
    }
    return (best.number, choices)
  }

  /// Decides the outcome of a pair that has a ratio or no requirement.
  private mutating func decide(
    _ pair: Pair, on background: Background, result: ContrastResult, requirement: PairRequirement,
    variant: Variant
  ) -> Judged {
    var judged = Judged(result: result)
    judged.lacksReason = !requirement.isAccepted && pair.terms.because == nil
    let ratio = result.ratio ?? 1
    let isEnough = judged.result.required.map { ratio >= $0 } ?? true
    let verdict = waivers.judge(
      pair.foreground, on: background.name, in: variant, ratio: ratio, isEnough: isEnough)
    if let standard = requirement.standard {
      waivers.record(lowered: pair, isNeeded: ratio < standard)
    }
    switch pair.duty {
    case .decorative(let reason): (judged.result.outcome, judged.result.because) = (.exempt, reason)
    case .inactive(let reason): (judged.result.outcome, judged.result.because) = (.exempt, reason)
    case .text, .graphic, .focus, .minimum:
      judged.result.outcome = isEnough ? .pass : .fail
      if isEnough, ratio < requirement.standard ?? 0 {
        judged.result.standard = requirement.standard
        let place = contract.place(pair.steps + [.key(pair.lowering)])
        // A level is a step of the standard, so its floor cannot be raised.
        judged.result.accept(
          pair.terms, floor: requirement.ratio ?? 1, place: place,
          floorPlace: requirement.duty == .custom ? place : nil)
      }
      guard !isEnough else { return judged }
      judged.undercut = verdict.undercut
      if let waiver = verdict.accepting, verdict.undercut.isEmpty {
        judged.result.accept(
          waiver.terms, floor: waiver.floor, place: contract.place(waiver.steps),
          floorPlace: contract.place(waiver.steps + [.key("floor")]))
      }
    }
    return judged
  }

  private func obstacle(to result: ContrastResult) -> String {
    if result.surface != nil { return "the surface is translucent; make it opaque" }
    let bound = result.anyBackdrop.map { " (over the worst backdrop: \(shown($0)):1)" } ?? ""
    return "'\(result.layers[result.layers.count - 1].path)' is translucent, and no surface is set"
      + "\(bound); set audit.surface in tincture.json"
  }

  private func style(_ path: PathID?, in theme: Int) -> TypographyValue? {
    guard let path, case .typography(let style)? = tokens.value(path, in: theme) else { return nil }
    return style
  }

  private mutating func reportLowering(of pair: Pair, result: ContrastResult) {
    let place = contract.place(pair.steps + [.key(pair.lowering)])
    let required = plain(result.required ?? 1)
    if case .minimum(let minimum) = pair.duty {
      var finding = Diagnostic(
        .invalidContract,
        message: "a minimum of \(plain(minimum)) is below the \(required) of WCAG "
          + "\(result.criterion ?? ""); write why, such as \(Terms.example("because"))", at: place)
      if pair.level != nil { finding.standing = .stricter }
      findings.add(finding)
    } else {
      findings.add(
        .missingReason,
        message: "this level is below the project's, which asks for \(required):1; write why, such "
          + "as \(Terms.example("because")); until then, \(required):1 applies", at: place)
    }
  }
}

extension ContrastResult {
  /// Accepts a ratio below what is required.
  fileprivate mutating func accept(_ terms: Terms, floor: Double, place: Place, floorPlace: Place?)
  {
    (outcome, because) = (.waived, terms.because)
    acceptance = Acceptance(
      floor: floor, owner: terms.owner, until: terms.until, place: place, floorPlace: floorPlace)
  }
}
