import Testing

@Suite struct SpectrumTests {
  @Test func `sets become modifiers, and schemas types`() {
    let conversion = converted([
      "color.json": ##"""
      {
        "gray-100": { "$schema": "https://x.test/token-types/color-set.json", "uuid": "u1", "sets": {
          "light": { "$schema": "https://x.test/token-types/color.json", "value": "rgb(255, 255, 255)", "uuid": "a" },
          "dark": { "$schema": "https://x.test/token-types/color.json", "value": "rgba(29, 29, 29, 0.5)", "uuid": "b" } } },
        "page": { "$schema": "https://x.test/token-types/alias.json", "component": "page", "value": "{gray-100}",
          "deprecated": true, "deprecated_comment": "Use base" },
        "height": { "$schema": "https://x.test/token-types/scale-set.json", "sets": {
          "desktop": { "$schema": "https://x.test/token-types/dimension.json", "value": "24px" },
          "mobile": { "$schema": "https://x.test/token-types/dimension.json", "value": "30px" } } },
        "bold": { "$schema": "https://x.test/token-types/font-weight.json", "value": "bold", "private": true },
        "half": { "$schema": "https://x.test/token-types/color-set.json", "sets": { "light": { "$schema": "https://x.test/token-types/alias.json", "value": "{gray-100}" } } },
        "italic": { "$schema": "https://x.test/token-types/font-style.json", "value": "italic" },
        "faint": { "$schema": "https://x.test/token-types/opacity.json", "value": "0.4" },
        "space": { "$schema": "https://x.test/token-types/dimension.json", "value": "0.1em" }
      }
      """##
    ])
    #expect(
      conversion.messages == ##"""
        color.json:11:69: warning: 'half' has no value for 'dark' [not-carried]
        color.json:12:81: warning: 'italic': DTCG 2025.10 has no type 'font-style'; set the type of "italic" with --type 'italic=TYPE' [not-carried]
        color.json:14:79: warning: 'space': "0.1em" has the unit 'em', but DTCG 2025.10 supports only px and rem [not-carried]

        """##)
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(
      values.hasSuffix(
        ##"""
        # "colorScheme": "dark",
        # "scale": "mobile"
        "bold": {"type": "fontWeight", "value": 700}
        "faint": {"type": "number", "value": 0.4}
        "gray-100": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.1137254902, 0.1137254902, 0.1137254902], "alpha": 0.5, "hex": "#1D1D1D"}}
        "height": {"type": "dimension", "value": {"value": 30, "unit": "px"}}
        "page": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.1137254902, 0.1137254902, 0.1137254902], "alpha": 0.5, "hex": "#1D1D1D"}, "alias": "gray-100", "deprecated": "Use base"}
        """##))
  }
}
