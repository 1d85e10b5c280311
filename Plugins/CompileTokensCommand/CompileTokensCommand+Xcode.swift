#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension CompileTokensCommand: XcodeCommandPlugin {
    /// Runs the command for an Xcode project and the targets chosen in Xcode's dialog. A target's token
    /// project is in the folder of a `tincture.json` among its files, or in the folder with its name.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let root = context.xcodeProject.directoryURL
      let targets = context.xcodeProject.targets.map { target in
        let own = target.inputFiles.map(\.url).filter { $0.lastPathComponent == "tincture.json" }
        return TargetFolders(
          name: target.displayName,
          folders: own.map { $0.deletingLastPathComponent() }
            + [root.appending(path: target.displayName)])
      }
      try compile(
        "project", in: root, targets, arguments, with: try Tool(context.tool(named: "tincture").url)
      )
    }
  }
#endif
