import Testing
import TokenChecks
import TokenModel
import TokenReports
import TokenTesting

/// Nothing goes unmeasured silently: colors are counted by theme and variant.
@Suite struct CoverageTests {
  private let tokens = [
    ("fg", "color", color("#000000")), ("bg", "color", color("#FFFFFF")),
    ("page", "color", color("#FFFFFF")),
  ]

  private func project(
    _ pairs: String..., roles: [(String, String)] = [("fg", "color"), ("bg", "color")],
    contract: String = #""theme": "mode""#
  ) -> LayerProject {
    LayerProject(
      tokens: tokens, roles: roles, pairs: pairs, contract: contract,
      dark: [("fg", "color", color("#333333"))])
  }

  private func partly(_ project: LayerProject) -> [Diagnostic] {
    project.compilation.findings(.partlyMeasured)
  }

  @Test func `reports give the reason why a color is not measured`() {
    let compilation = project(
      #"{ "foreground": "fg", "on": "bg", "when": { "mode": "light" }, "unless": "night is off" }"#
    ).compilation
    let text = compilation.auditText(showsCoverage: true)
    #expect(text.contains("exempt  night is off\n"), "\(text)")
    #expect(compilation.auditMarkdown().contains("| exempt | night is off |"))
  }

  @Test(arguments: [
    #"{ "foreground": "fg", "on": "bg", "when": { "mode": "light" } }"#,
    #"{ "foreground": "fg", "on": [{ "on": "bg", "when": { "mode": "light" } }] }"#,
  ])
  func `a pair or a background that leaves out a theme is an error`(pair: String) throws {
    let findings = partly(project(pair))
    #expect(findings.map(\.severity) == [.error])
    #expect(
      findings.first?.message.contains("'fg' and 'bg' of C are not measured in 'dark'") == true)
    #expect(findings.first?.path == "fg")
  }

  @Test func `a role that leaves out a theme is an error`() {
    var files = project(#"{ "foreground": "fg", "on": "bg" }"#).files
    files["c.contract.json"] = files["c.contract.json"]?.replacing(
      #""path": "fg""#, with: #""path": "fg", "when": { "mode": "light" }"#)
    let findings = compiled(files).findings(.partlyMeasured)
    #expect(findings.count == 1, "\(findings)")
  }

  @Test func `a reason makes the rest exempt`() throws {
    let project = project(
      #"""
      { "foreground": "fg", "on": "bg", "when": { "mode": "light" },
        "unless": "dark mode has no label" }
      """#)
    #expect(partly(project).isEmpty)
    let coverage = project.compilation.audit.coverage
    let label = try #require(coverage.colors.first { $0.path == "fg" })
    #expect(label.cells.map(\.status) == [.measured, .exempt])
    #expect(label.cells.map(\.because) == [nil, "dark mode has no label"])
    #expect(label.status == .measured)
  }

  @Test func `a reason about one stop does not make the gradient exempt`() {
    let stops = gradient([(color("#000000"), 0), (color("#111111"), 1)])
    let project = LayerProject(
      tokens: tokens + [("wash", "gradient", stops)], roles: [("wash", "gradient")],
      pairs: [#"{ "foreground": "wash.0.color", "on": "page", "unless": "only one stop" }"#])
    let wash = project.compilation.audit.coverage.colors.first { $0.path == "wash" }
    #expect(wash?.status == .never)
  }

  @Test func `a path that only one theme measures is an error`() {
    let findings = partly(
      project(
        #"{ "foreground": "fg", "on": "bg" }"#,
        #"{ "foreground": "fg", "on": { "layers": ["page"] }, "when": { "mode": "light" } }"#))
    #expect(findings.map(\.path) == ["page"])
  }

  @Test func `the coverage counts cells in real themes`() {
    let coverage = project(#"{ "foreground": "fg", "on": "bg" }"#).compilation.audit.coverage
    #expect(coverage.colors.map(\.path) == ["bg", "fg", "page"])
    #expect(coverage.count(.measured) == 2 && coverage.count(.never) == 1)
    #expect(coverage.cellCount == 6 && coverage.coveredCount == 4)
    #expect(coverage.percent == 66.66)
  }

  @Test func `an unmatched pair that is a warning does not hide unpaired colors`() {
    func paths(_ severity: String) -> [String?] {
      var files = project(
        #"{ "foreground": "fg", "on": "bg" }"#, #"{ "foreground": "none", "on": "bg" }"#
      ).files
      files["tincture.json"] = """
        { "resolver": "r.resolver.json", "rules": { "unmatched-pair": "\(severity)" } }
        """
      return compiled(files).findings(.unpairedColor).map(\.path)
    }
    #expect(paths("error") == [])
    #expect(paths("warning") == ["page"])
  }
}
