import TokenJSON

/// Reports tokens, groups, axis values and components that would share a name in Swift.
func checkNames(
  _ tokens: ResolvedTokens, _ contracts: [Contract], _ findings: inout Findings
) {
  var names = SwiftNameCache()
  var known: [String: PathID] = [:]
  var isUsed = [Bool](repeating: false, count: tokens.set.paths.count)
  let parents = tokens.set.paths.parents
  for theme in tokens.themes {
    for (index, declaration) in theme.declarations.enumerated() where declaration >= 0 {
      var here = index
      while here > 0, !isUsed[here] {
        isUsed[here] = true
        here = Int(parents[here])
      }
    }
  }
  for index in isUsed.indices where isUsed[index] {
    let path = PathID(index: Int32(index))
    let isColors = parents[index] == 0 && tokens.set.paths.name(of: path) == "color"
    let name = isColors ? "colors" : names.name(of: path, tokens.set.paths)
    let key = "\(parents[index]).\(name)"
    guard let other = known.updateValue(path, forKey: key) else { continue }
    report(path, other, sharing: name, tokens, &findings)
  }
  checkThemes(tokens, &findings)
  checkContracts(contracts, tokens, &findings)
}

/// Swift names, made once for each name.
private struct SwiftNameCache {
  private var names: [String: String] = [:]

  mutating func name(of path: PathID, _ paths: PathTable) -> String {
    let name = paths.name(of: path)
    if let known = names[name] { return known }
    let made = SwiftName(name).text
    names[name] = made
    return made
  }
}

private func report(
  _ path: PathID, _ other: PathID, sharing name: String, _ tokens: ResolvedTokens,
  _ findings: inout Findings
) {
  let paths = tokens.set.paths
  guard let one = firstDeclaration(atOrBelow: path, tokens),
    let two = firstDeclaration(atOrBelow: other, tokens)
  else { return }
  findings.add(
    .nameCollision,
    "'\(printable(paths.string(path)))' and '\(printable(paths.string(other)))' would both be "
      + "'\(name)' in Swift; rename one of them",
    at: tokens.set.namePlace(of: one), path: paths.string(path),
    related: [Diagnostic.Related("the other one", at: tokens.set.namePlace(of: two))])
}

private func firstDeclaration(atOrBelow path: PathID, _ tokens: ResolvedTokens) -> Declaration? {
  tokens.set.declarations.first { declaration in
    var here: PathID? = declaration.path
    while let present = here, present.index > path.index {
      here = tokens.set.paths.parent(of: present)
    }
    return here == path
  }
}

private func checkThemes(_ tokens: ResolvedTokens, _ findings: inout Findings) {
  var known: [String: Variant] = [:]
  for theme in tokens.themes {
    let name = SwiftName(joining: theme.contexts.entries.map(\.value)).text
    guard let other = known.updateValue(theme.contexts, forKey: name),
      let file = tokens.set.documents.first
    else { continue }
    findings.add(
      .nameCollision,
      "the themes '\(theme.contexts.label)' and '\(other.label)' would both be '\(name)' in Swift; "
        + "rename a context", at: Place(file: file.path))
  }
}

private func checkContracts(
  _ contracts: [Contract], _ tokens: ResolvedTokens, _ findings: inout Findings
) {
  var files: [String: Contract] = [:]
  let topNames = Set(
    tokens.set.paths.parents.indices.filter { tokens.set.paths.parents[$0] == 0 }.map { index in
      let name = tokens.set.paths.name(of: PathID(index: Int32(index)))
      return SwiftName(name == "color" ? "colors" : name).text
    })
  for contract in contracts {
    let place = contract.place([.key("component")])
    let name = contract.fileName.lowercased()
    if let other = files.updateValue(contract, forKey: name) {
      findings.add(
        .nameCollision,
        "two contracts would both write \(contract.fileName).swift; rename a component", at: place,
        related: [Diagnostic.Related("the other one", at: other.place([.key("component")]))])
    } else if name == "theme" {
      findings.add(
        .nameCollision, "a component cannot be called 'Theme', the type that holds all of them",
        at: place)
    }
    if contract.pattern == nil, topNames.contains(SwiftName(contract.component).text) {
      findings.add(
        .nameCollision,
        "the component '\(contract.component)' and a group of tokens would both be "
          + "'\(SwiftName(contract.component).text)' in Swift; rename one of them", at: place)
    }
    checkValues(of: contract, &findings)
  }
}

private func checkValues(of contract: Contract, _ findings: inout Findings) {
  for axis in contract.axes {
    checkDistinct(
      axis.values, "values of axis '\(axis.name)'", contract, [.key("axes"), .key(axis.name)],
      &findings)
  }
  checkDistinct(contract.roles.map(\.name), "roles", contract, [.key("roles")], &findings)
  checkDistinct(contract.axes.map(\.name), "axes", contract, [.key("axes")], &findings)
}

private func checkDistinct(
  _ names: [String], _ what: String, _ contract: Contract, _ steps: [JSONStep],
  _ findings: inout Findings
) {
  var known: [String: String] = [:]
  for name in names {
    let swift = SwiftName(name).text
    guard let other = known.updateValue(name, forKey: swift) else { continue }
    findings.add(
      .nameCollision,
      "the \(what) '\(other)' and '\(name)' would both be '\(swift)' in Swift; rename one of them",
      at: contract.place(steps))
  }
}
