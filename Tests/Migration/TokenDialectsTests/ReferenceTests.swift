import TokenDialects
import TokenTesting

/// References that Style Dictionary resolves and DTCG does not have: to plain values, to groups, and in
/// the middle of other text.
@Suite struct ReferenceTests {
  @Test func `groups that reference each other end`() {
    let conversion = converted([
      "t.json": ##"""
      { "a": { "x": { "value": "{b}" } }, "b": { "y": { "value": "{a}" }, "z": { "value": "#FFFFFF", "type": "color" } } }
      """##
    ])
    #expect(conversion.tokenCount < 100)
  }

  @Test func `texts that double with each alias end`() {
    let tokens = (1...40).map { number in
      "\"t\(number)\": { \"value\": \"{t\(number + 1)} {t\(number + 1)}\", \"type\": \"shadow\" }"
    }
    let conversion = converted([
      "t.json": "{ \(tokens.joined(separator: ", ")), \"t41\": { \"value\": \"1px\" } }"
    ])
    #expect(conversion.findings.count { $0.rule == .notCarried } >= 40)
  }

  @Test func `lists of shadows that refer to each other are copied up to a limit`() {
    func shadows(_ levels: Int) -> Conversion {
      let box = ##"{ "x": "1", "y": "2", "blur": "3", "color": "#000" }"##
      let tokens = (0..<levels).map { level in
        let parts = level == 0 ? box : #""{x\#(level - 1)}", "{x\#(level - 1)}""#
        return #""x\#(level)": { "type": "boxShadow", "value": [\#(parts)] }"#
      }
      return converted(["t.json": "{ \(tokens.joined(separator: ", ")) }"])
    }
    let few = shadows(5)
    #expect(!few.hasErrors)
    #expect(few.text("t.tokens.json").split(separator: "\"{x0}\"").count == 1 + 2 + 4 + 8 + 16)
    let many = shadows(40)
    #expect(
      many.findings.filter { $0.rule == .limitExceeded }.map(\.message) == [
        "'x14': references copy more than 20000 layers, stops and fonts in all; reference long lists in fewer tokens"
      ])
    #expect(many.tokenCount == 14)
    #expect(many.account[.leftOut] == 26)
  }

  @Test(arguments: [
    ("gradient", ##"{ "color": "#000", "position": 0 }"##),
    ("shadow", ##"{ "x": "1px", "y": "2px", "color": "#000" }"##),
    ("fontFamily", "Inter"), ("dimension", ""),
  ])
  func `lists of another type cannot grow without limit`(type: String, leaf: String) {
    let isText = !leaf.hasPrefix("{")
    func token(_ name: String, _ type: String, _ items: [String]) -> String {
      let list = items.joined(separator: ", ")
      return
        #""\#(name)": { "type": "\#(type)", "value": \#(isText ? "\"\(list)\"" : "[\(list)]") }"#
    }
    func alias(_ number: Int) -> String { isText ? "{t\(number)}" : "\"{t\(number)}\"" }
    var tokens = (1...16).map {
      token("t\($0)", "asset", Array(repeating: alias($0 + 1), count: 12))
    }
    tokens += [token("t17", "asset", [leaf]), token("use", type, [alias(1), alias(1)])]
    #expect(converted(["t.json": "{ \(tokens.joined(separator: ", ")) }"]).tokenCount == 0)
  }

  @Test func `references to groups cannot grow without limit`() {
    let leaves = (0..<400).map { "\"l\($0)\": { \"value\": \"#FFFFFF\", \"type\": \"color\" }" }
    let references = (0..<300).map { "\"r\($0)\": { \"value\": \"{base}\" }" }
    let conversion = converted([
      "t.json":
        "{ \"base\": { \(leaves.joined(separator: ", ")) }, \"all\": { \(references.joined(separator: ", ")) } }"
    ])
    #expect(conversion.findings.map(\.rule).contains(.limitExceeded))
  }
}
