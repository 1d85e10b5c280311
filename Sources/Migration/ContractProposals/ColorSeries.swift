import TokenModel

/// Colors of a component whose paths differ only in values of axes.
struct ColorSeries {
  /// A name in their paths, or the axis that takes its place.
  enum Part: Hashable {
    case name(String)
    case axis(String)
  }

  /// A color and its values on the axes.
  struct Color {
    var values: [String]
    var name: TokenName

    var path: PathID { name.path }
  }

  /// The name of the first color.
  let name: TokenName
  let parts: [Part]
  /// The colors, by their values on the axes of the path.
  private(set) var paths: [Color]
  private var known: Set<[String]> = []
  /// What the contract calls them.
  var role = ""

  init(_ name: TokenName, parts: [Part]) {
    (self.name, self.parts) = (name, parts)
    paths = []
    add(name)
  }

  /// Adds a color. One with the values of another is left out: its names differ only in their bytes.
  mutating func add(_ other: TokenName) {
    let values = zip(parts, other.segments).compactMap { part, name -> String? in
      if case .axis = part { name } else { nil }
    }
    guard known.insert(values).inserted else { return }
    paths.append(Color(values: values, name: other))
  }

  /// The axes of the path, from left to right.
  var axes: [String] { parts.compactMap { if case .axis(let name) = $0 { name } else { nil } } }

  /// The path, as contracts write it.
  var pattern: String {
    parts.map { part in
      switch part {
      case .name(let name): [name].tokenPath
      case .axis(let axis): "<\(axis)>"
      }
    }.joined(separator: "/")
  }

  /// The values on an axis, in order; nil if the path does not have the axis.
  func values(of axis: String) -> [String]? {
    guard let index = axes.firstIndex(of: axis) else { return nil }
    return paths.map { $0.values[index] }.uniqued
  }

  /// Whether there is a color for every combination of values.
  var isComplete: Bool {
    axes.reduce(1) { min($0 * (values(of: $1)?.count ?? 1), paths.count + 1) } == paths.count
  }

  /// Whether some variant has a color of both. States are paired with others if they do not match.
  func meets(_ other: ColorSeries) -> Bool {
    axes.allSatisfy { axis in
      guard axis != "state", let own = values(of: axis), let others = other.values(of: axis) else {
        return true
      }
      return !Set(own).isDisjoint(with: others)
    }
  }

  /// The kinds, levels and parts that no axis takes the place of.
  var qualifiers: Set<String> { Set(free(name.qualifiers).map(\.word)) }

  /// The state that no axis takes the place of.
  var state: String { TokenName.state(free(name.states)) }

  /// The words that are not values of an axis.
  private func free(_ items: [TokenName.Word]) -> [TokenName.Word] {
    items.filter { item in
      if case .axis = parts[item.segment] { false } else { true }
    }
  }

  /// The colors with one value on an axis, without the axis; nil if there are none.
  func with(_ value: String, on axis: String) -> ColorSeries? {
    guard let index = axes.firstIndex(of: axis) else { return self }
    let kept = paths.filter { $0.values[index] == value }.map { color in
      var color = color
      color.values.remove(at: index)
      return color
    }
    return ColorSeries(kept, parts: parts.map { $0 == .axis(axis) ? .name(value) : $0 })
  }

  /// The colors with some values on an axis; nil if there are none.
  func limited(to values: Set<String>, on axis: String) -> ColorSeries? {
    guard let index = axes.firstIndex(of: axis) else { return self }
    return ColorSeries(paths.filter { values.contains($0.values[index]) }, parts: parts)
  }

  private init?(_ colors: [Color], parts: [Part]) {
    guard let first = colors.first else { return nil }
    (name, paths, self.parts) = (first.name, colors, parts)
  }
}
