import TokenDialects
import TokenTesting

/// Types that files do not say.
@Suite struct InferTests {
  @Test(arguments: [
    ("font/family/body", ##""Inter""##, "fontFamily"), ("font/weight/bold", "700", "fontWeight"),
    ("motion/duration/fast", "200", "duration"), ("layer/z-index/top", "10", "number"),
    ("text/lineHeight/body", "1.5", "number"), ("radius/sm", "4", "dimension"),
    ("size/line-height/a", "1.5", "number"), ("x/y", "4", "number"),
    ("x/y", ##""16px""##, "dimension"), ("font/height/short", ##""1.25""##, "number"),
    ("line-height/c", "20", "dimension"), ("line-height-unitless/a", ##""1.5""##, "number"),
    ("tab-size/100", ##""4""##, "number"), ("opacity/10", ##""10%""##, "number"),
    ("font-weight/bold", ##""700""##, "fontWeight"), ("avatar/s", "24", "dimension"),
    ("checkbox/outline", ##""1px solid #FFF""##, "border"), ("a/border-width", "1", "dimension"),
    ("x/y", ##""200ms""##, "duration"), ("x/y", ##""#ABC""##, "color"),
  ]) func `a value and its path tell a type`(path: String, value: String, type: String) {
    let names = path.split(separator: "/")
    let tree =
      names.map { "{ \"\($0)\": " }.joined() + "{ \"value\": \(value) }"
      + String(repeating: " }", count: names.count)
    // A path that Style Dictionary's own rules know is not inferred.
    let conversion = converted(["t.json": "{ \"top\": \(tree) }"]) { $0.infersTypes = true }
    #expect(
      conversion.text("t.tokens.json").contains("\"$type\": \"\(type)\""), "\(conversion.messages)")
  }
}
