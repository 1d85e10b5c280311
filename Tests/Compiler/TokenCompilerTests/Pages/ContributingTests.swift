import TokenTesting

extension PagesTests {
  /// The component that CONTRIBUTING adds, step by step, with the output of each step. Serialized,
  /// because two tests may record into the same file.
  @Suite(.serialized) struct ContributingTests {
    let page: Page
    let shipped: [String: [UInt8]]
    /// The shipped files, with the contract of step 1.
    private var files: [String: [UInt8]]
    private var outputs: [Page.Fence] { page.fences.filter { $0.kind == .output(today: nil) } }

    init() throws {
      page = try Page(packageFolder.appending(path: "CONTRIBUTING.md"))
      shipped = try shippedFiles()
      files = shipped.merging(page.files(isFixed: true)) { $1 }
    }

    @Test func `a contract alone reports the missing tokens`() throws {
      var files = files
      files["tokens/tag.light.tokens.json"] = nil
      let findings = errors(in: files)
      try expect(page.text(of: outputs[0]), toBe: findings, in: page, outputs[0])
    }

    @Test func `a pair with too little contrast is reported`() throws {
      let findings = errors(in: withTokens(selected: "{palette.blue.500}"))
      try expect(page.text(of: outputs[1]), toBe: findings, in: page, outputs[1])
    }

    @Test func `a complete component is compiled`() throws {
      let files = withTokens(selected: "{palette.blue.600}")
      let compilation = PageProject(files: files).compile()
      let before = Set(PageProject(files: shipped).compile().files)
      let changed = compilation.files.filter { !before.contains($0) }
      let text = """
        \(compilation.report.summary)
        Wrote \(changed.count) files; \(compilation.files.count - changed.count) are unchanged

        """
      try expect(page.text(of: outputs[2]), toBe: text, in: page, outputs[2])
      #expect(
        changed.map(\.path) == [
          "generated/Themes/EBTag.swift", "generated/Themes/ThemeCatalog.swift",
          "generated/reports/components/EBTag.md",
          "generated/reports/contrast.html", "generated/tokens.json",
        ])
    }

    /// Steps 3 and 4: the light tokens as shown, the dark ones with another background.
    private func withTokens(selected: String) -> [String: [UInt8]] {
      var files = files
      func edit(_ path: String, _ change: (String) -> String) {
        files[path] = Array(change(String(decoding: files[path] ?? [], as: UTF8.self)).utf8)
      }
      files["tokens/tag.dark.tokens.json"] = files["tokens/tag.light.tokens.json"]
      edit("tokens/tag.dark.tokens.json") { $0.replacing("{palette.blue.600}", with: selected) }
      edit("tokens/eb.resolver.json") { resolver in
        ["light", "dark"].reduce(resolver) { text, mode in
          text.replacing(
            "\"\(mode)\": [", with: "\"\(mode)\": [{ \"$ref\": \"tag.\(mode).tokens.json\" },")
        }
      }
      return files
    }

    private func errors(in files: [String: [UInt8]]) -> String {
      PageProject(files: files).compile().findings.filter { $0.severity == .error }
        .map { $0.text() }.joined()
    }
  }
}
