import ArgumentParser
import Platform
import TokenCompiler
import TokenModel
import TokenOutputs

/// Prints a line of JSON for each output of a project: the command that builds it alone, the files
/// which that reads, and the files it writes.
///
/// Errors among the tokens are not printed: the action that fails will say them. Errors of the
/// project file are, because without it nobody knows the outputs.
func printActions(_ choice: ProjectChoice) throws {
  let inputs = Inputs()
  let loaded = try load(choice, noting: inputs)
  let errors = loaded.projectFindings.filter { $0.severity == .error }
  guard errors.isEmpty else {
    loaded.print(errors)
    throw ExitCode(1)
  }
  let files = loaded.compile().files.map(\.path)
  for output in loaded.project.outputs {
    var command = ["tincture", "build"]
    if let name = loaded.projectFile?.path { command += ["--project", name] }
    command += ["--only", output.to]
    if let day = try choice.day() { command += ["--today", day] }
    let written = files.filter { $0 == output.to || $0.hasPrefix(output.to + "/") }
    let action = Action(
      command: command, inputs: inputs.files, outputs: written.isEmpty ? [output.to] : written,
      folder: loaded.root == "." ? nil : loaded.root)
    try printResult(actionJSON(action))
  }
}
