#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension CompileTokens: XcodeBuildToolPlugin {
    /// Creates the commands for a target of an Xcode project. The token project is in the folder of a
    /// `tincture.json` among its files, in the folder with its name, or in the Xcode project's folder.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let own = target.inputFiles.map(\.url).filter { $0.lastPathComponent == "tincture.json" }
      let folders =
        own.map { $0.deletingLastPathComponent() }
        + [project.appending(path: target.displayName), project]
      return try commands(
        for: target.displayName, sources: target.inputFiles.map(\.url), in: folders,
        writingTo: context.pluginWorkDirectoryURL,
        with: try Tool(context.tool(named: "tincture").url))
    }
  }
#endif
