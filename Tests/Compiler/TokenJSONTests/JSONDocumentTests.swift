import Testing
import TokenJSON

/// A valid text is read as an ordered tree.
@Suite struct JSONDocumentTests {
  @Test func `members keep the order of the text`() throws {
    let document = try JSONDocument(Array(#"{"z":1,"a":{},"é":[],"0":null}"#.utf8))
    let keys = try #require(document.root.object).map(\.key.string)
    #expect(keys == ["z", "a", "é", "0"])
    #expect(document.root.object?.count == 4)
  }

  @Test func `every kind of value is recognized`() throws {
    let document = try JSONDocument(Array(#"[{}, [], "s", 1, -0.5, true, null]"#.utf8))
    let items = try #require(document.root.array)
    #expect(items.map(\.kind) == [.object, .array, .string, .number, .number, .boolean, .null])
    #expect(items[2].string == "s" && items[2].number == nil && items[2].object == nil)
    #expect(items[3].number == 1 && items[3].string == nil && items[3].boolean == nil)
    #expect(items[4].number == -0.5)
    #expect(items[5].boolean == true && items[5].number == nil)
    #expect(items[0].array == nil && items[6].string == nil)
  }

  @Test func `a member is found by its bytes`() throws {
    let document = try JSONDocument(Array(#"{"e\u0301": 1, "\u00e9": 2}"#.utf8))
    #expect(document.root["e\u{301}"]?.number == 1)
    #expect(document.root["\u{E9}"]?.number == 2)
    #expect(document.root["e"] == nil)
    #expect(document.root["e\u{301}"]?["x"] == nil)
  }

  @Test func `strings keep every character`() throws {
    let document = try JSONDocument(Array(#"["\"\\\/\b\f\n\r\t", "\ud83d\ude00", "é"]"#.utf8))
    let items = try #require(document.root.array)
    #expect(items[0].string == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(items[1].string == "😀")
    #expect(items[2].bytes.map { $0 == "é" } == true)
    #expect(items[2].bytes.map { $0 == "e" } == false)
  }

  @Test func `numbers are the nearest double`() throws {
    let document = try JSONDocument(Array("[0.1, 1e2, -0, 9007199254740993, 1E-7]".utf8))
    let numbers = try #require(document.root.array).map(\.number)
    #expect(numbers == [0.1, 100, 0, 9_007_199_254_740_992, 1e-7])
  }
}
