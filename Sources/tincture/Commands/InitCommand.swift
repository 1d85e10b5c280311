import ArgumentParser
import Platform
import TokenOutputs
import Writers

/// `tincture init`: a starter project that builds.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a starter project that builds.",
    discussion: """
      Tokens for light and dark, a contract, and a README.md that explains each file. Where one of \
      these files is there already, nothing is written.
      """)

  @Argument(help: ArgumentHelp("The folder to write to; it is made where it is missing."))
  var folder: String = "."

  func validate() throws {
    if folder.isEmpty { throw ValidationError("the folder to write to has no name") }
  }

  func run() throws {
    try exitingWhenUnable {
      try Starter(folder: folder).write()
      try printLine("Wrote \(Starter.files.count) files to \(printable(folder)):")
      for file in Starter.files { try printLine("  \(file.path)") }
      try printLine("README.md explains each of them. Next: \(nextCommand)")
    }
  }

  private var nextCommand: String {
    if folder == "." { return "tincture build" }
    let path = folder.hasPrefix("-") ? "./" + folder : folder  // else it would be an option
    return "tincture build --project \(printable(shellWord(path)))"
  }
}
