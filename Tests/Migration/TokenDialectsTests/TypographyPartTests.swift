import Testing

@testable import TokenCompiler
@testable import TokenDialects
@testable import TokenModel
@testable import TokenOutputs

/// Missing parts of a typography, in all dialects.
@Suite struct TypographyPartTests {
  /// A typography without letter spacing and weight, whose line height is an alias of a length.
  private static func tokens(value: String, type: String, length: String) -> String {
    """
    { "size": { "\(type)": "\(length)", "\(value)": "20px" },
      "high": { "\(type)": "\(length)", "\(value)": "30px" },
      "body": { "\(type)": "typography",
        "\(value)": { "fontFamily": "A", "fontSize": "{size}", "lineHeight": "{high}" } } }
    """
  }

  @Test(arguments: [
    (Dialect.draft2, tokens(value: "$value", type: "$type", length: "dimension")),
    (Dialect.styleDictionary, tokens(value: "value", type: "type", length: "dimension")),
    (Dialect.tokensStudio, tokens(value: "value", type: "type", length: "sizing")),
  ])
  func `missing parts get defaults, and a line height in px becomes a multiple`(
    dialect: Dialect, text: String
  ) {
    let conversion = converted(["t.json": text]) { $0.dialect = dialect }
    #expect(!conversion.hasErrors)
    let messages = conversion.findings.map(\.message).joined(separator: "\n")
    for missing in ["'fontWeight'", "'letterSpacing'"] { #expect(messages.contains(missing)) }
    #expect(messages.contains("'letterSpacing'; it becomes 0px"))
    #expect(conversion.findings.allSatisfy { $0.rule == .changedValue })
    let written = conversion.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(written.contains(#""lineHeight": 1.5"#), "\(written)")
    #expect(written.contains(#""fontWeight": 400"#) && written.contains(#""letterSpacing""#))
  }

  @Test(
    arguments: [Dialect.draft2, .styleDictionary, .tokensStudio],
    ["italic bold 16px/1.5 Inter, serif", "16px/1.5 Inter", "1rem 'A B', sans-serif"])
  func `a text style of CSS is not a part of one`(dialect: Dialect, text: String) {
    let (value, type) = dialect == .draft2 ? ("$value", "$type") : ("value", "type")
    let conversion = converted([
      "t.json": #"""
      { "body": { "\#(value)": "\#(text)", "\#(type)": "typography" },
        "n": { "\#(value)": 1, "\#(type)": "number" } }
      """#
    ]) { ($0.dialect, $0.infersTypes) = (dialect, true) }
    #expect(conversion.findings.contains { $0.rule == .notCarried && $0.path == "body" })
    #expect(conversion.tokenCount == 1)
  }

  @Test func `a length in em is not converted`() {
    let text =
      #"{ "t": { "$type": "dimension", "$value": "0.5em" }, "u": { "$type": "number", "$value": 1 } }"#
    let conversion = converted(["t.json": text]) { $0.dialect = .draft2 }
    #expect(conversion.findings.map(\.rule) == [.notCarried])
    #expect(conversion.tokenCount == 1)
    var project = Project.withoutFile
    project.preset = .lenient
    project.outputs = [.init(format: .json, to: "out.json")]
    let build = compile(
      Sources(project: project, tokens: [SourceFile(path: "t.json", text: text)], contracts: []))
    #expect(build.findings.map(\.rule) == [.invalidValue] && !build.hasErrors)
    let written = String(decoding: build.files.first?.bytes ?? [], as: UTF8.self)
    #expect(written.contains(#""u""#) && !written.contains(#""t""#))
  }
}
