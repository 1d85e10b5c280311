import TokenModel

/// Finds which names in the paths of a component are values of axes.
struct AxisReader {
  /// The place of a name in a path: its index, and whether it comes after the role.
  private struct Position: Hashable {
    var index: Int
    var isAfterRole: Bool
  }

  private var axes: [Position: String] = [:]
  /// The axis that is a modifier of the resolver.
  private(set) var themeAxis: String?

  init(_ names: [TokenName], modifiers: [Axis]) {
    var values: [Position: Set<String>] = [:]
    var order: [Position] = []
    for name in names {
      for index in Self.open(name) {
        let position = Position(index: index, isAfterRole: index > name.role.segment)
        if values[position] == nil { order.append(position) }
        values[position, default: []].insert(name.segments[index])
      }
    }
    var shapes: [[Position]: Void] = [:]
    for name in names {
      shapes[Self.open(name).map { Position(index: $0, isAfterRole: $0 > name.role.segment) }] = ()
    }
    for position in order.sorted(by: {
      ($0.index, $1.isAfterRole ? 1 : 0) < ($1.index, $0.isAfterRole ? 1 : 0)
    }) {
      let own = values[position] ?? []
      let modifier = modifiers.first { Set($0.values) == own && own.count > 1 }?.name
      if let modifier { themeAxis = modifier }
      let name = modifier ?? Self.axisName(own, isAfterRole: position.isAfterRole)
      // Positions before and after the role are in one path together, so they need two names.
      let taken = Set(
        shapes.keys.filter { $0.contains(position) }.flatMap { $0.compactMap { axes[$0] } })
      let free = [name, "kind", "variant", "part"].first { !taken.contains($0) }
      axes[position] = free
    }
  }

  /// The names that can be values of axes, as indices: those after the component, without the role.
  private static func open(_ name: TokenName) -> [Int] {
    // What is inverse is on other colors than the rest.
    let inverse = name.qualifiers.filter { WordClass.inverse.contains($0.word) }.map(\.segment)
    let words = Set(name.qualifiers.map(\.segment) + name.states.map(\.segment))
    return words.subtracting(inverse).sorted().filter {
      $0 > name.componentSegment && $0 != name.role.segment
    }
  }

  private static func axisName(_ values: Set<String>, isAfterRole: Bool) -> String {
    let words = values.map { NameWords($0).words }
    func all(_ isFit: (String) -> Bool) -> Bool { words.allSatisfy { $0.allSatisfy(isFit) } }
    if all({ WordClass.state($0) != nil }),
      isAfterRole || words.contains(where: { $0.contains { WordClass.state($0) != "" } })
    {
      return "state"
    }
    return all { WordClass($0) == .size } ? "size" : "kind"
  }

  /// The path of a color with axes.
  func parts(of name: TokenName) -> [ColorSeries.Part] {
    let open = Set(Self.open(name))
    return name.segments.indices.map { index in
      guard open.contains(index),
        var axis = axes[Position(index: index, isAfterRole: index > name.role.segment)]
      else { return .name(name.segments[index]) }
      // States and kinds can have the same place after the role: `border/hover`, `border/danger`.
      if axis == "kind", index > name.role.segment,
        NameWords(name.segments[index]).words.allSatisfy({ WordClass.state($0) != nil }),
        !open.contains(where: {
          $0 != index && axes[Position(index: $0, isAfterRole: $0 > name.role.segment)] == "state"
        })
      {
        axis = "state"
      }
      return .axis(axis)
    }
  }
}
