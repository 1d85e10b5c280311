import Foundation
import Testing

/// The starter project in a repository with two commits, and the other files that examples name.
private let setup = """
  tincture init .
  git init -q -b main
  for n in 1 2; do
    git add -A
    git -c user.name=a -c user.email=a@b commit -q --allow-empty -m $n
  done

  """

@Test(arguments: [
  [], ["init"], ["build"], ["audit"], ["fix"], ["explain"], ["diff"], ["propose"], ["convert"],
  ["figma"],
  ["figma", "plan"],
]) func `the examples at the end of help run`(command: [String]) throws {
  let help = try tincture(command + ["--help"], in: Folder()).output
  let parts = help.split(separator: "\nEXAMPLES:\n")
  try #require(parts.count == 2 && parts[0].contains("\n\nUSAGE: tincture "), "\(help)")
  let examples = parts[1].split(separator: "\n\n")[0]
  for example in examples.split(separator: "\n") {
    #expect(example.hasPrefix("  " + (["tincture"] + command).joined(separator: " ")))
    #expect(example.count < 80 && example.contains(" # "), "\(example)")
  }
  let folder = try Folder([
    "old/a.json": oneNumber, "shop/tokens/a.json": oneNumber,
    "variables.json": #"{ "meta": { "variableCollections": {}, "variables": {} } }"#,
  ])
  if command.isEmpty { try folder.remove("shop") }
  let isFirst = command.isEmpty || command == ["init"]
  let script = "set -e\n" + (isFirst ? "" : setup) + examples
  let path = builtCommand.deletingLastPathComponent().path + ":/usr/local/bin:/usr/bin:/bin"
  let ran = try run(URL(filePath: "/bin/sh"), ["-c", script], in: folder, ["PATH": path])
  #expect(ran.code == 0, "\(ran)")
}
