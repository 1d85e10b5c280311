import TokenTesting

/// The audit as SARIF. `Tests/Consumers` tests how tools read it.
@Suite struct AuditSARIFTests {
  private struct Log {
    var run: [String: Any]
    var results: [[String: Any]]

    init(_ compilation: Compilation, folder: String = "", limit: Int = 25_000) throws {
      let data = Data(
        compilation.report.sarif(folder: folder, keepsSuppressed: true, resultLimit: limit))
      let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      run = try #require((root["runs"] as? [[String: Any]])?.first)
      results = try #require(run["results"] as? [[String: Any]])
    }

    func result(about role: String) throws -> [String: Any] {
      try #require(
        results.first { result in
          (result["partialFingerprints"] as? [String: String])?["tincture/v1"]?
            .contains("/\(role)/on/bg") ?? false
        })
    }

    func notifications() -> [[String: Any]] {
      let invocation = (run["invocations"] as? [[String: Any]])?.first
      return invocation?["toolExecutionNotifications"] as? [[String: Any]] ?? []
    }
  }

  @Test(arguments: zip(BaselineComparison.Change.allCases, ["new", "updated", "unchanged"]))
  func `a result says how it compares with the baseline`(
    change: BaselineComparison.Change, state: String
  ) throws {
    let log = try Log(AuditReportSample.compared(change))
    #expect(try log.result(about: "low")["baselineState"] as? String == state)
    #expect(
      log.results.allSatisfy { $0["baselineState"] is String }, "all results need a state, or none")
    let properties = log.run["properties"] as? [String: Any]
    #expect(properties?["fixed"] as? [String] == ["Card/old"])
    #expect(log.results.allSatisfy { ($0["locations"] as? [Any])?.count == 1 })
  }

  @Test func `without a baseline no result has a state`() throws {
    let log = try Log(AuditReportSample.compilation)
    #expect(log.results.allSatisfy { $0["baselineState"] == nil })
    let properties = log.run["properties"] as? [String: Any]
    #expect(properties.map { Array($0.keys) } == ["fingerprint"] && log.notifications().isEmpty)
  }

  @Test func `when results are left out, the failures stay, and the run says how many are missing`()
    throws
  {
    let all = try Log(AuditReportSample.compilation).results
    let log = try Log(AuditReportSample.compilation, limit: 2)
    #expect(log.results.map { $0["level"] as? String } == ["error", "error"])
    #expect(all.count == 4 && all.last?["level"] as? String == "note")
    let message = log.notifications().first?["message"] as? [String: String]
    #expect(message?["text"]?.contains("2") ?? false)
    let driver = (log.run["tool"] as? [String: [String: Any]])?["driver"]
    let rules = (driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
    #expect(
      rules == ["indeterminate-contrast", "low-contrast"], "the log should list only used rules")
  }

  @Test func `the log names the version of the tool`() throws {
    let log = try Log(AuditReportSample.compilation)
    let driver = (log.run["tool"] as? [String: [String: Any]])?["driver"]
    #expect(driver?["version"] as? String == toolVersion)
    #expect(driver?["semanticVersion"] as? String == toolVersion)
  }

  @Test func `a result has no more locations than GitHub accepts`() throws {
    var compilation = AuditReportSample.compilation
    let hops = (1...2000).map { Diagnostic.Related("hop \($0)", at: Place(file: "a", line: $0)) }
    compilation.audit.results[0].hops = hops
    let related = try Log(compilation).result(about: "low")["relatedLocations"] as? [Any]
    #expect(related?.count == 999)
  }

  @Test func `every path starts with the folder`() throws {
    let log = try Log(AuditReportSample.compilation, folder: "a b/é/")
    let text = String(
      decoding: AuditReportSample.compilation.report.sarif(folder: "a b/é/"), as: UTF8.self)
    #expect(!text.contains(#""uri": "tokens"#))
    #expect(text.contains(#""uri": "a%20b/%C3%A9/tokens/card.tokens.json""#))
    #expect(log.results.count == 4)
  }

  @Test func `a rule has its page, and the tag of its criterion`() throws {
    let log = try Log(AuditReportSample.compilation)
    let driver = (log.run["tool"] as? [String: [String: Any]])?["driver"]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "low-contrast" })
    let help = rule["help"] as? [String: String]
    #expect(help?["markdown"]?.contains("## What to do\n") ?? false)
    #expect(
      (rule["properties"] as? [String: Any])?["tags"] as? [String] == [
        "accessibility", "wcag", "WCAG 1.4.3",
      ])
  }

  @Test func `a rule that is a warning leaves a warning`() throws {
    var files = AuditReportSample.files
    files["tincture.json"] = #"{ "rules": { "low-contrast": "warning" } }"#
    #expect(try Log(compiled(files)).result(about: "low")["level"] as? String == "warning")
  }

  @Test(arguments: [
    ("a b/ü#?%.json", "a%20b/%C3%BC%23%3F%25.json"), ("c:d.json", "c%3Ad.json"),
    ("../x-y_z~.json", "../x-y_z~.json"), ("\n", "%0A"),
  ]) func `a path is a relative reference`(path: String, uri: String) {
    #expect(path.uriReference == uri)
    #expect(uri.removingPercentEncoding == path)
  }
}
