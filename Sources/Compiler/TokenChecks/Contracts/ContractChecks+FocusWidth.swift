import TokenModel
import TokenThemes

/// The least width of a focus indicator in px: its area must be at least that of a perimeter of the
/// control that is 2 CSS px thick (WCAG 2.2, 2.4.13).
private let leastFocusWidth = 2.0

extension ContractChecks {
  /// Reports focus indicators that are too thin, and those whose width is not known.
  mutating func checkFocusWidth(of pair: Pair, contract: Contract, in variants: [VariantTokens]) {
    guard case .focus(let width) = pair.duty else { return }
    var isKnown = false
    for variant in variants {
      let paths =
        width.map { [$0.segments(for: variant.variant, role: "")] }
        ?? pair.foregrounds.filter { $0.part != nil && contract.mayBeBorder($0) }
        .map { contract.segments(of: $0, in: variant) }
      for case let names? in paths {
        guard let path = tokens.set.paths.find(names) else {
          isKnown = true  // a missing token is reported
          continue
        }
        let axes = tokens.axes(of: path).union(variant.fixed)
        for theme in tokens.themes.themes(like: variant.theme, on: variant.fixed, over: axes) {
          let value = tokens.value(path, in: theme)
          if value == nil { isKnown = true }  // a token without a value is reported
          guard let length = value?.strokeWidth else { continue }
          isKnown = true
          guard length.pixels < leastFocusWidth,
            let declaration = tokens.declaration(path, in: theme)
          else { continue }
          let finding = Diagnostic(
            .thinFocusIndicator,
            message:
              "the focus indicator '\(names.tokenPath)' is \(length.text) wide; WCAG 2.4.13 asks for at "
              + "least 2px",
            at: tokens.set.place(of: declaration), path: names.tokenPath,
            related: [Diagnostic.Related("the pair", at: contract.place(pair.steps))])
          findings.add(finding, in: theme, over: tokens.axes(of: path))
        }
      }
    }
    if !isKnown, !variants.isEmpty {
      findings.add(
        .invalidContract,
        message:
          "the width of the focus indicator '\(pair.foreground)' is not known; name the color of a border, "
          + "or add a 'width' to 'focus'",
        at: contract.place(pair.steps + [.key("focus")]))
    }
  }
}

extension TokenValue {
  /// The width of a border, or a length.
  fileprivate var strokeWidth: DimensionValue? {
    if case .border(let border) = self { return border.width }
    if case .dimension(let length) = self { return length }
    return nil
  }
}

extension Contract {
  /// Whether a layer may be the color of a border: one of a role that is a border, or a path.
  fileprivate func mayBeBorder(_ layer: PairLayer) -> Bool {
    layer.role.flatMap(role).map { $0.type == .token(.border) } ?? true
  }
}
