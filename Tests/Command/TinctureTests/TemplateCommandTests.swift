import Testing

/// Outputs of templates.
@Suite struct TemplateCommandTests {
  private func project(_ template: String, _ files: [String: String] = [:]) throws -> Folder {
    let config = """
      { "outputs": [{ "format": "mustache", "template": "t.mustache", "to": "out/t.txt" }] }
      """
    return try Folder(
      ["tincture.json": config, "tokens/a.tokens.json": oneNumber, "t.mustache": template]
        .merging(files) { $1 })
  }

  @Test func `a template is rendered, with its partials`() throws {
    let project = try project(
      "{{#tokens}}{{> parts/row}}{{/tokens}}\n",
      ["parts/row.mustache": "{{path}} = {{#values}}{{number}} {{color}}{{/values}};"])
    #expect(try tincture("build", in: project) == Run(0, output: unmeasured + "Wrote 1 file\n"))
    #expect(try project.text("out/t.txt") == "n = 1 ;\n")
    #expect(try tincture("build", "--check", in: project).code == 0)
    try project.write("{{#tokens}}changed{{/tokens}}", to: "t.mustache")
    let run = try tincture("build", "--check", in: project, code: 1)
    #expect(run.errors.contains("out/t.txt:1:1: error: ") && run.errors.contains("[stale-output]"))
  }

  @Test func `values are escaped for HTML unless the template says that it is text`() throws {
    let tokens = #"{ "<&": { "$type": "fontFamily", "$value": "\"" } }"#
    let body = "{{#tokens}}{{path}} {{{path}}} {{#values}}{{css}}{{/values}}{{/tokens}}"
    let project = try project(body, ["tokens/a.tokens.json": tokens])
    #expect(try tincture("build", in: project).code == 0)
    #expect(try project.text("out/t.txt") == "&lt;&amp; <& &quot;\\22 &quot;")
    try project.write("{{% CONTENT_TYPE:TEXT}}" + body, to: "t.mustache")
    #expect(try tincture("build", in: project).code == 0)
    #expect(try project.text("out/t.txt") == "<& <& \"\\22 \"")
  }

  @Test func `lists in lists end with an error`() throws {
    let tokens = (0..<8).map { #""t\#($0)": { "$type": "number", "$value": 1 }"# }
    let project = try project(
      String(repeating: "{{#tokens}}", count: 8) + String(repeating: "{{/tokens}}", count: 8),
      ["tokens/a.tokens.json": "{ \(tokens.joined(separator: ", ")) }"])
    let run = try tincture("build", in: project, code: 1)
    #expect(run.errors.contains("t.mustache:1:1: error: the sections of the template repeat more"))
  }

  @Test(arguments: [
    ("ok\n{{#tokens}}", "t.mustache:2:12: error: a section is not closed"),
    ("{{#tokens}}{{/themes}}", "t.mustache:1:15: error: this does not match the open section"),
    ("{{#tokens}}{{hex}}{{/tokens}}", "t.mustache:1:14: error: 'hex' has no value here"),
    ("{{> part}}", "part.mustache:1:9: error: a section is not closed"),
    (
      "{{#tokens}}{{#values}}{{theme}}{{/values}}{{/tokens}}",
      "t.mustache:1:25: error: 'theme' has members"
    ),
    ("{{#themes}}\n{{{tokens}}}{{/themes}}", "t.mustache:2:4: error: 'tokens' has members"),
    ("{{components}}", "t.mustache:1:3: error: 'components' has members"),
    ("{{#tokens}}{{.}}{{/tokens}}", "t.mustache:1:14: error: 'tokens' has members"),
    ("{{first(tokens)}}", "t.mustache:1:3: error: 'tokens' has members"),
    ("{{ }}", "t.mustache:1:4: error: the whole model has members"),
    ("{{#sorted(tokens)}}{{/sorted(tokens)}}", "t.mustache:1:4: error: unknown function 'sorted'"),
  ]) func `errors of templates have a place, and no file is written`(
    template: String, finding: String
  ) throws {
    let project = try project(template, ["part.mustache": "{{^a}}".replacing("a", with: "css")])
    let run = try tincture("build", in: project, code: 1)
    #expect(run.errors.hasPrefix(finding), "\(run.errors)")
    #expect(run.errors.contains("[invalid-template]"))
    #expect(try !Snapshot(project).paths.contains("out/t.txt"))
  }

  @Test func `a missing or failing renderer exits with 2, and nothing is written`() throws {
    let project = try project("text")
    let before = try Snapshot(project)
    for renderer in ["/nonexistent/renderer", "/bin/false", "/bin/echo"] {
      let run = try tincture("build", in: project, environment: ["TINCTURE_MUSTACHE": renderer])
      #expect(run.code == 2, "\(run)")
      #expect(run.errors.contains(renderer), "\(run)")
    }
    #expect(try Snapshot(project) == before)
  }

  @Test func `a template can be a link to a file in the project, but not outside it`() throws {
    let project = try project("{{")
    try project.remove("t.mustache")
    try project.link("t.mustache", to: "/etc/hostname")
    #expect(try tincture("build", in: project).code == 2)
  }
}
