extension Report {
  /// The audit as JUnit XML: a suite for each component and theme with a case for each result, and
  /// a suite for all other findings. Paths begin with `folder`, which is empty or ends in `/`.
  package func jUnit(folder: String) -> [UInt8] {
    let findings = findingsByResult
    var suites = audit.results.grouped { [AnyHashable($0.component), AnyHashable($0.holds)] }
      .sorted { $0[0].component.naturallyPrecedes($1[0].component) }
      .map { results in
        Suite(
          name: results[0].holds.title(of: Variant(), component: results[0].component),
          cases: results.map { TestCase($0, finding: findings[$0.key], folder: folder) })
      }
    let others = issues().filter { $0.result == nil }
    // A report without a suite would have no place for the properties.
    if !others.isEmpty || suites.isEmpty {
      suites.append(Suite(name: "findings", cases: others.map { TestCase($0, folder: folder) }))
    }
    let all = Suite(name: "Contrast audit", cases: suites.flatMap(\.cases))
    let properties = audit.fingerprint.properties
    var xml = XMLWriter()
    xml.element("testsuites", attributes: all.attributes) { xml in
      for suite in suites {
        xml.element("testsuite", attributes: suite.attributes) { xml in
          xml.element("properties", attributes: []) { xml in
            for (name, value) in properties {
              xml.element("property", attributes: [("name", name), ("value", value)])
            }
          }
          for test in suite.withNamesApart.cases { test.write(to: &xml) }
        }
      }
    }
    return Array(xml.text.utf8)
  }
}

private struct Suite {
  var name: String
  var cases: [TestCase]

  var attributes: [(name: String, value: String)] {
    func count(_ verdict: TestCase.Verdict) -> String { "\(cases.count { $0.verdict == verdict })" }
    return [
      ("name", name), ("tests", "\(cases.count)"), ("failures", count(.failure)),
      ("errors", count(.error)), ("skipped", count(.skipped)),
    ]
  }

  /// The suite. Cases with the same name get numbers.
  var withNamesApart: Suite {
    var suite = self
    var counts: [String: Int] = [:]
    for index in cases.indices {
      let count = counts[cases[index].name, default: 0] + 1
      counts[cases[index].name] = count
      if count > 1 { suite.cases[index].name += " (\(count))" }
    }
    return suite
  }
}

private struct TestCase {
  enum Verdict: String { case passed, failure, error, skipped }

  var className: String
  var name: String
  var file: String
  var line: Int
  var verdict: Verdict
  /// The reason why the case fails or is skipped, or a note on a case that passes.
  var message: String?
  var type: String

  func write(to xml: inout XMLWriter) {
    let attributes = [
      (name: "classname", value: className), ("name", name), ("file", file), ("line", "\(line)"),
    ]
    guard let message else { return xml.element("testcase", attributes: attributes) }
    xml.element("testcase", attributes: attributes) { xml in
      switch verdict {
      case .passed: xml.element("system-out", text: message)
      case .skipped: xml.element("skipped", attributes: [("message", message)])
      case .failure, .error:
        xml.element(
          verdict.rawValue, attributes: [("message", message), ("type", type)],
          text: "\(file):\(line): \(message)")
      }
    }
  }

  init(_ result: ContrastResult, finding: Diagnostic?, folder: String) {
    let theme = result.holds.label
    className = theme.isEmpty ? result.component : "\(result.component).\(theme)"
    let pair = result.pairName
    let cell = result.variant.label
    name = cell.isEmpty ? pair : "\(cell): \(pair)"
    file = result.foreground.place.file.path(below: folder)
    line = result.foreground.place.line
    type = result.rule.rawValue
    switch result.outcome {
    case .pass: (verdict, message) = (.passed, result.measure)
    case .exempt: (verdict, message) = (.passed, result.because)
    case .waived:
      (verdict, message) = (
        .skipped, "\(result.measure): \(result.justification ?? result.because ?? "")"
      )
    case .fail: (verdict, message) = (.failure, finding?.message ?? result.sentence)
    case .indeterminate: (verdict, message) = (.error, finding?.message ?? result.sentence)
    }
    // The baseline accepts it, or the project lowered the rule's severity: JUnit has no warnings.
    if result.change == .known || result.isFailure && finding?.severity != .error {
      verdict = .skipped
    }
  }

  init(_ issue: AuditIssue, folder: String) {
    className = "findings"
    name = "\(issue.rule.rawValue): \(issue.subject)"
    file = issue.place.file.path(below: folder)
    line = issue.place.line
    type = issue.rule.rawValue
    verdict = issue.level == .error ? .failure : .passed
    message = issue.message
  }
}
