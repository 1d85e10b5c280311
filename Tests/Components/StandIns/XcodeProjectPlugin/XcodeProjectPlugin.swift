// The part of Xcode's module that our plugins use (Xcode's documentation: XcodeProjectPlugin).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool {
    throw CocoaError(.fileNoSuchFile)
  }
}

public struct XcodeProject {
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget {
  public let displayName: String
  public let inputFiles: FileList
}
