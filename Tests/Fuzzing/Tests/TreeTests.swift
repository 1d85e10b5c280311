import RandomNumbers
import Testing
import TokenModel

/// The tree that mutations change, and the second JSON reader.
@Suite struct TreeTests {
  @Test(arguments: [
    "{}", "[ ]", "{\"a\": [1, -0.5e+3, \"\\u00e9\\ud83d\\ude00\"], \"a\": null}", "\u{FEFF}true",
  ]) func `a written tree is read as the same tree`(text: String) throws {
    let tree = try #require(TreeReader.read(Array(text.utf8)))
    #expect(TreeReader.read(tree.text) == tree)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "01", "1.", "+1", "nul", "\"\\x\"", "\"\\ud800\"", "\"\\u0000\"",
    "\"\n\"", "1e999", "1 2", "\u{FEFF}\u{FEFF}1", "// x\n1",
  ]) func `texts that violate RFC 8259 or the limits are not read`(text: String) {
    #expect(TreeReader.read(Array(text.utf8)) == nil)
  }

  @Test func `an archive can be written and read`() {
    let bytes = Array("{}\n#file b.json\n[]\n\n#file c.json\n1".utf8)
    let archive = Archive(bytes, main: "a.json")
    #expect(archive.files.map(\.path) == ["a.json", "b.json", "c.json"])
    #expect(archive.files.map { String(decoding: $0.text, as: UTF8.self) } == ["{}", "[]\n", "1"])
    #expect(archive.bytes(main: "a.json") == bytes)
  }

  @Test func `changed trees are mostly valid JSON and different`() throws {
    let seed = Array(#"{"a": {"$type": "color", "$value": [1, "x"]}, "b": true}"#.utf8)
    let tree = try #require(TreeReader.read(seed))
    let texts = (0..<200).map { seed -> [UInt8] in
      var mutator = TreeMutator(random: SplitMix(seed: UInt64(seed)), pool: [tree])
      return mutator.mutate(tree).text
    }
    #expect(Set(texts).count > 150)
    #expect(texts.count { TreeReader.read($0) != nil } > 150)
  }
}
