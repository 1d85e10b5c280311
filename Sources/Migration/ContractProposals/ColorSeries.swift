/// Colors of a component whose paths differ only in values of axes.
struct ColorSeries {
  /// The names in their paths, with axes in place of some.
  let parts: [PathPattern.Segment]
  /// The names of the colors; at least one.
  let names: [TokenName]
  /// What the contract calls them: a role or, for a color behind the component, its path.
  var role = ""
  /// Whether it is behind the component and not of it.
  var isGround = false

  /// Colors with the same parts. One with the values of another, in other bytes, is left out.
  init(_ names: [TokenName], parts: [PathPattern.Segment]) {
    var known: Set<[String]> = []
    self.parts = parts
    self.names = names.filter { known.insert(Self.values(of: $0, parts: parts)).inserted }
  }

  /// A color without axes.
  init(_ name: TokenName) { self.init([name], parts: name.segments.map { .literal($0) }) }

  var name: TokenName { names[0] }

  /// The axes of the path, from left to right.
  var axes: [String] { parts.compactMap(\.axis) }

  /// The path, as contracts write it.
  var pattern: String { parts.map(\.text).joined(separator: "/") }

  var values: [[String]] { names.map { Self.values(of: $0, parts: parts) } }

  private static func values(of name: TokenName, parts: [PathPattern.Segment]) -> [String] {
    zip(parts, name.segments).compactMap { $0.axis == nil ? nil : $1 }
  }

  /// The values on an axis, in order; nil if the path does not have the axis.
  func values(of axis: String) -> [String]? {
    guard let index = parts.firstIndex(of: .axis(axis)) else { return nil }
    return names.map { $0.segments[index] }.uniqued
  }

  /// Whether there is a color for every combination of values.
  var isComplete: Bool {
    axes.reduce(1) { min($0 * (values(of: $1)?.count ?? 1), names.count + 1) } == names.count
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
  var state: String { isGround ? "" : TokenName.state(free(name.states)) }

  /// The words that are not values of an axis.
  private func free(_ items: [TokenName.Word]) -> [TokenName.Word] {
    items.filter { parts[$0.segment].axis == nil }
  }

  /// The colors with some values on an axis; nil if there are none. One value alone becomes a name.
  func limited(to values: [String], on axis: String) -> ColorSeries? {
    guard let index = parts.firstIndex(of: .axis(axis)) else { return self }
    let names = names.filter { values.contains($0.segments[index]) }
    guard !names.isEmpty else { return nil }
    let parts = parts.map { values.count == 1 && $0 == .axis(axis) ? .literal(values[0]) : $0 }
    return ColorSeries(names, parts: parts)
  }
}
