import TokenTesting

@testable import TokenModel

/// The outputs and memory of short files are limited, with one finding.
@Suite struct ByteLimitTests {
  /// Each list contains the previous one twice.
  private func doubling(_ type: String, _ first: String, levels: Int = 60) -> String {
    let lists = (1...levels).map { #""s\#($0)": { "$value": ["{s\#($0 - 1)}", "{s\#($0 - 1)}"] }"# }
    return """
      { "$type": "\(type)", "s0": { "$value": [\(first)] }, \(lists.joined(separator: ", ")) }
      """
  }

  private let layer = """
    { "color": \(color("#000000")), "offsetX": \(length(1).json), "offsetY": \(length(1).json),
      "blur": \(length(1).json), "spread": \(length(1).json) }
    """
  private let stop = #"{ "color": \#(color("#000000")), "position": 0.5 }"#

  @Test(arguments: [("shadow", true), ("gradient", true), ("shadow", false), ("gradient", false)])
  func `lists that double are limited, strict and lenient`(type: String, isLenient: Bool) throws {
    let text = doubling(type, type == "shadow" ? layer : stop)
    let compilation = resolved(
      ["tokens/t.tokens.json": text], settings: isLenient ? #""rules": "lenient""# : "")
    let refused = compilation.findings(.limitExceeded)
    #expect(refused.count == 1)
    let finding = try #require(refused.first)
    let limit = ByteLimit(forFilesOf: text.utf8.count).bytes
    #expect(
      finding.message
        == "references copy more than the limit of \(limit) bytes; reference long lists in fewer "
        + "tokens")
    // No list after the rejected one is read.
    let level = try #require(finding.path.flatMap { Int($0.dropFirst()) })
    #expect((15...20).contains(level))
    let others = compilation.findings(.multiLayerItem)
    #expect(others.compactMap { $0.path.flatMap { Int($0.dropFirst()) } }.max() ?? 0 <= level)
    #expect(Set(compilation.findings.map(\.rule)) == [.limitExceeded, .multiLayerItem])
    #expect(compilation.files.isEmpty)
  }

  @Test func `a long text that pointers copy many times into one value is limited`() {
    let name = String(repeating: "n", count: 100_000)
    let items = list(0..<5000) { _ in ##"{ "$ref": "#/a/$value" }"## }
    let compilation = resolved(
      tokens: """
        { "$type": "fontFamily", "a": { "$value": "\(name)" }, "b": { "$value": \(items) } }
        """)
    #expect(compilation.named == ["limit-exceeded b"])
  }

  @Test func `a long group name with many tokens is limited`() {
    let name = String(repeating: "n", count: 160_000)
    let compilation = resolved(
      tokens: #"{ "\#(name)": \#(object(0..<8000) { "\"t\($0)\": \(one)" }) }"#)
    #expect(compilation.named == ["limit-exceeded -"])
    #expect(compilation.findings.first?.message.contains("the paths of all tokens") == true)
  }

  @Test(arguments: [
    ##""$extensions": { "x": "@" }"##, #""$description": "@""#, #""$deprecated": "@""#,
  ]) func `a long text in many themes is limited`(member: String) {
    let text = String(repeating: "x", count: 300_000)
    let token = #"{ "$type": "number", "$value": 1, \#(member.replacing("@", with: text)) }"#
    let contexts = object(0..<themeLimit) { #""c\#($0)": []"# }
    let compilation = resolved(
      resolver: """
        "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "t": \(token) }] },
          { "type": "modifier", "name": "m", "contexts": \(contexts), "default": "c0" }]
        """, settings: #""rules": { "single-context": "off" }"#)
    #expect(compilation.errors == [.limitExceeded])
    #expect(
      compilation.findings(.limitExceeded).first?.message.hasPrefix("'tokens.json' would exceed")
        == true)
  }

  @Test func `a long deprecation that many tokens inherit is limited`() {
    let text = String(repeating: "x", count: 100_000)
    let tokens = (0..<1000).map { "\"t\($0)\": \(one)" }.joined(separator: ", ")
    let compilation = resolved(tokens: #"{ "g": { "$deprecated": "\#(text)", \#(tokens) } }"#)
    #expect(compilation.errors == [.limitExceeded])
  }

  @Test func `findings are limited, and one reports the limit`() {
    let name = String(repeating: "n", count: 100_000)
    let tokens = object(0..<1000) { #""t\#($0)": { "$type": "number", "$value": "x" }"# }
    let compilation = resolved(tokens: #"{ "\#(name)": \#(tokens) }"#)
    #expect(compilation.findings(.limitExceeded).count >= 1)
    let size = compilation.findings.reduce(0) { $0 + $1.message.utf8.count }
    #expect(size < ByteLimit(forFilesOf: 200_000).bytes)
  }

  @Test func `variants of a contract with a long path are limited`() {
    let axes = object(0..<12) { #""a\#($0)": ["x", "y"]"# }
    let path = (0..<11).map { "<a\($0)>" }.joined(separator: "/")
    let compilation = resolved([
      "t.tokens.json": #"{ "t": \#(one) }"#,
      "c.contract.json": """
      { "component": "C", "path": "\(String(repeating: "c", count: 20_000))/\(path)/*",
        "axes": \(axes),
        "roles": { "bg": { "type": "color" }, "fg": { "type": "color", "path": "d/<a11>" } },
        "contrast": [{ "foreground": "fg", "on": "bg" }] }
      """,
    ])
    #expect(compilation.findings(.limitExceeded).count == 1)
    #expect(compilation.findings(.missingToken).isEmpty)
  }
}
