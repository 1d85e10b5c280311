/// What a pair shows in some themes of a variant, and what came of it.
struct Reach {
  /// What it shows, and what came of it, in one theme.
  struct Shown: Hashable {
    /// The number of the foreground among those of which one is enough.
    var choice: Int
    /// The foreground, and the layers below it from top to bottom, without what they reference.
    var units: [ColorUnit]
    /// Whether all of them have a value.
    var isComplete: Bool
    /// The positions in `units` of layers that are not seen.
    var hidden: [Int] = []
    /// The surface, where it shows through.
    var surface: PathID?
    /// Gradients of which it shows one stop, and whose contrast is lower between their stops.
    var uneven: [PathID] = []
    var status = Coverage.Status.never
    /// Whether it is measured as a shape only, or exempt because another color is enough.
    var isShape = false
    /// Why it is waived or exempt.
    var because: String?
  }

  var shown: Shown
  /// By position in `units`, the variant whose color it is, if that is another one.
  var otherVariants: [Variant?]
  /// The index of the variant.
  var variant: Int
  /// The axes that tell the themes apart, and the themes: the first with their values.
  var axes: AxisSet
  var themes: Set<Int>
}

extension PairTokens {
  /// The reaches of the pair in a variant: one for all themes that show the same.
  func reaches(
    _ shown: [Reach.Shown: Set<Int>], over axes: AxisSet, in variant: VariantTokens, at index: Int
  ) -> [Reach] {
    let reaches = shown.map { shown, themes in
      let others = ([foregrounds[shown.choice]] + layers).map { token in
        token.layer.overrides.entries.isEmpty ? nil : token.layer.variant(variant.variant)
      }
      return Reach(shown: shown, otherVariants: others, variant: index, axes: axes, themes: themes)
    }
    return reaches.sorted {
      ($0.themes.min() ?? 0, $0.shown.choice) < ($1.themes.min() ?? 0, $1.shown.choice)
    }
  }

  /// What the pair shows in a theme, by foreground.
  func shown(in theme: Int, tokens: ResolvedTokens) -> [Reach.Shown] {
    let grounds = layers.map { $0.color(in: theme, tokens: tokens) }
    return foregrounds.enumerated().map { index, foreground in
      let colors = [foreground.color(in: theme, tokens: tokens)] + grounds
      return Reach.Shown(
        choice: index, units: colors.compactMap(\.unit), isComplete: colors.allSatisfy(\.hasValue))
    }
  }
}

extension PairToken {
  /// Its color in a theme, which may have no value.
  fileprivate func color(
    in theme: Int, tokens: ResolvedTokens
  ) -> (unit: ColorUnit?, hasValue: Bool) {
    guard let path else { return (nil, false) }
    let value = tokens.value(path, in: theme)
    // A solid color is its own first one.
    let unit = ColorUnit(path: path, index: value?.type == .color ? nil : index)
    return (unit, value?.paint(at: index) != nil)
  }
}
