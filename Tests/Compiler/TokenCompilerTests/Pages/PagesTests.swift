import TokenTesting

/// `docs/diagnostics/`: one page for each rule, with examples that are tested.
///
/// `UPDATE_PAGES=1 swift test --filter Pages` writes the compiler's current output into the pages,
/// and fails. Read the difference, then run again without it.
@Suite struct PagesTests {
  static let folder = packageFolder.appending(path: "docs/diagnostics")
  static let pages: [Page] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "md" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }.compactMap { try? Page($0) }
  }()

  @Test func `every rule has a page, and every page a rule`() {
    #expect(Self.pages.map(\.name) == Rule.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: pages) func `a page has its parts in order`(_ page: Page) throws {
    let rule = try #require(Rule(rawValue: page.name))
    let parts = ["## Why it matters", "## Example", "## What to do", "## Severity"]
    #expect(page.headings == ["# \(rule.rawValue)"] + parts)
    for heading in page.headings where heading != "## Example" {
      #expect(!page.prose(under: heading).isEmpty, "\(heading) has no words")
    }
    let severity = page.prose(under: "## Severity")
    let word = rule.defaultSeverity == .error ? "Error" : "Warning"
    #expect(severity.hasPrefix(word), "the default severity of \(rule.rawValue) is \(word)")
    #expect(severity.contains("`rules`"), "it must say how `rules` changes the severity")
    #expect(severity.contains("always") == !rule.isAdjustable)
    #expect(severity.contains("never `\"off\"`") == (rule.isAdjustable && !rule.canBeOff))
    var lenient = Project()
    lenient.preset = .lenient
    let isLenient = lenient.severity(of: rule) != rule.defaultSeverity
    #expect(severity.contains("preset `\"lenient\"`") == isLenient)
  }

  @Test(arguments: pages) func `the output on a page is the compiler's`(_ page: Page) throws {
    let rule = try #require(Rule(rawValue: page.name))
    let outputs = page.fences.filter { fence in
      switch fence.kind {
      case .output, .conversion, .audit: true
      case .input, .onDisk, .removed, .illustration: false
      }
    }
    #expect(
      outputs.count == 1 && outputs.first?.heading == "## Example",
      "a page needs exactly one output")
    let output = try #require(outputs.first)
    let project = PageProject(page, files: page.files())
    let findings = page.isAboutConversion ? project.convert() : project.check(page.disk)
    #expect(findings.contains { $0.rule == rule }, "the example does not show \(rule.rawValue)")
    let actual = findings.map { $0.text() }.joined()
    try expect(page.text(of: output), toBe: actual, in: page, output)
  }

  @Test(arguments: pages) func `a page's advice fixes its example`(_ page: Page) {
    let files = page.files(isFixed: true)
    guard files != page.files() else { return }
    let project = PageProject(page, files: files)
    let findings = page.isAboutConversion ? project.convert() : project.compile().findings
    #expect(findings.isEmpty, "\(findings.map { $0.text() }.joined())")
  }

  @Test(
    arguments: pages.filter { !$0.isAboutDisk && !$0.isAboutConversion },
    Project.RuleSetting.allCases)
  func `rules in the project file set the severity`(
    _ page: Page, _ setting: Project.RuleSetting
  ) throws {
    var files = page.files()
    let old = files["tincture.json"].map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    let rules = #""rules": { "\#(page.name)": "\#(setting.rawValue)" }"#
    let isEmpty = old == "{}"
    files["tincture.json"] = Array("{ \(rules)\(isEmpty ? "" : ",") \(old.dropFirst())".utf8)
    let findings = PageProject(page, files: files).compile().findings
    let severities = Set(findings.filter { $0.rule.rawValue == page.name }.map(\.severity.rawValue))
    let rule = try #require(Rule(rawValue: page.name))
    let isHeeded = setting == .off ? rule.canBeOff : rule.isAdjustable || setting == .error
    // A setting that does not apply leaves the default; this rule could be off before 0.3.
    let kept = rule == .slackFloor ? "warning" : rule.defaultSeverity.rawValue
    #expect(severities == (isHeeded ? setting == .off ? [] : [setting.rawValue] : [kept]))
  }
}
