import Foundation
import Testing
import TokenDialects

/// `tincture convert`, as a process.
@Suite struct ConvertTests {
  private let old =
    ##"{ "page": { "value": "#fff", "type": "color" }, "gap": { "value": "2em", "type": "size" } }"##

  @Test func `what is written compiles, and the next step says how`() throws {
    let folder = try Folder([
      "old/a.json": old, "old/b.json": #"{ "page2": { "value": "{page}" } }"#,
    ])
    #expect(
      try tincture("convert", "old", "--to", "new", in: folder)
        == Run(
          0,
          output: """
            old/a.json: Style Dictionary, because its tokens have 'value' and no '$value'
            old/b.json: Style Dictionary, because its tokens have 'value' and no '$value'
            Carried 2 tokens, copied 0 files of DTCG 2025.10, wrote 3 files to new
              1 not carried [not-carried]
            Next: a tincture.json in new that says { "resolver": "tokens.resolver.json" }, and tincture \
            build --project new

            """,
          errors: """
            old/a.json:1:67: warning: 'gap': "2em" has the unit 'em', and DTCG 2025.10 has only px and rem \
            [not-carried]

            """))
    try folder.write(#"{ "resolver": "tokens.resolver.json" }"#, to: "new/tincture.json")
    let build = try tincture("build", "--project", "new", in: folder)
    #expect(build.code == 0, "\(build)")
  }

  @Test func `a folder of YAML and JSON5 is an error that names the files`() throws {
    let folder = try Folder(["old/a.yaml": "a: 1", "old/b.json5": "{}", "old/c.txt": ""])
    #expect(
      try tincture("convert", "old", "--to", "new", in: folder)
        == Run(
          1, output: "Nothing is written: no file holds tokens that can be carried\n",
          errors: """
            old/a.yaml:1:1: warning: the file is passed over: only JSON is read; write it as JSON, and \
            convert that [not-carried]
            old/b.json5:1:1: warning: the file is passed over: only JSON is read; write it as JSON, and \
            convert that [not-carried]
            old:1:1: error: no token is carried from 'old'; give files of JSON with tokens that DTCG 2025.10 \
            can hold [unmatched-source]

            """))
    #expect(!FileManager.default.fileExists(atPath: folder.url("new").path))
  }

  @Test(arguments: ["{}", #"{ "a": { "type": "string", "value": "x" } }"#])
  func `files without a token that can be carried are an error`(text: String) throws {
    let folder = try Folder(["old/a.json": text])
    let run = try tincture("convert", "old", "--to", "new", in: folder)
    #expect(run.code == 1 && run.errors.contains("no token is carried from 'old'"), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: folder.url("new").path))
  }

  @Test func `the command that a build shows can be run as it stands`() throws {
    let folder = try Folder(["tokens/it's.json": old])
    let build = try tincture("build", in: folder)
    #expect(build.code == 1)
    let shown = try #require(
      build.errors.split(separator: "convert it to DTCG 2025.10: tincture ").last)
    let command = shown.replacing(" [foreign-dialect]\n", with: "")
    let run = try TinctureTests.run(
      URL(filePath: "/bin/sh"), ["-c", "'\(builtCommand.path)' \(command)"], in: folder)
    #expect(run.code == 0, "\(run)")
    #expect(
      FileManager.default.fileExists(atPath: folder.url("converted/tokens.resolver.json").path))
  }

  @Test func `the help names every dialect as a value of --from`() throws {
    let help = try tincture("convert", "--help", in: Folder([:])).output
    let words = help.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    for dialect in Dialect.all { #expect(words.contains(dialect.id), "\(dialect.id)") }
  }

  @Test func `files that hold something else are not replaced, and nothing is half done`() throws {
    let folder = try Folder(["a.json": old, "new/tokens.resolver.json": "mine"])
    let before = try Snapshot(folder)
    let run = try tincture("convert", "a.json", "--to", "new", in: folder)
    #expect(run.code == 2)
    #expect(
      run.errors.hasSuffix(
        "new/tokens.resolver.json: error: holds something else; nothing is written, --overwrite replaces it\n"
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
    (["old", "--to", "old/new"], "--to old/new lies in the input old"),
    (["old", "--to", "old"], "--to old lies in the input old"),
    (["old"], "--to <folder>"),
    (["--to", "new"], "Missing expected argument '<input> ...'"),
  ])
  func `wrong usage says what is right`(_ arguments: [String], _ message: String) throws {
    let folder = try Folder(["old/a.json": old])
    let run = try tincture(["convert"] + arguments, in: folder)
    #expect(run.code == 64)
    #expect(run.errors.contains(message), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: folder.url("new").path))
  }

  @Test func `a missing input and one that is no JSON write nothing`() throws {
    let folder = try Folder(["a.json": old, "bad.json": "{"])
    #expect(try tincture("convert", "none.json", "--to", "new", in: folder).code == 2)
    let run = try tincture("convert", "a.json", "bad.json", "--to", "new", in: folder)
    #expect(run.code == 1)
    #expect(run.errors.contains("bad.json:1:2: error: the file ends inside a value"))
    #expect(!FileManager.default.fileExists(atPath: folder.url("new").path))
  }

  @Test func `a report holds all findings, as json and as a table`() throws {
    let folder = try Folder(["a.json": old])
    _ = try tincture("convert", "a.json", "--to", "new", "--report", "r.json", in: folder)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url("r.json")))
        as? [String: Any])
    expect(
      report,
      [
        "version": .number, "tokens": .number, "inputs": .array, "outputs": .array,
        "findings": .array,
      ])
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "not-carried")
    #expect(finding["line"] as? Int == 1)
    _ = try tincture("convert", "a.json", "--to", "new", "--report", "r.md", in: folder)
    #expect(try folder.text("r.md").contains("## not-carried (1)"))
  }

  @Test func `hidden files and links to folders are not inputs`() throws {
    let folder = try Folder(["old/a.json": old, "old/.b.json": "{", "old/.git/c.json": "{"])
    try folder.link("old/loop", to: ".")
    #expect(try tincture("convert", "old", "--to", "new", in: folder).code == 0)
  }
}
