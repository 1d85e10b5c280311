import TokenTesting

extension PagesTests {
  /// The tokens, settings and output in pages of `docs` are real. `Tests/Consumers` replays the
  /// README and pages with commands.
  @Suite struct DocumentationTests {
    private func documentation(_ path: String) throws -> Page {
      try Page(packageFolder.appending(path: "docs/\(path).md"))
    }

    @Test func `the resolved token shown is a line of the file`() throws {
      let path = "generated/tokens.json"
      let page = try documentation("reference/project-file")
      let fence = try #require(
        page.fences.first { $0.kind == .input(path: path, isEscaped: false) })
      let compilation = PageProject(files: try shippedFiles()).compile()
      let file = try #require(compilation.files.first { $0.path == path })
      #expect(String(decoding: file.bytes, as: UTF8.self).contains(page.text(of: fence)))
    }

    @Test func `the project file and the contract shown are valid`() throws {
      var files = try shippedFiles()
      files["tokens/countdown.contract.json"] = nil
      for page in [
        try documentation("reference/project-file"), try documentation("reference/contracts"),
      ] {
        for fence in page.fences {
          guard case .input(let path, _) = fence.kind, path.hasPrefix("t"), !path.contains("promo")
          else { continue }
          files[path] = Array(page.text(of: fence).utf8)
        }
      }
      try #require(files["tokens/pill.contract.json"] != nil)
      // The pill's contract covers some of the countdown's colors only.
      let findings = PageProject(files: files).compile().findings.filter {
        $0.rule != .unpairedColor && $0.rule != .colorOnlyState
      }
      #expect(findings.isEmpty, "\(findings.map { $0.text() }.joined())")
    }

    /// The file is compiled alone, with the settings in the sentence above it: its last code words.
    @Test func `the output for lenient reading is the tool's`() throws {
      let path = "tokens/sheet.tokens.json"
      let page = try documentation("start/existing-files")
      let file = try #require(page.fences.first { $0.kind == .input(path: path, isEscaped: false) })
      let sentence = page.lines[..<file.body.lowerBound].last { $0.contains("`\"rules\"") }
      let settings = try #require(sentence).matches(of: /`("rules[^`]+)`/).map { String($0.1) }
      let project = "{ \(try #require(settings.last)) }"
      let files = ["tincture.json": Array(project.utf8), path: Array(page.text(of: file).utf8)]
      let findings = PageProject(files: files).compile().findings
      #expect(findings.allSatisfy { $0.severity == .warning })
      let fence = try #require(
        page.fences.first {
          $0.kind == .output(today: nil) && $0.body.lowerBound > file.body.upperBound
        })
      try expect(page.text(of: fence), toBe: findings.map { $0.text() }.joined(), in: page, fence)
    }
  }
}
