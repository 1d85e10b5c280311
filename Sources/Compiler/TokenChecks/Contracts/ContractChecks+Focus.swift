/// The least width of a focus indicator in px: its area must be at least that of a perimeter of the
/// control that is 2 CSS px thick (WCAG 2.2, 2.4.13).
private let leastFocusWidth = 2.0

extension ContractChecks {
  /// Reports focus indicators that are too thin, those whose width is not known, and those of which
  /// only one side is measured. Of a width that the pair names and its own, the lesser counts.
  mutating func checkFocus(of pair: Pair, contract: Contract, in variants: [VariantTokens]) {
    guard case .focus(let width) = pair.duty else { return }
    var isKnown = false
    for variant in variants {
      let named = width.map { ($0.segments(for: variant.variant, role: ""), PairLayer.Part?.none) }
      // A layer may have a width if it is of a border or a shadow, or a path.
      let own = pair.foregrounds.filter {
        $0.part != nil && $0.role.flatMap(contract.role)?.type.isBorderOrShadow ?? true
      }.map { (contract.segments(of: $0, in: variant), $0.part) }
      for case (let names?, let part) in [named].compactMap(\.self) + own {
        guard let path = tokens.set.paths.find(names) else {
          isKnown = true  // a missing token is reported
          continue
        }
        let axes = tokens.axes(of: path).union(variant.fixed)
        for theme in tokens.themes.themes(like: variant.theme, on: variant.fixed, over: axes) {
          let value = tokens.value(path, in: theme)
          let widths = value?.widths(of: part) ?? []
          // A token without a value is reported.
          if value == nil || !widths.isEmpty { isKnown = true }
          // What is not drawn at all is a result that cannot be measured.
          let least = widths.filter { $0.pixels > 0 || part == nil }.min { $0.pixels < $1.pixels }
          guard let least, least.pixels < leastFocusWidth,
            let declaration = tokens.declaration(path, in: theme)
          else { continue }
          var finding = Diagnostic(
            .thinFocusIndicator,
            message:
              "the focus indicator '\(names.tokenPath)' is \(least.text) wide; WCAG 2.4.13 asks for at "
              + "least 2px", at: tokens.set.place(of: declaration), path: names.tokenPath,
            related: [Diagnostic.Related("the pair", at: contract.place(pair.steps))])
          if part != nil, width != nil {
            finding.standing = .stricter
            finding.related.append(
              Diagnostic.Related(
                "the width that the pair names; the lesser one counts",
                at: contract.place(pair.steps + [.key("focus"), .key("width")])))
          }
          findings.add(finding, in: theme, over: tokens.axes(of: path))
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
      return findings.add(
        .focusNeighbor,
        message:
          "only one side of the focus indicator '\(pair.foreground)' is measured; name what lies on "
          + "the other side in 'on'", at: contract.place(pair.steps + [.key("on")]))
    }
  }
}

extension TokenValue {
  /// The widths of a length, of a border, or of the layers of a shadow.
  fileprivate func widths(of part: PairLayer.Part?) -> [DimensionValue] {
    if case .dimension(let length) = self { return [length] }
    return innerColors.indices.filter { part == .every || part == .one($0) }
      .compactMap { strokeWidth(at: $0) }
  }
}

extension Contract {
  /// The tokens of a background. A role and a path to the same token count once, and so do parts of it.
  fileprivate func names(of background: Background, in variant: VariantTokens) -> String {
    background.layers.map { segments(of: $0, in: variant)?.tokenPath ?? $0.name }
      .joined(separator: " over ")
  }
}
