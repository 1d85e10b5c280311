/// What coverage counts: a color or a gradient, or one color inside a border or a shadow.
package struct ColorUnit: Hashable, Sendable {
  /// The token.
  package var path: PathID
  /// The index of the color inside a composite value; nil for the whole value.
  package var index: Int?

  package init(path: PathID, index: Int? = nil) { (self.path, self.index) = (path, index) }
}

extension ResolvedTokens {
  /// The greatest number of colors inside a token in a theme.
  func colorCount(of path: PathID) -> Int {
    values(of: path).map { $0?.innerColors.count ?? 0 }.max() ?? 0
  }

  /// The colors of a token that a layer shows: nil for the whole value, else indices.
  func colorIndices(of layer: PairLayer, path: PathID?) -> [Int?] {
    switch layer.part {
    case nil: [nil]
    case .one(let index): [index]
    case .every: (0..<max(1, path.map(colorCount) ?? 1)).map { $0 }
    }
  }

  /// A color, and those that it takes its value from, one after another: the targets of aliases, and
  /// for a color inside a composite value, the token that is referenced there.
  package func chain(from unit: ColorUnit, in theme: Int) -> [ColorUnit] {
    var chain: [ColorUnit] = []
    var next: ColorUnit? = unit
    while let unit = next, !chain.contains(unit) {
      chain.append(unit)
      if let alias = alias(of: unit.path, in: theme) {
        next = ColorUnit(path: alias, index: unit.index)
      } else {
        next = unit.index.flatMap { reference(inside: unit.path, at: $0, in: theme) }
      }
    }
    return chain
  }

  /// The color that a composite value references at an index; nil when it is written there.
  private func reference(inside path: PathID, at index: Int, in theme: Int) -> ColorUnit? {
    guard let value = declaration(path, in: theme)?.value else { return nil }
    var part: JSONValue? = value
    if let items = value.array {
      guard items.indices.contains(index) else { return nil }
      part = items[index]
      // A shadow with one layer, or a gradient with one stop.
      if let target = part.flatMap(target) { return ColorUnit(path: target.path, index: 0) }
    }
    return part?["color"].flatMap(target)
  }

  /// The color that an alias or a pointer references.
  private func target(of value: JSONValue) -> ColorUnit? {
    if let name = value.aliasName { return set.paths.find(alias: name).map { ColorUnit(path: $0) } }
    guard let names = value["$ref"]?.string?.pointerNames else { return nil }
    let end = names.firstIndex(of: "$value") ?? names.endIndex
    guard let path = set.paths.find(Array(names[..<end])) else { return nil }
    let rest = names[end...].dropFirst()
    guard rest.last == "color" else { return rest.isEmpty ? ColorUnit(path: path) : nil }
    return ColorUnit(path: path, index: rest.count == 1 ? 0 : rest.first.flatMap { Int($0) })
  }
}
