import TokenJSON
import TokenModel
import TokenOutputs
import TokenThemes
import Writers

extension SwiftCheck {
  /// Reports names that collide only because of the output's settings.
  mutating func checkSettings() {
    for contract in contracts {
      checkValuesFile(contract)
      checkPrefixedEnums(of: contract)
    }
    let types = input.output.reservedTypes(contracts)
    guard !types.isEmpty else { return }
    var places = NamePlaces(tokens.set)
    for (path, name) in names.capitalized where types.contains(name) {
      let text = tokens.set.paths.string(path)
      findings.add(
        Diagnostic(
          collisionOf: text,
          message: "'\(printable(text))' would be '\(name)' in Swift, the type that the output's "
            + "'namespace' or 'prefix' declares", at: places[path],
          cure: "change 'namespace' or 'prefix'"))
    }
  }

  private mutating func checkValuesFile(_ contract: Contract) {
    let file = contract.fileName
    guard file.lowercased() == SwiftTypes.defaultModule.lowercased(),
      input.output.runtime == .inline
    else { return }
    addCollision(
      "the component and the value types of \"runtime\": \"inline\" would both write \(file).swift; "
        + "rename the component", at: contract.place([.key("component")]))
  }

  /// Reports prefixed enums that would hide a value type, which is imported without the prefix.
  private mutating func checkPrefixedEnums(of contract: Contract) {
    guard let prefix = input.output.prefix else { return }
    for axis in contract.axes where axis.name != contract.themeAxis {
      let name = prefix + contract.enumName(axis)
      guard SwiftName.usedTypes.contains(name) else { continue }
      addCollision(
        "with the prefix '\(prefix)', axis '\(axis.name)' of \(contract.component) would be the enum "
          + "'\(name)', already a type in generated Swift; change the prefix or the axis",
        at: contract.place([.key("axes"), .key(axis.name)]))
    }
  }
}

extension Project.Output {
  /// The names of the output's own types that depend on its settings.
  fileprivate func reservedTypes(_ contracts: [Contract]) -> Set<String> {
    if let namespace { return [namespace] }
    guard let prefix else { return [] }
    let enums = contracts.flatMap { contract in contract.axes.map(contract.enumName) }
    return Set((SwiftName.usedTypes + enums).map { prefix + $0 })
  }
}
