import TokenTesting

/// A typo in the starter project or on the command line, and the suggestion for it.
struct Typo: CustomTestStringConvertible, Sendable {
  var file = ""
  var old = ""
  var new = ""
  var arguments = ["build"]
  var suggestion: String

  var testDescription: String { file.isEmpty ? arguments.joined(separator: " ") : new }

  static func project(_ old: String, _ new: String, _ suggestion: String) -> Typo {
    Typo(file: "tincture.json", old: old, new: new, suggestion: suggestion)
  }

  static func resolver(_ old: String, _ new: String, _ suggestion: String) -> Typo {
    Typo(file: "tokens/app.resolver.json", old: old, new: new, suggestion: suggestion)
  }

  static func contract(_ old: String, _ new: String, _ suggestion: String) -> Typo {
    Typo(file: "tokens/notice.contract.json", old: old, new: new, suggestion: suggestion)
  }

  /// A typo in a waiver, which the starter does not have.
  static func waiver(_ old: String, _ new: String, _ suggestion: String) -> Typo {
    contract(#""contrast""#, waiver.replacing(old, with: new) + #""contrast""#, suggestion)
  }

  static let waiver = #"""
    "waivers": [{ "foreground": "icon", "on": "bg", "where": { "mode": "light" }, "floor": 3,
      "because": "x", "owner": "y" }],
    """#
}

@Test(arguments: [
  Typo.project("app.resolver", "ap.resolver", "tokens/app.resolver.json"),
  .project("*.contract", "notce.contract", "tokens/notice.contract.json"),
  .project("tokens/*.contract", "tokns/*.contract", "tokens/*.contract.json"),
  .project(
    #""resolver": "tokens/app.resolver.json""#, #""sources": ["tokens/lihgt.tokens.json"]"#,
    "tokens/light.tokens.json"), .project(#""swift""#, #""swfit""#, "swift"),
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
  .waiver("owner", "ownr", "owner"), .waiver("icon", "icno", "icon"),
  .waiver(#""bg""#, #""gb""#, "bg"),
  .waiver("mode", "mdoe", "mode"), .waiver("light", "lihgt", "light"),
  Typo(arguments: ["build", "--project", "../shpo"], suggestion: "../shop"),
  Typo(arguments: ["build", "--project", "tincure.json"], suggestion: "tincture.json"),
  Typo(
    arguments: ["build", "--project", "../shpo/tincture.jsn"], suggestion: "../shop/tincture.json"),
  Typo(arguments: ["audit", "--baseline", "README.mdd"], suggestion: "README.md"),
  Typo(arguments: ["diff", "HEDA"], suggestion: "HEAD"),
  Typo(arguments: ["diff", "HEAD-1"], suggestion: "HEAD~1"),
  Typo(arguments: ["diff", "HAED~3"], suggestion: "HEAD~3"),
  Typo(arguments: ["diff", "relase/2"], suggestion: "release/2"),
  Typo(arguments: ["diff", "../shpo"], suggestion: "../shop"),
  Typo(arguments: ["explain", "notice/warning/txt"], suggestion: "notice/warning/text"),
  Typo(arguments: ["explain", "#123456", "onn", "#FFFFFF"], suggestion: "on"),
]) func `a typo gets a suggestion`(typo: Typo) throws {
  let folder = try starter(in: "shop")
  if !typo.file.isEmpty {
    let text = try folder.text(typo.file)
    try #require(text.components(separatedBy: typo.old).count == 2, "\(typo.old) must occur once")
    try folder.write(text.replacing(typo.old, with: typo.new), to: typo.file)
  }
  if typo.arguments[0] == "diff" {
    try git(folder, "init", "--quiet")
    try commit(folder)
    try git(folder, "branch", "release/2")
  }
  let run = try tincture(typo.arguments, in: folder)
  #expect(run.code != 0)
  #expect(run.errors.contains("; did you mean '\(typo.suggestion)'?"), "\(run)")
}

/// The resolver names `light.tokens.json`, and the file has another name. Many files share their
/// extension, so a shared extension leads to a suggestion only if nothing reads the file.
@Test(arguments: [
  ("tokens/day.tokens.json", "; did you mean 'tokens/day.tokens.json'?"),
  ("tokens/light.json", "; did you mean 'tokens/light.json'?"),
  ("tokens/Light.tokens.json", "; did you mean 'tokens/Light.tokens.json'?"),
  ("tokens/modes/light.tokens.json", "; did you mean 'tokens/modes/light.tokens.json'?"),
  ("light.tokens.json", "; did you mean 'light.tokens.json'?"),
  ("themes/light.tokens.json", "; did you mean 'themes/light.tokens.json'?"),
  ("tokens/day.json", "; correct the path, or add the file"),
]) func `a file that is not there may have another name`(name: String, end: String) throws {
  let folder = try starter(in: "shop")
  try folder.write(folder.text("tokens/light.tokens.json"), to: name)
  try FileManager.default.removeItem(at: folder.url("tokens/light.tokens.json"))
  let run = try tincture("build", in: folder)
  #expect(
    run.errors.contains(
      "error: 'tokens/light.tokens.json' does not exist\(end) [unresolved-reference]"), "\(run)")
}

/// What the project file names is reported there.
@Test(arguments: [
  ("app.resolver", "brand.resolver", "tokens/brand.resolver.json", "tokens/app.resolver.json"),
  ("app.resolver", "app", "tokens/app.json", "tokens/app.resolver.json"),
  ("*.contract", "alert.contract", "tokens/alert.contract.json", "tokens/notice.contract.json"),
  ("tokens/app.resolver", "app.resolver", "app.resolver.json", "tokens/app.resolver.json"),
]) func `a file that the project file names is reported there`(
  old: String, new: String, path: String, meant: String
) throws {
  let folder = try starter(in: "shop")
  try folder.write(folder.text("tincture.json").replacing(old, with: new), to: "tincture.json")
  let run = try tincture("build", in: folder)
  #expect(run.code != 0)
  #expect(run.errors.hasPrefix("tincture.json:"))
  #expect(run.errors.contains("error: '\(path)' does not exist; did you mean '\(meant)'?"))
}

@Test func `a misspelled color space gets a suggestion`() throws {
  let run = try tincture("explain", "oklhc", "0.7", "0.1", "150", in: starter(in: "shop"), code: 1)
  #expect(run.errors.contains("; did you mean the color space 'oklch'?"), "\(run)")
}

@Test func `a waiver whose parts all exist gets no suggestion`() throws {
  let (folder, file) = (try starter(in: "shop"), "tokens/notice.contract.json")
  let text = try folder.text(file).replacing(
    #""component""#, with: #""theme": "mod", \#(Typo.waiver) "component""#)
  try folder.write(text, to: file)
  let run = try tincture("build", in: folder)
  #expect(run.errors.contains("correct its roles or its 'where' [unmatched-waiver]"), "\(run)")
}

/// The project of `tincture init`, in a named folder inside a temporary one.
private func starter(in name: String) throws -> Folder {
  let parent = try Folder()
  let run = try tincture("init", name, in: parent)
  try #require(run.code == 0, "\(run)")
  return Folder(at: parent.url(name), keeping: parent)
}
