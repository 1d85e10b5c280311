import ArgumentParser
import Platform
import TokenCompiler
import TokenDialects
import TokenModel
import TokenQueries
import Writers

/// `tincture figma`: sends tokens to Figma.
struct FigmaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "figma",
    abstract: "Plan the changes that bring tokens to Figma as variables.",
    subcommands: [FigmaPlanCommand.self])
}

/// `tincture figma plan`: compares tokens with the variables of a file in Figma.
struct FigmaPlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Write the changes that make the variables of a file in Figma equal to the tokens.",
    discussion: """
      RESPONSE is the saved answer of GET /v1/files/:file_key/variables/local. The result is the \
      body of POST /v1/files/:file_key/variables, which your own script sends: this command uses \
      no network. While the project has errors, also in its contrast, nothing is written.
      """)

  @OptionGroup var options: ProjectOptions

  @Argument(help: "The saved answer of Figma, a JSON file.")
  var response: String

  @Option(help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Delete variables that no token has. Without it, they are only listed.")
  var delete = false

  func run() throws {
    try reportingFileErrors {
      let document = try readResponse()
      let loaded = try load(options.choice)
      guard !loaded.isUnreadable else {
        loaded.print(loaded.projectFindings)
        return try endRun(with: loaded.projectFindings)
      }
      let (found, plan) = try refusing {
        () throws(FigmaRefusal) in
        try figmaPlan(
          loaded.sources, response: document, deletes: delete, recognizing: Dialect.foreignFormat)
      }
      let findings = loaded.projectFindings + found
      loaded.print(findings)
      if let plan, !findings.contains(where: { $0.severity == .error }) { try write(plan) }
      try endRun(with: findings)
    }
  }

  private func readResponse() throws -> Document {
    let file = SourceFile(path: response, text: try readFile(at: response))
    var findings = Findings()
    if let document = Document(file, findings: &findings) { return document }
    var printer = FindingPrinter(root: ".")
    printer.texts[file.path] = file.text
    for entry in findings.all { printer.print(entry.finding) }
    try endRun(with: findings.all.map(\.finding))
    throw ExitCode(1)
  }

  /// Prints a refusal, and exits with code 1.
  private func refusing<Result>(_ work: () throws(FigmaRefusal) -> Result) throws -> Result {
    do throws(FigmaRefusal) {
      return try work()
    } catch {
      say("\(lineOpening(response)): error: \(printable(error.message))\n")
      throw ExitCode(1)
    }
  }

  private func write(_ plan: FigmaPlan) throws {
    let (bytes, restCount) = plan.body()
    guard bytes.count <= figmaBodyLimit else {
      say("\(lineOpening(response)): error: the body is larger than the 4 MB that Figma takes\n")
      throw ExitCode(1)
    }
    if let output {
      try replaceFile(at: output, with: bytes)
    } else {
      try printResult(bytes)
    }
    for line in plan.summary { say(line + "\n") }
    if restCount > 0 {
      say(
        "\(restCount) values did not fit into 4 MB; post this, save the answer again, then plan "
          + "again\n")
    }
  }
}
