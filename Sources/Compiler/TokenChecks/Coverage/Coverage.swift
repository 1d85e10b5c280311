import TokenModel
import TokenThemes

/// Which colors the audit measures, in which variants and themes.
package struct Coverage: Sendable {
  /// The outcome of the audit for a color.
  package enum Status: String, CaseIterable, Sendable, Comparable {
    /// No pair has it.
    case never
    /// Some pairs have it, but not in every variant and theme in which it exists.
    case partly
    /// Only exempt pairs have it, or a pair says why it is not measured.
    case exempt
    /// A pair with a requirement has it.
    case measured
    /// A pair that fails and is accepted has it.
    case waived

    package static func < (one: Self, other: Self) -> Bool { one.order < other.order }

    private var order: Int {
      switch self {
      case .never: 0
      case .partly: 1
      case .exempt: 2
      case .measured: 3
      case .waived: 4
      }
    }
  }

  /// A color in a variant of a component, in some themes.
  package struct Cell: Sendable {
    /// The component and the role that have it; nil for tokens that no contract's role has.
    package var component, role: String?
    /// The variant; empty for tokens that no contract's role has.
    package var variant = Variant()
    /// The first of the themes, and its contexts.
    package var themeIndex: Int
    package var theme: Variant
    package var holds: Holds
    package var status: Status
    /// Why it is exempt or waived.
    package var because: String?
  }

  /// A color, gradient, or color inside a composite value.
  package struct Color: Sendable {
    /// The token's path.
    package var path: String
    /// Which color inside the token: `color` or `1.color`; nil for the whole value.
    package var part: String?
    /// The value as text for reports.
    package var value: String
    /// Where the token is declared.
    package var place: Place
    package var status: Status
    package var cells: [Cell]

    /// The path, with the color inside a composite value: `focus/ring.color`.
    package var name: String { path + (part.map { ".\($0)" } ?? "") }
  }

  /// In the order of paths.
  package var colors: [Color] = []

  package init() {}

  /// The number of colors with a status.
  package func count(_ status: Status) -> Int {
    colors.indices.count { colors[$0].status == status }
  }

  /// The number of cells, counting each theme.
  package var cellCount: Double { weight { _ in true } }

  /// The number of cells that are measured, waived or exempt, counting each theme.
  package var coveredCount: Double { weight { $0 != .never } }

  /// The share of covered cells, 0…100, truncated to two decimals; 100 without any color.
  package var percent: Double {
    let all = cellCount
    return all > 0 ? (coveredCount / all * 10_000).rounded(.down) / 100 : 100
  }

  private func weight(of isCounted: (Status) -> Bool) -> Double {
    colors.reduce(0) { sum, color in
      color.cells.reduce(sum) { isCounted($1.status) ? $0 + Double($1.holds.themeCount) : $0 }
    }
  }
}

/// Colors that a pair shows in some themes of a variant, and what came of it.
struct Reach {
  /// The colors of all sides, without those that they reference.
  var units: [ColorUnit]
  /// The index of the variant.
  var variant: Int
  /// The axes that tell the themes apart, and the themes: the first with their values.
  var axes: AxisSet
  var themes: Set<Int>
  var status: Coverage.Status
  var because: String?
}

extension Reach {
  /// The colors of a result.
  init(
    _ result: ContrastResult, shown: PairTokens, axes: AxisSet, themes: Set<Int>,
    tokens: ResolvedTokens
  ) {
    self.init(
      shown, in: result.themeIndex, over: axes, variant: result.variantIndex, tokens: tokens)
    self.themes = themes
    switch result.outcome {
    case .pass, .fail: status = .measured
    case .waived: status = .waived
    case .exempt: status = .exempt
    case .indeterminate: status = .never
    }
    because = [.waived, .exempt].contains(result.outcome) ? result.because : nil
  }

  /// The colors of a pair that could not be judged in a theme.
  init(
    _ shown: PairTokens, in theme: Int, over axes: AxisSet, variant: Int, tokens: ResolvedTokens
  ) {
    units = (shown.foregrounds + shown.layers).compactMap { token in
      guard let path = token.path else { return nil }
      // A solid color is its own first one.
      let isSolid = tokens.value(path, in: theme)?.type == .color
      return ColorUnit(path: path, index: isSolid ? nil : token.index)
    }
    (self.axes, themes, self.variant, status) = (axes, [theme], variant, .never)
  }
}
