import Testing
import TokenCompiler
import TokenModel
import TokenTesting

/// Aliases are resolved, and broken ones are reported once (Format 7).
@Suite struct AliasTests {
  private let number = #"{ "$type": "number", "$value": 1 }"#

  @Test(arguments: [true, false])
  func `a chain of ten thousand is followed`(forward: Bool) {
    let links = (0..<10_000).map { #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"# }
    let all = links + [#""t10000": \#(number)"#]
    let compilation = compiled(
      tokens: "{ \((forward ? all : all.reversed()).joined(separator: ",\n")) }")
    #expect(compilation.marks == [])
    #expect(compilation.value(of: "t0") == "1")
  }

  @Test func `a cycle through parts of composite values is reported`() {
    let text = """
      { "s": { "$type": "gradient", "$value": [{ "color": "{c}", "position": 0 }, "{t}"] },
        "t": { "$type": "gradient", "$value": ["{s}"] },
        "c": { "$type": "color", "$value": \(color("#112233")) } }
      """
    #expect(compiled(tokens: text).named == ["alias-cycle s"])
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
