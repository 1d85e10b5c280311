import ColorMath

/// Judges every pair of a contract in every variant of every theme.
struct ContrastAudit {
  private(set) var results: [ContrastResult] = []
  private let tokens: ResolvedTokens
  private let contract: Contract
  private let project: Project
  private var waivers: WaiverLedger
  private let surface: PathID?

  init(
    _ tokens: ResolvedTokens, _ contract: Contract, _ project: Project, _ themes: BuiltThemes,
    today: String?
  ) {
    self.tokens = tokens
    self.contract = contract
    self.project = project
    waivers = WaiverLedger(contract, themes, today: today)
    surface = project.surface.flatMap { tokens.set.paths.find(pathSegments($0)) }
  }

  /// Audits the variants, and then the waivers that they needed. A pair of which a side, the
  /// surface or the text could not be read is reported where that stands, and has no result.
  mutating func audit(_ variants: [VariantTokens], _ findings: inout Findings) {
    for variant in variants {
      for pair in contract.pairs where contract.applies(pair, to: variant) {
        for ground in pair.grounds where ground.when.holds(in: variant.variant) {
          judge(pair, on: ground, in: variant, &findings)
        }
      }
    }
    waivers.finish(&findings)
  }

  private mutating func judge(
    _ pair: Pair, on ground: Ground, in variant: VariantTokens, _ findings: inout Findings
  ) {
    let groundSegments =
      ground.pattern?.segments(for: variant.variant, role: "")
      ?? variant.token(of: ground.name)?.segments
    guard let groundSegments, let front = variant.token(of: pair.foreground) else { return }
    let theme = tokens.themes[variant.theme].contexts
    let circumstances = variant.variant.merged(with: theme)
    guard let foreground = side(front.segments, pair.foreground, in: variant.theme),
      let background = side(groundSegments, ground.name, in: variant.theme),
      let front = Layer(foreground.value), let back = Layer(background.value),
      back.isOpaque || project.surface == nil || surfaceLayer(in: variant.theme) != nil,
      let (duty, required) = duty(of: pair, in: variant)
    else {
      waivers.excuse(pair.foreground, on: ground.name, in: circumstances)
      return
    }
    var result = ContrastResult(
      component: contract.component, theme: theme, variant: variant.variant,
      foreground: foreground.side, background: background.side, duty: duty, required: required,
      ratio: nil, at: nil, outcome: .pass, because: nil, remedy: nil)
    guard let layers = stack(front, back, in: variant.theme, &result) else {
      report(indeterminate: result, &findings)
      results.append(result)
      return
    }
    measure(layers, &result)
    decide(pair, &result, circumstances, &findings)
    results.append(result)
  }

  /// The outcome of a measured pair.
  private mutating func decide(
    _ pair: Pair, _ result: inout ContrastResult, _ variant: Variant, _ findings: inout Findings
  ) {
    guard let ratio = result.ratio else { return }
    let isEnough = result.required.map { ratio >= $0 } ?? true
    let verdict = waivers.judge(
      result.foreground.role, on: result.background.role, in: variant, ratio: ratio,
      isEnough: isEnough)
    if case .decorative(let reason) = pair.duty {
      result.outcome = .exempt
      result.because = reason
    } else if isEnough {
      result.outcome = .pass
    } else if case .waived(let reason) = verdict {
      result.outcome = .waived
      result.because = reason
    } else {
      result.outcome = .fail
      report(low: result, pair, &findings)
      if case .undercut(let waiver) = verdict {
        report(undercut: waiver, by: result, &findings)
      }
    }
  }

  // MARK: The two sides

  private func side(
    _ segments: [String], _ role: String, in theme: Int
  ) -> (side: ContrastResult.Side, value: TokenValue)? {
    guard let id = tokens.set.paths.find(segments), let value = tokens.value(id, in: theme),
      let declaration = tokens.declaration(id, in: theme)
    else { return nil }
    let side = ContrastResult.Side(
      role: role, path: tokenPath(segments), value: valueText(value),
      place: tokens.set.place(of: declaration))
    return (side, value)
  }

  /// Both sides as opaque layers, over the theme's surface where the background lets it through.
  private func stack(
    _ front: Layer, _ back: Layer, in theme: Int, _ result: inout ContrastResult
  ) -> Stack? {
    var back = back
    let isMovable = front.isOpaque && back.isOpaque
    if !back.isOpaque {
      guard let surface = surfaceLayer(in: theme) else {
        result.outcome = .indeterminate
        result.because =
          "'\(result.background.path)' lets through what lies behind it, and no surface is known; "
          + "set audit.surface in tincture.json"
        return nil
      }
      guard surface.isOpaque else {
        result.outcome = .indeterminate
        result.because = "the surface itself lets through what lies behind it; make it opaque"
        return nil
      }
      back = back.over(surface)
    }
    return Stack(foreground: front.over(back), background: back, isMovable: isMovable)
  }

  private func surfaceLayer(in theme: Int) -> Layer? {
    surface.flatMap { tokens.value($0, in: theme) }.flatMap(Layer.init)
  }

  private func measure(_ layers: Stack, _ result: inout ContrastResult) {
    let worst = worstContrast(
      foreground: layers.foreground.ramp, background: layers.background.ramp)
    result.ratio = worst.ratio
    if layers.foreground.isGradient || layers.background.isGradient { result.at = worst.at }
    guard let required = result.required, worst.ratio < required, layers.isMovable else { return }
    result.remedy = Remedy(
      foreground: layers.foreground, background: layers.background, required: required)
  }

  // MARK: Duties

  /// What a pair must reach (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11); nil when its text is not known.
  private func duty(
    of pair: Pair, in variant: VariantTokens
  ) -> (Duty, Double?)? {
    switch pair.duty {
    case .graphic: return (.graphic, 3)
    case .decorative: return (.decorative, nil)
    case .minimum(let ratio): return (.custom, ratio)
    case .text:
      guard let text = pair.text else { return (.text, project.level == .doubleA ? 4.5 : 7) }
      guard let names = text.segments(for: variant.variant, role: ""),
        let id = tokens.set.paths.find(names),
        case .typography(let style)? = tokens.value(id, in: variant.theme)
      else { return nil }
      if isLarge(style) { return (.largeText, project.level == .doubleA ? 3 : 4.5) }
      return (.text, project.level == .doubleA ? 4.5 : 7)
    }
  }

  /// Large text: at least 24 px, or 18.667 px in bold (WCAG 2.2; a point of iOS is a px).
  private func isLarge(_ style: TypographyValue) -> Bool {
    style.fontSize.pixels >= 24 || (style.fontSize.pixels >= 18.667 && style.fontWeight >= 700)
  }

  // MARK: Findings

  private func report(low result: ContrastResult, _ pair: Pair, _ findings: inout Findings) {
    guard let ratio = result.ratio, let required = result.required else { return }
    let cure = result.suggestion.map { suggestion in
      "; nearest passing \(suggestion.move.rawValue) \(suggestion.color.hex) "
        + "(\(shown(suggestion.ratio)):1)"
    }
    findings.add(
      .lowContrast,
      "\(result.phrase) is \(shown(ratio)):1\(result.spot) and needs \(plain(required)):1 "
        + "(\(result.duty.rawValue))" + (cure ?? "; no change of one of the two alone would pass"),
      at: result.foreground.place, path: result.foreground.path,
      related: [
        Diagnostic.Related("the background", at: result.background.place),
        Diagnostic.Related("the pair", at: contract.place(pair.steps)),
      ] + hops(of: result.foreground, result) + hops(of: result.background, result))
  }

  /// The way from a side to its value, where the token stands for another or is inherited.
  private func hops(of side: ContrastResult.Side, _ result: ContrastResult) -> [Diagnostic.Related]
  {
    guard let theme = tokens.themes.firstIndex(where: { $0.contexts == result.theme }),
      let path = tokens.set.paths.find(pathSegments(side.path))
    else { return [] }
    let hops = tokens.set.hops(from: path, tokens.themes[theme].declarations)
    return hops.count > 1 ? hops : []
  }

  private func report(indeterminate result: ContrastResult, _ findings: inout Findings) {
    findings.add(
      .indeterminateContrast, "\(result.phrase) cannot be measured: \(result.because ?? "")",
      at: result.foreground.place, path: result.foreground.path,
      related: [Diagnostic.Related("the background", at: result.background.place)])
  }

  private func report(
    undercut waiver: Waiver, by result: ContrastResult, _ findings: inout Findings
  ) {
    guard let ratio = result.ratio else { return }
    findings.add(
      .undercutWaiver,
      "\(result.phrase) is \(shown(ratio)):1, below the floor of \(plain(waiver.floor)):1 that this "
        + "waiver accepts; mend the color, or decide on a new floor",
      at: contract.place(waiver.steps), path: result.foreground.path,
      related: [Diagnostic.Related("the foreground", at: result.foreground.place)])
  }
}

extension ContrastResult {
  /// The pair as a sentence names it.
  var phrase: String {
    let name = variant.merged(with: theme).label
    return
      "'\(foreground.path)' (\(foreground.value)) on '\(background.path)' (\(background.value))"
      + (name.isEmpty ? "" : " in \(name)")
  }

  /// Where on a gradient the ratio is worst, for a sentence.
  var spot: String { at.map { " at \(shown($0)) of the gradient" } ?? "" }
}

/// A pair as opaque layers.
private struct Stack {
  var foreground: Layer
  var background: Layer
  /// Whether both were opaque as written, so that moving a color moves what is seen.
  var isMovable: Bool
}
