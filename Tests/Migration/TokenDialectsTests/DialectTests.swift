import TokenTesting

@testable import TokenDialects

/// The requirements of every dialect. A new dialect needs a sample here.
@Suite struct DialectTests {
  /// Files of each dialect that are recognized and convert without an error.
  private static let samples: [String: KeyValuePairs<String, String>] = [
    "dtcg-resolver": [
      "t.resolver.json": #"""
      { "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "a.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """#,
      "a.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
    ],
    "dtcg": ["a.json": #"{ "a": { "$type": "number", "$value": 1 } }"#],
    "dtcg-draft-3": ["a.json": #"{ "a": { "$type": "number", "$value": 1, "docs": {} } }"#],
    "dtcg-draft-2": ["a.json": ##"{ "a": { "$type": "color", "$value": "#fff" } }"##],
    "dtcg-draft-1": ["a.json": #"{ "a": { "value": [0, 0, 1, 1], "type": "cubic-bezier" } }"#],
    "tokens-studio": ["a.json": #"{ "a": { "value": "4", "type": "borderRadius" } }"#],
    "style-dictionary": ["a.json": ##"{ "color": { "a": { "value": "#fff" } } }"##],
    "figma-rest": [
      "a.json": #"""
      { "meta": {
          "variableCollections": { "C": {
            "id": "C", "name": "Core", "defaultModeId": "1:0",
            "modes": [{ "modeId": "1:0", "name": "Mode" }], "variableIds": ["V"] } },
          "variables": { "V": {
            "id": "V", "name": "a", "variableCollectionId": "C", "resolvedType": "COLOR",
            "valuesByMode": { "1:0": { "r": 1, "g": 1, "b": 1, "a": 1 } } } } } }
      """#
    ],
    "figma-export": [
      "a.json": #"""
      { "a": { "$type": "number", "$value": 1, "$extensions": { "com.figma.variableId": "V" } },
        "$extensions": { "com.figma.modeName": "Light" } }
      """#
    ],
    "figma-plugin": [
      "a.json": #"""
      [{ "core": { "modes": { "Mode 1": { "a": { "$type": "float", "$value": 1 } } } } }]
      """#
    ],
    "material-theme": [
      "a.json":
        ##"{ "schemes": { "light": { "a": "#fff" } }, "palettes": { "b": { "0": "#000" } } }"##
    ],
    "tokens-bruecke": [
      "a.json":
        #"{ "a": { "$type": "number", "$value": 1 }, "$extensions": { "tokens-bruecke-meta": {} } }"#
    ],
    "design-tokens-plugin": ["a.json": #"{ "a": { "value": 0.5, "type": "custom-opacity" } }"#],
    "spectrum": [
      "a.json": ##"""
      { "a": { "$schema": "https://x/spectrum-tokens/token-types/color.json", "value": "#fff" } }
      """##
    ],
  ]

  @Test(arguments: Dialect.all)
  func `every dialect has a sample that is recognized and converts`(dialect: Dialect) throws {
    let files = try #require(Self.samples[dialect.id], "a sample of \(dialect.id) is missing")
    let conversion = converted(files) { options in
      // Without a sign in files, only `--from` selects it.
      if dialect.signs.isEmpty { options.dialect = dialect }
    }
    #expect(conversion.recognized.first?.dialect == dialect)
    #expect(conversion.findings.filter { $0.severity == .error }.map(\.message) == [])
    #expect(conversion.resolver != nil)
    #expect(conversion.built().errors == "")
  }

  @Test(arguments: Dialect.all)
  func `the page on converting has a row for each dialect`(dialect: Dialect) throws {
    let page = try String(
      contentsOf: packageFolder.appending(path: "docs/how-to/convert.md"), encoding: .utf8)
    #expect(page.contains("`\(dialect.id)`"))
  }
}

extension Dialect: CustomTestStringConvertible {
  /// The id, for the list of tests.
  public var testDescription: String { id }
}
