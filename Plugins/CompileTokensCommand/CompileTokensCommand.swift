import Foundation
import PackagePlugin

/// `swift package compile-tokens [--check] [--target NAME]`: writes the outputs of the package's
/// projects, or lists the outputs that are not up to date.
@main struct CompileTokensCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let targets = context.package.targets.map {
      TargetFolders(name: $0.name, folders: [$0.directoryURL])
    }
    try compile(
      "package", in: context.package.directoryURL, targets, arguments,
      with: try Tool(context.tool(named: "tincture").url))
  }

  /// Compiles the projects of a package or of an Xcode project, or checks them.
  ///
  /// - Parameters:
  ///   - whole: What the targets belong to: "package" or "project".
  ///   - root: Its folder.
  func compile(
    _ whole: String, in root: URL, _ targets: [TargetFolders], _ arguments: [String],
    with tool: Tool
  ) throws {
    var extractor = ArgumentExtractor(arguments)
    let isCheck = extractor.extractFlag(named: "check") > 0
    let names = extractor.extractOption(named: "target")
    if let other = extractor.remainingArguments.first {
      throw Refusal(
        description: "unknown argument '\(other)'; expected --check or --target NAME")
    }
    if let unknown = names.first(where: { name in !targets.contains { $0.name == name } }) {
      throw Refusal(description: "the \(whole) has no target '\(unknown)'")
    }
    let chosen = targets.filter { names.isEmpty || names.contains($0.name) }.flatMap(\.folders)
    var failed: [String] = []
    for project in try projects(in: (names.isEmpty ? [root] : []) + chosen, for: names) {
      let path = project.path(percentEncoded: false)
      let status = try run(tool.url, ["build", "--project", path] + (isCheck ? ["--check"] : []))
      if status != 0 { failed.append(path) }
    }
    guard failed.isEmpty else {
      throw Refusal(
        description: isCheck
          ? "not up to date: \(failed.joined(separator: ", "))"
          : "could not compile: \(failed.joined(separator: ", "))")
    }
  }

  /// The project files in the folders, each once.
  ///
  /// - Parameter names: The targets that were asked for.
  private func projects(in folders: [URL], for names: [String]) throws -> [URL] {
    var files: [URL] = []
    for folder in folders {
      let file = folder.appending(path: "tincture.json").standardizedFileURL
      let isThere = FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
      if isThere, !files.contains(file) { files.append(file) }
    }
    guard !files.isEmpty else {
      throw Refusal(
        description: names.isEmpty
          ? "there is no tincture.json: put one next to Package.swift or the .xcodeproj, or into the "
            + "folder of a target"
          : "there is no tincture.json in the folder of \(names.joined(separator: " or ")); leave out "
            + "--target for the one next to Package.swift or the .xcodeproj")
    }
    return files
  }

  private func run(_ tool: URL, _ arguments: [String]) throws -> Int32 {
    let process = try Process.run(tool, arguments: arguments)
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// A target and the folders that may contain its project file.
struct TargetFolders {
  var name: String
  var folders: [URL]
}
