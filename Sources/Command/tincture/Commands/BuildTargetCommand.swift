import ArgumentParser
import Platform
import SwiftOutput

/// `tincture build-target`: compiles the Swift of one target, for the SwiftPM plugin. The plugin
/// must declare the output files before the command is built.
struct BuildTargetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build-target",
    abstract: "Compile the Swift of a project into a folder, with file names from the build.",
    shouldDisplay: false)

  @OptionGroup var options: ProjectOptions

  @Option(help: "The folder to write to.") var into: String

  @Option(help: "The name of the file for declarations that contracts share.") var shared: String

  @Option(help: "The name of the file for the value types; it is empty if they are imported.")
  var values: String

  @Option(
    name: .customLong("component"), parsing: .singleValue,
    help:
      "NAME=PATH: the name of the Swift file for a contract, and the contract's path in the project."
  ) var components: [String] = []

  @Option(
    parsing: .singleValue, help: "The path, in the project, of a file that the build watches.")
  var watched: [String] = []

  func run() throws {
    var loaded = try LoadedProject(options.choice())
    let (project, findings) = loaded.project.compiledIntoTarget(try files())
    loaded.sources.project = project
    loaded.projectFindings += findings
    let compilation = loaded.compile()
    loaded.print(compilation.findings, of: compilation.audit)
    let areWatched = reportUnwatchedFiles(loaded)
    try compilation.findings.endRun()
    guard areWatched else { throw ExitCode(1) }
    try OutputFolder.write(addingEmptyFiles(to: compilation.files), to: FilePath(into))
  }

  /// Reports files that the project has only since the build was planned. A build would not notice
  /// when they change, until SwiftPM plans again.
  ///
  /// - Returns: Whether all files are watched.
  private func reportUnwatchedFiles(_ loaded: LoadedProject) -> Bool {
    let known = Set(watched)
    let files = loaded.sources.tokens + loaded.sources.contracts
    let unwatched = files.map(\.path).filter { !known.contains($0) }.sorted()
    for path in unwatched {
      say(
        "\(lineOpening(loaded.root.prefix + path)):1:1: error: the build does not watch this "
          + "new file yet; save Package.swift once, or clean the build folder in Xcode\n")
    }
    return unwatched.isEmpty
  }

  func validate() throws {
    let files = try files()
    for name in [shared, values] + files.components.values where name.holds("/") {
      throw ValidationError("expected a file name without '/', found '\(printable(name))'")
    }
  }

  private func files() throws -> Project.Output.SwiftFiles {
    var names: [String: String] = [:]
    for component in components {
      guard let equals = component.firstIndex(of: "=") else {
        throw ValidationError("--component needs NAME=PATH, found '\(printable(component))'")
      }
      names[String(component[component.index(after: equals)...])] = String(component[..<equals])
    }
    return Project.Output.SwiftFiles(shared: shared, values: values, components: names)
  }

  /// Adds an empty file for every declared file that was not compiled, because its contract does
  /// not exist or the value types are imported.
  private func addingEmptyFiles(to files: [GeneratedFile]) throws -> [GeneratedFile] {
    let written = Set(files.map(\.path))
    return files
      + (try self.files()).names.map { "./" + $0 }.filter { !written.contains($0) }
      .map(GeneratedFile.init(emptySwift:))
  }
}
