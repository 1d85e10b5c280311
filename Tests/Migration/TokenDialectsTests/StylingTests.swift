import TokenDialects
import TokenTesting

/// Values without a type that no type of DTCG can express.
@Suite struct StylingTests {
  private let tokens = ##"""
    { "a": { "value": "var(--x)" }, "b": { "value": "var(--y)" }, "echo": { "value": "{a}" },
      "pad": { "value": "4px 8px" }, "wrap": { "value": "none" }, "empty": { "value": "" },
      "max": { "value": "calc(1px + {pad})" }, "odd": { "value": "hello" } }
    """##

  @Test func `CSS that DTCG has no type for is one finding for each form, and no error`() {
    let conversion = converted(["t.json": tokens])
    #expect(
      conversion.messages == """
        t.json:1:19: warning: 'a' and 1 more, and 1 alias: no type of DTCG 2025.10 can express "var(--x)"; \
        write a plain value, or leave it to CSS [not-carried]
        t.json:2:21: warning: 'pad': no type of DTCG 2025.10 can express "4px 8px"; write a plain value, or \
        leave it to CSS [not-carried]
        t.json:2:53: warning: 'wrap': no type of DTCG 2025.10 can express "none"; write a plain value, or \
        leave it to CSS [not-carried]
        t.json:2:83: warning: 'empty': no type of DTCG 2025.10 can express ""; write a plain value, or leave \
        it to CSS [not-carried]
        t.json:3:21: warning: 'max': no type of DTCG 2025.10 can express "calc(1px + {pad})"; write a plain \
        value, or leave it to CSS [not-carried]
        t.json:3:62: error: 'odd' has no type, and "hello" does not show which; set it with --type 'odd=TYPE' \
        [missing-type]

        """)
  }

  @Test func `with --infer-types, what looks like nothing is left out, and reported`() {
    let conversion = converted(["t.json": ##"{ "odd": { "value": "hello" } }"##]) {
      $0.infersTypes = true
    }
    #expect(
      conversion.messages == """
        t.json:1:21: warning: 'odd' has no type, and "hello" does not show which; set it with --type 'odd=TYPE' \
        [not-carried]

        """)
  }

  @Test(arguments: [
    ("0 1px 2px #FF0000", "shadow"), ("0 1px 2px {c.a}", "shadow"), ("ease-in", "cubicBezier"),
    ("linear-gradient(to right, #FFFFFF, {c.a})", "gradient"), ("Inter, sans-serif", "fontFamily"),
  ])
  func `--infer-types knows values of CSS`(value: String, type: String) {
    let conversion = converted([
      "t.json": ##"{ "x": { "value": "\##(value)" }, "c": { "a": { "value": "#FF0000" } } }"##
    ]) { $0.infersTypes = true }
    #expect(conversion.text("t.tokens.json").contains(##""$type": "\##(type)""##))
    #expect(conversion.built().errors == "")
  }

  @Test func `a percentage is a number only by its name`() {
    let conversion = converted([
      "t.json":
        ##"{ "stretch": { "wide": { "value": "50%" } }, "opacity": { "half": { "value": "50%" } } }"##
    ]) { $0.infersTypes = true }
    #expect(
      conversion.messages.contains(##"'stretch/wide': no type of DTCG 2025.10 can express "50%""##))
    #expect(
      conversion.text("t.tokens.json").contains(##""half": { "$type": "number", "$value": 0.5 }"##))
  }

  @Test func `a list of lengths is not a shadow`() {
    let conversion = converted([
      "t.json": ##"{ "x": { "value": "1px 2px 3px" }, "y": { "value": "0 {x} 0 {x}" } }"##
    ]) { $0.infersTypes = true }
    #expect(conversion.tokenCount == 0)
    #expect(conversion.messages.contains("'x' and 1 more: no type"))
  }

  @Test func `a type that DTCG does not have is inferred with --infer-types`() {
    let conversion = converted([
      "t.json": ##"{ "x": { "$type": "function", "$value": "cubic-bezier(0, 0, 1, 1)" } }"##
    ]) { $0.infersTypes = true }
    #expect(
      conversion.messages == """
        t.json:1:41: warning: 'x' has no type but 'function'; it is read as cubicBezier because of \
        "cubic-bezier(0, 0, 1, 1)"; to set another type, use --type 'x=TYPE' [changed-value]

        """)
    #expect(conversion.tokenCount == 1)
  }

  @Test func `names that end alike are one pattern`() {
    let conversion = converted([
      "t.json":
        ##"{ "card-radius": { "value": "4px" }, "box-radius": { "value": "2px" }, "card-bg": { "value": "#FFFFFF" } }"##
    ])
    #expect(conversion.typePatterns == ["**/*-radius=dimension", "card-bg=color"])
  }
}
