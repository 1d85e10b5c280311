import ColorMath
import TokenModel
import Writers

/// Measures every pair of a contract in every variant of every theme.
struct ContrastAudit {
  private(set) var results: [ContrastResult] = []
  private(set) var unjudgedWaivers = 0
  /// The number of pairs without a result; another finding gives the reason.
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
    waivers.finish(&findings)
    unjudgedWaivers = waivers.unjudged
  }

  private mutating func judge(
    _ pair: Pair, on background: Background, in variant: VariantTokens, at index: Int,
    findings: inout Findings
  ) {
    guard let backgroundSegments = contract.segments(of: background, in: variant),
      let front = variant.token(of: pair.foreground)
    else { return }
    let theme = tokens.themes.contexts(of: variant.theme)
    let circumstances = variant.variant.merged(with: theme)
    let settings = project.auditSettings(in: theme)
    if surfaces[variant.theme] == nil, let name = settings.surface {
      surfaces[variant.theme] = side(pathSegments(name), role: "surface", in: variant.theme)
    }
    let surface = surfaces[variant.theme]
    guard let foregroundSide = side(front.segments, role: pair.foreground, in: variant.theme),
      let backgroundSide = side(backgroundSegments, role: background.name, in: variant.theme),
      Layer(foregroundSide.value) != nil, let back = Layer(backgroundSide.value),
      back.isOpaque || settings.surface == nil || surface.flatMap({ Layer($0.value) }) != nil,
      let requirement = requirement(of: pair, in: variant, level: settings.level)
    else {
      unjudgedPairs += 1
      waivers.excuse(pair.foreground, on: background.name, in: circumstances)
      return
    }
    let placement = Placement(
      foreground: foregroundSide.value, background: backgroundSide.value, surface: surface?.value)
    var result = ContrastResult(
      key: key(circumstances, foreground: pair.foreground, background: background.name),
      component: contract.component,
      pair: contract.place(pair.steps), theme: theme, variant: variant.variant,
      foreground: foregroundSide.side, background: backgroundSide.side, duty: requirement.duty,
      required: requirement.ratio, surface: back.isOpaque ? nil : surface?.side,
      anyBackdrop: placement.worstOnAnyBackdrop(), outcome: .indeterminate,
      themeIndex: variant.theme, variantIndex: index, placement: placement, text: requirement.text)
    if let measured = placement.measured() {
      result.ratio = measured.worst.ratio
      result.screen = measured.screen
      result.renderer = measured.renderer
      if placement.stack()?.hasGradient ?? false { result.at = measured.worst.at }
      decide(pair, result: &result, variant: circumstances, findings: &findings)
    } else if requirement.ratio == nil {
      decide(pair, result: &result, variant: circumstances, findings: &findings)
    } else {
      result.because = obstacle(to: result)
      waivers.excuse(pair.foreground, on: background.name, in: circumstances)
    }
    results.append(result)
  }

  /// Sets the outcome of a pair that has a ratio or no requirement.
  private mutating func decide(
    _ pair: Pair, result: inout ContrastResult, variant: Variant, findings: inout Findings
  ) {
    let ratio = result.ratio ?? 1
    let isEnough = result.required.map { ratio >= $0 } ?? true
    let verdict = waivers.judge(
      result.foreground.role, on: result.background.role, in: variant, ratio: ratio,
      isEnough: isEnough)
    switch pair.duty {
    case .decorative(let reason), .inactive(let reason):
      result.outcome = .exempt
      result.because = reason
    case .text, .graphic, .minimum:
      guard !isEnough else {
        result.outcome = .pass
        return
      }
      result.outcome = .fail
      for waiver in verdict.undercut { report(undercut: waiver, by: result, findings: &findings) }
      if let waiver = verdict.accepting, verdict.undercut.isEmpty { accept(&result, by: waiver) }
    }
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
    _ segments: [String], role: String, in theme: Int
  ) -> (side: ContrastResult.Side, value: TokenValue)? {
    guard let id = tokens.set.paths.find(segments) else { return nil }
    let key = theme * tokens.set.paths.count + Int(id.index)
    if var known = sides[key] {
      known.side.role = role
      return known
    }
    guard let value = tokens.value(id, in: theme),
      let declaration = tokens.declaration(id, in: theme)
    else { return nil }
    let side = ContrastResult.Side(
      role: role, path: tokenPath(segments), value: valueText(value),
      place: tokens.set.place(of: declaration), token: id)
    sides[key] = (side, value)
    return (side, value)
  }

  private func key(_ variant: Variant, foreground: String, background: String) -> String {
    var names = [contract.component]
    for entry in variant.entries { names.append(entry.axis + "=" + entry.value) }
    return tokenPath(names + [foreground, "on", background])
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
    of pair: Pair, in variant: VariantTokens, level: Project.Level
  ) -> (duty: Duty, ratio: Double?, text: TypographyValue?)? {
    switch pair.duty {
    case .graphic: return (.graphic, 3, nil)
    case .decorative: return (.decorative, nil, nil)
    case .inactive: return (.inactive, nil, nil)
    case .minimum(let ratio): return (.custom, ratio, style(of: pair, in: variant))
    case .text:
      guard pair.text != nil else { return (.text, level.text, nil) }
      guard let style = style(of: pair, in: variant) else { return nil }
      return isLarge(style)
        ? (.largeText, level.largeText, style) : (.text, level.text, style)
    }
  }

  private func style(of pair: Pair, in variant: VariantTokens) -> TypographyValue? {
    guard let names = pair.text?.segments(for: variant.variant, role: ""),
      let id = tokens.set.paths.find(names),
      case .typography(let style)? = tokens.value(id, in: variant.theme)
    else { return nil }
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
    let name = variant.merged(with: theme).label
    return
      "'\(foreground.path)' (\(foreground.value)) on '\(background.path)' (\(background.value))"
      + (name.isEmpty ? "" : " in \(name)")
  }

  /// The places that explain a result: its background, pair and waiver, and where its values come
  /// from.
  package var related: [Diagnostic.Related] {
    [
      Diagnostic.Related("the background", at: background.place),
      Diagnostic.Related("the pair", at: pair),
    ] + (acceptance.map { [Diagnostic.Related("the waiver", at: $0.place)] } ?? []) + hops
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
