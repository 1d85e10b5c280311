import TokenTesting

/// Runs `tincture convert` on tokens that have the same name in an output.
@Suite struct ConvertNamesTests {
  private func tokens(_ names: String...) -> String {
    let members = names.map {
      "\"\($0)\": { \"value\": \"\($0.utf8.count)px\", \"type\": \"size\" }"
    }
    return "{ \"space\": { \(members.joined(separator: ", ")) } }"
  }

  @Test func `the written project file names tokens that collide, and the build passes`() throws {
    let folder = try Folder(["old/a.json": tokens("15x", "1_5x", "20x")])
    #expect(
      try tincture("convert", "old", "--to", "new", in: folder)
        == Run(
          0,
          output: """
            old/a.json: Style Dictionary, because its tokens have 'value', not '$value'
            Plan
              every theme: a (3 tokens)
              1 theme
            Converted 3 of 3 values
            Wrote 3 files to new
              1 finding: with the name of another one [name-collision]
            Names: tincture.json gives 'space/1_5x' the name 'space1_5x' in generated/Themes
            Next: run tincture build new, and tincture propose new for contracts

            """,
          errors: """
            old/a.json:1:76: warning: 'space/1_5x' and 'space/15x' would both be 'space15x' in Swift; \
            tincture.json gives 'space/1_5x' the name 'space1_5x' [name-collision]

            """))
    #expect(try folder.text("new/tincture.json").contains(#""space/1_5x": "space1_5x""#))
    try tincture("build", "--project", "new", in: folder, code: 0)
    let theme = try folder.text("new/generated/Themes/Theme.swift")
    #expect(theme.contains("var space1_5x:") && theme.contains("var space15x:"))

    // The project file is there now, and settles the collision.
    let again = try tincture("convert", "old", "--to", "new", in: folder)
    #expect(again.code == 0 && again.errors == "" && !again.output.contains("Names"), "\(again)")
  }

  @Test func `many names are one line with an example, also without writing`() throws {
    let folder = try Folder(["a.json": tokens("15x", "1_5x", "-1", "1", "50", "50%")])
    let run = try tincture("convert", "a.json", "--to", "new", "--dry-run", in: folder, code: 0)
    #expect(
      run.output.contains(
        "Names: tincture.json gives 3 tokens and groups a name in generated/Themes, such as "
          + "'space1_5x' for 'space/1_5x'\n"), "\(run)")
    for name in ["space1_5x", "minus1", "space50percent"] {
      #expect(run.errors.contains("the name '\(name)' [name-collision]"), "\(name)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.url("new").path))
  }

  @Test func `a project file is not touched, and the names to add are printed`() throws {
    let project = """
      { "resolver": "tokens.resolver.json", "outputs": [
        { "format": "swift", "to": "T", "exclude": ["gone/**"] },
        { "format": "css", "to": "t.css" }, { "format": "json", "to": "t.json" }] }
      """
    let folder = try Folder([
      "a.json": tokens("15x", "1_5x", "1-5-x", "1_5_x"), "new/tincture.json": project,
    ])
    let run = try tincture("convert", "a.json", "--to", "new", in: folder, code: 1)
    #expect(try folder.text("new/tincture.json") == project)
    #expect(
      run.errors.contains(
        "error: 'space/1_5_x' and 'space/1-5-x' would both be '--space-1-5-x' in CSS; set \"names\": { "
          + "\"space/1_5_x\": \"1_5_x\" } for the output 't.css' [name-collision]\n"), "\(run)")
    let lines = run.output.split(separator: "\n").filter {
      $0.hasPrefix("Names: add \"names\": { ")
    }
    #expect(lines.count == 2, "\(run)")
    #expect(lines.first?.hasSuffix(" } to the output T in new/tincture.json") ?? false)

    // What is printed settles it.
    var text = project
    for (line, output) in zip(lines, [#""T","#, #""t.css""#]) {
      let names = line.dropFirst("Names: add ".count).prefix { $0 != "}" } + "}"
      text = text.replacing(
        output, with: output.hasSuffix(",") ? "\(output) \(names)," : "\(output), \(names)")
    }
    try folder.write(text, to: "new/tincture.json")
    let again = try tincture("convert", "a.json", "--to", "new", in: folder)
    #expect(again.code == 0 && again.errors == "", "\(text) \(again)")
    let build = try tincture("build", "--project", "new", in: folder)
    #expect(!build.errors.contains("name-collision"), "\(build)")
  }

  @Test func `private tokens are left out of the outputs of a result with exclude`() throws {
    let old = """
      { "_base": { "ink": { "value": "#123456", "type": "color" }, "a-b": { "value": "1px", "type": "size" },
          "aB": { "value": "2px", "type": "size" } },
        "text": { "value": "{_base.ink}", "type": "color" } }
      """
    let folder = try Folder(["old/a.json": old])
    #expect(try tincture("convert", "old", "--to", "new", in: folder).code == 0)
    try folder.write(
      """
      { "resolver": "tokens.resolver.json", "rules": { "unpaired-color": "off" }, "outputs": [
        { "format": "swift", "to": "Themes", "exclude": ["_base/**"] },
        { "format": "css", "to": "t.css", "exclude": ["_base/**"] }] }
      """, to: "new/tincture.json")
    // Names of tokens that are left out do not collide.
    let again = try tincture("convert", "old", "--to", "new", in: folder)
    #expect(again.code == 0 && again.errors == "", "\(again)")
    try tincture("build", "--project", "new", in: folder, code: 0)
    let theme = try folder.text("new/Themes/Theme.swift")
    #expect(
      theme.contains("var text:") && !theme.contains("_base/ink`:") && !theme.contains("var base"))
    let css = try folder.text("new/t.css")
    #expect(css.contains("--text: #123456") && !css.contains("base"), "\(css)")
  }
}
