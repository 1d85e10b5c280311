import TokenTesting

@testable import TokenThemes

/// Large numbers of modifiers, contexts and sets (Resolver 4).
@Suite struct ThemeLimitTests {
  /// Modifiers with two contexts, `a` and `b`, each with a token in `b`, and perhaps in `a`.
  private func modifiers(_ count: Int, base: String? = nil) -> String {
    let modifiers = object(0..<count) { number in
      let tokens = #"{ "t\#(number)": \#(one) }"#
      let first = base.map { #"{ "t\#(number)": \#($0) }"# } ?? ""
      return
        #""m\#(number)": { "contexts": { "a": [\#(first)], "b": [\#(tokens)] }, "default": "a" }"#
    }
    let order = list(0..<count) { ##"{ "$ref": "#/modifiers/m\##($0)" }"## }
    return #""modifiers": \#(modifiers), "resolutionOrder": \#(order)"#
  }

  /// A set, and a modifier with a number of contexts that have one token each.
  private func contexts(_ count: Int, set: String = "{ }") -> String {
    let contexts = object(0..<count) { #""c\#($0)": [{ "t": \#(one) }]"# }
    return """
      "resolutionOrder": [{ "type": "set", "name": "s", "sources": [\(set)] },
        { "type": "modifier", "name": "m", "contexts": \(contexts) }]
      """
  }

  @Test(arguments: [11, 24, 62])
  func `modifiers can make any number of themes that can be counted`(count: Int) throws {
    let two = #"{ "$type": "number", "$value": 2 }"#
    let compilation = resolved(resolver: modifiers(count, base: two))
    #expect(compilation.marks == [])
    let tokens = compilation.lines.filter { $0.contains(#""type""#) }
    #expect(tokens.count == 2 * count)
    #expect(tokens.allSatisfy { $0.contains(#""holds": {"m"#) })
    #expect(compilation.lines.contains(#""layout": "tokens""#))
  }

  @Test(arguments: [64, 1000])
  func `modifiers that make too many themes to count exceed the limit`(count: Int) {
    #expect(resolved(resolver: modifiers(count)).findings.map(\.rule) == [.limitExceeded])
  }

  @Test func `an input chooses one theme of a thousand modifiers`() {
    let compilation = resolved(
      resolver: modifiers(1000), settings: #""inputs": [{ "m5": "b", "m999": "b" }]"#)
    #expect(compilation.marks == [])
    #expect(
      compilation.lines.filter { $0.contains(#""type""#) }.map { $0.prefix(6) } == [
        #""t5": "#, #""t999""#,
      ])
  }

  @Test func `themes up to the limit are listed one by one, and more by token`() {
    let built = resolved(resolver: contexts(themeLimit))
    #expect(built.marks == [])
    #expect(built.lines.count { $0.hasPrefix("\"t\": ") } == themeLimit)
    let short = resolved(resolver: contexts(themeLimit + 1))
    #expect(short.marks == [])
    #expect(short.lines.count { $0.contains(#""type""#) } == 1)
  }

  @Test func `more values of all tokens than the limit are an error`() {
    let count = evaluationLimit / themeLimit + 1
    let compilation = resolved(
      resolver: contexts(themeLimit, set: object(0..<count) { "\"k\($0)\": \(one)" }))
    #expect(compilation.findings.map(\.rule) == [.limitExceeded])
    #expect(compilation.findings.first?.message.contains("but the limit is 10000000") == true)
  }

  @Test func `more tokens in all evaluated themes than the limit are an error`() {
    let count = themedTokenLimit / themeLimit + 1
    let modifiers = list(0..<10) { number in
      let contexts = #""a": [], "b": [{ "t": \#(one) }]"#
      return #"{ "type": "modifier", "name": "m\#(number)", "contexts": { \#(contexts) } }"#
    }
    let set = object(0..<count) { "\"k\($0)\": \(one)" }
    let compilation = resolved(
      resolver: """
        "resolutionOrder": [{ "type": "set", "name": "s", "sources": [\(set)] },
          \(modifiers.dropFirst())
        """)
    #expect(compilation.findings.map(\.rule) == [.limitExceeded])
    #expect(compilation.findings.first?.message.contains("more than the limit of 64000000") == true)
  }

  // MARK: Sets

  /// Sets that each list the previous one a number of times.
  private func sets(_ count: Int, times: Int) -> String {
    let sets = object(0..<count) { number in
      let source = ##"{ "$ref": "#/sets/s\##(number - 1)" }"##
      let sources = list(0..<times) { _ in source }
      return #""s\#(number)": { "sources": \#(number == 0 ? "[{ \"t\": \(one) }]" : sources) }"#
    }
    return ##""sets": \##(sets), "resolutionOrder": [{ "$ref": "#/sets/s\##(count - 1)" }]"##
  }

  @Test func `sets that double are read once`() {
    let compilation = resolved(resolver: sets(200, times: 2))
    #expect(compilation.marks == [])
    #expect(compilation.token("t") == #"{"type": "number", "value": 1}"#)
  }
}
