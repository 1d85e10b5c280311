import ArgumentParser
import Platform
import TokenModel
import Writers

/// The command. It reads files, prints findings, writes what changed, and exits; everything about
/// tokens is decided in TokenCompiler.
@main
struct Tincture: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tincture",
    abstract: "Compiles design tokens into Swift themes, and audits their contrast.",
    discussion: """
      Exit codes: 0 fine; 1 findings of severity error, or drift; 2 a file could not be read or \
      written; 64 wrong usage.

      Version \(toolVersion)
      """,
    version: toolVersion,
    subcommands: [
      BuildCommand.self, BuildTargetCommand.self, AuditCommand.self, ExplainCommand.self,
      DiffCommand.self, ConvertCommand.self, InitCommand.self,
    ])

  static func main() {
    prepareProcess()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if let complaint = unknownCommand(in: arguments) { throw ValidationError(complaint) }
      var command = try parseAsRoot(arguments)
      try Threads.$areAvailable.withValue(canMakeThreads()) { try command.run() }
    } catch {
      end(with: error)
    }
  }

  /// Says what is wrong with the arguments, which may hold anything, and exits.
  private static func end(with error: any Error) -> Never {
    let code = exitCode(for: error)
    guard code != .success, !(error is ExitCode) else { exit(withError: error) }
    let lines = fullMessage(for: error).parts(at: "\n", keepingEmpty: true)
    say(lines.map { lineOpening(String($0)) + "\n" }.joined())
    exit(withError: code)
  }

  /// What is wrong with the command's name, which comes first or after `help`.
  private static func unknownCommand(in arguments: [String]) -> String? {
    let commands = configuration.subcommands.map { $0.configuration }
    guard let word = arguments.first(where: { $0 != "help" }), !word.hasPrefix("-"),
      !commands.contains(where: { $0.commandName == word })
    else { return nil }
    let names = commands.filter(\.shouldDisplay).compactMap(\.commandName)
    return "there is no command '\(printable(word))'; it is \(listed(names, conjunction: "or"))"
      + suggestion(for: word, among: names + ["help"])
  }
}

/// What every subcommand takes.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A tincture.json or its folder.", discussion: "Without a tincture.json: sources tokens/**.",
      valueName: "path"))
  var project: String = "."

  @Option(
    help: ArgumentHelp(
      "The day that waivers are judged against, YYYY-MM-DD (default: SOURCE_DATE_EPOCH's day).",
      valueName: "day"))
  var today: String?

  func validate() throws {
    if let today, !isDay(today) { throw ValidationError("--today is a day, YYYY-MM-DD") }
  }

  var choice: ProjectChoice { ProjectChoice(project: project, today: today) }
}
