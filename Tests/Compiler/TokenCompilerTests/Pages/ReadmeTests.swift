import TokenTesting

extension PagesTests {
  /// The tokens, Swift and output in the README and in `docs` are real. Serialized, because two
  /// tests may record into the same file.
  @Suite(.serialized) struct ReadmeTests {
    /// The README.
    let page: Page

    init() throws { page = try Page(packageFolder.appending(path: "README.md")) }

    private func documentation(_ path: String) throws -> Page {
      try Page(packageFolder.appending(path: "docs/\(path).md"))
    }

    @Test func `the tokens shown are the shipped ones`() throws {
      let (fence, path) = try shown("json")
      let file = String(decoding: try #require(shippedFiles()[path]), as: UTF8.self)
      let excerpt = page.lines[fence.body].map { $0.trimmingCharacters(in: .whitespaces) }
      let lines = file.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(excerpt.count == 8)
      #expect(lines.firstRange(of: excerpt) != nil, "\(path) does not contain these lines")
    }

    @Test func `the Swift shown is generated from the tokens`() throws {
      let (fence, path) = try shown("swift")
      let compilation = PageProject(files: try shippedFiles()).compile()
      let file = try #require(compilation.files.first { $0.path == path })
      let first = try #require(page.lines[fence.body].first)
      let text = String(decoding: file.bytes, as: UTF8.self)
      let shown = try #require(declaration(beginningWith: first, in: text))
      try expect(page.text(of: fence), toBe: shown, in: page, fence)
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

    /// The change is in the sentence above the output: its first two code words.
    @Test func `the failing line is the tool's output`() throws {
      let fence = try #require(page.fences.first { $0.kind == .output(today: nil) })
      let sentence = page.lines[..<fence.body.lowerBound].last { $0.contains("`{") }
      let aliases = try #require(sentence).matches(of: /`({[^}]+})`/).map { String($0.1) }
      try #require(aliases.count == 2, "the sentence must name the old alias and the new one")
      let (_, path) = try shown("json")
      var files = try shippedFiles()
      let text = String(decoding: try #require(files[path]), as: UTF8.self)
      try #require(text.components(separatedBy: aliases[0]).count == 2, "it must occur once")
      files[path] = Array(text.replacing(aliases[0], with: aliases[1]).utf8)
      let findings = PageProject(files: files).compile().findings.filter { $0.severity == .error }
      try expect(page.text(of: fence), toBe: findings.map { $0.text() }.joined(), in: page, fence)
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

    /// The first fence in a language that has a file name.
    private func shown(_ language: String) throws -> (fence: Page.Fence, path: String) {
      for fence in page.fences
      where page.lines[fence.body.lowerBound - 1].hasPrefix("```\(language) ") {
        if case .input(let path, _) = fence.kind { return (fence, path) }
      }
      throw MissingFence(language: language)
    }

    private struct MissingFence: Error { var language: String }
  }
}

/// The lines from the given one to its closing brace, without the indentation of the first line.
private func declaration(beginningWith line: String, in text: String) -> String? {
  let lines = text.components(separatedBy: "\n")
  guard let start = lines.firstIndex(where: { $0.trimmingCharacters(in: .whitespaces) == line })
  else {
    return nil
  }
  let margin = String(lines[start].prefix { $0 == " " })
  guard let end = lines[start...].firstIndex(of: margin + "}") else { return nil }
  return lines[start...end].map { $0.dropFirst(margin.count) + "\n" }.joined()
}
