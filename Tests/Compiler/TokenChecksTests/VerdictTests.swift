import Foundation
import Testing
import TokenChecks
import TokenTesting

/// The verdicts of every WCAG row of the color vectors, through contracts. Some are borderline.
@Suite struct VerdictTests {
  private struct Vectors: Decodable {
    var groups: Groups
    struct Groups: Decodable { var wcag: [Row] }
    struct Row: Decodable {
      var id, fg, bg: String
      var expect: Expected
    }
    struct Expected: Decodable {
      var ratio: Double
      var shown: String
      var pass: [String: Bool]

      enum CodingKeys: String, CodingKey {
        case ratio, pass
        case shown = "shown_2"
      }
    }
  }

  private static let rows: [Vectors.Row] = {
    let file = packageFolder.appending(path: "Tests/Compiler/ColorMathTests/Vectors/color.json")
    let vectors = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(Vectors.self, from: $0)
    }
    return vectors?.groups.wcag ?? []
  }()

  /// All rows as variants of one component: text, large text and graphics.
  private func audit(level: String) -> Audit {
    let tokens = Self.rows.map { row in
      #""\#(row.id)": { "fg": { "$value": \#(color(row.fg)) }, "bg": { "$value": \#(color(row.bg)) } }"#
    }
    let ids = Self.rows.map { "\"\($0.id)\"" }.joined(separator: ", ")
    return compiled([
      "tincture.json": #"{ "audit": { "level": "\#(level)" } }"#,
      "t.tokens.json": """
      { "p": { "$type": "color", \(tokens.joined(separator: ",\n")) },
        "large": { "$type": "typography", "$value": \(typography(24, weight: 400)) } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "p/<pair>/*", "axes": { "pair": [\(ids)] },
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [ { "foreground": "fg", "on": "bg" },
          { "foreground": "fg", "on": "bg", "text": "large" },
          { "foreground": "fg", "on": "bg", "graphic": true } ] }
      """,
    ]).audit
  }

  @Test(arguments: [("AA", "aa"), ("AAA", "aaa")])
  func `every verdict is right, and no printed ratio contradicts it`(
    level: String, name: String
  ) throws {
    let rows = Dictionary(uniqueKeysWithValues: Self.rows.map { ($0.id, $0) })
    #expect(rows.count == 176)
    let results = audit(level: level).results
    #expect(results.count == 3 * rows.count)
    for result in results {
      let row = try #require(rows[result.variant["pair"] ?? ""])
      let key =
        switch result.duty {
        case .largeText: "\(name)_large"
        case .graphic: "non_text"
        default: "\(name)_normal"
        }
      #expect((result.outcome == .pass) == row.expect.pass[key], "\(row.id) \(key)")
      let (ratio, required) = (try #require(result.ratio), try #require(result.required))
      #expect((ratio - row.expect.ratio).magnitude < 1e-9, "\(row.id)")
      #expect(shown(ratio) == row.expect.shown, "\(row.id)")
      let printed = try #require(Double(shown(ratio)))
      #expect((printed >= required) == (result.outcome == .pass), "\(row.id) \(shown(ratio))")
    }
  }

  @Test func `results of the same pair in the same variant have unique keys`() {
    let keys = audit(level: "AA").results.map(\.key)
    #expect(Set(keys).count == keys.count)
    let first = Self.rows.first?.id ?? ""
    let ends = keys.filter { $0.contains("=\(first)/") }.map { $0.split(separator: "/").last }
    #expect(ends == ["text", "large-text", "graphic"])
  }

  @Test func `a finding shows where other themes declare the same color`() throws {
    func label(_ hex: String) -> String {
      #"{ "c": { "label": { "$type": "color", "$value": \#(color(hex)) } } }"#
    }
    let brands = (0..<12).map { #""b\#($0)": [\#(label($0 == 11 ? "#000000" : "#DDDDDD"))]"# }
    let compilation = compiled([
      "a.resolver.json": """
      { "version": "2025.10", "sets": { "base": { "sources": [
          { "c": { "bg": { "$type": "color", "$value": \(color("#FFFFFF")) } } }] } },
        "modifiers": { "brand": { "contexts": {
          \(brands.joined(separator: ",\n"))
        } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }] }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "label": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "label", "on": "bg" }] }
      """,
    ])
    let finding = try #require(compilation.findings(.lowContrast).first)
    #expect(compilation.findings(.lowContrast).count == 1)
    let twins = finding.related.filter { $0.message.hasPrefix("the same foreground") }
    let messages = (1...7).map { "the same foreground in b\($0)" }
    #expect(twins.map(\.message) == messages + ["the same foreground in b8, and in 2 more places"])
    #expect(twins.map(\.place.line) == Array(5...12))
  }
}
