import TokenModel
import TokenThemes

/// The least width of a focus indicator in px: its area must be at least that of a perimeter of the
/// control that is 2 CSS px thick (WCAG 2.2, 2.4.13).
private let leastFocusWidth = 2.0

extension ContractChecks {
  /// Reports focus indicators that are too thin, those whose width is not known, and those of which
  /// only one side is measured.
  mutating func checkFocus(of pair: Pair, contract: Contract, in variants: [VariantTokens]) {
    guard case .focus(let width) = pair.duty else { return }
    var isKnown = false
    for variant in variants {
      let named = width?.segments(for: variant.variant, role: "").map { Stroke(names: $0) }
      let own = pair.foregrounds.filter { $0.part != nil && contract.mayHaveWidth($0) }
        .compactMap { layer in
          contract.segments(of: layer, in: variant).map { Stroke(names: $0, part: layer.part) }
        }
      for strokes in own.isEmpty ? [[named]] : own.map({ [named, $0] }) {
        if check(strokes.compactMap(\.self), in: variant, of: pair, contract: contract) {
          isKnown = true
        }
      }
    }
    if !isKnown, !variants.isEmpty {
      findings.add(
        .invalidContract,
        message:
          "the width of the focus indicator '\(pair.foreground)' is not known; name the color of a border "
          + "or a shadow, or add a 'width' to 'focus'",
        at: contract.place(pair.steps + [.key("focus")]))
    }
    checkNeighbors(of: pair, contract: contract, in: variants)
  }

  /// What has the width of a focus indicator: a length, or a color inside a border or a shadow.
  private struct Stroke: Equatable {
    var names: [String]
    var part: PairLayer.Part?
  }

  /// Reports the least width of a focus indicator in each theme if it is too thin. Returns whether a
  /// width is known, or another finding says why not.
  private mutating func check(
    _ strokes: [Stroke], in variant: VariantTokens, of pair: Pair, contract: Contract
  ) -> Bool {
    let found = strokes.compactMap { stroke in
      tokens.set.paths.find(stroke.names).map { (path: $0, stroke: stroke) }
    }
    var isKnown = found.count < strokes.count  // a missing token is reported
    let own = found.reduce(AxisSet()) { $0.union(tokens.axes(of: $1.path)) }
    let axes = own.union(variant.fixed)
    for theme in tokens.themes.themes(like: variant.theme, on: variant.fixed, over: axes) {
      let widths = found.flatMap { path, stroke in
        (tokens.value(path, in: theme)?.widths(of: stroke.part) ?? [])
          .map { (length: $0, path: path, stroke: stroke) }
      }
      // A token without a value is reported.
      if found.contains(where: { tokens.value($0.path, in: theme) == nil }) { isKnown = true }
      guard
        let least = widths.min(by: { $0.length.pixels < $1.length.pixels })
      else { continue }
      isKnown = true
      // What is not drawn at all is a row that cannot be measured.
      guard least.length.pixels < leastFocusWidth,
        least.length.pixels > 0 || least.stroke.part == nil,
        let declaration = tokens.declaration(least.path, in: theme)
      else { continue }
      var finding = Diagnostic(
        .thinFocusIndicator,
        message:
          "the focus indicator '\(least.stroke.names.tokenPath)' is \(least.length.text) wide; "
          + "WCAG 2.4.13 asks for at least 2px",
        at: tokens.set.place(of: declaration), path: least.stroke.names.tokenPath,
        related: [Diagnostic.Related("the pair", at: contract.place(pair.steps))])
      for other in widths where other.stroke != least.stroke {
        guard let declaration = tokens.declaration(other.path, in: theme) else { continue }
        finding.related.append(
          Diagnostic.Related(
            "the width of '\(other.stroke.names.tokenPath)' is \(other.length.text); the lesser counts",
            at: tokens.set.place(of: declaration)))
        if other.length.pixels >= leastFocusWidth, least.stroke.part != nil {
          finding.standing = .stricter
        }
      }
      findings.add(finding, in: theme, over: own)
    }
    return isKnown
  }

  /// Reports a focus indicator of which only one side is measured, unless the pair says why.
  private mutating func checkNeighbors(
    of pair: Pair, contract: Contract, in variants: [VariantTokens]
  ) {
    guard pair.terms.because == nil else { return }
    let others = contract.pairs.filter { $0.foreground == pair.foreground }
    for variant in variants {
      var neighbors: Set<String> = []
      for other in others where contract.applies(other, to: variant) {
        for background in other.backgrounds
        where !background.isUnfocused && contract.applies(background, to: variant) {
          neighbors.insert(contract.names(of: background, in: variant))
        }
      }
      guard neighbors.count < 2 else { continue }
      findings.add(
        .focusNeighbor,
        message:
          "only one side of the focus indicator '\(pair.foreground)' is measured; name what lies on "
          + "the other side in 'on'",
        at: contract.place(pair.steps + [.key("on")]))
      return
    }
  }
}

extension TokenValue {
  /// The widths of a length, of a border, or of the layers of a shadow.
  fileprivate func widths(of part: PairLayer.Part?) -> [DimensionValue] {
    if case .border(let border) = self { return [border.width] }
    if case .dimension(let length) = self { return [length] }
    let indices: [Int] =
      switch part {
      case .one(let index): [index]
      case .every: Array(innerColors.indices)
      case nil: []
      }
    // What another layer covers is not drawn.
    return indices.compactMap { strokeWidth(at: $0) }.filter { $0.pixels > 0 }
  }
}

extension Contract {
  /// Whether a layer may be the color of a border or a shadow: one of such a role, or a path.
  fileprivate func mayHaveWidth(_ layer: PairLayer) -> Bool {
    layer.role.flatMap(role).map { [.token(.border), .token(.shadow)].contains($0.type) } ?? true
  }

  /// The tokens of a background. A role and a path to the same token count once, and so do parts of it.
  fileprivate func names(of background: Background, in variant: VariantTokens) -> String {
    background.layers.map { segments(of: $0, in: variant)?.tokenPath ?? $0.name }
      .joined(separator: " over ")
  }
}
