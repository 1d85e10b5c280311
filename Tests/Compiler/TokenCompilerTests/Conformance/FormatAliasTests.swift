import TokenTesting

/// References in braces (Format 7.1 to 7.2).
@Suite struct FormatAliasTests {
  @Test(arguments: ["x {c}", "{c} ", " {c}", "c", "\\u007Bc", "c}"])
  func `F-080: a string that is not entirely a reference is a value`(text: String) {
    let built = Built(#"{ "c": \#(number()), "a": { "$type": "number", "$value": "\#(text)" } }"#)
    #expect(built.faults == ["/a/$value"])
  }

  @Test(arguments: ["{}", "{a..b}", "{.a}", "{a.}", "{{a}}", "{.}", "{ }", "{a.b}{a.b}"])
  func `F-081: malformed references are reported at their place`(text: String) {
    let built = Built(
      #"{ "a": { "b": \#(number()) }, "t": { "$type": "number", "$value": "\#(text)" } }"#)
    #expect(built.errors == ["unresolved-alias /t/$value"])
  }

  @Test(arguments: ["{g}", "{c.components}", "{c.components.0}", "{c.$value}", "{g.x.value}"])
  func `F-083: a reference ends at a token`(text: String) {
    let built = Built(
      """
      { "c": \(gray(0)), "g": { "x": \(pixels(1)) },
        "a": { "$type": "number", "$value": "\(text)" } }
      """)
    #expect(built.errors == ["unresolved-alias /a/$value"])
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]])
  func `F-084: chains are resolved in any order`(order: [Int]) {
    let links = [
      #""a": { "$value": "{b}" }"#, #""b": { "$value": "{c}" }"#, ##""c": { "$ref": "#/d" }"##,
      #""d": \#(pixels(4))"#,
    ]
    let built = Built("{ \(order.map { links[$0] }.joined(separator: ", ")) }")
    #expect(built.errors == [])
    for name in ["a", "b", "c", "d"] {
      #expect(built.value(name) == length(4))
      #expect(built.token(name)?["type"] == "dimension")
    }
  }

  /// Tokens in a cycle, and every place that a finding must show.
  @Test(arguments: [
    (#""a": { "$value": "{a}" }"#, ["/a/$value"]),
    (
      #""a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{a}" }"#,
      ["/a/$value", "/b/$value", "/c/$value"]
    ),
    (
      ##""a": { "$value": "{b}" }, "b": { "$ref": "#/c" }, "##
        + ##""c": { "$value": { "$ref": "#/a/$value" } }"##, ["/a/$value", "/b/$ref", "/c/$value"]
    ),
    (
      #""a": { "$type": "gradient", "$value": ["{b}"] }, "#
        + #""b": { "$type": "gradient", "$value": ["{a}"] }"#, ["/a/$value", "/b/$value"]
    ),
  ]) func `F-085: a cycle is reported with every member, without tokens that lead into it`(
    tokens: String, places: [String]
  ) {
    let built = Built(#"{ \#(tokens), "in": { "$value": "{a}" }, "after": { "$value": "{in}" } }"#)
    let findings = built.compilation.findings.filter { $0.rule == .aliasCycle }
    let named = findings.flatMap { [$0.place] + $0.related.map(\.place) }.map(built.location)
    for place in places {
      #expect(named.contains { $0.hasPrefix(place) }, "\(place) is not among \(named)")
    }
    #expect(built.errors.allSatisfy { $0.hasPrefix("alias-cycle ") })
    #expect(built.themes.isEmpty)
  }

  private func chain(_ value: Double) -> Built {
    Built(
      """
      { "c": \(pixels(value)), "b": { "$value": "{c}" }, "a": { "$value": "{b}" },
        "s": { "$type": "strokeStyle", "$value": { "dashArray": ["{a}"], "lineCap": "butt" } } }
      """)
  }

  @Test func `F-086: references are kept, and a changed target changes all of them`() {
    #expect(["a", "b", "c"].map { chain(1).token($0)?["alias"]?.text } == ["b", "c", nil])
    for value in [1.0, 2] {
      #expect(chain(value).value("a") == length(value))
      #expect(chain(value).value("s", "dashArray", "0") == length(value))
    }
  }

  /// Positions in simple values, and positions in composite values that do not take tokens.
  @Test(arguments: [
    ("dimension", #"{ "value": "{n}", "unit": "px" }"#, "/value"),
    ("dimension", #"{ "value": 1, "unit": "{n}" }"#, "/unit"),
    ("duration", #"{ "value": "{n}", "unit": "ms" }"#, "/value"),
    ("duration", #"{ "value": 1, "unit": "{n}" }"#, "/unit"),
    ("fontFamily", #"["A", "{f}"]"#, "/1"), ("cubicBezier", #"[0, "{n}", 1, 1]"#, "/1"),
    ("color", #"{ "colorSpace": "{f}", "components": [0, 0, 0] }"#, "/colorSpace"),
    ("color", #"{ "colorSpace": "srgb", "components": "{f}" }"#, "/components"),
    ("color", #"{ "colorSpace": "srgb", "components": [0, "{n}", 0] }"#, "/components/1"),
    ("color", #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": "{n}" }"#, "/alpha"),
    ("color", #"{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "{f}" }"#, "/hex"),
    ("strokeStyle", #"{ "dashArray": "{d}", "lineCap": "butt" }"#, "/dashArray"),
    ("strokeStyle", #"{ "dashArray": ["{d}"], "lineCap": "{f}" }"#, "/lineCap"),
  ]) func `F-087: braces cannot be a part of a simple value`(
    type: String, value: String, place: String
  ) {
    let built = Built(
      """
      { "n": \(number(0.5)), "d": \(pixels(1)), "f": { "$type": "fontFamily", "$value": "A" },
        "t": { "$type": "\(type)", "$value": \(value) } }
      """)
    #expect(built.faults == ["/t/$value\(place)"])
  }
}
