import TokenTesting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The audit as JUnit XML. `Tests/Consumers` tests how tools read it.
@Suite struct AuditJUnitTests {
  private func document(_ compilation: Compilation, folder: String = "") throws -> XMLDocument {
    try XMLDocument(data: Data(compilation.report.jUnit(folder: folder)))
  }

  private func values(_ path: String, in document: XMLDocument) throws -> [String] {
    try document.nodes(forXPath: path).map { $0.stringValue ?? "" }
  }

  @Test func `a known failure is skipped, a new or worse one fails`() throws {
    for (change, failures, skipped) in [
      ("known", "0", "2"), ("new", "1", "1"), ("worse", "1", "1"),
    ] {
      let change = try #require(BaselineComparison.Change(rawValue: change))
      let document = try document(AuditReportSample.compared(change))
      #expect(try values("/testsuites/@failures", in: document) == [failures])
      #expect(try values("/testsuites/@skipped", in: document) == [skipped])
    }
  }

  @Test func `outcomes become those of test reports`() throws {
    let document = try document(AuditReportSample.compilation, folder: "sub/")
    #expect(try values("//testcase[failure]/@name", in: document) == ["low on bg"])
    #expect(try values("//testcase[error]/@name", in: document) == ["ink on glass"])
    #expect(try values("//testcase[skipped]/@name", in: document) == ["dim on bg"])
    #expect(
      try values("//skipped/@message", in: document)
        == ["2.84:1, needs 4.5 (text, 1.4.3): debt (floor 2.84:1, owner cards, until 2030-01-01)"])
    let edge = "//testcase[@name='edge on bg']/system-out"
    #expect(try values(edge, in: document) == ["only an edge"])
    #expect(try values("//testsuite[@name='findings']/@tests", in: document) == ["1"])
    #expect(try values("//@file", in: document).allSatisfy { $0.hasPrefix("sub/tokens/") })
  }
}
