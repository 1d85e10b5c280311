/// The type `Theme` in Swift: a property and a nested enum for each theme axis that varies.
struct SwiftTheme: Sendable {
  /// The axes with at least two values, in resolution order.
  let axes: [Axis]
  /// The listed themes; nil if every combination is a theme.
  let listed: ListedThemes?
  /// The appearance of all themes, as far as axes with one value decide it.
  let fixedAppearance: Appearance
  let count: Int

  struct Axis: Sendable {
    /// The index in `ThemeSpace.axes`.
    let index: Int
    let name: String
    let property: SwiftName
    /// The nested enum.
    let type: String
    /// The values that some theme has, in resolution order.
    let values: [Int]
    let cases: [SwiftName]
    let rawValues: [String]
    /// The default of initializers; nil if the app must choose.
    let defaultValue: Int?
    let appearances: AxisAppearances

    /// Whether the system chooses the value.
    var followsSystem: Bool { appearances.followsSystem }
  }

  /// - Parameter members: The properties of `Theme` for tokens, groups and components.
  init(_ space: ThemeSpace, members: Set<String>, digits: DigitNames = .group) {
    count = space.count
    let axes = space.varying.axes.map { Axis($0, in: space, members: members, digits: digits) }
    self.axes = axes
    listed = ListedThemes(space, axes: axes.map(\.index))
    let fixed = space.axes.indices.filter { !space.varying.contains($0) }
      .map { space.appearances[$0] }.filter(\.followsSystem)
    fixedAppearance = Appearance(joining: fixed.compactMap { $0.appearances[$0.base] })
  }

  /// Whether every combination of values is a theme.
  var isProduct: Bool { listed == nil }

  /// The listed themes, as the value of each axis; empty if every combination is a theme.
  var rows: [[Int]] { listed?.rows ?? [] }

  /// Whether every combination of values that the app chooses has a theme.
  var hasEveryChoice: Bool { listed?.hasEveryChoice(of: choices.map(\.values.count)) ?? true }

  /// Whether the system shows some values.
  var followsSystem: Bool { axes.contains(where: \.followsSystem) }

  /// The axes whose values the app chooses.
  var choices: [Axis] { axes.filter { !$0.followsSystem } }

  /// Whether a sentence of documentation can name the axes whose values the app chooses.
  var hasFewChoices: Bool { choices.count <= 4 }

  /// Whether some themes can be listed.
  var isListable: Bool { count <= themeLimit }

  /// The axis with an index in `ThemeSpace.axes`.
  subscript(index: Int) -> Axis? { axes.first { $0.index == index } }

  /// The axes that switches over the expression of a theme can have, by their index in
  /// `ThemeSpace.axes`.
  func switchAxes(in theme: String, count: Int) -> [ValueTable.Axis?] {
    (0..<count).map { index in
      self[index].map { $0.switchAxis("\(theme).\($0.property.text)", theme: index) }
    }
  }

  /// The static members that are one theme each: those of a single axis, or `default`.
  var statics: [(name: SwiftName, value: Int?)] {
    guard let axis = axes.first else { return [(SwiftName("default"), nil)] }
    guard axes.count == 1 else { return [] }
    return axis.values.map { value in
      let name = axis.cases[value]
      let isTaken = ["adaptive", "allCases", "colors", "themed", "tokens", axis.type]
        .contains(name.text)
      return (isTaken ? name.underscored : name, value)
    }
  }

  /// The property with the system appearance; an axis can have the usual name.
  var appearanceName: String {
    axes.contains { $0.property.text == "appearance" } ? "tokenAppearance" : "appearance"
  }
}

extension SwiftTheme.Axis {
  fileprivate init(_ index: Int, in space: ThemeSpace, members: Set<String>, digits: DigitNames) {
    let axis = space.axes[index]
    self.index = index
    name = axis.name
    let plain = SwiftName(axis.name, digits: digits)
    // A group often has the name of the collection that is also the modifier.
    let name = members.contains(plain.text) ? SwiftName(axis.name + " axis", digits: digits) : plain
    // A closure cannot have a parameter called like an observer of a property.
    let isTaken = ["description", "id", "willSet", "didSet"].contains(name.text)
    property = isTaken ? name.underscored : name
    let type = SwiftName.upper(axis.name, digits: digits)
    let isTypeTaken = type == plain.text || SwiftName.isTypeTaken(type)
    self.type = isTypeTaken ? type + "_" : type
    let values = space.values(of: index)
    self.values = values
    cases = axis.values.map { SwiftName($0, in: axis.name, digits: digits) }
    rawValues = axis.values.map { [$0].tokenPath }
    appearances = space.appearances[index]
    let value = appearances.followsSystem ? appearances.base : space.defaults[index]
    defaultValue = value.flatMap { values.contains($0) ? $0 : nil }
  }

  /// The parameter of an initializer, with the default if there is one.
  var parameter: SwiftCall.Parameter {
    SwiftCall.Parameter(
      label: property.text, type: type, defaultValue: defaultValue.map { ".\(cases[$0].text)" })
  }

  /// The axis in a switch over an expression.
  func switchAxis(_ subject: String, theme: Int? = nil) -> ValueTable.Axis {
    ValueTable.Axis(
      subject: subject, cases: cases.map { "." + $0.text }, values: values, theme: theme)
  }

  func argument(_ value: String) -> String { "\(property.argumentLabel): \(value)" }
}
