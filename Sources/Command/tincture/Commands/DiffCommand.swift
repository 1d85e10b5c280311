import ArgumentParser
import Platform
import TokenCompiler

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two states of a project: tokens, contrast, generated Swift, version.",
    discussion: """
      OLD and NEW are each a project folder, a tincture.json, or a git revision of the project's \
      repository, such as HEAD~1, a branch or a tag. An existing folder or file takes precedence \
      over a revision. Without them, the project is compared with its last commit.
      """,
    examples: """
      tincture diff                                        # since the last commit
      tincture diff main                                   # what a branch changes
      tincture diff HEAD~1 HEAD                            # what a commit changed
      tincture diff main --format html --output diff.html  # with pictures
      """)

  @OptionGroup var options: ProjectOptions

  @Argument(help: "A folder, a tincture.json or a revision.") var old: String = "HEAD"

  @Argument(help: "Like OLD; default: the project as it is now.") var new: String?

  @Option(
    help: "The format of the comparison: \(DiffFormat.list).", completion: .list(DiffFormat.words),
    transform: DiffFormat.parse) var format: DiffFormat = .text

  @Option(help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?

  func run() throws {
    let before = try project(old)
    let after = try new.map(project) ?? LoadedProject(options.choice())
    let diff = diff(
      before.sources, after: after.sources,
      projectErrors: (
        before: before.projectFindings.errors.count, after: after.projectFindings.errors.count
      ))
    report(diff.errors.before, of: old)
    report(diff.errors.after, of: new ?? options.project)
    let name = after.root.real?.names.last.map { "\($0), " } ?? ""
    let title = "\(name)\(old) → \(new ?? "now")"
    try printResult(
      format.render(diff, title: title, isForFile: output != nil), to: output,
      keeping: before.paths + after.paths)
  }

  private func project(_ side: String) throws -> LoadedProject {
    var choice = try options.choice()
    guard FilePath(side).exists else {
      return try Revision(name: side, choice: choice).withCopy { try LoadedProject($0) }
    }
    choice.project = side
    return try LoadedProject(choice)
  }

  private func report(_ errors: Int, of side: String) {
    guard errors > 0 else { return }
    say(
      "\(lineOpening(side)): note: \(errors) \(errors == 1 ? "error" : "errors") other than failing "
        + "checks; a token that cannot be resolved is not compared\n")
  }
}

enum DiffFormat: String, CaseIterable, OptionWord {
  case text, markdown, json, html

  func render(_ diff: TokenDiff, title: String, isForFile: Bool) -> [UInt8] {
    switch self {
    case .text:
      Array((isForFile ? diff.text : diff.text.wrapped(for: .standardOutput).withSwatches).utf8)
    case .markdown: Array(diff.markdown.utf8)
    case .json: diff.json
    case .html: diff.html(title: title)
    }
  }
}
