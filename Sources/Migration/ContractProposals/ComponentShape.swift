import TokenModel

/// Colors of a component that one contract can describe: series over the same axes.
struct ComponentShape {
  /// The words of the component's name.
  var words: [String]
  var axes: [Axis] = []
  var series: [ColorSeries]
  /// Colors that other shapes of the component have too. Pairs of two of them are in another shape.
  var common: Set<PathID> = []

  /// The colors as series without axes.
  static func flat(_ words: [String], names: [TokenName]) -> ComponentShape {
    ComponentShape(
      words: words,
      series: names.map { name in ColorSeries(name, parts: name.segments.map { .name($0) }) })
  }

  /// Reads the shapes of a component: one for all kinds that have the same roles in the same states.
  static func read(_ words: [String], names: [TokenName]) -> [ComponentShape] {
    let axes = AxisReader(names)
    let series = names.grouped(by: axes.parts).map { names in
      var series = ColorSeries(names[0], parts: axes.parts(of: names[0]))
      for name in names.dropFirst() { series.add(name) }
      return series
    }
    var shapes = split(series).map { kinds, series in
      var shape = ComponentShape(words: words + kinds, series: series)
      shape.findAxes()
      return shape.isRegular ? shape : flat(shape.words, names: series.flatMap(\.paths).map(\.name))
    }
    let common = series.filter { !$0.axes.contains("kind") }
    guard shapes.count > 1, !common.isEmpty else { return shapes }
    let paths = Set(common.flatMap(\.paths).map(\.path))
    let hasPairs = Set(common.map { $0.name.family == .background }).count > 1
    for index in shapes.indices {
      shapes[index].common = paths
      if hasPairs, shapes[index].words == words { shapes[index].words += ["kinds"] }
    }
    var own = ComponentShape(words: words, series: common)
    own.findAxes()
    // Their backgrounds may all be of kinds.
    let isWhole = hasPairs || !series.contains { $0.name.family == .background }
    return (own.isRegular && isWhole ? [own] : []) + shapes
  }

  /// Splits series by the values of their kind that have the same roles in the same states.
  private static func split(_ series: [ColorSeries]) -> [([String], [ColorSeries])] {
    let kinds = series.flatMap { $0.values(of: "kind") ?? [] }.uniqued
    let classes = kinds.grouped { kind in
      series.map { series -> [String] in
        guard series.axes.contains("kind"), let own = series.with(kind, on: "kind") else {
          return []
        }
        return own.paths.map { $0.values.joined(separator: "\u{0}") }.sorted()
          + [String(own.paths.count)]
      }
    }
    guard !classes.isEmpty else { return [([], series)] }
    let main = classes.firstIndex { $0.count > 1 }
    return classes.enumerated().map { index, kinds in
      let members = series.compactMap { series in
        kinds.count == 1
          ? series.with(kinds[0], on: "kind") : series.limited(to: Set(kinds), on: "kind")
      }
      return (index == main ? [] : Array(kinds.prefix(2)), members)
    }
  }

  /// Finds the axes of the series, and writes axes with one value as names.
  private mutating func findAxes() {
    for name in series.flatMap(\.axes).uniqued {
      let values = series.flatMap { $0.values(of: name) ?? [] }.uniqued
      if values.count == 1 {
        series = series.compactMap { $0.with(values[0], on: name) }
      } else {
        axes.append(Axis(name: name, values: ordered(values)))
      }
    }
  }

  /// The values with the state first in which nothing happens, and that in which nothing can last.
  private func ordered(_ values: [String]) -> [String] {
    let rest = values.filter { StateWord.state($0.lowercased()) == "" }
    let last = values.filter { StateWord.state($0.lowercased()) == "disabled" }
    return rest + values.filter { !rest.contains($0) && !last.contains($0) } + last
  }

  /// Whether a contract can say which colors there are.
  private var isRegular: Bool {
    let count = axes.reduce(1) { min($0 * $1.values.count, variantLimit + 1) }
    return count <= variantLimit && series.allSatisfy(\.isComplete)
  }
}
