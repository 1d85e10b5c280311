#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension CompileTokensCommand: XcodeCommandPlugin {
    /// The same for an Xcode project, with the targets that are chosen in Xcode's dialog. A target's
    /// project is the folder of a `tincture.json` among its files, or the folder of its name.
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
        "project", in: root, targets, arguments, with: try context.tool(named: "tincture").url)
    }
  }
#endif
