import TokenChecks
import TokenModel
import TokenOutputs

/// The Swift files of all themes: one for each contract, one for each large group, one for SwiftUI,
/// `Theme.swift` for everything else, and the value types unless they are imported.
func emitSwift(
  _ tokens: OutputTokens, names: SwiftNames, components: [ComponentTheme], output: Project.Output
) -> [GeneratedFile] {
  let plan = SwiftPlan(tokens, names: names, components: components, output: output)
  let top = plan.tree.children(of: .root)
  var shared = SwiftFile(output.sharedFile)
  shared.writeTheme(plan)
  let pieces = plan.mapInParallel(top.filter { plan.owners[$0] == nil }) { path in
    var piece = SwiftFile("")
    piece.writeTop(path, plan: plan)
    return piece
  }
  for piece in pieces { shared.append(piece) }
  var files: [SwiftFile] = []
  for index in components.indices {
    let contract = components[index].contract
    let own = output.file(of: contract)
    var file = own.map(SwiftFile.init) ?? shared
    if own != nil { file.writeImport(plan) }
    for path in top where plan.owners[path] == index { file.writeTop(path, plan: plan) }
    SwiftComponent.write(components[index], plan: plan, into: &file)
    if own == nil { shared = file } else { files.append(file) }
  }
  files.insert(shared, at: 0)
  var open = files.flatMap(\.separate)
  while !open.isEmpty {
    let groups = plan.mapInParallel(open) { group in
      var file = SwiftFile(plan.groupFiles[group.path] ?? "")
      file.writeSeparate(group, plan: plan)
      return file
    }
    files += groups
    open = groups.flatMap(\.separate)
  }
  files[0].writePickers(files.reduce(into: []) { $0.formUnion($1.pickers) }, plan: plan)
  if let name = output.environmentFile {
    var file = SwiftFile(name)
    file.note(files)
    file.note(plan.theme)
    file.writeEnvironment(plan)
    files.append(file)
  } else {
    files[0].writeEnvironment(plan)
  }
  let values = plan.types.module == nil ? [valueTypes(output, types: plan.types)] : []
  return plan.mapInParallel(files) { $0.file(in: output.to, plan: plan) } + values
}

extension SwiftPlan {
  /// Transforms items, on all processors if there are many tokens.
  fileprivate func mapInParallel<Item: Sendable, Result: Sendable>(
    _ items: [Item], work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    tokens.set.paths.count > 4096 ? concurrentMap(items, work: work) : items.map(work)
  }
}

extension Project.Output {
  /// The file for everything that contracts share.
  fileprivate var sharedFile: String { files?.shared ?? swiftFileName("Theme") }

  /// The file for SwiftUI; nil if that is in the shared file, because a build must know all names.
  fileprivate var environmentFile: String? { files == nil ? swiftFileName("Theme+SwiftUI") : nil }

  /// The file of a contract's component; nil if it has no file of its own.
  fileprivate func file(of contract: Contract) -> String? {
    guard let files else { return swiftFileName(contract.fileName) }
    return files.components[contract.document.path]
  }

  /// The file of the value types.
  var valuesFile: String { files?.values ?? swiftFileName(SwiftTypes.defaultModule) }
}
