import TokenModel

/// Finds the pairs of one component: each foreground on the background that has most words in common
/// with it and none that it lacks.
struct ShapePairing {
  var shape: ComponentShape
  private(set) var writer: PairWriter
  private(set) var comments: [String] = []

  /// - Parameters:
  ///   - bases: The colors behind everything.
  ///   - style: The only typography token of the component.
  init(_ shape: ComponentShape, bases: [String], style: String?) {
    self.shape = shape
    self.shape.nameRoles()
    writer = PairWriter(self.shape.series, axes: shape.axes, style: style, common: shape.common)
    let series = self.shape.series
    let backgrounds = ColorSlot.slots(series) { $0.name.family == .background }
    let foregrounds = ColorSlot.slots(series) { $0.name.family != .background }
    func isCommon(_ slot: ColorSlot) -> Bool {
      slot.series.allSatisfy { item in
        series[item.index].paths.allSatisfy { shape.common.contains($0.path) }
      }
    }
    for foreground in foregrounds {
      if isCommon(foreground), backgrounds.allSatisfy(isCommon) { continue }
      if let background = foreground.background(among: backgrounds) {
        writer.add(
          foreground, on: background,
          isUnsure: !background.qualifiers.isSubset(of: foreground.qualifiers)
            || foreground.name.isGrouped && foreground.name.family == .border)
      } else if backgrounds.isEmpty, !bases.isEmpty {
        writer.add(foreground, onPaths: bases)
        if comments.isEmpty {
          comments.append(
            "There is no background of its own; measured on \(bases.joined(separator: " and ")).")
        }
      }
    }
    for background in backgrounds
    where !isCommon(background)
      && !background.series.contains(where: { writer.used.contains($0.index) })
    {
      let text = foregrounds.filter {
        $0.name.family == .text && $0.qualifiers.isSubset(of: background.qualifiers)
      }
      .max { $0.qualifiers.count < $1.qualifiers.count }
      if let text { writer.add(text, on: background) }
    }
  }
}

extension ColorSlot {
  /// The background that a foreground is on; nil if the names do not say.
  fileprivate func background(among backgrounds: [ColorSlot]) -> ColorSlot? {
    let fitting = backgrounds.filter { $0.qualifiers.isSubset(of: qualifiers) }
    func similarity(_ other: ColorSlot) -> Int {
      other.qualifiers.count + other.axes.intersection(axes).count
    }
    let most = fitting.map(similarity).max()
    let best = fitting.filter { similarity($0) == most }
      .min { $0.name.rank < $1.name.rank }
    return best ?? (backgrounds.count == 1 ? backgrounds[0] : nil)
  }
}

extension ComponentShape {
  /// Gives each series a role: the name that says what it is for, else all names after the component.
  mutating func nameRoles() {
    let short = series.map { $0.name.segments[$0.name.role.segment] }
    let counts = Dictionary(grouping: short) { $0 }.mapValues(\.count)
    var known: Set<String> = []
    for index in series.indices {
      let isOfComponent = series[index].name.isGrouped || !series[index].name.component.isEmpty
      let isUnique = isOfComponent && counts[short[index]] == 1
      var role = isUnique ? short[index] : series[index].ownNames.joined(separator: "-")
      if role.isEmpty { role = short[index] }
      if known.contains(role), let axis = series[index].axes.last { role += "-\(axis)" }
      var number = 2
      let base = role
      while !known.insert(role).inserted {
        role = "\(base)-\(number)"
        number += 1
      }
      series[index].role = role
    }
  }
}

extension ColorSeries {
  /// The names in the path that are not axes, after the component and after names that say nothing.
  fileprivate var ownNames: [String] {
    let start = max(name.componentSegment + 1, 0)
    let names = parts.dropFirst(start).compactMap { part -> String? in
      if case .name(let name) = part { name } else { nil }
    }
    return Array(names.drop { NameWords($0).words.allSatisfy { WordClass($0) == .noise } })
      .filter { $0 != "$root" }
  }
}
