import ArgumentParser
import Writers

/// `tincture build`: compiles the tokens, and writes the files that change.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Compile the tokens, and write the files that change.")

  @OptionGroup var options: ProjectOptions

  @OptionGroup var strictness: StrictnessOptions

  @Flag(help: "Write nothing, and list the generated files that do not match the tokens.")
  var check = false

  @Flag(help: "Build again whenever an input changes, until interrupted.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Build only the output with this 'to' path.", valueName: "to"))
  var only: String?

  @Option(
    help: ArgumentHelp(
      "Write the dependencies of the outputs to this file, for make, ninja and CMake.",
      valueName: "file"))
  var depfile: String?

  @Flag(help: "Build nothing; print one line of JSON for each output: command, inputs, outputs.")
  var listActions = false

  @Flag(help: "Print how long each stage took, to standard error.")
  var timings = false

  @Argument(help: "With --list-actions: project files or their folders.")
  var projects: [String] = []

  func validate() throws {
    if watch, timings { throw ValidationError("--timings cannot be used with --watch") }
    if watch, check { throw ValidationError("--watch cannot be used with --check") }
    if listActions {
      let others = [
        (check, "--check"), (watch, "--watch"), (only != nil, "--only"),
        (depfile != nil, "--depfile"), (timings, "--timings"),
      ]
      for (isGiven, name) in others where isGiven {
        throw ValidationError("--list-actions cannot be used with \(name)")
      }
      if !projects.isEmpty, options.project != "." {
        throw ValidationError("--project cannot be used if projects follow --list-actions")
      }
    }
  }

  func run() throws {
    // Not in validate(), where it would hide the error about a misspelled option.
    if !listActions, let extra = projects.first {
      throw ValidationError("Unexpected argument '\(printable(extra))'")
    }
    if listActions {
      try reportingFileErrors {
        try listActions(of: projects.isEmpty ? [options.project] : projects)
      }
    } else {
      try request.run()
    }
  }

  private var choice: ProjectChoice {
    var choice = options.choice
    choice.warningsAreErrors = strictness.warningsAsErrors
    return choice
  }

  /// What to build, and how.
  var request: BuildRequest {
    BuildRequest(
      choice: choice, check: check, watch: watch, only: only, depfile: depfile,
      timings: timings)
  }

  private func listActions(of projects: [String]) throws {
    for project in projects {
      var choice = choice
      choice.project = project
      try printActions(choice)
    }
  }
}
