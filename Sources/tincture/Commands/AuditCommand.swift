import ArgumentParser
import Platform
import TokenChecks
import TokenCompiler
import TokenModel
import TokenOutputs
import Writers

/// `tincture audit`: every pair in every variant of every theme.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Audit the contrast of every pair in every variant of every theme.")

  @OptionGroup var options: ProjectOptions

  @Option(
    help: "How to print the audit: \(AuditFormat.list); may be given several times.",
    completion: .list(AuditFormat.words), transform: AuditFormat.parse)
  var format: [AuditFormat] = [.text]

  @Option(help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Failures accepted as they are: only what is new or worse than in this file fails.",
      valueName: "file"))
  var baseline: String?

  @Option(
    defaultAsFlag: "",
    help: ArgumentHelp(
      "Write today's failures to a file, without one to that of --baseline.", valueName: "file"))
  var writeBaseline: String?

  /// The file that the baseline is written to.
  private var baselineToWrite: String? { writeBaseline == "" ? baseline : writeBaseline }

  func validate() throws {
    if writeBaseline != nil, baselineToWrite?.isEmpty ?? true {
      throw ValidationError("--write-baseline needs a file: tincture audit --write-baseline FILE")
    }
    if output != nil, format.count > 1 {
      throw ValidationError("--output takes one --format; run once for each file")
    }
  }

  func run() throws {
    try exitingWhenUnable {
      var loaded = try load(options.choice)
      if let file = baselineToWrite {
        try write(baselineOf: loaded, to: file)
      }
      if let file = baselineToWrite ?? baseline {
        loaded.sources.baseline = SourceFile(
          path: relativePath(to: file, from: loaded.root), text: try readFile(at: file))
      }
      let compilation = loaded.compile()
      loaded.print(compilation.findings)
      for format in format {
        let bytes = format.render(
          compilation, folder: joined(loaded.root, path: ""), toTerminal: output == nil)
        if let output {
          try replaceFile(at: output, with: bytes)
        } else {
          try printResult(bytes)
        }
      }
      if compilation.hasErrors { throw ExitCode(1) }
    }
  }

  /// Writes what fails now; refuses while something else is wrong, which could hide failures.
  private func write(baselineOf loaded: LoadedProject, to file: String) throws {
    let compilation = loaded.compile()
    guard let gap = compilation.gap else {
      return try replaceFile(at: file, with: baselineJSON(compilation.audit))
    }
    loaded.print(compilation.findings)
    say("\(lineOpening(file)): error: the baseline is not written: \(gap); mend that first\n")
    throw ExitCode(1)
  }
}
