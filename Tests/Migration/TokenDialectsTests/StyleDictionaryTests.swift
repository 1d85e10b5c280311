import TokenDialects
import TokenTesting

@Suite struct StyleDictionaryTests {
  private let base = """
    {
      "size": { "font": {
        "small": { "value": "0.75rem" },
        "base": { "value": "16px", "comment": "The usual size" } } },
      "color": { "base": {
        "gray": { "light": { "value": "#CCC" }, "0.5": { "value": "hsl(120, 100%, 25%)" } },
        "red": { "value": "rgba(255,0,0,.5)", "attributes": { "n": 1.50 }, "themeable": true } } },
      "time": { "fast": { "value": "0.2s" } },
      "motion": { "in": { "value": "ease-in", "type": "cubicBezier" } }
    }
    """
  private let uses = """
    {
      "color": { "font": { "value": "{color.base.gray.0.5.value}" } },
      "shadow": { "value": "0 1px 2px {color.base.red}, inset 0 0 1px 3px #000", "type": "shadow" },
      "line": { "value": "1px solid {color.font}", "type": "border" },
      "move": { "value": "{time.fast} {motion.in} 10ms", "type": "transition" },
      "body": { "type": "typography", "value": { "fontFamily": "'Inter', Arial",
        "fontSize": "{size.font.base.value}", "lineHeight": "24px", "fontWeight": 500, "letterSpacing": "0.1em" } }
    }
    """

  @Test func `values, references and shorthands become tokens`() {
    let conversion = converted(["t/base.json": base, "t/uses.json": uses])
    #expect(
      conversion.messages == ##"""
        t/base.json:6:63: warning: 'color/base/gray/0.5' becomes 'color/base/gray/0_5': DTCG names cannot be empty, begin with $, or contain . { } [changed-value]
        t/uses.json:6:44: warning: 'body': 'letterSpacing': "0.1em" is relative to the font size; it becomes 1.6px [changed-value]
        t/uses.json:6:44: warning: 'body': 'lineHeight': the line height "24px" is a length; it becomes 1.5 times the font size [changed-value]

        """##)
    expect(
      conversion,
      toHave: ##"""
        "body": {"type": "typography", "value": {"fontFamily": ["Inter", "Arial"], "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 500, "letterSpacing": {"value": 1.6, "unit": "px"}, "lineHeight": 1.5}}
        "color/base/gray/0_5": {"type": "color", "value": {"colorSpace": "hsl", "components": [120, 100, 25], "hex": "#008000"}}
        "color/base/gray/light": {"type": "color", "value": {"colorSpace": "srgb", "components": [0.8, 0.8, 0.8], "hex": "#CCCCCC"}}
        "color/base/red": {"type": "color", "value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5, "hex": "#FF0000"}}
        "color/font": {"type": "color", "value": {"colorSpace": "hsl", "components": [120, 100, 25], "hex": "#008000"}, "alias": "color/base/gray/0_5"}
        "line": {"type": "border", "value": {"color": {"colorSpace": "hsl", "components": [120, 100, 25], "hex": "#008000"}, "width": {"value": 1, "unit": "px"}, "style": "solid"}}
        "motion/in": {"type": "cubicBezier", "value": [0.42, 0, 1, 1]}
        "move": {"type": "transition", "value": {"duration": {"value": 0.2, "unit": "s"}, "delay": {"value": 10, "unit": "ms"}, "timingFunction": [0.42, 0, 1, 1]}}
        "shadow": {"type": "shadow", "value": [{"color": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5, "hex": "#FF0000"}, "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}, {"color": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}, "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 0, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 3, "unit": "px"}, "inset": true}]}
        "size/font/base": {"type": "dimension", "value": {"value": 16, "unit": "px"}, "description": "The usual size"}
        "size/font/small": {"type": "dimension", "value": {"value": 0.75, "unit": "rem"}}
        "time/fast": {"type": "duration", "value": {"value": 0.2, "unit": "s"}}
        """##)
  }

  @Test func `members that DTCG does not have are kept verbatim`() {
    let text = converted(["base.json": base]).text("base.tokens.json")
    #expect(text.contains(#""attributes": {"n": 1.50}"#))
    #expect(text.contains(#""themeable": true"#))
    #expect(text.contains(#""$description": "The usual size""#))
  }

  @Test func `values that cannot be converted are reported with their places`() {
    let conversion = converted([
      "a.json": ##"""
      { "x": { "value": "big" }, "y": { "value": "#fff" },
        "calc": { "value": "{size.a} * 2", "type": "dimension" },
        "c1": { "value": "{c2}" }, "c2": { "value": "{c1.value}" },
        "size": { "a": { "value": "1em" }, "b": { "value": "{size.a}" } },
        "text": { "value": "Hello", "type": "string" },
        "lost": { "value": "{no.such}", "type": "color" }, "n": 1, "kept": { "value": "1px", "type": "size" } }
      """##
    ])
    #expect(
      conversion.messages == ##"""
        a.json:1:1: error: 8 of 9 values are left out; the warnings say why: correct the sources, or accept it with --partial [lost-values]
        a.json:1:19: error: 'x' has no type, and "big" does not show which; set it with --type 'x=TYPE' [missing-type]
        a.json:1:44: error: 'y' has no type; "#fff" looks like color; set it with --type 'y=color', or use --infer-types [missing-type]
        a.json:2:22: warning: 'calc': "{size.a} * 2" has the unit 'em', but DTCG 2025.10 supports only px and rem [not-carried]
        a.json:3:20: warning: 'c1': it is part of a cycle of references, or references one [not-carried]
        a.json:3:47: warning: 'c2': it is part of a cycle of references, or references one [not-carried]
        a.json:4:29: warning: 'size/a': "1em" has the unit 'em', but DTCG 2025.10 supports only px and rem [not-carried]
        a.json:4:54: warning: 'size/b': {size.a} cannot be converted; fix that first [not-carried]
        a.json:4:29: note: 'size/a': "1em" has the unit 'em', but DTCG 2025.10 supports only px and rem
        a.json:5:22: warning: 'text': DTCG 2025.10 has no type 'string'; if "Hello" has another type, set it with --type 'text=TYPE' [not-carried]
        a.json:6:22: warning: 'lost': {no.such} is not among the converted tokens; add it, or replace the alias with a value [not-carried]
        a.json:6:54: warning: 'n' is a number, not a token or group; it is left out [not-carried]

        """##)
    expect(
      conversion,
      toHave: ##"""
        "kept": {"type": "dimension", "value": {"value": 1, "unit": "px"}}
        """##)
  }

  @Test func `the first rule that matches a path sets the type`() {
    let text = ##"{ "x": { "a": { "value": "#fff" }, "b": { "c": { "value": "4" } } } }"##
    let conversion = converted(["a.json": text]) {
      $0.types = [("x/a", .color), ("x/**", .number), ("**", .dimension)]
    }
    #expect(conversion.messages == "")
    expect(
      conversion,
      toHave: """
        "x/a": {"type": "color", "value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF"}}
        "x/b/c": {"type": "number", "value": 4}
        """)
  }

  @Test func `a token that two files declare is reported, and the later one wins`() {
    let conversion = converted([
      "a.json":
        #"{ "s": { "value": "1px", "type": "dimension" }, "t": { "value": "3px", "type": "dimension" }, "u": { "value": "3px", "type": "dimension" } }"#,
      "b.json":
        #"{ "s": { "value": "2px", "type": "dimension" }, "v": { "value": "3px", "type": "dimension" }, "w": { "value": "3px", "type": "dimension" } }"#,
    ])
    #expect(
      conversion.messages == """
        b.json:1:19: warning: this file overrides 's' of 'a'; to keep both, say with --mode which contexts they are [changed-value]
        a.json:1:19: note: 's' is overridden

        """)
    #expect(
      conversion.built().values.contains(
        #""s": {"type": "dimension", "value": {"value": 2, "unit": "px"}}"#))
  }

  @Test func `the first draft is read like Style Dictionary, with its own types`() {
    let conversion = converted([
      "a.json": ##"""
      { "f": { "value": "Inter", "type": "font" },
        "q": { "value": [0, 0, 1, 1], "type": "cubic-bezier", "description": "Straight" },
        "t": { "value": "x", "type": "typedef" } }
      """##
    ])
    #expect(conversion.recognized[0].dialect == .draft1)
    #expect(
      conversion.messages == ##"""
        a.json:3:19: warning: 't': DTCG 2025.10 has no type 'typedef'; set the type of "x" with --type 't=TYPE' [not-carried]

        """##)
    expect(
      conversion,
      toHave: ##"""
        "f": {"type": "fontFamily", "value": "Inter"}
        "q": {"type": "cubicBezier", "value": [0, 0, 1, 1], "description": "Straight"}
        """##)
  }
}
