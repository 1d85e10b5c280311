import Testing

/// Files of a project, each with a fault, so that the findings show which files were read.
private let paths = [
  "tokens/a.json", "tokens/ab.json", "tokens/b.tokens.json", "tokens/.hidden.json",
  "tokens/sub/c.json", "tokens/sub/deep/d.json", "tokens/.git/e.json", "tokens/x.contract.json",
  "other/f.json", "other/g.txt",
]

@Test(arguments: [
  (["tokens/*.json"], ["tokens/a.json", "tokens/ab.json", "tokens/b.tokens.json"]),
  (["tokens/?.json"], ["tokens/a.json"]),
  (["tokens/a*.json"], ["tokens/a.json", "tokens/ab.json"]),
  (["tokens/*/*.json"], ["tokens/sub/c.json"]), (["*/?.json"], ["other/f.json", "tokens/a.json"]),
  (
    ["tokens/**"],
    [
      "tokens/a.json", "tokens/ab.json", "tokens/b.tokens.json", "tokens/sub/c.json",
      "tokens/sub/deep/d.json",
    ]
  ),
  (
    ["tokens/**/d.json", "tokens/**/?.json"],
    ["tokens/a.json", "tokens/sub/c.json", "tokens/sub/deep/d.json"]
  ),
  (["**/deep/*"], ["tokens/sub/deep/d.json"]),
  (["**/**/deep/**/./**/d.json", "**/sub/**/deep/**"], ["tokens/sub/deep/d.json"]),
  (["other/../tokens/a.json", "**/../tokens/?.json"], ["tokens/a.json"]),
  (["tokens/.*.json"], ["tokens/.hidden.json"]), (["other/*"], ["other/f.json"]),
  (["other/g.txt"], ["other/g.txt"]), (["other/*.txt"], ["tincture.json"]),
  (["./tokens//a.json", "tokens/a.json"], ["tokens/a.json"]),
]) func `each source is read once, and hidden files only if a pattern begins with a dot`(
  globs: [String], read: [String]
) throws {
  let project = try Folder(Dictionary(uniqueKeysWithValues: paths.map { ($0, "[]") }))
  let list = globs.map { "\"\($0)\"" }.joined(separator: ", ")
  try project.write(
    #"{ "sources": [\#(list)], "contracts": [], "rules": { "unread-file": "off" } }"#,
    to: "tincture.json")
  let run = try tincture("build", in: project)
  let files = run.errors.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  #expect(files == read, "\(run)")
}

@Test func `a glob that matches nothing is reported`() throws {
  let project = try Folder([
    "tokens/a.json": oneNumber,
    "tincture.json": #"{ "sources": ["tokens/*.json", "no/**"], "contracts": ["no/*.json"] }"#,
  ])
  #expect(
    try tincture("build", in: project)
      == Run(
        1, output: nothingMeasured,
        errors: """
          tincture.json:1:32: error: no file matches 'no/**'; correct the pattern, or add the file \
          [unmatched-source]
          tincture.json:1:56: error: no file matches 'no/*.json'; correct the pattern, or add the file \
          [unmatched-source]

          """))
}
