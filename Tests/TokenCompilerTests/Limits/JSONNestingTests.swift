import Testing
import TokenCompiler
import TokenModel

/// Nested values, up to the depth that libjansson reads.
@Suite struct JSONNestingTests {
  /// A file whose only value is at a depth: a number, in a token, in groups.
  private func tokens(depth: Int) -> String {
    String(repeating: #"{"g":"#, count: depth - 2) + one
      + String(repeating: "}", count: depth - 2)
  }

  /// The path of that token, with `g` as each of its names.
  private func path(depth: Int, separator: String) -> String {
    repeatElement("g", count: depth - 2).joined(separator: separator)
  }

  @Test func `a token at the largest depth is resolved`() {
    let compilation = resolved(tokens: tokens(depth: jsonNestingLimit))
    #expect(compilation.marks == [])
    let path = path(depth: jsonNestingLimit, separator: "/")
    #expect(compilation.token(path) == #"{"type": "number", "value": 1}"#)
  }

  @Test func `a token one level deeper is a finding`() {
    let compilation = resolved(tokens: tokens(depth: jsonNestingLimit + 1))
    #expect(compilation.findings.map(\.rule) == [.invalidJSON])
    #expect(
      compilation.findings.first?.message
        == "objects and arrays are nested deeper than \(jsonNestingLimit) levels, the limit")
  }

  @Test(arguments: ["[", #"{"a":"#, #"[{"a":"#])
  func `what never ends is a finding`(opening: String) {
    let compilation = resolved(tokens: String(repeating: opening, count: 100_000))
    #expect(compilation.findings.map(\.rule) == [.invalidJSON])
  }

  @Test func `a deep alias and a deep base are resolved`() {
    let path = path(depth: jsonNestingLimit, separator: ".")
    let compilation = resolved(
      tokens: """
        \(tokens(depth: jsonNestingLimit).dropLast()), "a": { "$value": "{\(path)}" },
          "b": { "$extends": "{\(path.dropLast(2))}" } }
        """)
    #expect(compilation.marks == [])
    #expect(compilation.token("a")?.hasPrefix(#"{"type": "number", "value": 1, "#) == true)
    #expect(compilation.token("b/g") == #"{"type": "number", "value": 1}"#)
  }
}
