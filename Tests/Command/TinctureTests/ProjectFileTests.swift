import TokenTesting

@Test func `without a project file, sources are in tokens and outputs in generated`() throws {
  let project = try Folder([
    "tokens/a.tokens.json": oneNumber, "tokens/deep/er/b.json": #"{ "g": {} }"#, "c.json": "{",
  ])
  let run = try tincture("build", in: project)
  #expect(run == Run(0, output: unmeasured + "Wrote 3 files\n"))
  let written = try Snapshot(project, below: "generated").paths
  #expect(written == ["Themes/Theme+SwiftUI.swift", "Themes/Theme.swift", "reports/contrast.md"])
}

@Test func `every unknown word in the project file gets a suggestion`() throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber])
  try project.write(
    """
    {
      "sorces": ["tokens/**"],
      "audit": { "levle": "AA" },
      "rules": { "low-contrst": "off", "wrong-claim": "loud" },
      "outputs": [{ "format": "swfit", "to": "a" }, { "format": "swift", "to": "../b" }]
    }
    """, to: "tincture.json")
  let formats = OutputFormat.all.map(\.id).quotedList(conjunction: "or")
  #expect(
    try tincture("build", in: project)
      == Run(
        1, output: nothingMeasured,
        errors: """
          tincture.json:2:3: error: unknown key 'sorces' in the project file; did you mean \
          'sources'? [unknown-key]
          tincture.json:3:14: error: unknown key 'levle' in the audit settings; did you mean \
          'level'? [unknown-key]
          tincture.json:4:14: error: there is no rule 'low-contrst'; did you mean \
          'low-contrast'? [unknown-key]
          tincture.json:4:51: error: expected 'error', 'warning' or 'off', found "loud" \
          [invalid-project]
          tincture.json:5:27: error: 'format' must be \(formats), found 'swfit'; did you mean 'swift'? \
          [invalid-project]
          tincture.json:5:76: error: '../b' is outside the project folder; name a path inside \
          it [invalid-project]

          """))
  #expect(try Snapshot(project).paths == ["tincture.json", "tokens/a.tokens.json"])
}

@Test(arguments: [("error", 1), ("warning", 0)])
func `a rule can be an error or a warning`(setting: String, code: Int32) throws {
  let project = try labelProject(
    gray: 0.9, config: #"{ "rules": { "low-contrast": "\#(setting)" } }"#)
  let run = try tincture("build", in: project, code: code)
  let lines = run.errors.split(separator: "\n")
  #expect(lines.first?.hasPrefix("tokens/a.tokens.json:3:24: \(setting): ") == true, "\(run)")
  #expect(lines.first?.hasSuffix(" [low-contrast]") == true, "\(run)")
}

@Test func `a rule can be off`() throws {
  let project = try labelProject(
    gray: 0.2, adding: ##", "claims": [{ "foreground": "#000000", "on": "#FFFFFF", "ratio": 20 }]"##
  )
  #expect(try tincture("build", in: project).errors.hasSuffix("[wrong-claim]\n"))
  try project.write(#"{ "rules": { "wrong-claim": "off" } }"#, to: "tincture.json")
  #expect(try tincture("build", in: project).errors == "")
}
