extension ThemeSpace {
  /// The themes of a project: the combinations of a resolver's contexts, those that `inputs` lists,
  /// or the combinations of the contracts' theme axes. Reports every fault.
  static func all(
    of resolver: Resolver?, contracts: [Contract], project: Project
  ) -> Staged<ThemeSpace> {
    var findings = Findings()
    let modifiers = resolver?.modifiers ?? []
    let axes =
      resolver == nil
      ? themeAxes(contracts)
      : modifiers.map { Axis(name: $0.name, values: $0.contexts.map(\.name)) }
    let defaults =
      resolver == nil
      ? axes.map { _ in nil }
      : modifiers.map { modifier in
        modifier.contexts.firstIndex { $0.name == modifier.defaultContext }
      }
    var space =
      resolver == nil || project.inputs.isEmpty
      ? ThemeSpace(productOf: axes, defaults: defaults)
      : ThemeSpace(
        axes: axes, defaults: defaults,
        listed: listedThemes(of: project, modifiers: modifiers, findings: &findings))
    findings.add(faults(of: project.appearance, axes: axes, isResolved: resolver != nil))
    space?.setAppearances(project.appearance.mapValues(\.values))
    guard space == nil, let resolver else { return Staged(space ?? .empty, findings: findings) }
    findings.add(
      .limitExceeded,
      message:
        "the modifiers make more themes than Tincture can count; list the themes you ship in 'inputs'",
      at: resolver.place)
    return Staged(.empty, findings: findings)
  }
}

/// The findings about settings of appearances for axes and values that do not exist.
private func faults(
  of settings: [String: Project.AxisAppearance], axes: [Axis], isResolved: Bool
) -> [Diagnostic] {
  var findings: [Diagnostic] = []
  let what = isResolved ? "modifier" : "theme axis"
  for (name, setting) in settings.sorted(by: { $0.key < $1.key }) {
    guard let axis = axes.first(where: { $0.name == name }) else {
      findings.add(
        .invalidProject,
        message: "there is no \(what) '\(printable(name))'"
          + name.suggestion(among: axes.map(\.name)), at: setting.place)
      continue
    }
    for (value, place) in setting.places.sorted(by: { $0.key < $1.key })
    where !axis.values.contains(value) {
      findings.add(
        .invalidProject,
        message: "\(what) '\(printable(name))' has no \(isResolved ? "context" : "value") "
          + "'\(printable(value))'" + value.suggestion(among: axis.values), at: place)
    }
  }
  return findings
}

/// The contexts of each input of the project file, as indices (Resolver 5). Reports every fault.
private func listedThemes(
  of project: Project, modifiers: [Resolver.Modifier], findings: inout Findings
) -> [[Int]] {
  var themes: [[Int]] = []
  for (input, places) in zip(project.inputs, project.places.inputs) {
    var matcher = InputMatcher(places: places)
    let names = matcher.match(input, modifiers: modifiers.map(\.name))
    let theme = modifiers.map { modifier in
      let context = matcher.context(names[modifier.name], input: input, of: modifier)
      return modifier.contexts.firstIndex { $0.name == context } ?? 0
    }
    if matcher.isValid, !modifiers.isEmpty, themes.contains(theme) {
      matcher.refuse("this input repeats an earlier one; remove one of the two", at: places.whole)
    }
    findings.add(matcher.findings)
    if matcher.isValid, !themes.contains(theme) { themes.append(theme) }
  }
  return themes
}

/// Matches the names of one input, exactly or else ignoring case (requirement R-056).
private struct InputMatcher {
  let places: Project.Places.Input
  private(set) var findings: [Diagnostic] = []
  private(set) var isValid = true

  /// The input's key for each modifier.
  mutating func match(_ input: [String: String], modifiers: [String]) -> [String: String] {
    var keys: [String: String] = [:]
    let exact = input.keys.filter(modifiers.contains).sorted()
    for key in exact + input.keys.filter({ !modifiers.contains($0) }).sorted() {
      let place = places.keys[key] ?? places.whole
      guard let modifier = find(key, among: modifiers, what: "modifier", at: place) else {
        refuse(key, among: modifiers, at: place)
        continue
      }
      if let other = keys.updateValue(key, forKey: modifier) {
        refuse(
          "'\(printable(other))' and '\(printable(key))' both name modifier '\(printable(modifier))'; "
            + "keep one", at: place)
      }
    }
    return keys
  }

  private mutating func refuse(_ key: String, among modifiers: [String], at place: Place) {
    guard !modifiers.isEmpty else {
      return findings.add(
        .unusedInput,
        message:
          "'\(printable(key))' has no effect, because the resolver has no modifiers; remove it",
        at: place)
    }
    refuse(
      "the resolver has no modifier '\(printable(key))'" + key.suggestion(among: modifiers),
      at: place)
  }

  /// The context that the input names for a modifier, or the modifier's default.
  mutating func context(
    _ key: String?, input: [String: String], of modifier: Resolver.Modifier
  ) -> String? {
    let contexts = modifier.contexts.map(\.name)
    guard let key, let name = input[key] else {
      if modifier.defaultContext == nil {
        refuse(
          "modifier '\(printable(modifier.name))' has no default; set it to "
            + contexts.quotedList(conjunction: "or"), at: places.whole)
      }
      return modifier.defaultContext
    }
    let place = places.contexts[key] ?? places.whole
    if let context = find(name, among: contexts, what: "context", at: place) { return context }
    refuse(
      "modifier '\(printable(modifier.name))' has no context '\(printable(name))'"
        + name.suggestion(among: contexts), at: place)
    return nil
  }

  private mutating func find(
    _ name: String, among names: [String], what: String, at place: Place
  ) -> String? {
    if names.contains(name) { return name }
    let similar = names.filter { $0.lowercased() == name.lowercased() }
    guard similar.count == 1 else { return nil }
    findings.add(
      .inexactInput,
      message: "'\(printable(name))' is read as the \(what) '\(printable(similar[0]))'; "
        + "write '\(printable(similar[0]))'", at: place)
    return similar[0]
  }

  mutating func refuse(_ message: String, at place: Place) {
    isValid = false
    findings.add(.invalidProject, message: message, at: place)
  }
}

/// The theme axes of all contracts, each with the values of all contracts.
private func themeAxes(_ contracts: [Contract]) -> [Axis] {
  var axes: [Axis] = []
  for contract in contracts {
    guard let axis = contract.axes.first(where: { $0.name == contract.themeAxis }) else { continue }
    if let index = axes.firstIndex(where: { $0.name == axis.name }) {
      axes[index].values += axis.values.filter { !axes[index].values.contains($0) }
    } else {
      axes.append(axis)
    }
  }
  return axes
}

extension [Axis] {
  /// Every combination of one value per axis. The last axis varies fastest.
  package var combinations: [Variant] {
    map { axis in axis.values.map { Variant.Entry(axis: axis.name, value: $0) } }.combinations
      .map { Variant(entries: $0) }
  }
}
