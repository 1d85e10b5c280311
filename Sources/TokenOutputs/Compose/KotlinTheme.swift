import TokenModel

/// The class `Theme` in Kotlin: a property and a nested enum for each theme axis that varies.
struct KotlinTheme {
  /// The axes with at least two values, in resolution order.
  let axes: [Axis]
  /// The listed themes, as the value of each axis; nil if every combination is a theme.
  let rows: [[Int]]?

  struct Axis {
    /// The index in `ThemeSpace.axes`.
    let index: Int
    let name: String
    /// The property with the value, as declared.
    let property: String
    /// The nested enum, as declared.
    let type: String
    /// The values that some theme has, in resolution order.
    let values: [Int]
    /// The enum entries of all values, as declared.
    let entries: [String]
    /// The default of the constructor; nil if the app must choose.
    let defaultValue: Int?
    let appearances: AxisAppearances
  }

  /// - Parameter members: The properties of `Theme` for tokens and groups.
  init(_ space: ThemeSpace, members: Set<String>) {
    var taken = Self.otherTypes
    let axes = space.varying.axes.map { Axis($0, in: space, members: members, taken: &taken) }
    self.axes = axes
    rows =
      space.hasAllCombinations
      ? nil : space.indices.map { theme in axes.map { space.value(of: $0.index, in: theme) } }
  }

  /// The axis with an index in `ThemeSpace.axes`.
  subscript(index: Int) -> Axis? { axes.first { $0.index == index } }

  /// Whether the system shows some values.
  var followsSystem: Bool { axes.contains { $0.appearances.followsSystem } }

  /// The names of types, in lowercase, that an enum in `Theme` would hide.
  private static let otherTypes = Set(
    (kotlinImports.map { String($0.split(separator: ".").last ?? "") } + [
      "Boolean", "Companion", "Double", "Float", "Int", "List", "Pair", "String", "Theme",
      "TokenBorder", "TokenLine", "TokenPaint", "TokenShadowLayer", "TokenStrokeStyle",
      "TokenTextStyle", "TokenTransition",
    ]).map { $0.lowercased() })
}

extension KotlinTheme.Axis {
  fileprivate init(
    _ index: Int, in space: ThemeSpace, members: Set<String>, taken: inout Set<String>
  ) {
    let axis = space.axes[index]
    self.index = index
    name = axis.name
    let plain = KotlinNames.property(axis.name)
    // A group often has the name of the collection that is also the modifier.
    property = members.contains(plain) ? KotlinNames.property(axis.name + " axis") : plain
    var type = KotlinNames.headed(NameWords(axis.name).pascal)
    while !taken.insert(type.lowercased()).inserted { type += "Axis" }
    self.type = KotlinNames.declared(type)
    let values = space.values(of: index)
    self.values = values
    entries = axis.values.map { KotlinNames.declared(KotlinNames.headed(NameWords($0).pascal)) }
    appearances = space.appearances[index]
    let value = appearances.followsSystem ? appearances.base : space.defaults[index]
    defaultValue = value.flatMap { values.contains($0) ? $0 : nil }
  }

  /// The entry of a value, with its enum.
  func entry(_ value: Int) -> String { "\(type).\(entries[value])" }
}
