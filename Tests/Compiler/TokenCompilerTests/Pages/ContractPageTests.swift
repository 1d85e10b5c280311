import TokenTesting

/// The examples in `docs/reference/contracts.md` work.
@Suite struct ContractPageTests {
  @Test func `a waiver names a pair with an opacity as the page says`() throws {
    let page = try Page(packageFolder.appending(path: "docs/reference/contracts.md"))
    var files: [String: [UInt8]] = [:]
    for fence in page.fences {
      guard case .input(let path, _) = fence.kind, path.contains("promo") else { continue }
      files[path] = Array(page.text(of: fence).utf8)
    }
    #expect(files.count == 2)
    let compilation = PageProject(files: files).compile()
    #expect(compilation.findings.map(\.message) == [])
    #expect(compilation.audit.results.map(\.outcome) == [.pass, .waived])
  }
}
