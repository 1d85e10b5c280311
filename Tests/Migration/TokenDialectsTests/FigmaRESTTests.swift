import Testing
import TokenDialects

@Suite struct FigmaRESTTests {
  @Test func `collections and modes become sets and modifiers`() {
    let conversion = converted([
      "variables.json": ##"""
      { "status": 200, "meta": {
        "variableCollections": {
          "C:1": { "name": "primitives", "modes": [{ "modeId": "1:0", "name": "Value" }], "defaultModeId": "1:0" },
          "C:2": { "name": "mode", "defaultModeId": "2:0",
            "modes": [{ "modeId": "2:1", "name": "dark" }, { "modeId": "2:0", "name": "light" }] },
          "C:3": { "name": "brand b", "isExtension": true, "parentVariableCollectionId": "C:2",
            "modes": [{ "modeId": "C:3/2:0", "name": "light", "parentModeId": "2:0" }],
            "variableOverrides": { "V:20": { "C:3/2:0": { "r": 1, "g": 0, "b": 0, "a": 1 } } } }
        },
        "variables": {
          "V:10": { "name": "gray/0.5", "resolvedType": "COLOR", "variableCollectionId": "C:1",
            "valuesByMode": { "1:0": { "r": 0.7137255072593689, "g": 0.7137255072593689, "b": 0.7137255072593689,
              "a": 0.07999999821186066 } } },
          "V:11": { "name": "space/4", "resolvedType": "FLOAT", "variableCollectionId": "C:1", "scopes": [],
            "valuesByMode": { "1:0": 16 } },
          "V:12": { "name": "font/body", "resolvedType": "STRING", "variableCollectionId": "C:1",
            "scopes": ["FONT_FAMILY"], "valuesByMode": { "1:0": "Inter" } },
          "V:13": { "name": "flag", "resolvedType": "BOOLEAN", "variableCollectionId": "C:1",
            "valuesByMode": { "1:0": true } },
          "V:20": { "name": "page", "resolvedType": "COLOR", "variableCollectionId": "C:2", "scopes": ["ALL_FILLS"],
            "valuesByMode": { "2:0": { "r": 1, "g": 1, "b": 1, "a": 1 }, "2:1": { "type": "VARIABLE_ALIAS", "id": "V:10" } },
            "description": "Behind everything" },
          "V:21": { "name": "gap", "resolvedType": "FLOAT", "variableCollectionId": "C:2", "scopes": ["GAP"],
            "valuesByMode": { "2:0": { "type": "VARIABLE_ALIAS", "id": "V:11" }, "2:1": 12.5 } },
          "V:22": { "name": "faint", "resolvedType": "FLOAT", "variableCollectionId": "C:2", "scopes": ["OPACITY"],
            "valuesByMode": { "2:0": 40, "2:1": 50 } },
          "V:23": { "name": "accent", "resolvedType": "COLOR", "variableCollectionId": "C:2", "deletedButReferenced": true,
            "valuesByMode": { "2:0": { "type": "VARIABLE_ALIAS", "id": "V:abc/9:9" }, "2:1": { "type": "VARIABLE_ALIAS", "id": "V:20" } } },
          "V:24": { "name": "gray/0.5", "resolvedType": "COLOR", "variableCollectionId": "C:2",
            "valuesByMode": { "2:0": { "r": 0, "g": 0, "b": 0, "a": 1 }, "2:1": { "r": 0, "g": 0, "b": 0, "a": 1 } } }
        } } }
      """##
    ])
    #expect(
      conversion.messages == ##"""
        variables.json:11:23: warning: 'gray/0.5' is in 2 collections; this one becomes 'primitives/gray/0.5' [changed-value]
        variables.json:12:32: warning: 'primitives/gray/0.5' becomes 'primitives/gray/0_5': DTCG names cannot be empty, begin with $, or contain . { } [changed-value]
        variables.json:15:32: warning: 'space/4': a number without a scope; it becomes 16px, because 'gap' is a length [changed-value]
        variables.json:19:32: warning: 'flag': DTCG 2025.10 has no type 'boolean'; if true has another type, set it with --type 'flag=TYPE' [not-carried]
        variables.json:27:23: warning: 'accent' is deleted in Figma but still referenced, so it is kept [changed-value]
        variables.json:28:32: warning: 'accent' references the variable V:abc/9:9, which is not in this response; also request the file of its library [not-carried]
        variables.json:29:23: warning: 'gray/0.5' is in 2 collections; this one becomes 'mode/gray/0.5' [changed-value]
        variables.json:30:32: warning: 'mode/gray/0.5' becomes 'mode/gray/0_5': DTCG names cannot be empty, begin with $, or contain . { } [changed-value]
        variables.json:30:75: warning: 'mode/gray/0.5' becomes 'mode/gray/0_5': DTCG names cannot be empty, begin with $, or contain . { } [changed-value]

        """##)
    expect(
      conversion,
      toHave: ##"""
        # "mode": "dark"
        "accent": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.7137254902, 0.7137254902, 0.7137254902], "alpha": 0.08, "hex": "#B6B6B6"}, "alias": "page"}
        "faint": {"type": "number", "value": 0.5}
        "font/body": {"type": "fontFamily", "value": "Inter"}
        "gap": {"type": "dimension", "value": {"value": 12.5, "unit": "px"}}
        "mode/gray/0_5": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}}
        "page": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.7137254902, 0.7137254902, 0.7137254902], "alpha": 0.08, "hex": "#B6B6B6"}, "alias": "primitives/gray/0_5", "description": "Behind everything"}
        "primitives/gray/0_5": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.7137254902, 0.7137254902, 0.7137254902], "alpha": 0.08, "hex": "#B6B6B6"}}
        "space/4": {"type": "dimension", "value": {"value": 16, "unit": "px"}}
        # "mode": "light"
        "faint": {"type": "number", "value": 0.4}
        "font/body": {"type": "fontFamily", "value": "Inter"}
        "gap": {"type": "dimension", "value": {"value": 16, "unit": "px"}, "alias": "space/4"}
        "mode/gray/0_5": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}}
        "page": {"type": "color", "value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF"}, "description": "Behind everything"}
        "primitives/gray/0_5": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.7137254902, 0.7137254902, 0.7137254902], "alpha": 0.08, "hex": "#B6B6B6"}}
        "space/4": {"type": "dimension", "value": {"value": 16, "unit": "px"}}
        # "mode": "brand b"
        "faint": {"type": "number", "value": 0.4}
        "font/body": {"type": "fontFamily", "value": "Inter"}
        "gap": {"type": "dimension", "value": {"value": 16, "unit": "px"}, "alias": "space/4"}
        "mode/gray/0_5": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}}
        "page": {"type": "color", "value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#FF0000"}, "description": "Behind everything"}
        "primitives/gray/0_5": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.7137254902, 0.7137254902, 0.7137254902], "alpha": 0.08, "hex": "#B6B6B6"}}
        "space/4": {"type": "dimension", "value": {"value": 16, "unit": "px"}}
        """##)
  }

  @Test func `collections without a name or with the same name get different names`() {
    let conversion = converted([
      "a.json": ##"""
      { "meta": {
        "variableCollections": {
          "C:1": { "name": "a", "modes": [{ "modeId": "1", "name": "b" }, { "modeId": "2", "name": "c" }] },
          "C:2": { "name": "a.b", "modes": [{ "modeId": "1", "name": "x" }] } },
        "variables": {
          "V:1": { "name": "one", "resolvedType": "FLOAT", "scopes": ["OPACITY"],
            "variableCollectionId": "C:1", "valuesByMode": { "1": 1, "2": 2 } },
          "V:2": { "name": "two", "resolvedType": "FLOAT", "scopes": ["OPACITY"],
            "variableCollectionId": "C:2", "valuesByMode": { "1": 3 } },
          "V:3": { "name": "three", "resolvedType": "FLOAT", "scopes": ["OPACITY"],
            "variableCollectionId": "gone", "valuesByMode": { "1": 4 } },
          "V:4": { "name": "four", "resolvedType": "FLOAT", "scopes": ["OPACITY"],
            "variableCollectionId": "gone too", "valuesByMode": { "1": 5 } } } } }
      """##
    ])
    #expect(conversion.tokenCount == 5)
    let built = conversion.built()
    #expect(built.errors == "")
    for name in ["one", "two", "three", "four"] { #expect(built.values.contains("\"\(name)\"")) }
  }

  @Test func `a value for an unknown mode is reported`() {
    let conversion = converted([
      "a.json": #"""
      { "meta": {
        "variableCollections": { "C:1": { "name": "a", "modes": [{ "modeId": "1", "name": "b" }] } },
        "variables": {
          "V:1": { "name": "one", "resolvedType": "FLOAT", "scopes": ["OPACITY"],
            "variableCollectionId": "C:1", "valuesByMode": { "1": 1, "9:9": 2 } } } } }
      """#
    ])
    #expect(
      conversion.messages
        == "a.json:5:71: warning: 'one' has a value for the mode '9:9', which its collection does not "
        + "list [not-carried]\n")
  }

  @Test func `collections with the same modes are one axis`() {
    func collection(_ id: String, _ name: String, _ modes: [String], _ usual: Int = 0) -> String {
      let list = modes.enumerated().map { "{ \"modeId\": \"\(id)\($0)\", \"name\": \"\($1)\" }" }
      return "\"\(id)\": { \"name\": \"\(name)\", \"defaultModeId\": \"\(id)\(usual)\", "
        + "\"modes\": [\(list.joined(separator: ", "))] }"
    }
    func variable(_ id: String, _ name: String, _ collection: String, _ values: [Int]) -> String {
      let list = values.enumerated().map { "\"\(collection)\($0)\": \($1)" }
      return
        "\"\(id)\": { \"id\": \"\(id)\", \"name\": \"\(name)\", \"variableCollectionId\": \"\(collection)\", "
        + "\"resolvedType\": \"FLOAT\", \"scopes\": [\"GAP\"], \"valuesByMode\": { \(list.joined(separator: ", ")) } }"
    }
    let conversion = converted([
      "f.json": """
      { "meta": { "variableCollections": {
          \(collection("A", "Colors", ["Light", "Dark"])), \(collection("B", "Shadows", ["Dark", "Light"], 1)),
          \(collection("C", "Prints", ["Light", "Dark"], 1)), \(collection("D", "Blur", ["Light", "Dark"])) },
        "variables": { \(variable("1", "a", "A", [1, 2])), \(variable("2", "b", "B", [4, 3])),
          \(variable("3", "c", "C", [5, 6])), \(variable("4", "d", "D", [7, 8])) } } }
      """
    ])
    #expect(
      conversion.plan == [
        "modifier 'Colors': 'Light' (default) adds Colors.Light, Shadows.Light, Blur.Light; 'Dark' adds "
          + "Colors.Dark, Shadows.Dark, Blur.Dark, because these collections have the same modes: "
          + "'Colors', 'Shadows', 'Blur'",
        "modifier 'Prints': 'Light' adds Prints.Light; 'Dark' (default) adds Prints.Dark",
        "4 themes (2 × 2)",
      ])
    #expect(conversion.built().errors == "")
  }
}
