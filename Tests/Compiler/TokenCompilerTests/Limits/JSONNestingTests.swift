import TokenTesting

@testable import TokenOutputs

/// Groups up to their limit, and values up to the depth limit of libjansson.
@Suite struct JSONNestingTests {
  @Test func `a deep alias and a deep base are resolved`() {
    let path = repeatElement("g", count: 129).joined(separator: ".")
    let groups = String(repeating: #"{"g":"#, count: 129) + one + String(repeating: "}", count: 128)
    let compilation = resolved(
      tokens: """
        \(groups), "a": { "$value": "{\(path)}" },
          "b": { "$extends": "{\(path.dropLast(2))}" } }
        """)
    #expect(compilation.marks == [])
    #expect(compilation.token("a")?.hasPrefix(#"{"type": "number", "value": 1, "#) == true)
    #expect(compilation.token("b/g") == #"{"type": "number", "value": 1}"#)
  }

  @Test func `deep extensions are written on a small stack`() async {
    let depth = jsonNestingLimit - 3
    let deep =
      String(repeating: #"{"e":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    let text = #"{ "t": { "$type": "number", "$value": 1, "$extensions": \#(deep) } }"#
    let tokens = analyze(sources(["t.tokens.json": text])).analysis.tokens
    let written = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: tokens.json) }
      thread.stackSize = 64 << 10
      thread.start()
    }
    #expect(String(decoding: written, as: UTF8.self).contains(#""e": 1}"#))
  }
}
