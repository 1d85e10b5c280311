import ArgumentParser
import Platform
import TokenCompiler

struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Write what the audit advises into the token files.",
    discussion: """
      Changes only the bytes of the values, and only if fewer checks fail, and none that passed. \
      Prints the changed lines, and findings that are new. Exits with 1 if a chosen check still \
      fails, any check cannot be measured, or an error is new.
      """,
    examples: """
      tincture fix                    # apply every remedy
      tincture fix --dry-run          # print the changes, write nothing
      tincture fix notice/info/text   # change this token only
      """)

  @OptionGroup var options: ProjectOptions

  @Flag(help: "Print the changes, and write nothing.") var dryRun = false

  @Argument(
    help: ArgumentHelp(
      "The tokens or groups to fix, as paths or aliases; default: all.", valueName: "token"))
  var tokens: [String] = []

  func run() throws {
    let choice = try options.choice().withDay
    try FolderLock.with(dryRun ? .shared : .exclusive, on: try choice.locate().root) {
      try fix(LoadedProject(choice), isLocked: $0)
    }
  }

  private func fix(_ loaded: LoadedProject, isLocked: Bool) throws {
    var loaded = loaded
    if !loaded.projectFindings.errors.isEmpty {
      return try loaded.end(with: loaded.projectFindings)
    }
    let analysis = analyze(loaded.sources).analysis
    let parsed = analysis.parsed
    if parsed.isIncomplete || parsed.contracts.count < loaded.sources.contracts.count
      || analysis.checked.audit.unjudgedPairs > 0
      || analysis.checked.audit.results.isEmpty
        && analysis.findings.errors.contains(where: { $0.rule == .limitExceeded })
    {
      say("error: nothing was changed, because a check may be unknown; fix the errors first\n")
      return try loaded.end(with: analysis.findings.errors)
    }
    let paths = try tokens.map { token in
      do throws(QuestionFault) {
        return try analysis.path(named: token, in: loaded.project)
      } catch {
        say("error: \(printable(error.message))\n")
        throw ExitCode(1)
      }
    }
    let fix = Fix(loaded.sources, analysis: analysis, paths: paths)
    if !dryRun { try write(fix, to: loaded.root, isLocked: isLocked) }
    let notes = loaded.lastCommit(of: fix.before.checked.audit)
    let changes = fix.text(folder: loaded.root.prefix, notes: notes)
    let argument = loaded.style.projectWord.map { " \($0)" } ?? ""
    try printResult(
      Array((changes + fix.summary(isWritten: !dryRun, next: "tincture build\(argument)")).utf8))
    loaded.sources = fix.new
    loaded.print(fix.findings)
    fix.findings.sayCounts()
    if !fix.left.isEmpty || !fix.findings.errors.isEmpty { throw ExitCode(1) }
  }

  /// Writes all files that change, or none. Links stay links.
  private func write(_ fix: Fix, to root: FilePath, isLocked: Bool) throws {
    let files = fix.files.map { (path: root.appending($0.old.path), old: $0.old, new: $0.new) }
    for file in files where try file.path.read() != file.old.text {
      throw FileError(
        at: file.path, message: "cannot write: another program has changed the file; run again")
    }
    let places = files.map { ($0.path.isLink ? $0.path.real ?? $0.path : $0.path, $0.new.text) }
    for folder in Set(places.map(\.0.folder)) where isLocked {
      TemporaryName.output.removeFiles(in: folder)
    }
    try Interruption.deferring { try replaceFiles(places) }
  }
}
