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

  func run() throws {
    try exitingWhenUnable {
      let loaded = try load(options)
      let compilation = loaded.compile()
      loaded.print(compilation.findings)
      if compilation.hasErrors {
        try printLine(auditSummary(compilation))
        throw ExitCode(1)
      }
      let outputs = OutputFolder(root: loaded.root, outputs: loaded.project.outputs)
      if check {
        try reportDrift(outputs, compilation, loaded)
      } else {
        let written = try outputs.write(compilation.files)
        try printLine(auditSummary(compilation))
        try printLine(summary(of: written, among: compilation.files.count))
      }
    }
  }

  private func reportDrift(
    _ outputs: OutputFolder, _ compilation: Compilation, _ loaded: LoadedProject
  ) throws {
    let drift = try outputs.drift(from: compilation.files)
    let findings = loaded.project.adjusted(drift)
    loaded.print(findings)
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    guard drift.isEmpty else { return }
    try printLine("Up to date: \(compilation.files.count) files are what the tokens compile to")
  }

  private func summary(of written: OutputFolder.Written, among count: Int) -> String {
    if written.changed.isEmpty, written.removed.isEmpty { return "Up to date: \(count) files" }
    var text = "Wrote \(written.changed.count) of \(count) files"
    if !written.removed.isEmpty { text += ", removed \(written.removed.joined(separator: ", "))" }
    return text
  }
}
