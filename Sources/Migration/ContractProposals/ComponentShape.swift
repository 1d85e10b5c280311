/// Colors of a component that one contract can describe: series over the same axes.
struct ComponentShape {
  /// The words of the component's name.
  private(set) var words: [String]
  private(set) var axes: [Axis] = []
  private(set) var series: [ColorSeries]
  /// The axes of the themes.
  private var modifiers: [Axis] = []

  /// The colors as series without axes.
  static func flat(_ words: [String], names: [TokenName]) -> ComponentShape {
    ComponentShape(words: words, series: names.map { ColorSeries($0) })
  }

  /// Reads a component's shapes: one for all kinds of the same roles and states. `modifiers` are theme axes.
  static func read(_ words: [String], names: [TokenName], modifiers: [Axis]) -> [ComponentShape] {
    let axes = AxisReader(names, modifiers: modifiers)
    let series = names.grouped(by: axes.parts).map { ColorSeries($0, parts: axes.parts(of: $0[0])) }
    func shape(_ words: [String], of series: [ColorSeries]) -> ComponentShape {
      var shape = ComponentShape(words: words, series: series, modifiers: modifiers)
      shape.findAxes()
      return shape
    }
    var shapes = split(series).map { kinds, series in
      let shape = shape(words + kinds, of: series)
      return shape.isRegular ? shape : flat(shape.words, names: series.flatMap(\.names))
    }
    let common = shape(words, of: series.filter { !$0.axes.contains("kind") })
    let hasPairs = Set(common.series.map { $0.name.family == .background }).count > 1
    // What all kinds have can also be without a background, if no kind has one.
    guard shapes.count > 1, !common.series.isEmpty, common.isRegular,
      hasPairs || !series.contains(where: { $0.name.family == .background })
    else { return shapes }
    for index in shapes.indices where hasPairs && shapes[index].words == words {
      shapes[index].words += ["kinds"]
    }
    return [common] + shapes
  }

  /// Splits series by the values of their kind that have the same roles in the same states.
  private static func split(_ series: [ColorSeries]) -> [([String], [ColorSeries])] {
    let kinds = series.flatMap { $0.values(of: "kind") ?? [] }.uniqued
    let classes = kinds.grouped { kind in
      series.map { series -> [String] in
        guard series.axes.contains("kind"), let own = series.limited(to: [kind], on: "kind") else {
          return []
        }
        return own.values.map { $0.joined(separator: "\u{0}") }.sorted() + [String(own.names.count)]
      }
    }
    guard !classes.isEmpty else { return [([], series)] }
    let main = classes.firstIndex { $0.count > 1 }
    return classes.enumerated().map { index, kinds in
      let members = series.compactMap { $0.limited(to: kinds, on: "kind") }
      return (index == main ? [] : Array(kinds.prefix(2)), members)
    }
  }

  /// Finds the axes of the series, and writes axes with one value as names.
  private mutating func findAxes() {
    for name in series.flatMap(\.axes).uniqued {
      let values = series.flatMap { $0.values(of: name) ?? [] }.uniqued
      if values.count == 1 {
        series = series.compactMap { $0.limited(to: values, on: name) }
      } else {
        // First the state in which nothing happens, and last that in which nothing can.
        let rest = values.filter { StateWord.state($0.lowercased()) == "" }
        let last = values.filter { StateWord.state($0.lowercased()) == "disabled" }
        let others = values.filter { !rest.contains($0) && !last.contains($0) }
        axes.append(Axis(name: name, values: rest + others + last))
      }
    }
  }

  /// The axis that is a modifier of the resolver.
  var theme: Axis? {
    axes.first { axis in
      modifiers.contains { $0.name == axis.name && Set($0.values) == Set(axis.values) }
    }
  }

  /// Whether a contract can say which colors there are.
  private var isRegular: Bool {
    let count = axes.reduce(1) { min($0 * $1.values.count, variantLimit + 1) }
    return count <= variantLimit
      && series.allSatisfy { series in
        let contexts = theme.flatMap { series.values(of: $0.name) }
        return series.isComplete && (contexts == nil || contexts?.count == theme?.values.count)
      }
  }

  /// Gives each series a role: the name that says what it is for, else all names after the component.
  mutating func nameRoles() {
    let short = series.map { $0.name.segments[$0.name.role.segment] }
    let counts = Dictionary(grouping: short) { $0 }.mapValues(\.count)
    var known: Set<String> = []
    for index in series.indices {
      let isOfComponent = series[index].name.isGrouped || !series[index].name.component.isEmpty
      // The audit finds in the name of a role that it is disabled.
      let isUnique =
        isOfComponent && counts[short[index]] == 1 && !series[index].state.contains("disabled")
      var role = isUnique ? short[index] : series[index].ownNames.joined(separator: "-")
      if role.isEmpty { role = short[index] }
      if known.contains(role), let axis = series[index].axes.last { role += "-\(axis)" }
      series[index].role = role.numbered { known.insert($0).inserted }
    }
  }

  /// Adds the colors behind the component, by their paths.
  mutating func add(grounds: [(path: String, name: TokenName)]) {
    for ground in grounds {
      var series = ColorSeries(ground.name)
      (series.role, series.isGround) = (ground.path, true)
      self.series.append(series)
    }
  }
}

extension ColorSeries {
  /// The names in the path that are not axes, after the component and after names that say nothing.
  fileprivate var ownNames: [String] {
    let names = parts.dropFirst(max(name.componentSegment + 1, 0)).compactMap(\.literal)
    return names.drop { NameWords($0).words.allSatisfy { WordClass($0) == .noise } }
      .filter { $0 != "$root" }
  }
}
