import TokenTesting

/// Files of this repository, truncated after each byte. The result is an error with a place in the text
/// and no files.
@Suite struct TruncationTests {
  @Test(arguments: [
    (FuzzTarget.tokens, "tokens/counter.light.tokens.json"),
    (.resolver, "tokens/eb.resolver.json"), (.contracts, "tokens/counter.contract.json"),
    (.project, "tincture.json"),
  ])
  func `a file truncated anywhere is an error at its end`(target: FuzzTarget, path: String) throws {
    let whole = [UInt8](try Data(contentsOf: packageFolder.appending(path: path)))
    var refused = 0
    for count in 0..<whole.count {
      let text = Array(whole[..<count])
      let files =
        [SourceFile(path: target.main, text: text)]
        + target.files(in: []).filter { $0.path != target.main }
      let (sources, projectFindings) = assembled(files)
      let compilation = compile(sources)
      let findings = projectFindings + compilation.findings
      try TextPlaces(files).check(projectFindings)
      try TextPlaces(files).check(compilation.findings)
      guard TreeReader.read(text) == nil else { continue }
      refused += 1
      let faults = findings.filter { $0.rule == .invalidJSON && $0.place.file == target.main }
      #expect(faults.count == 1 && faults[0].severity == .error, "truncated after \(count)")
      if target != .project { #expect(compilation.files.isEmpty, "truncated after \(count)") }
    }
    #expect(refused >= whole.count - 2)
  }
}
