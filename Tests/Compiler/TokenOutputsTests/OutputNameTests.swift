import TokenTesting

@testable import TokenOutputs

/// Names in other formats are safe and unique.
@Suite struct OutputNameTests {
  private func messages(_ format: String, _ one: String, _ other: String) -> [String] {
    let config = """
      { "outputs": [{ "format": "\(format)", "to": "t"\(format == "compose" ? #", "package": "a""# : "") }] }
      """
    let color =
      #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#
    let tokens = "{ \(quoted(one)): \(color), \(quoted(other)): \(color) }"
    let compilation = compiled(["tincture.json": config, "t.tokens.json": tokens])
    #expect(compilation.hasErrors == compilation.files.isEmpty)
    return compilation.findings(.nameCollision).map(\.message)
  }

  @Test(arguments: [
    ("css", "a-b", "aB", "'--a-b' in CSS"), ("css", "Foo", "foo", "'--foo' in CSS"),
    ("compose", "a-b", "a b", "'aB' in Kotlin"), ("compose", "Foo", "foo", "'foo' in Kotlin"),
    ("xcassets", "Foo", "foo", "'foo.colorset' in the asset catalog"),
    ("xcassets", "a/b", "a:b", "'a_b.colorset' in the asset catalog"),
    ("xcassets", "caf\u{E9}", "cafe\u{301}", "'cafe\u{301}.colorset' in the asset catalog"),
  ]) func `names that become equal are an error`(
    format: String, one: String, other: String, name: String
  ) {
    let found = messages(format, one, other)
    #expect(found.count == 1)
    #expect(found.first?.contains("would both be \(name); set \"names\": { ") ?? false, "\(found)")
    #expect(found.first?.hasSuffix(" for the output 't', or rename one of them") ?? false)
  }

  /// Two brands with colors, and another one.
  private func catalog(settings: String = "") -> Compilation {
    let tokens = ["#000011", "#000022", "#000033"].map { hex in
      #"{ "a": \#(AxisProject.token("x", hex)), "b": \#(AxisProject.token("y", hex)) }"#
    }
    return compile(
      AxisProject(
        axes: [("brand", [("a/b", tokens[0]), ("a:b", tokens[1]), ("zen", tokens[2])])],
        settings: #""outputs": [{ "format": "xcassets", "to": "a.xcassets" }]"# + settings
      ).sources)
  }

  @Test func `brands with one folder in an asset catalog are reported once`() {
    let compilation = catalog()
    #expect(
      compilation.findings(.nameCollision).map { "\($0.place.line): \($0.message)" } == [
        "2: the contexts 'a/b' and 'a:b' of 'brand' would both be the folder 'a_b' in the asset "
          + "catalog; rename one of them"
      ])
    #expect(compilation.findings(.invalidProject).map(\.message) == [])
  }

  @Test func `a brand that inputs leaves out has no folder`() {
    let compilation = catalog(settings: #", "inputs": [{ "brand": "a/b" }, { "brand": "zen" }]"#)
    #expect(compilation.findings(.nameCollision).map(\.message) == [])
    #expect(compilation.files.contains { $0.path.hasPrefix("a.xcassets/a_b/") })
  }

  @Test func `an asset catalog has a limit of combinations, and of color sets`() {
    func messages(_ count: Int, base: [String] = []) -> [String] {
      let axes = (0..<count).map { axis in
        let contexts = (0..<6).map { ("c\($0)", AxisProject.token("t\(axis)", "#0000\(10 + $0)")) }
        return ("m\(axis)", contexts)
      }
      let project = AxisProject(
        axes: axes, base: (["{}"] + base).joined(separator: ", "),
        settings: #""outputs": [{ "format": "xcassets", "to": "a.xcassets" }]"#)
      return compile(project.sources).findings(.limitExceeded).map(\.message)
    }
    let end = ", more than the 1024 of an asset catalog; let colors depend on fewer axes"
    #expect(
      messages(4) == ["the colors depend on 1296 combinations of 'm0', 'm1', 'm2' and 'm3'" + end])
    #expect(messages(5) == ["the colors depend on 7776 combinations of 5 modifiers" + end])
    // 216 combinations of 83 colors; of 63, the files can be written.
    let colors = (0..<80).map { AxisProject.token("b\($0)", "#000000") }
    #expect(messages(3, base: Array(colors.prefix(60))) == [])
    #expect(
      messages(3, base: colors) == [
        "17928 color sets are too many for files of this size; let colors depend on fewer modifiers, "
          + "or leave some out with 'exclude'"
      ])
  }

  @Test(arguments: ["css", "compose", "xcassets"])
  func `names that stay different are valid`(format: String) {
    #expect(messages(format, "a-b", "a-c") == [])
  }

  @Test func `a suffixed property cannot have the name of another token`() {
    let config = #"{ "outputs": [{ "format": "css", "to": "t.css" }] }"#
    let tokens = """
      { "a": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 1, "unit": "px" }],
          "lineCap": "round" } },
        "a-line-cap": { "$type": "number", "$value": 1 } }
      """
    let found = compiled(["tincture.json": config, "t.tokens.json": tokens])
    #expect(found.findings(.nameCollision).map(\.path) == ["a-line-cap"])
  }

  @Test(arguments: [
    ("plain", "plain"), ("a/b\\c:d", "a_b_c_d"), (".hidden", "_.hidden"), ("end ", "end _"),
    ("con", "con_"), ("COM1", "COM1_"), ("comet", "comet"), ("a\nb\u{202E}", "a_b_"), ("é", "é"),
    ("*?\"<>|", "______"),
  ])
  func `a name in an asset catalog is valid on every file system`(name: String, expected: String) {
    #expect(name.catalogName == expected)
  }

  @Test(arguments: [
    ("fontSize", "font-size"), ("URLPath", "url-path"), ("Font Size", "font-size"),
    ("gray100", "gray100"), ("a__b", "a-b"), ("\u{1F600}", "u1f600"), ("ÉcoleÀ", "école-à"),
    ("XMLHttp2Request", "xml-http2-request"),
  ])
  func `the words of a name are found in every way of joining them`(name: String, kebab: String) {
    #expect(NameWords(name).kebab == kebab)
  }
}
