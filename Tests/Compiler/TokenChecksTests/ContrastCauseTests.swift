import Testing
import TokenReports
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

  @Test func `pairs that fail by one color are one finding that names a token which passes`() throws
  {
    let compilation = compilation(failing)
    let cause = try #require(compilation.audit.causes.first)
    #expect(compilation.audit.causes.count == 1)
    #expect(cause.path == "palette/indigo/400")
    #expect(cause.results.count == 2)
    #expect(cause.replacement?.path == "palette/indigo/600")
    #expect(cause.color?.color.hex == "#5C70CE")
    let findings = compilation.findings(.lowContrast)
    #expect(findings.count == 1)
    #expect(findings.first?.path == "palette/indigo/400")
    #expect(findings.first?.place.file == "palette.tokens.json")
    #expect(
      findings.first?.message.hasPrefix(
        "'palette/indigo/400' (#8098F9) fails 2 checks; in its place, 'palette/indigo/600' (#444CE7) passes them all"
      )
        == true)
    #expect(findings.first?.related.count == 2)
  }

  @Test func `the token passes in all pairs of the cause`() throws {
    let failing = compilation(failing)
    let cause = try #require(failing.audit.causes.first?.replacement)
    let name = cause.path.replacing("palette/", with: "").replacing("/", with: ".")
    let mended = compilation(
      self.failing.map {
        (
          $0.name, $0.bg.replacing("indigo.400", with: name),
          $0.label.replacing("indigo.400", with: name)
        )
      })
    #expect(mended.audit.count(.fail) == 0)
    let ratios = mended.audit.results.filter { $0.label != "plain" }.compactMap(\.ratio)
    #expect(ratios.min() == cause.ratio)
  }

  @Test func `a color that passes elsewhere is not the cause`() throws {
    let compilation = compilation([
      ("warn", "amber.400", "white"), ("plain", "ink", "white"), ("dark", "white", "ink"),
    ])
    #expect(compilation.audit.causes.map(\.path) == ["palette/amber/400"])
    let finding = try #require(compilation.findings(.lowContrast).first)
    #expect(finding.path == "button/warn/label", "one pair is reported as itself")
    #expect(
      finding.message.contains("; as the background, 'palette/near' (#5C70CE) passes (4.50:1)"))
  }

  @Test func `colors of the same group come first`() {
    let compilation = compilation([
      ("primary", "indigo.400", "white"), ("dark", "ink", "white"), ("quiet", "white", "ink"),
    ])
    // 'palette/near' is nearer.
    #expect(compilation.audit.causes.first?.replacement?.path == "palette/indigo/600")
  }

  @Test func `without a palette there is a color, and no token`() {
    let compilation = PairProject(
      foreground: color("#999999"), background: color("#FFFFFF")
    ).compilation
    #expect(compilation.audit.causes.count == 1)
    #expect(compilation.audit.causes.first?.replacement == nil)
    #expect(compilation.audit.causes.first?.color != nil)
  }

  @Test func `each format says for which side the token is`() {
    let dark = reports(compilation([("primary", "indigo.400", "white"), ("dark", "ink", "white")]))
    for text in dark { #expect(says("background", in: text)) }
    let light = reports(compilation([("quiet", "white", "indigo.400"), ("plain", "white", "ink")]))
    for text in light { #expect(says("foreground", in: text)) }
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
    let replacement = try #require(row.replacement)
    #expect(replacement.path == "palette/mist/700" && replacement.side == .foreground)
    #expect(row.replacedAlias?.after == #""{palette.mist.700}""#)
    #expect(row.suggestion?.move == .foreground)
    let message = try #require(compilation.findings(.lowContrast).first?.message)
    #expect(message.contains("; as the foreground, 'palette/mist/700' (#443D5C) passes (8.51:1)"))
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
    #expect(cause.replacement == nil && cause.color == nil)
    #expect(!compilation.auditText().contains("→ p/g6"))
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
    #expect(compilation.audit.causes.compactMap(\.replacement).isEmpty)
    #expect(!compilation.findings(.lowContrast)[0].message.contains("sea/700"))
  }
}

/// The audit in every format.
private func reports(_ compilation: Compilation) -> [String] {
  [
    compilation.auditText(), compilation.auditMarkdown(),
    String(decoding: compilation.auditHTML, as: UTF8.self),
    String(decoding: compilation.auditJSON, as: UTF8.self),
    String(decoding: compilation.auditSARIF(folder: ""), as: UTF8.self),
    String(decoding: compilation.auditJUnit(folder: ""), as: UTF8.self),
    String(decoding: compilation.auditGitLab(folder: ""), as: UTF8.self),
    String(decoding: compilation.auditGitHub(folder: ""), as: UTF8.self),
  ]
}

/// Whether a report says that a token is for one side, and does not say it about the other.
private func says(_ side: String, in report: String) -> Bool {
  let other = side == "foreground" ? "background" : "foreground"
  return (report.contains("as the \(side)") || report.contains("\"side\": \"\(side)\""))
    && !report.contains("as the \(other)") && !report.contains("\"side\": \"\(other)\"")
}
