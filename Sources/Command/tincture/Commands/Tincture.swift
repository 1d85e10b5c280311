import ArgumentParser
import Platform
import TokenReports

/// The command. It reads files, prints findings and writes what changed. The modules of the compiler
/// and of migration do the rest.
@main struct Tincture: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tincture",
    abstract: "Compiles design tokens into Swift themes, and audits their contrast.",
    discussion: """
      Findings end with the name of their rule: tincture help RULE explains it.

      Version \(toolVersion)

      EXAMPLES:
        tincture init shop           # write a starter project to a new folder
        tincture build shop          # compile it
        tincture audit shop          # list what needs work
        tincture help low-contrast   # what a rule means, and what to do

      EXIT CODES:
        0   success; there may be warnings
        1   errors in the findings, or generated files out of date
        2   a file could not be read or written
        64  wrong usage
      """, version: toolVersion,
    // In the order of use.
    subcommands: [
      InitCommand.self, BuildCommand.self, AuditCommand.self, ExplainCommand.self,
      FixCommand.self, DiffCommand.self, ProposeCommand.self, ConvertCommand.self,
      FigmaCommand.self, BuildTargetCommand.self, PlanTargetCommand.self,
    ])

  static var _errorPrefix: String { "error: " }

  static func main() {
    let process = CurrentProcess()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      // Linux gives them in a file, which cannot be opened if too many others are.
      if CommandLine.arguments.isEmpty {
        throw FileError(at: "/proc/self/cmdline", message: "cannot read the arguments")
      }
      if arguments.count == 2, arguments[0] == "help", let rule = Rule(rawValue: arguments[1]) {
        return try printResult(Array(RulePage(rule).text.utf8))
      }
      var command: any ParsableCommand
      if arguments.first == BuildCommand.configuration.commandName {
        // By itself, it is parsed sooner: only the root has completion scripts and help about others.
        command = try BuildCommand.parseAsRoot(Array(arguments.dropFirst()))
      } else if let complaint = unknownCommand(in: arguments) {
        throw ValidationError(complaint)
      } else {
        command = try parseAsRoot(arguments)
      }
      try Threads.$areAvailable.withValue(process.canMakeThreads) { try command.run() }
    } catch { end(with: error) }
  }

  /// Prints an error and exits. Arguments in the message may contain control characters.
  private static func end(with error: any Error) -> Never {
    if let error = error as? FileError {
      say(error.line.wrapped(for: .standardError))
      exit(withError: ExitCode(2))
    }
    if error is Interrupted { exit(withError: ExitCode.success) }
    if error is ExitCode { exit(withError: error) }
    let code = exitCode(for: error)
    // A command that was parsed by itself does not know its full name.
    let message = fullMessage(for: error).parts(around: "See 'build ")
      .joined(separator: "See 'tincture build ")
    if code == .success {
      let result = CommandConfiguration.examplesLast(in: message) ?? message + "\n"
      do { try printResult(Array(result.utf8)) } catch { end(with: error) }
      exit(withError: ExitCode.success)
    }
    let lines = message.parts(at: "\n", keepingEmpty: true)
    say(lines.map { lineOpening(String($0)) + "\n" }.joined().wrapped(for: .standardError))
    exit(withError: code)
  }

  /// The message about an unknown command, which is the first argument or follows `help`.
  private static func unknownCommand(in arguments: [String]) -> String? {
    let commands = configuration.subcommands.map { $0.configuration }
    guard let word = arguments.first(where: { $0 != "help" }), !word.hasPrefix("-"),
      !commands.contains(where: { $0.commandName == word })
    else { return nil }
    let names = commands.filter(\.shouldDisplay).compactMap(\.commandName)
    let rules = arguments[0] == "help" ? Rule.allCases.map(\.rawValue) : []
    let known =
      "; expected \(names.quotedList(conjunction: "or"))" + (rules.isEmpty ? "" : ", or a rule")
    return "unknown \(rules.isEmpty ? "command" : "command or rule") '\(printable(word))'"
      + word.suggestion(among: names + ["help"] + rules, else: known)
  }
}

/// The options that several subcommands share.
struct ProjectOptions: ParsableArguments {
  @Option(
    name: .customLong("project"),
    help: ArgumentHelp(
      "A tincture.json or its folder; default: the current folder.",
      discussion: "Without a tincture.json, the sources are tokens/**.", valueName: "path"))
  var named: String?

  @Option(
    help: ArgumentHelp(
      "The day to judge the end dates of waivers by, YYYY-MM-DD.",
      discussion: "Without it, only audit, fix and figma plan judge them: by the clock.",
      valueName: "day")) var today: String?

  func validate() throws {
    if let today, !today.isDay { throw ValidationError("--today needs a day, such as 2025-06-30") }
  }

  var project: String { named ?? "." }

  /// - Parameter folder: The project, for a command that also takes it as an argument, as `init` does.
  func choice(folder: String? = nil) throws -> ProjectChoice {
    if let folder, named != nil {
      throw ValidationError("name the project once: as \(printable(folder)), or with --project")
    }
    var choice = ProjectChoice(project: folder ?? project, today: today)
    if folder != nil { choice.argument = "FOLDER" }
    choice.style.project = choice.project
    return choice
  }
}

/// The options of the subcommands that show all findings of a project.
struct FindingOptions: ParsableArguments {
  @Flag(
    name: [.customLong("warnings-as-errors"), .customLong("strict-warnings")],
    help: "Treat every warning as an error.") var warningsAsErrors = false

  @Flag(
    help:
      "On a terminal, show every warning; in the text of an audit, what passes or is exempt too.")
  var all = false

  @Flag(help: "On a terminal, show every warning, chain of references, check and source line.")
  var verbose = false

  /// The choice with these options.
  func applied(to choice: ProjectChoice) -> ProjectChoice {
    var choice = choice
    choice.warningsAreErrors = warningsAsErrors
    choice.style.isVerbose = verbose
    choice.style.isFolded = choice.style.columns != nil && !all && !verbose
    return choice
  }
}
