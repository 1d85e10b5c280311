import ArgumentParser
import TokenCompiler

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
    let stopwatch = timings ? Stopwatch() : nil
    defer { if let stopwatch { say(stopwatch.report) } }
    let build = Build(options: options, only: only, depfile: depfile, stopwatch: stopwatch)
    try exitingWhenUnable {
      if listActions {
        try listActions(of: projects.isEmpty ? [options.project] : projects)
      } else if watch {
        try Watch(build: build).run()
      } else if check {
        try build.compile(.shared) { compiled, _ in
          try report(compiled)
          try reportDrift(compiled)
          stopwatch?.finish("compare")
        }
      } else {
        let (compiled, written) = try build.write(report: report)
        if let written {
          try printLine(auditSummary(compiled.compilation))
          try printLine(written.summary(among: compiled.compilation.files.count))
        }
      }
    }
  }

  /// Prints the findings; goes no further when one is an error.
  private func report(_ compiled: Build.Compiled) throws {
    compiled.loaded.print(compiled.compilation.findings)
    if compiled.compilation.hasErrors {
      try printLine(auditSummary(compiled.compilation))
      throw ExitCode(1)
    }
  }

  private func reportDrift(_ compiled: Build.Compiled) throws {
    let drift = try compiled.outputs.drift(from: compiled.compilation.files)
    let findings = compiled.loaded.project.adjusted(drift)
    compiled.loaded.print(findings)
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    guard drift.isEmpty else { return }
    let count = compiled.compilation.files.count
    try printLine("Up to date: \(count) files are what the tokens compile to")
  }

  private func listActions(of projects: [String]) throws {
    for project in projects {
      var options = options
      options.project = project
      try printActions(options)
    }
  }
}

extension OutputFolder.Written {
  var isEmpty: Bool { changed.isEmpty && removed.isEmpty }

  /// What was written, in words.
  func summary(among count: Int) -> String {
    if isEmpty { return "Up to date: \(count) files" }
    var text = "Wrote \(changed.count) of \(count) files"
    if !removed.isEmpty { text += ", removed \(removed.map(printable).joined(separator: ", "))" }
    return text
  }
}
