import Testing
import TokenCompiler
import TokenModel
import TokenTesting

/// Aliases are resolved, and broken ones are reported once (Format 7).
@Suite struct AliasTests {
  private let number = #"{ "$type": "number", "$value": 1 }"#

  @Test func `chains of aliases are resolved in any order`() {
    let text =
      #"{ "a": { "$value": "{b}" }, "b": { "$value": "{g.c}" }, "g": { "c": \#(number) } }"#
    let compilation = compiled(tokens: text)
    #expect(compilation.marks == [])
    #expect(compilation.value(of: "a") == "1")
  }

  @Test(arguments: [true, false])
  func `a chain of ten thousand is followed`(forward: Bool) {
    let links = (0..<10_000).map { #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"# }
    let all = links + [#""t10000": \#(number)"#]
    let compilation = compiled(
      tokens: "{ \((forward ? all : all.reversed()).joined(separator: ",\n")) }")
    #expect(compilation.marks == [])
    #expect(compilation.value(of: "t0") == "1")
  }

  @Test func `a cycle is reported once, with its members as notes`() {
    let one = compiled(tokens: #"{ "a": { "$type": "number", "$value": "{a}" } }"#)
    #expect(one.marks == ["alias-cycle 1:39 a"])
    let two = compiled(tokens: #"{ "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }"#)
    #expect(two.named == ["alias-cycle a"])
    #expect(two.findings[0].related.map { [$0.place.line, $0.place.column] } == [[1, 46]])
    let three = compiled(
      tokens: #"{ "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{a}" } }"#)
    #expect(three.named == ["alias-cycle a"])
    #expect(three.findings[0].related.count == 2)
    #expect(three.findings[0].message.contains("a → b → c → a"))
  }

  @Test func `an alias of a token in a cycle is not reported again`() {
    let text = """
      { "in": { "$value": "{b}" }, "a": { "$value": "{b}" }, "b": { "$value": "{a}" },
        "after": { "$value": "{in}" } }
      """
    #expect(compiled(tokens: text).named == ["alias-cycle a"])
  }

  @Test func `a cycle through parts of composite values is reported`() {
    let text = """
      { "s": { "$type": "gradient", "$value": [{ "color": "{c}", "position": 0 }, "{t}"] },
        "t": { "$type": "gradient", "$value": ["{s}"] },
        "c": { "$type": "color", "$value": \(color("#112233")) } }
      """
    #expect(compiled(tokens: text).named == ["alias-cycle s"])
  }

  @Test func `a broken alias is reported at its place, and aliases of it are not`() {
    let text = #"{ "a": { "$type": "number", "$value": "{nope}" }, "b": { "$value": "{a}" } }"#
    #expect(compiled(tokens: text).marks == ["unresolved-alias 1:39 a"])
  }

  @Test(arguments: ["{g}", "{}", "{g.}", "{.t}", "{g..t}", "{{t}}", "{g/t}", "{t.$value}", "{G.t}"])
  func `an alias must name a token by its full path`(alias: String) {
    let text = #"{ "g": { "t": \#(number) }, "a": { "$type": "number", "$value": "\#(alias)" } }"#
    #expect(compiled(tokens: text).named == ["unresolved-alias a"])
  }

  @Test(arguments: ["{t", "t}", "x {t}", "{t} ", "t"])
  func `a string that is not entirely an alias is a value`(value: String) {
    let text = #"{ "t": \#(number), "a": { "$type": "number", "$value": "\#(value)" } }"#
    #expect(compiled(tokens: text).named == ["invalid-value a"])
  }

  @Test func `parts of composite values can be aliases of the right type`() {
    let text = """
      { "c": { "$type": "color", "$value": \(color("#112233")) },
        "d": { "$type": "dimension", "$value": { "value": 3, "unit": "px" } },
        "k": { "$type": "strokeStyle", "$value": "dotted" },
        "b": { "$type": "border", "$value": { "color": "{c}", "width": "{d}", "style": "{k}" } },
        "e": { "$type": "border", "$value": { "color": "{d}", "width": "{nope}", "style": "{b}" } } }
      """
    let compilation = compiled(tokens: text)
    #expect(
      compilation.marks
        == ["type-mismatch 5:50 e", "unresolved-alias 5:66 e", "type-mismatch 5:85 e"])
    let good = compiled(tokens: text.replacingLine(5, with: "}"))
    #expect(good.value(of: "b") == "3px dotted #112233")
  }

  @Test func `simple values cannot contain an alias`() {
    let text = """
      { "n": \(number), "d": { "$type": "dimension", "$value": { "value": "{n}", "unit": "px" } },
        "z": { "$type": "cubicBezier", "$value": ["{n}", 0, 1, 1] } }
      """
    #expect(compiled(tokens: text).named == ["invalid-value d", "invalid-value z"])
  }

  @Test func `a layer and a stop can be aliases of one layer and one stop`() {
    let stop = #"{ "color": \#(color("#112233")), "position": 0 }"#
    let text = """
      { "one": { "$type": "gradient", "$value": [\(stop)] },
        "two": { "$type": "gradient", "$value": ["{one}", "{one}"] },
        "bad": { "$type": "gradient", "$value": ["{two}"] } }
      """
    let compilation = compiled(tokens: text)
    #expect(compilation.marks == ["multi-layer-item 3:44 bad"])
  }
}

extension String {
  /// The text with a line replaced. The first line is 1.
  fileprivate func replacingLine(_ number: Int, with line: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[number - 1] = line
    lines[number - 2] = String(lines[number - 2].dropLast())
    return lines.joined(separator: "\n")
  }
}
