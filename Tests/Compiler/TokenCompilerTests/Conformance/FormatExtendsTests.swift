import TokenTesting

/// Groups that extend others (Format 6.4).
@Suite struct FormatExtendsTests {
  @Test(arguments: [
    #""$extends": "{d.a}""#, ##""$extends": "#/d/a""##, ##""$extends": "#/d/%61""##,
  ]) func `F-061: braces and pointers name the same group`(extends: String) {
    let built = Built(#"{ "d": { "a": { "x": \#(number(5)) } }, "b": { \#(extends) } }"#)
    #expect(built.errors == [])
    #expect(built.value("b/x") == 5)
  }

  /// Groups in a cycle, and every place that a finding must show.
  @Test(arguments: [
    (#""a": { "$extends": "{a}" }"#, ["/a/$extends"]),
    (
      #""a": { "$extends": "{b}" }, "b": { "$extends": "{c}" }, "c": { "$extends": "{a}" }"#,
      ["/a/$extends", "/b/$extends", "/c/$extends"]
    ),
    (
      ##""a": { "$extends": "#/b" }, "b": { "$ref": "#/a" }, "in": { "$extends": "{a}" }"##,
      ["/a/$extends", "/b/$ref"]
    ),
    (#""a": { "x": \#(number()), "b": { "c": { "$extends": "{a}" } } }"#, ["/a/b/c/$extends"]),
  ]) func `F-066: a cycle is reported with every group in it`(groups: String, places: [String]) {
    let built = Built("{ \(groups) }")
    let findings = built.compilation.findings.filter { $0.rule.rawValue == "extends-cycle" }
    let named = findings.flatMap { [$0.place] + $0.related.map(\.place) }.map(built.location)
    #expect(Set(named).isSuperset(of: places), "\(built.errors)")
    #expect(built.errors.allSatisfy { $0.hasPrefix("extends-cycle ") })
  }

  @Test(arguments: [
    #""a": { "x": \#(number()) }, "b": { "$extends": "{a}", "x": { "y": \#(number()) } }"#,
    #""a": { "x": { "y": \#(number()) } }, "b": { "$extends": "{a}", "x": \#(number()) }"#,
  ])
  func `F-073: a token and a group at the same path are reported with both places`(groups: String) {
    let built = Built("{ \(groups) }")
    #expect(built.errors.map { $0.prefix { $0 != " " } } == ["conflicting-token"])
    let finding = built.compilation.findings.first
    let places = finding.map { [$0.place] + $0.related.map(\.place) } ?? []
    let named = Set(places.map { built.location(of: $0).prefix(4) })
    #expect(named.isSuperset(of: ["/a/x", "/b/x"]))
  }

  @Test func `F-074: the order in the file does not matter`() {
    let groups = [
      #""c": { "b": \#(number(1)), "$root": \#(number(2)), "a": \#(number(3)) }"#,
      #""d": { "$extends": "{c}", "a": \#(number(4)), "c": \#(number(5)) }"#,
      #""a10": \#(number(6))"#, #""a9": \#(number(7))"#,
    ]
    let one = Built("{ \(groups.joined(separator: ", ")) }")
    let other = Built("{ \(groups.reversed().joined(separator: ", ")) }")
    #expect(one.errors == [])
    #expect(one.compilation.file("tokens.json") == other.compilation.file("tokens.json"))
    #expect(
      one.themes.first?["tokens"]?.members.map(\.name)
        == ["a9", "a10", "c/$root", "c/a", "c/b", "d/$root", "d/a", "d/b", "d/c"])
  }
}
