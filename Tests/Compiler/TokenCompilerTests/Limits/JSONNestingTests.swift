import TokenTesting

@testable import TokenOutputs

/// Nested values, up to the depth limit of libjansson.
@Suite struct JSONNestingTests {
  /// A file with one token in nested groups, whose value is at a depth.
  private func tokens(depth: Int) -> String {
    String(repeating: #"{"g":"#, count: depth - 2) + one + String(repeating: "}", count: depth - 2)
  }

  /// The path of the token. Every name in it is `g`.
  private func path(depth: Int, separator: String) -> String {
    repeatElement("g", count: depth - 2).joined(separator: separator)
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

  @Test func `a deep token is written on a small stack`() async {
    let project = sources(["t.tokens.json": tokens(depth: jsonNestingLimit)])
    let tokens = analyze(project).analysis.tokens
    let written = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: tokens.json) }
      thread.stackSize = 64 << 10
      thread.start()
    }
    let path = path(depth: jsonNestingLimit, separator: "/")
    #expect(String(decoding: written, as: UTF8.self).contains("\"\(path)\": {"))
  }
}
