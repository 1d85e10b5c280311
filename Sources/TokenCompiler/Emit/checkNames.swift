import TokenJSON

/// Reports tokens, groups, axis values and components that would share a name in Swift.
func checkNames(
  _ tokens: ResolvedTokens, _ contracts: [Contract], _ resolver: Resolver?,
  _ findings: inout Findings
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
    let type = isColors ? "Colors" : names.typeName(of: path, tokens.set.paths)
    let other =
      known.updateValue(path, forKey: "\(parents[index]).\(name)")
      ?? known.updateValue(path, forKey: "\(parents[index]):\(type)")
    guard let other, other != path else { continue }
    report(path, other, sharing: name, tokens, &findings)
  }
  checkThemes(tokens, resolver, &findings)
  checkContracts(contracts, tokens, &findings)
}

/// Swift names, made once for each name.
private struct SwiftNameCache {
  private var names: [NameID: (property: String, type: String)] = [:]

  mutating func name(of path: PathID, _ paths: PathTable) -> String { both(path, paths).property }

  mutating func typeName(of path: PathID, _ paths: PathTable) -> String { both(path, paths).type }

  private mutating func both(
    _ path: PathID, _ paths: PathTable
  ) -> (property: String, type: String) {
    let id = paths.nameID(of: path)
    if let known = names[id] { return known }
    let name = paths.name(of: path)
    let made = (SwiftName(name).text, SwiftName.upper(name))
    names[id] = made
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

/// Themes of contract axes are told apart with the axes' values.
private func checkThemes(
  _ tokens: ResolvedTokens, _ resolver: Resolver?, _ findings: inout Findings
) {
  guard let resolver else { return }
  var known: [String: Variant] = [:]
  for theme in tokens.themes {
    let name = SwiftName(theme: theme.contexts).text
    guard let other = known.updateValue(theme.contexts, forKey: name) else { continue }
    findings.add(
      .nameCollision,
      "the themes '\(theme.contexts.label)' and '\(other.label)' would both be '\(name)' in Swift; "
        + "rename a context", at: resolver.place)
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
  checkEnums(contracts, &findings)
  checkMembers(contracts, &findings)
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

/// Contracts that extend the same group give it different members.
private func checkMembers(_ contracts: [Contract], _ findings: inout Findings) {
  var known: [String: Contract] = [:]
  for contract in contracts {
    guard let prefix = contract.pattern?.literalPrefix else { continue }
    for name in contract.memberNames {
      guard let other = known.updateValue(contract, forKey: "\(tokenPath(prefix)) \(name)"),
        other.document !== contract.document
      else { continue }
      findings.add(
        .nameCollision,
        "\(contract.component) and \(other.component) would both give '\(tokenPath(prefix))' a "
          + "member '\(name)' in Swift; make one contract of them, or part their paths",
        at: contract.place([.key("path")]),
        related: [Diagnostic.Related("the other one", at: other.place([.key("path")]))])
      break
    }
  }
}

/// The enums of all contracts stand side by side in one module.
private func checkEnums(_ contracts: [Contract], _ findings: inout Findings) {
  var known: [String: Place] = [:]
  for contract in contracts {
    for axis in contract.axes where axis.name != contract.themeAxis {
      let name = contract.enumName(axis)
      let place = contract.place([.key("axes"), .key(axis.name)])
      if SwiftName.usedTypes.contains(name) {
        findings.add(
          .nameCollision,
          "axis '\(axis.name)' of \(contract.component) would be the enum '\(name)', a type that "
            + "themes use; rename the axis", at: place)
      }
      guard let other = known.updateValue(place, forKey: name) else { continue }
      findings.add(
        .nameCollision,
        "axis '\(axis.name)' of \(contract.component) and another one would both be the enum "
          + "'\(name)'; rename one of them", at: place,
        related: [Diagnostic.Related("the other one", at: other)])
    }
  }
}

private func checkValues(of contract: Contract, _ findings: inout Findings) {
  for axis in contract.axes {
    checkDistinct(
      axis.values, "values of axis '\(axis.name)'", contract, [.key("axes"), .key(axis.name)],
      &findings)
  }
  checkDistinct(contract.roles.map(\.name), "roles", contract, [.key("roles")], &findings)
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
