import ModeFinding
import TokenDialects
import TokenTesting

@Suite struct HostileTests {
  @Test func `names that DTCG does not allow become different names`() {
    let conversion = converted([
      "a.json": ##"""
      { "space": { "0.5": { "value": "1px", "type": "size" }, "0_5": { "value": "2px", "type": "size" } },
        "": { "value": "3px", "type": "size" }, "$": { "value": "4px", "type": "size" },
        "{x}": { "value": "5px", "type": "size" }, "a/b~c": { "value": "6px", "type": "size" },
        "bell\u0007\u202e": { "value": "7px", "type": "size" }, "use": { "value": "{space.0.5}" } }
      """##
    ])
    let built = conversion.built()
    #expect(built.errors == "")
    for (path, pixels) in [
      ("space/0_5", 2), ("space/0_5-2", 1), ("_", 3), ("_-2", 4), ("(x)", 5), ("a~1b~0c", 6),
      ("bell\\u0007\\u202e", 7), ("use", 1),
    ] {
      let line = "\"\(path)\": {\"type\": \"dimension\", \"value\": {\"value\": \(pixels), "
      #expect(built.values.contains(line), "\(path)")
    }
  }

  @Test(arguments: [
    """
    { "g": { "$root": { "in": { "value": "1px", "type": "size" } },
      "root": { "value": "2px", "type": "size" } },
      "use": { "value": "{g.$root.in}", "type": "size" },
      "h": { "$root": { "value": "3px", "type": "size" } } }
    """,
    """
    { "core": { "g": { "$root": { "in": { "value": "1px", "type": "sizing" } },
      "root": { "value": "2px", "type": "sizing" } },
      "use": { "value": "{g.$root.in}", "type": "sizing" },
      "h": { "$root": { "value": "3px", "type": "sizing" } } },
      "$themes": [], "$metadata": { "tokenSetOrder": ["core"] } }
    """,
  ])
  func `only a token can be called $root`(text: String) {
    let conversion = converted(["a.json": text])
    let built = conversion.built()
    #expect(built.errors == "")
    for pixels in 1...3 {
      #expect(built.values.contains("{\"value\": \(pixels), \"unit\": \"px\"}"))
    }
    #expect(built.values.contains("\"h/$root\""))
    #expect(conversion.messages.contains("$root"))
    #expect(conversion.messages.contains(" becomes 'g/root"))
  }

  @Test func `a name that is changed collides with no other`() {
    let conversion = converted([
      "a.json": """
      { "core": { "g": { "$root": { "in": { "value": "1px", "type": "sizing" } },
        "root": { "in": { "value": "2px", "type": "sizing" } } } },
        "$themes": [], "$metadata": { "tokenSetOrder": ["core"] } }
      """
    ])
    #expect(conversion.tokenCount == 2)
    #expect(conversion.messages.contains("'g/$root/in' becomes 'g/root-2/in'"))
  }

  @Test func `names that differ only by normalization stay different`() {
    let conversion = converted([
      "a.json":
        #"{ "caf\u00e9": { "value": 1, "type": "number" }, "cafe\u0301": { "value": 2, "type": "number" } }"#
    ])
    #expect(conversion.tokenCount == 2)
    #expect(conversion.messages == "")
  }

  @Test(arguments: ["[]", "[1, 2]", "null", "3", "\"text\"", "{}", #"{ "a": 1 }"#])
  func `a file without tokens is skipped with a finding`(_ text: String) {
    let conversion = converted(["a.json": text])
    #expect(conversion.files.isEmpty)
    #expect(conversion.findings.map(\.rule) == [.notCarried])
    #expect(!conversion.hasErrors)
  }

  @Test func `nothing is written if a file is not valid JSON`() {
    let conversion = converted([
      "a.json": "", "b.json": #"{ "a": { "value": "1px", "type": "size" } }"#,
    ])
    #expect(conversion.refusal != nil && conversion.files.isEmpty)
    #expect(conversion.findings.map(\.rule) == [.invalidJSON])
  }

  @Test(arguments: Dialect.all.filter { $0 != .resolver })
  func `no reader crashes on the files of another dialect`(_ dialect: Dialect) {
    for text in [
      "[[]]", "{}",
      #"{ "a": null, "value": 1, "$value": { "a": [] }, "meta": { "variables": { "x": 1 } } }"#,
      #"{ "meta": { "variables": { "v": { "name": "", "valuesByMode": { "m": null } } }, "variableCollections": [] } }"#,
      #"{ "t": { "$value": { "value": "{t}" } }, "u": { "value": {} }, "s": { "sets": { "light": 1 } } }"#,
      #"{ "a": { "$value": "{a}", "b": { "$value": "{" } }, "c": { "value": ["{", "}"], "type": "shadow" } }"#,
      #"{ "g": { "$type": "gradient", "$value": [] }, "t": { "$type": "typography", "$value": {} } }"#,
    ] {
      let conversion = converted(["a.json": text]) { $0.dialect = dialect }
      if !conversion.hasErrors, conversion.resolver != nil {
        #expect(conversion.built().errors == "", "\(text)")
      }
    }
  }

  @Test func `deep nesting is converted or refused, and never crashes`() {
    let text =
      String(repeating: #"{"a":"#, count: 1000) + #"{"value":"1px","type":"size"}"#
      + String(repeating: "}", count: 1000)
    #expect(converted(["a.json": text]).tokenCount == 1)
  }

  @Test func `long chains of aliases and flat files with many tokens are converted`() {
    var members = (0..<3000).map { "\"t\($0)\": { \"value\": \"{t\($0 + 1)}\" }" }
    members.append(#""t3000": { "value": "1px", "type": "size" }"#)
    let conversion = converted(["a.json": "{ \(members.joined(separator: ",\n")) }"])
    #expect(conversion.tokenCount == 3001)
    #expect(conversion.messages == "")
  }

  @Test func `cyclic aliases and aliases of them are left out, with a finding each`() {
    let conversion = converted([
      "a.json":
        #"{ "a": { "value": "{b}" }, "b": { "value": "{a}" }, "c": { "value": "{a}" }, "d": { "value": "1px", "type": "size" } }"#
    ])
    let lost = conversion.findings.filter { $0.rule == .notCarried }
    #expect(lost.map(\.path) == ["a", "b", "c"])
    #expect(conversion.tokenCount == 1)
  }

  @Test func `a token that only one theme can resolve is left out of the others`() throws {
    let conversion = converted([
      "light.json":
        ##"{ "a": { "$type": "color", "$value": "#fff" }, "b": { "$type": "color", "$value": "#000" }, "x": { "$type": "color", "$value": "#000" } }"##,
      "dark.json":
        ##"{ "a": { "$type": "color", "$value": "#000" }, "b": { "$type": "color", "$value": "#fff" } }"##,
      "uses.json":
        #"{ "u": { "$type": "color", "$value": "{x}" }, "w": { "$type": "dimension", "$value": "1px" } }"#,
    ]) { $0.modes = [ModeAxis("mode=light:light,dark:dark")].compactMap(\.self) }
    #expect(!conversion.hasErrors && conversion.built().errors == "")
    let lost = try #require(conversion.findings.first { $0.rule == .notCarried })
    #expect(lost.place == Place(file: "uses.json", line: 1, column: 38))
    #expect(lost.message == "'u': no set of its theme declares 'x' (in dark)")
  }

  @Test func `findings about copied files refer to the inputs`() {
    let resolver = #"""
      { "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "lost.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """#
    let lost = converted(["in/a/t.resolver.json": resolver, "in/b.json": "{}"])
    let errors = lost.findings.filter { $0.severity == .error }
    #expect(errors.map(\.place) == [Place(file: "in/a/t.resolver.json", line: 1, column: 64)])
    let named = converted(["in/a.json": #"{ "a": { "value": "2px", "type": "size" } }"#]) {
      $0.dialect = .dtcg
    }
    #expect(named.findings.map(\.place.file) == ["in/a.json"])
  }
}
