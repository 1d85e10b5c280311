/// The Swift files of all themes: one for each contract, `Theme.swift` for everything shared, and
/// the value types where they are not imported.
func emitSwift(
  _ tokens: ResolvedTokens, _ names: SwiftNames, _ components: [ComponentTheme],
  _ output: Project.Output
) -> [GeneratedFile] {
  let plan = SwiftPlan(tokens, names, components, SwiftTypes(output))
  let top = plan.tree.children(of: .root)
  var shared = SwiftFile(output.sharedFile)
  shared.writeTheme(plan)
  for path in top where plan.isSemanticColor(path) && plan.hasDynamicColors {
    shared.writeDynamicColors(path, plan)
  }
  for path in top where plan.owners[path] == nil { shared.writeTop(path, plan) }
  var files: [SwiftFile] = []
  for index in components.indices {
    let contract = components[index].contract
    let own = output.file(of: contract)
    var file = own.map(SwiftFile.init) ?? shared
    if own != nil { file.writeImport(plan) }
    for path in top where plan.owners[path] == index { file.writeTop(path, plan) }
    SwiftComponent.write(components[index], plan, into: &file)
    if own == nil { shared = file } else { files.append(file) }
  }
  let values = plan.types.module == nil ? [valueTypes(output, plan.types)] : []
  return ([shared] + files).map { $0.file(in: output.to, plan) } + values
}

extension Contract {
  /// The name of the component's generated files, without an ending.
  var fileName: String { SwiftName.upper(component) }
}

extension Project.Output {
  /// The file of everything that contracts share.
  fileprivate var sharedFile: String { files?.shared ?? swiftFileName("Theme") }

  /// The file of a contract's component; nil where it has none of its own.
  fileprivate func file(of contract: Contract) -> String? {
    guard let files else { return swiftFileName(contract.fileName) }
    return files.components[contract.document.path]
  }

  /// The file of the value types.
  var valuesFile: String { files?.values ?? swiftFileName(SwiftTypes.defaultModule) }
}
