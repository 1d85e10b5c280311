import Foundation
import Testing
import TokenTesting

@testable import TokenCompiler
@testable import TokenModel
@testable import TokenOutputs
@testable import TokenReports

/// Every format counts checks and pairs alike, and calls them so.
@Suite struct AuditWordsTests {
  /// Two themes. `low` fails in both; `ink` and `dim` are the same in both, and `dim` is waived.
  private var compilation: Compilation {
    let base = ["ink": "#000000", "dim": "#999999", "bg": "#FFFFFF"].map { name, hex in
      #""\#(name)": { "$type": "color", "$value": \#(color(hex)) }"#
    }
    var project = AxisProject(
      axes: [
        (
          "mode",
          [
            ("light", AxisProject.token("low", "#888888")),
            ("dark", AxisProject.token("low", "#808080")),
          ]
        )
      ], base: "{ \(base.sorted().joined(separator: ", ")) }")
    project.files["c.contract.json"] = """
      { "component": "C", "path": "*", "roles": { "ink": { "type": "color" },
          "dim": { "type": "color" }, "low": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [ { "foreground": "low", "on": "bg" }, { "foreground": "ink", "on": "bg" },
          { "foreground": "dim", "on": "bg" } ],
        "waivers": [ { "foreground": "dim", "on": "bg", "floor": 2.84, "because": "old",
          "owner": "c" } ] }
      """
    return compile(project.sources)
  }

  @Test func `all formats have the same counts, and no third word for them`() throws {
    let compilation = compilation
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    let page = text(compilation.auditHTML)
      .replacing(#/<(style|script|pre)[^>]*>[\s\S]*?<\/\1>|<[^>]*>/#, with: "\n")
    let reports = [
      compilation.auditText(showsCoverage: true, showsAll: true), compilation.auditMarkdown(), page,
      text(compilation.auditGitHub(folder: "")), compilation.auditSummary,
    ]
    for report in reports {
      #expect(report.contains("4 checks of 3 pairs: 1 pass, 2 fail, 1 waived"), "\(report)")
    }
    let sarif = try #require(object(compilation.auditSARIF(folder: ""))["runs"] as? [Object])
    let messages = sarif.flatMap { $0.objects("results") }.map { "\($0["message"] ?? "")" }
    #expect(messages.count == 2)
    let others = [
      text(compilation.auditGitLab(folder: "")), text(compilation.auditJUnit(folder: "")),
    ]
    for report in reports + others + messages + compilation.findings.map(\.message) {
      #expect(report.firstMatch(of: #/(?i)\b(rows?|results?|cells?)\b|\b[24] pairs/#) == nil)
    }
    let summary = try #require(object(compilation.auditJSON)["summary"] as? [String: Int])
    #expect(
      [summary["checks"], summary["rows"], summary["pairs"], summary["fail"]] == [4, 4, 3, 2])
    #expect(text(compilation.auditJUnit(folder: "")).contains(#"name="Contrast audit" tests="4""#))
  }

  private func object(_ bytes: [UInt8]) throws -> Object {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? Object)
  }
}
