import ArgumentParser
import FigmaPlan
import Platform
import TokenCompiler

private let examples = """
  tincture figma plan variables.json --output changes.json  # to post
  """

struct FigmaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "figma", abstract: "Plan the changes that bring tokens to Figma as variables.",
    examples: examples, subcommands: [FigmaPlanCommand.self])
}

struct FigmaPlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Write the changes that make the variables of a file in Figma equal to the tokens.",
    discussion: """
      RESPONSE is the saved answer of GET /v1/files/:file_key/variables/local. The result is the \
      body of POST /v1/files/:file_key/variables, which your own script sends: this command uses \
      no network. While 'tincture audit' fails, no plan is written.
      """, examples: examples)

  @OptionGroup var options: ProjectOptions

  @Argument(help: "The saved answer of Figma, a JSON file.") var response: String

  @Option(help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Delete variables that no token has. Without it, they are only listed.")
  var delete = false

  func run() throws {
    let document = try readResponse()
    var loaded = try LoadedProject(options.choice().withDay)
    loaded.sources.isAudit = true
    guard !loaded.isUnreadable else { throw refusal(of: loaded, for: loaded.projectFindings) }
    let analysis = analyze(loaded.sources).analysis
    let findings = loaded.projectFindings + analysis.findings
    let plan: FigmaPlan?
    do throws(FigmaRefusal) {
      plan =
        analysis.findings.errors.isEmpty
        ? try FigmaPlan(analysis, response: document, deletes: delete) : nil
    } catch { throw refusal(saying: printable(error.message)) }
    guard let plan, findings.errors.isEmpty else { throw refusal(of: loaded, for: findings) }
    // The body says nothing about contrast, so the reader must know that none was measured.
    loaded.print(findings.filter { $0.rule == .emptyAudit })
    try write(plan, keeping: loaded.paths + [FilePath(response)])
    sayWarningCount(of: findings.filter { $0.rule != .emptyAudit })
  }

  /// Prints the errors, and that there is no plan. Exit code 1.
  private func refusal(of loaded: LoadedProject, for findings: [Diagnostic]) -> ExitCode {
    let errors = findings.errors
    loaded.print(errors)
    if errors.contains(where: { $0.rule == .emptyAudit }) {
      say(
        "note: to plan without contracts, set 'empty-audit' to \"warning\" in the 'rules' of tincture.json\n"
      )
    }
    sayWarningCount(of: findings)
    return refusal(for: errors.count)
  }

  /// Prints an error about the response, and that there is no plan. Exit code 1.
  private func refusal(saying message: String) -> ExitCode {
    say("\(lineOpening(response)): error: \(message)\n")
    return refusal(for: 1)
  }

  /// Prints that there is no plan, because of some errors. Exit code 1.
  private func refusal(for errorCount: Int) -> ExitCode {
    say("\(counted(errorCount, noun: "error")); no plan was written\n")
    return ExitCode(1)
  }

  /// Prints the number of warnings, if there are any. They are the same as those of an audit.
  private func sayWarningCount(of findings: [Diagnostic]) {
    let count = findings.count { $0.severity == .warning }
    guard count > 0 else { return }
    say(
      "\(counted(count, noun: "warning")); 'tincture audit' lists \(count == 1 ? "it" : "them")\n")
  }

  private func readResponse() throws -> Document {
    let file = SourceFile(path: response, text: try FilePath(response).read(namedBy: "RESPONSE"))
    var findings = Findings()
    if let document = Document(file, findings: &findings) { return document }
    let found = findings.all.map(\.finding)
    FindingPrinter(root: ".", files: [file]).print(found)
    throw refusal(for: found.errors.count)
  }

  private func write(_ plan: FigmaPlan, keeping files: [FilePath]) throws {
    let (bytes, restCount) = plan.body()
    guard bytes.count <= FigmaLimit.body else {
      throw refusal(saying: "the body is larger than the 4 MB that Figma takes")
    }
    try printResult(bytes, to: output, keeping: files)
    for line in plan.summary { say(line + "\n") }
    if let output { try printLine("Wrote \(printable(output))") }
    if restCount > 0 {
      say(
        "\(restCount) values did not fit into 4 MB; post this, save the answer again, then plan "
          + "again\n")
    }
  }
}
