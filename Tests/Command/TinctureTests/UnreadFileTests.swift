import Testing

private let colors = """
  { "c": { "$type": "color", "bg": { "$value": \(color(1, 1, 1)) },
    "t": { "$value": \(color(0, 0, 0)) } } }
  """

private let contract = """
  { "component": "C", "path": "c/*", "roles": { "bg": { "type": "color" }, "t": { "type": "color" } },
    "contrast": [{ "foreground": "t", "on": "bg" }] }
  """

private func resolver(of path: String) -> String {
  """
  { "version": "2025.10", "sets": { "a": { "sources": [{ "$ref": "\(path)" }] } },
    "resolutionOrder": [{ "$ref": "#/sets/a" }] }
  """
}

/// A project file, other files, and those among them that nothing reads.
private struct Layout: CustomTestStringConvertible {
  var testDescription: String
  var settings: String
  var files: [String]
  var unread: [String] = []

  init(_ name: String, _ settings: String = Self.inTokens, files: [String], unread: [String] = []) {
    (testDescription, self.settings, self.files, self.unread) = (name, settings, files, unread)
  }

  static let inTokens = """
    "sources": ["tokens/*.tokens.json"], "contracts": ["tokens/*.contract.json"]
    """
  static let atRoot = #""sources": ["*.tokens.json"], "contracts": ["*.contract.json"]"#
  static let resolved = #""resolver": "app.resolver.json", "contracts": []"#

  /// What repositories have in other folders.
  static let others = [
    "archive/a.tokens.json", "vendor/v/a.tokens.json", "Pods/v/a.contract.json",
    "Carthage/a.tokens.json", "node_modules/v/a.resolver.json", ".build/a.tokens.json",
    "Tests/Fixtures/a.contract.json", "src/__fixtures__/a.tokens.json",
  ]

  func folder() throws -> Folder {
    let folder = try Folder(["tincture.json": "{ \(settings) }"])
    for path in files + ["tokens/a.tokens.json", "tokens/a.contract.json"] {
      let text =
        path.contains(".contract")
        ? contract
        : path.hasSuffix(".resolver.json") ? resolver(of: "tokens/a.tokens.json") : colors
      try folder.write(text, to: path)
    }
    return folder
  }
}

private let layouts: [Layout] = [
  Layout("everything is read", files: []),
  Layout(
    "below the folder, and with another ending",
    files: ["tokens/z.contracts.json", "tokens/card/y.contract.json", "tokens/b/c.tokens.json"],
    unread: ["tokens/b/c.tokens.json", "tokens/card/y.contract.json", "tokens/z.contracts.json"]),
  Layout(
    "next to a source that is named in full", #""sources": ["tokens/a.tokens.json"]"#,
    files: ["tokens/b.tokens.json"], unread: ["tokens/b.tokens.json"]),
  Layout(
    "a resolver document, where patterns are used", files: ["tokens/app.resolver.json"],
    unread: ["tokens/app.resolver.json"]),
  Layout(
    "next to what a resolver document names", Layout.resolved,
    files: ["app.resolver.json", "tokens/dark.tokens.json"],
    unread: ["tokens/a.contract.json", "tokens/dark.tokens.json"]),
  Layout(
    "a resolver document at the root of a repository",
    #""resolver": "app.resolver.json", "contracts": ["tokens/*.contract.json"]"#,
    files: Layout.others + [
      "app.resolver.json", "Packages/lib/tokens/a.tokens.json", "Tests/Data/a.tokens.json",
    ]),
  Layout(
    "patterns at the root", Layout.atRoot,
    files: Layout.others + ["a.tokens.json", "a.contract.json", "card/y.contract.json"],
    unread: ["card/y.contract.json", "tokens/a.contract.json", "tokens/a.tokens.json"]),
  Layout(
    "a pattern for contracts and a resolver document at the root",
    #""resolver": "app.resolver.json", "contracts": ["*.contract.json"]"#,
    files: [
      "app.resolver.json", "a.contract.json", "card/y.contract.json", "lib/a.tokens.json",
      "lib/old.resolver.json",
    ], unread: ["card/y.contract.json", "tokens/a.contract.json"]),
  Layout(
    "files to ignore", Layout.inTokens + #", "ignore": ["tokens/old", "./tokens/**/z.*"]"#,
    files: ["tokens/old/deep/a.tokens.json", "tokens/z.contracts.json", "tokens/b/z.tokens.json"]),
  Layout(
    "a folder with a project of its own",
    files: ["tokens/own/tincture.json", "tokens/own/deep/b.tokens.json"]),
  Layout(
    "a rule that is off", Layout.inTokens + #", "rules": { "unread-file": "off" }"#,
    files: ["tokens/card/y.contract.json"]),
  Layout(
    "an output",
    Layout.inTokens
      + #", "outputs": [{ "format": "json", "to": "tokens/all.tokens.json" }]"#, files: []),
  Layout(
    "a pattern that matches nothing", #""sources": ["tokens/*.token.json"]"#,
    files: ["tokens/old/a.tokens.json"]),
]

/// The files that the finding of a run names.
private func unread(_ run: Run) -> [String] {
  let lines = run.errors.split(separator: "\n").filter { $0.hasSuffix("[unread-file]") }
  #expect(lines.count <= 1, "\(run)")
  return lines.flatMap { line in
    line.split(separator: ";")[0].split(separator: "'").map(String.init)
      .filter { $0.hasSuffix(".json") }
  }
}

@Test(arguments: layouts)
private func `files that nothing reads are one finding`(layout: Layout) throws {
  let folder = try layout.folder()
  for arguments in [["audit"], ["build"], ["build", "--check"]] {
    let run = try tincture(arguments, in: folder)
    #expect(unread(run) == layout.unread, "\(arguments) \(run)")
  }
  #expect(unread(try tincture("build", "--depfile", "out.d", in: folder)) == [])
}

@Test func `what another project file reads is read`() throws {
  let folder = try Layout(
    "", #""resolver": "app.resolver.json", "contracts": ["tokens/*.contract.json"]"#,
    files: ["app.resolver.json", "tokens/b.tokens.json", "tokens/c.tokens.json"]
  ).folder()
  try folder.write(resolver(of: "tokens/b.tokens.json"), to: "b.resolver.json")
  try folder.write("{}", to: "empty.json")
  #expect(
    unread(try tincture("audit", in: folder))
      == ["b.resolver.json", "tokens/b.tokens.json", "tokens/c.tokens.json"])
  try folder.write(#"{ "resolver": "b.resolver.json" }"#, to: "b.json")
  #expect(unread(try tincture("audit", in: folder)) == ["tokens/c.tokens.json"])
}

@Test func `links are not followed, and what is read through a link is read`() throws {
  let folder = try Layout(
    "", #""sources": ["tokens/link.tokens.json"], "contracts": ["tokens/*.contract.json"]"#,
    files: ["other/b.contract.json"]
  ).folder()
  try folder.link("tokens/link.tokens.json", to: "a.tokens.json")
  try folder.link("tokens/more", to: "../other")
  #expect(unread(try tincture("audit", in: folder)) == [])
}

@Test func `the finding gives the lines to paste`() throws {
  let folder = try Layout(
    "", files: ["tokens/old/b.tokens.json", "tokens/old/c.tokens.json", "tokens/z.contracts.json"]
  ).folder()
  let run = try tincture("audit", in: folder)
  #expect(
    run.errors == """
      tokens/old/b.tokens.json:1:1: warning: nothing reads 'tokens/old/b.tokens.json', \
      'tokens/old/c.tokens.json', 'tokens/z.contracts.json'; name them in 'sources', 'contracts' or \
      'ignore' [unread-file]
      tincture.json:1:15: note: to read: "sources": ["tokens/*.tokens.json", "tokens/old/*.tokens.json"]
      tincture.json:1:54: note: to read: "contracts": ["tokens/*.contract.json", \
      "tokens/z.contracts.json"]
      tincture.json:1:1: note: to ignore: "ignore": ["tokens/old", "tokens/z.contracts.json"]

      """)
}
