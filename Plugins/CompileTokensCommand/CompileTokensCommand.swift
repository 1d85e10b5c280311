import Foundation
import PackagePlugin

/// `swift package compile-tokens [--check] [--target NAME]`: writes the outputs of the package's
/// projects, or says which of them are not what the tokens compile to.
@main struct CompileTokensCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let isCheck = extractor.extractFlag(named: "check") > 0
    let names = extractor.extractOption(named: "target")
    if let other = extractor.remainingArguments.first {
      throw Refusal(
        description: "'\(other)' is neither --check nor --target NAME, which this command takes")
    }
    let tool = try context.tool(named: "tincture").url
    var failed: [String] = []
    for project in try projects(of: context.package, targets: names) {
      let path = project.path(percentEncoded: false)
      let status = try run(tool, ["build", "--project", path] + (isCheck ? ["--check"] : []))
      if status != 0 { failed.append(path) }
    }
    guard failed.isEmpty else {
      throw Refusal(
        description: isCheck
          ? "not up to date: \(failed.joined(separator: ", "))"
          : "could not compile: \(failed.joined(separator: ", "))")
    }
  }

  /// The project files of the package: its own, and those in the folders of its targets.
  private func projects(of package: Package, targets names: [String]) throws -> [URL] {
    let targets = package.targets.filter { names.isEmpty || names.contains($0.name) }
    let known = Set(targets.map(\.name))
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw Refusal(description: "the package has no target '\(unknown)'")
    }
    let folders = (names.isEmpty ? [package.directoryURL] : []) + targets.map(\.directoryURL)
    let files = folders.map { $0.appending(path: "tincture.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    guard !files.isEmpty else {
      throw Refusal(
        description: "there is no tincture.json: put one beside Package.swift, or into the folder "
          + "of a target")
    }
    return files
  }

  private func run(_ tool: URL, _ arguments: [String]) throws -> Int32 {
    let process = try Process.run(tool, arguments: arguments)
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// Why nothing could be done.
struct Refusal: Error, CustomStringConvertible {
  var description: String
}
