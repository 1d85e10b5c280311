import Testing

@Test(
  arguments: ["tincture.json", "tokens/a.tokens.json", "tokens/a.contract.json"],
  ["audit-markdown", "audit-html", "json"])
func `an output never overwrites its sources`(path: String, format: String) throws {
  let project = try labelProject(
    gray: 0.2, config: #"{ "outputs": [{ "format": "\#(format)", "to": "\#(path)" }] }"#)
  let before = try Snapshot(project)
  let run = try tincture("build", in: project, code: 1)
  #expect(run.errors.hasPrefix("tincture.json:1:"), "\(run)")
  #expect(try Snapshot(project) == before)
}

@Test(arguments: [
  (["css out/x", "xcassets out/x"], "'out/x' cannot be both a file and a folder"),
  (["xcassets out/x", "css out/x"], "'out/x' cannot be both a file and a folder"),
  (["css p/x", "json p"], "'p' cannot be a file and the folder of 'p/x'"),
  (["json p", "css p/q/x"], "'p' cannot be a file and the folder of 'p/q/x'"),
  (["json o.json", "json O.json"], "'O.json' and 'o.json' differ only in case"),
  (
    ["json Tokens/A.tokens.json"],
    "'Tokens/A.tokens.json' and 'tokens/a.tokens.json' differ only in case"
  ),
  (["css a.css", "css a.css"], "two outputs would write"),
  (["json Café.json", "json Cafe\u{301}.json"], "two outputs would write"),
  (["json tokens"], "'to' must be a file for 'json', but 'tokens' is a folder"),
  (["json tokens/a.tokens.json/x"], "'tokens/a.tokens.json' cannot be a file and the folder of"),
]) func `outputs that cannot exist next to each other are refused, and none is written`(
  outputs: [String], message: String
) throws {
  let list = (["json a.json"] + outputs).map { output in
    let words = output.split(separator: " ")
    return #"{ "format": "\#(words[0])", "to": "\#(words[1])" }"#
  }
  let project = try labelProject(
    gray: 0.2, config: #"{ "outputs": [\#(list.joined(separator: ", "))] }"#)
  let before = try Snapshot(project)
  let run = try tincture("build", in: project)
  #expect(run.code == 1 && run.errors.contains(message), "\(run)")
  #expect(run.errors.hasPrefix("tincture.json:1:"), "\(run)")
  #expect(run.errors.components(separatedBy: "error: ").count == 2, "one finding: \(run)")
  #expect(try Snapshot(project) == before)
  let listed = try tincture("build", "--list-actions", in: project)
  let isAboutSource = outputs[0].lowercased().hasPrefix("json tokens")
  #expect(listed.code == (isAboutSource ? 0 : 1), "\(listed)")
}

@Test func `outputs next to each other are written`() throws {
  let project = try labelProject(
    gray: 0.2,
    config: """
      { "outputs": [{ "format": "json", "to": "p/x.json" }, { "format": "css", "to": "p/x.css" },
        { "format": "xcassets", "to": "p/X.xcassets" }, { "format": "xcassets", "to": "p/x/Y.xcassets" }] }
      """)
  for _ in 0..<2 { #expect(try tincture("build", in: project).code == 0) }
}
