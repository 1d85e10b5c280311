/// Which themes there are: permutations of a resolver's modifiers, or values of theme axes.
func permutations(
  of resolver: Resolver?, _ contracts: [Contract], _ project: Project, _ findings: inout Findings
) -> [Variant] {
  guard let resolver else { return product(of: themeAxes(contracts)) }
  let axes = resolver.modifiers.map { modifier in
    Axis(name: modifier.name, values: modifier.contexts.map(\.name))
  }
  if !project.inputs.isEmpty { return themes(for: project, resolver, &findings) }
  let count = axes.reduce(1) { $0.multipliedReportingOverflow(by: $1.values.count).partialValue }
  guard axes.allSatisfy({ $0.values.count <= themeLimit }), (1...themeLimit).contains(count) else {
    findings.add(
      .invalidResolver,
      "the modifiers make more than \(themeLimit) themes, the limit; name those you ship in 'inputs'",
      at: resolver.place)
    return []
  }
  return product(of: axes)
}

/// More themes than this are not built; `inputs` names the ones wanted.
let themeLimit = 1024

/// One theme for each input of the project file (Resolver 5).
private func themes(
  for project: Project, _ resolver: Resolver, _ findings: inout Findings
) -> [Variant] {
  zip(project.inputs, project.places.inputs).compactMap { input, place in
    var theme = Variant()
    var isValid = true
    func report(_ message: String) {
      isValid = false
      findings.add(.invalidProject, message, at: place)
    }
    let names = resolver.modifiers.map(\.name)
    for name in input.keys.sorted() where !names.contains(name) {
      report("the resolver has no modifier '\(name)'" + suggestion(for: name, among: names))
    }
    for modifier in resolver.modifiers {
      let contexts = modifier.contexts.map(\.name)
      guard let context = input[modifier.name] ?? modifier.defaultContext else {
        report(
          "modifier '\(modifier.name)' has no default, so an input names one of \(listed(contexts))"
        )
        continue
      }
      if !contexts.contains(context) {
        report(
          "modifier '\(modifier.name)' has no context '\(context)'"
            + suggestion(for: context, among: contexts))
      }
      theme.entries.append(Variant.Entry(axis: modifier.name, value: context))
    }
    return isValid ? theme : nil
  }
}

/// The theme axes that contracts name, each with the values of all of them.
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

/// Every combination of one value per axis, the last axis turning fastest.
func product(of axes: [Axis]) -> [Variant] {
  axes.reduce([Variant()]) { variants, axis in
    variants.flatMap { variant in
      axis.values.map { value in
        Variant(entries: variant.entries + [Variant.Entry(axis: axis.name, value: value)])
      }
    }
  }
}
