import TokenJSON
import TokenModel
import TokenOutputs
import TokenThemes
import Writers

/// Reports names that collide in Swift only because of an output's settings.
func checkSwiftOutputs(
  _ output: Project.Output, names: SwiftNames, tokens: ResolvedTokens, contracts: [Contract],
  findings: inout Findings
) {
  for contract in contracts {
    checkValuesFile(contract, output: output, findings: &findings)
    checkPrefixedEnums(of: contract, output: output, findings: &findings)
  }
  let types = Set(reserved(by: output, contracts: contracts))
  guard !types.isEmpty else { return }
  var places = NamePlaces(tokens.set)
  for (path, name) in names.capitalized where types.contains(name) {
    let text = tokens.set.paths.string(path)
    findings.add(
      Diagnostic(
        collisionOf: text,
        message:
          "'\(printable(text))' would be '\(name)' in Swift, the type that the output's 'namespace' "
          + "or 'prefix' declares", at: places[path],
        cure: "change 'namespace' or 'prefix'"))
  }
}

/// Reports names of tokens and groups at the top that `Theme` has already.
func checkMemberNames(_ input: OutputFormat.CheckInput, findings: inout Findings) {
  for (path, name) in input.output.names where path.pathSegments.count == 1 {
    guard let text = name.text, SwiftName.themeMembers.contains(text) else { continue }
    findings.add(
      .invalidProject, message: "'Theme' already has a member '\(text)'; choose another name",
      at: name.place ?? input.place)
  }
}

private func checkValuesFile(
  _ contract: Contract, output: Project.Output, findings: inout Findings
) {
  let file = contract.fileName
  guard file.lowercased() == SwiftTypes.defaultModule.lowercased(), output.runtime == .inline
  else { return }
  findings.add(
    .nameCollision,
    message:
      "the component and the value types of \"runtime\": \"inline\" would both write \(file).swift; "
      + "rename the component", at: contract.place([.key("component")]))
}

/// Reports prefixed enums that would hide a value type, which is imported without the prefix.
private func checkPrefixedEnums(
  of contract: Contract, output: Project.Output, findings: inout Findings
) {
  guard let prefix = output.prefix else { return }
  for axis in contract.axes where axis.name != contract.themeAxis {
    let name = prefix + contract.enumName(axis)
    guard SwiftName.usedTypes.contains(name) else { continue }
    findings.add(
      .nameCollision,
      message:
        "with the prefix '\(prefix)', axis '\(axis.name)' of \(contract.component) would be the enum "
        + "'\(name)', already a type in generated Swift; change the prefix or the axis",
      at: contract.place([.key("axes"), .key(axis.name)]))
  }
}

/// The names of an output's own types that depend on its settings.
private func reserved(by output: Project.Output, contracts: [Contract]) -> [String] {
  if let namespace = output.namespace { return [namespace] }
  guard let prefix = output.prefix else { return [] }
  let enums = contracts.flatMap { contract in contract.axes.map(contract.enumName) }
  return (SwiftName.usedTypes + enums).map { prefix + $0 }
}
