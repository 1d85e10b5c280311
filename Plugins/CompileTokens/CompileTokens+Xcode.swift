#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension CompileTokens: XcodeBuildToolPlugin {
    /// The same for a target of an Xcode project. Its project is the folder of a `tincture.json`
    /// among its files, else the folder of its name, else that of the Xcode project.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let own = target.inputFiles.map(\.url).filter { $0.lastPathComponent == "tincture.json" }
      let folders =
        own.map { $0.deletingLastPathComponent() }
        + [project.appending(path: target.displayName), project]
      return try commands(
        for: target.displayName, in: folders, writingTo: context.pluginWorkDirectoryURL,
        with: try context.tool(named: "tincture").url)
    }
  }
#endif
