import ArgumentParser
import Writers

/// `tincture build`: compile, and write the files whose bytes change.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Compile the tokens; write only files whose bytes change.")

  @OptionGroup var options: ProjectOptions

  @Flag(help: "Write nothing; name every generated file that is not what the tokens compile to.")
  var check = false

  @Flag(help: "Build again whenever a file changes that decides the build, until interrupted.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Build the output that goes to this path, and leave the others alone.", valueName: "to"))
  var only: String?

  @Option(
    help: ArgumentHelp(
      "Write what the outputs depend on, for make, ninja and CMake.", valueName: "file"))
  var depfile: String?

  @Flag(help: "Build nothing; print one line of JSON for each output: command, inputs, outputs.")
  var listActions = false

  @Flag(help: "Say on standard error how long each stage took.")
  var timings = false

  @Argument(help: "With --list-actions: several project files, or their folders.")
  var projects: [String] = []

  func validate() throws {
    if watch, timings { throw ValidationError("--timings is for one build; give no --watch") }
    if watch, check { throw ValidationError("--watch writes and --check does not; give one") }
    if listActions {
      let others = [
        (check, "--check"), (watch, "--watch"), (only != nil, "--only"),
        (depfile != nil, "--depfile"), (timings, "--timings"),
      ]
      for (isGiven, name) in others where isGiven {
        throw ValidationError("--list-actions builds nothing; give it without \(name)")
      }
      if !projects.isEmpty, options.project != "." {
        throw ValidationError("give projects after --list-actions, or --project, not both")
      }
    }
  }

  func run() throws {
    // Only here, where a misspelled option in front of it has been answered.
    if !listActions, let extra = projects.first {
      throw ValidationError("Unexpected argument '\(printable(extra))'")
    }
    if listActions {
      try exitingWhenUnable {
        try listActions(of: projects.isEmpty ? [options.project] : projects)
      }
    } else {
      try request.run()
    }
  }

  /// What to build, and how.
  var request: BuildRequest {
    BuildRequest(
      choice: options.choice, check: check, watch: watch, only: only, depfile: depfile,
      timings: timings)
  }

  private func listActions(of projects: [String]) throws {
    for project in projects {
      var choice = options.choice
      choice.project = project
      try printActions(choice)
    }
  }
}
