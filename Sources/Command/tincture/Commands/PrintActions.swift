import ArgumentParser
import Platform
import TokenCompiler
import TokenModel
import TokenOutputs

/// Prints a line of JSON for each output of a project: the command that builds it, and the files
/// that the command reads and writes.
///
/// Prints errors of the project file, without which the outputs are unknown. Other errors are left
/// to the actions.
func printActions(_ choice: ProjectChoice) throws {
  let inputs = Inputs()
  let loaded = try load(choice, recording: inputs)
  let errors = loaded.projectFindings.filter { $0.severity == .error }
  guard errors.isEmpty else {
    loaded.print(errors)
    return try endRun(with: errors)
  }
  let files = loaded.compile().files.map(\.path)
  for output in loaded.project.outputs {
    var command = ["tincture", "build"]
    if let name = loaded.projectFile?.path { command += ["--project", name] }
    command += ["--only", output.to]
    if let day = choice.today { command += ["--today", day] }
    if choice.warningsAreErrors { command += ["--warnings-as-errors"] }
    let written = files.filter { $0 == output.to || $0.hasPrefix(output.to + "/") }
    let action = Action(
      command: command, inputs: inputs.files, outputs: written.isEmpty ? [output.to] : written,
      folder: loaded.root == "." ? nil : loaded.root)
    try printResult(actionJSON(action))
  }
}
