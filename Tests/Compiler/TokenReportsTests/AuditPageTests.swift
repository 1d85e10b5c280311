import TokenTesting

@testable import ColorMath
@testable import TokenChecks
@testable import TokenCompiler
@testable import TokenModel
@testable import TokenOutputs
@testable import TokenReports
@testable import Writers

/// The audit as a page.
@Suite struct AuditPageTests {
  /// A component with results of every outcome, in two themes.
  static let every = [
    "t.tokens.json": """
    { "tag": { "$type": "color",
      \(["light", "dark"].map { mode in
        """
        "\(mode)": { "bg": { "$value": \(color("#FFFFFF")) }, "good": { "$value": \(color("#111111")) },
          "bad": { "$value": \(color("#BBBBBB")) }, "debt": { "$value": \(color("#AAAAAA")) },
          "veil": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } } }
        """
      }.joined(separator: ",")) } }
    """,
    "t.contract.json": """
    { "component": "Tag", "path": "tag/<mode>/*", "axes": { "mode": ["light", "dark"] },
      "theme": "mode",
      "roles": { \(["bg", "good", "bad", "debt", "veil"].map { #""\#($0)": { "type": "color" }"# }
        .joined(separator: ", ")) },
      "contrast": [
        { "foreground": "good", "on": "bg", "minimum": 4.5 },
        { "foreground": "bad", "on": "bg", "minimum": 4.5 },
        { "foreground": "debt", "on": "bg", "graphic": true },
        { "foreground": "bg", "on": "good", "decorative": "it only separates" },
        { "foreground": "good", "on": "veil", "minimum": 4.5 } ],
      "waivers": [ { "foreground": "debt", "on": "bg", "floor": 2.32, "because": "the brand's gray",
        "owner": "design team", "until": "2031-01-31" } ],
      "claims": [ { "foreground": "#000000", "on": "#FFFFFF", "ratio": 21 } ] }
    """,
  ]

  @Test
  func `states that color alone tells apart are listed with the vision for which they are closest`()
  {
    var compilation = compiled(Self.every)
    #expect(!text(compilation).contains(">States</h2>"))
    let role = StateDifference.RoleDifference(
      role: "bg<", values: ["#FF0000", "#00AA00"], ratio: 1.2399,
      distances: [0.3, 0.25, 0.019, 0.2])
    compilation.audit.states = [
      StateDifference(
        component: "Tag", theme: compilation.audit.results[0].theme, variant: Variant(),
        axis: "state", states: ["rest", "error"], roles: [role], cue: nil, isColorOnly: true)
    ]
    let page = text(compilation)
    #expect(
      page.contains("'rest' and 'error' of Tag are told apart by color alone: 1.23:1 at most"))
    #expect(page.contains(">Told apart by color alone</caption>"))
    #expect(page.contains("with deutan vision the largest ΔEOK is 0.019 (hardly visible)</small>"))
    #expect(page.contains("--w:#FF0000") && page.contains("--w:#00AA00"))
  }

  @Test func `the page counts unused steps, and compares with the baseline`() {
    var compilation = compiled(Self.every)
    compilation.audit.coverage.palettes = [
      Coverage.Palette(path: "p/ink", size: 5, unused: ["p/ink/a", "p/ink/b"])
    ]
    var baseline = BaselineComparison(file: "baseline.json")
    baseline.fixed = [BaselineComparison.Fixed(key: "k", ratio: 2, now: 5)]
    compilation.audit.baseline = baseline
    for index in compilation.audit.results.indices
    where compilation.audit.results[index].isFailure {
      compilation.audit.results[index].change = .known
    }
    let page = text(compilation)
    #expect(page.contains(">p/ink: 2 of 5 steps are used by nothing.<"))
    #expect(page.contains("Against the baseline baseline.json: 0 new, 4 known, 1 fixed."))
  }

  @Test func `the filters use the matrices of our computed ratios`() throws {
    let page = text(compiled(Self.every))
    for deficiency in VisionDeficiency.allCases {
      let seen = Triple(1, 0.5, 0.25).seen(with: deficiency)
      let linear = Triple(1, 0.5, 0.25).converted(from: .srgb, to: .srgbLinear)
      let values = page.firstMatch(
        of: try Regex("<filter id=\"\(deficiency)\"[^>]*>.*?values=\"([^\"]*)\""))?[1].substring
      let numbers = (values ?? "").split(separator: " ").compactMap { Double($0) }
      #expect(numbers.count == 20)
      guard numbers.count == 20 else { continue }
      let rows = (0..<3).map { row in
        numbers[row * 5] * linear.x + numbers[row * 5 + 1] * linear.y
          + numbers[row * 5 + 2] * linear.z
      }
      let drawn = Triple(rows[0], rows[1], rows[2]).clipped(to: .srgbLinear).converted(
        from: .srgbLinear, to: .srgb)
      #expect(drawn == seen)
    }
  }

  @Test func `a built page has a header that no name can end`() throws {
    var sources = Sources(
      project: Project(),
      tokens: [
        SourceFile(path: "--><b>.json", text: #"{ "n": { "$type": "number", "$value": 1 } }"#)
      ])
    sources.project.outputs = [Project.Output(format: .auditHTML, to: "a.html")]
    let file = CommentSeal.html.file(
      "a.html", project: nil, sources: ["--><b>.json"], inputs: Digest(), body: [0x0A])
    let header = String(decoding: file.bytes, as: UTF8.self)
    #expect(header.hasPrefix("<!doctype html><!-- Generated by tincture"))
    #expect(header.count { $0 == ">" } == 6)
    #expect(FileHeader(file.bytes) != nil)
    #expect(
      FileHeader(file.bytes)?.isIntact == true && FileHeader(file.bytes + [0x0A])?.isIntact == false
    )
    #expect(compile(sources).files.map(\.path) == ["a.html"])
  }

  private func text(_ compilation: Compilation) -> String {
    String(decoding: compilation.auditHTML, as: UTF8.self)
  }
}
