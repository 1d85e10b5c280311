import TokenDialects
import TokenTesting

@Suite struct FigmaPluginTests {
  @Test func `what cannot be a variable is reported`() {
    let deep =
      String(repeating: #"{ "g": "#, count: 500)
      + #"{ "$type": "float", "$value": 1 }"# + String(repeating: " }", count: 500)
    let deepPath = "deep" + String(repeating: "/g", count: 500)
    let conversion = converted([
      "export.json": ##"""
      [ 3,
        { "ok": { "modes": { "m": { "a": { "$type": "float", "$value": 1 }, "deep": \##(deep) } } },
          "x": 4, "y": { "modes": [] }, "z": { "modes": { "m": 5 } },
          "more": { "id": 1, "modes": { "m": {
            "b": { "$type": "float", "$value": {} }, "c": { "$type": "string", "$value": 1 },
            "d": { "$type": "boolean", "$value": true }, "e": { "$type": "float", "$value": "{f}" },
            "f": { "$type": "float", "$value": "{e}" }, "{g}": { "$type": "float", "$value": 2 },
            "h": { "$type": "float", "$collectionName": 7, "$scopes": 8, "$value": 3 }, "i": "text",
            "j": { "$type": 9, "$value": 1 } } } } } ]
      """##
    ])
    #expect(
      conversion.findings.map(\.message) == [
        "expected an object of collections, found a number",
        "'\(deepPath)': it is in 500 groups; use fewer than 128",
        "'x' has no 'modes', so it is not a collection; it is left out",
        "'y' has no 'modes', so it is not a collection; it is left out",
        "expected an object of tokens, found a number",
        "'id' of the collection 'more' is left out; only 'modes' is read",
        "'b': expected a number, found an object",
        "'c': DTCG 2025.10 has no type 'string'; if 1 has another type, set it with --type 'c=number'",
        "'d': DTCG 2025.10 has no type 'boolean'; if true has another type, set it with --type 'd=TYPE'",
        "'e': it is part of a cycle of references, or references one",
        "'f': it is part of a cycle of references, or references one",
        "'{g}': DTCG 2025.10 does not allow { and } in names; they become ( and )",
        "'i' is a string, not a token or group; it is left out",
        "'j' has no type; 1 looks like number; set it with --type 'j=number', or use --infer-types",
      ])
  }

  @Test(arguments: [
    #"{ "core": { "modes": { "light": { "a": { "$type": "number", "$value": 1 } } } } }"#,
    #"{ "core": { "modes": { "$type": "number", "light": { "a": { "$value": 1 } } } } }"#,
  ]) func `a group named modes is not a sign`(_ text: String) {
    #expect(converted(["a.json": text]).recognized.map(\.dialect) == [.dtcg])
  }
}
