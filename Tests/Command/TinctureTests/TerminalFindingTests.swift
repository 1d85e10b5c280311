import TokenTesting

@testable import tincture

/// Findings as blocks for a terminal of some width.
@Suite struct TerminalFindingTests {
  /// A button whose background is too light for its labels.
  private static func button(labels: Int, background: String = "{palette.mint.500}") -> [String:
    String]
  {
    let names = (0..<labels).map { "label\($0)" }
    func members(_ names: [String], _ value: String) -> String {
      names.map { "\"\($0)\": \(value)" }.joined(separator: ", ")
    }
    return [
      "tincture.json": unpairedOff,
      "a.tokens.json": """
      { "palette": { "$type": "color", "white": { "$value": \(color("#FFFFFF")) },
          "mint": { "500": { "$value": \(color("#1FA672")) }, "700": { "$value": \(color("#0C6B47")) } } },
        "button": { "$type": "color",
          "bg": { "$value": "\(background)" },
          \(members(names, #"{ "$value": "{palette.white}" }"#)) } }
      """,
      "b.contract.json": """
      { "component": "Button", "path": "button/*",
        "roles": { \(members(["bg"] + names, #"{ "type": "color" }"#)) },
        "contrast": [\(names.map { #"{ "foreground": "\#($0)", "on": "bg", "minimum": 4.5 }"# }
          .joined(separator: ", "))] }
      """,
    ]
  }

  /// What a terminal shows of a project's findings.
  private func shown(
    _ files: [String: String], columns: Int = 80, isVerbose: Bool = false
  ) -> String {
    let compilation = compiled(files)
    var style = FindingStyle()
    (style.columns, style.isVerbose) = (columns, isVerbose)
    let sources = files.map { SourceFile(path: $0.key, text: $0.value) }
    return FindingPrinter(root: ".", files: sources, style: style, audit: compilation.audit)
      .text(of: FoldedFindings(all: compilation.findings))
  }

  @Test func `a failing check is a block with its remedy, before and after`() {
    #expect(
      shown(Self.button(labels: 1)) == """
        error  Button: label0 on bg is 3.10, needs 4.5 (custom, 1.4.3)    [low-contrast]
               #FFFFFF on #1FA672   →   #FFFFFF on #0C6B47   6.54
               a.tokens.json:4   button/bg
               -  "{palette.mint.500}"
               +  "{palette.mint.700}"   or #008859 (4.50)
               tincture explain button/bg · tincture fix button/bg


        """)
  }

  @Test func `many checks of one cause are a block of at most 12 lines`() {
    let text = shown(Self.button(labels: 20))
    #expect(text.contains("; 19 more checks\n       fail "))
    #expect(text.contains("6.54 or more\n"))
    #expect(text.count { $0 == "\n" } <= 12)
    #expect(
      shown(Self.button(labels: 20), isVerbose: true).contains("'button/label19' (#FFFFFF) on"))
  }

  @Test(arguments: [40, 57, 80], [false, true])
  func `no line is wider than the terminal`(columns: Int, isVerbose: Bool) {
    let files = [
      Self.button(labels: 7), Self.button(labels: 1, background: "{palette.mnt.500}"),
      Self.button(labels: 1, background: String(repeating: "漢字", count: 60)),
    ]
    for files in files {
      let lines = shown(files, columns: columns, isVerbose: isVerbose).split(separator: "\n")
      #expect(lines.count > 3)
      #expect(lines.filter { String($0).columns > columns } == [])
      let audit = compiled(files)
        .report.text(showsCoverage: true, showsAll: isVerbose, columns: columns)
      #expect(audit.split(separator: "\n").filter { String($0).columns > columns } == [])
    }
  }

  @Test func `errors come last, and a chain of aliases is one line`() {
    let place = Place(file: "a.json", line: 2, column: 3)
    let hops = [["a", "b"], ["b", "c"], ["c"]].map { Diagnostic.Related(hop: $0, at: place) }
    var style = FindingStyle()
    style.columns = 60
    let findings = [
      Diagnostic(.typeMismatch, message: "wrong", at: place, related: hops),
      Diagnostic(.paddedName, message: "padded", at: Place(file: "z.json")),
    ]
    #expect(
      FindingPrinter(root: ".", files: [], style: style).text(of: FoldedFindings(all: findings))
        == """
        warning  padded                                [padded-name]
                 z.json

        error  wrong                                 [type-mismatch]
               a.json:2:3
               a → b → c


        """)
  }

  @Test func `a rule links its page where the terminal knows links`() {
    let files = Self.button(labels: 1).merging(
      ["tincture.json": #"{ "rulePages": "https://example.com/{rule}" }"#]) { $1 }
    var style = FindingStyle()
    (style.columns, style.rulePages) = (40, compiled(files).rulePages)
    let printed = [false, true].map { hasSamples in
      style.hasSamples = hasSamples
      let finding = Diagnostic(.paddedName, message: "padded", at: Place(file: "z.json"))
      return FindingPrinter(root: ".", files: [], style: style)
        .text(of: FoldedFindings(all: [finding])).prefix { $0 != "\n" }
    }
    let link = "\u{1B}]8;;https://example.com/padded-name\u{1B}\\[padded-name]\u{1B}]8;;\u{1B}\\"
    #expect(printed[0] == "warning  padded            [padded-name]")
    #expect(printed[1] == "warning  padded            \(link)")
  }

  @Test(arguments: [
    (#"    "bg": "{palette.ink}","#, 11, #"3 | "bg": "{palette.ink}","#, #"  |       ^"#),
    (#"  "backgroud": "bg""#, 3, #"3 | "backgroud": "bg""#, "  | ^"),
    ("\t\t12,\r", 3, "3 | 12,", "  | ^"),
    (#"{ "colorSpace": 1 }"#, 3, #"3 | { "colorSpace": 1 }"#, "  |   ^"),
    (#"  "a": { "b": 1 }"#, 8, #"3 | "a": { "b": 1 }"#, "  |      ^"),
    (#""漢": x 1234567 1234567 1234567"#, 6, #"3 | "漢": x 1234567 1234567…"#, "  |       ^"),
  ])
  func `an excerpt marks what is at a place`(line: String, column: Int, text: String, mark: String)
  {
    let place = Place(file: "a.json", line: 3, column: column)
    #expect(SourceExcerpt(line, at: place, token: "a/b", columns: 30)?.lines == [text, mark])
  }

  @Test(arguments: [
    (#"  "$value": {"#, 13), (#"  "b": {"#, 3), (#"{ "b": 1 }"#, 1), ("  }", 3), ("  }", 1),
    ("", 1),
    (#"  "a": 1234567 1234567 1234567 1"#, 32), ("x", 9),
  ]) func `an excerpt that shows nothing is left out`(line: String, column: Int) {
    let place = Place(file: "a.json", line: 3, column: column)
    #expect(SourceExcerpt(line, at: place, token: "a/b", columns: 30) == nil)
  }

  @Test(arguments: [
    (9, 9, "1 error · 9 warnings (8 unpaired-color, 1 padded-name)"),
    (10, 1, "1 error · 10 warnings (9 unpaired-color, 1 padded-name; --all shows them)"),
  ])
  func `from ten on, warnings of one rule are counted`(warnings: Int, shown: Int, counts: String) {
    let place = Place(file: "a.json")
    let findings =
      [Diagnostic(.invalidJSON, message: "", at: place)]
      + (1...warnings).map { number in
        Diagnostic(number == 1 ? .paddedName : .unpairedColor, message: "\(number)", at: place)
      }
    var style = FindingStyle()
    #expect(style.counts(of: findings) == "1 error, \(warnings) warnings")
    (style.columns, style.isFolded) = (80, true)
    #expect(style.counts(of: findings) == counts)
    #expect(FoldedFindings(forTerminal: findings).shown.count == 1 + shown)
  }
}
