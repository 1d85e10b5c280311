import ArgumentParser
import Platform
import TokenOutputs

/// `tincture plan-target`: says which command compiles the Swift of one target, and what that command
/// reads and writes. Build plugins ask before a build starts.
struct PlanTargetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan-target",
    abstract: "Print the build-target command for a project, its inputs and its outputs, as JSON.",
    shouldDisplay: false)

  @OptionGroup var options: ProjectOptions

  func run() throws {
    let inputs = Inputs()
    let loaded = try LoadedProject(options.choice(), recording: inputs)
    // A plan without the files of a broken project would be kept after its repair. Other errors are
    // left to the command.
    let isResolverRead = loaded.sources.resolver.map { (try? JSONDocument($0.text)) != nil } ?? true
    if !isResolverRead || !loaded.projectFindings.errors.isEmpty {
      try loaded.end(with: loaded.compile().findings)
    }
    let files = Project.Output.SwiftFiles(contracts: loaded.sources.contracts.map(\.path))
    var command = ["tincture", "build-target", "--project", options.project]
    command += ["--shared", files.shared, "--values", files.values]
    for (path, name) in files.components.sorted(by: { $0.key < $1.key }) {
      command += ["--component", "\(name)=\(path)"]
    }
    command += inputs.files.flatMap { ["--watched", $0] }
    // Not the project's folder itself: every file of the target is in it.
    let folders = inputs.folders(in: loaded.root).filter {
      !$0.isEmpty && loaded.root.appending($0).isInside(loaded.root)
    }
    let action = Action(
      command: command, inputs: inputs.files + folders, outputs: files.names,
      folder: loaded.root.string)
    try printResult(action.json)
  }
}
