import ArgumentParser
import Platform
import Writers

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a starter project that builds.",
    discussion: """
      Writes tokens for light and dark mode, a contract, and a README.md that explains each file. \
      A README that exists stays as it is. If another of these files exists, nothing is written.
      """,
    examples: """
      tincture init        # in this folder
      tincture init shop   # in a new folder
      """)

  @Argument(help: ArgumentHelp("The folder to write to; it is created if it is missing."))
  var folder: String = "."

  func validate() throws {
    if folder.isEmpty { throw ValidationError("the name of the folder is empty; name a folder") }
  }

  func run() throws {
    let starter = Starter(folder: FilePath(folder))
    try starter.write()
    try printLine("Wrote \(starter.files.count) files to \(printable(folder)):")
    for file in starter.files { try printLine("  \(file.path)") }
    let readme = starter.readme.map {
      "Left \(printable($0)) as it is; the README.md of a starter in a new folder"
    }
    try printLine("\(readme ?? "README.md") explains each file. Next: \(nextCommand)")
  }

  private var nextCommand: String {
    if folder == "." { return "tincture build" }
    let path = folder.hasPrefix("-") ? "./" + folder : folder  // not an option
    let word = path.shellWord { $0 >= 0x80 || "+,:@%".utf8.contains($0) }
    return "tincture build \(printable(word))"
  }
}
