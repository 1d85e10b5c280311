import TokenTesting

@testable import TokenDialects

/// Exports of Figma plugins, Penpot and Material Theme Builder.
@Suite struct ExporterTests {
  @Test func `metadata of the plugin Design Tokens names modes, and its numbers are px`() {
    func data(_ collection: String, _ mode: String, _ scope: String) -> String {
      #""extensions": { "org.lukasoppermann.figmaDesignTokens": { "mode": "\#(mode)", "#
        + #""collection": "\#(collection)", "scopes": ["\#(scope)"] } }"#
    }
    let conversion = converted([
      "t.json": ##"""
      { "core": { "ink": { "description": null, "type": "color", "value": "#000000ff", "blendMode": "normal" } },
        "theme": {
          "high contrast": { "bg": { "type": "color", "value": "{core.ink}", \##(data("Theme", "High Contrast", "ALL_SCOPES")) } },
          "default": { "bg": { "type": "color", "value": "#ffffffff", \##(data("Theme", "Default", "ALL_SCOPES")) } } },
        "density": {
          "default": { "gap": { "type": "dimension", "value": 8, \##(data("Density", "Default", "GAP")) } },
          "tight": { "gap": { "type": "dimension", "value": 0.40000000200345043, \##(data("Density", "Tight", "GAP")) } } },
        "button": { "bg": { "type": "color", "value": "{Theme.bg}" } } }
      """##
    ])
    #expect(conversion.messages == "")
    #expect(conversion.plan.last == "4 themes (2 × 2)")
    let black = ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}"##
    #expect(
      conversion.built().values.hasPrefix(
        ##"""
        # "Theme": "High Contrast",
        # "Density": "Default"
        "button/bg": {"type": "color", "value": \##(black), "alias": "theme/bg"}
        "core/ink": {"type": "color", "value": \##(black)}
        "density/gap": {"type": "dimension", "value": {"value": 8, "unit": "px"}}
        "theme/bg": {"type": "color", "value": \##(black), "alias": "core/ink"}
        """##))
    #expect(
      conversion.built().values.contains(
        #""density/gap": {"type": "dimension", "value": {"value": 0.4, "unit": "px"}}"#))
  }

  @Test func `types of the plugin Design Tokens become types of DTCG`() {
    let conversion = converted([
      "t.json": ##"""
      { "body": { "$type": "custom-fontStyle", "$value": { "fontSize": 18, "fontFamily": "Inter", "fontWeight": 500,
          "letterSpacing": 0.3, "lineHeight": 27, "paragraphIndent": 0, "textCase": "none" } },
        "card": { "$type": "custom-radius", "$value": { "smoothing": 0, "topLeft": 6, "topRight": 6 } },
        "tab": { "$type": "custom-radius", "$value": { "smoothing": 0, "topLeft": 6, "topRight": 0 } },
        "dash": { "$type": "custom-stroke", "$value": { "align": "center", "dashPattern": [4, 2], "lineCap": "none",
          "weight": 1, "color": "#000000ff" } },
        "fade": { "$type": "custom-transition", "$value": { "duration": 0.30000001192092896,
          "easingFunction": { "x1": 0.41999998688697815, "x2": 1, "y1": 0, "y2": 1 } } },
        "lift": { "$type": "custom-shadow", "$value": { "shadowType": "innerShadow", "radius": 8, "color": "#000000ff",
          "offsetX": 0, "offsetY": 3, "spread": 0 } } }
      """##
    ])
    #expect(
      conversion.messages == """
        t.json:4:48: warning: 'tab': DTCG 2025.10 has no type 'custom-radius'; no other type has such parts [not-carried]

        """)
    let black = ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}"##
    expect(
      conversion,
      toHave: ##"""
        "body": {"type": "typography", "value": {"fontFamily": "Inter", "fontSize": {"value": 18, "unit": "px"}, "fontWeight": 500, "letterSpacing": {"value": 0.3, "unit": "px"}, "lineHeight": 1.5}}
        "card": {"type": "dimension", "value": {"value": 6, "unit": "px"}}
        "dash": {"type": "border", "value": {"color": \##(black), "width": {"value": 1, "unit": "px"}, "style": {"dashArray": [{"value": 4, "unit": "px"}, {"value": 2, "unit": "px"}], "lineCap": "butt"}}}
        "fade": {"type": "transition", "value": {"duration": {"value": 0.3, "unit": "s"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0.42, 0, 1, 1]}}
        "lift": {"type": "shadow", "value": {"color": \##(black), "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 3, "unit": "px"}, "blur": {"value": 8, "unit": "px"}, "spread": {"value": 0, "unit": "px"}, "inset": true}}
        """##)
  }

  @Test func `TokensBrücke has modes of any names for each collection`() {
    let conversion = converted([
      "t.json": ##"""
      { "Base": { "one": { "$type": "number", "$value": 1, "$extensions": { "mode": {} } } },
        "Brand": { "n": { "$type": "number", "$value": "{Base.one.$value}", "$extensions": { "mode": { "Acme": "{Base.one.$value}", "Zen": 2 } } } },
        "Space": { "m": { "$type": "number", "$value": 4, "$extensions": { "mode": { "Comfy": 8, "Tight": 4 } } } },
        "$extensions": { "tokens-bruecke-meta": { "useDTCG": true } } }
      """##
    ])
    #expect(conversion.messages == "")
    expect(
      conversion,
      toHave: [("Acme", "Comfy"), ("Acme", "Tight"), ("Zen", "Comfy"), ("Zen", "Tight")].map {
        """
        # "Brand": "\($0)",
        # "Space": "\($1)"
        "Base/one": {"type": "number", "value": 1}
        "Brand/n": {"type": "number", "value": \($0 == "Acme" ? #"1, "alias": "Base/one""# : "2")}
        "Space/m": {"type": "number", "value": \($1 == "Comfy" ? 8 : 4)}
        """
      }.joined(separator: "\n"))
  }

  @Test func `parts of Penpot's text styles are in the plural`() {
    let conversion = converted([
      "t.json": #"""
      { "base": { "size": { "$value": "24", "$type": "fontSizes" },
          "title": { "$type": "typography", "$value": { "fontFamilies": ["Inter", "serif"], "fontSizes": "{size}",
            "fontWeights": "600", "lineHeights": "1.5", "letterSpacing": "0" } } },
        "$themes": [{ "id": "1", "name": "main", "description": "", "isSource": false, "selectedTokenSets": { "base": "enabled" } }],
        "$metadata": { "tokenSetOrder": ["base"], "activeThemes": ["/main"], "activeSets": ["base"] } }
      """#
    ])
    #expect(conversion.messages == "")
    #expect(
      conversion.built().values.hasSuffix(
        #""title": {"type": "typography", "value": {"fontFamily": ["Inter", "serif"], "fontSize": {"value": 24, "unit": "px"}, "fontWeight": 600, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}"#
      ))
  }

  @Test func `lists of Figma's plugin API are read like its REST API, across files`() {
    let conversion = converted([
      "a.json": #"""
      { "id": "C:1", "name": "Core", "modes": { "1:0": "Value" }, "variables": [
        { "id": "V:1", "name": "gap", "type": "FLOAT", "scopes": ["GAP"], "valuesByMode": { "1:0": 8 } }] }
      """#,
      "b.json": #"""
      { "id": "C:2", "name": "Size", "modes": [{ "modeId": "2:0", "name": "Wide" }, { "modeId": "2:1", "name": "Tight" }],
        "variables": [{ "id": "V:2", "name": "page", "resolvedType": "FLOAT", "scopes": ["GAP"],
          "valuesByMode": { "2:0": { "type": "VARIABLE_ALIAS", "id": "V:1" }, "2:1": 4 } }] }
      """#,
    ])
    expect(
      conversion,
      toHave: #"""
        # "Size": "Wide"
        "gap": {"type": "dimension", "value": {"value": 8, "unit": "px"}}
        "page": {"type": "dimension", "value": {"value": 8, "unit": "px"}, "alias": "gap"}
        # "Size": "Tight"
        "gap": {"type": "dimension", "value": {"value": 8, "unit": "px"}}
        "page": {"type": "dimension", "value": {"value": 4, "unit": "px"}}
        """#)
  }
}
