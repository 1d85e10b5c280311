import Testing
import TokenJSON

/// Valid and invalid JSON by class, with the places of faults.
@Suite struct JSONSuiteTests {
  @Test(
    arguments: [
      JSONSuite.structure, JSONSuite.numbers, JSONSuite.escapes, JSONSuite.nul, JSONSuite.encodings,
      JSONSuite.blanks, JSONSuite.nesting,
    ].flatMap { $0 })
  func `a text is read, or rejected at its place`(_ wanted: JSONCase) { expect(wanted) }

  @Test(arguments: JSONSuite.duplicates)
  func `duplicate keys are read and reported`(_ wanted: JSONCase) throws {
    expect(wanted)
    #expect(try JSONDocument(wanted.text).hasDuplicates)
    #expect(SourceMap(wanted.text).duplicates().count == 1)
  }

  @Test(arguments: [
    ("[1,]", "]"), ("[1 2]", "2"), ("[nul]", "nul"), ("[NaN]", "NaN"), ("{}x", "x"),
    ("[1e999]", "1e999"),
  ]) func `a fault has the invalid word`(text: String, word: String) {
    #expect { try JSONDocument(Array(text.utf8)) } throws: { ($0 as? JSONFault)?.found == word }
    let bytes: [UInt8] = [0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D]
    #expect { try JSONDocument(bytes) } throws: { ($0 as? JSONFault)?.found == "0xED" }
  }

  private func expect(_ wanted: JSONCase, _ location: SourceLocation = #_sourceLocation) {
    do {
      _ = try JSONDocument(wanted.text)
      #expect(wanted.fault == nil, "accepted", sourceLocation: location)
    } catch {
      #expect(wanted.fault?.kind == error.kind, sourceLocation: location)
      #expect(wanted.fault?.offset == error.offset, sourceLocation: location)
    }
  }
}
