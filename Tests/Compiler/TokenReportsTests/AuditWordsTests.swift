import TokenTesting

@Suite struct AuditWordsTests {
  @Test func `all formats count checks and pairs alike, and use no third word`() throws {
    let modes = [("light", "#888888"), ("dark", "#808080")].map { mode, hex in
      (name: mode, tokens: AxisProject.token("low", hex))
    }
    let contract = """
      { "component": "C", "path": "*", "contrast": [ { "foreground": "low", "on": "bg" } ],
        "roles": { "low": { "type": "color" }, "bg": { "type": "color" } } }
      """
    let compilation = compile(
      AxisProject(
        axes: [(name: "mode", contexts: modes)], base: AxisProject.token("bg", "#FFFFFF"),
        files: ["c.contract.json": contract]
      ).sources)
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    func object(_ bytes: [UInt8]) throws -> Object {
      try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? Object)
    }
    let page = text(compilation.auditHTML)
      .replacing(#/<(style|script|pre)[^>]*>[\s\S]*?<\/\1>|<[^>]*>/#, with: "\n")
    let junit = text(compilation.report.jUnit(folder: ""))
    var reports = [
      compilation.report.text(showsCoverage: true, showsAll: true), compilation.report.markdown(),
      page, text(compilation.report.gitHub(folder: "")), compilation.report.summary,
    ]
    for report in reports { #expect(report.contains("2 checks of 1 pair: 2 fail"), "\(report)") }
    reports += [text(compilation.report.gitLab(folder: "")), junit]
    reports += try object(compilation.report.sarif(folder: "")).objects("runs")
      .flatMap { $0.objects("results") }.map { "\($0["message"] ?? "")" }
    #expect(reports.count == 9)
    for report in reports {
      #expect(report.firstMatch(of: #/(?i)\b(rows?|results?|cells?)\b|\b2 pairs/#) == nil)
    }
    let summary = try #require(object(compilation.report.json)["summary"] as? [String: Int])
    #expect(["checks", "rows", "pairs", "fail"].map { summary[$0] } == [2, 2, 1, 2])
    #expect(junit.contains(#"name="Contrast audit" tests="2""#))
  }
}
