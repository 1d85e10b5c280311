import TokenTesting

@testable import TokenChecks
@testable import TokenModel
@testable import TokenOutputs

/// The color that makes pairs fail, and the token to write instead.
@Suite struct ContrastCauseTests {
  /// Kinds of a button: the tokens of the background and the label.
  private func compilation(
    _ kinds: [(name: String, bg: String, label: String)], baseline: String? = nil,
    adding palette: String = ""
  ) -> Compilation {
    let roles = kinds.map { kind in
      """
      "\(kind.name)": { "bg": { "$value": "{palette.\(kind.bg)}" }, "label": { "$value": "{palette.\(kind.label)}" } }
      """
    }
    return compiled([
      "palette.tokens.json": """
      { "palette": { "$type": "color",
          "white": { "$value": \(color("#FFFFFF")) },
          "ink": { "$value": \(color("#101828")) },
          "near": { "$value": \(color("#5C70CE")) },
          "indigo": {
            "400": { "$value": \(color("#8098F9")) },
            "600": { "$value": \(color("#444CE7")) },
            "700": { "$value": \(color("#3538CD")) } },
          "amber": { "400": { "$value": \(color("#FDB022")) } } \(palette) } }
      """,
      "button.tokens.json": """
      { "button": { "$type": "color", \(roles.joined(separator: ",")) } }
      """,
      "button.contract.json": """
      { "component": "Button", "path": "button/<kind>/*",
        "axes": { "kind": [\(kinds.map { "\"\($0.name)\"" }.joined(separator: ","))] },
        "roles": { "bg": { "type": "color" }, "label": { "type": "color" } },
        "contrast": [{ "foreground": "label", "on": "bg" }] }
      """,
    ])
  }

  private let failing = [
    (name: "primary", bg: "indigo.400", label: "white"),
    (name: "quiet", bg: "white", label: "indigo.400"), (name: "plain", bg: "white", label: "ink"),
  ]

  @Test func `every alias that makes checks fail is a cause with a remedy`() throws {
    let compilation = compilation(failing)
    let remedies = compilation.audit.causes.compactMap(\.remedy)
    #expect(remedies.map(\.token) == ["button/primary/bg", "button/quiet/label"])
    #expect(remedies.map(\.side) == [.background, .foreground])
    for remedy in remedies {
      #expect(remedy.kind == .alias && remedy.from == "{palette.indigo.400}")
      #expect(remedy.to == "{palette.indigo.600}" && remedy.target == "palette/indigo/600")
      #expect(remedy.nearest?.color.hex == "#5C70CE" && remedy.alsoChanges.isEmpty)
    }
    let findings = compilation.findings(.lowContrast)
    #expect(findings.map(\.path) == remedies.map(\.token))
    #expect(findings.map(\.place) == remedies.map(\.place))
    #expect(findings[0].message.hasSuffix("; \(remedies[0].instruction)"))
    #expect(remedies[0].instruction.hasPrefix("set 'button/primary/bg' to {palette.indigo.600} ("))
  }

  @Test func `an alias that several checks share is one cause`() throws {
    let compilation = compilation(
      [("a", "brand", "white"), ("b", "brand", "white"), ("c", "ink", "white")],
      adding: #", "brand": { "$value": "{palette.indigo.400}" }"#)
    let cause = try #require(compilation.audit.causes.first)
    #expect(compilation.audit.causes.count == 1 && cause.results.count == 2)
    #expect(cause.path == "palette/brand" && cause.remedy?.to == "{palette.indigo.600}")
    let message = try #require(compilation.findings(.lowContrast).first?.message)
    #expect(message.hasPrefix("'palette/brand' (#8098F9) fails 2 checks; set 'palette/brand' to "))
    #expect(compilation.audit.results.allSatisfy { $0.cause == nil || $0.cause == cause.path })
  }

  @Test func `a token of another component is left alone if there is another way`() throws {
    func audit(sharing other: String) -> Audit {
      compiled([
        "t.tokens.json": """
        { "palette": { "$type": "color", "white": { "$value": \(color("#FFFFFF")) },
            "sea": { "400": { "$value": \(color("#8098F9")) }, "600": { "$value": \(color("#444CE7")) } } },
          "accent": { "$type": "color", "$value": "{palette.sea.400}" },
          "a": { "$type": "color", "x": { "bg": { "$value": "{accent}" }, "label": { "$value": "{palette.white}" } },
            "y": { "bg": { "$value": "{accent}" }, "label": { "$value": "{palette.white}" } } },
          "b": { "$type": "color", "bg": { "$value": "\(other)" } },
          "loose": { "$type": "color", "$value": "{accent}" } }
        """,
        "a.contract.json": """
        { "component": "A", "path": "a/<kind>/*", "axes": { "kind": ["x", "y"] },
          "roles": { "bg": { "type": "color" }, "label": { "type": "color" } },
          "contrast": [{ "foreground": "label", "on": "bg" }] }
        """,
        "b.contract.json": """
        { "component": "B", "path": "b/*", "roles": { "bg": { "type": "color" } },
          "contrast": [{ "foreground": "bg", "on": "palette/white", "minimum": 2, "because": "a line", "owner": "D" }] }
        """,
      ]).audit
    }
    #expect(audit(sharing: "{accent}").causes.map(\.path) == ["a/x/bg", "a/y/bg"])
    let alone = audit(sharing: "{palette.sea.600}").causes
    #expect(alone.map(\.path) == ["accent"] && alone[0].remedy?.alsoChanges == ["loose"])
  }

  @Test func `the token passes in all checks of the cause`() throws {
    let failing = compilation(failing)
    let remedies = failing.audit.causes.compactMap(\.remedy)
    let mended = compilation(
      self.failing.map {
        (
          $0.name, $0.bg.replacing("indigo.400", with: "indigo.600"),
          $0.label.replacing("indigo.400", with: "indigo.600")
        )
      })
    #expect(mended.audit.count(.fail) == 0)
    let ratios = mended.audit.results.filter { $0.label != "plain" }.compactMap(\.ratio)
    #expect(ratios == remedies.map(\.ratio))
  }

  @Test func `a color that passes elsewhere is not the cause`() throws {
    let compilation = compilation([
      ("warn", "amber.400", "white"), ("plain", "ink", "white"), ("dark", "white", "ink"),
    ])
    #expect(compilation.audit.causes.map(\.path) == ["palette/amber/400"])
    let finding = try #require(compilation.findings(.lowContrast).first)
    #expect(finding.path == "palette/amber/400")
    #expect(
      finding.message.contains("; set 'palette/amber/400' to #A16C00 (4.50:1)"),
      "a color of another group is too far away")
  }

  @Test func `colors of the same group come first`() {
    let compilation = compilation([
      ("primary", "indigo.400", "white"), ("dark", "ink", "white"), ("quiet", "white", "ink"),
    ])
    // 'palette/near' is nearer.
    #expect(compilation.audit.causes.first?.remedy?.to == "{palette.indigo.600}")
  }

  @Test func `without a palette there is a color, and no token`() {
    let compilation = PairProject(foreground: color("#999999"), background: color("#FFFFFF"))
      .compilation
    #expect(compilation.audit.causes.count == 1)
    #expect(compilation.audit.causes.first?.remedy?.kind == .color)
  }

  @Test func `every format says the same remedy`() throws {
    let compilation = compilation([("primary", "indigo.400", "white"), ("dark", "ink", "white")])
    let remedy = try #require(compilation.audit.causes.first?.remedy)
    #expect(remedy.token == "button/primary/bg" && remedy.to == "{palette.indigo.600}")
    for text in reports(compilation) {
      #expect(text.contains(remedy.token) && text.contains(remedy.to))
    }
  }

  /// A light card in light mode, on which the alias of the text was set too light.
  private let card = [
    (name: "card", bg: "mist.100", label: "mist.300"), (name: "page", bg: "white", label: "ink"),
    (name: "night", bg: "mist.700", label: "mist.300"),
  ]
  private let mist = """
    , "mist": {
      "100": { "$value": \(color("#ECEAF2")) }, "300": { "$value": \(color("#B9B3CB")) },
      "700": { "$value": \(color("#443D5C")) }, "900": { "$value": \(color("#1E1A2B")) } }
    """

  @Test func `a light card under dark text is never to become dark`() throws {
    let compilation = compilation(card, adding: mist)
    let row = try #require(compilation.audit.results.first { $0.outcome == .fail })
    let remedy = try #require(row.remedy)
    #expect(remedy.token == "button/card/label" && remedy.side == .foreground)
    #expect(remedy.edits.map(\.new) == [#""{palette.mist.700}""#])
    let message = try #require(compilation.findings(.lowContrast).first?.message)
    #expect(message.contains("; set 'button/card/label' to {palette.mist.700} (8.51:1)"))
  }

  @Test func `an alias that other themes share is not to change for one of them`() throws {
    func theme(_ page: String) -> String {
      #"[{ "c": { "bg": { "$type": "color", "$value": \#(color(page)) } } }]"#
    }
    let compilation = compiled([
      "base.tokens.json": """
      { "p": { "$type": "color", "g4": { "$value": \(color("#6B6B6B")) }, "g6": { "$value": \(color("#9E9E9E")) } },
        "c": { "$type": "color", "text": { "$value": "{p.g4}" } } }
      """,
      "a.resolver.json": """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": { "mode": { "contexts": { "light": \(theme("#FFFFFF")), "dark": \(theme("#0D0D0D")) },
          "default": "light" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/mode" }] }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*", "roles": { "text": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "text", "on": "bg" }] }
      """,
    ])
    #expect(compilation.audit.results.map(\.outcome) == [.pass, .fail])
    let cause = try #require(compilation.audit.causes.first)
    #expect(compilation.audit.causes.count == 1)
    #expect(cause.remedy?.to != "{p.g6}")
  }

  @Test func `a token that another pair of the changed one needs is not advised`() {
    // sea/700 would pass on white, and the label is on black too.
    let compilation = compiled([
      "t.tokens.json": """
      { "palette": { "$type": "color", "sea": {
          "100": { "$value": \(color("#DDEEFF")) }, "500": { "$value": \(color("#4F7FBF")) },
          "700": { "$value": \(color("#1F4F8F")) } } },
        "c": { "$type": "color", "label": { "$value": "{palette.sea.500}" },
          "bg": { "$value": \(color("#FFFFFF")) }, "night": { "$value": \(color("#000000")) } } }
      """,
      "t.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "label": { "type": "color" }, "bg": { "type": "color" }, "night": { "type": "color" } },
        "contrast": [{ "foreground": "label", "on": "bg" }, { "foreground": "label", "on": "night" }] }
      """,
    ])
    #expect(compilation.audit.results.map(\.outcome) == [.fail, .pass])
    #expect(compilation.audit.causes.compactMap(\.remedy).allSatisfy { $0.kind != .alias })
    #expect(!compilation.findings(.lowContrast)[0].message.contains("sea/700"))
  }
}

/// The audit in every format.
private func reports(_ compilation: Compilation) -> [String] {
  [
    compilation.report.text(), compilation.report.markdown(),
    String(decoding: compilation.auditHTML, as: UTF8.self),
    String(decoding: compilation.report.json, as: UTF8.self),
    String(decoding: compilation.report.sarif(folder: ""), as: UTF8.self),
    String(decoding: compilation.report.jUnit(folder: ""), as: UTF8.self),
    String(decoding: compilation.report.gitLab(folder: ""), as: UTF8.self),
    String(decoding: compilation.report.gitHub(folder: ""), as: UTF8.self),
  ]
}
