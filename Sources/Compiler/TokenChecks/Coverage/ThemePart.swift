import TokenThemes

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
  /// The themes that have a theme's values on some axes, by a fact about them and the parts that
  /// hold in them; nil leaves a theme out. `axes` are those that tell the themes apart.
  func grouped<Fact: Equatable>(
    like first: Int, on fixed: AxisSet, over axes: AxisSet, parts: [ThemePart],
    by fact: (_ theme: Int, _ parts: [ThemePart]) -> Fact?
  ) -> [(fact: Fact, themes: Set<Int>)] {
    let list = themes(like: first, on: fixed, over: axes)
    let firsts = parts.map { $0.axes == axes ? list : self.firsts(like: list, on: $0.axes) }
    var groups: [(fact: Fact, themes: Set<Int>)] = []
    for (number, theme) in list.enumerated() {
      let here = parts.indices.filter { parts[$0].themes.contains(firsts[$0][number]) }
      guard let fact = fact(theme, here.map { parts[$0] }) else { continue }
      if let group = groups.firstIndex(where: { $0.fact == fact }) {
        groups[group].themes.insert(theme)
      } else {
        groups.append((fact, [theme]))
      }
    }
    return groups
  }
}
