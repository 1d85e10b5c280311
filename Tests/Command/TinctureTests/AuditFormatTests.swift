import Testing
import TokenModel

private let formats = ["text", "json", "markdown", "sarif", "junit", "gitlab", "github"]

@Test(arguments: formats) func `an audit file has the same content as the printed audit`(
  format: String
) throws {
  let project = try Folder.shippedProject()
  let before = try Snapshot(project)
  let printed = try tincture("audit", "--format", format, in: project)
  let written = try tincture("audit", "--format", format, "--output", "out/audit", in: project)
  #expect(printed.code == 0, "\(printed)")
  #expect(written == Run(0, errors: shippedWarnings))
  #expect(try project.text("out/audit") == printed.output)
  #expect(try Snapshot(project).changes(since: before) == ["out/audit"])
}

@Test func `several formats are printed in the given order`() throws {
  let project = try Folder.shippedProject()
  let (text, json, markdown) = try (
    tincture("audit", in: project).output,
    tincture("audit", "--format", "json", in: project).output,
    tincture("audit", "--format", "markdown", in: project).output
  )
  let all = try tincture(
    "audit", "--format", "markdown", "--format", "text", "--format=json", in: project)
  #expect(all == Run(0, output: markdown + text + json, errors: shippedWarnings))
}

@Test func `the text of an audit ends in the failures, by cause, and the counts`() throws {
  let project = try labelProject(
    gray: 0.6, adding: ##", "claims": [{ "foreground": "#000000", "on": "#FFFFFF", "ratio": 21 }]"##
  )
  let run = try tincture("audit", in: project, code: 1)
  let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
  #expect(lines[2].hasPrefix("tincture \(toolVersion) on "))
  #expect(
    (lines[..<2] + lines[3...]).joined(separator: "\n") == """
      WCAG 2.2, level AA
      Coverage 100.00%: 100.00% measured

      tag/label #999999 fails 1 check
        tokens/a.tokens.json:3:24
        → set 'tag/label' to #767676 (4.54:1)
        fail  2.84  ΔL* 36.8  needs 4.5 (custom, 1.4.3)  Tag    label #999999  on bg #FFFFFF

      Change 1 color, and everything passes.
      Contrast: 1 check of 1 pair: 1 fail

      """)
}

@Test(arguments: formats) func `no format writes an escape code into a pipe`(format: String) throws
{
  let project = try labelProject(gray: 0.6)
  for environment in [[:], ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], ["NO_COLOR": "1"]] {
    let run = try tincture("audit", "--format", format, in: project, environment: environment)
    #expect(run.code == 1)
    #expect(!(run.output + run.errors).contains("\u{1B}"))
  }
}
