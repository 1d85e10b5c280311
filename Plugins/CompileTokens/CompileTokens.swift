import Foundation
import PackagePlugin

/// Compiles the tokens of a target into the target when a file of the token project has changed.
@main struct CompileTokens: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folders = [target.directoryURL, context.package.directoryURL]
    return try commands(
      for: target.name, in: folders, writingTo: context.pluginWorkDirectoryURL,
      with: try Tool(context.tool(named: "tincture").url))
  }

  /// The command that compiles a target's tokens.
  ///
  /// - Parameter folders: Where the project may be: the target's folder, then the package's.
  func commands(
    for target: String, in folders: [URL], writingTo work: URL, with tool: Tool
  ) throws -> [Command] {
    guard let project = TokenProject(in: folders) else {
      let places = folders.map { $0.path(percentEncoded: false) }.joined(separator: " and ")
      throw Refusal(
        description: "target '\(target)' has no tokens: put a tincture.json or a folder 'tokens' "
          + "into its folder, or a tincture.json next to Package.swift (looked in \(places))")
    }
    let plan = try tool.isPrebuilt ? project.plan(askedFrom: tool) : project.planWithoutTool
    return [
      .buildCommand(
        displayName: "Compiling the tokens of \(target)",
        executable: tool.url,
        arguments: plan.command.dropFirst() + ["--into", work.path(percentEncoded: false)],
        inputFiles: plan.inputs.map { project.folder.appending(path: $0) },
        outputFiles: plan.outputs.map { work.appending(path: $0) })
    ]
  }
}
