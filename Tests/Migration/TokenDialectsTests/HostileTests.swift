import TokenDialects
import TokenTesting

@Suite struct HostileTests {
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
  ]) func `only a token can be called $root`(text: String) {
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

  @Test func `a variable of Figma with too many slashes in its name is left out`() {
    let names = [128, 129].map { String(repeating: "g/", count: $0 - 1) + "v\($0)" }
    let variables = names.map {
      #""\#($0.utf8.count)": { "name": "\#($0)", "valuesByMode": { "a": 1 }, "resolvedType": "FLOAT" }"#
    }
    let text = #"{ "meta": { "variables": { \#(variables.joined(separator: ", ")) } } }"#
    let conversion = converted(["a.json": text])
    #expect(conversion.built().values.contains("g/v128"))
    #expect(!conversion.built().values.contains("v129"))
    #expect(conversion.messages.contains("it is in 128 groups; use fewer than 128"))
  }

  @Test func `collections of Figma that extend each other in a cycle are converted`() {
    let conversion = converted([
      "a.json": """
      { "meta": { "variableCollections": {
          "A": { "name": "A", "parentVariableCollectionId": "B", "modes": [{ "modeId": "a", "name": "x" }] },
          "B": { "name": "B", "parentVariableCollectionId": "A", "modes": [{ "modeId": "b", "name": "y" }] } },
        "variables": { "v": { "name": "size", "variableCollectionId": "A", "resolvedType": "FLOAT",
          "valuesByMode": { "a": 1 } } } } }
      """
    ])
    #expect(conversion.built().values.contains("size"))
  }

  @Test(arguments: ["[]", "[1, 2]", "null", "3", "\"text\"", "{}", #"{ "a": 1 }"#])
  func `a file without tokens is skipped with a finding`(_ text: String) {
    let conversion = converted(["a.json": text])
    #expect(conversion.files.isEmpty)
    #expect(conversion.findings.map(\.rule) == [.notCarried])
    #expect(!conversion.hasErrors)
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

  @Test(arguments: [128, 129, 1000]) func `tokens in many groups are left out`(count: Int) {
    let text =
      String(repeating: #"{"a":"#, count: count) + #"{"value":"1px","type":"size"}"#
      + String(repeating: "}", count: count)
    #expect(converted(["a.json": text]).tokenCount == (count == 128 ? 1 : 0))
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
}
