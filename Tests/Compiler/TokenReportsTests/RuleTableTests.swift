import TokenTesting

/// What is made from the table of rules: the reference page, the list of pages that the tool embeds,
/// and two lists of the schema.
///
/// `UPDATE_PAGES=1 swift test --filter RuleTable` rewrites them and fails. Read the difference, then
/// run the tests again without it.
@Suite(.serialized) struct RuleTableTests {
  @Test func `the page of every rule begins with a sentence that no other page has`() {
    let summaries = Rule.allCases.map { RulePage($0).summary }
    #expect(Set(summaries).count == summaries.count)
    for summary in summaries {
      #expect((20...180).contains(summary.count) && !summary.hasSuffix("."), "\(summary)")
    }
  }

  /// The headings of the reference page, with the first rule below each.
  private let headings: [(title: String, first: Rule)] = [
    ("Reading JSON and tokens", .invalidJSON), ("Other dialects", .foreignDialect),
    ("Values", .invalidValue), ("Project file, resolver, contracts", .unknownKey),
    ("Merging and resolving", .unresolvedReference), ("Contracts", .missingToken),
    ("Contrast", .lowContrast), ("Generated files", .nameCollision),
  ]

  @Test func `each rule is below one heading`() {
    #expect(headings.flatMap { rules(from: $0.first) } == Rule.allCases)
  }

  /// The rules from this one to the first of the next heading.
  private func rules(from first: Rule) -> [Rule] {
    let others = headings.map(\.first).filter { $0 != first }
    return Array(Rule.allCases.drop { $0 != first }.prefix { !others.contains($0) })
  }

  @Test func `the reference page is made from the table`() throws {
    let tables = headings.map { heading in
      let rows = rules(from: heading.first).map { rule in
        let always = rule.canBeOff ? "" : rule.isAdjustable ? ", never off" : ", always"
        return "| [\(rule.rawValue)](../diagnostics/\(rule.rawValue).md) "
          + "| \(rule.defaultSeverity.rawValue)\(always) | \(RulePage(rule).summary) |\n"
      }
      return "## \(heading.title)\n\n| rule | default | reports |\n|---|---|---|\n" + rows.joined()
    }
    try expectMade(
      "docs/reference/rules.md", after: "under *Severity*.\n\n", tables.joined(separator: "\n"))
  }

  @Test func `the list of embedded pages is made from the table`() throws {
    let cases = Rule.allCases.map { rule in
      let name = rule.rawValue.replacing("-", with: "_")
      return "    case \"\(rule.rawValue)\": PackageResources.\(name)_md\n"
    }
    try expectMade(
      "Sources/Compiler/TokenReports/Rules/Rule+Source.swift", after: "switch rawValue {\n",
      before: "    default: []\n", cases.joined())
  }

  @Test func `the schema's rules are made from the table`() throws {
    let ids = Rule.allCases.map { "          \"\($0.rawValue)\"" }
    try expectMade(
      "schemas/tincture.schema.json", after: "        \"enum\": [\n          \"preset\",\n",
      before: "\n        ]\n", ids.joined(separator: ",\n"))
    let neverOff = Rule.allCases.filter { $0.isAdjustable && !$0.canBeOff }.map { rule in
      "        \"\(rule.rawValue)\": { \"$ref\": \"#/$defs/neverOff\", "
        + "\"description\": \"An error or a warning, never off.\" }"
    }
    try expectMade(
      "schemas/tincture.schema.json", after: "\"For all rules that are not named.\" },\n",
      before: "\n      },\n", neverOff.joined(separator: ",\n"))
  }

  /// Compares a part of a file with the expected text, or writes it in update mode.
  ///
  /// - Parameters:
  ///   - start: The text before the part.
  ///   - end: The text after the part; nil for a part that ends the file.
  private func expectMade(
    _ path: String, after start: String, before end: String? = nil, _ part: String
  ) throws {
    let url = packageFolder.appending(path: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    let first = try #require(text.range(of: start)?.upperBound, "\(path) lacks '\(start)'")
    let last = try end.map { end in
      try #require(text[first...].range(of: end)?.lowerBound, "\(path) lacks '\(end)'")
    }
    guard text[first..<(last ?? text.endIndex)] != part else { return }
    if ProcessInfo.processInfo.environment["UPDATE_PAGES"] != nil {
      let made = text[..<first] + part + text[(last ?? text.endIndex)...]
      try String(made).write(to: url, atomically: true, encoding: .utf8)
    }
    Issue.record("\(path) is out of date; run again with UPDATE_PAGES=1")
  }
}

/// *Add a rule* in CONTRIBUTING lists what to write by hand.
@Suite struct AddARuleTests {
  /// What each file of the list has about a rule.
  private let marks: [String: (Rule) -> String] = [
    "Sources/Compiler/TokenModel/Diagnostics/Rule.swift": { "case \($0) = \"\($0.rawValue)\"\n" },
    "Sources/Compiler/TokenModel/Diagnostics/Rule+Row.swift": { " .\($0)" },
    "docs/diagnostics/<rule-id>.md": { "# \($0.rawValue)\n" },
  ]

  @Test func `every rule is in the files of the list`() throws {
    let page = try text("CONTRIBUTING.md")
    let section = page.split(separator: "\n## ").first { $0.hasPrefix("Add a rule\n") }
    let paths = try #require(section).split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| `([^`]+)` \|/).map { String($0.1) }
    }
    #expect(paths.sorted() == marks.keys.sorted())
    for (path, mark) in marks {
      for rule in Rule.allCases {
        let file = path.replacing("<rule-id>", with: rule.rawValue)
        #expect(try text(file).contains(mark(rule)), "\(file) lacks \(rule.rawValue)")
      }
    }
  }

  @Test func `every rule has a check`() throws {
    let sources = packageFolder.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let texts = try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.lastPathComponent.hasPrefix("Rule") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    for rule in Rule.allCases {
      let mark = ".\(rule)"
      #expect(texts.contains { $0.contains(mark) }, "nothing reports \(rule.rawValue)")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
  }
}
