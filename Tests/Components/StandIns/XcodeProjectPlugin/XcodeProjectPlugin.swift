import Foundation
import PackagePlugin

// The part of Xcode's module that our plugins use (Xcode's documentation: XcodeProjectPlugin).

/// A build-tool plugin that an Xcode project can use.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  /// The commands that a target's build runs.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// A command plugin that an Xcode project can use.
public protocol XcodeCommandPlugin: CommandPlugin {
  /// Runs the command; the arguments name the targets that were chosen.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

/// The context that Xcode passes to a plugin.
public struct XcodePluginContext {
  /// The project of the target.
  public let xcodeProject: XcodeProject
  /// The folder the plugin may write to.
  public let pluginWorkDirectoryURL: URL

  /// A tool of the plugin's package.
  public func tool(named name: String) throws -> PluginContext.Tool {
    throw CocoaError(.fileNoSuchFile)
  }
}

/// An Xcode project.
public struct XcodeProject {
  /// The folder of the project.
  public let directoryURL: URL
  /// Its targets.
  public let targets: [XcodeTarget]
}

/// A target of an Xcode project.
public struct XcodeTarget {
  /// Its name.
  public let displayName: String
  /// Its files.
  public let inputFiles: FileList
}
