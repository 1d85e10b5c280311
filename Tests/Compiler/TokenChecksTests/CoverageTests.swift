import TokenTesting

@testable import TokenChecks

/// Nothing goes unmeasured silently: what counts is a color on a ground, in a variant and a theme.
@Suite struct CoverageTests {
  private static let night = #""when": { "mode": "light" }"#

  /// A project with the roles `fg`, `bg` and `page`, in a light and a dark theme.
  private func project(
    _ pairs: String..., contract: String = #""theme": "mode""#, audit: String = "",
    bg: (type: String, value: String) = ("color", color("#FFFFFF")),
    dark: (name: String, type: String, value: String) = ("fg", "color", color("#333333"))
  ) -> LayerProject {
    LayerProject(
      tokens: [
        ("fg", "color", color("#000000")), ("bg", bg.type, bg.value),
        ("page", "color", color("#FFFFFF")),
      ], roles: [("fg", "color"), ("bg", "paint"), ("page", "color")], pairs: pairs,
      contract: contract, audit: audit, dark: [dark])
  }

  private func partly(_ project: LayerProject) -> [Diagnostic] {
    project.compilation.findings(.partlyMeasured)
  }

  /// The statuses of a color, in the order of its cells.
  private func statuses(_ path: String, _ project: LayerProject) -> [Coverage.Status] {
    let colors = project.compilation.audit.coverage.colors
    return colors.first { $0.path == path }?.cells.map(\.status) ?? []
  }

  /// Coverage in the project, with its percentage.
  private func percent(_ project: LayerProject) -> Double {
    project.compilation.audit.coverage.percent
  }

  @Test func `reports give the reason why a check is not measured`() {
    let compilation = project(
      #"{ "foreground": "fg", "on": "bg", \#(Self.night), "unless": "night is off" }"#
    ).compilation
    let text = compilation.report.text(showsCoverage: true)
    #expect(text.contains("exempt  night is off\n"), "\(text)")
  }

  // MARK: Checks that conditions leave out

  @Test(arguments: [
    #"{ "foreground": "fg", "on": "bg", "when": { "mode": "light" } }"#,
    #"{ "foreground": "fg", "on": [{ "on": "bg", "when": { "mode": "light" } }] }"#,
    #"{ "foreground": "fg", "on": { "layers": ["page"] }, "when": { "mode": "light" } }"#,
  ]) func `a color that a condition leaves out everywhere in a theme is an error`(pair: String) {
    let findings = partly(project(pair))
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.path) == ["fg"])
    #expect(
      findings.allSatisfy {
        $0.message.hasPrefix("'fg' on '")
          && $0.message.hasSuffix(
            "of C is not measured in 'dark'; add a pair there, or say why not with 'unless'")
      })
  }

  /// Pairs of `fg`, the grounds in findings, the statuses of `fg` in light and dark, and the percentage.
  @Test(arguments: [
    // Both colors are measured in the dark, but not one on the other.
    (
      [#""on": "bg", "when": { "mode": "light" }"#, #""on": "page""#], ["'bg' of C"],
      [Coverage.Status.measured, .partly], 75.0
    ),
    // A reason is for its own pair only.
    (
      [
        #""on": "bg", "when": { "mode": "light" }"#,
        #""on": "page", "decorative": "an ornament", "unless": "no page", "when": { "mode": "light" }"#,
      ], ["'bg' of C"], [.measured, .partly], 75.0
    ),
    // Two pairs left out for the same tokens: one reason is not enough.
    (
      [
        #""on": "bg", "when": { "mode": "light" }"#,
        #""on": "bg", "graphic": true, "unless": "no shape", "when": { "mode": "light" }"#,
      ], ["'bg' of C"], [.measured, .never], 50.0
    ),
    (
      [#""on": "bg", "when": { "mode": "light" }, "unless": "no label there""#, #""on": "page""#],
      [], [.measured, .measured], 100
    ),
    // The same tokens, written differently.
    (
      [
        #""on": "bg", "when": { "mode": "light" }"#,
        #""on": { "layers": ["bg"] }, "minimum": 4.5, "when": { "mode": "dark" }"#,
      ], [], [.measured, .measured], 100
    ),
    // What is enough for a shape is not for text.
    (
      [
        #""on": "bg", "when": { "mode": "light" }"#,
        #""on": "bg", "graphic": true, "when": { "mode": "dark" }"#,
      ], ["'bg' of C is not measured as text"], [.measured, .partly], 50
    ),
    // One cause, one finding.
    (
      [#""on": ["bg", "page"], "when": { "mode": "light" }"#, #""on": ["fg"], "graphic": true"#],
      ["'bg' and 'page' of C"], [.measured, .partly], 66.66
    ),
  ]) func `each pair counts on each ground`(
    pairs: [String], grounds: [String], statuses: [Coverage.Status], percent: Double
  ) {
    var project = project()
    project.pairs = pairs.map { #"{ "foreground": "fg", \#($0) }"# }
    // The grounds are measured everywhere.
    project.pairs.append(#"{ "foreground": "page", "on": "bg", "decorative": "a plain fill" }"#)
    let compilation = project.compilation
    let findings = compilation.findings(.partlyMeasured)
    #expect(findings.count == grounds.count, "\(findings)")
    // 0.2 did not report them.
    #expect(findings.allSatisfy { $0.severity == .warning })
    for (finding, ground) in zip(findings, grounds) {
      #expect(finding.message.contains("'fg' on \(ground)"), "\(finding)")
      #expect(finding.message.contains(" in 'dark'"), "\(finding)")
    }
    let cells = compilation.audit.coverage.colors.first { $0.path == "fg" }?.cells ?? []
    let found = ["light", "dark"].map { mode in cells.first { $0.variant["mode"] == mode }?.status }
    #expect(found == statuses)
    // Without the pair that is measured everywhere.
    let coverage = compilation.audit.coverage
    let own = (coverage.coveredCheckCount - 2) / (coverage.checkCount - 2) * 100
    #expect((own * 100).rounded(.down) / 100 == percent)
  }

  @Test func `a color of another variant leaves out the variant's own`() {
    let axes = #""axes": { "state": ["rest", "hover"] }"#
    func files(_ pairs: String) -> [String: String] {
      let values =
        #"{ "fg": { "$value": \#(color("#000000")) }, "bg": { "$value": \#(color("#FFFFFF")) } }"#
      return [
        "tokens/t.tokens.json":
          #"{ "c": { "$type": "color", "rest": \#(values), "hover": \#(values) } }"#,
        "c.contract.json": """
        { "component": "C", "path": "c/<state>/*", \(axes),
          "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } }, "contrast": [\(pairs)] }
        """,
      ]
    }
    let moved = #"{ "foreground": "fg", "on": { "role": "bg", "in": { "state": "rest" } } }"#
    let findings = compiled(files(moved)).findings(.partlyMeasured)
    #expect(findings.map(\.severity) == [.error])
    #expect(
      findings.first?.message.hasPrefix("'fg' on 'bg' of C is not measured in 'hover'") == true)
    let own = #", { "foreground": "fg", "on": "bg" }"#
    #expect(compiled(files(moved + own)).findings(.partlyMeasured).isEmpty)
  }

  @Test(arguments: [
    (#""fg""#, "'fg'"), (#"{ "role": "fg", "in": { "state": "on" } }"#, "'fg in on'"),
  ]) func `a role that leaves out a theme is an error`(layer: String, name: String) {
    var files = project(
      #"{ "foreground": "bg", "on": \#(layer) }"#,
      contract: #""theme": "mode", "axes": { "state": ["on"] }"#
    ).files
    files["c.contract.json"] = files["c.contract.json"]?.replacing(
      #""path": "fg""#, with: #""path": "fg", "when": { "mode": "light", "state": "on" }"#)
    let findings = compiled(files).findings(.partlyMeasured)
    #expect(findings.count == 1 && findings[0].message.contains(name), "\(findings)")
  }

  @Test func `a path that only one theme measures is an error`() {
    var project = project(
      #"{ "foreground": "fg", "on": "bg" }"#,
      #"{ "foreground": "fg", "on": { "layers": ["page"] }, \#(Self.night) }"#)
    project.roles.removeLast()
    #expect(partly(project).map(\.severity) == [.error])
  }

  @Test func `wrong contracts come before what they leave out`() {
    let findings = partly(
      project(
        #"{ "foreground": "fg", "on": "bg", \#(Self.night) }"#,
        #"{ "foreground": "none", "on": "bg" }"#))
    #expect(findings.isEmpty)
  }

  // MARK: Colors that are not measured

  @Test(arguments: [("#00FF00", true), ("#FFFFFF", false)])
  func `the stops of a gradient are not the gradient`(last: String, isUneven: Bool) {
    let first = isUneven ? "#FF0000" : "#EEEEEE"
    let stops = gradient([(color(first), 0), (color(last), 1)])
    for on in [#"["bg.0.color", "bg.1.color"]"#, #""bg.color""#] {
      let project = project(#"{ "foreground": "fg", "on": \#(on) }"#, bg: ("gradient", stops))
      #expect(statuses("bg", project).allSatisfy { $0 == (isUneven ? .never : .measured) })
      let findings = partly(project)
      #expect(
        findings.count { $0.message.contains("'bg' of C is a gradient") } == (isUneven ? 1 : 0))
      #expect(findings.allSatisfy { $0.severity == .warning })
    }
    // With the whole, a stop may have a pair of its own.
    let whole = project(
      #"{ "foreground": "fg", "on": ["bg", "bg.0.color"] }"#, bg: ("gradient", stops))
    #expect(partly(whole).isEmpty && statuses("bg", whole).allSatisfy { $0 == .measured })
  }

  @Test func `a color between those of two stops meets it between them`() {
    let stops = gradient([(color("#000000"), 0), (color("#FFFFFF"), 1)])
    let project = project(
      #"{ "foreground": "page", "on": "bg.color", "graphic": true }"#, bg: ("gradient", stops),
      dark: ("page", "color", color("#757575")))
    #expect(partly(project).count { $0.message.contains("'bg' of C is a gradient") } == 1)
  }

  @Test func `a reason about one stop does not make the gradient exempt`() {
    let stops = gradient([(color("#000000"), 0), (color("#111111"), 1)])
    let project = project(
      #"{ "foreground": "bg.0.color", "on": "page", "unless": "only one stop" }"#,
      bg: ("gradient", stops))
    #expect(statuses("bg", project).allSatisfy { $0 == .never })
  }

  @Test func `a layer below an opaque one is not measured there`() {
    let pair = #"{ "foreground": "fg", "on": { "layers": ["bg", "page"] } }"#
    func project(_ night: String) -> LayerProject {
      self.project(pair, bg: ("color", color("#FFFFFF", alpha: 0.5)), dark: ("bg", "color", night))
    }
    let hidden = project(color("#FFFFFF"))
    #expect(statuses("page", hidden) == [.measured, .never])
    #expect(percent(hidden) < 100)
    let seen = project(color("#FFFFFF", alpha: 0.9))
    #expect(statuses("page", seen) == [.measured, .measured] && percent(seen) == 100)
  }

  @Test func `a color that another one makes unnecessary is exempt`() {
    let project = project(
      #"{ "foreground": { "anyOf": ["page", "fg"] }, "on": "bg", "graphic": true }"#)
    let coverage = project.compilation.audit.coverage
    let page = coverage.colors.first { $0.path == "page" }
    #expect(page?.status == .exempt && page?.cells.first?.because == "'fg' is enough")
    #expect(coverage.percent == 100 && coverage.percent(of: .measured) == 50)
    let text = project.compilation.report.text(showsAll: true)
    #expect(text.contains("the best of page 1.00, fg 21.00"), "\(text)")
  }

  @Test(arguments: [(1.0, Coverage.Status.never), (0.5, .measured)])
  func `a surface is measured where it shows through`(alpha: Double, status: Coverage.Status) {
    let project = project(
      #"{ "foreground": "fg", "on": "bg" }"#, audit: #""surface": "page""#,
      bg: ("color", color("#FFFFFF", alpha: alpha)))
    #expect(statuses("page", project).allSatisfy { $0 == status })
    #expect(project.compilation.findings(.unpairedColor).isEmpty)
  }

  /// In 16,384 themes: two pairs that each depend on 128, with one ground, or one on all of them.
  @Test(arguments: [
    (
      #"{ "foreground": "a", "on": "bg" }, { "foreground": "b", "on": "bg" }"#,
      Coverage.Status.measured
    ),
    (#"{ "foreground": "a", "on": { "layers": ["b", "bg"] }, "decorative": "a test" }"#, .never),
  ]) func `a color is in the matrix, however many themes it depends on`(
    pairs: String, status: Coverage.Status
  ) {
    let axes = (0..<14).map { axis in
      let name = axis < 7 ? "a" : "b"
      let on = AxisProject.token(name, "#00000\(axis % 7 + 1)")
      return (name: "m\(axis)", contexts: [(name: "off", tokens: ""), (name: "on", tokens: on)])
    }
    let base =
      ["a", "b"].map { AxisProject.token($0, "#000000") } + [AxisProject.token("bg", "#FFFFFF")]
    let compilation = compile(
      AxisProject(
        axes: axes, base: base.joined(separator: ", "),
        files: [
          "c.contract.json": """
          { "component": "C",
            "roles": { "a": { "type": "color", "path": "a" }, "b": { "type": "color", "path": "b" },
              "bg": { "type": "color", "path": "bg" } }, "contrast": [\(pairs)] }
          """
        ]
      ).sources)
    let coverage = compilation.audit.coverage
    #expect(coverage.colors.map(\.status) == [status, status, status])
    #expect(coverage.colors.allSatisfy { !$0.cells.isEmpty })
    #expect((coverage.percent == 100) == (status == .measured))
  }

  // MARK: Percentages

  @Test func `checks count in each theme, and a color without any is one`() {
    let coverage = project(#"{ "foreground": "fg", "on": "bg" }"#).compilation.audit.coverage
    #expect(coverage.colors.map(\.path) == ["bg", "fg", "page"])
    #expect(coverage.count(.measured) == 2 && coverage.count(.never) == 1)
    #expect(coverage.cellCount { _ in true } == 6 && coverage.cellCount { !$0.isOpen } == 4)
    #expect(coverage.checkCount(.measured) == 2 && coverage.checkCount(.never) == 2)
    #expect(coverage.percent == 50)
  }

  @Test func `rounding noise does not change a percentage`() {
    var coverage = Coverage()
    coverage.add(.measured, themes: 69)
    coverage.add(.never, themes: 31)
    #expect(coverage.percent == 69)
  }

  @Test func `values that inputs leave out are never measured`() {
    var files = project(#"{ "foreground": "fg", "on": ["bg", "page"] }"#).files
    files["tincture.json"] = #"{ "resolver": "r.resolver.json", "inputs": [{ "mode": "light" }] }"#
    let coverage = compiled(files).audit.coverage
    #expect(coverage.checkCount(.measured) == 2 && coverage.checkCount(.never) == 2)
    #expect(coverage.percent == 50)
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
