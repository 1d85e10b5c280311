/// Finds which names in the paths of a component are values of axes.
struct AxisReader {
  /// The place of a name in a path: its index, and whether it comes after the role.
  private struct Position: Hashable {
    var index: Int
    var isAfterRole: Bool

    var order: (Int, Int) { (index, isAfterRole ? 0 : 1) }
  }

  private var axes: [Position: String] = [:]

  /// - Parameter modifiers: The axes of the themes. A contract’s axis with the same values has that name.
  init(_ names: [TokenName], modifiers: [Axis]) {
    var values: [Position: Set<String>] = [:]
    var shapes: Set<[Position]> = []
    for name in names {
      let open = Self.open(name)
      shapes.insert(open)
      for position in open { values[position, default: []].insert(name.segments[position.index]) }
    }
    for (position, own) in values.sorted(by: { $0.key.order < $1.key.order }) {
      let name =
        modifiers.first { Set($0.values) == own && own.count > 1 }?.name
        ?? Self.axisName(own, isAfterRole: position.isAfterRole)
      // Positions before and after the role are in one path together, so they need two names.
      let taken = Set(
        shapes.filter { $0.contains(position) }.flatMap { $0.compactMap { axes[$0] } })
      axes[position] = [name, "kind", "variant", "part"].first { !taken.contains($0) }
    }
  }

  /// The names that can be values of axes: those after the component, without the role.
  private static func open(_ name: TokenName) -> [Position] {
    // What is inverse, or a ring, is on other colors than the rest.
    let apart =
      name.qualifiers.filter { WordClass.inverse.contains($0.word) }
      + name.states.filter { name.isRing && $0.word == "focus" }
    let words = Set(name.qualifiers.map(\.segment) + name.states.map(\.segment))
    return words.subtracting(apart.map(\.segment)).sorted()
      .filter { $0 > name.componentSegment && $0 != name.role.segment }
      .map { Position(index: $0, isAfterRole: $0 > name.role.segment) }
  }

  private static func axisName(_ values: Set<String>, isAfterRole: Bool) -> String {
    let words = values.map { NameWords($0).words }
    func all(_ isFit: (String) -> Bool) -> Bool { words.allSatisfy { $0.allSatisfy(isFit) } }
    let isState =
      all { StateWord.state($0) != nil }
      && (isAfterRole || words.contains { $0.contains { StateWord.state($0) != "" } })
    return isState ? "state" : all { WordClass($0) == .size } ? "size" : "kind"
  }

  /// The path of a color with axes.
  func parts(of name: TokenName) -> [PathPattern.Segment] {
    let open = Self.open(name)
    return name.segments.indices.map { index in
      guard let position = open.first(where: { $0.index == index }), let axis = axes[position]
      else { return .literal(name.segments[index]) }
      // States and kinds can have the same place after the role: `border/hover`, `border/danger`.
      let isState =
        axis == "kind" && position.isAfterRole
        && NameWords(name.segments[index]).words.allSatisfy { StateWord.state($0) != nil }
        && !open.contains { $0 != position && axes[$0] == "state" }
      return .axis(isState ? "state" : axis)
    }
  }
}
