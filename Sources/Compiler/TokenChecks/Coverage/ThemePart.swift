/// What comes of a check or a color in some themes.
struct ThemePart: Hashable {
  /// The axes that tell the themes apart, and the themes: the first with their values.
  var axes: AxisSet
  var themes: Set<Int>
  var status: Coverage.Status
  /// Whether it says nothing about text; see ``Reach/Shown/isShape``.
  var isShape = false
  /// Why it is waived or exempt.
  var because: String?
  /// For a color, what it is there.
  var role = Part.side

  /// What a color is in a check.
  enum Part: Hashable {
    /// A side of it.
    case side
    /// A side of one that a condition leaves out.
    case omitted
    /// A stop of this color is a side.
    case stop(Int)
    /// A stop of this color is a side, and the contrast is lower between its stops.
    case uneven
    /// A side references it, or shows it through.
    case reference
    /// No side that can be seen.
    case hidden
  }

  /// Removes the axes that make no difference, if it holds in all themes that have a theme's values.
  mutating func simplify(like first: Int, on fixed: AxisSet, in space: ThemeSpace) {
    guard axes != fixed, themes.count == space.themes(like: first, on: fixed, over: axes).count
    else { return }
    (axes, themes) = (fixed, [first])
  }
}

extension ThemeSpace {
  /// A fact about the themes that have a theme's values on some axes, and about the parts that hold
  /// in them; nil leaves a theme out. `axes` are those that tell the themes apart.
  func facts<Fact>(
    like first: Int, on fixed: AxisSet, over axes: AxisSet, parts: [ThemePart],
    fact: (_ theme: Int, _ parts: [ThemePart]) -> Fact?
  ) -> ThemedValues<Fact> {
    let list = themes(like: first, on: fixed, over: axes)
    let firsts = parts.map { $0.axes == axes ? list : self.firsts(like: list, on: $0.axes) }
    let items = list.enumerated().compactMap { number, theme in
      let here = parts.indices.filter { parts[$0].themes.contains(firsts[$0][number]) }
      return fact(theme, here.map { parts[$0] }).map { (theme, $0) }
    }
    return ThemedValues(over: axes, in: self, items: items)
  }
}
