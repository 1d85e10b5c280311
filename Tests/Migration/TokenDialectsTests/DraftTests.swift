import Testing

@Suite struct DraftTests {
  @Test func `strings become values, and files with the same tokens become contexts`() {
    let conversion = converted([
      "base.json": ##"""
      {
        "base": { "$type": "color", "$description": "Raw colors",
          "white": { "$value": "#fff" }, "black": { "$value": "#00000080" } },
        "space": { "$type": "dimension", "gap": { "$value": "16px" }, "inset": { "$value": { "value": 2, "unit": "rem" } } },
        "offset": { "$type": "number", "$value": 2 },
        "quick": { "$type": "duration", "$value": "100ms" },
        "font": { "$type": "fontFamily", "$value": "'HPE Graphik', Arial" },
        "dashes": { "$type": "strokeStyle", "$value": { "dashArray": ["1px", "{space.gap}"], "lineCap": "round" } },
        "fade": { "$type": "gradient", "$value": [{ "color": "{base.white}", "position": 0 }, { "color": "#000", "position": 1 }] },
        "unknown": { "$value": "x" }
      }
      """##,
      "colors.dark.json": ##"""
      {
        "color": { "page": { "$type": "color", "$value": "{base.black}" }, "ink": { "$type": "color", "$value": "{base.white}", "$deprecated": true } },
        "focus": { "$type": "shadow", "$value": [{ "blur": 0, "color": "{color.ink}", "offsetX": 0, "offsetY": 0, "spread": "{offset}" }] }
      }
      """##,
      "colors.light.json": ##"""
      {
        "color": { "page": { "$type": "color", "$value": "{base.white}" }, "ink": { "$type": "color", "$value": "{base.black}", "$deprecated": true } },
        "focus": { "$type": "shadow", "$value": [{ "blur": "1px", "color": "{color.ink}", "offsetX": "0px", "offsetY": "0px", "spread": "{space.gap}" }] }
      }
      """##,
    ])
    #expect(
      conversion.messages == ##"""
        base.json:10:26: error: 'unknown' has no type, and "x" does not show which; set it with --type 'unknown=TYPE' [missing-type]
        colors.dark.json:1:1: warning: 'colors.dark' becomes the context 'dark' of the modifier 'mode', because it declares mostly the same tokens as 'colors.light'; if that is wrong, say it with --mode or --base [changed-value]
        colors.dark.json:3:43: warning: 'focus': 'spread': expected a dimension, but {offset} is a number; it is replaced by 2px [changed-value]

        """##)
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(
      values.hasPrefix(
        ##"""
        # "mode": "dark"
        "base/black": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5019607843, "hex": "#000000"}}
        "base/white": {"type": "color", "value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF"}}
        "color/ink": {"type": "color", "value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF"}, "alias": "base/white", "deprecated": true}
        "color/page": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5019607843, "hex": "#000000"}, "alias": "base/black"}
        "dashes": {"type": "strokeStyle", "value": {"dashArray": [{"value": 1, "unit": "px"}, {"value": 16, "unit": "px"}], "lineCap": "round"}}
        "fade": {"type": "gradient", "value": [{"color": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF"}, "position": 0}, {"color": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}, "position": 1}]}
        "focus": {"type": "shadow", "value": {"color": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF"}, "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 0, "unit": "px"}, "blur": {"value": 0, "unit": "px"}, "spread": {"value": 2, "unit": "px"}}}
        "font": {"type": "fontFamily", "value": ["HPE Graphik", "Arial"]}
        "offset": {"type": "number", "value": 2}
        "quick": {"type": "duration", "value": {"value": 100, "unit": "ms"}}
        "space/gap": {"type": "dimension", "value": {"value": 16, "unit": "px"}}
        "space/inset": {"type": "dimension", "value": {"value": 2, "unit": "rem"}}

        """##))
  }

  @Test
  func `files with the same variants form one modifier, and an alias with alpha follows its color`()
  {
    let conversion = converted([
      "t/colors/dark.json": ##"""
      { "ink": { "$type": "color", "$value": "#00000f" }, "haze": { "$type": "color", "$value": "{ink}", "alpha": 0.5 } }
      """##,
      "t/colors/light.json": ##"""
      { "ink": { "$type": "color", "$value": "#000000" }, "haze": { "$type": "color", "$value": "{ink}", "alpha": 0.5 } }
      """##,
      "t/sizes/dark.json": ##"""
      { "gap": { "$type": "dimension", "$value": "2px" } }
      """##,
      "t/sizes/light.json": ##"""
      { "gap": { "$type": "dimension", "$value": "1px" } }
      """##,
    ])
    #expect(
      conversion.messages == ##"""
        t/colors/dark.json:1:1: warning: 2 files become the context 'dark' of the modifier 'mode', because they declare mostly the same tokens as 'colors/light'; if that is wrong, say it with --mode or --base [changed-value]

        """##)
    expect(
      conversion,
      toHave: ##"""
        # "mode": "dark"
        "gap": {"type": "dimension", "value": {"value": 2, "unit": "px"}}
        "haze": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0.05882352941], "alpha": 0.5}}
        "ink": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0.05882352941], "hex": "#00000F"}}
        # "mode": "light"
        "gap": {"type": "dimension", "value": {"value": 1, "unit": "px"}}
        "haze": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}}
        "ink": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}}
        """##)
  }
}
