import TokenDialects
import TokenTesting

/// Values without a type that no type of DTCG can express.
@Suite struct StylingTests {
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
}
