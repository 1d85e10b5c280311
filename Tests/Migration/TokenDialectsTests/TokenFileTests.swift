import ForeignValues
import Testing
import TokenDialects
import TokenModel

@Suite struct TokenFileTests {
  private func token(_ number: Double) -> ConvertedToken {
    ConvertedToken(type: .number, value: .number(number), place: Place(file: "a.json"))
  }

  @Test func `a token at the path of a group becomes its root`() {
    var file = TokenFile(name: "a")
    file.root.insert(token(1), at: ["space"])
    file.root.insert(token(2), at: ["space", "small"])
    file.root.insert(token(3), at: ["radius", "small"])
    file.root.insert(token(4), at: ["radius"])
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        {
          "space": {
            "$root": { "$type": "number", "$value": 1 },
            "small": { "$type": "number", "$value": 2 }
          },
          "radius": {
            "small": { "$type": "number", "$value": 3 },
            "$root": { "$type": "number", "$value": 4 }
          }
        }

        """)
  }

  @Test func `inserting a token again returns the first one`() {
    var file = TokenFile(name: "a")
    #expect(file.root.insert(token(1), at: ["space"]) == nil)
    #expect(file.root.insert(token(2), at: ["space"])?.value == .number(1))
  }
}
