import ArgumentParser
import Platform
import TokenModel
import TokenOutputs
import Writers

/// `tincture plan-target`: says which command compiles the Swift of one target, and what that command
/// reads and writes. Build plugins ask before a build starts.
struct PlanTargetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan-target",
    abstract: "Print the build-target command for a project, its inputs and its outputs, as JSON.",
    shouldDisplay: false)

  @OptionGroup var options: ProjectOptions

  func run() throws {
    try reportingFileErrors {
      let inputs = Inputs()
      // Findings are left to the command: they fail the build, not its planning.
      let loaded = try load(options.choice, recording: inputs)
      let files = Project.Output.SwiftFiles(contracts: loaded.sources.contracts.map(\.path))
      var command = ["tincture", "build-target", "--project", options.project]
      command += ["--shared", files.shared, "--values", files.values]
      for (path, name) in files.components.sorted(by: { $0.key < $1.key }) {
        command += ["--component", "\(name)=\(path)"]
      }
      command += inputs.files.flatMap { ["--watched", $0] }
      let action = Action(
        command: command,
        inputs: inputs.files + inputs.folders(in: loaded.root).filter { !$0.isEmpty },
        outputs: files.names, folder: loaded.root)
      try printResult(actionJSON(action))
    }
  }
}
