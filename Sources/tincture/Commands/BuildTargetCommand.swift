import ArgumentParser
import Platform
import TokenCompiler
import TokenModel
import TokenOutputs
import Writers

/// `tincture build-target`: the Swift of one target, for a build that declares what is written
/// before the tool exists. The SwiftPM plugin runs it.
struct BuildTargetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build-target",
    abstract: "Compile a project's Swift into a folder, under names that a build hands down.",
    shouldDisplay: false)

  @OptionGroup var options: ProjectOptions

  @Option(help: "The folder to write into; nothing is written elsewhere.")
  var into: String

  @Option(help: "The name of the file of everything that contracts share.")
  var shared: String

  @Option(help: "The name of the file of the value types, which has none where they are imported.")
  var values: String

  @Option(
    name: .customLong("component"), parsing: .singleValue,
    help: "The name of a contract's file, '=', and the contract's path in the project.")
  var components: [String] = []

  @Option(
    parsing: .singleValue,
    help: "A file of the project whose changes the build sees, by its path in the project.")
  var watched: [String] = []

  func run() throws {
    try exitingWhenUnable {
      var loaded = try load(options.choice)
      let (project, findings) = loaded.project.compiledIntoTarget(try files())
      loaded.project = project
      loaded.sources.project = project
      loaded.projectFindings += findings
      let compilation = loaded.compile()
      loaded.print(compilation.findings)
      warnOfUnwatched(loaded)
      if compilation.hasErrors { throw ExitCode(1) }
      let files = try promised(compilation.files)
      try makeFolder(into)
      _ = try FolderLock.with(.exclusive, on: into) { isLocked in
        try OutputFolder(root: into, outputs: []).write(files, isLocked: isLocked)
      }
    }
  }

  /// Says which files the build does not watch: those that have come since it was planned, outside
  /// the folders of targets. SwiftPM plans anew when the manifest changes.
  private func warnOfUnwatched(_ loaded: LoadedProject) {
    let known = Set(watched)
    let files = loaded.sources.tokens + loaded.sources.contracts
    for path in files.map(\.path).filter({ !known.contains($0) }).sorted() {
      say(
        "\(lineOpening(joined(loaded.root, path: path))):1:1: warning: the build does not watch this file "
          + "yet, because it was planned before the file came; save Package.swift once\n")
    }
  }

  func validate() throws {
    let files = try files()
    for name in [shared, values] + files.components.values where name.holds("/") {
      throw ValidationError("the name of a file has no '/', found '\(printable(name))'")
    }
  }

  private func files() throws -> Project.Output.SwiftFiles {
    var names: [String: String] = [:]
    for component in components {
      guard let equals = component.firstIndex(of: "=") else {
        throw ValidationError("--component is NAME=PATH, found '\(printable(component))'")
      }
      names[String(component[component.index(after: equals)...])] = String(component[..<equals])
    }
    return Project.Output.SwiftFiles(shared: shared, values: values, components: names)
  }

  /// What was compiled, and an empty file for every promised one that nothing compiles to: a
  /// contract that the project does not have, value types that are imported.
  private func promised(_ files: [GeneratedFile]) throws -> [GeneratedFile] {
    let written = Set(files.map(\.path))
    let names = try self.files()
    return files
      + ([names.shared, names.values] + names.components.values).map { "./" + $0 }
      .filter { !written.contains($0) }.sorted().map(emptySwiftFile)
  }
}
