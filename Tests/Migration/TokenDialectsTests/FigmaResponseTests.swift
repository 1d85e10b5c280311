import TokenDialects
import TokenTesting

/// Files of Figma: several at once, modes that lose all values, and options.
@Suite struct FigmaResponseTests {
  /// A response with a collection that has two modes; the values of each variable as JSON.
  private func response(
    _ variables: KeyValuePairs<String, (type: String, scope: String, values: [String])>
  ) -> String {
    let members = variables.map { name, variable in
      let values = variable.values.enumerated().map { "\"1:\($0)\": \($1)" }.joined(separator: ", ")
      return #"""
        "V:\#(name)": { "name": "\#(name)", "resolvedType": "\#(variable.type)", "scopes": ["\#(variable.scope)"],
          "variableCollectionId": "C:1", "valuesByMode": { \#(values) } }
        """#
    }
    return #"""
      { "meta": { "variableCollections": { "C:1": { "name": "Theme", "defaultModeId": "1:0",
          "modes": [{ "modeId": "1:0", "name": "Light" }, { "modeId": "1:1", "name": "Dark" }] } },
        "variables": { \#(members.joined(separator: ", ")) } } }
      """#
  }

  private func color(_ numbers: String) -> String {
    let parts = numbers.split(separator: " ")
    return #"{ "r": \#(parts[0]), "g": \#(parts[1]), "b": \#(parts[2]), "a": 1 }"#
  }

  private func alias(_ name: String) -> String {
    #"{ "type": "VARIABLE_ALIAS", "id": "V:\#(name)" }"#
  }

  private func brand(_ page: String) -> String {
    response([
      "bg": ("COLOR", "ALL_SCOPES", [color(page), color("0 0 0")]),
      "fg": ("COLOR", "ALL_SCOPES", [alias("bg"), color("1 1 1")]),
      "line": ("COLOR", "ALL_SCOPES", [color("0.5 0.5 0.5"), color("0.5 0.5 0.5")]),
    ])
  }

  @Test func `variables of two files with other values keep both`() {
    let conversion = converted(["acme.json": brand("1 0 0"), "zen.json": brand("0 1 0")])
    let values = conversion.built().values
    for path in ["Theme/bg", "Theme/fg", "Theme/line", "Theme 2/bg", "Theme 2/fg"] {
      #expect(values.contains("\"\(path)\": "), "\(path)")
    }
    #expect(
      values.contains(
        ##""Theme/fg": {"type": "color", "value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#FF0000"}, "alias": "Theme/bg"}"##
      ))
    #expect(
      values.contains(
        ##""Theme 2/fg": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 1, 0], "hex": "#00FF00"}, "alias": "Theme 2/bg"}"##
      ))
    #expect(conversion.plan.last == "2 themes" && conversion.account[.carried] == 12)
    #expect(conversion.messages.contains("'bg' is in 2 collections; this one becomes 'Theme 2/bg'"))
  }

  @Test func `the same variables in two files stay one`() {
    let conversion = converted(["acme.json": brand("1 0 0"), "zen.json": brand("1 0 0")])
    #expect(conversion.messages == "" && conversion.tokenCount == 12)
    #expect(conversion.account[.carried] == 6 && conversion.account[.shadowed] == 6)
    expect(conversion, toHave: converted(["acme.json": brand("1 0 0")]).built().values)
  }

  @Test func `a mode whose aliases are all broken is lost`() {
    let conversion = converted([
      "a.json": response([
        "a": ("COLOR", "ALL_SCOPES", [color("1 0 0"), alias("gone")]),
        "b": ("COLOR", "ALL_SCOPES", [color("1 0 0"), alias("gone")]),
        "c": ("COLOR", "ALL_SCOPES", [color("1 0 0"), alias("gone")]),
      ])
    ])
    let lost = conversion.findings.filter { $0.rule == .lostMode }
    #expect(lost.count == 1 && lost.first?.message.contains("'Dark' of 'Theme'") == true)
  }

  @Test func `a mode of texts only is not lost`() {
    let conversion = converted([
      "a.json": response(["a": ("STRING", "ALL_SCOPES", [#""a""#, #""b""#])]),
      "b.json": #"""
      { "id": "C:2", "name": "Core", "modes": [{ "modeId": "2:0", "name": "Value" }], "variables": [
        { "id": "V:n", "name": "n", "type": "FLOAT", "scopes": ["GAP"], "valuesByMode": { "2:0": 8 } }] }
      """#,
    ])
    #expect(!conversion.hasErrors && conversion.account[.inexpressible] == 2)
  }

  @Test(arguments: [
    #"{ "meta": { "variableCollections": { "C": { "name": "s", "modes": [{ "modeId": "1", "name": "m" }] } }, "variables": { "V": { "name": "gap", "resolvedType": "FLOAT", "variableCollectionId": "C", "scopes": ["GAP"], "valuesByMode": { "1": 4 } } } } }"#,
    #"{ "gap": { "$type": "number", "$value": 4, "$extensions": { "com.figma.variableId": "V", "com.figma.scopes": ["GAP"] } } }"#,
    #"[{ "s": { "modes": { "m": { "gap": { "$scopes": ["GAP"], "$type": "float", "$value": 4 } } } } }]"#,
    #"{ "gap": { "type": "dimension", "value": 4, "extensions": { "org.lukasoppermann.figmaDesignTokens": { "scopes": ["GAP"] } } } }"#,
    #"{ "gap": { "type": "dimension", "value": 4, "blendMode": "normal", "extensions": { "org.lukasoppermann.figmaDesignTokens": {} } } }"#,
    #"{ "gap": { "$type": "number", "$value": 4, "$scopes": ["GAP"] } }"#,
  ])
  func `--type wins over scopes`(text: String) {
    let conversion = converted(["t.json": text]) { $0.types = [("gap", .number)] }
    #expect(conversion.messages == "")
    #expect(conversion.built().values == #""gap": {"type": "number", "value": 4}"#)
    let usual = converted(["t.json": text])
    #expect(usual.built().values.hasPrefix(#""gap": {"type": "dimension""#))
  }

  @Test func `--base on a response says that the files have the themes`() {
    let conversion = converted(["v.json": brand("1 0 0")]) { $0.bases = ["v"] }
    #expect(
      conversion.findings.map(\.message) == [
        "the files say which themes 'v' is in; leave out --mode and --base"
      ])
  }

  @Test func `an alias into a collection with other modes follows its modes`() {
    func file(_ mode: String, _ name: String, _ hex: String, _ more: String = "") -> String {
      ##"""
      { "\##(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\##(hex == "#AA0000" ? "0.6666666667, 0, 0" : "0, 0.7333333333, 0")], "hex": "\##(hex)" },
          "$extensions": { "com.figma.variableId": "V:\##(name)"\##(more) } },
        "$extensions": { "com.figma.modeName": "\##(mode)" } }
      """##
    }
    let data =
      #", "com.figma.aliasData": { "targetVariableId": "V:main", "targetVariableName": "main", "targetVariableSetName": "Brand" }"#
    let conversion = converted([
      "Light.json": file("Light", "al", "#AA0000", data),
      "Dark.json": file("Dark", "al", "#AA0000", data),
      "Acme.json": file("Acme", "main", "#AA0000"), "Zen.json": file("Zen", "main", "#00BB00"),
    ])
    #expect(conversion.messages == "" && conversion.plan.last == "4 themes (2 × 2)")
    let values = conversion.built().values
    #expect(values.contains(##""hex": "#00BB00"}, "alias": "main"}"##))
  }
}
