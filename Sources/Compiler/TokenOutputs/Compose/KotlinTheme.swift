/// The class `Theme` in Kotlin: a property and a nested enum for each theme axis that varies.
struct KotlinTheme {
  /// The axes with at least two values, in resolution order.
  let axes: [Axis]
  let listed: ListedThemes?

  struct Axis {
    /// The index in `ThemeSpace.axes`.
    let index: Int
    let name: String
    /// The property with the value, as declared.
    let property: String
    /// A parameter with a value, where the property is not meant.
    let parameter: String
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

  /// `members` are the properties of `Theme` for tokens and groups, `properties` those of all classes.
  init(_ space: ThemeSpace, members: Set<String>, properties: Set<String>) {
    let axes = space.varying.axes
    let names = axes.map { Names(space.axes[$0].name, members: members) }
    let values = axes.flatMap { space.axes[$0].values.map(KotlinNames.property) }
    // A property and an enum of the same name would be declared twice, or one would hide the other.
    let hidden = properties.union(values + names.flatMap { [$0.property, $0.parameter] })
    var taken = Self.otherTypes
    self.axes = zip(axes, names).map { index, names in
      var type = KotlinNames.headed(NameWords(space.axes[index].name).pascal)
      while hidden.contains(KotlinNames.declared(type)) || !taken.insert(type.lowercased()).inserted
      { type += "Axis" }
      return Axis(index, in: space, names: names, type: KotlinNames.declared(type))
    }
    listed = ListedThemes(space, axes: self.axes.map(\.index))
  }

  /// The names of an axis, other than its enum.
  fileprivate struct Names {
    let property: String
    let parameter: String

    init(_ axis: String, members: Set<String>) {
      let plain = KotlinNames.property(axis)
      // A group often has the name of the collection that is also the modifier. `Theme.of` has
      // parameters with the system's appearance.
      let isTaken = members.contains(plain) || ["hasHighContrast", "isDark"].contains(plain)
      property = isTaken ? KotlinNames.property(axis + " axis") : plain
      parameter = KotlinNames.property(axis + " value")
    }
  }

  /// The axis with an index in `ThemeSpace.axes`.
  subscript(index: Int) -> Axis? { axes.first { $0.index == index } }

  /// The axes whose values the app chooses.
  var choices: [Axis] { axes.filter { !$0.appearances.followsSystem } }

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
  fileprivate init(_ index: Int, in space: ThemeSpace, names: KotlinTheme.Names, type: String) {
    let axis = space.axes[index]
    self.index = index
    name = axis.name
    property = names.property
    parameter = names.parameter
    self.type = type
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
