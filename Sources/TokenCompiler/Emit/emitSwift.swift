/// The Swift files of all themes: one for each contract, and `Theme.swift` for everything shared.
func emitSwift(
  _ tokens: ResolvedTokens, _ names: SwiftNames, _ components: [ComponentTheme],
  _ output: Project.Output
) -> [GeneratedFile] {
  let plan = SwiftPlan(tokens, names, components, access: output.access)
  let top = plan.tree.children(of: .root)
  var shared = SwiftFile("Theme")
  shared.writeTheme(plan)
  for path in top where plan.isSemanticColor(path) && plan.hasDynamicColors {
    shared.writeDynamicColors(path, plan)
  }
  for path in top where plan.owners[path] == nil { shared.writeTop(path, plan) }
  let own = components.indices.map { index in
    var file = SwiftFile(components[index].contract.fileName)
    file.out.line()
    file.out.line("import TokenValues")
    for path in top where plan.owners[path] == index { file.writeTop(path, plan) }
    SwiftComponent.write(components[index], plan, into: &file)
    return file.file(in: output.to, plan)
  }
  return [shared.file(in: output.to, plan)] + own
}

extension Contract {
  /// The name of the component's generated files, without an ending.
  var fileName: String { SwiftName.upper(component) }
}
