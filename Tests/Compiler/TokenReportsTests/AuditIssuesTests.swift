import TokenTesting

@testable import TokenOutputs
@testable import TokenReports

/// The contents of SARIF, GitLab and GitHub reports.
@Suite struct AuditIssuesTests {
  @Test func `issues with the same rule, token and file have different identities`() {
    var compilation = AuditReportSample.compilation
    let place = Place(file: "a.json")
    compilation.findings += (0..<3).map {
      Diagnostic(.invalidValue, message: "fault \($0)", at: place, path: "a/b")
    }
    let issues = compilation.report.issues().filter { $0.rule == .invalidValue }
    #expect(
      issues.map(\.identity) == [
        "invalid-value a/b a.json", "invalid-value a/b a.json 2", "invalid-value a/b a.json 3",
      ])
    #expect(Set(issues.map(\.fingerprint)).count == 3)
    #expect(
      issues.allSatisfy { $0.fingerprint.count == 16 && UInt64($0.fingerprint, radix: 16) != nil })
  }

  @Test func `a failure that the baseline accepts is a warning if its finding is one`() {
    var compilation = AuditReportSample.compared(.known)
    compilation.findings = compilation.findings.map {
      var finding = $0
      if finding.rule == .lowContrast { finding.severity = .warning }
      return finding
    }
    let levels = compilation.report.issues().map(\.level)
    #expect(levels == [.error, .warning, .warning, .note])
    let gitLab = String(decoding: compilation.report.gitLab(folder: ""), as: UTF8.self)
    #expect(gitLab.components(separatedBy: #""severity": "minor""#).count == 3)
  }

  @Test func `GitLab paths start with the folder`() throws {
    let data = Data(AuditReportSample.compilation.report.gitLab(folder: "sub dir/"))
    let issues = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    // The last one is about the whole report.
    let paths = issues.dropLast().compactMap {
      ($0["location"] as? [String: Any])?["path"] as? String
    }
    #expect(paths.count == 4 && paths.allSatisfy { $0.hasPrefix("sub dir/tokens/card.") })
  }

  @Test func `properties and messages of GitHub commands cannot end early`() {
    var compilation = AuditReportSample.compilation
    compilation.findings = [
      Diagnostic(
        .invalidValue, message: "100%, a::b\n::error::forged",
        at: Place(file: "c:d,e%\n.json", line: 3))
    ]
    let lines = String(decoding: compilation.report.gitHub(folder: "f/"), as: UTF8.self)
      .split(separator: "\n")
    #expect(
      lines.first == """
        ::error file=f/c%3Ad%2Ce%25%0A.json,line=3,col=1,title=invalid-value\
        ::100%25, a::b\\u{A}::error::forged
        """)
    #expect(lines.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::notice ") })
  }

  @Test func `a control character in the name of a file does not reach the log`() {
    var compilation = AuditReportSample.compilation
    compilation.findings = [
      Diagnostic(.invalidValue, message: "x", at: Place(file: "a\u{1B}[31m\u{202E}\r.json"))
    ]
    let report = String(decoding: compilation.report.gitHub(folder: ""), as: UTF8.self)
    #expect(report.contains("file=a\\u{1B}[31m\\u{202E}%0D.json,"))
    #expect(report.unicodeScalars.allSatisfy { $0 == "\n" || !isHidden($0) })
  }

  @Test func `the GitHub report ends with the comparison with the baseline`() {
    let text = String(
      decoding: AuditReportSample.compared(.worse).report.gitHub(folder: ""), as: UTF8.self)
    let last = text.split(separator: "\n").last
    #expect(
      last?.contains("%0AAgainst the baseline audit.json: 0 new, 1 worse, 1 fixed%0A") ?? false)
  }
}
