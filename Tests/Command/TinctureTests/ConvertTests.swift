import TokenDialects
import TokenTesting

/// Runs `tincture convert`.
@Suite struct ConvertTests {
  private let old =
    ##"{ "page": { "value": "#fff", "type": "color" }, "gap": { "value": "2em", "type": "size" } }"##

  @Test func `the result compiles with the suggested command`() throws {
    let folder = try Folder([
      "old/a.json": old, "old/b.json": #"{ "page2": { "value": "{page}" } }"#,
    ])
    #expect(
      try tincture("convert", "old", "--to", "new", in: folder)
        == Run(
          0,
          output: """
            old/a.json and 1 other in its folder: Style Dictionary, because its tokens have 'value', not '$value'
            Plan
              every theme: a, b (2 tokens)
              1 theme
            Converted 2 of 3 values: 1 left out (1 finding)
            Wrote 4 files to new
              1 finding: not converted [not-carried]
            Next: run tincture build new, and tincture propose new for contracts

            """,
          errors: """
            old/a.json:1:67: warning: 'gap': "2em" has the unit 'em', but DTCG 2025.10 supports only px and rem \
            [not-carried]

            """))
    try tincture("build", "--project", "new", in: folder, code: 0)
  }

  @Test
  func
    `findings that say the same of many tokens are printed three times, and all are in the report`()
    throws
  {
    let tokens = (1...18).map { number in
      "\"t\(number)\": { \"value\": \"\(number)\(number < 10 ? "em" : "px")\", \"type\": \"size\" }"
    }
    let folder = try Folder(["t.json": "{ \(tokens.joined(separator: ", ")) }"])
    let run = try tincture("convert", "t.json", "--to", "new", "--output", "report.md", in: folder)
    #expect(run.code == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.last == "note: 6 more like this; --output FILE writes all findings to a file")
    #expect(run.output.contains("  9 findings: not converted [not-carried]"))
    #expect(try folder.text("report.md").components(separatedBy: "has the unit 'em'").count == 10)
  }

  @Test func `a few findings that say the same are all printed`() throws {
    let folder = try Folder([
      "t.json":
        #"{ "a": { "value": "1em", "type": "size" }, "b": { "value": "2em", "type": "size" } }"#
    ])
    let run = try tincture("convert", "t.json", "--to", "new", in: folder)
    #expect(run.errors.split(separator: "\n").count == 3)
  }

  @Test func `a folder without tokens is an error that lists the files`() throws {
    let folder = try Folder(["old/b.json5": "{/* none */}", "old/c.txt": ""])
    #expect(
      try tincture("convert", "old", "--to", "new", in: folder)
        == Run(
          1, output: "Nothing was written: no file contains tokens that can be converted\n",
          errors: """
            old/b.json5:1:1: warning: this file has no known token format [not-carried]
            old:1:1: error: no token can be converted from 'old'; name files with tokens that DTCG \
            2025.10 supports [unmatched-source]

            """))
    #expect(!FileManager.default.fileExists(atPath: folder.url("new").path))
  }

  @Test(arguments: [
    ("dtcg-draft-3", "{}"), ("dtcg-draft-1", "{}"), ("style-dictionary", #"{ "$ref": false }"#),
    ("dtcg-draft-3", #"{ "g": {} }"#),
  ]) func `files without tokens are an error that names them, also next to a resolver document`(
    dialect: String, text: String
  ) throws {
    let resolver = #"""
      { "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "a.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """#
    let folder = try Folder(["old/a.json": text, "old/r.resolver.json": resolver])
    let run = try tincture("convert", "old", "--to", "new", "--from", dialect, in: folder)
    #expect(run.code == 1)
    #expect(run.errors.contains("error: no token can be converted from 'old'; "), "\(run)")
    #expect(run.errors.contains("old/a.json:"), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: folder.url("new").path))
  }

  @Test func `JSON5 files are converted, and what a build suggests for them works`() throws {
    let folder = try Folder([
      "tokens/a.json": "// tokens\n{ page: { $type: 'number', $value: .5, }, }",
      "more/b.tokens.jsonc": "{ /* none */ \"gap\": { \"$type\": \"number\", \"$value\": 1 } }",
      "more/c.json5": "{ 'x': { value: '2em', type: 'size' } }",
    ])
    let command = "tincture convert tokens/a.json --to converted"
    #expect(
      try tincture("build", in: folder).errors == """
        tokens/a.json:1:1: error: JSON has no comments; remove it, or convert the file: \
        \(command) [invalid-json]

        """)
    try tincture(command.split(separator: " ").dropFirst().map(String.init), in: folder, code: 0)
    #expect(
      try folder.text("converted/a.json") == """
        {
          "page": { "$type": "number", "$value": 0.5 }
        }

        """)
    let more = try tincture("convert", "more", "--to", "new", in: folder)
    #expect(more.output.contains("because its tokens have $value; read as JSON5\n"), "\(more)")
    #expect(more.errors.hasPrefix("more/c.json5:1:17: warning: 'x': "), "\(more)")
    #expect(try folder.text("new/b.tokens.json").contains("\"gap\""))
  }

  @Test(arguments: [
    (
      "tincture.json", "{ 'sources': ['a.json5'] }",
      "1:3: error: JSON has no single quotes; use double quotes"
    ),
    (
      "a.json5", "{ a: 1 }",
      "1:3: error: JSON has no keys without quotes; put it in double quotes, or convert the file: tincture convert a.json5 --to converted"
    ),
    ("tokens/x.contract.json", "{ // x\n}", "1:3: error: JSON has no comments; remove it"),
  ]) func `only for token files, a build suggests to convert JSON5`(
    name: String, text: String, finding: String
  ) throws {
    let folder = try Folder(["tincture.json": #"{ "sources": ["a.json5"] }"#, "a.json5": "{}"])
    try folder.write(text, to: name)
    let run = try tincture("build", in: folder)
    #expect(run.errors.contains("\(name):\(finding) [invalid-json]"), "\(run)")
  }

  @Test func `the command that a build suggests works`() throws {
    let folder = try Folder(["tokens/it's.json": old])
    let build = try tincture("build", in: folder, code: 1)
    let shown = try #require(
      build.errors.split(separator: "convert it to DTCG 2025.10: tincture ").last)
    let command = shown.replacing(" [foreign-dialect]\n", with: "")
    let run = try TinctureTests.run(
      URL(filePath: "/bin/sh"), ["-c", "'\(builtCommand.path)' \(command)"], in: folder)
    #expect(run.code == 0, "\(run)")
    #expect(
      FileManager.default.fileExists(atPath: folder.url("converted/tokens.resolver.json").path))
  }

  @Test func `the help lists every dialect as a value of --from`() throws {
    let help = try tincture("convert", "--help", in: Folder([:])).output
    let words = help.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    for dialect in Dialect.all { #expect(words.contains(dialect.id), "\(dialect.id)") }
  }

  @Test func `files with other content are not replaced, and nothing is written halfway`() throws {
    let folder = try Folder(["a.json": old, "new/tokens.resolver.json": "mine"])
    let before = try Snapshot(folder)
    let run = try tincture("convert", "a.json", "--to", "new", in: folder, code: 2)
    #expect(
      run.errors.hasSuffix(
        "new/tokens.resolver.json: error: exists with other content; nothing was written; use --overwrite to replace it\n"
      ))
    #expect(try Snapshot(folder) == before)
    #expect(try tincture("convert", "a.json", "--to", "new", "--overwrite", in: folder).code == 0)
    let written = try Snapshot(folder)
    #expect(try tincture("convert", "a.json", "--to", "new", in: folder).code == 0)
    #expect(try Snapshot(folder) == written)
  }

  @Test(arguments: [
    (["old", "--to", "new", "--from", "style-dictonary"], "did you mean 'style-dictionary'?"),
    (["old", "--to", "new", "--type", "a=numbr"], "did you mean 'number'?"),
    (["old", "--to", "new", "--type", "a"], "--type takes PATTERN=TYPE"),
    (["old", "--to", "old/new"], "--to old/new is inside the input old"),
    (["old", "--to", "old"], "--to old is inside the input old"), (["old"], "--to <folder>"),
    (["--to", "new"], "Missing expected argument '<input> ...'"),
  ]) func `wrong usage suggests a correction`(_ arguments: [String], _ message: String) throws {
    let folder = try Folder(["old/a.json": old])
    let run = try tincture(["convert"] + arguments, in: folder, code: 64)
    #expect(run.errors.contains(message), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: folder.url("new").path))
  }

  @Test func `nothing is written if an input is missing or not valid JSON`() throws {
    let folder = try Folder(["a.json": old, "bad.json": "{"])
    #expect(try tincture("convert", "none.json", "--to", "new", in: folder).code == 2)
    let run = try tincture("convert", "a.json", "bad.json", "--to", "new", in: folder, code: 1)
    #expect(run.errors.contains("bad.json:1:2: error: the file ends inside a value"))
    #expect(!FileManager.default.fileExists(atPath: folder.url("new").path))
  }

  @Test func `a report contains all findings, as JSON and as a table`() throws {
    let folder = try Folder(["a.json": old])
    _ = try tincture("convert", "a.json", "--to", "new", "--output", "r.json", in: folder)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url("r.json")))
        as? [String: Any])
    expect(
      report,
      [
        "version": .number, "tokens": .number, "account": .object(count: 7), "inputs": .array,
        "outputs": .array, "findings": .array,
      ])
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "not-carried")
    #expect(finding["line"] as? Int == 1)
    _ = try tincture("convert", "a.json", "--to", "new", "--report", "r.md", in: folder)
    #expect(try folder.text("r.md").contains("## not-carried (1)"))
    let same = try tincture("convert", "a.json", "--to", "x", "--report", "x", in: folder, code: 64)
    #expect(same.errors.contains("--report x is the folder of --to; name a file"), "\(same)")
  }

  @Test func `hidden files and links to folders are not inputs`() throws {
    let folder = try Folder(["old/a.json": old, "old/.b.json": "{", "old/.git/c.json": "{"])
    try folder.link("old/loop", to: ".")
    #expect(try tincture("convert", "old", "--to", "new", in: folder).code == 0)
  }
}
