import Testing

/// An audit that measures nothing.
@Suite struct EmptyAuditTests {
  private let colors = #"""
    { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
    """#

  @Test func `an audit of colors without a contract is an error, and a build is not`() throws {
    let project = try Folder(["tokens/a.tokens.json": colors])
    let run = try tincture("audit", in: project, code: 1)
    #expect(
      run.errors == """
        tokens/a.tokens.json:1:3: error: no color is measured, because the project has no contract; \
        'tincture propose' writes contracts [empty-audit]
        tokens/a.tokens.json:1:3: note: the first color

        """, "\(run)")
    #expect(try tincture("build", in: project).code == 0)
  }

  @Test func `a contract without pairs measures nothing`() throws {
    let project = try Folder([
      "tokens/a.tokens.json": colors,
      "tokens/a.contract.json":
        #"{ "component": "A", "roles": { "ink": { "type": "color", "path": "ink" } } }"#,
    ])
    let run = try tincture("audit", in: project, code: 1)
    #expect(run.errors.contains("add pairs to the 'contrast' of a contract [empty-audit]"))
    #expect(try tincture("build", in: project).code == 0)
  }

  @Test func `a contract whose pairs need no contrast measures nothing`() throws {
    func run(_ duty: String) throws -> Run {
      let project = try Folder([
        "tokens/a.tokens.json": colors,
        "tokens/a.contract.json": """
        { "component": "A", "roles": { "ink": { "type": "color", "path": "ink" } },
          "contrast": [{ "foreground": "ink", "on": "ink", \(duty) }] }
        """,
      ])
      return try tincture("audit", "--warnings-as-errors", in: project)
    }
    let exempt = try run(#""decorative": "an ornament behind the header""#)
    #expect(exempt.code == 1 && exempt.errors.contains("no pair both needs contrast"), "\(exempt)")
    let measured = try run(#""minimum": 1, "because": "a test of colors", "owner": "us""#)
    #expect(!measured.errors.contains("empty-audit"), "\(measured)")
  }

  @Test func `a project without colors has nothing to measure`() throws {
    let project = try Folder(["tokens/a.tokens.json": oneNumber])
    let run = try tincture("audit", in: project)
    #expect(run.code == 0 && run.errors == "" && run.output.hasPrefix("WCAG 2.2, level AA\n"))
    #expect(run.output.hasSuffix("\n\n" + unmeasured))
  }

  @Test func `another error explains it`() throws {
    let project = try Folder(["tokens/a.tokens.json": colors, "tokens/b.tokens.json": "{"])
    let run = try tincture("audit", in: project)
    #expect(run.code == 1 && !run.errors.contains("empty-audit"), "\(run)")
  }

  @Test func `it can be a warning, but not off`() throws {
    let project = try Folder(["tokens/a.tokens.json": colors])
    try project.write(#"{ "rules": { "empty-audit": "warning" } }"#, to: "tincture.json")
    #expect(try tincture("audit", in: project).code == 0)
    try project.write(#"{ "rules": { "empty-audit": "off" } }"#, to: "tincture.json")
    #expect(try tincture("audit", in: project).errors.contains("cannot be off"))
  }

  @Test(arguments: [("--min-coverage", "50", 0), ("--min-measured", "50", 1)])
  func `the least coverage counts reasons, the least of what is measured does not`(
    option: String, least: String, code: Int32
  ) throws {
    let project = try labelProject(gray: 0)
    let contract = try project.text("tokens/a.contract.json")
    try project.write(
      contract.replacing(
        #""minimum": 4.5 }"#,
        with: #""minimum": 4.5 }, { "foreground": "bg", "on": "label", "decorative": "an edge" },"#
          + #"{ "foreground": "bg", "on": "bg", "decorative": "a shine on the fill" }"#),
      to: "tokens/a.contract.json")
    let run = try tincture("audit", option, least, in: project, code: code)
    #expect(run.errors.contains("33.33%, less than the 50% of --min-measured") == (code == 1))
    #expect(try tincture("audit", option, "101", in: project).errors.contains("from 0 to 100"))
  }
}
