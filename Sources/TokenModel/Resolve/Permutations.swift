import Writers

/// The themes of a project: permutations of a resolver's modifiers, or values of theme axes.
func permutations(
  of resolver: Resolver?, contracts: [Contract], project: Project, findings: inout Findings
) -> [Variant] {
  guard let resolver else { return product(of: themeAxes(contracts)) }
  let axes = resolver.modifiers.map { modifier in
    Axis(name: modifier.name, values: modifier.contexts.map(\.name))
  }
  if !project.inputs.isEmpty {
    return themes(for: project, resolver: resolver, findings: &findings)
  }
  let count = axes.reduce(1) { $0.multipliedReportingOverflow(by: $1.values.count).partialValue }
  guard axes.allSatisfy({ !$0.values.isEmpty }) else { return [] }  // reported with the modifier
  guard axes.allSatisfy({ $0.values.count <= themeLimit }), (1...themeLimit).contains(count) else {
    findings.add(
      .limitExceeded,
      message:
        "the modifiers make more than the limit of \(themeLimit) themes; list those you ship in 'inputs'",
      at: resolver.place)
    return []
  }
  return product(of: axes)
}

/// The limit of themes. With more, `inputs` must list the ones to build.
package let themeLimit = 1024

/// One theme for each input of the project file (Resolver 5). Reports every fault.
private func themes(
  for project: Project, resolver: Resolver, findings: inout Findings
) -> [Variant] {
  let modifiers = resolver.modifiers
  var themes: [Variant] = []
  for (input, places) in zip(project.inputs, project.places.inputs) {
    var matcher = InputMatcher(places: places, findings: findings)
    let names = matcher.match(input, modifiers: modifiers.map(\.name))
    var theme = Variant()
    for modifier in modifiers {
      let context = matcher.context(names[modifier.name], input: input, of: modifier)
      theme.entries.append(Variant.Entry(axis: modifier.name, value: context ?? ""))
    }
    if matcher.isValid, !modifiers.isEmpty, themes.contains(theme) {
      matcher.refuse("this input repeats an earlier one; remove one of the two", at: places.whole)
    }
    findings = matcher.findings
    if matcher.isValid, !themes.contains(theme) { themes.append(theme) }
  }
  return themes
}

/// Matches the names of one input, exactly or else ignoring case (requirement R-056).
private struct InputMatcher {
  let places: Project.Places.Input
  var findings: Findings
  private(set) var isValid = true

  init(places: Project.Places.Input, findings: Findings) {
    self.places = places
    self.findings = findings
  }

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
      findings.add(
        .unusedInput,
        message:
          "'\(printable(key))' has no effect, because the resolver has no modifiers; remove it",
        at: place)
      return
    }
    refuse(
      "the resolver has no modifier '\(printable(key))'" + suggestion(for: key, among: modifiers),
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
            + listed(contexts, conjunction: "or"), at: places.whole)
      }
      return modifier.defaultContext
    }
    let place = places.contexts[key] ?? places.whole
    if let context = find(name, among: contexts, what: "context", at: place) { return context }
    refuse(
      "modifier '\(printable(modifier.name))' has no context '\(printable(name))'"
        + suggestion(for: name, among: contexts), at: place)
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

/// Every combination of one value per axis. The last axis varies fastest.
package func product(of axes: [Axis]) -> [Variant] {
  axes.reduce([Variant()]) { variants, axis in
    variants.flatMap { variant in
      axis.values.map { value in
        Variant(entries: variant.entries + [Variant.Entry(axis: axis.name, value: value)])
      }
    }
  }
}
