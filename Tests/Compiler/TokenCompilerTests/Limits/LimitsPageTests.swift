import TokenTesting

@testable import TokenModel
@testable import Writers

/// The maximum depth of nested values: libjansson's `JSON_PARSER_MAX_DEPTH`.
let jsonNestingLimit = 2048

/// `docs/reference/limits.md` lists every limit of the compiler.
@Suite struct LimitsPageTests {
  /// Searches the sources for limits, so that none is forgotten. Excludes those of the layout of
  /// generated Swift and of the page, the grouping of findings, and what GitHub shows.
  @Test func `the table has the numbers of the compiler`() throws {
    let lines = try Page(packageFolder.appending(path: "docs/reference/limits.md")).lines
    let numbers = lines.filter { $0.hasPrefix("| ") }.compactMap { line in
      let row = line.split(separator: " | ")
      return row.count == 5 ? Int(row[1].filter { $0 != "," }) : nil
    }
    let layout = [
      "pickedAxisLimit", "callLimit", "cellLimit", "pickedColorLimit", "lineLimit", "listLimit",
      "namedPairLimit", "noticeLimit", "relatedLimit", "columnLimit", "commentLimit",
    ]
    let folder = packageFolder.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let limits = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .matches(of: /let (\w+Limit|shownHops) = ([\d_]+)\n/)
        .filter { !layout.contains(String($0.1)) }.compactMap { Int($0.2.filter { $0 != "_" }) }
    }
    // The last one is libyaml's.
    #expect(numbers.sorted() == (limits + [jsonNestingLimit, 1000]).sorted())
    #expect(ByteLimit.factor == 64 && ByteLimit.base == 64 << 20)
    #expect(lines.contains { $0.contains("64 bytes for each byte of the files, and 64 MiB") })
  }
}
