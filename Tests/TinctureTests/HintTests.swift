import Foundation
import Testing

/// A slip in the starter project or on the command line, and what is meant.
struct Slip: CustomTestStringConvertible, Sendable {
  var file = ""
  var old = ""
  var new = ""
  var arguments = ["build"]
  var hint: String

  var testDescription: String { file.isEmpty ? arguments.joined(separator: " ") : new }

  static func project(_ old: String, _ new: String, _ hint: String) -> Slip {
    Slip(file: "tincture.json", old: old, new: new, hint: hint)
  }

  static func resolver(_ old: String, _ new: String, _ hint: String) -> Slip {
    Slip(file: "tokens/app.resolver.json", old: old, new: new, hint: hint)
  }

  static func contract(_ old: String, _ new: String, _ hint: String) -> Slip {
    Slip(file: "tokens/notice.contract.json", old: old, new: new, hint: hint)
  }
}

@Test(arguments: [
  Slip.project("app.resolver", "ap.resolver", "tokens/app.resolver.json"),
  .project("*.contract", "notce.contract", "tokens/notice.contract.json"),
  .project("tokens/*.contract", "tokns/*.contract", "tokens/*.contract.json"),
  .project(
    #""resolver": "tokens/app.resolver.json""#, #""sources": ["tokens/lihgt.tokens.json"]"#,
    "tokens/light.tokens.json"),
  .project(#""swift""#, #""swfit""#, "swift"),
  .project(#""level""#, #""levle""#, "level"),
  .project(#""audit":"#, #""rules": "lenint", "audit":"#, "lenient"),
  .project(#""audit":"#, #""rules": {"low-contrst": "off"}, "audit":"#, "low-contrast"),
  .project(#""audit":"#, #""rules": {"unpaired-color": "eror"}, "audit":"#, "error"),
  .project(#""audit":"#, #""inputs": [{"mode": "drak"}], "audit":"#, "dark"),
  .resolver("light.tokens", "lihgt.tokens", "tokens/light.tokens.json"),
  .resolver("text.tokens.json", "text.token.json", "tokens/text.tokens.json"),
  .resolver("text.tokens.json", "../tokns/text.tokens.json", "tokens/text.tokens.json"),
  .resolver(#""default": "light""#, #""default": "lihgt""#, "light"),
  .resolver("sets/shared", "sets/sharde", "shared"),
  .contract(#""component""#, #""theme": "mod", "component""#, "mode"),
  .contract(#""owner""#, #""ownr""#, "owner"),
  .contract(#""foreground": "icon",\#n"#, #""foreground": "icno",\#n"#, "icon"),
  .contract(#""on": "bg",\#n"#, #""on": "gb",\#n"#, "bg"),
  .contract(#""mode": "light""#, #""mdoe": "light""#, "mode"),
  .contract(#""mode": "light""#, #""mode": "lihgt""#, "light"),
  Slip(arguments: ["build", "--project", "../shpo"], hint: "../shop"),
  Slip(arguments: ["build", "--project", "tincure.json"], hint: "tincture.json"),
  Slip(arguments: ["build", "--project", "../shpo/tincture.jsn"], hint: "../shop/tincture.json"),
  Slip(arguments: ["audit", "--baseline", "README.mdd"], hint: "README.md"),
  Slip(arguments: ["diff", "HEDA"], hint: "HEAD"),
  Slip(arguments: ["diff", "HEAD-1"], hint: "HEAD~1"),
  Slip(arguments: ["diff", "HAED~3"], hint: "HEAD~3"),
  Slip(arguments: ["diff", "relase/2"], hint: "release/2"),
  Slip(arguments: ["diff", "../shpo"], hint: "../shop"),
  Slip(arguments: ["explain", "notice/warning/txt"], hint: "notice/warning/text"),
  Slip(arguments: ["explain", "#123456", "onn", "#FFFFFF"], hint: "on"),
])
func `what is nearly a name is answered with that name`(slip: Slip) throws {
  let folder = try starter(in: "shop")
  if !slip.file.isEmpty {
    let text = try folder.text(slip.file)
    try #require(text.components(separatedBy: slip.old).count == 2, "\(slip.old) stands there once")
    try folder.write(text.replacing(slip.old, with: slip.new), to: slip.file)
  }
  if slip.arguments[0] == "diff" { try commit(folder, branch: "release/2") }
  let run = try tincture(slip.arguments, in: folder)
  #expect(run.code != 0)
  #expect(run.errors.contains("; did you mean '\(slip.hint)'?"), "\(run)")
}

/// Files share their endings; a hint at another file of that ending would be noise.
@Test(arguments: ["wide.tokens.json", "l.tokens.json", "tokens.json"])
func `a name that is like none gets no hint`(name: String) throws {
  let folder = try starter(in: "shop")
  let file = "tokens/app.resolver.json"
  try folder.write(folder.text(file).replacing("light.tokens.json", with: name), to: file)
  let run = try tincture("build", in: folder)
  #expect(
    run.errors.contains("cannot find or read the file 'tokens/\(name)' [unresolved-reference]"))
}

@Test func `a color space that is misspelled is named`() throws {
  let run = try tincture("explain", "oklhc", "0.7", "0.1", "150", in: starter(in: "shop"))
  #expect(run.code == 1)
  #expect(run.errors.contains("; did you mean the color space 'oklch'?"), "\(run)")
}

@Test func `a waiver whose parts all exist gets no hint`() throws {
  let folder = try starter(in: "shop")
  let file = "tokens/notice.contract.json"
  let text = try folder.text(file).replacing(#""component""#, with: #""theme": "mod", "component""#)
  try folder.write(text, to: file)
  let run = try tincture("build", in: folder)
  #expect(run.errors.contains("correct its roles or its 'where' [unmatched-waiver]"), "\(run)")
}

/// The project of `tincture init`, in a folder of that name inside a temporary one.
private func starter(in name: String) throws -> Folder {
  let parent = try Folder()
  let run = try tincture("init", name, in: parent)
  try #require(run.code == 0, "\(run)")
  return Folder(at: parent.url(name), keeping: parent)
}

private func commit(_ folder: Folder, branch: String) throws {
  let git = URL(filePath: "/usr/bin/env")
  for words in [
    ["init", "--quiet"], ["add", "."],
    ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--message", "x"],
    ["branch", branch],
  ] {
    let run = try run(git, ["git"] + words, in: folder)
    try #require(run.code == 0, "\(run)")
  }
}
