import TokenModel

/// Finds which names in the paths of a component are values of axes.
struct AxisReader {
  /// The place of a name in a path: its index, and whether it comes after the role.
  private struct Position: Hashable, Comparable {
    var index: Int
    var isAfterRole: Bool

    static func < (one: Self, other: Self) -> Bool {
      (one.index, one.isAfterRole ? 0 : 1) < (other.index, other.isAfterRole ? 0 : 1)
    }
  }

  private var axes: [Position: String] = [:]
  /// The axis that is a modifier of the resolver.
  private(set) var themeAxis: String?

  init(_ names: [TokenName], modifiers: [Axis]) {
    var values: [Position: Set<String>] = [:]
    var shapes: Set<[Position]> = []
    for name in names {
      let open = Self.open(name)
      shapes.insert(open)
      for position in open { values[position, default: []].insert(name.segments[position.index]) }
    }
    for (position, own) in values.sorted(by: { $0.key < $1.key }) {
      let modifier = modifiers.first { Set($0.values) == own && own.count > 1 }?.name
      if let modifier { themeAxis = modifier }
      let name = modifier ?? Self.axisName(own, isAfterRole: position.isAfterRole)
      // Positions before and after the role are in one path together, so they need two names.
      let taken = Set(
        shapes.filter { $0.contains(position) }.flatMap { $0.compactMap { axes[$0] } })
      axes[position] = [name, "kind", "variant", "part"].first { !taken.contains($0) }
    }
  }

  /// The names that can be values of axes: those after the component, without the role.
  private static func open(_ name: TokenName) -> [Position] {
    // What is inverse is on other colors than the rest.
    let inverse = name.qualifiers.filter { WordClass.inverse.contains($0.word) }.map(\.segment)
    let words = Set(name.qualifiers.map(\.segment) + name.states.map(\.segment))
    return words.subtracting(inverse).sorted()
      .filter { $0 > name.componentSegment && $0 != name.role.segment }
      .map { Position(index: $0, isAfterRole: $0 > name.role.segment) }
  }

  private static func axisName(_ values: Set<String>, isAfterRole: Bool) -> String {
    let words = values.map { NameWords($0).words }
    func all(_ isFit: (String) -> Bool) -> Bool { words.allSatisfy { $0.allSatisfy(isFit) } }
    if all({ StateWord.state($0) != nil }),
      isAfterRole || words.contains(where: { $0.contains { StateWord.state($0) != "" } })
    {
      return "state"
    }
    return all { WordClass($0) == .size } ? "size" : "kind"
  }

  /// The path of a color with axes.
  func parts(of name: TokenName) -> [ColorSeries.Part] {
    let open = Self.open(name)
    return name.segments.indices.map { index in
      guard let position = open.first(where: { $0.index == index }), var axis = axes[position]
      else { return .name(name.segments[index]) }
      // States and kinds can have the same place after the role: `border/hover`, `border/danger`.
      if axis == "kind", position.isAfterRole,
        NameWords(name.segments[index]).words.allSatisfy({ StateWord.state($0) != nil }),
        !open.contains(where: { $0 != position && axes[$0] == "state" })
      {
        axis = "state"
      }
      return .axis(axis)
    }
  }
}
