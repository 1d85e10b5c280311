import TokenTesting

/// Groups that extend others (Format 6.4).
@Suite struct FormatExtendsTests {
  @Test func `F-060: tokens, groups and properties are inherited, and local ones override them`() {
    let built = Built(
      """
      { "a": { "$type": "number", "x": { "$value": 1 }, "g": { "y": { "$value": 2 } } },
        "b": { "$extends": "{a}", "x": { "$value": 3 }, "z": { "$value": 4 } } }
      """)
    #expect(built.errors == [])
    #expect(built.paths() == ["a/g/y", "a/x", "b/g/y", "b/x", "b/z"])
    #expect(built.paths().map { built.value($0) } == [2, 1, 2, 3, 4])
  }

  @Test(arguments: [
    #""$extends": "{d.a}""#, ##""$extends": "#/d/a""##, ##""$extends": "#/d/%61""##,
  ])
  func `F-061: braces and pointers name the same group`(extends: String) {
    let built = Built(#"{ "d": { "a": { "x": \#(number(5)) } }, "b": { \#(extends) } }"#)
    #expect(built.errors == [])
    #expect(built.value("b/x") == 5)
  }

  @Test func `F-063: a group with a reference extends its target`() {
    let built = Built(
      """
      { "a": { "$type": "number", "x": { "$value": 1 }, "y": { "$value": 2 } },
        "b": { "$ref": "#/a", "y": { "$value": 3 } }, "c": { "$ref": "#/b" } }
      """)
    #expect(built.errors == [])
    #expect(["b/x", "b/y", "c/x", "c/y"].map { built.value($0) } == [1, 3, 1, 3])
  }

  @Test func `F-064: a group cannot extend a token`() {
    let built = Built(#"{ "t": \#(number()), "b": { "$extends": "{t}" } }"#)
    #expect(built.errors == ["unresolved-reference /b/$extends"])
  }

  @Test func `F-065: extending a missing group is reported once`() {
    let built = Built(#"{ "b": { "$extends": "{nope}" }, "c": { "$extends": "{b}" } }"#)
    #expect(built.errors == ["unresolved-reference /b/$extends"])
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
  ])
  func `F-066: a cycle is reported with every group in it`(groups: String, places: [String]) {
    let built = Built("{ \(groups) }")
    let findings = built.compilation.findings.filter { $0.rule.rawValue == "extends-cycle" }
    let named = findings.flatMap { [$0.place] + $0.related.map(\.place) }.map(built.location)
    #expect(Set(named).isSuperset(of: places), "\(built.errors)")
    #expect(built.errors.allSatisfy { $0.hasPrefix("extends-cycle ") })
  }

  @Test func `F-067: extending merges deeply, and local tokens override those at the same path`() {
    let built = Built(
      """
      { "a": { "g": { "x": \(pixels(1)), "y": \(pixels(1)), "h": { "z": \(pixels(1)) } } },
        "b": { "$extends": "{a}", "g": { "x": \(pixels(2)), "h": { "w": \(pixels(2)) } } } }
      """)
    #expect(built.errors == [])
    let values = ["x", "y", "h/z", "h/w"].map { built.value("b/g/\($0)", "value") }
    #expect(values == [2, 1, 1, 2])
    #expect(built.token("a/g/h/w") == nil)
  }

  @Test func `F-068: a local token replaces the whole inherited one`() {
    let old = #", "$description": "old", "$deprecated": true, "$extensions": { "org.x": 1 }"#
    let built = Built(
      """
      { "a": { "$type": "dimension", "x": \(pixels(1, old)), "y": \(pixels(1, old)) },
        "b": { "$extends": "{a}", "x": { "$value": \(length(2).json) } } }
      """)
    #expect(built.errors == [])
    #expect(built.token("b/x") == ["type": "dimension", "value": length(2)])
    #expect(built.token("b/y")?["description"] == "old")
  }

  @Test func `F-068: a local token does not get the type of the inherited one`() {
    let built = Built(
      """
      { "a": { "x": \(number(1)) },
        "b": { "$extends": "{a}", "$type": "fontWeight", "x": { "$value": 500 } } }
      """)
    #expect(built.errors == [])
    #expect(built.type("b/x") == "fontWeight")
  }

  @Test func `F-069: chains are resolved from the base, with root tokens and properties`() {
    let built = Built(
      """
      { "c": { "$extends": "{b}", "z": { "$value": 3 } },
        "b": { "$extends": "{a}", "$root": { "$value": 2 }, "y": { "$value": 2 } },
        "a": { "$type": "number", "$deprecated": "old", "$root": { "$value": 1 },
          "x": { "$value": 1 } },
        "d": { "$extends": "{c}", "$deprecated": false } }
      """)
    #expect(built.errors == [])
    #expect(["c/$root", "c/x", "c/y", "c/z"].map { built.value($0) } == [2, 1, 2, 3])
    #expect(built.paths().filter { $0.hasPrefix("d/") } == ["d/$root", "d/x", "d/y", "d/z"])
    #expect(built.paths().filter(built.isDeprecated).allSatisfy { !$0.hasPrefix("d/") })
    #expect(built.isDeprecated("c/z"))
  }

  @Test func `F-070: an inherited alias keeps its target`() {
    let built = Built(
      """
      { "a": { "c": \(gray(0)), "d": { "$value": "{a.c}" }, "e": { "$ref": "#/a/c" } },
        "b": { "$extends": "{a}", "c": \(gray(1)) } }
      """)
    #expect(built.errors == [])
    #expect(built.value("b/c", "components") == components(1))
    #expect(built.value("b/d", "components") == components(0))
    #expect(built.value("b/e", "components") == components(0))
    #expect(built.token("b/d")?["alias"] == "a/c")
  }

  @Test func `F-071: a token cannot extend anything`() {
    let built = Built(
      #"{ "a": \#(number()), "b": { "$extends": "{a}", "$type": "number", "$value": 1 } }"#)
    #expect(built.faults == ["/b/$extends"])
  }

  @Test func `F-072: inherited tokens keep their type, and local ones get the local type`() {
    let built = Built(
      """
      { "a": { "$type": "number", "p": { "$value": 1 }, "g": { "q": { "$value": 2 } } },
        "b": { "$extends": "{a}", "$type": "fontWeight", "s": { "$value": 300 } } }
      """)
    #expect(built.errors == [])
    #expect(["b/p", "b/g/q", "b/s"].map { built.type($0) } == ["number", "number", "fontWeight"])
    #expect(built.warnings.map { $0.prefix { $0 != " " } } == ["inherited-type"])
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
      #""a10": \#(number(6))"#,
      #""a9": \#(number(7))"#,
    ]
    let one = Built("{ \(groups.joined(separator: ", ")) }")
    let other = Built("{ \(groups.reversed().joined(separator: ", ")) }")
    #expect(one.errors == [])
    #expect(one.compilation.file("tokens.json") == other.compilation.file("tokens.json"))
    #expect(
      one.themes.first?["tokens"]?.members.map(\.name)
        == ["a9", "a10", "c/$root", "c/a", "c/b", "d/$root", "d/a", "d/b", "d/c"])
  }

  @Test func `F-075: a group that extends a group inside it is reported`() {
    let built = Built(#"{ "a": { "$extends": "{a.b}", "b": { "x": \#(number()) } } }"#)
    #expect(built.errors == ["extends-cycle /a/$extends"])
  }
}
