import TokenTesting

/// Compiles real token files. `Scripts/corpora FOLDER` runs these tests and shows their output.
@Suite(.serialized, .enabled(if: Corpora.folder != nil, "no folder of corpora: Scripts/corpora"))
struct CorporaTests {
  let corpora: Corpora

  init() throws { corpora = try Corpora(try #require(Corpora.folder)) }

  @Test func `the folder contains something to compile`() {
    #expect(corpora.documents.count + corpora.fixtures.count > 0)
  }

  /// Strict builds are only shown, because real files have faults. Lenient builds must succeed.
  @Test func `every resolver document compiles, to Swift and to tokens that read back`() throws {
    guard !corpora.documents.isEmpty else { return }
    show([
      "resolver document", "strict", "lenient", "themes", "tokens", "Swift 5", "6", "read back",
    ])
    for (number, path) in corpora.documents.enumerated() {
      let strict = try corpora.compile(document: path, rules: .strict)
      let lenient = try corpora.compile(document: path, rules: .lenient)
      let errors = lenient.findings.filter { $0.severity == .error }.map { $0.text() }
      #expect(errors == [], "\(path), lenient")
      let themes = try themes(of: lenient)
      show([
        path, verdict(strict), verdict(lenient), "\(themes.count)", counts(of: themes),
        try check(lenient, path, module: "Corpus\(number)", version: "5"),
        try check(lenient, path, module: "Corpus\(number)", version: "6"),
        try readBack(themes, path),
      ])
      if !strict.findings.isEmpty { print("|   strict: \(tally(strict.findings))") }
      let leftOut = lenient.findings.count { $0.message.hasSuffix("left out") }
      if leftOut > 0 { print("|   lenient: \(leftOut) left out") }
    }
  }

  @Test func `every fixture gets the verdict of its folder, except for our own decisions`() throws {
    guard !corpora.fixtures.isEmpty else { return }
    let others = try corpora.fixtures.filter { try corpora.compile($0).hasErrors == $0.isValid }
      .map(\.path)
    let valid = corpora.fixtures.count(where: \.isValid)
    print("| fixtures: \(valid) valid, \(corpora.fixtures.count - valid) invalid")
    for path in others { print("|   we decide otherwise: \(path)") }
    let known = corpora.fixtures.map(\.path).filter { path in
      Self.decidedOtherwise.contains { path.hasSuffix($0) }
    }
    #expect(others == known)
  }

  /// Fixtures in `invalid` that we accept: a `$ref` to a whole token instead of a `$value` is an alias
  /// (Format 6.6.2).
  private static let decidedOtherwise = [
    "format/invalid/references/json-pointer-missing-value.json"
  ]

  // MARK: Checks

  /// The themes of a build; empty when it failed.
  private func themes(of compilation: Compilation) throws -> [TokensFile.Theme] {
    let file = compilation.files.first { $0.path == "generated/tokens.json" }
    return try file.map { try TokensFile($0.bytes).themes } ?? []
  }

  /// Type-checks the generated Swift. Returns the text to show.
  private func check(
    _ compilation: Compilation, _ path: String, module: String, version: String
  ) throws -> String {
    guard !compilation.files.isEmpty else { return "-" }
    let messages = try SwiftCompiler.shared.get().messages(
      about: compilation, module: module, version: version)
    #expect(messages == "", "\(path), Swift \(version)")
    return messages.isEmpty ? "fine" : "fails"
  }

  /// Compiles the output of each theme again. Returns the text to show.
  private func readBack(_ themes: [TokensFile.Theme], _ path: String) throws -> String {
    guard !themes.isEmpty else { return "-" }
    let differing = try themes.filter { theme in
      try writtenThemes(of: theme.tokenFile).map(\.tokens) != [theme.tokens.map(\.withoutAlias)]
    }
    #expect(differing.map(\.contexts) == [], "\(path), read back")
    return differing.isEmpty ? "the same" : "\(differing.count) differ"
  }

  // MARK: Printing

  /// Prints a row. `Scripts/corpora` shows lines that begin with a bar.
  private func show(_ cells: [String]) {
    let widths = [44, 13, 13, 6, 9, 7, 5, 9]
    print("| " + zip(cells, widths).map(padded).joined(separator: " | "))
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The exit code of a build and the number of findings.
  private func verdict(_ compilation: Compilation) -> String {
    "exit \(compilation.hasErrors ? 1 : 0), \(compilation.findings.count)"
  }

  private func counts(of themes: [TokensFile.Theme]) -> String {
    let counts = themes.map(\.tokens.count)
    guard let least = counts.min(), let most = counts.max() else { return "-" }
    return least == most ? "\(least)" : "\(least)–\(most)"
  }

  /// The number of findings of each rule, the most frequent first.
  private func tally(_ findings: [Diagnostic]) -> String {
    Dictionary(grouping: findings, by: \.rule).map { ($1.count, $0.rawValue) }
      .sorted { ($1.0, $0.1) < ($0.0, $1.1) }
      .map { "\($0) \($1)" }.joined(separator: ", ")
  }
}
