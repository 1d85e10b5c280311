import TokenTesting

/// Every requirement of DTCG 2025.10 has a test, and `docs/contributing/conformance.md` lists them.
///
/// `UPDATE_CONFORMANCE=1 swift test --filter Conformance` rewrites the page and fails. Read the
/// difference, then run the tests again without it.
@Suite struct ConformanceTests {
  let requirements: [Requirement]
  let tests: [NamedTest]

  init() throws {
    requirements = try Requirement.list()
    tests = try NamedTest.list()
  }

  @Test func `the list is complete and in order`() {
    let counts = Requirement.Module.allCases.map { module in
      requirements.count { $0.module == module && $0.id.hasPrefix(module.letter) }
    }
    #expect(counts == [107, 13, 50])
    #expect(requirements.count == 170)
    for module in Requirement.Module.allCases {
      let ids = requirements.filter { $0.module == module }.map(\.id)
      #expect(ids == Set(ids).sorted())
    }
    #expect(requirements.allSatisfy { !$0.title.isEmpty && !$0.behavior.isEmpty })
    #expect(requirements.allSatisfy { ["E", "W", "N", "I"].contains($0.class) })
  }

  @Test func `every requirement has a test or a vector`() {
    let proven = Set(tests.map(\.requirement)).union(Vector.all.map(\.requirement))
    #expect(requirements.map(\.id).filter { !proven.contains($0) } == [])
  }

  @Test func `every test and vector names an existing requirement`() {
    let known = Set(requirements.map(\.id))
    #expect(tests.filter { !known.contains($0.requirement) } == [])
    #expect(Vector.all.filter { !known.contains($0.requirement) }.map(\.id) == [])
  }

  @Test func `the page says what the tests prove`() throws {
    let url = packageFolder.appending(path: "docs/contributing/conformance.md")
    let written = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let page = conformancePage(requirements, tests, vectors: Vector.all.map(\.requirement))
    guard written != page else { return }
    if ProcessInfo.processInfo.environment["UPDATE_CONFORMANCE"] == "1" {
      try page.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded docs/contributing/conformance.md; read its difference")
    } else {
      Issue.record(
        """
        docs/contributing/conformance.md is not what the tests prove (- the page, + the tests):
        \(changedLines(written, page))
        To accept it: UPDATE_CONFORMANCE=1 swift test --filter Conformance
        """)
    }
  }
}
