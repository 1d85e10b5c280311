import TokenDialects
import TokenTesting

@Suite struct RoundTripTests {
  private let odd = """
    { "$description" : "Kept as it is",
    \t"a": {"$type":"color","$value":{"colorSpace":"oklch","components":[0.70,"none",1e2]},
      "$extensions": { "x": { "n": 1.500, "big": 12345678901234567890 } } } }
    """

  @Test func `files of 2025.10 and their resolver are copied byte for byte`() {
    let resolver = """
      { "version": "2025.10", "resolutionOrder": [ { "type": "set", "name": "all",
        "sources": [ {"$ref": "sub/a.json"} ] } ] }
      """
    let conversion = converted(["t/sub/a.json": odd, "t/r.resolver.json": resolver])
    #expect(conversion.messages == "")
    #expect(conversion.files.map(\.path).sorted() == ["r.resolver.json", "sub/a.json"])
    #expect(conversion.text("sub/a.json") == odd)
    #expect(conversion.text("r.resolver.json") == resolver)
    #expect(conversion.resolver == "r.resolver.json")
  }

  @Test(arguments: [
    ("t//sub/a.json", "t/r.resolver.json"), ("./t/sub/./a.json", "t/x/../r.resolver.json"),
    ("../t/sub/a.json", "..//t/r.resolver.json"), ("/t/sub/a.json", "/../t/r.resolver.json"),
    ("x/../../t/sub/a.json", "../t/r.resolver.json"),
  ])
  func `files are copied to the same paths, however the inputs are written`(
    tokens: String, resolver: String
  ) {
    let conversion = converted([
      tokens: odd,
      resolver: """
      { "version": "2025.10", "resolutionOrder": [ { "type": "set", "name": "all",
        "sources": [ {"$ref": "sub/a.json"} ] } ] }
      """,
    ])
    #expect(conversion.messages == "")
    #expect(conversion.files.map(\.path).sorted() == ["r.resolver.json", "sub/a.json"])
  }

  @Test(arguments: [["..", "/"], ["a.json", "../b.json"], ["/a.json", "b/../../../a.json"]])
  func `no file is written outside the folder`(paths: [String]) {
    let files = paths.map {
      SourceFile(path: $0, text: #"{ "n": { "$type": "number", "$value": 1 } }"#)
    }
    let written = convert(files, ConversionOptions()).files.map(\.path)
    #expect(Set(written).count == 3)
    for path in written { #expect(path.normalizedPath == path && !path.isEmpty) }
  }

  @Test func `files of 2025.10 without a resolver get one`() {
    let conversion = converted(["a.json": odd])
    #expect(conversion.files.map(\.path) == ["a.json", "tokens.resolver.json"])
    #expect(conversion.text("a.json") == odd)
    expect(
      conversion,
      toHave: """
        "a": {"type": "color", "value": {"colorSpace": "oklch", "components": [0.7, "none", 100]}}
        """)
  }

  @Test func `converting the result changes nothing`() {
    let first = converted([
      "light.json": #"{ "a": { "value": "1px", "type": "dimension" }, "b": { "value": "{a}" } }"#,
      "dark.json":
        #"{ "a": { "value": "2px", "type": "dimension" }, "b": { "value": "{a.value}" } }"#,
    ])
    let second = convert(first.sources, ConversionOptions())
    #expect(second.messages == "")
    #expect(Set(second.files) == Set(first.files))
  }

  @Test func `the order of independent files does not change the result`() {
    let one = ("a.json", #"{ "a": { "value": "1px", "type": "dimension" } }"#)
    let two = ("b.json", #"{ "b": { "value": "{a}" } }"#)
    let there = converted([one.0: one.1, two.0: two.1])
    let back = converted([two.0: two.1, one.0: one.1])
    #expect(there.text("b.tokens.json") == back.text("b.tokens.json"))
    #expect(there.built().values == back.built().values)
  }
}
