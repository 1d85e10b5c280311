import Testing
import TokenJSON

/// A translation is laid out like the files that people write.
@Suite struct LayoutTests {
  private func laidOut(_ text: String) throws -> String {
    String(decoding: try TranslatedJSON(json5: Array(text.utf8)).text, as: UTF8.self)
  }

  @Test func `a token is on one line, and a group is not`() throws {
    let text = "{g:{$type:'number',a:{$value:1,$extensions:{x:[]}},empty:{}},$description:'d'}"
    #expect(
      try laidOut(text) == """
        {
          "g": {
            "$type": "number",
            "a": { "$value": 1, "$extensions": { "x": [] } },
            "empty": {}
          },
          "$description": "d"
        }

        """)
  }

  @Test func `a value that is too long for a line has a line for each member`() throws {
    let (shorter, long) = (String(repeating: "x", count: 80), String(repeating: "x", count: 100))
    #expect(
      try laidOut("{a:{b:'\(shorter)',c:[1,2]},d:[{e:1},'\(long)']}") == """
        {
          "a": { "b": "\(shorter)", "c": [1, 2] },
          "d": [
            { "e": 1 },
            "\(long)"
          ]
        }

        """)
  }

  @Test func `numbers are not split`() throws {
    let numbers = (1...60).map(String.init).joined(separator: ", ")
    #expect(try laidOut("[\(numbers)]") == "[\(numbers)]\n")
  }

  @Test func `deep values are not indented further`() throws {
    let long = String(repeating: "x", count: 130)
    let text = String(repeating: "{a:", count: 40) + "'\(long)'" + String(repeating: "}", count: 40)
    let lines = try laidOut(text).split(separator: "\n")
    #expect(lines.count == 33)
    #expect(
      lines.contains { $0.hasPrefix(String(repeating: " ", count: 32) + "\"a\": { \"a\": { ") })
  }
}
