extension SwiftCheck {
  /// Reports theme axes whose names collide, and those that follow no appearance although their values
  /// seem to be for one.
  mutating func checkThemeAxes() {
    let theme = SwiftTheme(
      tokens.themes, members: names.topMembers(of: tokens, contracts: contracts),
      digits: names.digits)
    for axis in theme.axes where input.parsed.resolver != nil { checkValues(of: axis) }
    checkAxes(of: theme)
    checkMembers(of: theme)
    for axis in theme.axes { checkAppearance(of: axis) }
  }

  /// Reports contexts of one modifier that would be the same case.
  private mutating func checkValues(of axis: SwiftTheme.Axis) {
    var known: [String: String] = [:]
    let values = tokens.themes.axes[axis.index].values
    for value in axis.values {
      let (name, context) = (axis.cases[value].text, values[value])
      guard let other = known.updateValue(context, forKey: name),
        context.lowercased() != other.lowercased()  // reported by the resolver
      else { continue }
      addCollision(
        "the contexts '\(printable(other))' and '\(printable(context))' of "
          + "'\(printable(axis.name))' would both be '\(name)' in Swift; rename one of them",
        at: input.place(ofThemeAxis: axis.name))
    }
  }

  /// Reports axes that would be the same property or the same enum.
  private mutating func checkAxes(of theme: SwiftTheme) {
    for (index, axis) in theme.axes.enumerated() {
      let twin = theme.axes[..<index].first { $0.property == axis.property || $0.type == axis.type }
      guard let twin else { continue }
      let name = twin.property == axis.property ? axis.property.text : axis.type
      addCollision(
        "the theme axes '\(printable(twin.name))' and '\(printable(axis.name))' would both be "
          + "'\(name)' in Swift; rename one of them",
        at: input.place(ofThemeAxis: axis.name), other: input.place(ofThemeAxis: twin.name))
    }
  }

  /// Reports groups, tokens and components that would be the same property of `Theme` as an axis.
  private mutating func checkMembers(of theme: SwiftTheme) {
    let axes = Dictionary(firsts: theme.axes.map { ($0.property.text, $0) })
    guard !axes.isEmpty else { return }
    for path in names.used.paths where tokens.set.paths.parent(of: path) == .root {
      guard let axis = axes[names[path].property.text] else { continue }
      let name = tokens.set.paths.string(path)
      add(
        axis, and: "the \(names.used.isGroup(path) ? "group" : "token") '\(printable(name))'",
        at: places[path], path: name)
    }
    for contract in contracts {
      for axis in contract.topMembers(names.digits).compactMap({ axes[$0] }) {
        add(
          axis, and: "a member of the component '\(contract.component)'",
          at: contract.componentPlace)
      }
    }
  }

  private mutating func add(
    _ axis: SwiftTheme.Axis, and other: String, at place: Place, path: String? = nil
  ) {
    var finding = Diagnostic(
      .nameCollision,
      message: "\(other) and the theme axis '\(printable(axis.name))' would both be "
        + "'\(axis.property.text)' in Swift", at: place, path: path,
      related: [Diagnostic.Related("the theme axis", at: input.place(ofThemeAxis: axis.name))])
    finding.ending.cure = "rename one of them"
    findings.add(finding)
  }

  /// Reports an axis that the app must choose, although some of its names mean an appearance.
  private mutating func checkAppearance(of axis: SwiftTheme.Axis) {
    let name = "'\(printable(axis.name))'"
    guard let obstacle = axis.appearances.obstacle else { return }
    findings.add(
      .fixedThemes,
      message:
        "\(name) does not follow the system, because \(obstacle); set \(name) in 'appearance' "
        + "(tincture.json)", at: input.place(ofThemeAxis: axis.name))
  }
}

extension SwiftNames {
  /// The properties of `Theme` for tokens, groups and components.
  func topMembers(of tokens: ResolvedTokens, contracts: [Contract]) -> Set<String> {
    let paths = used.paths.filter { tokens.set.paths.parent(of: $0) == .root }
    return Set(paths.map { self[$0].property.text } + contracts.flatMap { $0.topMembers(digits) })
  }
}

extension Contract {
  /// The properties of `Theme` for a component whose tokens are in no group.
  fileprivate func topMembers(_ digits: DigitNames) -> [String] {
    guard let pattern else { return [SwiftName(component: component, digits: digits).text] }
    return pattern.literalPrefix.isEmpty ? memberNames(digits) : []
  }
}
