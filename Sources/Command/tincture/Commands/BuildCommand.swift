import ArgumentParser
import Platform
import TokenCompiler

struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Compile the tokens, and write the files that change.",
    examples: """
      tincture build           # the project in this folder
      tincture build shop      # the project in another folder
      tincture build --check   # in CI: fail if a generated file is out of date
      """)

  @OptionGroup var options: ProjectOptions

  @OptionGroup var reporting: FindingOptions

  @Flag(help: "Write nothing, and list the generated files that do not match the tokens.")
  var check = false

  @Flag(help: "Build again whenever an input changes, until interrupted.") var watch = false

  @Option(help: ArgumentHelp("Build only the output with this 'to' path.", valueName: "to"))
  var only: String?

  @Option(
    help: ArgumentHelp(
      "Write the dependencies of the outputs to this file, for make, ninja and CMake.",
      valueName: "file")) var depfile: String?

  @Flag(help: "Build nothing; print one line of JSON for each output: command, inputs, outputs.")
  var listActions = false

  @Flag(help: "Print how long each stage took, to standard error.") var timings = false

  @Argument(
    help: ArgumentHelp(
      "The project, like --project; with --list-actions, any number of projects.",
      valueName: "folder")) var projects: [String] = []

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
    }
    _ = try options.choice(folder: projects.first)
  }

  func run() throws {
    var choice = try reporting.applied(to: options.choice(folder: projects.first))
    if listActions {
      for project in projects.isEmpty ? [options.project] : projects {
        choice.project = project
        try printActions(of: choice)
      }
      return
    }
    // Not in validate(), where it would hide the error about a misspelled option.
    if let extra = projects.dropFirst().first {
      throw ValidationError("Unexpected argument '\(printable(extra))'")
    }
    let build = Build(
      choice: choice, only: only, depfile: depfile.map { FilePath($0) },
      stopwatch: timings ? Stopwatch() : nil)
    if watch {
      try Watch(build: build).run()
    } else {
      try findings(of: build).endRun(in: choice.style)
    }
  }

  /// Prints a line of JSON for each output of a project: the command that builds it, and the files
  /// that the command reads and writes.
  ///
  /// Prints errors of the project file, without which the outputs are unknown. Other errors are left
  /// to the actions.
  private func printActions(of choice: ProjectChoice) throws {
    let inputs = Inputs()
    let loaded = try LoadedProject(choice, recording: inputs)
    let errors = loaded.projectFindings.errors
    guard errors.isEmpty else { return try loaded.end(with: errors) }
    // The files by their paths, and by the folders around them.
    var files: [Substring: [String]] = [:]
    for path in loaded.compile().files.map(\.path) {
      for end in path.indices + [path.endIndex] where path[end...].first ?? "/" == "/" {
        files[path[..<end], default: []].append(path)
      }
    }
    for output in loaded.project.outputs {
      var command = ["tincture", "build"]
      if let name = loaded.projectFile?.path { command += ["--project", name] }
      command += ["--only", output.to]
      if let day = choice.today { command += ["--today", day] }
      if choice.warningsAreErrors { command += ["--warnings-as-errors"] }
      let action = Action(
        command: command, inputs: inputs.files, outputs: files[output.to[...]] ?? [output.to],
        folder: loaded.root == "." ? nil : loaded.root.string)
      try printResult(action.json)
    }
  }

  /// Runs the build, and prints what it finds and writes.
  private func findings(of build: Build) throws -> [Diagnostic] {
    defer { if let stopwatch = build.stopwatch { say(stopwatch.report) } }
    if check { return try build.compile(.shared) { compiled, _ in try findings(of: compiled) } }
    let (compiled, written) = try build.write { $0.print(adding: $1) }
    try printSummary(of: compiled)
    guard let written else { return compiled.compilation.findings }
    try printLine(written.summary(among: compiled.compilation.files.count).capitalizedOnce)
    return compiled.compilation.findings + written.kept
  }

  /// Prints the counts of the audit, and which themes it leaves out.
  private func printSummary(of compiled: Build.Compiled) throws {
    let compilation = compiled.compilation
    guard compilation.audit.themes.count > 0 else { return }
    let word = compilation.report.needsProposal ? compiled.loaded.style.projectWord : nil
    try printLine(compilation.report.summary + (word.map { " \($0)" } ?? ""))
    if let leftOut = compilation.audit.leftOut { try printLine(leftOut.sentence) }
  }

  /// Prints the findings, with the differences between the files on disk and the tokens unless errors
  /// stop all outputs.
  private func findings(of compiled: Build.Compiled) throws -> [Diagnostic] {
    let compilation = compiled.compilation
    var drift: [Diagnostic] = []
    if !compilation.isStopped {
      drift = try compiled.outputs.drift(from: compilation.files)
      if only == nil {
        drift += compiled.outputs.outside(compiled.loaded.abandonedFiles(), of: compilation.files)
          .map(Diagnostic.init(abandoned:))
      }
      compiled.loaded.stopwatch?.finish("compare")
    }
    let differences = compiled.loaded.project.adjusted(drift)
    compiled.print(adding: differences)
    if compilation.isStopped {
      try printSummary(of: compiled)
    } else if drift.isEmpty, !compilation.hasErrors {
      let count = compilation.files.count
      try printLine(
        "Up to date: \(count == 1 ? "1 file matches" : "\(count) files match") the tokens")
    }
    return compilation.findings + differences
  }
}
