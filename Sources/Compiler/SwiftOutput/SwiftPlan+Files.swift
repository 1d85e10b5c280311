import TokenChecks
import TokenModel
import TokenOutputs

extension SwiftPlan {
  /// The files of the output: those with themes, and the value types unless they are imported.
  func emit() -> [GeneratedFile] {
    let values = types.module == nil ? [valueTypes] : []
    return mapInParallel(files()) { $0.file } + values
  }

  /// The Swift files of all themes: one for each contract, one for each large group, one for SwiftUI,
  /// and `Theme.swift` for everything else.
  func files() -> [SwiftFile] {
    let top = tree.children(of: .root)
    var shared = SwiftFile(output.files?.shared ?? output.swiftFileName("Theme"), plan: self)
    shared.writeTheme()
    let pieces = mapInParallel(top.filter { owners[$0] == nil }) { path in
      var piece = SwiftFile("", plan: self)
      piece.writeTop(path)
      return piece
    }
    for piece in pieces { shared.append(piece) }
    var files: [SwiftFile] = []
    for index in components.indices {
      let contract = components[index].contract
      let own = output.file(of: contract)
      var file = own.map { SwiftFile($0, plan: self) } ?? shared
      if own != nil { file.writeImport() }
      for path in top where owners[path] == index { file.writeTop(path) }
      SwiftComponent.write(components[index], plan: self, into: &file)
      if own == nil { shared = file } else { files.append(file) }
    }
    files.insert(shared, at: 0)
    var open = files.flatMap(\.separate)
    while !open.isEmpty {
      let groups = mapInParallel(open) { group in
        var file = SwiftFile(self.groupFiles[group.path] ?? "", plan: self)
        file.writeSeparate(group)
        return file
      }
      files += groups
      open = groups.flatMap(\.separate)
    }
    files[0].writePickers(files.reduce(into: []) { $0.formUnion($1.pickers) })
    // A build that names its files must know them all, so SwiftUI is then in the shared file.
    if output.files == nil {
      var file = SwiftFile(output.swiftFileName("Theme+SwiftUI"), plan: self)
      file.note(files)
      file.note(theme)
      file.writeEnvironment()
      files.append(file)
    } else {
      files[0].writeEnvironment()
    }
    return files
  }

  /// Transforms items, on all processors if there are many tokens.
  private func mapInParallel<Item: Sendable, Result: Sendable>(
    _ items: [Item], work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    tokens.set.paths.count > 4096 ? concurrentMap(items, work: work) : items.map(work)
  }
}

extension Project.Output {
  /// The file of a contract's component; nil if it has no file of its own.
  fileprivate func file(of contract: Contract) -> String? {
    guard let files else { return swiftFileName(contract.fileName) }
    return files.components[contract.document.path]
  }
}
