import Testing

@Suite struct FigmaExportTests {
  @Test func `files of a collection become contexts of a modifier, and aliases are restored`() {
    let conversion = converted([
      "Dark.tokens.json": ##"""
      {
        "border": { "plain": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1, "hex": "#000000" },
          "$extensions": { "com.figma.variableId": "VariableID:6:1", "com.figma.aliasData": {
            "targetVariableName": "neutral/lighter", "targetVariableSetName": "palette" } } } },
        "gap": { "$type": "number", "$value": 10,
          "$extensions": { "com.figma.variableId": "VariableID:6:2", "com.figma.scopes": ["GAP"] } },
        "$extensions": { "com.figma.modeName": "Dark" }
      }
      """##,
      "Light.tokens.json": ##"""
      {
        "border": { "plain": { "$type": "color",
          "$value": { "colorSpace": "srgb", "alpha": 0.07999999821186066, "hex": "#B6B6B6",
            "components": [0.7137255072593689, 0.7137255072593689, 0.7137255072593689] },
          "$extensions": { "com.figma.variableId": "VariableID:6:1", "com.figma.aliasData": {
            "targetVariableName": "neutral/lighter", "targetVariableSetName": "palette" } } } },
        "gap": { "$type": "number", "$value": 8,
          "$extensions": { "com.figma.variableId": "VariableID:6:2", "com.figma.scopes": ["GAP"] } },
        "$extensions": { "com.figma.modeName": "Light" }
      }
      """##,
      "Mode 1.tokens.json": ##"""
      {
        "neutral": { "lighter": { "$type": "color",
          "$value": { "colorSpace": "srgb", "alpha": 0.07999999821186066, "hex": "#B6B6B6",
            "components": [0.7137255072593689, 0.7137255072593689, 0.7137255072593689] },
          "$extensions": { "com.figma.variableId": "VariableID:9:1" } } },
        "family": { "$type": "string", "$value": "Inter",
          "$extensions": { "com.figma.variableId": "VariableID:9:2", "com.figma.scopes": ["FONT_FAMILY"] } },
        "strength": { "$type": "string", "$value": "Semi Bold",
          "$extensions": { "com.figma.variableId": "VariableID:9:3", "com.figma.scopes": ["FONT_STYLE"] } },
        "greeting": { "$type": "string", "$value": "Hello",
          "$extensions": { "com.figma.variableId": "VariableID:9:4", "com.figma.scopes": ["ALL_SCOPES"] } },
        "shown": { "$type": "number", "$value": 1,
          "$extensions": { "com.figma.variableId": "VariableID:9:5", "com.figma.type": "boolean" } },
        "$extensions": { "com.figma.modeName": "Mode 1" }
      }
      """##,
    ])
    #expect(
      conversion.messages == ##"""
        Dark.tokens.json:3:15: warning: 'border/plain' is an alias of 'neutral/lighter' of 'palette' in Figma, which has another value in these files; its value replaces the alias [changed-value]
        Mode 1.tokens.json:10:46: warning: 'greeting': DTCG 2025.10 has no type 'string'; if "Hello" has another type, set it with --type 'greeting=TYPE' [not-carried]
        Mode 1.tokens.json:12:43: warning: 'shown': DTCG 2025.10 has no type 'boolean'; if 1 has another type, set it with --type 'shown=number' [not-carried]

        """##)
    expect(
      conversion,
      toHave: ##"""
        # "mode": "Dark"
        "border/plain": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}}
        "family": {"type": "fontFamily", "value": "Inter"}
        "gap": {"type": "dimension", "value": {"value": 10, "unit": "px"}}
        "neutral/lighter": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.7137254902, 0.7137254902, 0.7137254902], "alpha": 0.08, "hex": "#B6B6B6"}}
        "strength": {"type": "fontWeight", "value": 600}
        # "mode": "Light"
        "border/plain": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.7137254902, 0.7137254902, 0.7137254902], "alpha": 0.08, "hex": "#B6B6B6"}, "alias": "neutral/lighter"}
        "family": {"type": "fontFamily", "value": "Inter"}
        "gap": {"type": "dimension", "value": {"value": 8, "unit": "px"}}
        "neutral/lighter": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.7137254902, 0.7137254902, 0.7137254902], "alpha": 0.08, "hex": "#B6B6B6"}}
        "strength": {"type": "fontWeight", "value": 600}
        """##)
  }
}
